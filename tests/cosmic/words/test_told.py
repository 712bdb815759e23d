"""Events are told rightly: with the rule it comes from, once, with whose it is, and in sentences."""

from __future__ import annotations

import re

import pytest

from bot.cosmic.kinds.hooks import ANOTHER, CONCEDED, DEAL_REWARDS, DECREES
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.words import text
from bot.cosmic.words.expansion_words import Names
from bot.cosmic.words.story_words import why
from bot.kernel.codec import Plain
from bot.words.message import Language
from bot.words.speech import speech
from proving.cosmic.walk import Walk
from proving.events import stored
from tests.cosmic.table import Table
from tests.events import bare, made
from tests.plain import mapped
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
FLAGS = (
    "ionic_gas",
    "stellar_gas",
    "victory_boon",
    "chronos",
    "all_tokens_lost",
    ANOTHER,
    DEAL_REWARDS,
    CONCEDED,
    "lured",
)
"""Everything that an edict, flare or power decrees for a challenge."""


def failed_deal(quash: bool) -> Table:
    """Two compromises, and no deal in the end."""
    hands = {0: ["C", "A8"], 1: ["C", "A6"], 3: ["A10", "edict.quash"]}
    table = Table(("", "", "", ""), hands=hands)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(0, "card", "C").wish(1, "card", "C")
    if quash:
        table.wish(3, "checkpoint.reveal", "edict.quash").run(until="deal")
        offer = {"give": {"goods": [], "grant": "red-2"}, "take": {"goods": [], "grant": None}}
        table.act("deal.offer.offense", 0, offer).act("deal.accept.defense", 1, 1)
    return table.run()


@pytest.mark.parametrize("language", COMPLETE)
def test_the_loss_after_a_failed_deal_tells_why_and_the_rule_of_failure_5_5_8(language: Language) -> None:
    told = failed_deal(quash=False).seen
    lost = [event for event in told if event.kind == "moved" and event.data["to"] == "warp"]
    assert len(lost) == 2
    for event in lost:
        line = text.line(event.event, NAMES, language)
        assert line.endswith({"en": "because there was no deal.", "de": "weil kein Handel zustande kam."}[language])
        asked = why(event.event, bare(told[: told.index(event)]), NAMES, language)
        assert "(cosmic 5.5.8)" in asked
        assert "5.5.3" not in asked


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ana moves 5 tokens from every red planet to Ana's Wraith sheet."),
        ("de", "Ana bewegt 5 Steine (jeder Planet in Rot → Blatt von Wraith, Ana)."),
    ],
)
def test_all_planets_of_a_system_are_not_told_one_by_one(language: Language, said: str) -> None:
    data: dict[str, Plain] = {
        "seat": 0,
        "count": 5,
        "why": "wraith",
        "to": "power.3",
        "sheets": {"power.3": ["wraith", 0]},
    }
    every = {f"red-{number}": 1 for number in range(1, 6)}
    assert text.line(made("moved", {**data, "from": every}), NAMES, language) == said
    assert "red 1" in text.line(made("moved", {**data, "from": {**every, "red-1": 2}}), NAMES)


def test_a_move_names_planets_by_whoever_plays_their_colour() -> None:
    here = Names(NAMES, ("red", "blue"))
    data: dict[str, Plain] = {
        "seat": 0,
        "count": 3,
        "why": "commit",
        "from": {"red-1": 2, "red-4": 1},
        "to": "cone.offense",
    }
    assert text.line(made("moved", data), here) == "Ana commits 3 tokens from planets 1 (2) and 4."
    assert text.line(made("aimed", {"planet": "blue-2"}), here) == f"The cone points at {NAMES[1]}'s planet 2."
    assert text.line(made("aimed", {"planet": "blue-2"}), here, "de") == f"Der Kegel zielt auf Planet 2 von {NAMES[1]}."


