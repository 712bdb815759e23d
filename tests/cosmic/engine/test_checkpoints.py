"""Checkpoints, sealed rounds, order of acts, limits of flares (4.0.2, 4.0.3, 4.0.4, 4.0.5, 2.5; design: windows)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cosmic.table import Table
from tests.plain import options_of, words_of

HANDS = {0: ["A10", "A9"], 1: ["A8", "C"], 2: ["A6", "A4"], 3: ["A7", "A5"]}


def table_with(hands: dict[int, list[str]], **more: Any) -> Table:
    return Table(hands={**HANDS, **hands}, **{"flares": "off", **more})


def rounds(table: Table) -> list[tuple[str, tuple[int, ...]]]:
    """Every round under seal until the challenge is over: its key and who was asked."""
    found: list[tuple[str, tuple[int, ...]]] = []
    while table.state.challenges == table.number and not table.game.over:
        asks = list(table.game.asks.values())
        if asks and asks[0].key.startswith("checkpoint.") and not table.game.sealed:
            found.append((asks[0].key, tuple(ask.seat for ask in asks)))
        table._step()
    return found


def test_four_checkpoints_reach_everybody_once_if_nobody_acts() -> None:
    table = table_with({}).wish(0, "second_challenge", False)
    assert rounds(table) == [
        ("checkpoint.between", (0, 1, 2, 3)),
        ("checkpoint.attack", (0, 1, 2, 3)),
        ("checkpoint.sides", (0, 1, 2, 3)),
        ("checkpoint.reveal", (0, 1, 2, 3)),
        ("checkpoint.between", (0, 1, 2, 3)),
    ]
    table.check()


def test_after_an_act_everybody_is_asked_again_4_0_3() -> None:
    table = table_with({2: ["A6", "edict.plague"]}).wish(2, "checkpoint.between", "edict.plague")
    asked = [key for key, _ in rounds(table) if key == "checkpoint.between"]
    assert len(asked) == 3, "twice at the start, once after the challenge"
    table.check()


@pytest.mark.parametrize("power", ["wraith", "terrorist", "hurtz", "pentaform", "insect", "butler"])
def test_nobody_is_asked_again_because_a_power_keeps_its_books_4_0_3(power: str) -> None:
    table = table_with({}, powers=("", "", "", power))
    asked = [key for key, _ in [*rounds(table), *rounds(table.next_challenge())]]
    assert [asked.count(f"checkpoint.{name}") for name in ("between", "attack", "sides", "reveal")] == [3, 2, 2, 2]
    table.check()


def test_a_challenge_begun_before_version_4_is_asked_as_it_was() -> None:
    table = table_with({}, powers=("", "", "", "insect")).wish(0, "second_challenge", False)
    table.state.noting_stirs = table.state.challenges
    assert [key for key, _ in rounds(table)].count("checkpoint.between") == 3, "in the end step once more"


def test_after_a_tip_for_butler_everybody_is_asked_again_4_0_3() -> None:
    table = table_with({}, powers=("", "", "", "butler")).wish(0, "butler.tip", True)
    assert [key for key, _ in rounds(table)].count("checkpoint.between") == 3
    table.check()


def test_who_is_asked_does_not_depend_on_what_is_in_the_hands_8_14() -> None:
    one = table_with({2: ["A6", "edict.plague"], 3: ["A7", "A5"]})
    other = table_with({2: ["A7", "A5"], 3: ["A6", "edict.plague"]})
    assert rounds(one) == rounds(other)


def test_a_seat_without_cards_and_powers_cannot_act_and_is_not_asked() -> None:
    table = table_with({3: []})
    assert all(3 not in seats for _, seats in rounds(table))
    table.check()


def test_no_round_opens_if_every_card_that_fits_lies_open() -> None:
    shown = ["edict.force_field", "edict.finder"]
    asked = {key for key, _ in rounds(table_with({}, discard=shown))}
    assert "checkpoint.sides" not in asked
    assert "checkpoint.attack" not in asked
    assert "checkpoint.between" in asked


def test_acts_of_one_round_run_in_priority_order_4_0_2() -> None:
    table = table_with({3: ["A7", "edict.plague"], 0: ["A10", "A9", "edict.hand_zap"]})
    table.wish(3, "checkpoint.between", "edict.plague").wish(3, "plague.target", 2)
    table.wish(0, "checkpoint.between", "edict.hand_zap").wish(0, "hand_zap.target", 1).run(until="target")
    assert [event["name"] for event in table.events("announced")] == ["hand_zap", "plague"]
    table.check()


def test_what_is_sealed_for_a_later_window_waits_for_it() -> None:
    table = table_with({1: ["A20"], 2: ["A6", "edict.ionic_gas"]}).wish(2, "checkpoint.reveal", "edict.ionic_gas")
    table.run()
    kinds = [event.kind for event in table.seen if event.kind in ("outcome", "announced", "revealed")]
    assert kinds == ["revealed", "outcome", "announced"]
    table.check()


def test_an_intent_for_later_is_the_default_of_a_new_round() -> None:
    table = table_with({2: ["A6", "edict.ionic_gas"], 3: ["A7", "edict.emotion_control"]})
    table.wish(2, "checkpoint.reveal", "edict.ionic_gas").wish(3, "checkpoint.reveal", "edict.emotion_control")
    table.run(until="deal").act("deal.timeout").run()
    assert [event["name"] for event in table.events("announced")] == ["emotion_control", "ionic_gas"]
    table.check()


def test_a_sealed_answer_may_be_changed_and_its_card_may_be_gone_when_its_turn_comes() -> None:
    table = table_with({1: ["A8", "edict.finder"], 2: ["A6", "edict.force_field"]})
    table.wish(0, "invite.offense", [3]).wish(3, "join", "offense").run(until="checkpoint.sides")
    table.answer(2, "checkpoint.sides", "edict.force_field").answer(2, "checkpoint.sides", "pass")
    table.answer(2, "checkpoint.sides", "edict.force_field").answer(1, "checkpoint.sides", "edict.finder")
    table.wish(1, "finder.target", 2).wish(1, "finder.face", "edict.force_field").close().run(until="card")
    assert [event.audience for event in table.seen if event.kind == "void"] == [(2,)]
    assert table.state.challenge.offense.allies == [3]
    table.run().check()


def test_w7c_is_asked_of_the_main_players_with_their_card_and_of_no_one_else_without_a_power() -> None:
    table = table_with({}).run(until="card")
    assert [(ask.seat, ask.key) for ask in table.game.asks.values()] == [
        (0, "card"),
        (1, "card"),
        (0, "checkpoint.cards_down"),
        (1, "checkpoint.cards_down"),
    ]
    table.run().check()


# --- flares -----------------------------------------------------------------------------------------------------------


def with_flare(mode: str = "retained", **more: Any) -> Table:
    hands = {0: ["A4", "flare.zombie", "flare.amoeba"], 1: ["A20"], 2: ["A6"], 3: ["A7"]}
    return Table(hands=hands, flares=mode, **more)


def test_a_retained_flare_comes_back_at_the_end_of_the_phase_2_5_6() -> None:
    table = with_flare().wish(0, "checkpoint.sides", "flare.amoeba").run(until="card")
    assert table.hand(0) == ["A4", "flare.zombie"], "not in hand in the meantime"
    table.run()
    assert "flare.amoeba" in table.hand(0)
    table.check()


def test_a_one_shot_flare_is_discarded_2_5_6() -> None:
    table = with_flare("one_shot").wish(0, "checkpoint.sides", "flare.amoeba").run()
    assert "flare.amoeba" in table.state.discard
    table.check()


def test_one_flare_per_player_and_challenge_2_5_5() -> None:
    table = with_flare().wish(0, "checkpoint.sides", "flare.amoeba").run(until="checkpoint.reveal")
    ask = next((ask for ask in table.open("checkpoint.reveal") if ask.seat == 0), None)
    assert ask is not None
    assert options_of(ask) == ("pass",)
    table.run().check()


def test_a_readied_flare_stays_secret_until_it_acts() -> None:
    table = with_flare().wish(0, "checkpoint.attack", "flare.zombie").run(until="checkpoint.reveal")
    assert [event.audience for event in table.seen if event.kind == "armed"] == [(0,)]
    assert table.events("announced") == []
    table.run()
    assert table.events("announced")[0]["card"] == "flare.zombie"
    table.check()


def test_a_readied_flare_that_never_acts_was_not_played() -> None:
    hands = {0: ["A20", "flare.zombie"], 1: ["A4"], 2: ["A6"], 3: ["A7"]}
    table = Table(hands=hands).wish(0, "checkpoint.attack", "flare.zombie").run()
    assert table.hand(0) == ["flare.zombie"]
    assert table.events("announced") == []
    assert table.state.armed == []
    table.check()


def test_the_owner_of_the_power_uses_the_super_text_and_others_the_wild_one_2_5_4() -> None:
    owner = Table(("amoeba", "", "", ""), hands={0: ["A4", "flare.amoeba"], 1: ["A20"], 2: ["A6"], 3: ["A7"]})
    owner.run(until="checkpoint.sides")
    offers = next(options_of(ask) for ask in owner.open("checkpoint.sides") if ask.seat == 0)
    assert "flare.amoeba" not in offers, "the super text acts later, and for allies"
    owner.run().check()
    asleep = {0: {"red-1": 8, "red-2": 8}}
    hands = {0: ["A4", "flare.amoeba"], 1: ["A20"], 2: ["A6"], 3: ["A7"]}
    dormant = Table(("amoeba", "", "", ""), hands=hands, tokens=asleep).run(until="checkpoint.sides")
    offers = next(options_of(ask) for ask in dormant.open("checkpoint.sides") if ask.seat == 0)
    assert "flare.amoeba" in offers, "while the power is dormant the wild text counts"
    dormant.run().check()


def test_a_flare_used_in_this_challenge_leaves_room_for_one_at_the_start_of_the_next() -> None:
    hands = {0: ["A4", "flare.amoeba", "flare.chronos"], 1: ["A20"], 2: ["A6"], 3: ["A7"]}
    table = Table(hands=hands).wish(0, "checkpoint.sides", "flare.amoeba").run(until="checkpoint.reveal")
    table.close().run(until="checkpoint.between")
    ask = next(ask for ask in table.open("checkpoint.between") if ask.seat == 0)
    assert options_of(ask) == ("pass", "flare.chronos")
    table.run().check()


def test_re_establishing_offers_nothing_for_windows_that_do_not_come_4_2_4_b() -> None:
    tokens = {0: {"red-1": 5, "red-2": 5, "red-4": 5, "red-5": 5}}

    def offered(destiny: str) -> tuple[str, ...]:
        table = Table(("", "", "mind", ""), hands=HANDS, tokens=tokens, destiny=[destiny], flares="off")
        if destiny == "red":
            table.wish(0, "own_colour", "red-3")
        table.run(until="checkpoint.attack")
        found = next(words_of(ask) for ask in table.open("checkpoint.attack") if ask.seat == 2)
        table.run().check()
        return found

    assert offered("blue") == ("pass", "power.0"), "Mind acts in W5"
    assert offered("red") == ("pass",)
