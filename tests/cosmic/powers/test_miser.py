"""Miser (P1): owns a second, protected hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.phases import setup
from bot.cosmic.seen.project import see_seat, see_table
from proving.cosmic.walk import Walk
from tests.cosmic.table import Table
from tests.plain import listed, options_of


def fight(hoard: list[str], powers: tuple[str, ...] = ("miser", "", "", ""), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with four tokens; its Miser hoards these faces."""
    hands = {0: ["A4"], 1: ["A10"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, hoards={"miser": hoard}, **more)
    return table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})


def start(hoard: list[str], **more: Any) -> Table:
    """A challenge begins in which seat 0 has Miser."""
    hands = {0: ["A4"], 1: ["A10"], 2: ["A8"], 3: ["A8"], **more.pop("hands", {})}
    return Table(("miser", "", "", ""), hands=hands, hoards={"miser": hoard}, **more)


def hoarded(table: Table) -> list[str]:
    """The faces in the hoard."""
    kept = table.state.powers[0].data["hoard"]
    assert isinstance(kept, list)
    return sorted(cards.face(str(card)) for card in kept)


@pytest.mark.parametrize("exchange", [False, True])
def test_at_setup_one_of_two_hands_of_seven_becomes_the_hoard_p1_miser(
    exchange: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "pool", lambda players, per_player: ["miser"])
    monkeypatch.setattr(setup, "check_pool", lambda options, players: None)
    walk = Walk(1, 2, Options())
    while not (asked := [ask for ask in walk.game.asks.values() if ask.key == "miser.exchange"]):
        walk.step()
    (ask,) = asked
    assert ask.secret
    state = walk.game.state
    hand, hoard = list(state.players[ask.seat].hand), listed(state.powers[0].data["hoard"])
    assert (len(hand), len(hoard)) == (7, 7)
    assert see_table(state).players[ask.seat].powers[0].notes == (("hoard", 7),), "others see how many"
    assert see_seat(state, ask.seat).secrets[0].notes == (("hoard", hoard),), "the owner sees which"
    walk.game.answer(next(iter(walk.game.asks)), ask.seat, exchange)
    state = walk.game.state
    assert state.players[ask.seat].hand[:7] == (hoard if exchange else hand)
    assert state.powers[0].data["hoard"] == (hand if exchange else hoard)
    walk.game.take_events()
    walk.check()


def test_a_challenge_card_is_played_from_the_hoard() -> None:
    table = fight(["A30", "C"]).wish(0, "card", "A30").run()
    assert table.events("totals") == [{"offense": 34, "defense": 14}]
    assert table.events("announced", name="miser")
    assert hoarded(table) == ["C"]
    assert table.hand(0) == ["A4"]
    table.check()


@pytest.mark.parametrize("seed", range(1, 7))
def test_silence_plays_from_the_hand_pow27(seed: int) -> None:
    table = fight(["A30", "A20"], seed=seed).run()
    assert not table.events("announced", name="miser")
    assert table.events("totals")[0]["offense"] == 4 + 4
    table.check()


def test_zapped_while_playing_from_the_hoard_the_card_stays_and_the_hand_plays() -> None:
    table = fight(["A30", "C"], hands={2: ["edict.cosmic_zap"]}).wish(0, "card", "A30")
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.events("totals") == [{"offense": 8, "defense": 14}]
    assert hoarded(table) == ["A30", "C"]
    table.check()


def test_edicts_are_played_from_the_hoard_and_retained_flares_return_to_it() -> None:
    table = fight(["edict.emotion_control", "A1"]).wish(0, "checkpoint.reveal", "edict.emotion_control").run()
    assert len(table.events("turned")) == 2
    assert hoarded(table) == ["A1"]
    table.check()
    table = fight(["flare.trader", "A1"]).wish(0, "checkpoint.attack", "flare.trader").run()
    assert table.events("announced", source="flare", name="trader")
    assert hoarded(table) == ["A1", "flare.trader"]
    table.check()


