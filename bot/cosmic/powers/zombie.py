"""Zombie: its tokens never go to the warp."""

from __future__ import annotations

from bot.cosmic import placing
from bot.cosmic.effects import Flare, Kind, Power, Side
from bot.cosmic.hooks import LOSS, Fate, Mine
from bot.cosmic.state import Cosmic
from bot.cosmic.subjects import Loss
from bot.kernel.flow import Flow


def _saves(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """Whether own tokens are about to be lost, and there is a base for them."""
    mine = loss.of(game.state, my.seat)
    return bool(mine and placing.elsewhere(game.state, my.seat, mine))


class Zombie(Power):
    """Whenever tokens of yours would go to the warp, they move to any of your bases instead."""

    name = "zombie"
    kind = Kind.MANDATORY

    @LOSS.at(Fate.RESCUE).when(_saves)
    def rise(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Only if no base is left do they go to the warp after all."""
        mine = loss.of(game.state, my.seat)
        yield from placing.send_home(game, mine, "zombie")
        return loss.without(mine)


class WildZombie(Flare):
    """Each time you lose tokens to the warp in this challenge, one of them returns to one of your bases instead."""

    of = "zombie"
    side = Side.WILD

    @LOSS.at(Fate.RESCUE).when(_saves)
    def save_one(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """The first token; which one makes no difference."""
        saved = loss.of(game.state, my.seat)[:1]
        yield from placing.send_home(game, saved, "zombie.wild", leaving=loss.tokens)
        return loss.without(saved)
