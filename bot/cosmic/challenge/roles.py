"""Roles in the challenge, holdings and turns as conditions for ``hooks`` (4.10). Public facts only."""

from __future__ import annotations

from typing import Protocol

from bot.cosmic.challenge import totals
from bot.cosmic.engine import force, listeners
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Hits
from bot.cosmic.kinds.hooks import ANOTHER, TURN, Situation
from bot.cosmic.model import attributes, board
from bot.cosmic.model.hook_args import Consolation, Loss, Regroup
from bot.cosmic.model.state import NOBODY, Challenge, CosmicState, Use
from bot.cosmic.tokens import captives, placing, sources
from bot.kernel.event import Seat

_BEFORE_DESTINY = frozenset({"turn_start", "W1a", "W1b.1", "W1b", "W1c", "W2a"})


class _Someones(Protocol):
    @property
    def seat(self) -> Seat: ...


# --- who is what ------------------------------------------------------------------------------------------------------


def offense(now: Situation[object]) -> bool:
    """The offense. When a coming challenge is spoken of after the last one: whoever may be its offense."""
    challenge = now.game.state.challenge
    if challenge.over and now.my.window in _BEFORE_DESTINY:
        return now.my.seat in coming(now.game.state)
    return now.my.seat == challenge.offense.seat


def turn_begins(now: Situation[object]) -> bool:
    """True if the player's turn has just begun, or is about to: no further challenge of the same turn."""
    state = now.game.state
    if state.challenge.over and now.my.window in _BEFORE_DESTINY:
        return state.challenge.riposte == NOBODY and now.my.seat != standing(state)[0]
    return state.challenge.ordinal == 1


def not_offense(now: Situation[object]) -> bool:
    return now.my.seat != now.game.state.challenge.offense.seat


def defense(now: Situation[object]) -> bool:
    return now.my.seat == now.game.state.challenge.defense.seat


def main(now: Situation[object]) -> bool:
    return board.is_main(now.game.state, now.my.seat)


def not_main(now: Situation[object]) -> bool:
    return not board.is_main(now.game.state, now.my.seat)


def dealer(now: Situation[object]) -> bool:
    """True for a dealer: a main player unless somebody joins them or stands in for one (P3, Diplomat)."""
    return now.my.seat in board.dealers(now.game.state)


def ally(now: Situation[object]) -> bool:
    return board.is_ally(now.game.state, now.my.seat)


def main_or_ally(now: Situation[object]) -> bool:
    return board.side_of(now.game.state, now.my.seat) is not None


def bystander(now: Situation[object]) -> bool:
    return board.side_of(now.game.state, now.my.seat) is None


def beaten(now: Situation[object]) -> bool:
    """Everybody on a side that has lost, or loses as the cards lie."""
    return totals.has_lost(now.game, now.my.seat)


def undeclared(now: Situation[object]) -> bool:
    """For flares: whoever has not announced the power that they belong to in this challenge."""
    state = now.game.state
    mine = (call.card for call in state.challenge.calls if call.seat == now.my.seat and call.card != now.my.card)
    return all(board.used_name(state, card) != now.my.name for card in mine)


def others(now: Situation[object]) -> list[Seat]:
    """Everybody else, clockwise from the holder: as a condition, whether there is anybody."""
    return board.after(now.game.state, now.my.seat)


def other_mains(now: Situation[object]) -> list[Seat]:
    return [seat for seat in board.mains(now.game.state) if seat not in (now.my.seat, NOBODY)]


def target(now: Situation[object]) -> str | None:
    return now.game.state.challenge.target


# --- who has what -----------------------------------------------------------------------------------------------------


def committed(now: Situation[object]) -> bool:
    return bool(board.in_challenge(now.game.state, now.my.seat))


def in_warp(now: Situation[object]) -> bool:
    return bool(board.warp_tokens(now.game.state, now.my.seat))


def has_base(now: Situation[object]) -> bool:
    return bool(board.bases(now.game.state, now.my.seat))


def holds_cards(now: Situation[object]) -> bool:
    return bool(now.game.state.players[now.my.seat].hand)


def opponent_holds_cards(now: Situation[object]) -> bool:
    """The main players whose opponent has a card in hand, within their reach."""
    opponent = board.opponent(now.game.state, now.my.seat)
    return opponent >= 0 and bool(attributes.takeable(now.game.state, opponent))


def shows_attack(now: Situation[object]) -> bool:
    """Everybody on a side whose card is an attack and still counts as one."""
    side = board.side_of(now.game.state, now.my.seat)
    return side is not None and totals.is_attack(board.side(now.game.state, side))


