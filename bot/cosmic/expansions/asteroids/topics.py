"""The asteroids in the library of rules: which rule ids each topic tells."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.library.rules import Entry, add_topics

add_topics(
    Entry(NAME, ("AST8", "AST10", "AST9", "AST22", "AST14", "AST40")),
    Entry(
        "asteroids_order",
        ("AST4", "AST5", *(f"AST{number}" for number in range(11, 22))),
        ("AST1", "AST2", "AST3", "AST6", "AST7"),
    ),
    Entry(
        "asteroid_powers",
        ("AST23", "AST24", "AST25", "AST26", "AST27", "AST28", "AST29", "AST30", "AST33", "AST34", "AST35"),
        ("AST31", "AST32"),
    ),
)
