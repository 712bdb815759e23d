"""Both languages word the same events, and tell the same facts of games as they are played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.words import expansion_words, text
from bot.cosmic.words.expansion_words import ExpansionWords
from bot.words.message import DEFAULT, Language, Message
from proving.cosmic.walk import Walk
from proving.events import Happened
from tests.events import made
from tests.words.voices import COMPLETE, EN

NAMES = ("Ana", "Ben", "Cyd", "Dot", "Eve", "Flo")
LETTERS: dict[str, Any] = {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite"}
MOONS: dict[str, Any] = {"zodiac": True, "asteroids": "two_opposite", "moons": True}
OTHERS = [language for language in COMPLETE if language != DEFAULT]
FACT = re.compile(r"\b(?:Ana|Ben|Cyd|Dot|Eve|Flo)\b|\(cosmic [\dA-Z.]+\)|\b\d+\b")
"""What can be found again in every language: people, rules, numbers."""
LOOSE = {"1", "2", "3"}
"""Numbers that one language may write as a word: a token, the second challenge."""


def events() -> Iterator[Happened]:
    """Yield the events of some games by chance, with all that powers do there."""
    for seed, players, extras in ((1, 4, {}), (2, 3, {}), (5, 5, {}), (3, 4, LETTERS), (4, 3, MOONS)):
        walk = Walk(seed, players, Options(powers_per_player=2, bases_to_win=3, extras=extras))
        for _ in range(400):
            if walk.game.over:
                break
            yield from walk.step()


def facts(sentence: str) -> set[str]:
    return set(FACT.findall(sentence)) - LOOSE


def test_no_two_expansions_word_the_same_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(expansion_words.KNOWN.questions, "tides.pull", Message("tides-pull"))
    with pytest.raises(ValueError, match=r"tides\.pull"):
        expansion_words.add(ExpansionWords(questions={"tides.pull": Message("tides-push")}))


@pytest.mark.parametrize("language", OTHERS)
def test_a_played_game_is_told_with_the_same_people_numbers_and_rules(language: str) -> None:
    seen: set[str] = set()
    for event in events():
        here, there = text.line(event.event, NAMES), text.line(event.event, NAMES, language)
        assert bool(here) == bool(there), event.kind
        if not here or event.kind == "piles_open":
            continue
        seen.add(event.kind)
        assert facts(here) == facts(there), (event.kind, here, there)
        assert there[-1] in ".*)", there
        assert "None" not in there, there
    assert len(seen) > 40


@pytest.mark.parametrize("language", COMPLETE)
def test_a_power_that_is_copied_is_named_as_it_is_called_ast31(language: Language) -> None:
    aim = {"copy": "anti_matter"}
    event = made("announced", {"seat": 0, "source": "flare", "name": "orbital", "card": "flare.orbital", "aim": aim})
    assert "Anti-Matter)" in text.line(event, NAMES, language)


def test_the_challenge_of_a_turn_has_its_ordinal_however_many_there_are() -> None:
    told = [EN("event-challenge", number=30, ordinal=ordinal, name="Ana") for ordinal in (2, 11, 21, 22, 23)]
    assert [re.findall(r"Ana's (\w+)", one) for one in told] == [["second"], ["11th"], ["21st"], ["22nd"], ["23rd"]]