def attack_shown(now: Situation[object]) -> bool:
    """True if a card on the table is an attack and still counts as one."""
    return totals.is_attack(now.game.state.challenge.offense) or totals.is_attack(now.game.state.challenge.defense)


# --- what it is about -------------------------------------------------------------------------------------------------


def _whose(about: Seat | _Someones) -> Seat:
    return about if isinstance(about, int) else about.seat


def own(now: Situation[Seat | _Someones]) -> bool:
    return now.my.seat == _whose(now.about)


def opponent(now: Situation[Seat | _Someones]) -> bool:
    """The main player whose opponent it is about, or whose opponent's it is."""
    return board.opponent(now.game.state, now.my.seat) == _whose(now.about)


def winning(now: Situation[Loss]) -> bool:
    """The main player who beats tokens by the outcome."""
    return now.about.cause == "challenge" and now.about.by == now.my.seat


def winning_side(now: Situation[Loss]) -> bool:
    """Everybody on the side that beats tokens by the outcome."""
    won = now.about.cause == "challenge" and now.game.state.challenge.outcome in ("offense", "defense")
    return won and board.side_of(now.game.state, now.my.seat) == now.game.state.challenge.outcome


def losing(now: Situation[Loss]) -> bool:
    return bool(now.about.of(now.game.state, now.my.seat))


def rescuable(now: Situation[Loss]) -> bool:
    """True if some of the player's lost tokens are not held fast and have a place to go (``placing.rescue``)."""
    mine = sources.loose(now.game, now.my.seat, now.about.of(now.game.state, now.my.seat))
    return bool(mine and placing.homes(now.game.state, now.my.seat, mine))


def beating(now: Situation[Loss]) -> bool:
    """True if others than the player command some of the lost tokens."""
    return bool(captives.opposing(now.game.state, now.about, now.my.seat))


def consoled(now: Situation[Consolation]) -> bool:
    return now.about.taker == now.my.seat and now.about.count > 0


def owing(now: Situation[Consolation]) -> bool:
    """The player from whom consolation is about to be collected."""
    return now.about.giver == now.my.seat and now.about.count > 0


def regrouping(now: Situation[Regroup]) -> bool:
    return now.about.seat == now.my.seat and now.about.tokens > 0 and in_warp(now)


def zapped(now: Situation[Use]) -> bool:
    """Those against one of whose uses a zap of powers was just played."""
    zaps = now.about.source == "edict" and registry.EDICTS[now.about.name].hits is Hits.POWER
    return zaps and now.about.answers >= 0 and now.game.state.stack[now.about.answers].seat == now.my.seat


MOST = 2
"""Challenges of a turn, unless something allows more (4.10.2)."""
_SUCCESS = ("offense", "deal", "landed")
_STOPPED = ("aborted", "repulsed")
"""Outcomes after which no power takes another challenge (4.4.3, 4.7.1, S22)."""


def earned(challenge: Challenge) -> bool:
    """True if a challenge was successful, or counts as such, so that another one may follow (4.10.2)."""
    return challenge.outcome in _SUCCESS or ANOTHER in challenge.flags


def standing(state: CosmicState) -> tuple[Seat, int, bool]:
    """Return the seat that has the turn, the number of its latest challenge, and whether that earned another.

    A challenge outside the order of turns leaves that as it was, unless it was taken in the offense's stead.
    """
    challenge, detour = state.challenge, state.detour
    if detour is None:
        return challenge.offense.seat, challenge.ordinal, earned(challenge)
    return detour.seat, detour.ordinal, earned(challenge) if detour.deputy else detour.earned


def coming(state: CosmicState) -> list[Seat]:
    """List who may be the next offense after this challenge: whose turn it is, if it may go on, then the next."""
    challenge = state.challenge
    if not challenge.over:
        return []
    if challenge.riposte != NOBODY:
        return [challenge.riposte]
    seat, ordinal, again = standing(state)
    others = board.after(state, seat)
    following = [other for other in others if not sources.spent(state, other)] or others
    return [*([seat] if _may_go_on(state, seat, ordinal, again=again) else []), *following[:1]]


def _may_go_on(state: CosmicState, seat: Seat, ordinal: int, *, again: bool) -> bool:
    """True if a seat may take another challenge, as far as everybody can know."""
    if not state.players[seat].active:
        return False
    if again and (ordinal < MOST or listeners.listed(state, TURN.limit)):
        return True
    held = (state.powers[number] for number in listeners.cards_on(state.lineup, TURN.another.name))
    able = any(card.holder == seat and force.will_be_in_force(state, card) for card in held)
    return able and state.challenge.outcome not in _STOPPED
