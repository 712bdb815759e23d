"""Conditions for ``hooks``: who is what in the present challenge, and who has what. Public facts only.

Those with an optional ``about`` fit every kind of hook: it decides nothing.
"""

from __future__ import annotations

from typing import Protocol

from bot.cosmic.challenge import totals, turns
from bot.cosmic.kinds.hooks import Mine
from bot.cosmic.model import board, covers
from bot.cosmic.model.hook_args import Consolation, Loss, Regroup
from bot.cosmic.model.state import NOBODY, Cosmic, Use
from bot.cosmic.tokens import captives
from bot.kernel.seat import Seat

_BEFORE_DESTINY = frozenset({"turn_start", "W1a", "W1b.1", "W1b", "W1c", "W2a"})


class _Someones(Protocol):
    @property
    def seat(self) -> Seat:
        """Whose matter a hook's subject is."""


# --- who is what ------------------------------------------------------------------------------------------------------


def offense(game: Cosmic, my: Mine, about: object = None) -> bool:
    """The offense. When a coming challenge is spoken of after the last one: whoever may be its offense."""
    challenge = game.state.challenge
    if challenge.over and my.window in _BEFORE_DESTINY:
        return my.seat in turns.coming(game.state)
    return my.seat == challenge.offense.seat


def turn_begins(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever's turn has just begun, or is about to: it is no further challenge of the same turn."""
    state = game.state
    if state.challenge.over and my.window in _BEFORE_DESTINY:
        return state.challenge.riposte == NOBODY and my.seat != turns.standing(state)[0]
    return state.challenge.ordinal == 1


def not_offense(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Anybody but the offense."""
    return my.seat != game.state.challenge.offense.seat


def defense(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever is the defense."""
    return my.seat == game.state.challenge.defense.seat


def main(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever is the offense or the defense."""
    return board.is_main(game.state, my.seat)


def not_main(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Anybody but the main players."""
    return not board.is_main(game.state, my.seat)


def dealer(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever makes the deal: the main players unless somebody joins them or stands in for one (P3, Diplomat)."""
    return my.seat in board.dealers(game.state)


def ally(game: Cosmic, my: Mine, about: object = None) -> bool:
    """The allies of either side."""
    return board.is_ally(game.state, my.seat)


def main_or_ally(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Everybody in the challenge."""
    return board.side_of(game.state, my.seat) is not None


def bystander(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever is neither a main player nor an ally."""
    return board.side_of(game.state, my.seat) is None


def beaten(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Everybody on a side that has lost, or loses as the cards lie."""
    return totals.has_lost(game, my.seat)


def undeclared(game: Cosmic, my: Mine, about: object = None) -> bool:
    """For flares: whoever has not announced the power that they belong to in this challenge."""
    state = game.state
    mine = (call.card for call in state.challenge.calls if call.seat == my.seat and call.card != my.card)
    return all(board.used_name(state, card) != my.name for card in mine)


def others(game: Cosmic, my: Mine) -> list[Seat]:
    """Everybody else, clockwise from the holder: as a condition, whether there is anybody."""
    return board.after(game.state, my.seat)


def target(game: Cosmic, my: Mine) -> str | None:
    """The planet that is challenged."""
    return game.state.challenge.target


# --- who has what -----------------------------------------------------------------------------------------------------


def committed(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever has a token in the challenge."""
    return bool(board.in_challenge(game.state, my.seat))


def in_warp(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever has a token in the warp."""
    return bool(board.warp_tokens(game.state, my.seat))


def has_base(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever has a base anywhere."""
    return bool(board.bases(game.state, my.seat))


def holds_cards(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Whoever has a card in hand."""
    return bool(game.state.players[my.seat].hand)


def opponent_holds_cards(game: Cosmic, my: Mine, about: object = None) -> bool:
    """The main players whose opponent has a card in hand, within their reach."""
    opponent = board.opponent(game.state, my.seat)
    return opponent >= 0 and bool(covers.takeable(game.state, opponent))


def shows_attack(game: Cosmic, my: Mine, about: object = None) -> bool:
    """Everybody on a side whose card is an attack and still counts as one."""
    side = board.side_of(game.state, my.seat)
    return side is not None and totals.is_attack(board.side(game.state, side))


# --- what it is about -------------------------------------------------------------------------------------------------


def own(game: Cosmic, my: Mine, about: Seat | _Someones) -> bool:
    """Whoever it is about, or whose it is."""
    return my.seat == (about if isinstance(about, int) else about.seat)


def opponent(game: Cosmic, my: Mine, about: Seat | _Someones) -> bool:
    """The main player whose opponent it is about, or whose opponent's it is."""
    return board.opponent(game.state, my.seat) == (about if isinstance(about, int) else about.seat)


def winning(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """The main player who beats tokens by the outcome."""
    return loss.cause == "challenge" and loss.by == my.seat


def winning_side(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """Everybody on the side that beats tokens by the outcome."""
    won = loss.cause == "challenge" and game.state.challenge.outcome in ("offense", "defense")
    return won and board.side_of(game.state, my.seat) == game.state.challenge.outcome


def losing(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """Whoever commands tokens that are lost."""
    return bool(loss.of(game.state, my.seat))


def beating(game: Cosmic, my: Mine, loss: Loss) -> bool:
    """Whoever does not command all of the tokens that are lost: others do."""
    return bool(captives.opposing(game.state, loss, my.seat))


def consoled(game: Cosmic, my: Mine, wanted: Consolation) -> bool:
    """The loser who is about to collect consolation."""
    return wanted.taker == my.seat and wanted.count > 0


def regrouping(game: Cosmic, my: Mine, regroup: Regroup) -> bool:
    """The offense that is about to retrieve a token of its own from the warp."""
    return regroup.seat == my.seat and regroup.tokens > 0 and in_warp(game, my)


def zapped(game: Cosmic, my: Mine, use: Use) -> bool:
    """Those against one of whose uses a Cosmic Zap was just played."""
    pending = game.state.stack
    return use.name == "cosmic_zap" and use.answers >= 0 and pending[use.answers].seat == my.seat