def test_a_deal_that_is_quashed_fails_once_5_5_8() -> None:
    table = failed_deal(quash=True)
    outcomes = [event.data["outcome"] for event in table.seen if event.kind == "outcome"]
    assert outcomes == ["deal", "no_deal"]
    assert table.state.players[0].hand
    assert table.at("warp", 0) == table.at("warp", 1) == 3


@pytest.mark.parametrize(("learners", "verb"), [([2], "Cy learns"), ([2, 3], "Cy and Dot learn ")])
def test_one_player_learns_and_several_learn(learners: list[int], verb: str) -> None:
    assert verb in text.line(made("term_told", {"seat": 1, "to": learners}), NAMES)


def test_these_are_all_flags() -> None:
    assert set(DECREES) == set(FLAGS)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("flag", FLAGS)
def test_every_decree_is_a_sentence_of_its_own_without_its_flag(flag: str, language: Language) -> None:
    told = text.line(made("decreed", {"flag": flag, "beside": []}), NAMES, language)
    assert len(told.split()) > 3
    assert told[0].isupper()
    assert told[-1] == "."
    assert flag not in told
    others = {text.line(made("decreed", {"flag": one, "beside": []}), NAMES, language) for one in FLAGS}
    assert len(others) == len(FLAGS)


@pytest.mark.parametrize("language", COMPLETE)
def test_two_gases_are_told_to_cancel_each_other(language: Language) -> None:
    for flag, other in (("ionic_gas", "stellar_gas"), ("stellar_gas", "ionic_gas")):
        told = text.line(made("decreed", {"flag": flag, "beside": [other]}), NAMES, language)
        alone = text.line(made("decreed", {"flag": flag, "beside": []}), NAMES, language)
        assert told != alone
        assert told == text.line(made("decreed", {"flag": other, "beside": [flag]}), NAMES, language)


SHEETS = [["wraith"], ["phantom"], ["assessor"], ["vampire"]]


@pytest.mark.parametrize("language", COMPLETE)
def test_tokens_on_a_sheet_are_told_with_whose_power_it_is(language: Language) -> None:
    owners = {name: NAMES[seat] for seat, (name,) in enumerate(SHEETS)}
    seen: set[str] = set()
    for seed in range(4):
        walk = Walk(seed, 4, Options(), powers=SHEETS)
        for _ in range(250):
            if walk.game.over:
                break
            for event in walk.step():
                for power, holder in mapped(event.data.get("sheets", {})).values():
                    told = text.line(event.event, NAMES, language)
                    assert cards.words(str(power)) in told, told
                    assert NAMES[holder] in told, told
                    seen.add(f"{power} of {NAMES[holder]}")
                ends = [*mapped(event.data["from"]), event.data["to"]] if event.kind in ("moved", "captured") else []
                assert any(str(end).startswith("power.") for end in ends) == ("sheets" in event.data)
    assert seen >= {f"{name} of {owners[name]}" for name in ("wraith", "phantom", "assessor")}


@pytest.mark.parametrize("language", COMPLETE)
def test_the_seats_are_told_without_colours_that_people_may_not_get(language: Language) -> None:
    walk = Walk(3, 4, Options())
    first = stored(walk.game.take_events())
    seated = next(text.line(event.event, NAMES, language) for event in first if event.kind == "seated")
    assert all(name in seated for name in NAMES[:4])
    assert not re.search(r"red|blue|yellow|purple|orange|rot|blau|gelb|lila|violett", seated.lower().split("`")[0])


@pytest.mark.parametrize("language", COMPLETE)
def test_two_who_play_with_zodiac_are_told_that_more_are_recommended_8_6(language: Language) -> None:
    recommended = speech(language)("zodiac-dealt-few", players="").partition(". ")[2]
    assert recommended
    for players in (2, 3):
        walk = Walk(1, players, Options(extras={"zodiac": True}))
        told: list[str] = []
        while not walk.game.state.deck:
            told += text.lines(bare(walk.step()), NAMES, language)
        assert any(recommended in line for line in told) == (players == 2)
