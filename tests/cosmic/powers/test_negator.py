"""Negator (P3): forbids one action that somebody else has just declared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.cosmic.table import Table
from tests.plain import options_of


def fight(powers: Sequence[str] = ("", "", "", "negator"), **more: Any) -> Table:
    """Seat 0 attacks with two tokens from red-1, A10 against A8; seat 3 has the power."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "commit", {"red-1": 2})


def test_a_target_is_undone_and_another_one_has_to_be_chosen() -> None:
    table = fight().wish(0, "target", "blue-1").run(until="negator.use").answer(3, "negator.use", True)
    table.run(until="target")
    (ask,) = table.open("target")
    assert "blue-1" not in options_of(ask)
    table.wish(0, "target", "blue-2").run()
    assert [event["planet"] for event in table.events("aimed")] == ["blue-1", "blue-2"]
    table.check()


def test_the_only_planet_of_a_system_stands_as_the_target() -> None:
    """If no other choice exists the action stands (P3, Negator, rulings)."""
    table = fight(tokens={1: {"blue-5": 20}})
    table.state.systems["blue"] = ["blue-5"]
    table.wish(3, "negator.use", True).run()
    assert [event["planet"] for event in table.events("aimed")] == ["blue-5"]
    assert len(table.events("invited", side="offense")) == 2
    table.check()


def test_nobody_undoes_that_a_mute_player_invites_nobody() -> None:
    """A forced choice cannot be negated (P3, Negator, rulings)."""
    table = fight(("", "", "witch", "negator"), data={"witch": {"mute": 0}})
    table.wish(3, "negator.use", False).wish(3, "negator.use", True).run()
    assert len(table.events("invited", side="offense")) == 1
    assert len(table.events("invited", side="defense")) == 2
    table.check()


def test_let_pass_it_stands_and_silence_lets_pass() -> None:
    table = fight().wish(0, "target", "blue-1").run()
    assert [event["planet"] for event in table.events("aimed")] == ["blue-1"]
    table.check()


def test_its_own_choices_are_not_asked_about() -> None:
    table = fight(("negator", "", "", "")).wish(0, "target", "blue-1").run(until="invite.defense")
    assert not table.events("announced", name="negator")
    table.run().check()


def test_invitations_are_undone() -> None:
    table = fight().wish(0, "invite.offense", [2]).wish(3, "negator.use", False).wish(3, "negator.use", True)
    table.run(until="invite.defense")
    assert table.state.challenge.offense.invited == []
    table.run()
    assert [event["seats"] for event in table.events("invited", side="offense")] == [[2], []]
    table.check()


def test_the_same_invitations_again_invite_nobody() -> None:
    table = fight().wish(0, "invite.offense", [2]).wish(0, "invite.offense", [2])
    table.wish(3, "negator.use", False).wish(3, "negator.use", True).run(until="invite.defense")
    assert table.state.challenge.offense.invited == []
    table.run().check()


def test_an_ally_goes_back_where_it_was_and_may_join_the_other_side() -> None:
    table = fight().wish(0, "invite.offense", [2]).wish(1, "invite.defense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 3})
    for answer in (False, False, False, True):
        table.wish(3, "negator.use", answer)
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-2": 1}).run(until="card")
    assert table.state.challenge.defense.allies == [2]
    assert table.state.challenge.offense.allies == []
    assert table.at("yellow-1", 2) == 4
    table.run().check()


def test_an_edict_goes_back_to_hand_unspent_and_cannot_come_again() -> None:
    table = fight(hands={0: ["A10", "edict.plague"]}).wish(0, "checkpoint.between", "edict.plague")
    table.wish(3, "response", "power.0").run()
    assert table.hand(0) == ["edict.plague"]
    assert not table.events("moved", why="plague")
    table.check()


def test_a_flare_goes_back_and_another_one_may_be_played() -> None:
    hands = {0: ["A10", "flare.amoeba", "flare.wraith"]}
    table = fight(hands=hands).wish(0, "checkpoint.sides", "flare.amoeba").wish(3, "response", "power.0")
    table.wish(0, "checkpoint.cards_down", "flare.wraith").wish(0, "wraith.wild.in", {"red-2": 1}).run()
    assert table.events("totals")[-1]["offense"] == 13
    assert sorted(table.hand(0)) == ["flare.amoeba", "flare.wraith"]
    table.check()


def test_the_wild_flare_of_negator_is_no_negation_and_can_be_undone() -> None:
    """Negation cannot be negated (P3, interactions): that is the power, not its flare."""
    table = fight(hands={0: ["A10", "flare.negator"]}).wish(0, "checkpoint.reveal", "flare.negator")
    table.wish(3, "response", "power.0").run()
    assert table.events("totals")[-1]["offense"] == 12
    assert table.hand(0) == ["flare.negator"]
    table.check()


def test_the_use_of_an_optional_power_is_undone() -> None:
    table = fight(("amoeba", "", "", "negator")).wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "power.1").run()
    assert table.events("totals")[-1]["offense"] == 12
    table.check()


