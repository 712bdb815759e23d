"""A language that nobody speaks: the English files with an accent on every letter, in brackets.

Whatever has a plain letter after it was spoken does not come from ``locales``.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.words.message import LOCALES

NAME = "xx"
_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "áḅćḍéḟǵḥíĵḱĺḿńóṕɋŕśťúṿẃẋýźÁḄĆḌÉḞǴḤÍĴḰĹḾŃÓṔɊŔŚŤÚṾẂẊÝŹ"
_ACCENTS = str.maketrans(_PLAIN, _ACCENTED)


def accented(text: str) -> str:
    """The text with an accent on every letter."""
    return text.translate(_ACCENTS)


def write(root: Path) -> Path:
    """Put the English files and the made-up language into a folder, which can stand for ``locales``."""
    shutil.copytree(LOCALES / "en", root / "en")
    for path in (LOCALES / "en").rglob("*.ftl"):
        resource = FluentParser(with_spans=False).parse(path.read_text("utf-8"))
        changed = _Accents().visit(resource)
        to = root / NAME / path.relative_to(LOCALES / "en")
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(FluentSerializer().serialize(changed), "utf-8")
    return root


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(accented(node.value))

    def visit_Message(self, node: ast.Message) -> ast.Message:
        changed: ast.Message = self.generic_visit(node)
        if changed.value is not None:
            changed.value.elements = [ast.TextElement("⟦"), *changed.value.elements, ast.TextElement("⟧")]
        return changed
