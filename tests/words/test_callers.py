"""Code and sentences fit: every id that code says exists, gets exactly its facts, and nothing stands there unsaid."""

from __future__ import annotations

from functools import cache

import pytest

from bot.words.message import LANGUAGES, LOCALES
from bot.words.speech import Catalogue, read, references
from tests.translations import entry_of, facts_of, forms, ids_of
from tests.words.callers import Call, calls, tables

ENGLISH = read(LOCALES / "en")


@cache
def known() -> set[str]:
    """Read when a test asks for it: whoever collects tests need not wait."""
    return ids_of(ENGLISH)


def wrong(call: Call) -> str:
    if call.odd:
        return call.odd
    if missing := [key for key in call.ids if key not in known()]:
        return f"there is no {', '.join(missing)}"
    wanted = [facts_of(ENGLISH, key) for key in call.ids]
    for key, facts in zip(call.ids, wanted, strict=True):
        if not call.facts >= facts:
            return f"{key} needs {sorted(facts - call.facts)}"
        if not call.table and call.facts != facts:
            return f"{key} takes no {sorted(call.facts - facts)}"
    unused = call.facts - frozenset[str]().union(*wanted)
    return f"nobody takes {sorted(unused)}" if unused else ""


def test_every_call_says_a_message_that_exists_with_exactly_its_facts() -> None:
    assert [f"{call.place}: {found}" for call in calls() if (found := wrong(call))] == []


def test_every_table_of_ids_names_messages_that_exist() -> None:
    assert {name: sorted(gone) for name, table in tables().items() if (gone := {*table.values()} - known())} == {}


def test_no_message_stands_there_unsaid() -> None:
    said = {key for call in calls() for key in call.ids} | {
        key for table in tables().values() for key in table.values()
    }
    shapes = {form for language in LANGUAGES for form in forms(read(LOCALES / language))}
    unsaid = {key for key in known() - said - mentioned(ENGLISH) if key.partition(".")[2] not in shapes}
    assert sorted(unsaid) == []


def mentioned(catalogue: Catalogue) -> set[str]:
    """Ids that other messages mention."""
    entries = [entry_of(source) for source in catalogue.entries.values()]
    return {one.name for entry in entries if entry is not None for one in references(entry) if not one.fact}


@pytest.mark.parametrize(
    ("call", "found"),
    [
        (Call("", ("play-upgraded",), frozenset({"dropped"}), table=False), ""),
        (Call("", ("play-upgraded",), frozenset(), table=False), "play-upgraded needs ['dropped']"),
        (Call("", ("play-retry",), frozenset({"dropped"}), table=False), "play-retry takes no ['dropped']"),
        (Call("", ("play-retry", "play-upgraded"), frozenset({"dropped"}), table=True), ""),
        (Call("", ("play-retry",), frozenset({"dropped"}), table=True), "nobody takes ['dropped']"),
        (Call("", ("play-nonsense",), frozenset(), table=False), "there is no play-nonsense"),
    ],
)
def test_the_search_finds_what_does_not_fit(call: Call, found: str) -> None:
    assert wrong(call) == found
