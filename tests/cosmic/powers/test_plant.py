"""Plant (P1): grafts the power of somebody in whose system it lives."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import bounds_of

LIVES_WITH_BLUE = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4, "blue-2": 2, "purple-3": 1, "red-5": 1}}


def planted(powers: tuple[str, ...] = ("plant", "warpish", "", "macron"), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens, A10 against A8. It lives in the systems of blue and purple."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    more.setdefault("tokens", LIVES_WITH_BLUE | {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "yellow-4": 4}})
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def test_it_has_the_power_of_its_host_who_is_without_it() -> None:
    table = planted().wish(0, "checkpoint.attack", "power.0").wish(0, "plant.host", 1).run()
    assert table.events("lent") == [{"power": "warpish", "seat": 1, "to": 0}]
    assert table.events("totals")[-1] == {"offense": 12 + 4, "defense": 12}
    assert [card.holder for card in table.state.powers] == [0, 1, 3], "everything is back"
    table.check()


def test_it_keeps_its_own_power_and_may_wait_for_the_allies() -> None:
    table = planted().wish(0, "checkpoint.sides", "power.0").wish(0, "plant.host", 3).run()
    assert table.events("totals")[-1] == {"offense": 10 + 2 * 4, "defense": 12 + 4}
    assert not table.events("lent", power="plant")
    table.check()


def test_it_may_graft_as_soon_as_the_defense_is_fixed_so_that_early_powers_matter() -> None:
    table = planted().wish(0, "plant.use", True).wish(0, "plant.host", 3).run(until="commit")
    assert table.events("lent") == [{"power": "macron", "seat": 3, "to": 0}]
    assert bounds_of(table.open("commit")[0])[1] == 1, "it commits as Macron does"
    table.wishes.clear()
    table.run().check()


def test_it_grafts_once_per_challenge_4_0_5() -> None:
    table = planted().wish(0, "checkpoint.attack", "power.0").wish(0, "plant.host", 1)
    table.wish(0, "checkpoint.sides", "power.0").run()
    assert len(table.wishes) == 1
    assert len(table.events("lent")) == 1


def test_it_cannot_graft_where_it_does_not_live() -> None:
    table = planted(tokens={}).wish(0, "checkpoint.attack", "power.0").run()
    assert len(table.wishes) == 1
    assert not table.events("lent")


@pytest.mark.parametrize("idle", ["dormant", "none"])
def test_there_has_to_be_a_power_in_force_to_graft(idle: str) -> None:
    powers = ("plant", "warpish" if idle == "dormant" else "", "", "")
    tokens = LIVES_WITH_BLUE | ({1: {"blue-1": 4, "blue-3": 4}} if idle == "dormant" else {})
    table = planted(powers, tokens=tokens).wish(0, "checkpoint.attack", "power.0").run()
    assert len(table.wishes) == 1
    assert not table.events("lent")


@pytest.mark.parametrize("power", ["phantom", "wraith", "symbiote"])
def test_a_power_made_of_its_owners_own_tokens_cannot_be_grafted_pow12(power: str) -> None:
    tokens = LIVES_WITH_BLUE | {1: {f"blue-{planet}": 3 for planet in range(1, 6)} | {"power.1": 5}}
    table = planted(("plant", power, "", ""), tokens=tokens).wish(0, "checkpoint.attack", "power.0").run()
    assert len(table.wishes) == 1
    assert not table.events("lent")


def test_a_bystander_cannot_graft() -> None:
    table = planted(
        ("", "warpish", "plant", ""), tokens={2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-3": 2}}
    )
    table.wish(2, "checkpoint.attack", "power.1").run()
    assert not table.events("lent")


def test_a_zap_stops_the_graft() -> None:
    table = planted(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "checkpoint.attack", "power.0")
    table.wish(0, "plant.host", 1).wish(3, "response", "edict.cosmic_zap").run()
    assert not table.events("lent")
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12 + 4}
    table.check()


def test_points_earned_while_grafted_stay_on_the_sheet_6_8() -> None:
    table = planted(("plant", "warrior", "", ""), data={"warrior": {"points": 3}}).wish(
        0, "checkpoint.attack", "power.0"
    )
    table.run()
    assert table.events("totals")[-1] == {"offense": 12 + 3, "defense": 12}
    assert table.state.powers[1].data == {"points": 3 + 1}
    assert table.state.powers[1].holder == 1
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_plant_takes_an_allys_power_in_place_of_the_own() -> None:
    table = planted(("", "warpish", "macron", ""), hands={0: ["A10", "flare.plant"]}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(0, "checkpoint.sides", "flare.plant").run()
    assert table.events("lent") == [{"power": "macron", "seat": 2, "to": 0}]
    assert table.events("totals")[-1]["offense"] == 10 + 2 * 4 + 1
    table.check()


def test_wild_plant_lets_the_own_power_rest() -> None:
    table = planted(("warpish", "", "macron", ""), hands={0: ["A10", "flare.plant"]}).wish(0, "invite.offense", [2])
    table.wish(2, "join", "offense").wish(0, "checkpoint.sides", "flare.plant").run()
    assert table.events("totals")[-1]["offense"] == 10 + 2 * 4 + 1
    assert [card.holder for card in table.state.powers] == [0, 2]
    table.check()


def test_wild_plant_needs_an_ally_with_a_power() -> None:
    table = planted(("", "warpish", "", ""), hands={0: ["A10", "flare.plant"]})
    table.wish(0, "checkpoint.sides", "flare.plant").run()
    assert len(table.wishes) == 1


def winning(where: str, **more: Any) -> Table:
    """Seat 0 wins its last base on blue-1 in the end, A20 against A4; seat 2 has Plant and a base at ``where``."""
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "yellow-1": 1, "yellow-2": 1, "yellow-3": 1, "yellow-4": 1}}
    tokens |= {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, where: 2}}
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6", "flare.plant"], 3: ["A7"]}
    table = Table(("", "", "plant", ""), hands=hands, tokens=tokens, **more).wish(0, "target", "blue-1")
    return table.wish(2, "checkpoint.reveal", "flare.plant")


def test_super_plant_wins_in_place_of_a_winner_in_whose_system_it_lives() -> None:
    table = winning("red-5").run()
    assert table.state.winners == [2]
    assert table.state.how == "alternate"


@pytest.mark.parametrize("where", ["purple-1", "yellow-5"])
def test_super_plant_does_nothing_where_it_does_not_live_with_the_winner(where: str) -> None:
    table = winning(where).run()
    assert table.state.winners == [0]
    assert table.state.how == "bases"