def test_a_zap_keeps_an_edict_in_the_hoard() -> None:
    table = fight(["edict.emotion_control", "A1"], hands={2: ["edict.cosmic_zap"]})
    table.wish(0, "checkpoint.reveal", "edict.emotion_control").wish(2, "response", "edict.cosmic_zap").run()
    assert not table.events("turned")
    assert hoarded(table) == ["A1", "edict.emotion_control"]
    table.check()


def test_a_flare_that_saves_the_hoard_is_the_flare_of_the_challenge_2_5_5() -> None:
    hands = {0: ["A4", "flare.healer"], 1: ["A10", "edict.cosmic_zap"]}
    table = start(["A20", "flare.crystal"], hands=hands).wish(0, "checkpoint.between", "flare.crystal")
    table.wish(1, "response", "edict.cosmic_zap").wish(0, "response", "flare.healer").run(until="target")
    played = [event["name"] for event in table.events("announced") if event["source"] == "flare"]
    assert played == ["healer"], "Crystal may not be played any more"
    assert "flare.crystal" in hoarded(table)


def test_an_answer_may_come_from_the_hoard() -> None:
    table = fight(["edict.card_zap", "A1"], hands={1: ["A10", "edict.emotion_control"]})
    table.wish(1, "checkpoint.reveal", "edict.emotion_control").wish(0, "response", "edict.card_zap").run()
    assert not table.events("turned")
    assert hoarded(table) == ["A1"]
    table.check()


def test_a_computer_finds_the_best_card_in_the_hoard() -> None:
    table = fight(["A40"], hands={0: ["A1"]}).run(until="card")
    (ask,) = [ask for ask in table.open("card") if ask.seat == 0]
    for temper in TEMPERS.values():
        assert Computer(temper, Random(1).randrange).answer(see_seat(table.state, 0), ask) == "A40.1"
    table.run().check()


def test_nobody_takes_or_sees_what_is_hoarded() -> None:
    table = fight(["A30", "C"], ("miser", "trader", "mind", ""))
    table.wish(2, "checkpoint.attack", "power.2").wish(2, "mind.target", 0)
    table.wish(1, "checkpoint.sides", "power.1").run(until="card")
    assert table.events("shown", why="mind") == [{"seat": 0, "cards": ["A4.1"], "why": "mind"}]
    assert table.hand(1) == ["A4"]
    assert hoarded(table) == ["A30", "C"]
    table.run().check()


def test_a_dormant_power_locks_its_hoard_6_3() -> None:
    table = fight(["A30"], tokens={0: {"red-1": 4, "red-2": 4}}).run(until="card")
    (ask,) = [ask for ask in table.open("card") if ask.seat == 0]
    assert options_of(ask) == ("A4.1", "by_chance")
    assert hoarded(table) == ["A30"]
    table.run().check()


def test_the_offense_without_a_card_in_hand_goes_on_with_the_hoard_and_laser_finds_nothing() -> None:
    table = fight(["A30"], ("miser", "laser", "", ""), hands={0: ["A4", "flare.trader"], 1: ["edict.quash"]})
    table.wish(0, "checkpoint.attack", "flare.trader").wish(0, "trader.return", "A4").run(until="card")
    (ask,) = [ask for ask in table.open("card") if ask.seat == 0]
    assert options_of(ask) == ("A30.1", "by_chance")
    table.run().check()
    assert table.events("announced", name="miser"), "silence has no other card"


def test_a_hoard_without_challenge_cards_may_be_shown_and_dealt_anew() -> None:
    table = start(["edict.quash", "edict.plague"]).wish(0, "checkpoint.between", "power.0").run(until="target")
    assert table.events("discarded", why="hoard") == [
        {"seat": 0, "cards": ["edict.quash.1", "edict.plague.1"], "why": "hoard"}
    ]
    assert len(hoarded(table)) == 7
    assert table.hand(0) == ["A4"]
    table.check()


def test_a_hoard_with_a_challenge_card_is_kept() -> None:
    table = start(["edict.quash", "C"]).run(until="checkpoint.between")
    (ask,) = [ask for ask in table.open("checkpoint.between") if ask.seat == 0]
    assert "power.0" not in options_of(ask)
    table.check()


