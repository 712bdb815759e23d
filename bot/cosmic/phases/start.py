"""Phase 1: start of challenge (4.1).

1. Ordinal, limits of the last challenge gone (4.1.1).
2. New hand check, in the turn's first challenge (4.1.2).
3. Powers at the start of a turn, then W1a (4.1.3).
4. What expansions rotate; W1b (4.1.4).
5. W1c: regroup (4.1.5).
6. The new hand check once more (4.1.2).
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import draws
from bot.cosmic.challenge.checkpoints import people, step, window
from bot.cosmic.challenge.winning import won_otherwise
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import CHALLENGE_START, REGROUPS, ROTATING, TURN
from bot.cosmic.kinds.questions import Of, Question, Standing
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Regroup
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, WARP, Cosmic
from bot.cosmic.phases.closing import close_phase
from bot.cosmic.tokens import picking, placing, sources
from bot.kernel.ask import Part, Split
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next

_REGROUP = Question("regroup", Of.TOKENS, rule="4.1.5", standing=Standing.USUAL)


def start(game: Cosmic, seat: Seat, ordinal: int, against: Seat = NOBODY) -> Flow[Next]:
    """Begin a challenge of ``seat``; ``against`` says whom, if not destiny decides."""
    state = game.state
    if not state.players[seat].active or (against != NOBODY and not state.players[against].active):
        return Goto("next_turn")
    moves.begin_challenge(game, seat, ordinal, against)
    if sources.spent(state, seat):
        moves.abandon(game, "aborted", "nothing to commit")
        moves.end_challenge(game)
        return close_phase(game, Goto("next_turn"))
    if ordinal == 1:
        yield from _last_plays(game, seat)
        if state.finished:
            return End()
        yield from draws.new_hand(game, seat)
        yield from window(game, TURN.start)
    yield from window(game, CHALLENGE_START)
    if won_otherwise(game):
        return close_phase(game, Goto("destiny"))
    yield from window(game, ROTATING.before)
    seat = state.challenge.offense.seat
    if state.expansions:
        yield from step(game, ROTATING.now)
        yield from window(game, ROTATING.just_after)
    yield from window(game, ROTATING.after)
    yield from _regroup(game, seat)
    yield from window(game, REGROUPS.window)
    if ordinal == 1:
        yield from draws.new_hand(game, seat)
    return close_phase(game, Goto("destiny"))


def _last_plays(game: Cosmic, seat: Seat) -> Flow[None]:
    """A hand without a challenge card: its cards may be played first, also those that come to it meanwhile (4.1.2)."""
    state = game.state
    before: list[str] | None = None
    while not state.finished and state.players[seat].hand != before:
        before = state.players[seat].hand[:]
        if not draws.lacks(game, seat, before):
            return
        moves.mark_dirty(game)
        yield from people(game, ROTATING.before)
        for one in registry.joined(state, "before_new_hand"):
            yield from one.before_new_hand(game)


def _regroup(game: Cosmic, seat: Seat) -> Flow[None]:
    """The offense retrieves one token; without a base, or a place like one, it goes onto the cone (4.1.5, 8.2)."""
    wanted = yield from dispatch.replace(game, REGROUPS.instead, Regroup(seat, 1))
    waiting = board.warp_tokens(game.state, wanted.seat)
    mine = yield from picking.some(game, waiting, wanted.tokens, wanted.seat, WARP)
    if not mine:
        return
    if wanted.seat != seat or board.bases(game.state, seat):
        yield from placing.retrieve(game, {wanted.seat: mine}, _REGROUP)
        return
    back = mine
    havens = sources.havens(game.state, seat, mine)
    if havens:
        parts = (Part(OFFENSE_CONE, len(mine)), *(Part(place, min(room, len(mine))) for place, room in havens.items()))
        form = Split(len(mine), len(mine), parts)
        shares = yield from _REGROUP.split(seat, form, default={OFFENSE_CONE: len(mine)})
        for place in havens:
            count = shares.get(place, 0)
            if count:
                welcome = sources.welcome(game.state, place, mine)
                going = yield from picking.some(game, welcome, count, seat, place)
                moves.move_tokens(game, going, place, "regroup")
                sources.shifted(game, (place,))
                mine = [number for number in mine if number not in going]
    if mine:
        moves.commit(game, seat, mine, "offense")
    yield from placing.regained(game, seat, back)
