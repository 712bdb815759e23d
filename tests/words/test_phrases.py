"""Messages speak as a friend at the table would: no protocol, verbs at the head, nothing said twice."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from itertools import islice, product

import pytest
from fluent.syntax import ast

from bot.words.message import LOCALES
from bot.words.speech import parsed, read
from tests.words.callers import ROOT
from tests.words.voices import COMPLETE

PHRASES = {
    "en": (
        r"nobody waits for you|take your time|\bnoted\b|nothing waits|asked of you|none playable|responses are open"
        r"|whoever wants|^target and tokens are known|do not ask me|that is all\b|chance in four|stopped by count"
        r"|: pays\b|tells what you have missed|wants to play presses|put the token|in all\.$|was broken off"
    ),
    "de": (
        r"niemand wartet auf dich|lass dir zeit|\bnotiert\b|nichts wartet|keine spielbar|antworten sind offen"
        r"|wer will, spielt|frag mich nicht mehr"
    ),
}
"""Words of a protocol, of which a better wording is known."""
HEADS = {
    "en": "what(?! a )|who|whom|whose|whoever|whatever|whichever|whether|how|why",
    "de": "was|wer|wem|wen|wessen|ob|wie|warum",
}
"""Words that begin a question, or else a noun clause."""
LABELS = {
    "en": r"(?:Which|Where)\b|When\b(?!.*[,:])",
    "de": r"(?:Welche[rsmn]?|Wo(?:hin|her)?)\b|Wann\b(?!.*[,:])",
}
"""Words likewise, with which labels begin; of what is said *when* something happens, a comma or a colon divides it."""
TYPED = "-words-"
"""What people may type is read, not said."""
_MOST = 64
"""So many readings of one message are looked at."""


def readings(pattern: ast.Pattern) -> Iterator[str]:
    """Every text that a pattern may say, with facts in braces."""
    rows = [list(_element(element)) for element in pattern.elements]
    return ("".join(row) for row in islice(product(*rows), _MOST))


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from readings(variant.value)
        case ast.StringLiteral(value=value):
            yield value
        case ast.VariableReference(id=name) | ast.MessageReference(id=name) | ast.TermReference(id=name):
            yield f"{{{name.name}}}"
        case ast.FunctionReference(arguments=arguments):
            (fact, *_) = arguments.positional
            yield f"{{{fact.id.name}}}" if isinstance(fact, ast.VariableReference) else "{}"
        case _:
            yield "{}"


def said(language: str) -> Iterator[tuple[str, str]]:
    """Each message and attribute of a language with each of its readings."""
    for key, source in read(LOCALES / language).entries.items():
        entry = parsed(source)
        if entry is None or TYPED in key:
            continue
        for name, value in [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]:
            if value is not None and name not in (".also", ".typed"):
                for text in readings(value):
                    yield f"{key}{name}", text


def is_protocol(language: str, text: str) -> bool:
    return re.search(PHRASES[language], text, re.IGNORECASE) is not None


def has_clause_at_head(language: str, text: str) -> bool:
    """True if the first sentence begins as a question does and is none."""
    whole = re.split(r"(?<=[.!?])\s|\n", text.strip(" *_-#•"))[0]
    if re.match(LABELS[language], whole) is not None and "?" not in whole:
        return True
    first = re.split(r"(?<=[.!?:])\s|\n", text.strip(" *_-#•"))[0]
    return re.match(rf"(?:{HEADS[language]})\b", first, re.IGNORECASE) is not None and "?" not in first


def on_buttons() -> set[str]:
    """The messages that stand on buttons, as far as the code names them there."""
    return {
        said.value
        for folder in ("bot", "cogs")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for call in python.walk(python.parse(path.read_text()))
        if isinstance(call, python.Call) and isinstance(call.func, python.Name) and call.func.id == "Button"
        for inner in python.walk(call)
        if isinstance(inner, python.Call)
        for said in inner.args[:1]
        if isinstance(said, python.Constant) and isinstance(said.value, str)
    }


def repeats(text: str) -> list[str]:
    """Return the sentences that a message says twice."""
    found = [re.sub(r"[*_`]", "", one).strip(" .!?") for one in re.split(r"(?<=[.!?])\s|\n", text)]
    return [one for at, one in enumerate(found) if len(re.findall(r"\w+", one)) > 1 and one in found[:at]]


def failing(rows: Iterator[tuple[str, str]]) -> list[str]:
    return list(dict.fromkeys(f"{key}: {text}" for key, text in rows))


@pytest.mark.parametrize("language", COMPLETE)
def test_no_message_speaks_like_a_protocol(language: str) -> None:
    assert failing((key, text) for key, text in said(language) if is_protocol(language, text)) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_no_message_begins_with_a_noun_clause(language: str) -> None:
    assert failing((key, text) for key, text in said(language) if has_clause_at_head(language, text)) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_no_button_has_a_semicolon(language: str) -> None:
    buttons = on_buttons()
    assert {"cosmic-table-answer", "slap-flip", "lobby-start"} <= buttons
    assert failing((key, text) for key, text in said(language) if key in buttons and ";" in text) == []


def test_english_writes_no_spaced_colon() -> None:
    assert failing((key, text) for key, text in said("en") if re.search(r"\S : ", text)) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_no_message_says_a_sentence_twice(language: str) -> None:
    assert failing((key, text) for key, text in said(language) if repeats(text)) == []


def test_the_checks_find_what_they_look_for() -> None:
    assert is_protocol("en", "Your order is noted.")
    assert not is_protocol("en", "Got it: *Pass*.")
    assert has_clause_at_head("en", "**What has happened so far:**")
    assert has_clause_at_head("de", "Wer geht, nimmt alles mit.")
    assert has_clause_at_head("en", "Where I remind you")
    assert has_clause_at_head("de", "Wann Zeit läuft")
    assert not has_clause_at_head("en", "When it's over, press again.")
    assert not has_clause_at_head("en", "Which letters lie here: planet 1?")
    assert not has_clause_at_head("en", "Who wins? Say it.")
    assert not has_clause_at_head("en", "However many there are.")
    assert repeats("You pass. **You pass.**") == ["You pass"]
    assert repeats("You pass. Ben passes.") == []
    entry = parsed("key = { $count ->\n    [one] a\n   *[other] { $count } b\n} { LIST($c) }")
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    assert list(readings(entry.value)) == ["a {c}", "{count} b {c}"]
