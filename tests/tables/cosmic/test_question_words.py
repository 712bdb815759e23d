"""The words around questions say the same in every language, each in its own way."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from bot.cosmic.challenge.checkpoints import CHECKPOINTS
from bot.cosmic.interrupts import NotPlaying
from bot.cosmic.kinds import questions, registry
from bot.cosmic.kinds.hooks import WINDOWS
from bot.cosmic.kinds.questions import QUESTIONS, Of, Question
from bot.cosmic.model import cards
from bot.cosmic.words import expansion_words, question_text
from bot.kernel import refused
from bot.kernel.ask import Ask, Number, OneOf, Order, Part, Split, UpTo, YesNo
from bot.kernel.decision import Decision
from bot.tables.cosmic.words import deal_text, deal_text_de, question_table_text, question_table_text_de
from bot.tables.cosmic.words.deal_words import DealWords
from bot.tables.cosmic.words.question_words import QuestionWords, question_words
from tests.wording import LONGEST, names_of, own_names, said, signature, told
from tests.words.voices import EN

FORMS = (
    OneOf((1, 2)),
    UpTo(2, (1, 2)),
    Number(1, 3),
    YesNo(),
    Split(1, 1, (Part("red-1", 2),)),
    Split(1, 2, (Part("red-1", 2),)),
    Order((1, 2)),
)
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
registry.load()
OWN = {
    "question": {
        "ask": [
            *(Ask(seat=0, key=key, form=YesNo()) for key in question_text.BASE),
            *(Ask(seat=0, key=key, form=YesNo()) for key in {one.says: one.key for one in QUESTIONS.values()}.values()),
            *(Ask(seat=0, key="zombie", form=form) for form in FORMS),
        ]
    },
    "refusal": {
        "error": [
            refused.NotAnOption("commit", 3),
            refused.AlreadyNoted(1, None),
            refused.GameOver(),
            refused.NotAsked(1),
            refused.WrongActor("commit", 0),
            refused.NotOffered("commit"),
            refused.NothingToUndo(),
            refused.InformationGained(Decision(1, 0, 0, "commit", None, "player", 0)),
            NotPlaying(0),
        ],
        "ask": [None, *(Ask(seat=0, key="commit", form=form) for form in FORMS)],
    },
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


@pytest.mark.parametrize(
    ("module", "protocol"),
    [
        (question_table_text, QuestionWords),
        (question_table_text_de, QuestionWords),
        (deal_text, DealWords),
        (deal_text_de, DealWords),
    ],
)
def test_a_language_has_what_is_in_the_list_and_nothing_else(module: ModuleType, protocol: type[Any]) -> None:
    assert own_names(module) == names_of(protocol)


@pytest.mark.parametrize(
    ("english", "german", "name"),
    [
        *((question_table_text, question_table_text_de, name) for name in sorted(names_of(QuestionWords))),
        *((deal_text, deal_text_de, name) for name in sorted(names_of(DealWords))),
    ],
)
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(
    english: ModuleType, german: ModuleType, name: str
) -> None:
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


def test_what_has_no_german_words_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "QUESTIONS", {})
    pull = Question("tides.pull", Of.YES_NO, rule="T1")
    words = expansion_words.ExpansionWords(events={}, questions={pull.key: "Do you pull?"})
    monkeypatch.setattr(expansion_words, "_SPOKEN", [words])
    brought = pull.ask(0, YesNo(), default=False)
    assert question_words("de").question(brought) == question_text.question(EN, brought) == "Do you pull?"
