"""The help has a line and a tip for every phase, in each language."""

from __future__ import annotations

from bot.cosmic.seen.picture_views import PHASES
from bot.tables.cosmic.messages.hints import ABOUT, hint
from tests.words.voices import DE, EN


def test_every_phase_has_an_outline_and_a_hint_of_one_line() -> None:
    for phase in PHASES:
        for say in (EN, DE):
            for line in (say(ABOUT[phase]), hint(say, phase, False), hint(say, phase, True)):
                assert line.endswith(".")
                assert len(line) < 160


def test_with_the_reverse_cone_the_hint_about_allies_is_another_one_5_7() -> None:
    for say in (EN, DE):
        changed = [phase for phase in PHASES if hint(say, phase, True) != hint(say, phase, False)]
        assert changed == ["invite", "allies"]
