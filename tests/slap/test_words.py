"""Every language of the slap table says the same things, each in its own words, within Discord's limits."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest

from bot.kernel.game import Game
from bot.slap import phrases, phrases_de, text, text_de
from bot.slap.game import RULES
from bot.slap.options import BadOption, from_strings
from bot.slap.views import ReceiptView, ResultLine, ResultView, SlapLine
from bot.slap.words import Phrases, Words, refusal, words
from bot.tables.contract.table import Body, Edit, Post, Recall, Started
from bot.tables.slap.desk import SlapDesk
from bot.words.language import LANGUAGES, language_of
from tests.slap.sitting import Sitting, only
from tests.wording import LONGEST, names_of, own_names, said, signature, told

SLAPS = (SlapLine("markA", 7_301, "wins"), SlapLine("markB", 7_402, "beaten", 7_101))
RECEIPT = ReceiptView("markA", 14, "double", (("9C", True), ("9B", True)), SLAPS, (("markA", 31),), "markA")
SEALED = msgspec.structs.replace(RECEIPT, sealed=True)
RESULT = ResultView((ResultLine(1, "markA", 30, 3, 7_399), ResultLine(2, "markB", 0, 0)), "count", 7_203, 60)
KINDS = ("double", "hymns", "sandwich")
HOW = ("cards", "count", "repetition", "stopped")
LINES = [
    *SLAPS,
    SlapLine("markA", 7_301, "wins", approx=True),
    SlapLine("markA", 7_301, "false", paid=("9C", "H7")),
    SlapLine("markA", 7_301, "false", approx=True),
    SlapLine("markA", 7_301, "late", 7_111),
    SlapLine("markA", 7_301, "late", 7_111, approx=True),
]
SAMPLES = {
    "why": ["endless", "sealed", "turned", "punctual"],
    "hand": [True, False],
    "approx": [True, False],
    "late_slap": [True, False],
    "evidence": [True, False],
    "turned_by": ["markA", None],
    "top": ["markT", None],
    "choice": ["pause", "resume"],
    "mine": ["in", "broke", "out", "left", None],
    "view": [RECEIPT, SEALED],
    "count": [1, 7_040],
    "penalty": [0, 1, 7_003],
    "sealed": [0, 90_000],
    "wait_ms": [600_000, 86_400_000],
    "pairs": [[("markA", 7_031), ("markB", 7_022)]],
}
SAME = {"Pause"}
"""Sentences that are the same in both languages."""
PAIRS = [(text, text_de, name) for name in sorted(names_of(Words))]
PAIRS += [(phrases, phrases_de, name) for name in sorted(names_of(Phrases))]


def samples(name: str) -> dict[str, list[object]]:
    own: dict[str, dict[str, list[object]]] = {
        "result": {"view": [RESULT]},
        "how": {"view": [msgspec.structs.replace(RESULT, how=how) for how in HOW]},
        "pattern": {
            "view": [msgspec.structs.replace(RECEIPT, pattern=kind) for kind in ("double", "hymns", "sandwich")]
        },
        "title": {"names": [[], ["markA"], ["markA", "markB"], ["markA", "markB", "markC"]]},
        "title_parts": {"names": [[], ["markA"], ["markA", "markB", "markC"]]},
        "card": {"key": ["7G", "LB", "H7", "FOOL"]} if name == "card" else {},
        "pattern_name": {"kind": ["double", "hymns", "sandwich"]},
        "alt_top": {"shown": [[], ["markA"], ["markA", "markB", "markC"]]},
        "alt_slap": {"line": LINES},
        "alt_row": {"row": list(RESULT.rows)},
        "in_the_pile": {"count": [1, 2]},
    }
    return {**{key: list(values) for key, values in SAMPLES.items()}, **own.get(name, {})}


def test_english_is_spoken_where_a_language_is_not_known() -> None:
    assert [language_of(locale) for locale in ("de", "en-GB", "pt-BR", "", None)] == ["de", "en", "en", "en", "en"]
    assert words("en") is text
    assert words("de") is text_de


@pytest.mark.parametrize(
    ("module", "protocol"), [(text, Words), (text_de, Words), (phrases, Phrases), (phrases_de, Phrases)]
)
def test_a_language_has_what_is_in_the_list_and_nothing_else(module: ModuleType, protocol: type[Any]) -> None:
    assert own_names(module) == names_of(protocol)


@pytest.mark.parametrize(("english", "german", "name"), PAIRS)
def test_every_sentence_is_said_in_its_own_words_and_tells_the_same(
    english: ModuleType, german: ModuleType, name: str
) -> None:
    if callable(getattr(english, name)):
        assert signature(getattr(english, name)) == signature(getattr(german, name))
    ours, theirs = (list(said(module, name, samples(name))) for module in (english, german))
    for (here, marks), (there, _) in zip(ours, theirs, strict=True):
        assert 0 < len(here) <= LONGEST
        assert 0 < len(there) <= LONGEST
        assert told(here, marks) == told(there, marks), (here, there)
        assert here != there or here in SAME


@pytest.mark.parametrize(
    ("values", "english", "german"),
    [
        ({"pace": "11"}, "Pace: 11 s is not", "Tempo: 11 s geht nicht"),
        ({"penalty": "9"}, "False slap costs: 9 is not possible; choose 2 cards,", "Falsch geklatscht kostet: 9 geht"),
        ({"mode": "slow", "flip": "manual"}, "The cards of a slow table", "An einem langsamen Tisch decken"),
        ({"dance": "yes"}, "dance: yes is not possible", "dance: yes geht nicht"),
    ],
)
def test_a_refused_option_is_explained_in_the_askers_words(values: dict[str, str], english: str, german: str) -> None:
    with pytest.raises(BadOption) as refused:
        from_strings(values)
    assert refusal(refused.value, "en").startswith(english)
    assert refusal(refused.value, "de").startswith(german)


def test_a_german_table_speaks_german_and_answers_everybody_in_their_own_language() -> None:
    table = Sitting(language="de", slap_by="both")
    table.card()
    deal, card = only(table.effects, Post)[:2]
    assert deal.body.text.startswith("**Das Spiel beginnt in 10 s.**")
    assert "Stapel: " in card.body.text
    assert [button.label for button in card.body.buttons[0]] == ["Klatschen", "Stand"]
    assert table.press(0, "status").splitlines()[-1] == "You are in."
    assert table.press(0, "status", language="de").splitlines()[-1] == "Du bist dabei."


def test_a_table_keeps_its_language_over_a_restart() -> None:
    table = Sitting(language="de")
    table.card()
    table.desk = SlapDesk.load(Game.resume(RULES, table.desk.game.save()).game, table.desk.dump())
    table.take(Started(table.at(), False))
    table.wait("hands")
    assert "Stapel: " in only(table.effects, Post)[-1].body.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_with_ten_players_of_32_escaped_letters(language: str) -> None:
    wide = tuple(f"{letter}" + "*_~`|" * 6 + "x" for letter in "ABCDEFGHIJ")
    table = Sitting(10, names=wide, max_players=10, slap_by="both", flip="manual", language=language)
    for kind in ("plain", "plain", "pattern"):
        table.card(kind)  # type: ignore[arg-type]
        for seat in range(10):
            table.slap(seat, 10)
    table.wait("report")
    table.card("plain")
    table.card("notice")
    for seat in range(6):
        table.press(seat, "pause")
    table.land()
    status = table.press(0, "status")
    table.press(0, "leave_sure")
    table.press(None, "stop_sure", moderator=True)
    assert table.over
    assert len(status) <= LONGEST
    bodies: list[Body] = [effect.body for effect in table.effects if isinstance(effect, Post | Edit | Recall)]
    for body in bodies:
        assert 0 < len(body.text) <= LONGEST
        assert body.picture is None or 0 < len(body.picture.alt) <= 1_024
        assert len(body.buttons) <= 5
        for row in body.buttons:
            assert 0 < len(row) <= 5
            assert all(len(button.label) <= 80 for button in row)
            assert len({button.choice for button in row}) == len(row)
