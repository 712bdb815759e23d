"""Sorcerer: swaps the played cards."""

from bot.cosmic.api import *

_POWER = Question("sorcerer.power", Of.POWERS, says="power", sense="best_power", flare="wild")


class Sorcerer(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, sense="weak_card"):
    @CARDS.down.at(SWAPPED).when(roles.main)
    def swap(self, game: Cosmic, my: Mine) -> None:
        """Two swaps undo each other."""
        moves.exchange_cards(game)


def _tradable(state: CosmicState, seat: Seat) -> dict[str, int]:
    held = {
        state.powers[number].power: number for number in attributes.losable(state, seat, board.own_powers(state, seat))
    }
    return {name: number for name, number in held.items() if not _sets_up(registry.POWERS[name])}


def _sets_up(power: Power) -> bool:
    return any(power.answer_to(hook) is not None for hook in (DEALING, HANDS_DEALT))


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
