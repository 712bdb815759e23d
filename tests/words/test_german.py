"""German orthography apart from English: capitals behind a colon, and short imperatives, as people say them."""

from __future__ import annotations

import re

from bot.words.message import LOCALES
from bot.words.speech import read
from tests.translations import words

_BEGINS = (
    "behalt|drück|frag|gib|handelt|hol|lass|leg|mach|nenne?|nimm|nutze?|schick|schreib|sieh|spiel|sucht?|tippe?|versuch"
    "|vertausch|wähle?|warte|zieh|du|er|es|ich|ihr|jemand|man|sie|wir"
)
"""Words that begin a sentence, not a list or a noun."""
_LOWERED = re.compile(rf": (?:{_BEGINS})(?!\w)")

_LONG = re.compile(r"(?<!ich )(?<!nächste )\b(?:wähle|drücke|versuche|nutze|nenne|tippe)\b", re.IGNORECASE)
"""Imperatives with an ending that nobody says."""


def test_imperatives_are_short() -> None:
    entries = read(LOCALES / "de").entries
    read_only = "cosmic-ask-words-"  # What people may type.
    said = {key: words(source) for key, source in entries.items() if not key.startswith(read_only)}
    assert [key for key, text in said.items() if _LONG.search(text)] == []


def test_a_sentence_behind_a_colon_begins_with_a_capital() -> None:
    entries = read(LOCALES / "de").entries
    assert [key for key, source in entries.items() if _LOWERED.search(words(source))] == []


def test_what_is_no_sentence_may_go_on_small() -> None:
    assert _LOWERED.search("Dieses Spiel ist für zwei: wähl eine Zahl.")
    assert not _LOWERED.search("Meldungen gehen an: niemanden. Wähle: eine Zahl.")
