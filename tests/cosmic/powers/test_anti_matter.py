"""Anti-Matter (P2 2A): the lower total wins, and tokens count against their own side."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: tuple[str, ...] = ("anti_matter", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens, A8 against A10; seat 2 joins the offense with two if it is wished."""
    hands = {0: ["A8"], 1: ["A10"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def sums(table: Table) -> tuple[int, int]:
    """The totals of the challenge."""
    (event,) = table.events("totals")
    return event["offense"], event["defense"]


def test_tokens_of_both_sides_subtract_and_the_lower_total_wins() -> None:
    table = fight().wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2}).run()
    assert sums(table) == (8 - 6, 10 - 4)
    assert table.events("outcome")[-1]["outcome"] == "offense"
    assert table.at("blue-1", 2) == 2
    table.check()


def test_a_tie_goes_to_the_defense() -> None:
    table = fight(hands={0: ["A10"]}).run()
    assert sums(table) == (6, 6)
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_a_bystander_or_an_ally_changes_nothing() -> None:
    table = fight(("", "", "anti_matter", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    assert sums(table)[1] == 14
    assert table.events("announced", name="anti_matter") == []
    table.check()


def test_any_compromise_leaves_it_without_effect() -> None:
    table = fight(hands={0: ["C"]}).run()
    assert table.events("announced", name="anti_matter") == []
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_two_copies_apply_once() -> None:
    table = fight(("anti_matter", "anti_matter", "", "")).run()
    assert sums(table) == (4, 6)
    assert table.events("outcome")[-1]["outcome"] == "offense"
    table.check()


def test_a_zap_lets_the_higher_total_win() -> None:
    table = fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(3, "response", "edict.cosmic_zap").run()
    assert sums(table) == (12, 14)
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_the_product_of_virus_stands_and_its_allies_subtract_p2_6() -> None:
    table = fight(("anti_matter", "virus", "", "")).wish(1, "invite.defense", [3])
    table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1}).run()
    assert sums(table) == (8 - 4, 10 * 4 - 1)
    table.check()


def test_macrons_tokens_subtract_their_full_value() -> None:
    table = fight(("anti_matter", "macron", "", "")).run()
    assert sums(table) == (8 - 4, 10 - 16)
    assert table.events("outcome")[-1]["outcome"] == "defense"
    table.check()


def test_wild_anti_matter_stops_a_wild_flare_which_stays_in_hand() -> None:
    hands = {0: ["A8", "flare.virus"], 1: ["A10", "flare.anti_matter"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.reveal", "flare.virus")
    table.wish(1, "response", "flare.anti_matter").run(until="response").run()
    assert sums(table) == (12, 14)
    assert table.hand(0) == ["flare.virus"]
    assert table.hand(1) == ["flare.anti_matter"]
    assert [event["cancelled"] for event in table.events("done", name="virus")] == [True]
    table.check()


def test_a_stopped_flare_cannot_be_tried_again_in_the_challenge() -> None:
    hands = {0: ["A8", "A12", "flare.amoeba"], 1: ["A10", "flare.anti_matter"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.sides", "flare.amoeba")
    table.wish(1, "response", "flare.anti_matter").run(until="card")
    assert "flare.amoeba" in table.hand(0) or any(aside.card == "flare.amoeba" for aside in table.state.aside)
    assert table.state.players[0].flared
    table.run().check()


@pytest.mark.parametrize(("holder", "powers"), [(2, ("", "", "", "")), (1, ("virus", "", "", ""))])
def test_wild_anti_matter_is_for_wild_flares_and_for_those_in_the_challenge(
    holder: int, powers: tuple[str, ...]
) -> None:
    """A bystander's is of no use, nor is anybody's against a super flare."""
    hands = {0: ["A8", "flare.virus"], holder: ["A10", "flare.anti_matter"]}
    table = fight(powers, hands=hands).wish(0, "checkpoint.reveal", "flare.virus").run(until="response")
    (ask,) = [ask for ask in table.open("response") if ask.seat == holder]
    assert options_of(ask) == ("pass",)
    table.run().check()


def test_super_anti_matter_stops_a_super_flare_from_aside() -> None:
    hands = {0: ["A8", "flare.virus"], 2: ["A6", "flare.anti_matter"]}
    table = fight(("virus", "", "anti_matter", ""), hands=hands).wish(0, "invite.offense", [3])
    table.wish(3, "join", "offense").wish(3, "commit", {"purple-1": 2})
    table.wish(0, "checkpoint.reveal", "flare.virus").wish(2, "response", "flare.anti_matter").run()
    assert sums(table) == (8 * 4 + 2, 14), "the power itself still multiplies"
    table.check()


def test_a_readied_flare_is_stopped_as_it_shows_itself() -> None:
    hands = {0: ["A8", "flare.zombie"], 1: ["A20", "flare.anti_matter"]}
    table = fight(("", "", "", ""), hands=hands).wish(0, "checkpoint.reveal", "flare.zombie")
    table.wish(1, "response", "flare.anti_matter").run()
    assert table.at("warp", 0) == 4, "no token is saved"
    assert table.hand(0) == ["flare.zombie"]
    table.check()
