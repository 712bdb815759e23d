"""Views of made-up tables: the gallery, the bench and the tests draw these."""

from __future__ import annotations

from typing import Final

from bot.slap.deck import DECK
from bot.slap.views import FacesView, PileView, ReceiptView, ResultLine, ResultView, SlapLine, slappable
from renderers.gallery.asteroid_samples import ASTEROIDS
from renderers.gallery.cosmic_samples import COSMIC
from renderers.gallery.everything_samples import EVERYTHING
from renderers.gallery.moons_samples import MOONS
from renderers.gallery.sample import Sample as Sample
from renderers.gallery.skill_samples import SKILLS
from renderers.gallery.zodiac_samples import ZODIAC


def _sheet(name: str, about: str, first: int, last: int) -> Sample:
    return Sample(f"faces-{name}", "slap.faces", about, FacesView(tuple(DECK)[first:last]))


_PILES: Final = (
    Sample(
        "pile-challenge",
        "slap.pile",
        "A King answered by a miss: two of three chances are left.",
        PileView(("H7", "KG", "6B"), 23, (2, 3), "Maximiliane"),
    ),
    Sample("pile-plain", "slap.pile", "No challenge is open.", PileView(("9C", "QS", "9B"), 14, None, "Ben")),
    Sample(
        "pile-cut", "slap.pile", "A neutraliser: everything below is forgotten.", PileView(("FOX",), 31, None, "Cy")
    ),
    Sample(
        "pile-lord",
        "slap.pile",
        "Two cards above a cut; a Lord gives five chances. A long name is shortened.",
        PileView(("H12", "LC"), 8, (5, 5), "Bartholomäus von und zu Hohenstein"),
    ),
)
_RECEIPTS: Final = (
    Sample(
        "receipt-sandwich",
        "slap.receipt",
        "Three hands for a sandwich.",
        ReceiptView(
            "Ana",
            14,
            "sandwich",
            (("9C", True), ("QS", False), ("9B", True)),
            (SlapLine("Ana", 412, "wins"), SlapLine("Ben", 455, "beaten", 43), SlapLine("Cy", 1204, "beaten", 792)),
            (("Ana", 31), ("Ben", 22), ("Cy", 18)),
            "Ana",
        ),
    ),
    Sample(
        "receipt-false",
        "slap.receipt",
        "A false slap that cost two cards, one that could cost nothing, a late one, and times that are not exact.",
        ReceiptView(
            "Maximiliane",
            27,
            "double",
            (("KS", True), ("KG", True)),
            (
                SlapLine("Ben", 188, "false", paid=("10B", "H8")),
                SlapLine("Maximiliane", 534, "wins", approx=True),
                SlapLine("عمر", 610, "beaten", 76, approx=True),
                SlapLine("Dot", 702, "false"),
                SlapLine("Ὀδυσσεύς", 2960, "late", 140),
            ),
            (("Ben", 9), ("Maximiliane", 36), ("عمر", 14), ("Dot", 0), ("Ὀδυσσεύς", 12)),
            "Maximiliane",
        ),
    ),
    Sample(
        "receipt-penalty",
        "slap.receipt",
        "A false slap that cost three cards: its row gives up the axis for them.",
        ReceiptView(
            "Ana",
            17,
            "double",
            (("9C", True), ("9B", True)),
            (
                SlapLine("Ben", 400, "false", paid=("10B", "H8", "LC")),
                SlapLine("Ana", 412, "wins"),
                SlapLine("Cy", 455, "beaten", 43),
            ),
            (("Ana", 31), ("Ben", 22), ("Cy", 18)),
            "Ana",
        ),
    ),
    Sample(
        "receipt-crowd",
        "slap.receipt",
        "Ten players and twelve slaps: ten are shown.",
        ReceiptView(
            "Player 1",
            41,
            "hymns",
            (("H3", True), ("H11", True)),
            (
                SlapLine("Player 1", 390, "wins"),
                *(SlapLine(f"Player {n}", 390 + 61 * n, "beaten", 61 * n) for n in range(2, 8)),
                SlapLine("Player 8", 950, "false", paid=("Z", "QB")),
                SlapLine("Player 9", 2210, "late", 60),
                SlapLine("Player 10", 2390, "late", 240),
                SlapLine("Player 2", 2444, "late", 294),
                SlapLine("Player 3", 2500, "late", 350),
            ),
            tuple((f"Player {n}", 41 if n == 1 else 4 if n < 4 else 3) for n in range(1, 11)),
            "Player 1",
        ),
    ),
    Sample(
        "receipt-sealed",
        "slap.receipt",
        "A slow table: one of three sealed slaps is drawn.",
        ReceiptView(
            "Cy",
            9,
            "double",
            (("7C", True), ("7G", True)),
            (
                SlapLine("Cy", 0, "wins", approx=True),
                SlapLine("Ana", 0, "undrawn", approx=True),
                SlapLine("Ben", 0, "undrawn", approx=True),
            ),
            (("Ana", 31), ("Ben", 22), ("Cy", 18)),
            "Cy",
            sealed=True,
        ),
    ),
)
_RESULTS: Final = (
    Sample(
        "result-cards",
        "slap.result",
        "The last player with cards.",
        ResultView(
            (
                ResultLine(1, "Ana", 71, 17, 318),
                ResultLine(2, "Dot", 0, 12, 287),
                ResultLine(3, "Ben", 0, 6, 402),
                ResultLine(4, "Cy", 0, 0),
            ),
            "cards",
            612,
            48,
        ),
    ),
    Sample(
        "result-count",
        "slap.result",
        "A count-out with a shared first place.",
        ResultView(
            (
                ResultLine(1, "Maximiliane", 30, 21, 340),
                ResultLine(1, "Ben", 30, 19, 296),
                ResultLine(3, "Bartholomäus von und zu Hohenstein", 11, 8, 511),
            ),
            "count",
            1238,
            97,
        ),
    ),
)
_PEOPLE: Final = ("Ana", "太郎", "🔥 Ben", "Ben")
_GERMAN: Final = (
    Sample(
        "german-pile",
        "slap.pile",
        "A German table; the next player's name is in a script the fonts lack, so the seat's letter stands for it.",
        PileView(("9C", "QS", "KB"), 14, (3, 3), "太郎", _PEOPLE, "de"),
    ),
    Sample(
        "german-receipt",
        "slap.receipt",
        "A German receipt; two names look alike without the emoji and get their seats' letters.",
        ReceiptView(
            "🔥 Ben",
            12,
            "sandwich",
            (("H3", True), ("7B", False), ("H11", True)),
            (
                SlapLine("Ana", 301, "false", paid=("4S", "LB")),
                SlapLine("🔥 Ben", 1412, "wins"),
                SlapLine("Ben", 1455, "beaten", 43),
                SlapLine("太郎", 2471, "late", 71),
            ),
            (("Ana", 20), ("太郎", 17), ("🔥 Ben", 18), ("Ben", 16)),
            "🔥 Ben",
            _PEOPLE,
            "de",
        ),
    ),
    Sample(
        "german-result",
        "slap.result",
        "A German result with a shared first place.",
        ResultView(
            (
                ResultLine(1, "Ana", 30, 21, 1340),
                ResultLine(1, "太郎", 30, 19, 296),
                ResultLine(3, "🔥 Ben", 11, 8),
                ResultLine(4, "Ben", 0, 0),
            ),
            "repetition",
            1238,
            1097,
            _PEOPLE,
            "de",
        ),
    ),
)
SAMPLES: Final = (
    _sheet("claws", "Claws: earth, cube, red.", 0, 14),
    _sheet("souls", "Souls: water, icosahedron, orange.", 14, 28),
    _sheet("gears", "Gears: fire, tetrahedron, yellow.", 28, 42),
    _sheet("blades", "Blades: air, octahedron, green.", 42, 56),
    _sheet("hymns", "Twelve hymns and three neutralisers.", 56, 71),
    Sample(
        "patterns",
        "slap.faces",
        "What can be slapped: at the beginning of a table and with its rules.",
        slappable("en"),
    ),
    Sample("german-patterns", "slap.faces", "The same for Germans.", slappable("de")),
    *_PILES,
    *_RECEIPTS,
    *_RESULTS,
    *_GERMAN,
    *COSMIC,
    *ZODIAC,
    *ASTEROIDS,
    *MOONS,
    *SKILLS,
    *EVERYTHING,
)
"""Every picture of the gallery, in order."""
