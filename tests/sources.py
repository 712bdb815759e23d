"""The nodes of a syntax tree, for tests that read the sources."""

from __future__ import annotations

import ast

_WITHOUT_CHILDREN = frozenset({ast.Name, ast.Constant, ast.alias, ast.Pass})


def nodes(tree: ast.AST) -> list[ast.AST]:
    """What ``ast.walk`` gives, in its order, but for whether a name is read or written; twice as fast."""
    found = [tree]
    for node in found:  # which grows meanwhile
        if node.__class__ in _WITHOUT_CHILDREN:
            continue
        for name in node._fields:
            inner = getattr(node, name, None) if name != "ctx" else None
            if isinstance(inner, ast.AST):
                found.append(inner)
            elif inner.__class__ is list:
                found += [one for one in inner if isinstance(one, ast.AST)]
    return found
