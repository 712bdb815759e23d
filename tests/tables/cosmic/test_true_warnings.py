"""A base of whose loss somebody is warned is lost, in whole games by chance."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Ask, Choice, OneOf, Split
from bot.kernel.event import Seat
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.questions.choosing import warning
from proving.cosmic.walk import Walk
from proving.events import stored

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
TRIES = 6
"""Answers that are tried for one of which people are warned."""
MOVERS = [["magnet", "wraith"], ["crystal", "amoeba"], ["parasite", "zombie"], ["phantom", "fungus"]]
ALL = Options(powers_per_player=2, extras={"zodiac": True, "skill_tokens": True, "moons": True})


def warned(walk: Walk, number: int, ask: Ask) -> tuple[Choice, str]:
    """An answer of which people are warned, and the warning; nothing if none was found."""
    asked = Asked(number, ask, see_seat(walk.game.state, ask.seat), NAMES)
    for _ in range(TRIES):
        choice = ask.form.sample(walk.dice)
        told = warning(asked, choice)
        if "you lose the base" in told:
            return choice, told
    return None, ""


def taken(choice: Choice) -> list[str]:
    """The places from which an answer takes something."""
    if isinstance(choice, dict):
        return [place for place, count in choice.items() if count]
    return [choice] if isinstance(choice, str) else []


def follow(walk: Walk, steps: int) -> Counter[str]:
    """Play on, giving answers of which people are warned; how often each key was warned of and came true."""
    found: Counter[str] = Counter()
    pending: dict[tuple[Seat, str], str] = {}
    for _ in range(steps):
        game = walk.game
        if game.over:
            break
        number = next((one for one in game.asks if one not in game.sealed), None)
        ask = None if number is None else game.asks[number]
        choice: Choice = None
        if number is not None and ask is not None and isinstance(ask.form, Split | OneOf):
            choice, _ = warned(walk, number, ask)
        if choice is None or ask is None or number is None:
            events = walk.step()
        else:
            here = {place: len(board.tokens_at(game.state, place, ask.seat)) for place in taken(choice)}
            given = choice if isinstance(choice, dict) else dict.fromkeys(taken(choice), 1)
            lost = [place for place, count in here.items() if count and given[place] == count]
            pending.update({(ask.seat, place): ask.key for place in lost})
            found[f"warned {ask.key}"] += 1
            game.answer(number, ask.seat, choice)
            game.take_decisions()
            events = walk.watched(stored(game.take_events()))
        for (seat, place), key in list(pending.items()):
            if not board.tokens_at(walk.game.state, place, seat):
                found["came true"] += 1
                del pending[seat, place]
            elif any(event.kind in ("cancelled", "departed", "rewound") for event in events):
                del pending[seat, place]
            else:
                over = any(event.kind == "challenge_over" for event in events)
                assert not over, f"{key}: warned in vain of {place}"
    return found


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_nobody_is_warned_of_what_does_not_come(seed: int) -> None:
    found = follow(Walk(seed, 4, Options(powers_per_player=2), powers=MOVERS), 500)
    assert found["came true"] > 5


@pytest.mark.parametrize("seed", range(2))
def test_nor_with_expansions(seed: int) -> None:
    assert follow(Walk(seed, 4, ALL), 400)["came true"] > 3


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
def test_nor_in_many_games(seed: int) -> None:
    follow(Walk(seed, 2 + seed % 5, Options(powers_per_player=1 + seed % 2)), 900)
