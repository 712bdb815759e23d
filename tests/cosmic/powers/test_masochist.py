"""Masochist (P2): wins by losing every token."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.cosmic.expansions.zodiac.state import ZodiacState
from bot.cosmic.kinds import registry
from bot.cosmic.seen.project import see_table
from tests.cosmic.table import Position, Table

MASOCHIST = ("", "", "masochist", "")
THREE_HOMES = {"red-1": 4, "red-2": 4, "red-3": 4}


def start(standing: dict[int, dict[str, int]], powers: tuple[str, ...] = MASOCHIST, **more: Unpack[Position]) -> Table:
    """Seat 0 begins a challenge; seat 3 can zap."""
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6"], 3: ["A7", "edict.cosmic_zap"]}
    more["hands"] = {**hands, **more.get("hands", {})}
    more["tokens"] = standing
    return Table(powers, **more)


@pytest.mark.parametrize("offense", [0, 2])
def test_all_tokens_in_the_warp_win_as_any_challenge_begins(offense: int) -> None:
    table = start({2: {}}, offense=offense).run()
    assert table.state.winners == [2]
    assert table.state.how == "alternate"
    assert not table.events("moved", why="regroup"), "at once, before the offense regains a token"


@pytest.mark.parametrize("place", ["yellow-1", "blue-2"])
def test_one_token_left_is_no_win(place: str) -> None:
    table = start({2: {place: 1}}).run(until="target")
    assert not table.game.over
    assert not see_table(table.state).player(2).dormant, "it needs no home bases"
    table.run().check()


def test_removed_and_captive_tokens_count_as_lost() -> None:
    table = start({2: {"removed": 9}}, ("assassin", "", "masochist", "")).run()
    assert table.state.winners == [2]
    captive = start({2: {"removed": 9, "power.0": 2}}, ("assassin", "", "masochist", "")).run()
    assert captive.state.winners == [2]


def test_tokens_stored_on_an_own_card_are_not_lost() -> None:
    table = start({2: {"removed": 9, "power.0": 2}}).run(until="target")
    assert not table.game.over


def test_only_at_the_start_of_a_challenge_not_in_its_midst() -> None:
    table = start({2: {"yellow-1": 1}}, destiny=("yellow",), hands={0: ["A20", "A5"]}).wish(0, "target", "yellow-1")
    table.wish(0, "card", "A20").run(until="second_challenge")
    assert table.at("warp", 2) == 20
    assert not table.game.over
    table.run().next_challenge().run()
    assert table.state.winners == [2], "as soon as the next one begins"


def test_without_the_power_nobody_wins_by_it() -> None:
    table = start({2: {}}, ("", "", "", "")).run(until="target")
    assert not table.game.over
    table.run().check()


def test_zap_puts_the_victory_off() -> None:
    table = start({2: {}}).wish(3, "response", "edict.cosmic_zap").run(until="target")
    assert not table.game.over
    table.run().next_challenge().run()
    assert table.state.winners == [2], "the next challenge begins"


def test_the_usual_victory_stays_open() -> None:
    tokens = {2: {"blue-1": 2, "blue-2": 2, "red-1": 2, "red-2": 2, "purple-1": 2}}
    table = start(tokens).run()
    assert table.state.winners == [2]
    assert table.state.how == "bases"


def test_masochist_is_never_drawn_and_never_meets_healer() -> None:
    assert registry.POWERS["masochist"].stays_home
    assert "healer" in registry.POWERS["masochist"].not_with


# --- flares -----------------------------------------------------------------------------------------------------------


def regrouping(holder: int, offense_tokens: dict[str, int] | None = None, power: str = "") -> Table:
    """Seat 0, with tokens in the warp, begins; seat 2 has some there too. ``holder`` readies the flare."""
    tokens = {0: THREE_HOMES if offense_tokens is None else offense_tokens, 2: {"yellow-1": 4, "yellow-2": 4}}
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6"], 3: ["A7"]}
    hands[holder] = [*hands[holder], "flare.masochist"]
    powers = ["", "", "", ""]
    powers[holder] = power
    table = Table(tuple(powers), hands=hands, tokens=tokens)
    return table.wish(holder, "checkpoint.between", "flare.masochist")


def test_wild_masochist_lets_another_regain_the_token() -> None:
    table = regrouping(3).run(until="target")
    assert (table.at("warp", 0), table.at("warp", 2)) == (8, 11)
    table.run().check()


def test_wild_masochist_lets_a_spiritual_leader_without_a_base_regain_the_token_z33() -> None:
    zodiac = ZodiacState([f"zodiac.{one}" for one in ("taurus.1", "cusp.1", "cusp.2", "leo.1")], leader=2)
    table = Table(
        hands={0: ["A20"], 1: ["A4"], 3: ["A7", "flare.masochist"]},
        tokens={0: THREE_HOMES, 2: {"karma": 6}},
        extras={"zodiac": True},
        expansions={"zodiac": zodiac},
    )
    table.wish(3, "checkpoint.between", "flare.masochist").run(until="target")
    assert (table.at("warp", 0), table.at("karma", 2)) == (8, 7)
    table.run().check()


def test_wild_masochist_spares_an_offense_that_would_have_none_to_commit() -> None:
    table = regrouping(3, {}).run(until="target")
    assert (table.at("warp", 0), table.at("warp", 2)) == (19, 12)
    table.run().check()


def test_super_masochist_gives_a_token_up_for_good() -> None:
    table = regrouping(0, power="masochist").run(until="target")
    assert (table.at("removed", 0), table.at("warp", 0)) == (1, 7)
    table.run().check()


def test_super_masochist_keeps_as_many_tokens_as_bases_needed_8_4() -> None:
    table = regrouping(0, {"removed": 15, "red-1": 1, "red-2": 1, "red-3": 1}, power="masochist").run(until="target")
    assert (table.at("removed", 0), table.at("warp", 0)) == (15, 1)
    table.run().check()


def test_super_masochist_is_for_the_own_challenge() -> None:
    table = regrouping(2, power="masochist").run(until="target")
    assert table.at("removed", 2) == 0
    assert table.at("warp", 0) == 7
    table.run().check()
