"""A number in front of what it counts chooses the form of the word: no language says "1 cards"."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from bot.words.message import LOCALES
from bot.words.speech import parsed, read

NOUNS = {
    "en": "bases cards challenges chances days games hours minutes nights people players points questions tables "
    "tokens votes",
    "de": "Basen Begegnungen Chancen Fragen Karten Kräfte Leute Leuten Nächten Plätze Plätzen Punkte Spielen Steine "
    "Steinen Stimmen Stunden Tage Tagen Tische Tischen",
    "fr": "cartes chances heures minutes personnes piles places points tables",
}
"""What is counted, in the forms for many."""
NEVER_ONE = {
    "admin-too-many-players": "a game takes two at least",
    "admin-refused-lobbies": "a fixed limit above one",
    "block-too-many": "a fixed limit above one",
    "cosmic-help-player": "three bases at least win",
    "cosmic-table-begins-length": "ten challenges at least",
    "cosmic-table-vote-end": "five challenges",
    "event-end-set": "five challenges",
    "cosmic-option-pool": "two players at least, and as many powers",
    "event-destiny-pile": "ten cards at least",
    "find-": "two people at least",
    "lesson-": "three bases at least win",
    "lobby-": "two seats at least",
    "pace-daily": "seven hours at least",
    "pace-lasts": "two players at least",
    "pace-relaxed": "twenty hours at least",
    "cosmic-table-how-bases": "three bases at least win",
    "picture-ended-bases": "three bases at least win",
    "picture-award-why": "no award for less than two, or than six tokens",
    "picture-winners-counted": "too many names to be drawn",
    "profile-": "two players at least, and points by the hundred",
    "question-": "a range ends above one",
    "rating-": "two players at least, points by the hundred, a place from ten games on",
    "season-picture-many": "too many names to be drawn",
    "slap-picture-title-counted": "too many names to be drawn",
    "slap-picture-film-each": "a deal of several cards",
    "slap-picture-alt-film": "a film has several piles",
    "play-vote-": "two votes at least, else nobody has to vote",
    "slap-vote-": "two votes at least, else nobody has to vote",
    "slap-log-part": "only of more piles than are kept",
    "tournament-": "two people at least",
}
"""Messages, or how their ids begin, that count what is never one, and why."""
_PEOPLE = {"name", "owner", "seat", "to", "by", "seats", "location"}
"""Facts that are no numbers: what somebody does may look like a noun."""


@pytest.mark.parametrize("language", NOUNS)
def test_a_number_chooses_the_form_of_what_it_counts(language: str) -> None:
    nouns = frozenset(NOUNS[language].split())
    found = [
        f"{key}: {counted}"
        for key, source in read(LOCALES / language).entries.items()
        if not key.startswith(tuple(NEVER_ONE))
        for counted in _counted(source, nouns)
    ]
    assert found == []


def test_a_number_that_has_chosen_is_no_fault() -> None:
    cards = frozenset(["cards"])
    assert list(_counted("a = You hold { $count } cards", cards)) == ["$count cards"]
    assert list(_counted("a = You hold { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}", cards)) == []
    assert list(_counted("a = { $name } discards { $what }", cards)) == []


def _counted(source: str, nouns: frozenset[str]) -> Iterator[str]:
    """Facts that stand in front of one of the nouns, or one word before it, and have not chosen its form."""
    entry = parsed(source)
    assert isinstance(entry, ast.Message | ast.Term)
    for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
        if pattern is not None:
            yield from _in(pattern, frozenset(), nouns)


def _in(pattern: ast.Pattern, chosen: frozenset[str], nouns: frozenset[str]) -> Iterator[str]:
    for element, behind in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(expression, ast.SelectExpression):
            by = expression.selector
            has = chosen | ({by.id.name} if isinstance(by, ast.VariableReference) else set())
            for variant in expression.variants:
                yield from _in(variant.value, has, nouns)
        elif isinstance(expression, ast.VariableReference) and isinstance(behind, ast.TextElement):
            words = re.match(r"\s+(\w+)(?:\s+(\w+))?", behind.value)
            noun = next((word for word in words.groups() if word in nouns), None) if words else None
            if noun and expression.id.name not in chosen | _PEOPLE:
                yield f"${expression.id.name} {noun}"
