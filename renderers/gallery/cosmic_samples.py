"""Cosmic pictures of the gallery: made-up tables of two to six, plain and crowded."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.model.reckoning import RevealSide, SumLine
from bot.cosmic.seen.lesson import LessonPicture
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, EndRow, HandCard, HandPicture, RevealPicture
from bot.cosmic.seen.views import UseView
from renderers.gallery.cosmic_tables import Sitting, challenge, side, table
from renderers.gallery.sample import Sample

_SIX: Final = ("Ana", "Benedikt", "Cleo", "Dario", "Esra", "Finn")
_COLOURS: Final = ("red", "blue", "yellow", "purple", "light_blue", "orange")

SIX: Final = table(
    (
        Sitting("red", ("macron", "mirror"), 6, 2),
        Sitting("blue", ("virus", "will"), 4, 3, zapped=True),
        Sitting("yellow", ("machine", "pacifist"), 9, 1),
        Sitting("purple", ("calculator", "zombie"), 7, 1),
        Sitting("light_blue", ("anti_matter", "chronos"), 3, 6),
        Sitting("orange", ("tripler", "loser"), 5, 8, dormant=True),
    ),
    {
        "red-1": "r3", "red-2": "r2", "red-3": "b1 y1", "red-4": "r2 l2", "red-5": "r3",
        "blue-1": "b4", "blue-2": "b2 r1", "blue-3": "b1", "blue-4": "b3", "blue-5": "b2 o3",
        "yellow-1": "y2", "yellow-2": "y3", "yellow-3": "y4", "yellow-4": "y1 r1 l2", "yellow-5": "y1",
        "purple-1": "p3 y2", "purple-2": "p4", "purple-3": "p3", "purple-4": "p4", "purple-5": "p1 r1 o2",
        "light_blue-1": "l1 p2", "light_blue-2": "l2 b1", "light_blue-3": "l1", "light_blue-4": "o2",
        "light_blue-5": "l3",
        "orange-1": "o2", "orange-2": "p2 l1 o1", "orange-4": "y5", "orange-5": "o1",
    },
    challenge(27, side(0, 4, [(4, 2)], ""), side(3, 3, [(1, 3), (5, 1)]), "purple-3"),
)  # fmt: skip
_BASE: Final = table(
    (
        Sitting("blue", ("calculator",), 7, 2),
        Sitting("yellow", ("zombie",), 5),
        Sitting("purple", ("tripler",), 6, 5, dormant=True),
        Sitting("orange", ("machine",), 8, 3),
    ),
    {
        "blue-1": "b4", "blue-2": "b4", "blue-3": "b4", "blue-4": "y1 p2", "blue-5": "b3",
        "yellow-1": "y4", "yellow-2": "y2 p2", "yellow-3": "y3", "yellow-4": "y4", "yellow-5": "y1 p2",
        "purple-1": "y1 o2", "purple-2": "p3", "purple-3": "b1", "purple-4": "p4", "purple-5": "y1",
        "orange-1": "o1 b2 p2", "orange-2": "o4", "orange-3": "o4", "orange-4": "o2", "orange-5": "o1",
    },
    challenge(17, side(3, 3, [(1, 3)]), side(0, 4), "blue-1", ordinal=2, reverse=True),
)  # fmt: skip
_HARD: Final = table(
    (
        Sitting("red", ("anti_matter", "calculator", "will"), 12),
        Sitting("blue", ("amoeba", "assassin"), 4, 1),
        Sitting("yellow", ("dictator", "will"), 9, 1),
        Sitting("purple", ("virus", "pacifist"), 7, zapped=True),
        Sitting("light_blue", (), 0, 0, active=False),
    ),
    {
        "red-1": "r10", "red-2": "r1", "red-3": "r1",
        "blue-1": "b2 r1 y1 p1 l1", "blue-2": "b5", "blue-3": "b3", "blue-4": "b3", "blue-5": "b3",
        "yellow-1": "y4 r1 b1 p2", "yellow-2": "y3", "yellow-3": "y3", "yellow-4": "y2", "yellow-5": "y4",
        "purple-1": "p3", "purple-2": "p3", "purple-3": "p3", "purple-4": "p2", "purple-5": "p3",
    },
    challenge(44, side(0, 4), side(1), flips=("blue",)),
)  # fmt: skip
PAIR: Final = table(
    (Sitting("yellow", ("machine",), 6, 3), Sitting("light_blue", ("will",), 4, 2)),
    {
        "yellow-1": "y4", "yellow-2": "y3", "yellow-3": "y2 l2", "yellow-4": "y4",
        "light_blue-1": "l4", "light_blue-2": "l2 y3", "light_blue-3": "l3", "light_blue-4": "y1", "light_blue-5": "l4",
    },
    challenge(9, side(0), side(None), flips=("wild",)),
    bases_to_win=4,
)  # fmt: skip
_TRIO: Final = table(
    (
        Sitting("orange", ("mirror", "zombie"), 7),
        Sitting("red", ("virus",), 6, 4),
        Sitting("blue", ("chronos", "will"), 5, 1),
    ),
    {
        "orange-1": "o4", "orange-2": "o4 b1", "orange-3": "o3", "orange-4": "o4", "orange-5": "o3",
        "red-1": "r4", "red-2": "r2", "red-3": "r3", "red-4": "r4", "red-5": "o2",
        "blue-1": "b4", "blue-2": "b3", "blue-3": "b4", "blue-4": "b3", "blue-5": "b4 r3",
    },
    challenge(3, side(0, 2, [(2, 1)], "A14.1"), side(1, 3, [], "A20.2"), "red-3"),
)  # fmt: skip
_BOARDS: Final = (
    Sample(
        "board-six",
        "cosmic.board",
        "Six players with two powers each: one is zapped, one dormant; the offense has laid its card.",
        BoardPicture(SIX, _SIX, "cards"),
    ),
    Sample(
        "board-four",
        "cosmic.board",
        "Four players of the base game with the reverse cone; a name that the fonts lack becomes the seat's letter.",
        BoardPicture(_BASE, ("Олена", "Maximiliane Hohenfels", "李小龍", "Juno"), "allies"),
    ),
    Sample(
        "board-crowd",
        "cosmic.board",
        "Odd names, three powers, five owners on one planet, somebody who has left; the offense chooses a planet.",
        BoardPicture(
            _HARD,
            ("Ana", "🦊🦊", "Maximiliane Hohenfels", "Ελένη", "محمد"),
            "aim",
            tuple((f"blue-{at}", at) for at in range(1, 6)),
        ),
    ),
    Sample(
        "board-two",
        "cosmic.board",
        "Two players face each other; destiny is wild.",
        BoardPicture(PAIR, ("Cleo", "Esra"), "destiny"),
    ),
    Sample(
        "board-three",
        "cosmic.board",
        "A German table of three: the cards lie open and a power has been announced.",
        BoardPicture(
            msgspec.structs.replace(_TRIO, stack=(UseView(0, "power", "mirror", None, False),)),
            ("Jörg", "Ana", "Benedikt"),
            "reveal",
            language="de",
        ),
    ),
)
_OVER: Final = table(
    (
        Sitting("red", ("macron",), 6, 2),
        Sitting("blue", ("virus",), 4, 3, zapped=True),
        Sitting("yellow", ("machine",), 9, 1),
        Sitting("purple", ("calculator",), 7, 5),
    ),
    {
        "red-1": "r3", "red-2": "r2", "red-3": "b1 y1", "red-4": "r2 y2", "red-5": "r3",
        "blue-1": "b4", "blue-2": "b2 r1", "blue-3": "b1", "blue-4": "b3", "blue-5": "b2",
        "yellow-1": "y2", "yellow-2": "y3", "yellow-3": "y4", "yellow-4": "y1 r1", "yellow-5": "y1",
        "purple-1": "p3 y2", "purple-2": "p4", "purple-3": "r4 y2", "purple-4": "p4", "purple-5": "p1 r1",
    },
    msgspec.structs.replace(
        challenge(
            9,
            msgspec.structs.replace(side(0, 0, [(2, 0)]), total=28),
            msgspec.structs.replace(side(3, 0, [(1, 0)]), total=22),
            "purple-3",
        ),
        outcome="offense",
    ),
)  # fmt: skip
_RESULT: Final = (
    Sample(
        "board-result",
        "cosmic.board",
        "After the outcome: who won by what; the tokens have left the cone.",
        BoardPicture(_OVER, ("Ana", "Benedikt", "Cleo", "Dario"), "end"),
    ),
)
_HANDS: Final = (
    Sample(
        "hand-eight",
        "cosmic.hand",
        "Eight cards; white numbers can be played now.",
        HandPicture(
            (
                HandCard("A20.1", True),
                HandCard("A12.3", True),
                HandCard("A8.1", True),
                HandCard("A6.2", True),
                HandCard("C.4", True),
                HandCard("edict.cosmic_zap.1", False),
                HandCard("edict.emotion_control.1", False),
                HandCard("flare.anti_matter", True),
            )
        ),
    ),
    Sample(
        "hand-large",
        "cosmic.hand",
        "A German hand of 23: equal cards share a place; the own card lies on the table.",
        HandPicture(
            (
                HandCard("A40.1", False),
                HandCard("A15.1", False),
                HandCard("A12.1", False, 2),
                HandCard("A10.1", False, 4),
                HandCard("A8.1", False, 3),
                HandCard("A6.1", False, 2),
                HandCard("C.1", False, 3),
                HandCard("edict.card_zap.1", True),
                HandCard("edict.mobius_tubes.1", False, 2),
                HandCard("edict.plague.1", True),
                HandCard("edict.un_zap.1", False),
                HandCard("flare.pacifist", True),
                HandCard("flare.zombie", False),
            ),
            "A30.1",
            "de",
        ),
    ),
)
_REVEALS: Final = (
    Sample(
        "reveal-virus",
        "cosmic.reveal",
        "Two attacks with allies; powers change both sums.",
        RevealPicture(
            _SIX,
            _COLOURS,
            RevealSide(
                0,
                "A14.1",
                False,
                28,
                (
                    SumLine("card", 14),
                    SumLine("tokens", 4, 0),
                    SumLine("tokens", 2, 4),
                    SumLine("changes", 8, powers=("macron", "mirror")),
                ),
            ),
            RevealSide(
                3,
                "A6.2",
                False,
                22,
                (
                    SumLine("card", 6),
                    SumLine("tokens", 3, 3),
                    SumLine("tokens", 3, 1),
                    SumLine("tokens", 1, 5),
                    SumLine("changes", 9, powers=("virus",)),
                ),
            ),
            "offense",
            "purple-3",
            landed=6,
            lost=7,
        ),
    ),
    Sample(
        "reveal-compromise",
        "cosmic.reveal",
        "An attack against a compromise: no totals; the loser takes cards as consolation.",
        RevealPicture(
            ("Maximiliane Hohenfels", "李小龍", "Ben"),
            ("orange", "yellow", "light_blue"),
            RevealSide(0, "C.3", False, None, (SumLine("tokens", 3, 0), SumLine("tokens", 1, 2))),
            RevealSide(1, "A8.5", False, None, (SumLine("tokens", 2, 1),)),
            "defense",
            "yellow-5",
            lost=4,
            consolation=3,
        ),
    ),
    Sample(
        "reveal-lower",
        "cosmic.reveal",
        "A German table: tokens are subtracted and the lower total wins; a card counts as another value.",
        RevealPicture(
            ("Jörg", "Ana"),
            ("blue", "red"),
            RevealSide(
                0,
                "A12.1",
                False,
                18,
                (
                    SumLine("card", 12),
                    SumLine("becomes", 21),
                    SumLine("tokens", 3, 0),
                    SumLine("changes", -6, powers=("anti_matter",)),
                ),
            ),
            RevealSide(
                1,
                "A19.1",
                False,
                16,
                (SumLine("card", 19), SumLine("tokens", 1, 1), SumLine("changes", -4, powers=("anti_matter",))),
            ),
            "defense",
            "red-2",
            ("anti_matter",),
            lost=3,
            language="de",
        ),
    ),
    Sample(
        "reveal-tie",
        "cosmic.reveal",
        "The same total on both sides: why the defense wins is said in the banner.",
        RevealPicture(
            ("Ana", "Ben", "Cleo"),
            ("yellow", "purple", "red"),
            RevealSide(0, "A12.1", False, 17, (SumLine("card", 12), SumLine("tokens", 3, 0), SumLine("tokens", 2, 2))),
            RevealSide(1, "A14.1", False, 17, (SumLine("card", 14), SumLine("tokens", 3, 1))),
            "defense",
            "purple-4",
            lost=5,
        ),
    ),
    Sample(
        "reveal-deal",
        "cosmic.reveal",
        "Two compromises, one of them an attack by its print: the main players make a deal.",
        RevealPicture(
            _SIX,
            _COLOURS,
            RevealSide(4, "C.2", False, None, (SumLine("tokens", 1, 4),)),
            RevealSide(2, "A30.1", True, None, (SumLine("tokens", 4, 2),)),
            "deal",
            "yellow-1",
        ),
    ),
)
_ENDS: Final = (
    Sample(
        "end-one",
        "cosmic.end",
        "One winner among six; discs show in whose system a base lies.",
        EndPicture(
            _SIX,
            (
                EndRow(2, "yellow", True, ("red", "red", "purple", "light_blue", "orange")),
                EndRow(0, "red", False, ("blue", "yellow", "purple", "purple")),
                EndRow(4, "light_blue", False, ("red", "yellow", "orange")),
                EndRow(5, "orange", False, ("blue", "light_blue"), left=True),
                EndRow(1, "blue", False, ("red",)),
                EndRow(3, "purple", False, ()),
            ),
            5,
            "bases",
            41,
        ),
    ),
    Sample(
        "end-shared",
        "cosmic.end",
        "A German table: two players win together.",
        EndPicture(
            ("Maximiliane Hohenfels", "Jörg", "李小龍"),
            (
                EndRow(0, "purple", True, ("blue", "blue", "blue", "red", "red")),
                EndRow(1, "blue", True, ("purple", "purple", "red", "red", "red")),
                EndRow(2, "red", False, ("purple", "blue", "blue")),
            ),
            5,
            "bases",
            33,
            "de",
        ),
    ),
)
_LESSONS: Final = (
    Sample("lesson", "cosmic.lesson", "How a challenge goes: at the beginning of a table.", LessonPicture(5)),
    Sample("german-lesson", "cosmic.lesson", "The same for Germans.", LessonPicture(5, "de")),
)
COSMIC: Final = (*_LESSONS, *_BOARDS, *_RESULT, *_HANDS, *_REVEALS, *_ENDS)
"""The Cosmic pictures of the gallery, in order."""
