"""The next challenge: nothing is offered for one that cannot come, and its player is named."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.challenge import roles
from bot.cosmic.model.options import Options
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import OneOf
from bot.tables.cosmic.controls import Asked, Draft
from bot.tables.cosmic.messages.hints import now
from bot.tables.cosmic.questions import questions
from bot.words.message import Language
from proving.cosmic.walk import Walk
from proving.events import stored
from tests.cosmic.table import Table
from tests.tables.cosmic.people import unmarked
from tests.tables.cosmic.test_help import scene_of
from tests.words.voices import COMPLETE

NAMES = ("Ana", "Ben", "Cy", "Dot", "Eve", "Flo")
TUBES = {0: ["A4", "A5", "edict.mobius_tubes"], 1: ["A20", "C", "edict.finder"], 2: ["A7", "A8", "edict.mobius_tubes"]}


def between(table: Table, seat: int) -> OneOf:
    ask = next(ask for ask in table.game.asks.values() if ask.key == "checkpoint.between" and ask.seat == seat)
    assert isinstance(ask.form, OneOf)
    return ask.form


def over(offense: str, defense: str, powers: tuple[str, ...] = ("", "", "")) -> Table:
    """A first challenge of Ana against Ben that is over; some of everybody's tokens are in the warp."""
    hands = {**TUBES, 0: [offense, "A5", "edict.mobius_tubes"], 1: [defense, "C", "edict.finder"]}
    tokens = {seat: {f"{colour}-{n}": 3 for n in range(1, 6)} for seat, colour in enumerate(("red", "blue", "yellow"))}
    table = Table(powers, hands=hands, tokens=tokens, flares="off")
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(0, "card", offense).wish(1, "card", defense)
    table.run(until="card").run(until="checkpoint.between")
    return table


def test_whoever_has_lost_the_only_challenge_is_offered_nothing_for_the_next_4_10_2() -> None:
    table = over("A4", "A20")
    assert roles.coming(table.state) == [1]
    assert not any(str(one).startswith("edict.mobius") for one in between(table, 0).options)


def test_whoever_may_go_on_and_whoever_comes_next_are_offered_it_4_10_2() -> None:
    table = over("A20", "A4")
    assert roles.coming(table.state) == [0, 1]
    assert any(str(one).startswith("edict.mobius") for one in between(table, 0).options)
    assert not any(str(one).startswith("edict.mobius") for one in between(table, 2).options)


def test_a_power_that_takes_another_challenge_may_go_on_after_a_loss_machine() -> None:
    assert roles.coming(over("A4", "A20", ("machine", "", "")).state) == [0, 1]


@pytest.mark.parametrize(
    ("language", "cards", "told"),
    [
        ("en", ("A4", "A20"), "Ben's challenge is next."),
        ("en", ("A20", "A4"), "Next, Ana attacks again, or else Ben does."),
        ("de", ("A4", "A20"), "Als Nächstes greift Ben an."),
        ("de", ("A20", "A4"), "Als Nächstes greift Ana noch einmal an, sonst Ben."),
    ],
)
def test_it_is_said_whose_challenge_is_next(language: Language, cards: tuple[str, str], told: str) -> None:
    table = over(*cards)
    number, ask = next((number, ask) for number, ask in table.game.asks.items() if ask.seat == 1)
    asked = Asked(number, ask, see_seat(table.state, 1), NAMES, language)
    assert told in unmarked(questions.show(asked, Draft()).text)
    assert told in unmarked(now(scene_of(table.game, NAMES, language), asked.view, [asked]))


@pytest.mark.parametrize("language", COMPLETE)
def test_the_reverse_cone_is_explained_to_whoever_is_invited_5_7(language: Language) -> None:
    for card, there in (("blue.reverse", True), ("blue", False)):
        table = Table(("", "", ""), destiny=(card,), flares="off").wish(0, "invite.offense", [2]).run(until="join")
        number, ask = next((number, ask) for number, ask in table.game.asks.items() if ask.key == "join")
        asked = Asked(number, ask, see_seat(table.state, 2), NAMES, language)
        assert (asked.say("cosmic-ask-reversed") in questions.show(asked, Draft()).text) == there


def test_whoever_is_offense_next_was_among_those_who_might_be() -> None:
    assert sum(map(_followed, range(10))) > 60


def _followed(seed: int) -> int:
    """Count the challenges of a game by chance that began with one of those who might be its offense."""
    extras: dict[str, Any] = ({}, {"moons": True}, {"skill_tokens": True})[seed % 3]
    options = Options(powers_per_player=1 + seed % 2, extras=extras)
    walk = Walk(seed, 2 + seed % 5, options, concede=(0, 0, 90)[seed % 3])
    expected: list[int] = []
    seen = 0
    for _ in range(500):
        if walk.game.over:
            break
        events = walk.step()
        began = next((event for event in events if event.kind == "challenge"), None)
        left = any(event.kind in ("departed", "conceded") for event in events)
        if began is not None and expected and not left:
            assert began.data["seat"] in expected
            seen += 1
        expected = [] if left else roles.coming(walk.game.state)
    return seen


def test_what_is_offered_and_chosen_while_nobody_else_acts_is_never_void() -> None:
    assert sum(map(_played, range(100, 112))) > 200


def _played(seed: int) -> int:
    """Count the rounds of a game by chance in which one player played something while all others passed."""
    walk = Walk(seed, 4, Options(powers_per_player=2, extras={"skill_tokens": True} if seed % 2 else {}))
    plan: int | None = None
    played = 0
    for _ in range(700):
        game = walk.game
        if game.over:
            break
        number = next((one for one in game.asks if one not in game.sealed), None)
        ask = None if number is None else game.asks[number]
        if number is None or ask is None or not ask.key.startswith("checkpoint."):
            events = walk.step()
            if ask is not None and ask.key == "second_challenge":
                plan = None
        else:
            offers = [one for one in ask.form.options if one != "pass"] if isinstance(ask.form, OneOf) else []
            mine = plan is None and bool(offers) and not walk.dice(3)
            game.answer(number, ask.seat, offers[walk.dice(len(offers))] if mine else "pass")
            played += mine
            plan = ask.seat if mine else plan
            game.take_decisions()
            events = walk.watched(stored(game.take_events()))
        if any(event.kind in ("announced", "acts", "challenge_over", "escorts_called") for event in events):
            plan = None
        void = [event for event in events if event.kind == "void" and event.data["seat"] == plan]
        assert not void, void
    return played
