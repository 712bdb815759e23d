"""Pentaform (P3): evolves through five powers as it gains and loses foreign bases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cosmic import moves
from tests.cosmic.table import Table
from tests.plain import listed, options_of, words_of

FIVE = ["virus", "zombie", "amoeba", "warpish", "macron"]


def begun(powers: Sequence[str] = ("pentaform", "", "", ""), unused: Sequence[str] = FIVE, **more: Any) -> Table:
    """The order of the stages is asked."""
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, from_setup=True, unused=unused, hands=hands, **more)


def fight(order: Sequence[str] = FIVE, **more: Any) -> Table:
    """Seat 0 has these stages and attacks blue-1 with two tokens from red-1."""
    table = begun(**more).answer(0, "pentaform.order", list(order)).next_challenge()
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})


def held(table: Table, seat: int) -> list[str]:
    return [card.power for card in table.state.powers if card.holder == seat]


def test_setup_draws_five_unused_powers_and_gives_the_first() -> None:
    table = begun().run(until="pentaform.order")
    (ask,) = table.open("pentaform.order")
    assert sorted(words_of(ask)) == sorted(FIVE)
    table.answer(0, "pentaform.order", ["zombie", "virus", "amoeba", "warpish", "macron"])
    assert held(table, 0) == ["pentaform", "zombie"]
    assert table.state.unused == []
    table.check()


def test_no_setup_powers_and_no_unswappable_ones() -> None:
    table = begun(unused=["wraith", "miser", "symbiote", "schizoid", "virus", "zombie"]).run(until="pentaform.order")
    (ask,) = table.open("pentaform.order")
    assert sorted(words_of(ask)) == ["virus", "zombie"]


def test_with_no_unused_power_there_are_no_stages_and_the_game_goes_on() -> None:
    table = begun(unused=[]).next_challenge().wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run()
    assert held(table, 0) == ["pentaform"]
    assert table.events("stages") == []
    assert table.events("outcome")[0] == {"outcome": "offense"}
    table.check()


def test_no_power_that_may_not_come_beside_one_in_play() -> None:
    table = begun(("pentaform", "masochist", "", ""), unused=["healer", "virus", "zombie"]).run(until="pentaform.order")
    (ask,) = table.open("pentaform.order")
    assert "healer" not in options_of(ask)


def test_the_present_stage_works() -> None:
    table = fight().run()
    assert table.events("totals")[-1]["offense"] == 40, "Virus multiplies"
    table.check()


def test_a_base_gained_leads_one_stage_on_after_the_challenge() -> None:
    table = fight().run(until="card")
    assert held(table, 0) == ["pentaform", "virus"]
    table.run()
    assert held(table, 0) == ["pentaform", "zombie"]
    assert table.events("stage")[-1] == {"seat": 0, "power": "pentaform", "stage": "zombie", "count": 2}
    table.check()


def at_stage(index: int, foreign: Sequence[str], **more: Any) -> Table:
    """Seat 0 is at this stage, with one token on each of these planets; it attacks blue-1."""
    tokens = {0: {"red-1": 4, "red-2": 4, "red-3": 4} | dict.fromkeys(foreign, 1)}
    table = begun(tokens=tokens, **more).answer(0, "pentaform.order", FIVE).next_challenge()
    moves.enter_stage(table.game, 0, index)
    return table.wish(0, "target", "blue-1")


def test_a_base_lost_leads_one_stage_back() -> None:
    table = at_stage(3, ["yellow-1"], hands={0: ["A1"]}).wish(0, "commit", {"yellow-1": 1}).run()
    assert held(table, 0) == ["pentaform", "amoeba"]


def test_it_never_goes_before_the_first_or_beyond_the_last() -> None:
    first = at_stage(0, ["yellow-1"], hands={0: ["A1"]}).wish(0, "commit", {"yellow-1": 1}).run()
    assert held(first, 0) == ["pentaform", "virus"]
    last = at_stage(4, []).wish(0, "commit", {"red-1": 1}).run()
    assert held(last, 0) == ["pentaform", "macron"]


def test_moves_are_net_one_for_each_base() -> None:
    """One base is gained, two are given up for the cone."""
    table = at_stage(3, ["yellow-1", "yellow-2"], hands={0: ["A40"]})
    table.wish(0, "commit", {"yellow-1": 1, "yellow-2": 1}).run()
    assert table.at("blue-1", 0) == 2
    assert held(table, 0) == ["pentaform", "amoeba"]


def test_a_zap_on_the_move_lets_it_stay_and_the_move_is_not_made_up_for() -> None:
    table = fight(["warpish", "zombie", "amoeba", "virus", "macron"], hands={3: ["A7", "edict.cosmic_zap"]})
    table.run(until="card")
    while not any(use.name == "pentaform" for use in table.state.stack):
        table._step()
    table.wish(3, "response", "edict.cosmic_zap").run()
    assert held(table, 0) == ["pentaform", "warpish"]
    assert table.state.powers[0].data["based"] == 1
    table.check()


def test_a_stage_that_was_left_keeps_what_it_has_collected() -> None:
    table = at_stage(0, [])
    number = listed(table.state.powers[0].data["stages"])[0]
    table.state.powers[number].data["kept"] = 3
    table.wish(0, "commit", {"red-1": 1}).run()
    assert held(table, 0) == ["pentaform", "zombie"]
    assert table.state.powers[number].data["kept"] == 3


def test_the_bystanders_keep_their_powers() -> None:
    table = fight(FIVE[1:], powers=("pentaform", "virus", "", ""), unused=FIVE[1:]).run()
    assert held(table, 1) == ["virus"]
    table.check()


def test_whoever_gets_it_by_an_exchange_gets_its_stage() -> None:
    table = fight(powers=("pentaform", "changeling", "", "")).wish(1, "changeling.way", "exchange").run()
    assert held(table, 1)[0] == "pentaform"
    assert len(held(table, 1)) == 2
    assert held(table, 0) == ["changeling"]
    table.check()


def test_whoever_loses_it_for_an_unused_power_loses_the_stage() -> None:
    table = begun(unused=[*FIVE, "void"], hands={1: ["A4", "edict.reincarnation"]})
    table.answer(0, "pentaform.order", [*options_of(table.open("pentaform.order")[0])]).next_challenge()
    table.wish(1, "checkpoint.between", "edict.reincarnation").run(until="target")
    assert len(held(table, 0)) == 1
    assert held(table, 0) != ["pentaform"]
    table.run().check()


def test_super_pentaform_exchanges_two_stages() -> None:
    table = fight(hands={0: ["A20", "flare.pentaform"]}).wish(0, "checkpoint.between", "flare.pentaform")
    table.wish(0, "pentaform.super.stages", ["virus", "warpish"]).run(until="target")
    assert held(table, 0) == ["pentaform", "warpish"]
    assert table.events("stages")[-1]["powers"] == ["warpish", "zombie", "amoeba", "virus", "macron"]
    table.run().check()


def test_wild_pentaform_takes_one_of_two_unused_powers() -> None:
    table = Table(("void", "", "", ""), unused=["virus", "zombie"], hands={0: ["A20", "flare.pentaform"]})
    table.wish(0, "checkpoint.between", "flare.pentaform").wish(0, "pentaform.wild.take", "zombie").run(until="target")
    assert held(table, 0) == ["zombie"]
    assert table.state.unused == ["virus"]
    table.run().check()


def test_wild_pentaform_draws_no_healer_into_a_game_with_masochist_p2_6() -> None:
    hands = {0: ["A20", "flare.pentaform"]}
    table = Table(("void", "masochist", "", ""), unused=["healer", "zombie"], hands=hands)
    table.wish(0, "checkpoint.between", "flare.pentaform").run(until="target")
    assert held(table, 0) == ["zombie"]
    alone = Table(("void", "masochist", "", ""), unused=["healer"], hands=hands)
    alone.wish(0, "checkpoint.between", "flare.pentaform").run(until="target")
    assert held(alone, 0) == ["void"], "nothing to draw"


def test_wild_pentaform_goes_to_whoever_has_the_power_or_is_discarded() -> None:
    hands = {0: ["A20"], 1: ["A4", "flare.pentaform"]}
    table = begun(("pentaform", "void", "", ""), unused=[*FIVE, "plant"], hands=hands)
    table.answer(0, "pentaform.order", sorted(options_of(table.open("pentaform.order")[0]))).next_challenge()
    table.wish(1, "checkpoint.between", "flare.pentaform").run(until="target")
    assert "flare.pentaform" in table.hand(0)
    alone = Table(("void", "", "", ""), unused=["virus", "zombie"], hands={0: ["A20", "flare.pentaform"]})
    alone.wish(0, "checkpoint.between", "flare.pentaform").run(until="target")
    assert "flare.pentaform" in alone.state.discard


def test_its_stage_rests_with_it_and_is_back_when_the_challenge_ends_p3_silencer() -> None:
    table = fight(hands={1: ["A4", "flare.silencer"]}).wish(1, "checkpoint.attack", "flare.silencer")
    table.run(until="card")
    assert held(table, 0) == []
    table.run()
    assert table.events("totals")[-1]["offense"] == 22, "Virus multiplies nothing"
    assert "pentaform" in held(table, 0)
    assert len(held(table, 0)) == 2
    table.check()


def test_a_stage_that_has_copied_a_power_is_left_without_the_copy_p3_insect() -> None:
    table = fight(["insect", *FIVE[1:]], unused=["insect", *FIVE[1:]], powers=("pentaform", "mirror", "", ""))
    table.wish(0, "checkpoint.attack", "power.2").run(until="card")
    assert held(table, 0) == ["pentaform", "mirror"]
    table.run()
    assert held(table, 0) == ["pentaform", "zombie"]
    table.next_challenge().run()
    assert held(table, 0) == ["pentaform", "zombie"]
    table.check()
