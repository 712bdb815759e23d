"""Phases 5 and 6: invite allies, allies accept (4.5, 4.6).

1. W5 (4.5.1). An act that changes the offense's ground asks the offense anew.
2. The offense names whom it invites, then the defense does (4.5.2, 4.5.3).
3. The invited answer clockwise from the offense's left and commit tokens at once (4.6.1, 4.6.2).
4. W6a (4.6.4); what expansions bring in (W6b, 4.6.5); W6c (4.6.6); what they check then (W6d, 4.6.7), which may end
   challenge and turn.

At an outpost there are no alliances: of all this only W6b and W6d are left (2.6.4).
"""

from __future__ import annotations

from functools import partial

from bot.cosmic import moves
from bot.cosmic.challenge import winning
from bot.cosmic.challenge.checkpoints import step, undone, window
from bot.cosmic.challenge.winning import close_phase, go_again
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import ALLIES, COMMITTING, INVITING
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board
from bot.cosmic.model.holdings import OUTPOSTS
from bot.cosmic.model.hook_args import Declared, Said, Terms
from bot.cosmic.model.records import SIDES, SideName
from bot.cosmic.model.state import Cosmic
from bot.cosmic.tokens import placing, sources
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next

_INVITE = {
    side: Question(key := f"invite.{side}", Of.PLAYERS, rule=rule, time=Time.LONG, topic=key, allying=True)
    for side, rule in (("offense", "4.5.2"), ("defense", "4.5.3"))
}
_JOIN = Question("join", Of.SIDES, rule="4.6.1", time=Time.LONG, allying=True)

_USUAL = Terms()
DECLINE, BOTH = "decline", "both"


def alliance(game: Cosmic) -> Flow[Next]:
    state = game.state
    challenge = state.challenge
    alone = challenge.target in OUTPOSTS
    if not alone:
        yield from window(game, INVITING.before)
        if (yield from winning.end_if_due(game)):
            return End()
        if challenge.restart:
            return (yield from go_again(game))
        yield from _gather(game)
    for one in registry.joined(state, "call_in"):
        yield from one.call_in(game)
    if not alone:
        yield from window(game, ALLIES.after_escorts)
    for one in registry.joined(state, "muster"):
        yield from one.muster(game)
        if challenge.outcome == "repulsed":
            yield from placing.send_home(game, board.on_cone(state))
            return close_phase(game, Goto("end"))
    return close_phase(game, Goto("planning"))


def _gather(game: Cosmic) -> Flow[None]:
    """Invitations (4.5.2, 4.5.3), answers, acts of people after them (4.6.4); nobody is asked in vain (4.6.8)."""
    state = game.state
    challenge = state.challenge
    others = [seat for seat in board.after(state, challenge.offense.seat) if board.side_of(state, seat) is None]
    for name in SIDES:
        seat = board.side(state, name).seat
        yield from _invite(game, name, seat, others)
        if board.side(state, name).invited:
            yield from dispatch.replace(game, INVITING.said, Said(seat, "invited", name))
    for seat in [seat for seat in others if seat not in (*challenge.offense.invited, *challenge.defense.invited)]:
        yield from dispatch.replace(game, INVITING.said, Said(seat, "passed_over"))
    yield from dispatch.announce(game, (INVITING.terms,), partial(_in_turn, game, others))
    for seat in _in_turn(game, others, listeners.PLAIN):
        yield from _answer(game, seat)
    yield from window(game, ALLIES.committed)
    yield from step(game, ALLIES.numbers_set)


def _terms(game: Cosmic, seat: Seat, lens: listeners.Lens = listeners.PLAIN) -> Terms:
    return listeners.modify(game, INVITING.terms, _USUAL, seat, lens)


def _invited(game: Cosmic, name: SideName, others: list[Seat]) -> Flow[list[Seat]]:
    """Ask whom a main player invites, unless a power keeps it from inviting; that announces itself (4.0.7)."""
    seat = board.side(game.state, name).seat
    if others:
        yield from dispatch.announce(game, (INVITING.terms,), lambda lens: _terms(game, seat, lens).muted)
    if _terms(game, seat).muted:
        return []
    return (yield from _INVITE[name].up_to(seat, len(others), others, default=[]))


def _invite(game: Cosmic, name: SideName, seat: Seat, others: list[Seat]) -> Flow[None]:
    """Ask a main player whom it invites; if that is undone, ask for others, or nobody."""
    named = yield from _invited(game, name, others)
    _call_in(game, name, seat, named, others)
    chose = bool(others) and not _terms(game, seat).muted
    if chose and (yield from undone(game, Declared(seat))):
        again = yield from _invited(game, name, others)
        _call_in(game, name, seat, [] if sorted(again) == sorted(named) else again, others)


