"""Phase 9: outcome (4.9), after the negotiation if there was one. The end step (4.10), and a departure (8.8).

1. W9a. From here the outcome cannot change (4.9.2).
2. Token consequences: losses (W9b), then landing and returns (W9c) (4.9.3).
3. Consolation, rewards (4.9.4, 4.9.5), then what expansions count (4.9.6), and what is owed for the outcome.
4. The challenge cards are discarded, W9f (4.9.7); what was lent returns (P2 section 1).
5. What is still on the cone goes home, zaps and loans end, WE, then the other effects end (4.10.1).
6. After a successful first challenge the offense may take a second one if it has a challenge card (4.10.2). After ten
   challenges in a turn the others may vote to end it (P2 section 6).
7. Otherwise what waits for the end of the turn happens, and the turn passes clockwise (4.10.3, 4.10.4). If every turn
   to come would be skipped (4.1.6), nothing can change any more: the game ends. So it does after as many challenges as
   the table plays at most, instead of 6. or a challenge outside the order of turns (7.7).

A challenge that somebody takes outside the order of turns comes before 6., and the order goes on there.
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import draws, roles, totals
from bot.cosmic.challenge.checkpoints import step, window
from bot.cosmic.challenge.winning import close_phase, last_ones
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import (
    ANOTHER,
    CONCEDED,
    DEAL_REWARDS,
    DECREES,
    DRAWING,
    END_STEP,
    ENDING,
    LANDED,
    LOSING,
    OUTCOME_KNOWN,
    REWARDING,
    TURN,
)
from bot.cosmic.kinds.questions import Of, Question
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Consolation, Drew, Loss
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import DEFENSE_CONE, NOBODY, OFFENSE_CONE, Cosmic
from bot.cosmic.tokens import losses, placing, sources
from bot.kernel.ask import YesNo
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next, everyone

_SECOND_CHALLENGE = Question("second_challenge", Of.YES_NO, rule="4.10.2")
_STOP_TURN = Question("stop_turn", Of.YES_NO, rule="4.10.3")
_LONG = 10
"""Challenges of one turn after which the others may vote to end it."""
_DEALERS = 3


def outcome(game: Cosmic) -> Flow[Next]:
    challenge = game.state.challenge
    yield from window(game, OUTCOME_KNOWN)
    if challenge.outcome in ("offense", "defense"):
        moves.note_stakes(game)
        yield from _losses(game)
        yield from window(game, LOSING.over)
        yield from _landing(game)
        yield from window(game, LANDED)
        yield from _consolation(game)
        yield from _rewards(game)
    elif challenge.outcome == "both_lost":
        moves.note_stakes(game)
        beaten = (*board.tokens_on_side(game.state, "offense"), *board.tokens_on_side(game.state, "defense"))
        yield from _lose(game, Loss(beaten, "challenge"))
        yield from window(game, LOSING.over)
    elif challenge.outcome == "deal" and DEAL_REWARDS in challenge.flags:
        for seat in board.dealers(game.state):
            yield from draws.collect(game, seat, _DEALERS)
    yield from window(game, REWARDING.after)
    if game.state.expansions:
        yield from dispatch.moment(game, ENDING.paid)  # After rewards (Z26).
    yield from dispatch.moment(game, ENDING.settled)
    moves.mark_over(game)
    return close_phase(game, Goto("after"), check=False)


def after(game: Cosmic) -> Flow[Next]:
    """The cards that fought are laid aside, and whoever looks back acts (4.9.7)."""
    for seat, card in moves.release_challenge_cards(game):
        yield from dispatch.discard_played(game, card, seat, "challenge")
    yield from window(game, ENDING.challenge)
    yield from step(game, ENDING.discards)
    yield from step(game, ENDING.returning)
    moves.return_aside(game, "challenge")
    moves.end_loans(game)
    return close_phase(game, Goto("end"))  # The one win check of Phase 9 (4.9.8).


def _winner(game: Cosmic) -> SideName:
    return "offense" if game.state.challenge.outcome == "offense" else "defense"


def _losses(game: Cosmic) -> Flow[None]:
    """The losing side's tokens go to the warp (5.3.1, 5.3.2); a defense that gave way stays, and its allies go home."""
    state = game.state
    if CONCEDED in state.challenge.flags:
        yield from placing.send_home(game, board.tokens_at(state, DEFENSE_CONE))
        return
    loser = board.other_side(_winner(game))
    winner = board.side(state, _winner(game)).seat
    yield from _lose(game, Loss(tuple(board.tokens_on_side(state, loser)), "challenge", winner))


def _lose(game: Cosmic, loss: Loss) -> Flow[None]:
    yield from losses.lose_all(game, (yield from dispatch.replace(game, LOSING.due, loss)))


