"""Both languages of the Cosmic table say the same things, each in its own words, within Discord's limits."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import isfunction
from types import FunctionType, SimpleNamespace

import pytest

from bot.tables.contract.clocks import Hours
from bot.tables.contract.table import Edit, Post, Show
from bot.tables.cosmic import table_words
from bot.tables.cosmic.table_words import LONGEST
from bot.words.message import Message
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import COMPLETE, DE, EN

NIGHTS = Hours(begin=7, end=23)
OF_TABLE, OF_SEATS = ("pause", "resume", "undo", "stop"), ("house", "remove", "guest", "freeze")
HOW = ("bases", "alternate", "last", "spent", "length")
PAIR = ("Ana", "Ben")
DECIDED = [Message("cosmic-table-decides-deal"), *map(table_words.decides, ("target", "card", "amoeba.way"))]
MOTIONS = [
    *(Message(f"cosmic-table-vote-{what}", left=15) for what in OF_TABLE),
    *(Message(f"cosmic-table-vote-{what}", about="Ana") for what in OF_SEATS),
]


def ended(winners: Sequence[int], how: str) -> SimpleNamespace:
    """The end of a game, as far as the view of its table tells it."""
    return SimpleNamespace(winners=winners, how=how, needed=5)


SAMPLES: dict[str, list[tuple[object, ...]]] = {
    "begins": [(["Ana", "Ben"], "c0ffee", hours, most) for hours in (Hours(), NIGHTS) for most in (0, 15)],
    "still": [(NIGHTS,), (Hours(free_weekend=True),)],
    "heading": [(7, "", ""), (7, "Zombie", "https://example.org")],
    "ended": [
        (3, outcome, winner, "Ben", mine, score, by, ["Ben", winner])
        for outcome in ("offense", "defense", "deal", "no_deal", "both_lost", "repulsed", "aborted")
        for winner in ("Ana", "")
        for mine in ("won", "lost", "")
        for score in ("12 : 8", "")
        for by in ([], ["*Zombie*"])
    ],
    "away": [("Ana", 7_040_000, how) for how in ("played", "asks", "still")],
    "asked_when": [(moments, name) for moments in ((), ("aimed",), ("reveal", "never")) for name in ("", "Ana")],
    "panel_round": [(0, []), (7_040_000, ["Ana", "Ben"])],
    "panel_decision": [(["Ana", "Ben"], what, due) for what in DECIDED for due in (0, 7_040_000)],
    "seat_offer": [
        ("Zoe", "Ana", maker, powers, opens, 7_040_000)
        for maker in ("", "Ben")
        for powers in ("", "Zombie")
        for opens in (0, 7_000_000)
    ],
    "order": [
        (key, until, unless)
        for key in ("zap_back", "response")
        for until in ("challenge", "main", "revoked")
        for unless in ([], ["Ana", "Ben"])
    ],
    "result": [(ended(winners, how), PAIR, []) for winners in ([], [0], [0, 1]) for how in (*HOW, "stopped")]
    + [(ended([0], "alternate"), PAIR, [Message("event-won-by", maker="Schizoid", aims=[])])],
}
"""What each function is called with, besides the voice."""
SAID = [
    *(Message("cosmic-table-end-in-sight", left=left) for left in (0, 1, 2)),
    *(Message("cosmic-table-lost", things=[Message("cosmic-table-lost-tokens", count=count)]) for count in (1, 2)),
    Message("cosmic-table-lost", things=["Cy: attack 8"]),
    *(Message(f"cosmic-table-vote-{what}", motion=motion) for what in ("done", "sure") for motion in MOTIONS),
    *(Message("cosmic-table-vote-failed", motion=motion, needed=needed) for motion in MOTIONS for needed in (1, 3)),
    *(
        Message("cosmic-table-open-vote", motion=motion, names=names, needed=needed)
        for motion in MOTIONS
        for names in ([], ["Ben"])
        for needed in (1, 3)
    ),
    Message("cosmic-table-open-vote-until", until="<t:7040:R>"),
    Message("cosmic-table-seat-at-stake", guest="Zoe", until="<t:7040:t>"),
    Message("cosmic-table-you-play", powers="Zombie"),
    Message("cosmic-table-you-sit"),
]
"""Messages that are said without a function of their own."""


def test_every_function_that_says_something_is_tried() -> None:
    assert set(SAMPLES) == {name for name, one in vars(table_words).items() if isfunction(one) and is_own(one)}


def is_own(one: FunctionType) -> bool:
    """True if it is a function of ``table_words`` that says something: it takes the voice."""
    return one.__module__ == table_words.__name__ and not one.__name__.startswith("_") and "say" in one.__annotations__


@pytest.mark.parametrize("name", SAMPLES)
def test_each_is_said_in_every_language_in_its_own_words_and_names_the_same(name: str) -> None:
    function = getattr(table_words, name)
    for facts in SAMPLES[name]:
        here, there = function(EN, *facts), function(DE, *facts)
        assert here != there or name == "heading"
        check(here, there)


@pytest.mark.parametrize("message", SAID)
def test_what_is_said_without_a_function_names_the_same_too(message: Message) -> None:
    here, there = (voice.message(message) for voice in (EN, DE))
    assert here != there
    check(here, there)


def check(here: str, there: str) -> None:
    assert 0 < len(here) <= LONGEST
    assert 0 < len(there) <= LONGEST
    for person in ("Ana", "Ben", "Zoe", "Zombie", "12 : 8", "c0ffee"):
        assert (person in here) == (person in there), (here, there)
    assert "{" not in here + there


SOON_MS = 11 * 60_000


@pytest.mark.parametrize("language", COMPLETE)
def test_a_table_speaks_its_language_and_answers_everybody_in_theirs(language: str) -> None:
    world = people.ask_in_rounds(World(3, 2, seed=5, speed="daily", language=language))
    people.play_until(world, people.in_round)
    world.pass_time(SOON_MS)  # the panel of a slow table shows it a while later
    panels = [effect.body.text for effect in world.effects if isinstance(effect, Post | Edit) and effect.body.panel]
    assert panels[-1].startswith((EN if language == "en" else DE)("cosmic-table-panel-round"))
    seat = people.waiting(world)[0][1]
    for spoken, word in (("en", "Your move"), ("de", "Du bist dran")):
        shown = [e for e in world.press(seat, 0, "answer", language=spoken) if isinstance(e, Show)]
        assert word in shown[0].body.text


def test_long_and_marked_up_names_stay_harmless_and_fit() -> None:
    world = World(3, 3, seed=5, speed="live", names=("*_~`|" * 6 + "x", "<@1234567890> @everyone", "[a](http://b) # c"))
    people.play_until(world, lambda now: now.game.state.challenges > 1)
    bodies = [effect.body.text for effect in world.effects if isinstance(effect, Post | Edit)]
    assert not any("<@1234567890>" in body or "@everyone" in body or "[a](http" in body for body in bodies)


@pytest.mark.parametrize(
    ("holders", "said"), [(["Ana"], "Ana wollte mehr Zeit."), (["Ana", "Ben"], "Ana und Ben wollten mehr Zeit.")]
)
def test_german_counts_those_who_asked_for_more_time(holders: list[str], said: str) -> None:
    assert table_words.panel_round(DE, 0, holders).endswith(said)
