"""Cleaver (AST18, AST19, AST28; P1): splits asteroids, destroys duplicates."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.state import asteroids
from bot.cosmic.model.attributes import HOARD
from tests.cosmic.expansions.asteroids.sky import sky, where
from tests.cosmic.table import Table
from tests.plain import words_of

PAIR = [(2, "virus"), (0, "mirror")]


def split() -> Table:
    """The virus asteroid, which has come to seat 1, is split to seat 2."""
    hands = {0: ["A8", "C"], 1: ["A1"]}
    table = sky(PAIR, ("cleaver", "", "", ""), hands=hands, destiny=("blue", "blue"))
    table.wish(0, "cleaver.use", True).wish(0, "cleaver.act", "split:1")
    return table.run(until="target")


def test_both_halves_can_be_used_where_they_lie_ast8_ast28() -> None:
    table = split()
    assert where(table) == {1: "virus", 2: "virus", 3: "mirror"}
    assert sorted(card.holder for card in table.state.powers if card.power == "virus") == [1, 2]
    table.run().check()


def test_the_next_system_has_to_be_free_ast20_ast28() -> None:
    table = sky([(1, "virus"), (2, "mirror"), (3, "tripler")], ("cleaver", "", "", ""))
    table.wish(0, "cleaver.use", True).run(until="target")
    assert where(table) == {0: "virus", 1: "mirror", 2: "tripler", 3: "tripler"}
    table.run().check()


def test_a_full_ring_has_nothing_to_split() -> None:
    table = sky([(at, name) for at, name in enumerate(("virus", "mirror", "tripler"))], ("cleaver", "", ""))
    table.run(until="target")
    assert not table.events("announced", name="cleaver")
    table.check()


def test_not_in_the_challenge_in_which_it_was_split_off_and_once_in_each_ast28() -> None:
    table = split()
    assert len(asteroids(table.state).disks) == 3
    table.run()
    assert len(table.events("announced", name="cleaver")) == 1
    assert len(where(table)) == 3
    table.check()


def test_destroyed_it_is_gone_in_a_later_turn_and_an_original_never_is_ast28() -> None:
    table = split().wish(0, "target", "blue-1").wish(0, "card", "A8").run().next_challenge()
    table.state.turn_began = table.state.challenges
    table.run(until="cleaver.use")
    table.answer(0, "cleaver.use", True)
    table.wishes.clear()
    acts = words_of(table.open("cleaver.act")[0])
    assert [act for act in acts if act.startswith("destroy")] == ["destroy:1"]
    table.answer(0, "cleaver.act", "destroy:1").run(until="target")
    assert where(table) == {0: "virus", 2: "mirror"}
    table.run().check()


def test_halves_share_what_belongs_to_the_power_ast28() -> None:
    table = sky([(2, "miser"), (0, "mirror")], ("cleaver", "", "", ""), hoards={"miser": ["A20", "A15"]})
    table.wish(0, "cleaver.use", True).wish(0, "cleaver.act", "split:1").run(until="target")
    one, other = (card for card in table.state.powers if card.power == "miser")
    assert one.data[HOARD.key] == ["A20.1", "A15.1"]
    assert one.data is other.data
    table.run().check()


def test_uses_of_the_halves_count_separately_ast23() -> None:
    table = split()
    one, other = (card for card in table.state.powers if card.power == "virus")
    one.used.append("totals")
    assert other.used == []


def test_the_defense_cleaves_once_it_is_known_ast19() -> None:
    table = sky(PAIR, ("", "cleaver", "", "")).wish(1, "cleaver.use", True).wish(1, "cleaver.act", "split:1")
    table.run(until="target")
    assert where(table) == {1: "virus", 2: "virus", 3: "mirror"}
    table.run().check()


def test_who_is_no_main_player_does_not_cleave_and_a_zap_stops_it() -> None:
    table = sky(PAIR, ("", "", "cleaver", "")).run()
    assert len(where(table)) == 2
    table = sky(PAIR, ("cleaver", "", "", ""), hands={2: ["C", "edict.cosmic_zap"]}).wish(0, "cleaver.use", True)
    table.wish(2, "response", "edict.cosmic_zap").run(until="target")
    assert len(where(table)) == 2
    table.run().check()
