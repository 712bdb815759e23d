"""Sorcerer: swaps the played cards."""

from bot.cosmic.api import *

_POWER = Question("sorcerer.power", Of.POWERS, says="power", sense="best_power", flare="wild")


class Sorcerer(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, sense="weak_card"):
    swap = doing(CARDS.down.at(SWAPPED).when(roles.main), lambda now: moves.exchange_cards(now.game))
    """Two swaps undo each other."""


def _tradable(state: CosmicState, seat: Seat) -> dict[str, int]:
    """The powers to trade, by name: none that does anything at setup."""
    losable = attributes.losable(state, seat, board.own_powers(state, seat))
    held = {state.powers[number].power: number for number in losable}
    setup = {name for name in held if any(map(registry.POWERS[name].answer_to, (DEALING, HANDS_DEALT)))}
    return {name: number for name, number in held.items() if name not in setup}


def _may_trade(now: Situation[object]) -> bool:
    rows = [_tradable(now.state, seat) for seat in board.mains(now.state)]
    return all(rows) and not any(now.my.name in row for row in rows)


class WildSorcerer(Flare, sense="trades_up"):
    after = "transfer"

    @CARDS.before.when(_may_trade)
    def trade(self, game: Cosmic, my: Mine) -> Flow[None]:
        given = []
        for seat in board.mains(game.state):
            rows = _tradable(game.state, seat)
            name = yield from _POWER.one_of(my.seat, list(rows))
            given.append(rows[name])
        moves.exchange_powers(game, given[0], given[1])


class SuperSorcerer(Flare, uses_power=True):
    swap = alike(CARDS.down.at(SWAPPED).when(roles.ally), Sorcerer.swap)
