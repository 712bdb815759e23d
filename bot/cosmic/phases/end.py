"""End step: next challenge or next turn (4.10), and what follows a departure (8.8).

1. What is still on the cone goes home, zaps and loans end, WE, then the other effects end (4.10.1).
2. After a successful first challenge the offense may take a second one if it has a challenge card (4.10.2). After ten
   challenges in a turn the others may vote to end it (P2 section 6).
3. Otherwise what waits for the end of the turn happens, and the turn passes clockwise (4.10.3, 4.10.4). If every turn
   to come would be skipped (4.1.6), nothing can change any more: the game ends. So it does after as many challenges as
   the table plays at most, instead of 2. or a challenge outside the order of turns (7.7).

A challenge that somebody takes outside the order of turns comes before 2., and the order goes on there.
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import draws, roles
from bot.cosmic.challenge.checkpoints import step, window
from bot.cosmic.challenge.winning import close_phase, last_ones
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import ANOTHER, END_STEP, ENDING, LANDED, TURN
from bot.cosmic.kinds.questions import Of, Question
from bot.cosmic.model import board
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, Cosmic
from bot.cosmic.tokens import placing, sources
from bot.kernel.ask import YesNo
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next, everyone

_SECOND_CHALLENGE = Question("second_challenge", Of.YES_NO, rule="4.10.2")
_STOP_TURN = Question("stop_turn", Of.YES_NO, rule="4.10.3")

_LONG = 10


def end(game: Cosmic) -> Flow[Next]:
    """Finish the challenge and find who goes on."""
    state = game.state
    challenge = state.challenge
    if not challenge.over:  # Else it was asked with the outcome.
        yield from step(game, ENDING.returning)
    yield from placing.send_home(game, board.on_cone(state))
    moves.return_aside(game, "challenge")
    moves.mark_over(game)
    moves.end_loans(game)
    moves.end_zaps(game)
    yield from window(game, END_STEP)
    last = board.challenges_left(state) == 0
    if challenge.riposte != NOBODY and not last:
        moves.begin_detour(game, *roles.standing(state))
        moves.end_challenge(game)
        against = challenge.offense.seat
        return close_phase(game, Goto("start", {"seat": challenge.riposte, "ordinal": 0, "against": against}))
    seat, ordinal, earned = roles.standing(state)
    by_rule = ordinal < listeners.modify(game, TURN.limit, roles.MOST, seat) and earned
    allowed = listeners.modify(game, TURN.another, by_rule, seat)
    more = False
    if allowed and not last and state.players[seat].active and not draws.needs_card(game, seat):
        more = yield from _SECOND_CHALLENGE.yes_no(seat, default=by_rule)
    if more and not by_rule:
        yield from dispatch.announce(
            game, (TURN.another,), lambda lens: listeners.modify(game, TURN.another, False, seat, lens)
        )
        more = listeners.modify(game, TURN.another, False, seat)
    if more and ordinal >= _LONG:
        more = not (yield from _voted_to_stop(game, seat))
    if not more:
        yield from window(game, TURN.end)
    moves.end_challenge(game)
    if more:
        if state.detour is not None:
            moves.end_detour(game)
        return close_phase(game, Goto("start", {"seat": seat, "ordinal": ordinal + 1}))
    return close_phase(game, Goto("next_turn"))


def _voted_to_stop(game: Cosmic, seat: Seat) -> Flow[bool]:
    """True if more than half of the others want the turn of ``seat`` to end here."""
    others = board.after(game.state, seat)
    asks = [_STOP_TURN.ask(other, YesNo(), False) for other in others]
    votes = yield from everyone(asks)
    return 2 * sum(vote is True for vote in votes.values()) > len(others)


def next_turn(game: Cosmic) -> Next:
    """The turn passes to the next active player (4.10.3), if there is anybody whose turn would not be skipped (4.1.6).

    A skipped turn asks nothing and moves no token, so that all others would be skipped for ever. After the last
    challenge of the table most foreign bases win instead (7.7).
    """
    state = game.state
    if board.challenges_left(state) == 0:
        moves.finish(game, board.leaders(state), "length")
        return End()
    if all(sources.spent(state, seat) for seat in board.active_seats(state)):
        moves.finish(game, [], "spent")
        return End()
    last = state.challenge.offense.seat
    if state.detour is not None:
        last = state.detour.seat
        moves.end_detour(game)
    seat = board.after(state, last)[0]
    return Goto("start", {"seat": seat, "ordinal": 1})


def departed(game: Cosmic, seat: Seat) -> Flow[Next]:
    """A main player has left in the middle of a challenge (8.8)."""
    state = game.state
    challenge = state.challenge
    no_offense = seat == challenge.offense.seat or not state.players[challenge.offense.seat].active
    moves.clear_table(game)
    moves.depart(game, seat)
    over = last_ones(game)
    if over is not None:
        return over
    offense, defense = board.tokens_at(state, OFFENSE_CONE), board.tokens_at(state, DEFENSE_CONE)
    if no_offense or challenge.target is None:
        moves.abandon(game, "aborted", "a main player left")
        if not no_offense:  # There is nothing to land at yet; the offense has succeeded all the same (8.8).
            moves.decree(game, ANOTHER)
        yield from placing.send_home(game, [*offense, *defense])
    else:
        yield from placing.land(game, offense, challenge.target)
        yield from placing.send_home(game, defense)
        moves.fix_outcome(game, "landed")
        yield from dispatch.moment(game, LANDED)
    if challenge.defense.seat == seat:
        moves.fix_defense(game, NOBODY, challenge.system)
    return close_phase(game, Goto("end"))
