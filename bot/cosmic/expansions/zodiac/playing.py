"""The Zodiac window: the offense plays Zodiac cards before it aims, or before its hand is exchanged (Z13, Z14).

1. The offense names a card and a player, or is done; nobody answers that (Z9, Z13).
2. The card takes the place of the target's, the target releases one Karma, positions and a win are checked (Z12).
3. The offense draws two cards and may go on.

Whether it is asked depends on public facts: it holds any card, and not every Zodiac card lies open.
"""

from __future__ import annotations

from bot.cosmic.challenge import draws
from bot.cosmic.engine import dispatch, force
from bot.cosmic.expansions.zodiac import moves as zodiac_moves
from bot.cosmic.expansions.zodiac.chart import legal, pack, what
from bot.cosmic.expansions.zodiac.karma import let_go
from bot.cosmic.expansions.zodiac.positions import conclude
from bot.cosmic.expansions.zodiac.state import NAME, standing, standings, zodiac
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.flow import Flow
from bot.kernel.seat import Seat

PLAY = Question("zodiac.play", Of.CARDS, rule="Z13", time=Time.LONG, secret=True)
"""The question: the face of a card and a player as ``<face>:<seat>``, or ``DONE``."""
DONE = "done"
_DRAWN = 2


def window(game: Cosmic) -> Flow[None]:
    """Let the offense play Zodiac cards, one after the other (Z13, Z14)."""
    state = game.state
    seat = state.challenge.offense.seat
    while not state.finished and _possible(state, seat):
        options = [DONE, *plays(state, seat)]
        choice = yield from PLAY.one_of(seat, options, default=DONE)
        face, target = ids.targeted(choice)
        if target is None:
            return
        card = next(card for card in force.playable(state, seat) if cards.face(card) == face)
        if (yield from dispatch.unlocked(game, seat, card)):
            yield from _resolve(game, seat, card, target)


def plays(state: CosmicState, seat: Seat) -> list[str]:
    """What ``seat`` could play as the offense now, as options of ``PLAY`` (Z10)."""
    everybody = standings(state)
    held = dict.fromkeys(cards.face(card) for card in force.playable(state, seat) if cards.kind(card) == NAME)
    return [
        f"{face}:{target}"
        for face in held
        for target in board.active_seats(state)
        if legal(what(face), standing(state, seat), everybody[target], everybody)
    ]


def _possible(state: CosmicState, seat: Seat) -> bool:
    """Whether, by public facts, ``seat`` might hold a Zodiac card."""
    shown = {*zodiac(state).cards, *state.discard}
    return force.has_playable(state, seat) and any(card not in shown for card in pack())


def _resolve(game: Cosmic, seat: Seat, card: str, target: Seat) -> Flow[None]:
    zodiac_moves.play(game, seat, card, target)
    yield from let_go(game, target)
    yield from conclude(game, check=True)
    if not game.state.finished:
        yield from draws.draw(game, seat, _DRAWN, "zodiac")
