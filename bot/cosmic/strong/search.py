"""Looks ahead: which answer wins the largest share when *normal* players play on from it to the next challenge.

Every answer is tried in the same worlds with the same chance, so that luck decides as little as it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final

from bot.cosmic.ai.choosing import options
from bot.cosmic.ai.levels import NORMAL
from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.model import cards
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.selfplay.show import own_dice
from bot.cosmic.selfplay.sitting import step
from bot.cosmic.strong.prospects import prospects
from bot.cosmic.strong.veil import can_imagine, enter, veil
from bot.kernel.ask import Ask, Choice, UpTo
from bot.kernel.referee import RefereeNeeded
from bot.kernel.refused import Refused

SEARCHED: Final = frozenset({"card", "join", "invite.offense", "invite.defense", "target", "wild"})
"""The questions that are worth a search; the others are answered at once."""
WORLDS: Final = 6
"""In so many worlds each answer is tried."""
_MOST: Final = 5
"""Answers that are tried."""
_STEPS: Final = 300
"""Decisions after which a world is left as it stands."""
_SURE: Final = 1.0
"""By how many standard errors an answer has to be better than that of *normal*."""


def search(game: Cosmic, ask: Ask, usual: Choice, seed: int) -> Choice:
    """The best answer to ``ask`` as far as it looks ahead; ``usual``, that of *normal*, unless another is better.

    The same view, memory and ``seed`` give the same answer.
    """
    tried = _candidates(ask, usual) if ask.key in SEARCHED and can_imagine(game, ask.seat) else []
    if len(tried) < 2:
        return usual
    rows: list[list[float]] = []
    for number in range(WORLDS):
        row = _row(game, ask, tried, seed * WORLDS + number)
        if row is not None:
            rows.append(row)
    if len(rows) < 2:
        return usual
    leads = [[row[place] - row[0] for row in rows] for place in range(len(tried))]
    best = max(range(len(tried)), key=lambda place: (fmean(leads[place]), -place))
    error = stdev(leads[best]) / len(rows) ** 0.5
    return tried[best] if fmean(leads[best]) > _SURE * error else usual


def _row(game: Cosmic, ask: Ask, tried: Sequence[Choice], seed: int) -> list[float] | None:
    """What every answer comes to in one world; None if there is no such world."""
    world = veil(game, ask.seat, own_dice(seed))
    view = see_seat(game.state, ask.seat)
    found: list[float] = []
    for choice in tried:
        there = enter(world, view, seed)
        value = None if there is None else _played(there, ask, choice, seed)
        if value is None:
            return None
        found.append(value)
    return found


def _played(game: Cosmic, ask: Ask, choice: Choice, seed: int) -> float | None:
    """What the seat may hope for once the challenge is over; None if the world has no such answer."""
    seat = ask.seat
    number = next((one for one, open_ in game.asks.items() if (open_.seat, open_.key) == (seat, ask.key)), None)
    if number is None or number in game.sealed:
        return None
    tempers = list(TEMPERS.values())
    dice = own_dice(seed)
    players = [Computer(tempers[other % len(tempers)], dice, NORMAL) for other in range(len(game.state.players))]
    began = game.state.challenges
    try:
        game.answer(number, seat, choice, "computer")
        for _ in range(_STEPS):
            if game.over or game.state.challenges != began:
                break
            step(game, players)
    except (Refused, RefereeNeeded):
        return None
    return prospects(see_seat(game.state, seat))


def _candidates(ask: Ask, usual: Choice) -> list[Choice]:
    """Answers that differ in what they do, the usual one first."""
    found: list[Choice] = [usual]
    offered = list(options(ask.form))
    if isinstance(ask.form, UpTo):
        found += [choice for choice in ([], offered, *([one] for one in offered)) if choice != usual]
        return [choice for choice in found if ask.form.accepts(choice)][:_MOST]
    if ask.key == "card":
        faces = {cards.face(str(one)): one for one in offered if cards.is_challenge(str(one))}
        faces = {face: one for face, one in faces.items() if not str(usual).startswith(f"{face}.")}
        ranked = sorted(faces, key=lambda face: cards.value(face) if cards.kind(face) == "attack" else -1)
        return [usual, *(faces[face] for face in _spread(ranked, _MOST - 1))]
    found += [one for one in offered if one != usual]
    return found[:_MOST]


def _spread(ranked: Sequence[str], most: int) -> Sequence[str]:
    """So many of them, from the first to the last at even distances."""
    if len(ranked) <= most:
        return ranked
    return [ranked[place * (len(ranked) - 1) // (most - 1)] for place in range(most)]
