"""The parser gives what Fluent's own gives: for files as they are, and for what cannot be read."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser

from bot.words.language import LOCALES
from bot.words.parser import Parser

SAMPLES = [
    "a = Text\n",
    'a =\n    Two\n    lines { $fact } and "more" }\n',
    "a = Two\r\n    lines\r\n\r\nb = { c }\r\n",
    'a = A lone \r return { -term(case: "dative") }',
    "-term = Term\n    .form = { NUMBER($count, useGrouping: 0) ->\n        [one] One\n       *[other] Many\n    }\n",
    "# Comment\na = { $ }\nb = { 1x }\nc = {\n",
    "a = { $é }\n= nothing\n1a = number\na-_9 = { a-_9.b-_0 }",
    'a = { "\\u00e9 \\{ }" }\nb = { "open }\n',
]


@pytest.mark.parametrize("spans", [True, False])
@pytest.mark.parametrize("source", SAMPLES)
def test_it_gives_what_fluent_gives(source: str, spans: bool) -> None:
    assert Parser(spans).parse(source).equals(FluentParser(spans).parse(source), ignored_fields=[])


def test_it_gives_the_same_for_a_whole_language() -> None:
    files = sorted((LOCALES / "fr").rglob("*.ftl"))
    assert len(files) > 5
    for path in files:
        source = path.read_text("utf-8")
        assert Parser().parse(source).equals(FluentParser().parse(source), ignored_fields=[]), path.name