def _landing(game: Cosmic) -> Flow[None]:
    """The winning side's tokens land or go home (5.3.1, 5.3.2); the reverse cone exchanges the allies' parts (5.7.1).

    An offense without a token lands nothing (4.4.4), and nobody gains the planet of a defense without one (8.5).
    """
    state = game.state
    challenge = state.challenge
    if challenge.target is None:
        return
    if challenge.outcome == "offense":
        arrived = board.tokens_at(state, OFFENSE_CONE)
        main = [token for token in arrived if state.tokens[token].seat == challenge.offense.seat]
        allied = [token for token in arrived if token not in main]
        yield from placing.land(game, main if challenge.reverse else arrived, challenge.target)
        if challenge.reverse:
            yield from placing.send_home(game, allied)
    else:
        allied = board.tokens_at(state, DEFENSE_CONE)
        if challenge.reverse:
            yield from placing.land(game, allied, challenge.target)
        else:
            yield from placing.send_home(game, allied)


def _consolation(game: Cosmic) -> Flow[None]:
    """A loser who played a compromise takes cards from the winner (5.4.2)."""
    state = game.state
    challenge = state.challenge
    winner = board.side(state, _winner(game))
    loser = board.side(state, board.other_side(_winner(game)))
    lost = [token for token, seat in challenge.lost if seat == loser.seat]
    factor = draws.gas(game.state)
    if not factor:
        return
    owed = not totals.is_attack(loser) and totals.is_attack(winner)
    worth = len(lost) * (yield from _units(game, loser.seat, matters=owed and bool(lost)))
    due = worth if owed else 0
    yield from _collect(game, Consolation(loser.seat, winner.seat, due, worth, times=factor, owed=owed))


def console_ally(game: Cosmic, seat: Seat) -> Flow[None]:
    """An ally of the losers collects consolation from the winner as for a compromise of its own."""
    factor = draws.gas(game.state)
    lost = [token for token, owner in game.state.challenge.lost if owner == seat]
    if factor:
        worth = len(lost) * (yield from _units(game, seat, matters=bool(lost)))
        winner = board.side(game.state, _winner(game)).seat
        yield from _collect(game, Consolation(seat, winner, worth, worth, times=factor, owed=True))


def _collect(game: Cosmic, asked: Consolation) -> Flow[None]:
    wanted = yield from dispatch.replace(game, REWARDING.consolation, asked)
    if wanted.deck > 0:
        yield from draws.draw(game, wanted.taker, wanted.deck * asked.times, "consolation")
    if wanted.count > 0 and wanted.giver != NOBODY:
        taken = draws.random_cards(game, wanted.giver, wanted.count * asked.times)
        moves.give_card(game, wanted.giver, wanted.taker, taken, "consolation")
        yield from dispatch.replace(game, DRAWING.gained, Drew(wanted.taker, tuple(taken), "consolation"))
    moves.return_aside(game, "hand")


def _rewards(game: Cosmic) -> Flow[None]:
    """Reward allies of a winning defense, with the reverse cone of a winning offense (5.7.1), clockwise (5.6.2)."""
    challenge = game.state.challenge
    name: SideName = "offense" if challenge.reverse else "defense"
    rewarded = list(board.side(game.state, name).allies) if challenge.outcome == name else []
    boon = any(DECREES[flag].defense for flag in challenge.flags if flag in DECREES)
    if boon and challenge.outcome == "defense":
        rewarded.append(challenge.defense.seat)
    for seat in board.after(game.state, challenge.offense.seat):
        if seat in rewarded and draws.gas(game.state):
            yield from reward_ally(game, seat)
        elif beside := challenge.stakes.get(f"{seat}.{name}", 0) if challenge.outcome == name else 0:
            yield from draws.collect(game, seat, beside * (yield from _units(game, seat, matters=True)))


def reward_ally(game: Cosmic, seat: Seat) -> Flow[None]:
    """One player collects as many rewards as its tokens in the challenge are worth (5.6.1)."""
    staked = game.state.challenge.stakes.get(str(seat), 0)
    units = yield from _units(game, seat, matters=staked > 0)
    yield from draws.collect(game, seat, staked * units, staked=True)


def _units(game: Cosmic, seat: Seat, *, matters: bool) -> Flow[int]:
    """For how many each token of a player counts; what changes it announces itself where it ``matters`` (4.0.7)."""
    if matters:
        return (yield from dispatch.announced(game, REWARDING.units, 1, seat))
    return listeners.modify(game, REWARDING.units, 1, seat)


def end(game: Cosmic) -> Flow[Next]:
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
        more = yield from dispatch.announced(game, TURN.another, False, seat)
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
    """True if more than half of the others vote to end the turn of ``seat``."""
    others = board.after(game.state, seat)
    votes = yield from everyone(_STOP_TURN.ask(other, YesNo(), False) for other in others)
    return 2 * sum(vote is True for vote in votes.values()) > len(others)


def next_turn(game: Cosmic) -> Next:
    """The turn passes to the next player (4.10.3), unless every turn would be skipped for ever (4.1.6).

    After the last challenge of the table most foreign bases win instead (7.7).
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
