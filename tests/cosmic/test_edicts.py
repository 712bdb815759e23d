"""The edicts, one test or more each (2.4), and the answers to uses (4.0.6)."""

from __future__ import annotations

from typing import Unpack

from tests.cosmic.table import Position, Table
from tests.plain import options_of

SPREAD = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-4": 4}}
"""Seat 0 with four tokens in the warp."""


def holding(face: str, seat: int = 2, **more: Unpack[Position]) -> Table:
    """A table at which ``seat`` holds an edict besides an attack."""
    hands = {0: ["A10", "A9"], 1: ["A8", "C"], 2: ["A6"], 3: ["A7"]}
    hands[seat] = [*hands[seat], face]
    more["hands"] = {**hands, **more.get("hands", {})}
    more["flares"] = "off"
    return Table(**more)


def tokens_on_bases(table: Table, seat: int) -> int:
    return sum(token.owner == seat and "-" in token.place for token in table.state.tokens)


def test_mobius_tubes_free_everybody() -> None:
    tokens = {**SPREAD, 3: {"purple-1": 10}}
    table = holding("edict.mobius_tubes", 0, tokens=tokens).wish(0, "checkpoint.between", "edict.mobius_tubes")
    table.wish(0, "mobius_tubes", {"red-1": 4}).run(until="target")
    assert (table.at("warp", 0), table.at("warp", 3)) == (0, 0)
    assert table.at("purple-1", 3) == 20
    table.check()


def test_mobius_tubes_are_for_the_offense_alone() -> None:
    table = holding("edict.mobius_tubes", 2, tokens=SPREAD).run(until="checkpoint.between")
    ask = next(ask for ask in table.open("checkpoint.between") if ask.seat == 2)
    assert options_of(ask) == ("pass",)
    table.check()


def test_in_silence_the_plague_takes_what_is_missed_least_8_12() -> None:
    hand = ["A20", "A4", "A9", "edict.card_zap", "edict.quash", "flare.warrior", "flare.zombie"]
    table = Table(("", "warrior", "", ""), hands={0: ["A10"], 1: hand, 2: ["A6", "edict.plague"]}, destiny=["purple"])
    table.wish(2, "checkpoint", "edict.plague").wish(2, "plague.target", 1).run(until="target")
    assert table.hand(1) == ["A20", "A9", "edict.card_zap", "flare.warrior"]
    table.run().check()


def test_the_plague_takes_three_tokens_and_one_card_of_each_kind() -> None:
    table = holding("edict.plague", 2, hands={1: ["A8", "A9", "C", "edict.quash"]})
    table.wish(2, "checkpoint.between", "edict.plague").wish(2, "plague.target", 1)
    table.wish(1, "lose", {"blue-2": 2, "blue-3": 1}).wish(1, "plague.attack", "A9").run(until="target")
    assert (table.at("blue-2", 1), table.at("blue-3", 1), table.at("warp", 1)) == (2, 3, 3)
    assert table.hand(1) == ["A8"]
    table.check()


def test_sanity_silences_every_power_for_the_challenge() -> None:
    table = Table(("zombie", "", "", ""), hands={0: ["A4"], 1: ["A20"], 2: ["edict.sanity"]}, flares="off")
    table.wish(2, "checkpoint.between", "edict.sanity").wish(0, "commit", {"red-1": 4}).run()
    assert table.at("warp", 0) == 4
    assert not table.state.sane
    table.check()


def test_reincarnation_changes_a_power_for_an_unused_one() -> None:
    table = Table(("zombie", "", "", ""), hands={0: ["A4"], 1: ["A20"], 2: ["edict.reincarnation"]}, flares="off")
    table.wish(2, "checkpoint.between", "edict.reincarnation").run(until="target")
    assert table.state.powers[0].power != "zombie"
    assert table.state.powers[0].power not in table.state.unused
    table.check()


def test_reincarnation_brings_no_healer_into_a_game_with_masochist_p2_6() -> None:
    table = Table(("", "masochist", "virus", ""), hands={0: ["A8", "edict.reincarnation"]}, unused=["healer", "void"])
    table.wish(0, "checkpoint.between", "edict.reincarnation").wish(0, "reincarnation.target", 2).run(until="target")
    assert [card.power for card in table.state.powers] == ["masochist", "void"]
    table.check()