def test_whoever_gets_the_power_later_is_dealt_a_hoard() -> None:
    table = Table(("miser", "", "", "")).run(until="target")
    assert len(hoarded(table)) == 7
    assert not table.events("announced", name="miser")
    table.check()


def test_super_miser_adds_a_card_from_the_deck_in_ones_own_challenge() -> None:
    table = start(["A1"], hands={0: ["A4", "flare.miser"]}, deck=["A40"])
    table.wish(0, "checkpoint.between", "flare.miser").run(until="target")
    assert hoarded(table) == ["A1", "A40"]
    table.check()
    table = start(["A1"], hands={0: ["A4", "flare.miser"]}, offense=1, destiny=["yellow"])
    table.run(until="checkpoint.between")
    (ask,) = [ask for ask in table.open("checkpoint.between") if ask.seat == 0]
    assert "flare.miser" not in options_of(ask)


def test_wild_miser_saves_two_cards_from_consolation() -> None:
    hands = {0: ["A30", "A1", "A9", "flare.miser"], 1: ["C"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "card", "A30").wish(0, "checkpoint.attack", "flare.miser").wish(0, "miser.save", ["A9.1"])
    table.run()
    assert table.hand(0) == ["A9", "flare.miser"]
    assert table.hand(1) == ["A1"]
    table.check()


def test_wild_miser_saves_two_cards_from_a_new_hand() -> None:
    hands = {0: ["A30"], 1: ["edict.quash", "edict.plague", "edict.sanity", "flare.miser"]}
    table = Table(("", "", "", ""), hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(1, "checkpoint.attack", "flare.miser").wish(1, "miser.save", ["edict.quash.1", "edict.sanity.1"]).run()
    assert {"edict.quash", "edict.sanity", "flare.miser"} <= set(table.hand(1))
    assert table.events("discarded", seat=1, why="new_hand")[0]["cards"] == ["edict.plague.1"]
    table.check()


def redrawing(*deck: str, **more: Any) -> Table:
    """Seat 1 has no challenge card and saves two edicts with its wild flare; the deck gives it a new hand."""
    hands = {0: ["A30"], 1: ["edict.cosmic_zap", "edict.plague", "flare.miser"], **more.pop("hands", {})}
    table = Table(more.pop("powers", ("", "", "", "")), hands=hands, deck=deck)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(1, "checkpoint.attack", "flare.miser")
    return table.wish(1, "miser.save", ["edict.cosmic_zap.1", "edict.plague.1"])


NEW = ("A20", "C", "A9", "A7", "A6", "A6", "A6")
EDICTS = tuple(
    f"edict.{name}" for name in ("quash", "sanity", "force_field", "keeper", "finder", "time_gash", "hand_zap")
)


def test_what_wild_miser_saves_is_back_as_soon_as_the_new_hand_is_drawn() -> None:
    hands = {0: ["A30", "A9"]}
    table = redrawing(*NEW, powers=("trader", "", "", ""), hands=hands).wish(0, "checkpoint.sides", "power.0")
    table.wish(1, "response", "edict.cosmic_zap").run(until="card")
    assert table.events("zapped", seat=0), "a saved Cosmic Zap answers in W7a"
    assert "edict.plague" in table.hand(1)
    table.run().check()


def test_wild_miser_saves_two_cards_however_often_the_new_hand_is_drawn() -> None:
    table = redrawing(*EDICTS, *NEW).wish(1, "miser.save", ["edict.quash.1", "edict.sanity.1"]).run(until="card")
    assert table.wishes == [(1, "miser.save", ["edict.quash.1", "edict.sanity.1"])]
    assert {"edict.cosmic_zap", "edict.plague"} <= set(table.hand(1))
    assert not {"edict.quash", "edict.sanity"} & set(table.hand(1))


def test_wild_miser_acts_once_in_a_challenge_2_5_5() -> None:
    table = redrawing("A20", "C", "A40", "A30", "A6", "A6", "A6", hands={0: ["C", "C"]})
    table.wish(1, "card", "A20").wish(1, "miser.save", ["A40.1", "A30.1"]).run()
    assert table.wishes == [(1, "miser.save", ["A40.1", "A30.1"])], "consolation finds the cards unprotected"
