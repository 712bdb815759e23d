"""The only writers of ``SlapState``; every visible change makes an event. ``game`` checks the moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.kernel.event import Audience, Event, Seat
from bot.slap import rules, state as happened
from bot.slap.deck import DECK, ZODIAC
from bot.slap.state import Challenge, Due, How, Outcome, Pattern, Slap, SlapState


class Table(Protocol):
    @property
    def state(self) -> SlapState:
        """The state to change."""

    def emit(self, event: Event, audience: Audience = None) -> None:
        """Tell what happened; audience None is everybody."""

    def draw(self, sides: int) -> int:
        """A recorded chance number from 0 to ``sides`` - 1."""


def deal(game: Table, seating: Sequence[int], order: Sequence[str], commitment: str) -> None:
    """Seat and deal (R1, R2, R3, R5): ``order`` goes without the Zodiac; what lies below it makes no pattern (R22)."""
    state = game.state
    players = len(seating)
    dealt = len(order) // players * players
    state.seating, state.commitment = list(seating), commitment
    state.stacks = [list(order[seat:dealt:players]) for seat in range(players)]
    state.pile = [*order[dealt:], ZODIAC]
    state.turn = 0
    game.emit(
        happened.Dealt(seating=list(seating), each=len(order) // players, pile=list(state.pile), commitment=commitment)
    )


def turn_card(game: Table) -> None:
    """Close the window on which nothing was due and turn the mover's top card (R6)."""
    state = game.state
    seat = state.turn
    if seat is None:
        raise AssertionError("nobody can turn a card")
    _settle(game)
    key = state.stacks[seat].pop(0)
    if not state.stacks[seat]:
        _note_empty(state, seat)
    state.pile.append(key)
    state.turned += 1
    state.flips += 1
    state.last_player = seat
    game.emit(happened.Turned(seat=seat, card=key))
    card = DECK[key]
    challenge = state.challenge
    if card.kind == "neutraliser":  # It cuts the memory (R20), cancels (R19), and opens nothing (R21).
        state.history.clear()
        state.challenge = None
        state.turn = rules.next_seat(state, seat)
        if challenge is not None:
            game.emit(happened.Cancelled(seat=seat, owner=challenge.owner, card=key))
        return
    state.history.append(key)
    if challenge is not None and not rules.beats(challenge, card):  # R13, and for hymns R18.
        _miss(game, challenge, seat)
        return
    if challenge is not None:  # What beats it opens its own (R12, R17), unless it is a number (R16).
        state.challenge = None
        game.emit(happened.Beaten(seat=seat, owner=challenge.owner, card=key))
    if card.chances:  # R10, R15
        _open(game, seat, key)
    else:  # R8
        state.turn = rules.next_seat(state, seat)


def close_window(game: Table) -> None:
    """Let the open window close: collect what is due, say who is in, end a game that is over (R37, R38, R43, R44)."""
    state = game.state
    step = rules.next_step(state)
    if state.outcome is not None:
        return
    if step.kind == "card":
        _settle(game)
        return
    if step.seat is not None:
        game.emit(happened.Collected(seat=step.seat, cards=list(state.pile)))
        _take(game, step.seat)
    if step.how is None:
        _maybe_count(game)
    else:
        _end(game, step.how, () if step.seat is None else (step.seat,))


def award(game: Table, seat: Seat) -> None:
    """End the game with the winner whose notice has been posted, whatever was paid under the pile since (R43, A15)."""
    game.emit(happened.Collected(seat=seat, cards=list(game.state.pile)))
    _take(game, seat)
    _end(game, "cards", (seat,))


