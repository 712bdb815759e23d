"""Looks ahead: which answer wins the largest share when *normal* players play on from it to the next challenge.

Every answer is tried in the same worlds with the same chance, so that luck decides as little as it can.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeVar

from bot.cosmic.ai.choosing import options
from bot.cosmic.ai.levels import NORMAL
from bot.cosmic.ai.normal.alliances import gives_away
from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.model import cards
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.selfplay.show import own_dice
from bot.cosmic.selfplay.sitting import Views, step
from bot.cosmic.strong.prospects import prospects
from bot.cosmic.strong.veil import can_imagine, enter, veil
from bot.kernel.ask import Ask, Choice, Number, Split, UpTo, YesNo
from bot.kernel.referee import RefereeNeeded
from bot.kernel.refused import Refused

_UNSEARCHED: Final = frozenset({"regroup", "return", "lose", "reward", "powers", "colour"})
"""Small choices, for which nothing better than the answer of *normal* is ever found; they are answered at once."""
_INVITING: Final = frozenset({"invite.offense", "invite.defense"})
"""Questions about whom to invite."""
WORLDS: Final = 8
"""In so many worlds each answer is tried, unless it is clearly worse."""
_LEAST: Final = 3
"""Worlds after which an answer may be given up."""
_MOST: Final = 5
"""Answers that are tried."""
_STEPS: Final = 300
"""Decisions after which a world is left as it stands."""
_BUDGET: Final = 900
"""Decisions in all worlds of one search: a quarter of a second on a usual machine."""
_SURE: Final = 1.0
"""By how many standard errors an answer has to be better than that of *normal*."""


T = TypeVar("T")


class Budget:
    """How many decisions may still be made in worlds."""

    def __init__(self, left: int) -> None:
        """``left`` decisions may still be made."""
        self.left = left


def is_worth_it(game: Cosmic, ask: Ask) -> bool:
    """Whether looking ahead may come to another answer than that of a *normal* player, by public facts alone."""
    return ask.key not in _UNSEARCHED and can_imagine(game, ask.seat)


def search(game: Cosmic, ask: Ask, usual: Choice, seed: int) -> Choice:
    """The best answer to ``ask`` as far as it looks ahead; ``usual``, that of *normal*, unless another is better.

    The same view, memory and ``seed`` give the same answer.
    """
    tried = _sound(game, ask, _candidates(ask, usual)) if is_worth_it(game, ask) else []
    others = list(range(1, len(tried)))
    leads: dict[int, list[float]] = {place: [] for place in others}
    budget = Budget(_BUDGET)
    for number in range(WORLDS):
        others = [place for place in others if len(leads[place]) < _LEAST or _is_open(leads[place])]
        if not others or budget.left <= 0:
            break
        row = _row(game, ask, [usual, *(tried[place] for place in others)], seed * WORLDS + number, budget)
        if row is not None:
            for place, value in zip(others, row[1:], strict=True):
                leads[place].append(value - row[0])
    found = [place for place in others if len(leads[place]) >= _LEAST]
    best = max(found, key=lambda place: (fmean(leads[place]), -place), default=0)
    return tried[best] if best and fmean(leads[best]) > _SURE * _error(leads[best]) else usual


def _sound(game: Cosmic, ask: Ask, tried: list[Choice]) -> list[Choice]:
    """Without invitations that hand the game to somebody else; the usual answer stays."""
    if ask.key not in _INVITING:
        return tried
    view = see_seat(game.state, ask.seat)
    bad = [one for one in tried[1:] if isinstance(one, list) and gives_away(view, ask.key, one)]
    return [one for one in tried if one not in bad]


def _is_open(leads: Sequence[float]) -> bool:
    """Whether the answer may still turn out to be better than that of *normal*."""
    return fmean(leads) + _SURE * _error(leads) > 0


def _error(leads: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(leads) / sqrt(len(leads))


def _row(game: Cosmic, ask: Ask, tried: Sequence[Choice], seed: int, budget: Budget) -> list[float] | None:
    """What every answer comes to in one world; None if there is no such world."""
    world = veil(game, ask.seat, own_dice(seed))
    view = see_seat(game.state, ask.seat)
    found: list[float] = []
    for choice in tried:
        there = enter(world, view, seed)
        value = None if there is None else _played(there, ask, choice, seed, budget)
        if value is None:
            return None
        found.append(value)
    return found


def _played(game: Cosmic, ask: Ask, choice: Choice, seed: int, budget: Budget) -> float | None:
    """What the seat may hope for once the challenge is over; None if the world has no such answer."""
    seat = ask.seat
    number = next((one for one, open_ in game.asks.items() if (open_.seat, open_.key) == (seat, ask.key)), None)
    if number is None or number in game.sealed:
        return None
    tempers = list(TEMPERS.values())
    dice = own_dice(seed)
    players = [Computer(tempers[other % len(tempers)], dice, NORMAL) for other in range(len(game.state.players))]
    began = game.state.challenges
    seen = Views()
    try:
        game.answer(number, seat, choice, "computer")
        for _ in range(_STEPS):
            if game.over or game.state.challenges != began:
                break
            step(game, players, seen)
            budget.left -= 1
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
    if isinstance(ask.form, Split):
        found += [_divided(ask.form, usual, whole) for whole in range(ask.form.low, ask.form.high + 1)]
        return _first(found)
    if isinstance(ask.form, YesNo):
        return [usual, not usual]
    if isinstance(ask.form, Number):
        return _first([usual, *_spread(range(ask.form.low, ask.form.high + 1), _MOST)])
    if ask.key == "card":
        faces = {cards.face(str(one)): one for one in offered if cards.is_challenge(str(one))}
        faces = {face: one for face, one in faces.items() if face != cards.face(str(usual))}
        ranked = sorted(faces, key=lambda face: cards.value(face) if cards.kind(face) == "attack" else -1)
        return [usual, *(faces[face] for face in _spread(ranked, _MOST - 1))]
    found += [one for one in offered if one != usual]
    return found[:_MOST]


def _first(found: Sequence[Choice]) -> list[Choice]:
    """Each of them once, as many as are tried."""
    return [choice for place, choice in enumerate(found) if choice not in found[:place]][:_MOST]


def _divided(form: Split, usual: Choice, whole: int) -> Choice:
    """So many tokens, as near to the usual division as can be; ``usual`` if that cannot be."""
    shares = {part.name: usual.get(part.name, 0) for part in form.parts} if isinstance(usual, dict) else {}
    while (more := whole - sum(shares.values())) and shares:
        able = [part for part in form.parts if part.low <= shares[part.name] + (1 if more > 0 else -1) <= part.high]
        if not able:
            return usual
        most = max(able, key=lambda part: part.high - shares[part.name] if more > 0 else shares[part.name])
        shares[most.name] += 1 if more > 0 else -1
    found = {name: share for name, share in shares.items() if share}
    return found if form.accepts(found) else usual


def _spread(ranked: Sequence[T], most: int) -> Sequence[T]:
    """So many of them, from the first to the last at even distances."""
    if len(ranked) <= most:
        return ranked
    return [ranked[place * (len(ranked) - 1) // (most - 1)] for place in range(most)]
