"""Computer players aim powers at rivals and for their own side (``bot.cosmic.ai.aims``)."""

from __future__ import annotations

from random import Random

import pytest

from bot.cosmic.ai import dealing
from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.seen.project import see_seat
from bot.kernel.ask import Choice
from tests.cosmic.table import Table

RIVAL = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-1": 1, "yellow-2": 3}}


def thought(table: Table, key: str) -> Choice:
    (ask,) = table.open(key)
    choice = Computer(TEMPERS["bold"], Random(1).randrange).answer(see_seat(table.state, ask.seat), ask)
    assert ask.form.accepts(choice)
    return choice


def allied(powers: tuple[str, ...]) -> Table:
    """Seat 2 joins the offense, seat 3 the defense, with two tokens each."""
    table = Table(powers).wish(0, "invite.offense", [2]).wish(1, "invite.defense", [3])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    return table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 2}).wish(0, "checkpoint.sides", "power.0")


def test_the_assassin_picks_a_lone_token_of_whoever_is_closest_to_winning() -> None:
    table = Table(("assassin", "", "", ""), tokens=RIVAL, destiny=["wild"]).run(until="assassin.victim")
    assert thought(table, "assassin.victim") == 3
    table.wish(0, "assassin.victim", 3).run(until="assassin.base")
    assert thought(table, "assassin.base") == "yellow-1"


def test_the_dictator_sends_the_offense_against_a_rival_not_against_itself() -> None:
    table = Table(("", "", "dictator", ""), tokens=RIVAL).wish(2, "dictator.use", True).run(until="dictator.colour")
    assert thought(table, "dictator.colour") == "purple"


def test_crystal_strengthens_its_own_side() -> None:
    table = allied(("crystal", "", "", "")).run(until="crystal.numbers")
    assert thought(table, "crystal.numbers") == {"yellow": 4, "purple": 1}


def test_magnet_sends_an_ally_of_the_other_side_away() -> None:
    table = allied(("magnet", "", "", "")).run(until="magnet.way")
    assert thought(table, "magnet.way") == "repel"
    table.wish(0, "magnet.way", "repel").run(until="magnet.player")
    assert thought(table, "magnet.player") == 3


@pytest.mark.parametrize(("hand", "goes_on"), [(["A4", "A12"], True), (["A4", "A5"], False)])
def test_machine_goes_on_with_a_strong_card(hand: list[str], goes_on: bool) -> None:
    table = Table(("machine", "", "", ""), hands={0: hand, 1: ["A20"]}).wish(0, "card", "A4")
    table.run(until="second_challenge")
    assert thought(table, "second_challenge") is goes_on


def test_own_captives_make_a_poor_deal_worth_accepting_5_5_3() -> None:
    hands = {0: ("C", "A8"), 1: ("C", "A12", "A14", "A11", "A20"), 2: ("A8",)}
    table = Table(("", "", ""), hands=hands, flares="off", captives={(0, 1): {"red-2": 3}}, tokens={1: {"blue-1": 4}})
    table.wish(0, "card", "C").wish(1, "card", "C").run(until="deal")
    accepted = []
    for tokens in (0, 3):
        give: Choice = {"goods": [f"captive.red-2.{number + 1}" for number in range(tokens)], "grant": None}
        take: Choice = {"goods": ["A12", "A14", "A11", "A20"], "grant": None}
        table.act("deal.offer.offense", 0, {"give": give, "take": take})
        made = dealing.act(see_seat(table.state, 1), table.game.actions, TEMPERS["sly"], Random(1).randrange)
        accepted.append(made is not None and made[0] == "deal.accept.defense")
    assert accepted == [False, True]
