"""The words of Cosmic pictures say the same in every language, each in its own words."""

from __future__ import annotations

from types import ModuleType

import pytest

from bot.cosmic.model.reckoning import RevealSide, SumLine
from bot.cosmic.seen.picture_views import PHASES, EndPicture, RevealPicture
from bot.cosmic.words import picture_text, picture_text_de
from bot.cosmic.words.picture_words import PicturePhrases, phrases_in
from tests.wording import names_of, own_names, said, signature, told

SIDES = (RevealSide(0, "A9.1", False, 7_301, ()), RevealSide(1, "A7.1", False, 7_302, ()))
PLAIN = tuple(RevealSide(seat, "C.1", False, None, ()) for seat in (0, 1))
REVEALS = [
    RevealPicture(("A", "B"), ("red", "blue"), *SIDES, "offense", "red-2", ("virus",), 7_403, 7_404, 7_405),
    RevealPicture(("A", "B"), ("red", "blue"), *SIDES, "defense", "red-2"),
    *(RevealPicture(("A", "B"), ("red", "blue"), *PLAIN, outcome, "red-2", landed=1, consolation=1)
      for outcome in ("defense", "deal", "no_deal", "repulsed", "both_lost")),
]  # fmt: skip
EVEN = (SIDES[0], RevealSide(1, "A7.1", False, 7_301, ()))
DECIDED = [
    REVEALS[0],
    RevealPicture(("A", "B"), ("red", "blue"), *SIDES, "offense", "red-2"),
    RevealPicture(("A", "B"), ("red", "blue"), *SIDES, "defense", "red-2", ("virus",)),
    RevealPicture(("A", "B"), ("red", "blue"), *EVEN, "offense", "red-2", ("virus",)),
    RevealPicture(("A", "B"), ("red", "blue"), *PLAIN, "offense", "red-2", ("flare.virus",)),
    RevealPicture(("A", "B"), ("red", "blue"), *EVEN, "defense", "red-2"),
]
ENDS = [EndPicture(("A",), (), 7_005, how, 3) for how in ("bases", "alternate", "last", "nobody", "spent", "stopped")]
LINES = [
    SumLine("becomes", 7_021),
    SumLine("tokens", 7_003, 1),
    SumLine("changes", 7_006, powers=("virus", "macron")),
    SumLine("changes", -7_006),
]
SAMPLES = {
    "view": REVEALS,
    "winner": ["markW", ""],
    "key": ["red", "light_blue"],
    "colour_key": ["red", "light_blue"],
    "name": ["A12.1", "C.2", "flare.zombie"],
    "number": ["7001"],
    "reverse": [True, False],
    "turned": [True, False],
    "count": [1, 7_020],
    "counts": [[7_001, 7_002]],
    "line": LINES,
}
OWN = {
    "decided": {"view": DECIDED},
    "reveal_title": {
        "outcome": ["offense", "defense", "deal", "no_deal", "repulsed", "both_lost", "landed", "aborted"],
        "totals": [(7_301, 7_302), (None, None)],
    },
    "phase": {"name": list(PHASES)},
    "alt_moment": {"name": list(PHASES), "number": [7_004]},
    "challenge": {"number": [7_004]},
    "planet": {"number": [7_004]},
    "how": {"view": ENDS},
    "seat": {"letter": ["markC"]},
    "end_title": {"names": [[], ["markA"], ["markA", "markB"], ["markA", "markB", "markC"]]},
    "counted_winners": {"count": [7_003]},
    "alt_hand": {"rows": [[], ["markA"]], "playable": [[], ["markB"]]},
    "of_the_turn": {"ordinal": [1, 2, 3, 4]},
    "alt_line": {"name": ["markA"]},
    "alt_offense": {"name": ["markA"]},
    "alt_of_goal": {"name": ["markA"]},
    "alt_side": {"name": ["markA"]},
    "maker": {"name": ["flare.zombie"]},
}
SAME = {"WARP", "Orange", "Flare", "4 Invite", "Virus"}
"""Words that are the same in both languages."""
SHARED = {"phase", "place", "planet", "alt_card", "card", "alt_rows", "alt_end", "alt_people", "alt_side"}
"""Functions that may say the same for some of their arguments, such as numbers alone."""


@pytest.mark.parametrize("module", [picture_text, picture_text_de])
def test_a_language_has_what_is_in_the_list_and_nothing_else(module: ModuleType) -> None:
    assert own_names(module) == names_of(PicturePhrases)


def test_each_language_has_its_module() -> None:
    assert phrases_in("en") is picture_text
    assert phrases_in("de") is picture_text_de


@pytest.mark.parametrize("name", sorted(names_of(PicturePhrases)))
def test_every_word_is_said_in_its_own_words_and_tells_the_same(name: str) -> None:
    english, german = getattr(picture_text, name), getattr(picture_text_de, name)
    if callable(english):
        assert signature(english) == signature(german)
    samples = SAMPLES | OWN.get(name, {})
    ours, theirs = (list(said(module, name, samples)) for module in (picture_text, picture_text_de))
    for (here, marks), (there, _) in zip(ours, theirs, strict=True):
        assert here
        assert there
        assert told(here, marks) == told(there, marks), (here, there)
        assert here != there or here in SAME or name in SHARED


def test_cards_keep_the_names_that_are_printed_on_them() -> None:
    for card in ("edict.card_zap.1", "edict.plague.1"):
        assert picture_text.card(card) == picture_text_de.card(card)
    assert picture_text_de.card("flare.anti_matter") == "Anti-Matter-Flare"
