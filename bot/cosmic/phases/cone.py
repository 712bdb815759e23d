"""Phases 3 and 4: aim the cone, tokens on the cone (4.3, 4.4).

1. What expansions do before the target is chosen (4.3.1). The offense points the cone at a planet, unless destiny has
   fixed it (4.3.2). W3.
2. It puts one to four tokens on the cone, unless somebody does it in its stead (4.4.1). W4 (4.4.2).
3. Without any token the turn ends (4.4.3). To re-establish, the tokens land at once and Phase 9 goes on from there
   (4.2.4b), and so they do on a vacant outpost (2.6.3). Whoever holds an outpost is its defense, whatever
   destiny said (2.6.4).
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import winning
from bot.cosmic.challenge.checkpoints import undone, window
from bot.cosmic.challenge.winning import close_phase, go_again
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import COMMITTING, LANDED, TARGETING
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board
from bot.cosmic.model.holdings import OUTPOSTS
from bot.cosmic.model.hook_args import Declared
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, Cosmic
from bot.cosmic.tokens import placing, sources
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next

_TARGET = Question("target", Of.PLACES, rule="4.3.2", time=Time.LONG)


def aim(game: Cosmic) -> Flow[Next]:
    state = game.state
    challenge = state.challenge
    seat = challenge.offense.seat
    for one in registry.joined(state, "before_target"):
        yield from one.before_target(game)
        if state.finished:
            return End()
    if challenge.target is None:
        yield from _choose_target(game)
    yield from window(game, TARGETING.after)
    if challenge.restart:
        return (yield from go_again(game))
    yield from _load(game, seat)
    if not board.tokens_at(state, OFFENSE_CONE, seat) and not placing.hides(game, seat):
        moves.abandon(game, "aborted", "nothing to commit")
        return close_phase(game, Goto("end"))
    outpost = challenge.target in OUTPOSTS
    empty = challenge.case == "empty" or (outpost and challenge.defense.seat == NOBODY)
    yield from window(game, COMMITTING.done, last=empty or outpost)
    if (empty or outpost) and (yield from winning.end_if_due(game)):
        return End()
    if challenge.restart:
        return (yield from go_again(game))
    if empty and challenge.target is not None:
        yield from placing.land(game, board.tokens_at(state, OFFENSE_CONE), challenge.target)
        moves.fix_outcome(game, "landed")
        yield from dispatch.moment(game, LANDED)
        moves.mark_over(game)
        return close_phase(game, Goto("after"), check=False)
    return close_phase(game, Goto("alliance"))


def _choose_target(game: Cosmic) -> Flow[None]:
    """Any planet of the system, held or not (4.3.2, 4.3.3), or an outpost, whose holder is the defense then (2.6.4)."""
    challenge = game.state.challenge
    outposts = sources.outposts(game.state)
    yield from dispatch.moment(game, TARGETING.before)
    if challenge.target is None:
        options = [*board.planets(game.state, challenge.system), *outposts]
        default = board.usual_target(game.state)
        seat = challenge.offense.seat
        planet = yield from _TARGET.one_of(seat, options, default=default)
        moves.aim(game, planet)
        if len(options) > 1 and (yield from undone(game, Declared(seat))):
            options.remove(planet)
            default = default if default in options else options[0]
            moves.aim(game, (yield from _TARGET.one_of(seat, options, default=default)))
    if challenge.target is not None and challenge.target in outposts:
        moves.fix_defense(game, outposts[challenge.target], challenge.system)


def _load(game: Cosmic, seat: Seat) -> Flow[None]:
    """The offense puts tokens on the cone, unless somebody does it in its stead (4.4.1)."""
    state = game.state
    ready = len(board.tokens_at(state, OFFENSE_CONE, seat))
    limit = yield from placing.limit_of(game, seat, "offense", ally=False)
    if ready < limit:
        yield from dispatch.moment(game, COMMITTING.offense)
    unseen = placing.unseen(game, seat).counted
    if ready + unseen < limit and len(board.tokens_at(state, OFFENSE_CONE, seat)) == ready:
        least = 0 if ready or placing.hides(game, seat) else 1
        yield from placing.commit(game, seat, "offense", placing.COMMIT, least, limit - ready - unseen)
