"""Wraith (P1): commits tokens unseen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.engine.problems import problems
from bot.cosmic.expansions.zodiac.state import NAME as ZODIAC, ZodiacState
from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.codec import encode
from tests.cosmic.table import Table
from tests.plain import bounds_of

COLOURS = ("red", "blue", "yellow", "purple")


def home(seat: int, reserve: int = 5) -> dict[int, dict[str, int]]:
    """Fifteen tokens on home planets, and the reserve on the sheet."""
    return {seat: {f"{COLOURS[seat]}-{planet}": 3 for planet in range(1, 6)} | {"power.0": reserve}}


def veiled(seat: int = 0, count: int = 2, **more: Any) -> Table:
    """Seat 0 attacks blue-1 with so many tokens, A10 against A8; the power lies with ``seat``."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    powers = ["", "", "", ""]
    powers[seat] = "wraith"
    more.setdefault("tokens", home(seat))
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": count})


def test_setup_makes_a_reserve_of_one_token_from_each_home_planet() -> None:
    table = Table(("", "wraith", "", ""), from_setup=True)
    assert table.at("power.0", 1) == 5
    assert [table.at(f"blue-{planet}", 1) for planet in range(1, 6)] == [3] * 5
    assert problems(table.state) == []


def test_hidden_tokens_appear_at_the_reveal_and_share_the_outcome() -> None:
    table = veiled().wish(0, "wraith.hide", 2).run(until="card")
    assert table.at("cone.offense", 0) == 2
    table.run()
    assert table.events("totals")[-1] == {"offense": 10 + 4, "defense": 12}
    assert table.at("blue-1", 0) == 4
    assert table.at("power.0", 0) == 3
    table.check()


@pytest.mark.parametrize("hidden", [0, 1, 4])
def test_seen_and_unseen_together_are_at_most_four(hidden: int) -> None:
    table = veiled(count=1)
    table.wishes = [wish for wish in table.wishes if wish[1] != "commit"]
    table.wish(0, "wraith.hide", hidden).run(until="commit" if hidden < 4 else "card")
    asked = table.open("commit")
    if hidden == 4:
        assert table.at("cone.offense", 0) == 0
    else:
        assert bounds_of(asked[0])[1] == 4 - hidden
        assert bounds_of(asked[0])[0] == (0 if hidden else 1)
    table.run().check()


def test_what_was_regrouped_onto_the_cone_counts_for_the_four_4_1_5() -> None:
    karma = {seat: {"karma": 1, f"{COLOURS[seat]}-1": 4} for seat in (1, 2, 3)}
    signs = ZodiacState([f"zodiac.{name}.1" for name in ("aries", "taurus", "gemini", "cancer")], leader=0)
    tokens = {0: {"karma": 3, "power.0": 5}, **karma}
    table = veiled(tokens=tokens, extras={ZODIAC: True}, expansions={ZODIAC: signs})
    table.wishes = [wish for wish in table.wishes if wish[1] != "commit"]
    table.wish(0, "wraith.hide", 3).run(until="wraith.hide")
    assert table.at("cone.offense", 0) == 1, "without a base it went there"
    assert bounds_of(table.open("wraith.hide")[0])[1] == 3
    table.run()
    assert table.events("totals")[-1] == {"offense": 10 + 4, "defense": 12}
    table.check()


def test_an_ally_who_shows_none_has_hidden_one_at_least() -> None:
    table = veiled(2).wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "wraith.hide", 1)
    table.wish(2, "commit", {}).run(until="card")
    assert table.at("cone.offense", 2) == 0
    table.run()
    assert table.events("totals")[-1] == {"offense": 12 + 1, "defense": 12}
    table.check()


def test_a_defense_hides_up_to_four_besides_its_garrison() -> None:
    table = veiled(1).wish(1, "wraith.hide", 4).run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 8 + 3 + 4}
    assert table.at("blue-1", 1) == 7
    table.check()


