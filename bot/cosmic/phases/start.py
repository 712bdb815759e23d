"""Phases 1 and 2: start of challenge, destiny (4.1, 4.2).

1. Ordinal, limits of the last challenge gone (4.1.1).
2. New hand check, in the turn's first challenge (4.1.2).
3. Powers at the start of a turn, then W1a (4.1.3).
4. What expansions rotate; W1b (4.1.4).
5. W1c: regroup (4.1.5).
6. The new hand check once more (4.1.2).
7. W2a, then the top card is shown; W2b on every flip (4.2.1). If a colour was decreed later on, or another defense was
   named, nothing is flipped.
8. Whose colour it is decides about the defense (4.2.2, 4.2.3, 4.2.4); powers may have decided before (4.2.8).
9. The reverse cone mark of the last card counts (4.2.7).
10. W2c.

A challenge outside the order of turns has its defense from the start, and nothing is flipped.
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import draws
from bot.cosmic.challenge.checkpoints import people, step, window
from bot.cosmic.challenge.winning import close_phase, won_otherwise
from bot.cosmic.engine import dispatch
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import BEFORE_DESTINY, CHALLENGE_START, DEFENSE_FIXED, FLIP, REGROUPS, ROTATING, TURN
from bot.cosmic.kinds.questions import Of, Question, Standing, Time
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.hook_args import Regroup
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, WARP, Cosmic, CosmicState
from bot.cosmic.tokens import picking, placing, sources
from bot.kernel.ask import Part, Split
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next

_WILD = Question("wild", Of.PLAYERS, rule="4.2.3", time=Time.LONG)
_OWN_COLOUR = Question("own_colour", Of.PLACES, rule="4.2.4", time=Time.LONG)
_REDRAW = "redraw"
_REGROUP = Question("regroup", Of.TOKENS, rule="4.1.5", standing=Standing.USUAL)


def start(game: Cosmic, seat: Seat, ordinal: int, against: Seat = NOBODY) -> Flow[Next]:
    """Begin a challenge of ``seat``; ``against`` fixes the defense instead of destiny."""
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


def destiny(game: Cosmic) -> Flow[Next]:
    challenge = game.state.challenge
    fixed = bool(challenge.system)
    decreed = fixed or bool(challenge.colour)
    if not decreed:
        yield from window(game, BEFORE_DESTINY)
    if challenge.against != NOBODY and not fixed:
        moves.fix_defense(game, challenge.against, game.state.players[challenge.against].colour)
    while not challenge.system:
        if not decreed:
            colour = cards.destiny_colour(moves.flip(game))
            if colour is not None and not _active(game.state, colour):
                continue
            yield from window(game, FLIP)
        if challenge.system:
            break
        decreed = False
        colour = board.destiny_colour(game.state)
        if colour is None:
            yield from _wild(game)
        elif board.seat_of(game.state, colour) == challenge.offense.seat:
            yield from _own_colour(game, colour)
        else:  # Also a player without a token on the board (4.2.6).
            moves.fix_defense(game, board.seat_of(game.state, colour), colour)
    yield from window(game, DEFENSE_FIXED)
    return close_phase(game, Goto("aim"))


def _active(state: CosmicState, colour: str) -> bool:
    """True if the player of a colour is still there; if not, another card is flipped, without W2b (4.2.5)."""
    seat = board.seat_of(state, colour)
    return seat != NOBODY and state.players[seat].active


def _wild(game: Cosmic) -> Flow[None]:
    """The offense names the defense (4.2.3)."""
    state = game.state
    seat = state.challenge.offense.seat
    others = board.after(state, seat)
    most = max(others, key=lambda other: board.foreign_bases(state, other))
    named: Seat = yield from _WILD.one_of(seat, others, default=most)
    moves.fix_defense(game, named, state.players[named].colour)


def _own_colour(game: Cosmic, colour: str) -> Flow[None]:
    """Challenge a foreigner at home, re-establish, or draw again (4.2.4)."""
    state = game.state
    seat = state.challenge.offense.seat
    options: list[str] = [_REDRAW]
    able = bool(sources.sources(state, seat) or board.tokens_at(state, OFFENSE_CONE, seat))
    for planet in board.planets(state, colour):
        guests = [other for other in board.after(state, seat) if board.tokens_at(state, planet, other)]
        options.extend(f"{planet}:{other}" for other in guests)
        if not board.tokens_at(state, planet) and able:
            options.append(planet)
    choice = yield from _OWN_COLOUR.one_of(seat, options, default=_REDRAW)
    if choice == _REDRAW:
        return
    planet, guest = ids.targeted(choice)
    moves.set_case(game, "empty" if guest is None else "home")
    moves.fix_defense(game, NOBODY if guest is None else guest, colour)
    moves.aim(game, planet)