def test_an_undone_use_spends_no_super_flare() -> None:
    """It is undone, nothing is spent (P3, Negator)."""
    table = fight(("fury", "", "", "negator"), hands={0: ["A10", "flare.fury"]}, data={"fury": {"rage": 3}})
    table.wish(0, "checkpoint.sides", "flare.fury").wish(0, "checkpoint.cards_down", "power.0")
    table.wish(3, "response", "power.1").run()
    assert table.hand(0) == ["flare.fury"]
    assert not table.state.players[0].flared
    assert not table.events("announced", source="flare")
    assert not table.events("noted", key="rage", value=0)
    table.check()


def test_an_undone_commitment_leaves_the_ally_what_its_power_added() -> None:
    """It is undone, nothing is spent (P3, Negator): Boomerang may add its tokens anew."""
    tokens = {2: dict.fromkeys([f"yellow-{planet}" for planet in range(1, 6)], 3) | {"power.0": 5}}
    table = fight(("", "", "boomerang", "negator"), tokens=tokens).wish(0, "invite.offense", [2])
    table.wish(1, "invite.defense", [2]).wish(2, "join", "offense").wish(2, "boomerang.extra", 3)
    for answer in (False, False, False, True):
        table.wish(3, "negator.use", answer)
    table.wish(2, "join", "defense").wish(2, "boomerang.extra", 2).run(until="card")
    assert table.at("power.0", 2) == 3
    assert table.at("cone.offense", 2) == 0
    table.run().check()


def test_an_undone_commitment_leaves_wraith_its_hidden_tokens() -> None:
    """It is undone, nothing is spent (P3, Negator): Wraith hides tokens anew, on the other side."""
    table = fight(("", "", "wraith", "negator"), from_setup=True).wish(0, "invite.offense", [2])
    table.wish(1, "invite.defense", [2]).wish(2, "join", "offense").wish(2, "wraith.hide", 2)
    for answer in (False, False, False, True):
        table.wish(3, "negator.use", answer)
    table.wish(2, "join", "defense").wish(2, "wraith.hide", 3).wish(2, "commit", {"yellow-1": 1}).run()
    assert table.events("totals")[-1]["defense"] == 8 + 4 + 1 + 3
    table.check()


def test_mandatory_powers_and_zaps_cannot_be_undone() -> None:
    table = fight(("virus", "", "amoeba", "negator"), hands={1: ["A8", "edict.cosmic_zap"]})
    table.wish(1, "response", "edict.cosmic_zap").run()
    assert not table.events("announced", name="negator")
    table.check()


def test_once_per_challenge() -> None:
    table = fight().wish(3, "negator.use", True).run(until="card")
    assert len(table.events("announced", name="negator")) == 1
    table.run().check()


def test_a_zap_lets_the_choice_stand() -> None:
    table = fight(hands={2: ["A6", "edict.cosmic_zap"]}).wish(0, "target", "blue-1").wish(3, "negator.use", True)
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert [event["planet"] for event in table.events("aimed")] == ["blue-1"]
    table.check()


def test_super_negator_allows_a_second_use() -> None:
    table = fight(hands={3: ["A7", "flare.negator"]}).wish(3, "checkpoint.between", "flare.negator")
    table.wish(0, "target", "blue-1").wish(0, "target", "blue-2")
    table.wish(3, "negator.use", True).wish(0, "invite.offense", [2]).wish(3, "negator.use", True).run()
    assert len(table.events("announced", name="negator", source="power")) == 2
    table.check()


def test_wild_negator_makes_both_attacks_negative() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.negator"], 1: ["A20"]}).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.reveal", "flare.negator").run()
    assert table.events("totals")[-1] == {"offense": -8, "defense": -16}
    assert "flare.negator" in table.state.discard
    table.check()


def test_wild_negator_is_nothing_against_a_compromise() -> None:
    table = fight(("", "", "", ""), hands={0: ["A10", "flare.negator"], 1: ["C"]}).run(until="checkpoint.reveal")
    mine = next(ask for ask in table.open("checkpoint.reveal") if ask.seat == 0)
    assert "flare.negator" not in options_of(mine)
    table.run().check()
