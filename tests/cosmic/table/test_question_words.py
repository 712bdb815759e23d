"""The words around questions say the same in every language, each in its own way."""

from __future__ import annotations

from types import ModuleType

import pytest

from bot.cosmic import cards
from bot.cosmic.hooks import WINDOWS
from bot.cosmic.table import question_table_text, question_table_text_de
from bot.cosmic.table.question_words import QuestionWords, question_words
from bot.cosmic.windows import CHECKPOINTS
from tests.wording import LONGEST, names_of, own_names, said, signature, told

SAMPLES = {
    "key": ["pass", "by_chance", "red-2", "light_blue-5", "cone.offense", "warp", "red", "A12.1", "C", "flare.zombie"],
    "side": ["offense", "defense"],
    "pairs": [[("markA", 7_031), ("markB", 7_022)]],
    "rows": [["markA", "markB", "markC"], ["markA", "markB"]],
    "near": [[], ["markA", "markB"]],
    "count": [1, 7_003],
    "bases": [1, 7_005],
    "low": [7_003, 7_004],
    "answered": ["", "markX"],
    "name": ["markN"],
}
OWN = {
    "window": {"name": sorted({window for row in CHECKPOINTS.values() for window in row})},
    "card": {"key": ["A12.1", "C", "flare.zombie"]},
    "colour": {"key": list(cards.COLOURS)},
    "place": {"key": ["red-2", "light_blue-5", "cone.offense", "cone.defense", "warp", "removed"]},
    "choice": {
        "key": ["pass", "decline", "redraw", "by_chance", "any", "tokens", "cards", "in", "out", "bleed", "even"]
    },
}
SAME = {"copy", "hoarded", "share", "more", "less", "stands", "YES_WORDS", "NO_WORDS", "colour", "announced", "place"}
"""Names some of whose words are signs, names, or the same in both languages."""


@pytest.mark.parametrize("module", [question_table_text, question_table_text_de])
def test_a_language_has_what_is_in_the_list_and_nothing_else(module: ModuleType) -> None:
    assert own_names(module) == names_of(QuestionWords)


@pytest.mark.parametrize("name", sorted(names_of(QuestionWords)))
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(name: str) -> None:
    english, german = question_table_text, question_table_text_de
    if callable(getattr(english, name)):
        assert signature(getattr(english, name)) == signature(getattr(german, name))
    samples = {**SAMPLES, **OWN.get(name, {})}
    ours, theirs = (list(said(module, name, samples)) for module in (english, german))
    for (here, marks), (there, _) in zip(ours, theirs, strict=True):
        assert 0 < len(here) <= LONGEST
        assert 0 < len(there) <= LONGEST
        assert told(here, marks) == told(there, marks), (here, there)
        assert here != there or name in SAME, here


def test_what_belongs_to_a_checkpoint_says_when_it_happens_4_0_3() -> None:
    for windows in CHECKPOINTS.values():
        for window in windows:
            assert question_words("en").window(window), window
    assert {window for row in CHECKPOINTS.values() for window in row} <= {moment.name for moment in WINDOWS}