def test_a_bystander_is_not_asked() -> None:
    table = veiled(3).wish(3, "wraith.hide", 2).run()
    assert len(table.wishes) == 1
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}


@pytest.mark.parametrize("observer", [None, 1])
def test_nobody_sees_how_many_are_hidden_before_the_reveal(observer: int | None) -> None:
    seen = []
    for hidden in (0, 1, 2):
        table = veiled(count=2).wish(0, "wraith.hide", hidden).run(until="card")
        view = see_table(table.state) if observer is None else see_seat(table.state, observer)
        told = [event.data for event in table.seen if event.audience is None]
        seen.append((encode(view), told, [(ask.seat, ask.key) for ask in table.game.asks.values()]))
    assert seen[0] == seen[1] == seen[2]


def test_a_zap_at_the_reveal_leaves_them_in_the_reserve() -> None:
    table = veiled(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "wraith.hide", 2)
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}
    assert table.at("power.0", 0) == 5
    table.check()


def test_a_zapped_ally_who_showed_none_is_no_ally_any_more() -> None:
    table = veiled(2, hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "wraith.hide", 1).wish(2, "commit", {}).wish(3, "response", "edict.cosmic_zap").run()
    assert table.events("unallied", seat=2)
    assert table.at("power.0", 2) == 5
    table.check()


def test_a_dormant_wraith_hides_nothing_6_3() -> None:
    table = veiled(tokens={0: {"red-1": 8, "red-2": 7, "power.0": 5}}).wish(0, "wraith.hide", 2).run()
    assert len(table.wishes) == 1
    assert table.events("totals")[-1] == {"offense": 12, "defense": 12}


def test_returning_tokens_may_go_to_the_reserve() -> None:
    table = veiled(2, hands={0: ["A4"], 1: ["A20"]}).wish(1, "invite.defense", [2]).wish(2, "join", "defense")
    table.wish(2, "wraith.hide", 1).wish(2, "commit", {"yellow-1": 2}).wish(2, "return", {"power.0": 3}).run()
    assert table.at("power.0", 2) == 7
    table.check()


def test_an_offense_that_loses_loses_the_hidden_tokens_too() -> None:
    table = veiled(hands={0: ["A1"], 1: ["A20"]}).wish(0, "wraith.hide", 2).run()
    assert (table.at("warp", 0), table.at("power.0", 0)) == (4, 3)
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_wraith_brings_up_to_two_tokens_once_the_cards_are_down() -> None:
    hands = {0: ["A10", "flare.wraith"], 1: ["A8"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "checkpoint.cards_down", "flare.wraith").wish(0, "wraith.wild.in", {"red-2": 2}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 6, "defense": 12}
    table.check()


@pytest.mark.parametrize("stopped", [False, True])
def test_super_wraith_hides_beyond_the_limit(stopped: bool) -> None:
    hands = {0: ["A10", "flare.wraith"], 3: ["A7", "edict.card_zap"]}
    table = veiled(count=3, hands=hands).wish(0, "checkpoint.between", "flare.wraith").wish(0, "wraith.hide", 5)
    if stopped:
        table.wish(3, "response", "edict.card_zap")
    table.run()
    assert table.events("totals")[-1] == {"offense": 10 + 3 + (1 if stopped else 5), "defense": 12}
    table.check()


@pytest.mark.parametrize("hidden", [0, 2])
def test_after_a_time_gash_it_may_hide_anew_unless_it_has_shown_what_it_hid_2_4_3(hidden: int) -> None:
    table = veiled(hands={2: ["A6", "edict.time_gash"]}, destiny=["blue", "blue"]).wish(0, "wraith.hide", hidden)
    table.wish(2, "checkpoint.reveal", "edict.time_gash")
    table.wish(0, "wraith.hide", 3).wish(0, "commit", {"red-2": 1}).run()
    assert table.events("rewound")
    again = hidden == 0
    assert bool(table.wishes) is not again, "who has shown tokens has used the power and is not asked"
    assert table.events("totals")[-1]["offense"] == 10 + 1 + (3 if again else 0)