def slap(game: Table, seat: Seat, *, air: bool = False, late: bool = False) -> Slap:
    """Judge a slap on the open pile (R30, R31, R33) and record what became of it.

    ``air`` says that the next card of the player to move is in the air and cannot pay (A6). A ``late`` one is false
    whatever the open pile shows: it was meant for the state before, at a strict table (A7).
    """
    state = game.state
    if rules.may_slap(state, seat) is not None:
        state.slap = Slap(seat, "ignored")
        return state.slap
    found = None if late else rules.pattern(state)
    state.positions.clear()
    state.slap = _false_slap(game, seat, air=air) if found is None else _win(game, seat, found)
    return state.slap


def lot(game: Table, seats: Sequence[Seat]) -> None:
    """Draw one of these seats, whose order nobody knows, and let it slap (A19, T8); nothing if none is named."""
    among = sorted(seats)
    if among:
        seat = among[game.draw(len(among))]
        game.emit(happened.Drawn(seat=seat, among=among))
        slap(game, seat)


def leave(game: Table, seat: Seat) -> None:
    """Take a player out of the game, between two events (R48)."""
    state = game.state
    cards = state.stacks[seat]
    if cards:
        _note_empty(state, seat)
    state.stacks[seat] = []
    state.pile[:0] = cards
    state.statuses[seat] = "left"
    state.positions.clear()
    game.emit(happened.LeftGame(seat=seat, cards=list(cards)))
    challenge, due = state.challenge, state.due
    if due is not None:
        if due.owner == seat:
            state.due = None
            state.turn = due.loser if state.stacks[due.loser] else rules.next_seat(state, due.loser)
            game.emit(happened.Dropped(owner=seat))
    elif challenge is not None:
        if challenge.owner == seat:
            state.challenge = None
            state.turn = challenge.responder
            game.emit(happened.Dropped(owner=seat))
        elif challenge.responder == seat and not _hand_on(game, challenge, seat):
            _lose(game, challenge, seat)
    elif state.turn == seat:
        state.turn = rules.next_seat(state, seat)


def stop(game: Table) -> None:
    """End the game by count before its time (R49)."""
    _end(game, "stopped", rules.most_cards(game.state))


def _open(game: Table, seat: Seat, key: str) -> None:
    state, card = game.state, DECK[key]
    responder = rules.next_seat(state, seat, but=seat)
    court = card.kind == "court"
    state.challenge = Challenge(
        seat, "court" if court else "hymn", "" if court else card.element, responder, card.chances, card.chances
    )
    state.turn = responder
    game.emit(happened.Opened(seat=seat, card=key, responder=responder, chances=card.chances))


def _miss(game: Table, challenge: Challenge, seat: Seat) -> None:
    challenge.chances -= 1
    game.emit(happened.Missed(seat=seat, owner=challenge.owner, left=challenge.chances))
    if not challenge.chances:
        _lose(game, challenge, seat)
    elif not game.state.stacks[seat]:
        _run_dry(game, challenge, seat)


def _run_dry(game: Table, challenge: Challenge, seat: Seat) -> None:  # R39
    if game.state.options.short_challenge == "lost" or not _hand_on(game, challenge, seat):
        _lose(game, challenge, seat)


def _hand_on(game: Table, challenge: Challenge, seat: Seat) -> bool:
    """Give the remaining chances to the next player with cards other than the owner; False if there is none."""
    state = game.state
    responder = rules.next_seat(state, seat, but=challenge.owner)
    if responder is None:
        return False
    challenge.responder = state.turn = responder
    game.emit(happened.Handed(seat=responder, owner=challenge.owner, left=challenge.chances))
    return True


def _lose(game: Table, challenge: Challenge, seat: Seat) -> None:
    """The owner is due the whole pile (R14, R37)."""
    state = game.state
    state.challenge = None
    state.due = Due(challenge.owner, seat)
    state.turn = challenge.owner
    game.emit(happened.CameDue(seat=challenge.owner, loser=seat))