def test_reincarnation_may_bring_a_healer_in_the_place_of_the_masochist() -> None:
    drawn = set()
    for seed in range(8):
        hands = {0: ["A8", "edict.reincarnation"]}
        table = Table(("", "masochist", "", ""), hands=hands, unused=["healer", "void"], seed=seed)
        table.wish(0, "checkpoint.between", "edict.reincarnation").run(until="target")
        drawn.add(table.state.powers[0].power)
    assert drawn == {"healer", "void"}


def test_hand_zap_changes_a_whole_hand() -> None:
    table = holding("edict.hand_zap", 2, deck=["A1"] + ["A4"] * 2 + ["A5"] * 2 + ["A9"] * 1 + ["A11"])
    table.wish(2, "checkpoint.between", "edict.hand_zap").wish(2, "hand_zap.target", 1).run(until="target")
    assert table.hand(1) == sorted(["A1", "A4", "A4", "A5", "A5", "A9", "A11"])
    table.check()


def test_force_field_sends_the_named_allies_home_ex18() -> None:
    table = holding("edict.force_field", 1)
    table.wish(0, "invite.offense", [2, 3])
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 2})
    table.wish(3, "join", "offense").wish(3, "commit", {"purple-1": 3})
    table.wish(1, "checkpoint.sides", "edict.force_field").wish(1, "force_field.allies", [3]).run(until="card")
    assert table.state.challenge.offense.allies == [2]
    assert (table.at("cone.offense", 2), table.at("cone.offense", 3)) == (2, 0)
    table.run().check()


def test_emotion_control_makes_attacks_compromises_and_the_main_players_deal_ex19() -> None:
    table = holding("edict.emotion_control", 2, hands={0: ["A20"], 1: ["A5"]})
    table.wish(2, "checkpoint.reveal", "edict.emotion_control").run(until="deal")
    assert table.state.challenge.outcome == "deal"
    table.run().check()


def test_time_gash_begins_the_same_challenge_again_with_destiny_and_gives_cards_and_tokens_back() -> None:
    table = holding("edict.time_gash", 2, hands={0: ["A4", "A20"], 1: ["A15"]}, destiny=["blue", "yellow"])
    table.wish(0, "card", "A4").wish(2, "checkpoint.reveal", "edict.time_gash").run(until="checkpoint.reveal")
    table.answer(2, "checkpoint.reveal", "edict.time_gash").close()
    table.wishes.clear()
    table.run(until="target")
    assert table.hand(0) == ["A20", "A4"]
    assert table.hand(1) == ["A15"]
    assert table.at("cone.offense", 0) == 0
    assert table.state.challenge.ordinal == 1
    assert table.state.challenge.defense.seat == 2
    table.run().check()


def test_ionic_gas_stops_consolation_and_rewards() -> None:
    table = holding("edict.ionic_gas", 2, hands={0: ["A20", "A9", "A8"], 1: ["C"]})
    table.wish(0, "card", "A20").wish(2, "checkpoint.reveal", "edict.ionic_gas").run()
    assert table.events("gave", why="consolation") == []
    table.check()


def test_stellar_gas_doubles_and_both_gases_cancel_each_other_ex20() -> None:
    hands = {0: ["A20", *["A9"] * 2, *["A8"] * 8], 1: ["C"]}
    table = holding("edict.stellar_gas", 2, hands=hands).wish(0, "card", "A20")
    table.wish(2, "checkpoint.reveal", "edict.stellar_gas").run()
    assert table.events("gave", why="consolation")[0]["count"] == 8
    table.check()
    both = holding("edict.stellar_gas", 2, hands={**hands, 3: ["edict.ionic_gas"]}).wish(0, "card", "A20")
    both.wish(2, "checkpoint.reveal", "edict.stellar_gas").wish(3, "checkpoint.reveal", "edict.ionic_gas").run()
    assert both.events("gave", why="consolation")[0]["count"] == 4
    both.check()


def test_finder_takes_the_named_card_or_learns_that_it_is_not_there() -> None:
    table = holding("edict.finder", 2).wish(2, "checkpoint.attack", "edict.finder")
    table.wish(2, "finder.target", 1).wish(2, "finder.face", "C").run(until="invite.offense")
    assert "C" in table.hand(2)
    table.check()
    missed = holding("edict.finder", 2).wish(2, "checkpoint.attack", "edict.finder")
    missed.wish(2, "finder.target", 1).wish(2, "finder.face", "A40").run(until="invite.offense")
    assert missed.events("searched") == [{"seat": 1, "face": "A40", "found": False}]
    missed.check()


