"""Computer players use their powers in challenges of others (``bot.cosmic.ai``: ``standing_by``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import LEVELS, Computer
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Choice
from tests.cosmic.table import Position, Table

LAST = 99
"""What dice show of whose sides the highest is wanted: nothing is done that a temperament lets go by."""


def thought(table: Table, seat: int, key: str, level: str = "normal") -> Choice:
    """Answer the open question as a careful player when the dice are against it."""
    ask = next(ask for ask in table.open(key) if ask.seat == seat)
    choice = Computer(TEMPERS["careful"], lambda sides: min(LAST, sides - 1), LEVELS[level]).answer(
        see_seat(table.state, seat), ask
    )
    assert ask.form.accepts(choice)
    return choice


def watched(power: str, hand: Sequence[str] = ("A6", "C"), **given: Unpack[Position]) -> Table:
    """Seat 2 has a power and stands by; seat 0 attacks seat 1 with four tokens, and nobody is invited."""
    given["hands"] = {0: ["A8", "C"], 1: ["A8", "C"], 2: [*hand]}
    table = Table(("", "", power, ""), **given)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1, "red-2": 1, "red-3": 1, "red-4": 1})


@pytest.mark.parametrize(("strength", "winner"), [(1, 0), (14, 1)])
def test_prophet_foretells_the_likelier_winner_whatever_its_temperament(strength: int, winner: int) -> None:
    table = watched("prophet", tokens={1: {"blue-1": strength, "blue-2": 2}})
    table.run(until="checkpoint.sides")
    assert thought(table, 2, "checkpoint.sides") == "power.0"
    table.wish(2, "checkpoint.sides", "power.0").run(until="prophet.who")
    assert thought(table, 2, "prophet.who") == winner


def test_prophet_founds_its_base_abroad() -> None:
    table = watched("prophet", tokens={1: {"blue-1": 1}}).wish(0, "card", "A8").wish(1, "card", "A8")
    table.wish(2, "checkpoint.sides", "power.0").run(until="prophet.planet")
    assert not str(thought(table, 2, "prophet.planet")).startswith("yellow")


@pytest.mark.parametrize(("hand", "meddles"), [(["A20", "C"], True), (["A4", "C"], False), (["C"], False)])
def test_force_gives_a_card_only_where_it_likely_wins(hand: list[str], meddles: bool) -> None:
    table = watched("force", hand, tokens={1: {"blue-1": 1, "blue-2": 4}}).run(until="card")
    table.answer(0, "card", table.state.players[0].hand[0]).answer(1, "card", table.state.players[1].hand[0])
    table.run(until="checkpoint.cards_down")
    assert (thought(table, 2, "checkpoint.cards_down") == "power.0") is meddles
    if meddles:
        table.wish(2, "checkpoint.cards_down", "power.0").run(until="force.target")
        assert thought(table, 2, "force.target") == 0
        table.answer(2, "force.target", 0).run(until="force.card")
        assert str(thought(table, 2, "force.card")).startswith("A20")


def test_force_helps_nobody_to_win_the_game() -> None:
    leading = {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4, "yellow-1": 1, "green-1": 1, "green-2": 1, "green-3": 1}
    table = watched("force", ["A20"], tokens={0: leading}).run(until="card")
    table.answer(0, "card", table.state.players[0].hand[0]).answer(1, "card", table.state.players[1].hand[0])
    table.run(until="checkpoint.cards_down")
    if thought(table, 2, "checkpoint.cards_down") == "power.0":
        table.wish(2, "checkpoint.cards_down", "power.0").run(until="force.target")
        assert thought(table, 2, "force.target") == 1


@pytest.mark.parametrize(("hand", "turns"), [(["A20", "C"], True), (["A8", "C"], False)])
def test_siren_turns_the_cone_with_a_strong_hand_to_where_most_of_its_tokens_stand(
    hand: list[str], turns: bool
) -> None:
    mine = {"yellow-1": 2, "yellow-2": 5, "yellow-3": 3, "blue-2": 1}
    table = Table(("", "", "siren", ""), hands={2: hand}, tokens={2: mine}).run(until="checkpoint.attack")
    assert (thought(table, 2, "checkpoint.attack") == "power.0") is turns
    if turns:
        table.wish(2, "checkpoint.attack", "power.0").run(until="siren.lure")
        assert thought(table, 2, "siren.lure") == "yellow-2"


def test_yin_yang_marks_all_who_do_not_invite_it() -> None:
    table = watched("yin_yang").run(until="checkpoint.sides")
    assert thought(table, 2, "checkpoint.sides") == "power.0"
    table.wish(2, "checkpoint.sides", "power.0").run(until="yin_yang.mark")
    assert thought(table, 2, "yin_yang.mark") == [0, 1]


def test_disease_spreads_in_challenges_of_others() -> None:
    table = Table(("", "", "disease", ""), tokens={2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-2": 3}})
    table.run(until="checkpoint.attack")
    assert thought(table, 2, "checkpoint.attack") == "power.0"


@pytest.mark.parametrize(("level", "used"), [("normal", True), ("easy", False)])
def test_normal_uses_what_is_of_use_whatever_its_temperament(level: str, used: bool) -> None:
    table = Table(("bully", "", "", ""), hands={0: ["A20"], 1: ["A4"]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).run(until="bully.use")
    assert thought(table, 0, "bully.use", level) is used


def test_negator_undoes_that_somebody_joins_against_it_but_no_target_and_no_invitation() -> None:
    table = Table(("", "negator", "", "")).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    answers: list[tuple[bool, Choice]] = []
    while not answers or not answers[-1][1]:
        table.run(until="negator.use")
        answers.append((bool(table.state.challenge.offense.allies), thought(table, 1, "negator.use")))
        table.answer(1, "negator.use", answers[-1][1])
    assert answers == [(False, False), (False, False), (True, True)]