def _win(game: Table, seat: Seat, found: Pattern) -> Slap:
    """Give the slapper the pile and the lead (R31, R41)."""
    state = game.state
    verdict = Slap(seat, "win", took=tuple(state.pile), pattern=found)
    state.won[seat] += 1
    game.emit(happened.Slapped(seat=seat, pattern=found.kind, shown=[*found.cards], cards=list(state.pile)))
    left = state.comebacks[seat]
    if state.statuses[seat] == "broke":
        left = state.comebacks[seat] = None if left is None else left - 1
        game.emit(happened.Comeback(seat=seat, left=left))
    _take(game, seat)
    _maybe_count(game)
    return verdict


def _false_slap(game: Table, seat: Seat, *, air: bool) -> Slap:
    """Fine the slapper, who pays what is there (R33, R34), or lock who has nothing to pay with (R35)."""
    state = game.state
    stack = state.stacks[seat]
    first = 1 if air and state.turn == seat and state.due is None else 0
    if len(stack) <= first:
        return _lock(game, seat)
    paid = stack[first : first + state.options.penalty]
    del stack[first : first + state.options.penalty]
    state.pile[:0] = paid
    game.emit(happened.Fined(seat=seat, cards=list(paid)))
    if not stack:  # R42
        _note_empty(state, seat)
        if state.challenge is not None and state.challenge.responder == seat:
            _run_dry(game, state.challenge, seat)
        elif state.turn == seat and state.due is None:
            state.turn = rules.next_seat(state, seat)
    return Slap(seat, "pay", paid=tuple(paid))


def _lock(game: Table, seat: Seat) -> Slap:
    """No slapping until the pile is taken, or by option never again (R35).

    Whoever owns an open or just-won challenge stays in until it is decided (R40), but may not slap either.
    """
    state = game.state
    if state.options.empty_false_slap == "lock":
        state.locked.append(seat)
        game.emit(happened.Locked(seat=seat))
        return Slap(seat, "locked")
    state.barred.append(seat)
    state.comebacks[seat] = 0
    game.emit(happened.Barred(seat=seat))
    _update(game, seat)
    return Slap(seat, "out")


def _take(game: Table, seat: Seat) -> None:
    """Move the pile under the taker's stack, lowest card first (R32); the taker leads and the window is closed."""
    state = game.state
    state.stacks[seat] += state.pile
    state.piles += bool(state.pile)
    state.pile, state.history, state.locked = [], [], []
    state.challenge = state.due = None
    state.turned, state.turn = 0, seat
    _settle(game)


def _settle(game: Table) -> None:
    """Work out every status, because the window closes (R38)."""
    state = game.state
    if [] in state.stacks or "broke" in state.statuses:
        for seat in range(len(state.stacks)):
            _update(game, seat)


def _update(game: Table, seat: Seat) -> None:
    state = game.state
    status = rules.status(state, seat)
    if status != state.statuses[seat]:
        state.statuses[seat] = status
        if status == "broke":
            game.emit(happened.Broke(seat=seat))
        elif status == "out":
            game.emit(happened.WentOut(seat=seat))


def _maybe_count(game: Table) -> None:
    """End by count if the limit is reached or the position came up for the third time (R45, R46)."""
    state = game.state
    limit = state.options.flip_limit
    if limit is not None and state.flips >= limit:
        _end(game, "count", rules.most_cards(state))
        return
    position = rules.position(state)
    seen = state.positions[position] = state.positions.get(position, 0) + 1
    if seen >= rules.REPETITIONS:
        _end(game, "repetition", rules.most_cards(state))


def _end(game: Table, how: How, winners: tuple[Seat, ...]) -> None:
    state = game.state
    state.turn = None
    state.outcome = Outcome(how, winners)
    game.emit(happened.Ended(how=how, winners=list(winners), flips=state.flips, piles=state.piles))


def _note_empty(state: SlapState, seat: Seat) -> None:
    """Remember that this stack ran empty now, later than all others (R47)."""
    if seat in state.ran_out:
        state.ran_out.remove(seat)
    state.ran_out.append(seat)
