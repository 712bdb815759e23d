"""The help tells of each expansion at the moment it matters, in every language (issue of learning by playing)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.cosmic.expansions.skill_tokens.state import NAME as SKILLS, SkillState
from bot.cosmic.expansions.zodiac.state import NAME as ZODIAC, highest, zodiac
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import expansion_words
from bot.words.speech import speech
from tests.cosmic.expansions.asteroids.sky import sky
from tests.cosmic.expansions.moons import moon_table
from tests.cosmic.expansions.zodiac.test_karma import signed
from tests.cosmic.table import Table
from tests.tables.cosmic.test_help import PEOPLE, told
from tests.words.voices import COMPLETE, EN

ALL = (*PEOPLE, "Dot")
RULE = re.compile(r"\(cosmic .*?\)")


def tips(table: Table, seat: int | None, phase: str) -> list[str]:
    """List the tips in both languages, row by row; a rule that one names is named in both."""
    rows = [expansion_words.tips(see_table(table.state), seat, phase, ALL, language) for language in COMPLETE]
    assert len({len(row) for row in rows}) == 1
    assert all(len({"".join(RULE.findall(line)) for line in both}) == 1 for both in zip(*rows, strict=True)), rows
    assert all(len(set(both)) == len(COMPLETE) for both in zip(*rows, strict=True)), "both languages say the same"
    return rows[0]


def zodiac_table(**more: Any) -> Table:
    """Ana is Aries, Ben Libra, Cy Taurus, Dot leads with the most Karma."""
    tokens = {
        seat: {"karma": 3 if seat == 3 else 2, **{f"{colour}-{at}": 3 for at in range(1, 6)}}
        for seat, colour in enumerate(("red", "blue", "yellow", "purple"))
    }
    made = Table(tokens=tokens, extras={ZODIAC: True}, expansions=signed("aries", "libra", "taurus", "leo"), **more)
    zodiac(made.state).leader = highest(made.state)
    return made.run(until="commit")


def test_yin_yang_and_karma_are_told_to_whom_the_challenge_moves_z20_z35() -> None:
    table = zodiac_table()
    window = tips(table, 2, "aim")
    assert "Karma" in window[0]
    assert "Dot is *Spiritual Leader*" in window[1]
    assert [line.split(":")[0] for line in tips(table, 2, "cards")] == ["You are *Yin* to Ana", "You are *Yang* to Ben"]
    assert tips(table, 0, "cards")[0].startswith("As a main player")
    assert tips(table, 3, "cards") == [], "the Spiritual Leader's Karma does not move"
    assert tips(table, None, "cards") == []


def test_repulse_escorts_and_sleeping_leaders_are_told_s11_s17_s22() -> None:
    rows = ["ELSW" * 5] * 3 + ["L" * 5 + "ESW" * 5]
    tokens = {3: {f"purple-{at}": 2 for at in range(1, 6)} | {"warp": 0}}
    table = Table(extras={SKILLS: True}, expansions={SKILLS: SkillState(rows, ["EWSL"] * 4)}, tokens=tokens)
    table.run(until="commit")
    assert "repulsed" in tips(table, 0, "aim")[0]
    stands, escorts = tips(table, 0, "allies")
    assert "0 Weapons against 1 Shield now: the attack would be repulsed" in stands
    assert "*Escorts*" in escorts


def test_whoever_may_use_an_asteroid_hears_it_ast8_ast10() -> None:
    table = sky([(1, "virus"), (3, "mirror")])
    assert tips(table, None, "start")[0].startswith("All asteroids move")
    table.run(until="commit")
    assert tips(table, 0, "cards") == ["You also have Virus until the challenge ends, from an asteroid."]
    assert "Ana may use Virus" in tips(table, 1, "cards")[0]


def test_moons_can_be_targets_and_know_no_allies_2_6_3_2_6_4() -> None:
    table = moon_table({"blue-moon1": "peace_moon"}).wish(0, "target", "blue-moon1").run(until="commit")
    assert "vacant one" in tips(table, 0, "aim")[0]
    assert tips(table, 1, "cone")[0] == EN("moons-event-tip-no-allies")


@pytest.mark.parametrize("language", COMPLETE)
def test_the_help_carries_the_tips_and_stays_within_its_limit(language: Any) -> None:
    table = Table(("", "", ""), extras={SKILLS: True}, flares="off").run(until="commit")
    text = told(table, 0, language=language, hints=True)
    assert speech(language)("skill-tip-compared") in text
    assert len(text) <= 2_000
