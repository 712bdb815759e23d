"""Butler (P1): runs the offense's errands, on its own terms if it is not tipped."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ask import Split
from tests.cosmic.table import Table


def served(powers: tuple[str, ...] = ("", "", "", "butler"), **more: Any) -> Table:
    """Seat 0 attacks blue with A10 against A8; the power lies with seat 3 unless told otherwise."""
    hands = {0: ["A10", "A4"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more)


def test_a_tip_is_a_card_by_chance_and_leaves_butler_without_a_say() -> None:
    table = served(hands={0: ["A10", "A10"]}).wish(0, "butler.tip", True).run()
    assert table.hand(3) == ["A10", "A7"]
    assert not [ask for ask in table.seen if ask.kind == "announced" and ask.data["aim"]]
    assert len(table.events("used", power="butler")) == 1
    table.check()


def test_after_a_tip_butler_is_not_asked_for_planet_or_bases() -> None:
    table = served(hands={0: ["A10", "A10"]}).wish(0, "butler.tip", True)
    table.wish(3, "butler.planet", "blue-4").wish(3, "butler.load", True).run()
    assert len(table.wishes) == 2
    assert table.events("aimed")[0]["planet"] == "blue-1"


def test_untipped_it_may_choose_the_planet() -> None:
    table = served().wish(3, "butler.planet", "blue-4").run()
    assert table.events("aimed") == [{"planet": "blue-4"}]
    assert table.events("announced", name="butler")[0]["aim"] == {"planet": "blue-4"}
    table.check()


def test_untipped_it_may_choose_the_bases_of_the_number_that_the_offense_names() -> None:
    table = served().wish(3, "butler.load", True).wish(0, "butler.number", 3)
    table.wish(3, "butler.bases", {"red-2": 2, "red-5": 1}).run(until="card")
    assert (table.at("cone.offense", 0), table.at("red-2", 0), table.at("red-5", 0)) == (3, 2, 3)
    assert not table.events("moved", seat=0, why="commit", count=4)
    table.run().check()


def test_it_has_only_one_say_in_a_challenge() -> None:
    table = served().wish(3, "butler.planet", "blue-4").wish(3, "butler.load", True).run()
    assert len(table.wishes) == 1
    assert table.at("blue-4", 0) + table.at("warp", 0) > 0


def test_silence_leaves_everything_to_the_offense() -> None:
    table = served().wish(0, "target", "blue-3").wish(0, "commit", {"red-2": 2}).run()
    assert table.events("aimed") == [{"planet": "blue-3"}]
    assert not table.events("announced", name="butler")
    table.check()


def test_its_own_challenges_need_no_butler() -> None:
    table = served(("butler", "", "", "")).wish(0, "target", "blue-2").run()
    assert not table.events("announced", name="butler")
    assert table.events("aimed") == [{"planet": "blue-2"}]
    table.check()


def test_an_offense_without_cards_cannot_tip() -> None:
    table = served(hands={0: []}, ordinal=2).wish(0, "butler.tip", True).run(until="butler.planet")
    assert table.events("gave") == []
    table = served(hands={0: ["A10"]}).wish(0, "butler.tip", True).run()
    assert table.hand(3) == ["A10", "A7"]
    assert table.events("abandoned"), "the tip was its last challenge card"


def test_it_cannot_aim_where_destiny_has_fixed_the_planet() -> None:
    tokens = {1: {"red-3": 2, "blue-1": 4, "blue-2": 4, "blue-3": 4}}
    table = served(destiny=("red",), tokens=tokens).wish(0, "own_colour", "red-3:1").wish(3, "butler.planet", "red-1")
    table.run()
    assert len(table.wishes) == 1
    assert table.events("aimed") == [{"planet": "red-3"}]


@pytest.mark.parametrize(
    ("places", "count", "third_base"),
    [
        ({"red-1": 1, "red-2": 4, "red-3": 4}, 2, False),
        ({"red-1": 1, "red-2": 1, "red-3": 1}, 2, True),
        ({"red-1": 1, "red-2": 4, "red-3": 4, "red-4": 4}, 2, True),
        ({"red-1": 1, "red-2": 4, "red-3": 4, "yellow-1": 1}, 2, False),
    ],
)
def test_loading_spares_the_third_home_base_while_another_choice_exists(
    places: dict[str, int], count: int, third_base: bool
) -> None:
    tokens = {0: places}
    table = served(tokens=tokens).wish(0, "regroup", {"red-2": 1}).wish(3, "butler.load", True)
    table.wish(0, "butler.number", count).run(until="butler.bases")
    form = table.open("butler.bases")[0].form
    assert isinstance(form, Split)
    highs = {part.name: part.high for part in form.parts}
    assert (highs.get("red-1", 0) == 1) is third_base
    table.run().check()


def test_a_zap_stops_the_errand() -> None:
    table = served(hands={2: ["A6", "edict.cosmic_zap"]}).wish(3, "butler.planet", "blue-4")
    table.wish(2, "response", "edict.cosmic_zap").wish(0, "target", "blue-2").run()
    assert table.events("aimed") == [{"planet": "blue-2"}]
    table.check()


def test_a_zapped_tip_is_not_taken() -> None:
    table = served(hands={2: ["A6", "edict.cosmic_zap"]}).wish(0, "butler.tip", True)
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.events("gave") == []
    table.check()


# --- flares -----------------------------------------------------------------------------------------------------------


def deputised(**more: Any) -> Table:
    """Seat 0 sends seat 2 to fight blue with an A20 against A4."""
    hands = {0: ["A10", "flare.butler"], 1: ["A4"], 2: ["A20", "A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(("", "", "", ""), hands=hands, **more).wish(0, "checkpoint.between", "flare.butler")
    return table.wish(0, "butler.wild.target", 2)


def test_wild_butler_sends_a_deputy_who_must_invite() -> None:
    table = deputised().wish(2, "target", "blue-1").wish(2, "card", "A20")
    table.wish(0, "join", "offense").wish(0, "commit", {"red-1": 2}).run()
    assert table.events("stands_in") == [{"seat": 2, "host": 0}]
    assert 0 in table.events("invited", side="offense")[0]["seats"]
    assert table.at("blue-1", 2) == 3
    assert table.at("blue-1", 0) == 2
    table.check()


def test_the_deputys_success_is_the_holders_and_the_turn_goes_on() -> None:
    table = deputised().wish(2, "target", "blue-1").wish(2, "card", "A20").run(until="second_challenge")
    assert [ask.seat for ask in table.open("second_challenge")] == [0]
    table.answer(0, "second_challenge", True)
    assert table.state.challenge.offense.seat == 0
    assert table.state.challenge.ordinal == 2
    assert table.state.detour is None


def test_the_deputys_defeat_ends_the_holders_turn() -> None:
    table = deputised(hands={1: ["A40"]}).wish(2, "target", "blue-1").run()
    assert table.state.challenge.offense.seat == 1, "the player after the holder"
    assert table.state.challenge.ordinal == 1
    table.check()


def test_a_deputy_regroups_own_tokens() -> None:
    table = deputised(tokens={2: {"yellow-1": 4, "yellow-2": 4}}).wish(2, "regroup", {"yellow-2": 1})
    table.run(until="target")
    assert table.events("moved", seat=2, why="regroup")
    table.run().check()


def test_super_butler_takes_two_cards() -> None:
    table = served(hands={0: ["A10", "A10", "A10"], 3: ["A7", "flare.butler"]})
    table.wish(3, "checkpoint.between", "flare.butler").wish(0, "butler.tip", True).run()
    assert table.events("gave", why="butler")[0]["count"] == 2
    table.check()
