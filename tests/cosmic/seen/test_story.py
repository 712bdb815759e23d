"""The story of a challenge never depends on a card that nobody has seen (design 4, 8.14)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.seen import story
from bot.kernel.event import Event, visible
from bot.kernel.saved import Refused
from proving.cosmic import two_worlds
from proving.cosmic.two_worlds import Stretch
from proving.cosmic.walk import Walk

LONG = 160
"""Decisions of a stretch: enough for whole challenges."""
EVERYTHING: dict[str, FlagValue] = {"zodiac": True, "moons": True, "skill_tokens": True, "asteroids": "two_opposite"}


def stories(events: Sequence[Event]) -> list[story.Story]:
    """Of every challenge that begins and ends in these events."""
    found: list[story.Story] = []
    begun = 0
    for at, event in enumerate(events):
        if event.kind == "challenge":
            begun = at
        elif event.kind == "challenge_over" and (told := story.read(events[begun : at + 1])) is not None:
            found.append(told)
    return found


def other_world(stretch: Stretch, names: dict[str, str]) -> list[Event]:
    """Play the public events with unseen cards exchanged; up to where they can be compared."""
    game = two_worlds.begin(two_worlds.relabel(stretch.snapshot, names))
    told = list(visible(game.take_events(), None))
    for number, decision in enumerate(stretch.decisions, start=1):
        try:
            game.repeat(decision)
        except Refused:
            break
        told += visible(game.take_events(), None)
        if two_worlds.challenge_hands(game.state) != stretch.armed[number]:
            break
    return told


@pytest.mark.parametrize("seed", range(12))
def test_two_games_that_differ_in_hidden_cards_alone_tell_the_same_story(seed: int) -> None:
    walk = Walk(seed, 3 + seed % 3, Options(powers_per_player=1 + seed % 2, extras=EVERYTHING if seed % 2 else {}))
    while not walk.game.state.challenges:
        walk.step()
    stretch = two_worlds.walk_on(walk, None, LONG)
    mine = stories([event for told in stretch.events for event in visible(told, None)])
    free = two_worlds.free_cards(stretch, None)
    exchanged = two_worlds.exchange(free, Random(seed), two_worlds.GROUPS[0])
    assert exchanged
    theirs = stories(other_world(stretch, exchanged))
    assert theirs
    assert theirs == mine[: len(theirs)]
