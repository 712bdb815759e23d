"""Opponents are remembered for everybody, and once a challenge."""

from __future__ import annotations

from typing import Unpack

from bot.cosmic.memory.handlers import LAST
from bot.cosmic.model.records import Fight
from bot.cosmic.seen.project import see_seat
from bot.cosmic.seen.views import FightView
from tests.cosmic.table import Position, Table


def fight(**more: Unpack[Position]) -> Table:
    more["hands"] = {0: ["A8", "A20"], 1: ["A10"], 2: ["A7"], 3: ["edict.time_gash"]}
    table = Table(**more)
    table.wish(0, "target", "blue-1").wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    return table.wish(0, "card", "A8")


def test_main_players_allies_and_outcome_of_a_challenge_are_remembered_for_all() -> None:
    table = fight().run()
    views = [see_seat(table.state, seat).fights for seat in range(4)]
    (first,) = {view[:1] for view in views}
    assert first == (FightView(table.state.challenges - 1, (0, 2), (1,), "defense"),)


def test_a_challenge_that_time_gash_undoes_counts_as_it_comes_out_at_last() -> None:
    table = fight(destiny=["blue", "yellow"]).run(until="checkpoint.reveal")
    table.answer(3, "checkpoint.reveal", "edict.time_gash").close()
    table.wishes.clear()
    table.run()
    numbers = [row.challenge for row in table.state.memory.fights]
    assert len(set(numbers)) == len(numbers)
    assert table.state.memory.fights[0].defense[0] == 2, "destiny chose somebody else the second time"


def test_the_oldest_fights_are_forgotten() -> None:
    table = fight()
    table.state.memory.fights = [Fight(-number, [0], [1], "offense") for number in range(LAST, 0, -1)]
    table.run()
    assert len(table.state.memory.fights) == LAST
    assert table.state.memory.fights[-1].challenge > 0
