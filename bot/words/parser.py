"""Fluent's own parser, faster: text and names, which are most of a file, are taken whole and not by the letter."""

from __future__ import annotations

import re
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.stream import FluentParserStream

_TEXT: Final = re.compile(r"(?:[^{}\r\n]|\r(?!\n))*")
"""What stands in one line up to a brace."""
_NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class Parser(FluentParser):
    """Gives what ``FluentParser`` gives, errors included."""

    def get_text_element(self, ps: FluentParserStream) -> ast.TextElement:
        """The text up to a brace or the end of the line."""
        element = ast.TextElement(_taken(ps, _TEXT))
        if self.with_spans:
            element.add_span(ps.index - len(element.value), ps.index)
        return element

    def get_identifier(self, ps: FluentParserStream) -> ast.Identifier:
        """A name. Raises ``ParseError`` if none stands here."""
        name = _taken(ps, _NAME)
        if not name:
            return super().get_identifier(ps)  # which says what is wrong
        identifier = ast.Identifier(name)
        if self.with_spans:
            identifier.add_span(ps.index - len(name), ps.index)
        return identifier


def _taken(ps: FluentParserStream, pattern: re.Pattern[str]) -> str:
    """What fits the pattern from here on, and is read with this; empty, and nothing is read, if nothing does."""
    found = pattern.match(ps.string, ps.index)
    if not found:
        return ""
    ps.index = found.end()
    ps.peek_offset = 0
    return found[0]
