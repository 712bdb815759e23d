"""Hacker (P3, Hacker): chooses consolation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.kernel.ask import UpTo
from tests.cosmic.table import Table
from tests.plain import number_of


def fight(powers: tuple[str, ...] = ("hacker", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens and a compromise, against an attack."""
    hands = {0: ["C"], 1: ["A20", "A15", "A4", "A6"], 2: ["A9", "A30", "A7"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2})
    return table.wish(0, "card", "C").wish(1, "card", "A20")


def test_it_picks_the_cards_of_any_hand() -> None:
    table = fight().wish(0, "hacker.use", True).wish(0, "hacker.victim", 2).run(until="hacker.cards")
    (ask,) = table.open("hacker.cards")
    assert isinstance(ask.form, UpTo)
    assert (ask.seat, ask.form.n, len(ask.form.options)) == (0, 2, 3)
    table.answer(0, "hacker.cards", [card for card in table.state.players[2].hand if "A7" not in card]).run()
    assert table.hand(0) == ["A30", "A9"]
    assert table.hand(2) == ["A7"]
    assert len(table.hand(1)) == 3, "the opponent pays nothing"
    table.check()


def test_picked_cards_are_gained_as_others_are() -> None:
    """Extortionist may claim half of consolation, however it was chosen (P3, Extortionist)."""
    table = fight(("hacker", "", "extortionist", ""), hands={3: ["A7", "A8", "A5"]}).wish(0, "hacker.use", True)
    table.wish(0, "hacker.victim", 3).wish(2, "extortionist.use", True).run()
    assert table.events("gave", why="extortionist", seat=0, to=2)[-1]["count"] == 1
    assert len(table.hand(0)) == 1
    table.check()


def test_only_the_picker_sees_the_hand() -> None:
    table = fight().wish(0, "hacker.use", True).wish(0, "hacker.victim", 2).run()
    shown = [event for event in table.seen if event.kind == "shown" and event.data["why"] == "hacker"]
    assert [event.audience for event in shown] == [(0,)]
    table.check()


def test_silence_takes_by_chance_from_the_opponent() -> None:
    table = fight().run()
    assert not table.events("announced", name="hacker")
    assert len(table.hand(0)) == 2
    assert len(table.hand(1)) == 1
    table.check()


def test_cards_that_are_not_picked_come_by_chance() -> None:
    table = fight().wish(0, "hacker.use", True).run()
    assert len(table.hand(0)) == 2
    assert len(table.hand(1)) == 1
    table.check()


def test_whoever_pays_may_pick_what_to_pay() -> None:
    table = fight(("", "hacker", "", "")).wish(1, "hacker.use", True).run(until="hacker.cards")
    (ask,) = table.open("hacker.cards")
    assert ask.seat == 1
    low = [card for card in table.state.players[1].hand if card.startswith(("A4", "A6"))]
    table.answer(1, "hacker.cards", low).run()
    assert table.hand(0) == ["A4", "A6"]
    assert not table.events("looked", why="hacker")
    table.check()


def test_hacker_against_hacker_the_collector_names_and_the_victim_picks() -> None:
    table = fight(("hacker", "", "hacker", "")).wish(0, "hacker.use", True).wish(0, "hacker.victim", 2)
    table.wish(2, "hacker.use", True).run(until="hacker.cards")
    (ask,) = table.open("hacker.cards")
    assert ask.seat == 2
    table.run()
    assert len(table.hand(0)) == 2
    assert len(table.hand(2)) == 1
    table.check()


def test_without_consolation_nobody_is_asked() -> None:
    table = fight(hands={0: ["A4", "C"]}).wish(0, "card", "A4").run()
    assert not table.events("announced", name="hacker")


def test_a_zap_leaves_it_to_chance() -> None:
    table = (
        fight(hands={3: ["A7", "edict.cosmic_zap"]}).wish(0, "hacker.use", True).wish(3, "response", "edict.cosmic_zap")
    )
    table.run()
    assert len(table.hand(1)) == 1
    table.check()


def test_stellar_gas_doubles_what_is_picked() -> None:
    table = fight(hands={3: ["A7", "edict.stellar_gas"]}).wish(0, "hacker.use", True)
    table.wish(3, "checkpoint.reveal", "edict.stellar_gas").run(until="hacker.cards")
    (ask,) = table.open("hacker.cards")
    assert number_of(ask) == 3, "four are due, and three are there"
    table.run().check()


def test_the_super_flare_gives_cards_back() -> None:
    table = fight(hands={0: ["C", "A5", "flare.hacker"]}).wish(0, "checkpoint.sides", "flare.hacker")
    table.wish(0, "hacker.use", True).run(until="hacker.super")
    hand = table.state.players[0].hand
    table.answer(0, "hacker.super", [card for card in hand if card.startswith("A5")]).run()
    assert "A5" in table.hand(1)
    table.check()


def rider(powers: Sequence[str | Sequence[str]], **more: Any) -> Table:
    """Seat 2 has Cavalry first and is an ally of the defense with a compromise beside the fight; its side loses."""
    hands = {0: ["A20", "A15", "A6", "A9", "A8"], 1: ["A4"], 2: ["C"], 3: ["A7", "A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "card", "A20").wish(1, "invite.defense", [2]).wish(2, "join", "defense")
    number = 0 if not powers[0] else 1
    return table.wish(2, "checkpoint.cards_down", f"power.{number}").wish(2, "cavalry.card", "C")


def test_the_consolation_of_an_ally_is_not_its_matter() -> None:
    """A main player who collects; and whoever pays the opponent (P3, Hacker)."""
    for seat, powers in ((2, ("", "", ("cavalry", "hacker"), "")), (0, ("hacker", "", "cavalry", ""))):
        table = rider(powers, powers_per_player=2).wish(seat, "hacker.use", True).run()
        assert table.wishes.pop() == (seat, "hacker.use", True)
        assert len(table.events("gave", why="consolation", seat=0, to=2)) == 1
        table.check()


def test_the_wild_flare_leaves_an_ally_its_consolation() -> None:
    """It is the opponent that takes none (P3, Hacker)."""
    hands = {0: ["A20", "A15", "A6", "A9", "A8", "flare.hacker"]}
    table = rider(("", "", "cavalry", ""), hands=hands).wish(0, "checkpoint.sides", "flare.hacker").run()
    assert len(table.events("gave", why="consolation", seat=0, to=2)) == 1
    assert "flare.hacker" in table.hand(0) + table.hand(2)
    assert not table.events("acts", card="flare.hacker")
    table.check()


def test_the_super_flare_gives_back_as_many_as_were_collected() -> None:
    """Up to as many cards (P3, Hacker): two were due, but the victim had one."""
    table = fight(hands={0: ["C", "A5", "A8", "flare.hacker"]}).wish(0, "checkpoint.sides", "flare.hacker")
    table.wish(0, "hacker.use", True).wish(0, "hacker.victim", 3).run(until="hacker.super")
    (ask,) = table.open("hacker.super")
    assert number_of(ask) == 1
    table.run().check()


def test_the_wild_flare_refuses_consolation() -> None:
    hands = {1: ["A20", "A15", "A4", "flare.hacker"]}
    table = fight(("", "", "", ""), hands=hands).wish(1, "checkpoint.sides", "flare.hacker").run()
    assert table.hand(0) == []
    assert len(table.events("acts", card="flare.hacker")) == 1
    table.check()
