"""Terrorist (P1): hides bombs on planets and sets them off."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.codec import encode
from tests.cosmic.table import Table
from tests.plain import options_of

SPREAD = {"red-1": 2, "red-2": 6, "red-3": 6, "red-4": 6}


def wired(*bombs: str, powers: tuple[str, ...] = ("", "", "", "terrorist"), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens, A10 against A8; the bombs are hidden already."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    data = {"terrorist": {"bombs": list(bombs)}}
    table = Table(powers, hands=hands, data=data, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def bombs(table: Table) -> Any:
    return table.state.powers[0].data["bombs"]


def test_an_explosion_sends_every_token_there_to_the_warp_its_own_too() -> None:
    table = wired("yellow-2", tokens={3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-2": 2}})
    table.wish(3, "checkpoint.sides", "power.0").run()
    assert (table.at("yellow-2", 2), table.at("yellow-2", 3)) == (0, 0)
    assert (table.at("warp", 2), table.at("warp", 3)) == (4, 6 + 2)
    assert bombs(table) == []
    assert table.events("announced", name="terrorist")[0]["aim"] == {"planet": "yellow-2"}
    table.check()


def test_nothing_goes_off_by_itself() -> None:
    table = wired("yellow-2").run()
    assert table.at("yellow-2", 2) == 4
    assert bombs(table) == ["yellow-2"]
    table.check()


def test_the_planet_where_the_challenge_is_fought_is_safe() -> None:
    table = wired("blue-1").wish(3, "checkpoint.sides", "power.0").run()
    assert table.wishes == [(3, "checkpoint.sides", "power.0")]
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}


def test_committed_tokens_are_not_on_the_planet() -> None:
    table = wired("red-1").wish(3, "checkpoint.sides", "power.0").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    assert table.at("red-1", 0) == 0
    table.check()


def test_two_bombs_go_off_one_after_the_other() -> None:
    table = wired("yellow-2", "yellow-3").wish(3, "checkpoint.sides", "power.0").wish(3, "terrorist.planet", "yellow-3")
    table.wish(3, "checkpoint.sides", "power.0").run()
    assert (table.at("yellow-2", 2), table.at("yellow-3", 2)) == (0, 0)
    assert bombs(table) == []
    table.check()


def test_zombies_escape_to_other_bases() -> None:
    table = wired("yellow-2", powers=("", "", "zombie", "terrorist")).wish(3, "checkpoint.sides", "power.1")
    table.state.powers[1].data["bombs"] = ["yellow-2"]
    table.wish(2, "zombie", {"yellow-4": 4}).run()
    assert (table.at("yellow-2", 2), table.at("yellow-4", 2)) == (0, 8)


def test_piles_fall_apart() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}
    table = wired("red-2", tokens=tokens, piles={(0, 1): {"red-2": 2}}).wish(3, "checkpoint.sides", "power.0").run()
    assert (table.at("warp", 0), table.at("warp", 1)) == (4 + 2, 8)
    table.check()


def test_a_zap_leaves_the_bomb_where_it_is() -> None:
    table = wired("yellow-2", hands={2: ["A6", "edict.cosmic_zap"]}).wish(3, "checkpoint.sides", "power.0")
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("yellow-2", 2) == 4
    assert bombs(table) == ["yellow-2"]
    table.check()


def test_it_hides_a_bomb_at_the_start_of_its_own_challenge() -> None:
    table = wired(powers=("terrorist", "", "", "")).wish(0, "terrorist.plant", "red-3").run(until="card")
    assert bombs(table) == ["red-3"]
    table.run().check()


def test_it_hides_bombs_where_it_has_come_and_gone() -> None:
    hands = {0: ["A20"], 1: ["A4"]}
    table = wired(powers=("terrorist", "", "", ""), hands=hands, tokens={0: SPREAD})
    table.wish(0, "terrorist.plant_late", ["blue-1", "red-1"]).run()
    assert sorted(bombs(table)) == ["blue-1", "red-1"]
    table.check()


def test_no_sixth_bomb_and_no_second_under_a_planet() -> None:
    five = ("blue-1", "blue-2", "blue-3", "blue-4", "blue-5")
    table = wired(*five, powers=("terrorist", "", "", "")).run(until="terrorist.plant")
    assert options_of(table.open("terrorist.plant")[0]) == ("none",)
    table = wired("red-1", powers=("terrorist", "", "", "")).run(until="terrorist.plant")
    assert "red-1" not in options_of(table.open("terrorist.plant")[0])


@pytest.mark.parametrize("observer", [None, 1])
def test_nobody_sees_what_is_hidden_or_whether(observer: int | None) -> None:
    seen = []
    for answer in ("none", "red-4"):
        table = wired(powers=("terrorist", "", "", "")).wish(0, "terrorist.plant", answer).run()
        view = see_table(table.state) if observer is None else see_seat(table.state, observer)
        told = [event.data for event in table.seen if event.audience is None]
        asked = [(ask.seat, ask.key) for ask in table.game.asks.values()]
        seen.append((encode(view), told, asked))
        assert dict(see_seat(table.state, 0).secrets[0].notes)["bombs"] == ([] if answer == "none" else ["red-4"])
    assert seen[0] == seen[1]


def test_a_terrorist_without_bombs_is_asked_in_the_same_way() -> None:
    for hidden in ((), ("yellow-2",)):
        table = wired(*hidden, hands={3: []}).run(until="checkpoint.sides")
        assert 3 in [ask.seat for ask in table.open("checkpoint.sides")]


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_terrorist_takes_those_who_landed_along() -> None:
    hands = {0: ["A20"], 1: ["A4", "flare.terrorist"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(1, "checkpoint.reveal", "flare.terrorist").run()
    assert table.at("blue-1", 0) == 0
    assert table.at("warp", 0) == 2
    assert "flare.terrorist" in table.state.discard
    table.check()


def test_wild_terrorist_needs_a_lost_base() -> None:
    hands = {0: ["A4"], 1: ["A20", "flare.terrorist"]}
    table = Table(("", "", "", ""), hands=hands).wish(1, "checkpoint.reveal", "flare.terrorist").run()
    assert len(table.wishes) == 1


def test_wild_terrorist_needs_a_base_that_is_gone_not_one_that_wild_gorgon_has_kept() -> None:
    hands = {0: ["A20", "flare.gorgon"], 1: ["A4", "flare.terrorist"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    table.wish(0, "checkpoint.attack", "flare.gorgon").wish(0, "gorgon.wild.planet", "blue-1")
    table.wish(1, "checkpoint.reveal", "flare.terrorist").run()
    assert (table.at("blue-1", 0), table.at("blue-1", 1)) == (2, 4)
    assert not table.events("announced", name="terrorist")
    assert "flare.terrorist" in table.hand(1)
    table.check()


def test_wild_terrorist_is_of_no_use_to_a_defense_that_gave_way_and_keeps_its_tokens() -> None:
    table = Table(("skeptic", "", "", ""), hands={0: ["A20"], 1: ["A4", "flare.terrorist"]})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).wish(0, "checkpoint.sides", "power.0")
    table.wish(1, "skeptic.agree", True).wish(1, "checkpoint.reveal", "flare.terrorist").run()
    assert (table.at("blue-1", 0), table.at("blue-1", 1)) == (2, 4)
    assert table.wishes == [(1, "checkpoint.reveal", "flare.terrorist")]


def test_super_terrorist_saves_its_own_tokens() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-2": 2}}
    table = wired("yellow-2", tokens=tokens, hands={3: ["A7", "flare.terrorist"]})
    table.wish(3, "checkpoint.between", "flare.terrorist").wish(3, "checkpoint.sides", "power.0")
    table.wish(3, "terrorist", {"purple-1": 2}).run()
    assert table.at("purple-1", 3) == 6
    assert table.at("warp", 2) == 4
    table.check()


def test_super_terrorist_cannot_bring_petrified_tokens_away() -> None:
    home = {"purple-1": 4, "purple-2": 4, "purple-3": 4, "yellow-2": 2}
    table = wired(
        "yellow-2", powers=("", "", "gorgon", "terrorist"), tokens={3: home}, hands={3: ["A7", "flare.terrorist"]}
    )
    table.wish(3, "checkpoint.between", "flare.terrorist").wish(3, "checkpoint.sides", "power.1").run()
    assert table.at("yellow-2", 3) == 0
    assert table.at("warp", 3) == 6 + 2
    assert table.events("announced", name="gorgon")
    table.check()
