"""Phase 2: destiny (4.2).

1. W2a, then the top card is shown; W2b on every flip (4.2.1). If a colour was decreed later on, or another defense was
   named, nothing is flipped.
2. Whose colour it is decides about the defense (4.2.2, 4.2.3, 4.2.4); powers may have decided before (4.2.8).
3. The reverse cone mark of the last card counts (4.2.7).
4. W2c.

A challenge outside the order of turns has its defense from the start, and nothing is flipped.
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge.checkpoints import window
from bot.cosmic.kinds.hooks import BEFORE_DESTINY, DEFENSE_FIXED, FLIP
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, Cosmic, CosmicState
from bot.cosmic.phases.closing import close_phase
from bot.cosmic.tokens import sources
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, Goto, Next

_WILD = Question("wild", Of.PLAYERS, rule="4.2.3", time=Time.LONG)
_OWN_COLOUR = Question("own_colour", Of.PLACES, rule="4.2.4", time=Time.LONG)

_REDRAW = "redraw"


def destiny(game: Cosmic) -> Flow[Next]:
    """Determine the defense of the challenge: by a destiny card, unless it was fixed or a colour was decreed."""
    challenge = game.state.challenge
    fixed = bool(challenge.system)
    decreed = fixed or bool(challenge.colour)
    if not decreed:
        yield from window(game, BEFORE_DESTINY)
    if challenge.against != NOBODY and not fixed:
        moves.fix_defense(game, challenge.against, game.state.players[challenge.against].colour)
    while not challenge.system:
        if not decreed:
            card = moves.flip(game)
            colour = cards.destiny_colour(card)
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