def test_keeper_takes_back_a_card_played_in_this_challenge() -> None:
    table = holding("edict.keeper", 0, hands={1: ["A4"]}).wish(0, "card", "A10")
    table.wish(0, "checkpoint.between", "edict.keeper").run()
    assert "A10" in table.hand(0)
    table.check()


def test_victory_boon_rewards_a_winning_defense_like_an_ally() -> None:
    table = holding("edict.victory_boon", 3, hands={0: ["A4"], 1: ["A20"]})
    table.wish(3, "checkpoint.reveal", "edict.victory_boon").run()
    assert table.events("drew", seat=1, why="reward")[0]["count"] == 4
    table.check()


def test_victory_boon_is_not_offered_when_the_offense_wins() -> None:
    table = holding("edict.victory_boon", 3, hands={0: ["A20"], 1: ["A4"]}).run(until="checkpoint.reveal")
    ask = next(ask for ask in table.open("checkpoint.reveal") if ask.seat == 3)
    assert options_of(ask) == ("pass",)
    table.check()


# --- answers ----------------------------------------------------------------------------------------------------------


def test_card_zap_answered_by_un_zap_lets_the_edict_work_ex17() -> None:
    hands = {0: ["A10", "edict.mobius_tubes"], 1: ["A8", "edict.card_zap"], 2: ["A6", "edict.un_zap"]}
    table = Table(hands=hands, tokens=SPREAD, flares="off").wish(0, "checkpoint.between", "edict.mobius_tubes")
    table.wish(1, "response", "edict.card_zap").wish(2, "response", "edict.un_zap").run(until="target")
    assert table.at("warp", 0) == 0
    faces = [card.rsplit(".", 1)[0] for card in table.state.discard]
    assert faces == ["edict.un_zap", "edict.card_zap", "edict.mobius_tubes"]
    table.check()


def test_card_zap_stops_an_edict_which_is_discarded() -> None:
    hands = {0: ["A10", "edict.mobius_tubes"], 1: ["A8", "edict.card_zap"]}
    table = Table(hands=hands, tokens=SPREAD, flares="off").wish(0, "checkpoint.between", "edict.mobius_tubes")
    table.wish(1, "response", "edict.card_zap").run(until="target")
    assert table.at("warp", 0) == 3, "the one that regrouped"
    assert len(table.state.discard) == 2
    table.check()


def test_card_zap_cannot_answer_a_card_zap_2_4_3() -> None:
    hands = {0: ["A10", "edict.mobius_tubes"], 1: ["A8", "edict.card_zap"], 2: ["A6", "edict.card_zap"]}
    table = Table(hands=hands, tokens=SPREAD, flares="off").wish(0, "checkpoint.between", "edict.mobius_tubes")
    table.wish(1, "response", "edict.card_zap").run(until="response")
    table.answer(1, "response", "edict.card_zap").close()
    table.wishes.clear()
    offered = [options_of(ask) for ask in table.open("response") if ask.seat == 2]
    assert offered == [("pass", "edict.card_zap.2")], "it still answers the Mobius Tubes below"
    table.run().check()


def test_flare_zap_discards_a_retained_flare() -> None:
    hands = {0: ["A4", "flare.zombie"], 1: ["A20", "edict.flare_zap"], 2: ["A6"], 3: ["A7"]}
    table = Table(hands=hands).wish(0, "checkpoint.reveal", "flare.zombie").wish(1, "response", "edict.flare_zap")
    table.run()
    assert "flare.zombie" in table.state.discard
    assert table.at("warp", 0) == 3
    table.check()


def test_the_first_in_priority_order_plays_when_two_answer_at_once_4_0_2() -> None:
    hands = {0: ["A4"], 1: ["A20"], 2: ["A6", "edict.cosmic_zap"], 3: ["A7", "edict.cosmic_zap"]}
    table = Table(("zombie", "", "", ""), hands=hands, flares="off")
    table.wish(3, "response", "edict.cosmic_zap").wish(2, "response", "edict.cosmic_zap").run()
    assert [event["seat"] for event in table.events("announced", name="cosmic_zap")] == [2]
    assert table.hand(3) == ["A7", "edict.cosmic_zap"]
    table.check()


def test_a_zap_lasts_until_the_challenge_ends_6_5() -> None:
    hands = {0: ["A4", "A5"], 1: ["A20", "A15"], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"]}
    table = Table(("zombie", "", "", ""), hands=hands, flares="off").wish(2, "response", "edict.cosmic_zap").run()
    assert table.at("warp", 0) == 3
    assert not table.state.players[0].zapped
    table.check()
