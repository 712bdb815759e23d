"""Questions about a slap game: what beats what, what may be slapped, who is next."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import chain
from typing import Literal

import msgspec

from bot.kernel.event import Seat
from bot.slap.deck import DECK, Card
from bot.slap.state import Challenge, How, Pattern, PatternKind, SlapState, Status


def alike(one: str, other: str) -> bool:
    """True if two cards make a pair: equal face values (R24) or hymns of one element (R25); never mixed (R28)."""
    first, second = DECK[one], DECK[other]
    if first.kind == "hymn":
        return second.kind == "hymn" and first.element == second.element
    return first.face != "" and first.face == second.face


def find(history: Sequence[str]) -> Pattern | None:
    """The pattern that includes the newest card of a history, or None (R26, R27); a double goes before a sandwich."""
    if len(history) < 2:
        return None
    top = history[-1]
    if alike(history[-2], top):
        kind: PatternKind = "hymns" if DECK[top].kind == "hymn" else "double"
        return Pattern(kind, ((history[-2], True), (top, True)))
    if len(history) > 2 and alike(history[-3], top):
        return Pattern("sandwich", ((history[-3], True), (history[-2], False), (top, True)))
    return None


Reason = Literal["spectator", "out", "locked", "nothing", "over"]
REPETITIONS = 3
"""Occurrences of one position that end the game (R46)."""


class Step(msgspec.Struct, frozen=True):
    """The effect of closing the open window: worked out now, applied only with its echo (A3, A15)."""

    kind: Literal["card", "collect", "end"]
    seat: Seat | None = None
    card: str = ""
    how: How | None = None


def deck_hash(seed: int, order: Sequence[str]) -> str:
    """Hash that binds the table to seed and deck order before the first card (R5); anyone can recompute it."""
    return blake2b("|".join((str(seed), *order)).encode(), digest_size=16).hexdigest()


def beats(challenge: Challenge, card: Card) -> bool:
    """True if a card that is no neutraliser answers the challenge (R11, R15)."""
    if challenge.by == "court":
        return card.chances > 0
    return card.element == challenge.element


def next_seat(state: SlapState, seat: Seat, *, but: Seat | None = None) -> Seat | None:
    """The next seat clockwise that has cards, possibly ``seat`` itself, never ``but``; None if there is none (R7)."""
    clockwise = chain(range(seat + 1, len(state.stacks)), range(seat + 1))
    return next((other for other in clockwise if state.stacks[other] and other != but), None)


def holders(state: SlapState) -> list[Seat]:
    return [seat for seat, stack in enumerate(state.stacks) if stack]


def pattern(state: SlapState) -> Pattern | None:
    return find(state.history)


def may_slap(state: SlapState, seat: Seat | None) -> Reason | None:
    """None if this seat's slap is judged, else why it is ignored (R30, R35, R36, A9); seat None is a spectator."""
    if state.outcome is not None:
        return "over"
    if seat is None or not 0 <= seat < len(state.stacks):
        return "spectator"
    if state.statuses[seat] in ("out", "left"):
        return "out"
    if seat in state.locked or seat in state.barred:
        return "locked"
    return None if state.pile and state.turned else "nothing"


def status(state: SlapState, seat: Seat) -> Status:
    """Return the seat's status if the window closes now (R38, R40)."""
    if state.statuses[seat] == "left":
        return "left"
    owner = state.challenge.owner if state.challenge else state.due.owner if state.due else None
    if state.stacks[seat] or owner == seat:
        return "in"
    comebacks = state.comebacks[seat]
    return "broke" if comebacks is None or comebacks > 0 else "out"


def next_step(state: SlapState) -> Step:
    """Return the effect of closing the window: next card, collection, or end (R37, R43, R44). Applies nothing.

    A collection may at once end the game by count or repetition (R45, R46): look at ``state.outcome`` afterwards.
    """
    if state.outcome is not None:
        winners = state.outcome.winners
        return Step("end", winners[0] if len(winners) == 1 else None, how=state.outcome.how)
    if (state.due is not None or [] in state.stacks) and (last := _last_pile(state)) is not None:
        return last
    turn = state.turn
    return Step("card", turn, card=state.stacks[turn][0] if turn is not None and state.stacks[turn] else "")


def _last_pile(state: SlapState) -> Step | None:
    """Return the due collection, or the end without two players; None if the next card follows."""
    having = holders(state)
    if state.due is not None:
        owner = state.due.owner
        if any(seat != owner for seat in having):
            return Step("collect", owner)
        return _won(owner)
    challenge = state.challenge
    if not having:
        return _won(challenge.owner if challenge else _last_resort(state))
    if len(having) == 1 and (challenge is None or challenge.owner == having[0]):
        return _won(having[0])
    return None


def _won(seat: Seat | None) -> Step:
    return Step("end", seat, how="cards" if seat is not None else "stopped")


def _last_resort(state: SlapState) -> Seat | None:
    """Return the winner if nobody has cards: the last card's player (R44), or if gone, the last other to run out."""
    last = (state.last_player, *reversed(state.ran_out))
    return next((seat for seat in last if seat is not None and state.statuses[seat] != "left"), None)


def most_cards(state: SlapState) -> tuple[Seat, ...]:
    """Return the seats with most cards among those who have not left (R45); several if they are equal."""
    staying = [seat for seat, held in enumerate(state.statuses) if held != "left"]
    best = max((len(state.stacks[seat]) for seat in staying), default=0)
    return tuple(seat for seat in staying if len(state.stacks[seat]) == best)


def places(state: SlapState) -> tuple[tuple[int, Seat], ...]:
    """Place (1 is best) and seat, best first (R47); equal counts after a count-out share the better place (R45).

    Every seat has one: whoever neither won nor ran out of cards comes last. During the game it says what a count would
    give now.
    """
    outcome = state.outcome
    if outcome is not None and outcome.how == "cards":
        order = dict.fromkeys((*outcome.winners, *reversed(state.ran_out), *range(len(state.stacks))))
        return tuple(enumerate(order, 1))
    counts = [len(stack) for stack in state.stacks]
    seats = sorted(range(len(counts)), key=lambda seat: (-counts[seat], seat))
    return tuple((1 + sum(count > counts[seat] for count in counts), seat) for seat in seats)


def position(state: SlapState) -> str:
    """Hash of leader and all stacks in order, taken when a pile begins (R46)."""
    text = "|".join((str(state.turn), *(",".join(stack) for stack in state.stacks)))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def problems(state: SlapState) -> list[str]:
    found = []
    cards = [*state.pile, *(card for stack in state.stacks for card in stack)]
    if sorted(cards) != sorted(DECK):
        found.append(f"stacks and pile are not the deck: {len(cards)} cards, {len(set(cards))} different")
    if state.history and state.pile[-len(state.history) :] != state.history:
        found.append("the history is not the top of the pile")
    if any(DECK[card].kind == "neutraliser" for card in state.history):
        found.append("a neutraliser is in the history")
    if state.challenge is not None and state.due is not None:
        found.append("a challenge is open while another one is to be collected")
    if state.challenge is not None and state.challenge.responder != state.turn and state.outcome is None:
        found.append("the responder is not to move")
    if state.outcome is None and not next_step(state).card and next_step(state).kind == "card":
        found.append("the player to move has no card")
    if any(state.stacks[seat] for seat, status in enumerate(state.statuses) if status != "in"):
        found.append("somebody who is not in has cards")
    return found
