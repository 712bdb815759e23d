"""Dragon (P3, Dragon): collects destiny and burns planets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cosmic import moves
from bot.cosmic.model import board, cards
from bot.cosmic.model.attributes import COLLECTED
from tests.cosmic.table import Table
from tests.plain import options_of

BYSTANDER = ("", "", "", "dragon")
OFFENSE = ("dragon", "", "", "")
ATTACKS: dict[int, Sequence[str]] = {0: ["A8", "A9"], 1: ["A6", "A7"]}


def hoarding(powers: Sequence[str], lying: Sequence[str], **given: Any) -> Table:
    """A Dragon with these destiny cards, which are out of the pile."""
    table = Table(powers, **given)
    for card in lying:
        table.state.destiny.remove(card)
    table.state.powers[0].data["collected"] = [*lying]
    return table


def lying(table: Table) -> list[str]:
    return list(COLLECTED.of(table.state.powers[0]))


def every_destiny_card(table: Table) -> list[str]:
    return sorted([*table.state.destiny, *table.state.destiny_discard, *lying(table)])


def test_dragon_keeps_the_card_that_was_drawn() -> None:
    table = Table(BYSTANDER).run(until="target")
    assert lying(table) == ["blue"]
    assert table.state.destiny_discard == []
    assert table.state.challenge.defense.seat == 1, "the card has served"
    assert table.events("collected") == [{"seat": 3, "power": "dragon", "card": "blue", "count": 1}]
    assert every_destiny_card(table) == sorted(cards.destiny_cards(cards.COLOURS[:4], reverse=True))
    table.check()


def test_it_keeps_wild_and_marked_cards_too() -> None:
    table = Table(BYSTANDER, destiny=["wild"]).wish(0, "wild", 1).run(until="target")
    assert lying(table) == ["wild"]
    marked = Table(BYSTANDER, destiny=["blue.reverse"], reverse_cone=True).run(until="target")
    assert lying(marked) == ["blue.reverse"]
    assert marked.state.challenge.reverse, "the mark of the card still counts"


def test_it_keeps_each_card_of_a_redraw() -> None:
    table = Table(BYSTANDER, destiny=["red", "blue"]).run(until="target")
    assert lying(table) == ["red", "blue"]
    table.check()


def test_three_cards_of_a_colour_burn_a_planet_of_that_system() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-2": 3}}
    table = hoarding(BYSTANDER, ["blue", "blue"], tokens=tokens).wish(3, "dragon.planet", "blue-2")
    table.run(until="target")
    state = table.state
    assert (table.at("warp", 1), table.at("warp", 2)) == (4, 3 + 5), "whoever stands there"
    assert [*board.planets(state, "blue")] == ["blue-1", "blue-3", "blue-4", "blue-5"]
    assert lying(table) == []
    assert state.destiny_discard == ["blue", "blue", "blue"]
    assert table.events("announced", name="dragon")[0]["aim"] == {"planet": "blue-2"}
    assert table.events("burned") == [{"seat": 3, "planet": "blue-2"}]
    (ask,) = table.open("target")
    assert "blue-2" not in options_of(ask)
    assert board.home_bases(state, 1) == 4
    table.check()


def test_two_cards_of_a_colour_burn_nothing() -> None:
    table = hoarding(BYSTANDER, ["blue", "yellow"]).run(until="target")
    assert not table.events("burned")
    assert lying(table) == ["blue", "yellow", "blue"]
    table.check()


def test_wild_cards_stand_for_any_colour_and_go_last() -> None:
    table = hoarding(BYSTANDER, ["yellow", "yellow", "blue", "wild"]).wish(3, "dragon.planet", "yellow-5")
    table.run(until="target")
    assert lying(table) == ["blue", "blue"], "two yellow cards and the wild one are discarded"
    assert "yellow-5" not in board.planets(table.state, "yellow")
    table.check()


def test_its_own_system_counts_too() -> None:
    table = hoarding(BYSTANDER, ["purple", "purple", "wild"]).wish(3, "dragon.planet", "purple-1").run(until="target")
    assert table.at("warp", 3) == 4
    assert board.home_bases(table.state, 3) == 4
    table.check()


def test_the_last_home_planet_of_anybody_is_safe() -> None:
    tokens = {1: {"blue-1": 4}}
    table = hoarding(BYSTANDER, ["blue", "blue"], tokens=tokens)
    table.state.systems["blue"] = ["blue-1"]
    table.run(until="commit")
    assert not table.events("burned")
    assert lying(table) == ["blue", "blue", "blue"], "the cards stay"
    table.check()


def test_nothing_burns_where_too_few_planets_would_be_left_to_win() -> None:
    """Three players win by five bases: eight planets abroad stay for everybody (P3, Dragon)."""
    powers = ("", "", "dragon")
    table = hoarding(powers, ["blue", "blue"])
    table.state.systems["yellow"] = ["yellow-1", "yellow-2", "yellow-3", "yellow-4"]
    table.run(until="target")
    assert len(table.events("burned")) == 1, "nine planets abroad were left for the poorest"
    table = hoarding(powers, ["blue", "blue"])
    table.state.systems["yellow"] = ["yellow-1", "yellow-2", "yellow-3"]
    table.run(until="commit")
    assert not table.events("burned")
    assert lying(table) == ["blue", "blue", "blue"], "the cards stay"


def test_silence_burns_one_of_them() -> None:
    table = hoarding(BYSTANDER, ["blue", "blue"]).run(until="target")
    assert len(board.planets(table.state, "blue")) == 4
    table.check()


def test_zapped_it_burns_nothing_and_keeps_the_cards() -> None:
    table = hoarding(BYSTANDER, ["blue", "blue"], hands={2: ["edict.cosmic_zap", "A8"]})
    table.wish(3, "dragon.planet", "blue-2").wish(2, "response", "edict.cosmic_zap").run(until="target")
    assert not table.events("burned")
    assert lying(table) == ["blue", "blue", "blue"]
    assert table.at("blue-2", 1) == 4
    table.check()


def test_the_offense_may_attack_with_a_card_from_the_power() -> None:
    table = hoarding(OFFENSE, ["yellow"]).wish(0, "dragon.destiny", "yellow").run(until="target")
    state = table.state
    assert state.challenge.defense.seat == 2
    assert state.challenge.flips == ["blue", "yellow"]
    assert lying(table) == ["blue"], "the card that was drawn stays, the one that was used is discarded"
    assert state.destiny_discard == ["yellow"]
    assert table.events("announced", name="dragon")[0]["aim"] == {"destiny": "yellow"}
    table.check()


def test_a_wild_card_from_the_power_lets_it_choose() -> None:
    table = hoarding(OFFENSE, ["wild"]).wish(0, "dragon.destiny", "wild").wish(0, "wild", 3).run(until="target")
    assert table.state.challenge.defense.seat == 3
    table.check()


def test_the_mark_of_the_card_that_is_used_counts() -> None:
    table = hoarding(OFFENSE, ["yellow.reverse"], reverse_cone=True).wish(0, "dragon.destiny", "yellow.reverse")
    assert table.run(until="target").state.challenge.reverse


def test_silence_uses_no_card_and_others_are_not_asked() -> None:
    table = hoarding(OFFENSE, ["yellow"]).run(until="target")
    assert table.state.challenge.defense.seat == 1
    other = hoarding(BYSTANDER, ["yellow"]).wish(3, "dragon.destiny", "yellow").run(until="target")
    assert other.state.challenge.defense.seat == 1
    assert other.wishes, "nobody but the offense may"


def test_zapped_the_card_is_not_used() -> None:
    table = hoarding(OFFENSE, ["yellow"], hands={2: ["edict.cosmic_zap", "A8"]}).wish(0, "dragon.destiny", "yellow")
    table.wish(2, "response", "edict.cosmic_zap").run(until="target")
    assert table.state.challenge.defense.seat == 1
    assert lying(table) == ["yellow", "blue"]
    table.check()


def test_when_destiny_runs_out_all_cards_are_shuffled_in() -> None:
    table = Table(BYSTANDER, destiny=["red", "blue"])
    state = table.state
    state.powers[0].data["collected"] = [*state.destiny[:3]]
    state.destiny_discard, state.destiny = state.destiny[3:-1], state.destiny[-1:]
    table.run(until="target")
    assert len(every_destiny_card(table)) == 18
    assert table.events("destiny_shuffled")[0]["cards"] == 18, "also the card that has just been kept"
    table.check()


def test_whoever_leaves_takes_its_colour_off_the_power() -> None:
    table = hoarding(BYSTANDER, ["yellow", "blue", "wild"])
    moves.depart(table.game, 2)
    assert lying(table) == ["blue", "wild"]


def test_a_dragon_that_leaves_gives_its_cards_back() -> None:
    table = hoarding(BYSTANDER, ["yellow", "wild"])
    moves.depart(table.game, 3)
    assert lying(table) == []
    assert table.state.destiny_discard == ["yellow", "wild"]


def test_a_time_gash_brings_nothing_back() -> None:
    hands = {**ATTACKS, 2: ["edict.time_gash", "A8"]}
    table = hoarding(BYSTANDER, ["blue", "blue"], hands=hands, destiny=["blue", "yellow"])
    table.wish(3, "dragon.planet", "blue-2").wish(2, "checkpoint.reveal", "edict.time_gash").run()
    assert len(table.events("destiny")) == 2
    assert "blue-2" not in board.planets(table.state, "blue")
    assert len(every_destiny_card(table)) == 18
    table.check()


def test_chronos_leaves_what_has_burned() -> None:
    table = hoarding(("chronos", "", "", "dragon"), [], hands=ATTACKS)
    table.state.powers[1].data["collected"] = ["blue", "blue"]
    table.state.destiny = [card for card in table.state.destiny if card != "blue"] + ["blue"]
    table.wish(3, "dragon.planet", "blue-2").wish(0, "checkpoint.reveal", "power.0").run()
    assert table.events("burned")
    assert "blue-2" not in board.planets(table.state, "blue")
    table.check()


def test_wild_dragon_takes_a_token_of_the_defense_from_the_target() -> None:
    table = Table(("", "", "", ""), hands={0: ["A8", "flare.dragon"], 1: ["A12"]})
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.attack", "flare.dragon").run(until="card")
    assert table.at("blue-1", 1) == 3
    assert table.at("warp", 1) == 1
    table.check()


def test_wild_dragon_is_for_the_offense_alone() -> None:
    table = Table(("", "", "", ""), hands={2: ["A8", "flare.dragon"]})
    table.wish(2, "checkpoint.attack", "flare.dragon").run(until="card")
    assert table.at("warp", 1) == 0
    assert table.wishes


def test_super_dragon_burns_a_planet_for_two_cards_but_not_the_target() -> None:
    table = hoarding(BYSTANDER, ["blue"], hands={3: ["A8", "flare.dragon"]}).wish(0, "target", "blue-1")
    table.wish(3, "checkpoint.attack", "flare.dragon").wish(3, "dragon.super.planet", "blue-4").run(until="card")
    assert table.at("warp", 1) == 4
    assert lying(table) == []
    assert [*board.planets(table.state, "blue")] == ["blue-1", "blue-2", "blue-3", "blue-5"]
    table.check()
    fought = hoarding(BYSTANDER, ["blue"], hands={3: ["A8", "flare.dragon"]}).wish(0, "target", "blue-1")
    fought.wish(3, "checkpoint.attack", "flare.dragon").wish(3, "dragon.super.planet", "blue-1").run(until="card")
    assert "blue-1" in board.planets(fought.state, "blue")


def test_super_dragon_spares_the_planet_from_which_the_offense_has_come() -> None:
    table = hoarding(BYSTANDER, ["red", "red"], hands={3: ["A8", "flare.dragon"]})
    table.wish(0, "commit", {"red-1": 2}).wish(3, "checkpoint.attack", "flare.dragon")
    table.wish(3, "dragon.super.planet", "red-1").run(until="card")
    assert "red-1" in board.planets(table.state, "red")
    assert table.events("burned")


def test_a_wild_card_is_no_help_to_super_dragon() -> None:
    table = hoarding(BYSTANDER, ["wild"], hands={3: ["A8", "flare.dragon"]})
    table.wish(3, "checkpoint.attack", "flare.dragon").run(until="card")
    assert not table.events("burned")


def test_whoever_lacks_three_home_bases_has_a_dormant_power_also_after_a_fire() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}}
    table = hoarding(("", "mirror", "", "dragon"), [], tokens=tokens)
    table.state.powers[1].data["collected"] = ["blue", "blue"]
    table.state.destiny = [card for card in table.state.destiny if card != "blue"] + ["blue"]
    table.wish(3, "dragon.planet", "blue-2").run(until="target")
    assert board.home_bases(table.state, 1) == 2
    assert table.state.players[1].fell == table.state.challenges
    table.check()


def test_saboteurs_marker_burns_with_its_planet_and_comes_back_to_it() -> None:
    table = Table(("", "", "saboteur", "dragon"))
    markers, dragon = table.state.powers
    markers.data.update({"traps": ["blue-2", "red-1"], "decoys": ["yellow-1"]})
    dragon.data["collected"] = ["blue", "blue"]
    table.state.destiny = [card for card in table.state.destiny if card != "blue"] + ["blue"]
    table.wish(3, "dragon.planet", "blue-2").run(until="target")
    assert markers.data["traps"] == ["red-1"]
    table.check()


def test_a_copy_that_ends_gives_its_destiny_cards_back_and_no_hand_gets_them() -> None:
    table = hoarding(BYSTANDER, ["yellow", "wild"])
    moves.drop_copy(table.game, 0)
    assert table.state.destiny_discard == ["yellow", "wild"]
    assert not {"yellow", "wild"} & set(table.state.players[3].hand)


def test_a_loss_that_is_sent_elsewhere_leaves_nobody_on_a_burned_planet() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "blue-2": 2}}
    table = Table(("", "", "zombie", "dragon"), tokens=tokens)
    table.state.powers[1].data["collected"] = ["blue", "blue"]
    table.state.destiny = [card for card in table.state.destiny if card != "blue"] + ["blue"]
    table.wish(3, "dragon.planet", "blue-2").run(until="target")
    assert board.tokens_at(table.state, "blue-2") == []
    assert "blue-2" not in board.planets(table.state, "blue")
    assert sum(board.bases(table.state, 2).values()) == 14, "Zombie's tokens go to its other bases"
    table.check()
