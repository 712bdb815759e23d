"""The rule behind a resolution."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.cosmic.events import Reckoned
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.records import Maker, RevealSide, Rule
from bot.cosmic.words.story_words import CARDS, why
from bot.kernel.event import Event, visible
from proving.cosmic.walk import Walk
from tests.events import made
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
FACT = re.compile(r"\(cosmic [^)]+\)|\b\d+\b")
RULE = re.compile(r"\(cosmic \d+(\.\d+)*\)")


def outcome(name: str, *before: Event) -> str:
    return why(made("outcome", {"outcome": name}), before, NAMES)


def reckoned(rule: Rule, offense: int | None = None, defense: int | None = None, *called: str) -> Event:
    sides = (
        RevealSide(0, "A10.1", turned=False, total=offense, lines=()),
        RevealSide(1, "A4.1", turned=False, total=defense, lines=()),
    )
    return Reckoned(
        *sides, "offense", rule, (), tuple(Maker(name, flare=False, seat=1) for name in called), "red-1", ()
    )


def test_a_tie_is_told_as_one() -> None:  # 5.1.2
    told = outcome("defense", reckoned("tie", 17, 17))
    assert "17" in told
    assert "tie" in told
    assert "(cosmic 5.1.2)" in told


def test_what_was_called_before_the_reveal_is_told_as_long_as_it_stands() -> None:
    revealed = made("revealed", {"offense": "A30.1", "defense": "A4.1"})
    assert "Ben's Loser" in outcome("defense", revealed, reckoned("totals", 31, 5, "loser"))
    assert "Loser" not in outcome("offense", revealed, reckoned("totals", 31, 5))


def test_a_loss_of_both_sides_is_told() -> None:
    told = outcome(
        "both_lost",
        made("done", {"seat": 0, "source": "flare", "name": "loser", "card": "flare.loser", "cancelled": False}),
    )
    assert told.endswith("made both sides lose (cosmic 0.4).")


def test_a_win_is_told_by_its_totals_and_by_what_took_effect() -> None:
    before = (
        made("revealed", {"offense": "A10.1", "defense": "A4.1"}),
        made("done", {"seat": 0, "source": "power", "name": "tripler", "card": "power.0", "cancelled": False}),
        made("done", {"seat": 1, "source": "power", "name": "mirror", "card": "power.1", "cancelled": True}),
        reckoned("totals", 31, 5),
    )
    told = outcome("offense", *before)
    assert "31" in told
    assert "Ana's Tripler" in told
    assert "Mirror" not in told


def test_an_attack_against_a_compromise_needs_no_totals() -> None:  # 5.4.1
    told = outcome("offense", reckoned("attack"))
    assert told.startswith("The offense's attack card beats the compromise")
    assert "(cosmic 5.4.1)" in told


def test_consolation_reverse_cone_and_wild_destiny_have_their_rules() -> None:
    gave = made("gave", {"seat": 0, "to": 1, "count": 2, "why": "consolation"})
    assert "(cosmic 5.4.2)" in why(gave, (), NAMES)
    landed = made("moved", {"seat": 2, "from": {"cone.defense": 2}, "to": "red-1", "count": 2, "why": "land"})
    reverse = made("defense", {"seat": 1, "system": "red", "reverse": True})
    assert "(cosmic 5.7.1)" in why(landed, (reverse,), NAMES)
    assert "(cosmic 5.3.1)" in why(landed, (), NAMES)
    wild = made("destiny", {"card": "wild", "left": 3})
    assert "(cosmic 4.2.3)" in why(reverse, (wild,), NAMES)


@pytest.mark.parametrize(
    ("kind", "data", "name"),
    [
        ("cards_exchanged", {}, "sorcerer"),
        ("buried", {"seat": 1, "face": "C"}, "gambler"),
        ("counts_as", {"side": "offense", "face": "A20"}, "mirror"),
        ("turned", {"side": "defense"}, "empath"),
        ("took_back", {"seat": 0}, "time_gash"),
    ],
)
def test_every_change_of_a_laid_card_is_told_with_who_made_it(kind: str, data: dict[str, Any], name: str) -> None:
    zapped = made("done", {"seat": 2, "source": "power", "name": "virus", "card": "power.2", "cancelled": True})
    done = made("done", {"seat": 1, "source": "power", "name": name, "card": "power.1", "cancelled": False})
    for language in COMPLETE:
        told = why(made(kind, data), (done, zapped), NAMES, language)
        assert RULE.search(told)
        assert cards.words(name) in told
        assert "Ben" in told
        assert "Virus" not in told
        assert RULE.search(why(made(kind, data), (), NAMES, language))


def test_walks_change_laid_cards_and_each_change_says_by_what() -> None:
    """Whatever changes the cards between laying and outcome has a reason; what only shows one is no change."""
    powers = [["sorcerer"], ["gambler"], ["chronos"], ["oracle"]]
    seen: dict[str, int] = {}
    for seed in range(6):
        walk = Walk(seed, 4, Options(), powers=powers)
        past: list[Event] = []
        for _ in range(500):
            if walk.game.over:
                break
            for event in visible(walk.step(), None):
                if type(event) in CARDS:
                    assert "Also at work" in why(event, past, NAMES), event
                    seen[event.kind] = seen.get(event.kind, 0) + 1
                past = [] if event.kind == "challenge" else [*past, event]
    assert {"cards_exchanged", "buried", "took_back"} <= set(seen)


def test_a_plain_decision_has_no_rule_behind_it() -> None:
    assert why(made("aimed", {"planet": "red-1"}), (), NAMES) == ""


@pytest.mark.parametrize("seed", range(4))
def test_every_resolution_of_a_walked_game_names_its_rule(seed: int) -> None:
    walk = Walk(seed, 3 + seed % 3, Options(bases_to_win=3, powers_per_player=1 + seed % 2))
    before: list[Event] = []
    explained = 0
    for _ in range(600):
        if walk.game.over:
            break
        for event in visible(walk.step(), None):
            before = [] if event.kind == "challenge" else before
            told = why(event, before, NAMES)
            if event.kind in ("outcome", "totals", "defense", "abandoned", "finished", "cancelled", "zapped"):
                assert RULE.search(told), event
                explained += 1
            assert "None" not in told
            before.append(event)
    assert explained > 10


def test_totals_are_told_with_what_each_power_added() -> None:  # 5.2.1
    added = {"side": "offense", "name": "tripler", "flare": False, "seat": 0, "by": 20}
    taken = {"side": "defense", "name": "mirror", "flare": True, "seat": 1, "by": -3}
    before = (
        made("revealed", {"offense": "A10.1", "defense": "A12.1"}),
        made("done", {"seat": 0, "source": "power", "name": "tripler", "card": "power.0", "cancelled": False}),
        made("done", {"seat": 2, "source": "power", "name": "empath", "card": "power.2", "cancelled": False}),
        reckoned("totals", 31, 10),
        made("tallied", {"changes": [added, taken]}),
        made("totals", {"offense": 31, "defense": 10}),
    )
    told = outcome("offense", *before)
    assert "Ana's Tripler: +20 for the offense, Ben's Mirror flare: -3 for the defense." in told
    assert told.endswith("Also at work: Cy's Empath."), "what added something is not told twice"
    assert "Ana's Tripler: +20" in why(before[-1], before, NAMES)


def test_a_played_game_is_explained_with_the_same_rules_and_numbers_in_german() -> None:
    extras: dict[str, Any] = {"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True}
    walk = Walk(4, 4, Options(bases_to_win=3, extras=extras))
    before: list[Event] = []
    told = 0
    for _ in range(400):
        if walk.game.over:
            break
        for event in visible(walk.step(), None):
            before = [] if event.kind == "challenge" else before
            here, there = why(event, before, NAMES), why(event, before, NAMES, "de")
            assert FACT.findall(here) == FACT.findall(there), (here, there)
            told += bool(here)
            before.append(event)
    assert told > 50