def _call_in(game: Cosmic, name: SideName, seat: Seat, named: list[Seat], others: list[Seat]) -> None:
    """Invite in the order of answers; players that are allies already are not invited."""
    invited = (*named, *_terms(game, seat).besides)
    if others:
        moves.invite(game, name, [other for other in others if other in invited])


def _in_turn(game: Cosmic, others: list[Seat], lens: listeners.Lens) -> list[Seat]:
    """In which order the invited answer: clockwise (4.6.1), but for whoever waits for all others."""
    waiting = [_terms(game, seat, lens).last for seat in others]
    return [seat for _, seat in sorted(zip(waiting, others, strict=True), key=lambda pair: pair[0])]


def _answer(game: Cosmic, seat: Seat) -> Flow[None]:
    """One player joins a side or declines (4.6.1), perhaps without an invitation (4.6.3)."""
    state = game.state
    yield from dispatch.announce(game, (INVITING.terms,), lambda lens: _terms(game, seat, lens).barred)
    uninvited, barred = _terms(game, seat).uninvited, _terms(game, seat).barred
    sides = {name: board.side(state, name) for name in SIDES}
    invited = [name for name, side in sides.items() if uninvited or seat in side.invited]
    open_sides = [name for name in invited if name not in barred and not _terms(game, sides[name].seat).alone]
    if not open_sides or not sources.sources(state, seat):
        return
    if not sources.movable(game, seat):
        yield from sources.release(game, seat)
        if not sources.movable(game, seat):
            return
    yield from dispatch.replace(game, INVITING.said, Said(seat, "asked"))
    yield from _join(game, seat, open_sides)


def _join(game: Cosmic, seat: Seat, open_sides: list[SideName]) -> Flow[None]:
    """A player chooses a side and commits tokens at once (4.6.2); if that is undone, it chooses without that side."""
    state = game.state
    ways = [DECLINE, *open_sides, *([BOTH] if _joins_both(game, seat, open_sides) else [])]
    choice = yield from _JOIN.one_of(seat, ways, default=DECLINE)
    joined = SIDES[0] if choice == BOTH else next((name for name in SIDES if name == choice), None)
    if joined is not None and seat not in board.side(state, joined).invited:
        yield from dispatch.announce(game, (INVITING.terms,), lambda lens: _terms(game, seat, lens).uninvited)
        joined = joined if _terms(game, seat).uninvited else None
    moves.join(game, seat, joined)
    if joined is None:
        yield from dispatch.replace(game, INVITING.said, Said(seat, "declined"))
        return
    before = board.whereabouts(state, seat)
    limit = yield from placing.limit_of(game, seat, joined, ally=True)
    yield from dispatch.moment(game, COMMITTING.ally)
    most = min(limit, placing.room_left(game, seat, joined)) - placing.unseen(game, seat).counted
    yield from placing.commit(game, seat, joined, placing.COMMIT, 0 if placing.hides(game, seat) else 1, most)
    if why := (yield from undone(game, Declared(seat))):
        _step_back(game, seat, before, why)
        yield from _join(game, seat, [name for name in open_sides if name != joined])
        return
    yield from dispatch.replace(game, INVITING.said, Said(seat, "joined", joined))
    if choice == BOTH:
        yield from _join_besides(game, seat, SIDES[1])


def _joins_both(game: Cosmic, seat: Seat, open_sides: list[SideName], lens: listeners.Lens = listeners.PLAIN) -> bool:
    invited = all(seat in board.side(game.state, name).invited for name in SIDES) and len(open_sides) == len(SIDES)
    return invited and _terms(game, seat, lens).both


def _join_besides(game: Cosmic, seat: Seat, name: SideName) -> Flow[None]:
    """An ally commits tokens on the other side as well; what lets it do so announces itself (4.0.7)."""
    yield from dispatch.announce(game, (INVITING.terms,), lambda lens: _joins_both(game, seat, list(SIDES), lens))
    if _joins_both(game, seat, list(SIDES)):
        moves.join_besides(game, seat, name)
        limit = yield from placing.limit_of(game, seat, name, ally=True)
        yield from placing.commit(game, seat, name, placing.COMMIT, 1, limit)


def _step_back(game: Cosmic, seat: Seat, before: dict[int, str], why: str) -> None:
    """Undo an ally: tokens return, and powers that brought some may act again."""
    tokens = game.state.tokens
    moves.leave_side(game, seat)
    moves.unuse(game, COMMITTING.ally.name, seat)
    for place in dict.fromkeys(before.values()):
        away = [number for number, came in before.items() if came == place and tokens[number].place != place]
        moves.move_tokens(game, away, place, why)
    sources.shifted(game, before.values())
