"""Cryo (P3, Cryo): freezes cards for later."""

from __future__ import annotations

from typing import Any

from bot.cosmic.seen.project import see_seat
from tests.cosmic.table import Table
from tests.plain import listed, options_of

SEVEN = ("A20", "A15", "A14", "A13", "A12", "A11", "A30")


def fight(powers: tuple[str, ...] = ("cryo", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens."""
    hands = {0: ["A10", "A4"], 1: ["A8"], 2: ["A6", "A9"], 3: ["A7"], **more.pop("hands", {})}
    return Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def store(table: Table) -> list[str]:
    """The faces in the store, sorted."""
    held = next(card.data["hoard"] for card in table.state.powers if card.power == "cryo")
    assert isinstance(held, list)
    return sorted(str(card).rpartition(".")[0] for card in held)


def test_a_card_goes_to_the_store_and_another_one_comes() -> None:
    table = fight().wish(0, "cryo.use", True).wish(0, "cryo.card", "A4").run(until="card")
    assert store(table) == ["A4"]
    assert len(table.state.players[0].hand) == 2
    table.run().check()


def test_others_see_how_many_cards_lie_there_and_the_owner_which() -> None:
    table = fight().wish(0, "cryo.use", True).wish(0, "cryo.card", "A4").run(until="card")
    others = dict(see_seat(table.state, 1).table.player(0).powers[0].notes)
    assert others == {"hoard": 1}
    (own,) = see_seat(table.state, 0).secrets
    assert [str(card).partition(".")[0] for card in listed(dict(own.notes)["hoard"])] == ["A4"]
    told = [event for event in table.seen if event.kind == "hoard"]
    assert [event.audience for event in told] == [(0,)]
    table.run().check()


def test_stored_cards_cannot_be_played() -> None:
    table = fight(hoards={"cryo": ["A30"]}).run(until="card")
    (ask,) = [ask for ask in table.open("card") if ask.seat == 0]
    assert not [one for one in options_of(ask) if str(one).startswith("A30")]
    table.run().check()


def test_an_ally_stores_and_a_bystander_does_not() -> None:
    table = (
        fight(("", "", "cryo", "")).wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(2, "cryo.use", True)
    )
    table.run()
    assert len(store(table)) == 1
    table.check()
    table = fight(("", "", "cryo", "")).run()
    assert not table.events("announced", name="cryo")


def test_a_card_is_stored_after_philanthropist_has_given_one_p2_1() -> None:
    table = fight(("cryo", "philanthropist", "", ""), hands={1: ["A8", "A1"]}).wish(0, "cryo.use", True)
    table.wish(1, "checkpoint.sides", "power.1").wish(1, "philanthropist.card", "A1").wish(0, "cryo.card", "A1")
    table.run(until="card")
    assert store(table) == ["A1"]
    table.run().check()


def test_a_full_store_takes_the_place_of_the_hand() -> None:
    table = fight(hoards={"cryo": SEVEN}).wish(0, "checkpoint.sides", "power.0").run(until="card")
    assert table.hand(0) == sorted(SEVEN)
    assert store(table) == []
    assert {card.rpartition(".")[0] for card in table.state.discard} == {"A10", "A4"}
    table.run().check()


def test_six_cards_are_not_enough_and_any_checkpoint_will_do() -> None:
    table = fight(hoards={"cryo": SEVEN[:6]}).run(until="checkpoint.sides")
    offers = [one for ask in table.open("checkpoint.sides") for one in options_of(ask)]
    assert "power.0" not in offers
    table = fight(("", "", "", "cryo"), hoards={"cryo": SEVEN}).wish(3, "checkpoint.between", "power.0").run()
    assert table.hand(3) == sorted(SEVEN)
    table.check()


def test_a_zap_stops_the_storing() -> None:
    table = (
        fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "cryo.use", True).wish(3, "response", "edict.cosmic_zap")
    )
    table.run(until="card")
    assert store(table) == []
    assert table.hand(0) == ["A10", "A4"]
    table.run().check()


def test_chronos_does_not_bring_the_hand_back_that_was_given_up() -> None:
    table = fight(("cryo", "chronos", "", ""), hoards={"cryo": SEVEN}, hands={1: ["A8", "A6"]})
    table.wish(0, "checkpoint.cards_down", "power.0").wish(1, "checkpoint.reveal", "power.1").run()
    table.check()


def test_the_wild_flare_keeps_all_but_challenge_cards() -> None:
    hands = {0: ["edict.quash", "edict.keeper", "flare.cryo"]}
    table = fight(("", "", "", ""), hands=hands, discard=["A5"]).wish(0, "checkpoint.between", "flare.cryo")
    table.run(until="target")
    assert {"edict.quash", "edict.keeper"} <= set(table.hand(0))
    assert len(table.state.players[0].hand) >= 2 + 7
    table.run().check()


def test_the_super_flare_takes_a_small_store() -> None:
    hands = {0: ["A10", "A4", "flare.cryo"]}
    table = fight(hoards={"cryo": ["A30", "A20"]}, hands=hands).wish(0, "checkpoint.between", "flare.cryo")
    table.run(until="card")
    assert set(table.hand(0)) == {"A20", "A30", "flare.cryo"}
    table.run().check()


def test_a_swap_comes_in_place_of_drawing() -> None:
    """Swap a card with the store instead of drawing (P3, Cryo): one use or the other."""
    hands = {0: ["A10", "A4", "A6", "flare.cryo"]}
    table = fight(hoards={"cryo": ["A30", "A20"]}, hands=hands).wish(0, "checkpoint.sides", "flare.cryo")
    table.wish(0, "cryo.super.way", "swap_store").wish(0, "cryo.card", "A4").wish(0, "cryo.super.card", "A30")
    table.wish(0, "cryo.use", True).run(until="card")
    assert table.wishes.pop() == (0, "cryo.use", True)
    assert not table.events("drew", seat=0)
    assert len(store(table)) == 2
    table.run().check()


def test_whoever_has_drawn_takes_the_store_or_nothing() -> None:
    """Swap a card with the store instead of drawing (P3, Cryo)."""
    hands = {0: ["A10", "A4", "A6", "flare.cryo"]}
    table = fight(hoards={"cryo": ["A30", "A20"]}, hands=hands).wish(0, "cryo.use", True)
    table.run(until="cryo.card").wish(0, "checkpoint.sides", "flare.cryo").run(until="card")
    assert [event["aim"] for event in table.events("announced", source="flare")] == [{"way": "take_store"}]
    assert len(table.events("drew", seat=0)) == 1
    table.run().check()


def test_the_super_flare_swaps_a_card() -> None:
    hands = {0: ["A10", "A4", "flare.cryo"]}
    table = fight(hoards={"cryo": ["A30", "A20"]}, hands=hands).wish(0, "checkpoint.sides", "flare.cryo")
    table.wish(0, "cryo.super.way", "swap_store").wish(0, "cryo.card", "A4").wish(0, "cryo.super.card", "A30").run(
        until="card"
    )
    assert store(table) == ["A20", "A4"]
    assert set(table.hand(0)) == {"A10", "A30", "flare.cryo"}
    table.run().check()
