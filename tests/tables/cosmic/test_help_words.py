"""The help says the same in every language, each in its own words."""

from __future__ import annotations

from types import ModuleType

import pytest

from bot.cosmic.seen.picture_views import PHASES
from bot.tables.cosmic.words import help_text, help_text_de
from bot.tables.cosmic.words.help_words import HelpWords, help_words
from tests.wording import LONGEST, names_of, own_names, said, signature, told
from tests.words.voices import COMPLETE

SAMPLES = {
    "phase": list(PHASES),
    "until": ["", "markU"],
    "rows": [["markA", "markB"], ["markA", "markB", "markC"]],
    "names": [["markA", "markB"]],
    "things": [["markA"], ["markA", "markB"]],
    "attacking": [[], ["markA"]],
    "defending": [[], ["markB", "markC"]],
    "windows": [["markA"], ["markA", "markB", "markC"]],
    "phases": [["markA", "markB"]],
    "where": ["", "markW"],
    "tokens": [[1, 7_020], [7_010, 7_020]],
    "reverse": [True, False],
    "ordinal": [1, 2],
    "top": ["", "markT"],
    "removed": [0, 7_050],
    "cards": [1, 7_030],
}
OWN = {"moment": {"phase": ["markP"]}}


@pytest.mark.parametrize("module", [help_text, help_text_de])
def test_a_language_has_what_is_in_the_list_and_nothing_else(module: ModuleType) -> None:
    assert own_names(module) == names_of(HelpWords)


@pytest.mark.parametrize("name", sorted(names_of(HelpWords)))
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(name: str) -> None:
    if callable(getattr(help_text, name)):
        assert signature(getattr(help_text, name)) == signature(getattr(help_text_de, name))
    samples = {**SAMPLES, **OWN.get(name, {})}
    ours, theirs = (list(said(module, name, samples)) for module in (help_text, help_text_de))
    for (here, marks), (there, _) in zip(ours, theirs, strict=True):
        assert 0 < len(here) <= LONGEST
        assert 0 < len(there) <= LONGEST
        assert sorted(told(here, marks)) == sorted(told(there, marks)), (here, there)
        assert here != there, here


def test_every_phase_has_an_outline_and_a_hint_of_one_line() -> None:
    for phase in PHASES:
        for words in map(help_words, COMPLETE):
            for line in (words.about(phase), words.hint(phase, False), words.hint(phase, True)):
                assert line.endswith(".")
                assert len(line) < 160


def test_with_the_reverse_cone_the_hint_about_allies_is_another_one_5_7() -> None:
    for words in map(help_words, COMPLETE):
        changed = [phase for phase in PHASES if words.hint(phase, True) != words.hint(phase, False)]
        assert changed == ["invite", "allies"]
