"""Sorcerer: swaps the played cards."""

from __future__ import annotations

from bot.cosmic.api import *

_POWER = Question("sorcerer.power", Of.POWERS, says="power")


class Sorcerer(Power):
    """As a main player, once both cards lie face down, you may exchange them, so that each of you reveals the other's
    card. From then on each card belongs to the side on which it lies.
    """

    name = "sorcerer"
    kind = Kind.OPTIONAL
    example = "Ana laid a 4. She has the two cards exchanged, and Ben reveals her 4 while she reveals his 15."

    @CARDS.down.at(SWAPPED).when(roles.main)
    def swap(self, game: Cosmic, my: Mine) -> None:
        """Two swaps undo each other."""
        moves.exchange_cards(game)


def _tradable(state: CosmicState, seat: Seat) -> dict[str, int]:
    """The powers of ``seat`` that may change hands, by name: all but those with a part in setup."""
    held = {state.powers[number].power: number for number in board.own_powers(state, seat)}
    return {name: number for name, number in held.items() if registry.POWERS[name].answer_to(HANDS_DEALT) is None}


def _mains(state: CosmicState) -> tuple[Seat, Seat]:
    return state.challenge.offense.seat, state.challenge.defense.seat


def _may_trade(game: Cosmic, my: Mine) -> bool:
    """Both main players have a power to give, and neither has Sorcerer."""
    rows = [_tradable(game.state, seat) for seat in _mains(game.state)]
    return all(rows) and not any(my.name in row for row in rows)


class WildSorcerer(Flare):
    """While nobody with Sorcerer is a main player, before cards are chosen: the main players trade a power for good,
    with all that belongs to it. Afterwards this flare goes to whoever has Sorcerer, or is discarded.
    """

    of = "sorcerer"
    side = Side.WILD
    after = "transfer"

    @CARDS.before.when(_may_trade)
    def trade(self, game: Cosmic, my: Mine) -> Flow[None]:
        """If a main player has several powers, the holder of the flare chooses which."""
        given = []
        for seat in _mains(game.state):
            rows = _tradable(game.state, seat)
            options = list(rows)
            name = yield from _POWER.one_of(my.seat, options, default=options[0])
            given.append(rows[name])
        moves.exchange_powers(game, given[0], given[1])


class SuperSorcerer(Flare):
    """You may also swap the two face-down cards while you are an ally."""

    of = "sorcerer"
    side = Side.SUPER
    uses_power = True

    @CARDS.down.at(SWAPPED).when(roles.ally)
    def swap(self, game: Cosmic, my: Mine) -> None:
        """As the power, for an ally."""
        moves.exchange_cards(game)
