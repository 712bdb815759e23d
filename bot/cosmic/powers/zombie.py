"""Zombie: its tokens never go to the warp."""

from bot.cosmic.api import *

_TEXTS, _CAPTIVES, _FFG = "super_zombie", "captives", "ffg"
"""The text of its Super that a table plays (0.7)."""
add_flag(Flag(_TEXTS, (_CAPTIVES, _FFG), power="zombie"))

_SUPER = Question("zombie.super", Of.TOKENS, says="raise", sense="most")
_SUPER_BASES = Question("zombie.super.bases", Of.TOKENS, says="settle")
_FREE = Question("zombie.free", Of.TOKENS, says="free", sense="own_alone")
_ALLIES = Question("zombie.allies", Of.TOKENS, says="back", flare="super")
_BACK = Question("zombie", Of.TOKENS, says="back")
_WILD = Question("zombie.wild", Of.TOKENS, says="back")


def _saves(now: Situation[Loss]) -> bool:
    """True if own tokens are about to be lost, and there is a base for them, or a place like one (Z33)."""
    mine = now.about.of(now.state, now.seat)
    return bool(mine and placing.homes(now.state, now.seat, mine))


def _loose(game: Cosmic, my: Mine, loss: Loss) -> list[int]:
    return sources.loose(game, my.seat, loss.of(game.state, my.seat))


def _freeable(state: CosmicState) -> dict[int, int]:
    seats = [seat for seat in board.active_seats(state) if board.bases(state, seat) or sources.havens(state, seat)]
    return {seat: len(board.warp_tokens(state, seat)) for seat in seats if board.warp_tokens(state, seat)}


class Zombie(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=8):
    not_beside = ("parasite",)

    @LOSING.before.at(Fate.RESCUE).when(_saves)
    def rise(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Only if no base is left, or where they cannot be moved away, do they go to the warp after all."""
        return (yield from placing.rescue(game, my.seat, loss, _BACK))

    @DEAL.stands.when(roles.dealer, lambda now: _freeable(now.state))
    def release(self, game: Cosmic, my: Mine) -> Flow[None]:
        waiting = _freeable(game.state)
        shares = yield from _FREE.split(my.seat, picking.up_to(sum(waiting.values()), waiting), default={})
        freed: dict[Seat, list[int]] = {}
        for seat, count in ((int(name), count) for name, count in shares.items()):
            freed[seat] = yield from picking.some(game, board.warp_tokens(game.state, seat), count, seat, WARP)
        yield from placing.retrieve(game, freed, _FREE)


class WildZombie(Flare):
    @LOSING.before.at(Fate.RESCUE).when(_saves, lambda now: _loose(now.game, now.my, now.about))
    def save_one(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        saved = yield from picking.some(game, _loose(game, my, loss), 1, my.seat)
        yield from placing.send_home(game, saved, _WILD, leaving=loss.tokens)
        return loss.without(saved)


def _by_allies(options: Options) -> bool:
    return options.flag(_TEXTS) == _FFG


def _returning(state: CosmicState, seat: Seat) -> dict[Seat, list[int]]:
    allies = board.with_main(state, seat).allies
    return {ally: board.warp_tokens(state, ally) for ally in allies if ally in _freeable(state)}


class SuperZombie(Flare):
    """Keeps losses of the other side as captives; by ``super_zombie`` it retrieves for allies instead."""

    def readied_with(self, options: Options) -> bool:
        """Only the text that raises losers waits; the other one is played when the allies have committed."""
        return not _by_allies(options)

    @LOSING.before.at(Fate.CONVERT).when(
        roles.winning, roles.beating, roles.committed, roles.has_base, lambda now: not _by_allies(now.state.options)
    )
    def raise_losers(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        prey = captives.opposing(game.state, loss, my.seat)
        most = len(board.in_challenge(game.state, my.seat))
        form = picking.up_to(most, {seat: len(row) for seat, row in prey.items()})
        shares = yield from _SUPER.split(my.seat, form, default={})
        raised: list[int] = []
        for seat, count in shares.items():
            raised += yield from picking.some(game, prey[int(seat)], count, my.seat, taken=True)
        if raised:
            yield from captives.settle(game, my.seat, raised, _SUPER_BASES, loss.cause)
            moves.bind(game, my.seat, my.card, raised)
        return loss.without(raised)

    @ALLIES.committed.when(
        roles.main, lambda now: _by_allies(now.state.options), lambda now: _returning(now.state, now.seat)
    )
    def call_back(self, game: Cosmic, my: Mine) -> Flow[None]:
        wanted: dict[Seat, list[int]] = {}
        for ally, waiting in _returning(game.state, my.seat).items():
            wanted[ally] = yield from picking.some(game, waiting, 1, ally, WARP)
        yield from placing.retrieve(game, wanted, _ALLIES)
