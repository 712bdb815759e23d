"""Assassin (P1): sends one token of the colour drawn in destiny to the warp."""

from __future__ import annotations

from bot.cosmic.engine import force
from bot.cosmic.model import board
from bot.kernel.ask import OneOf
from tests.cosmic.table import Table

FOUR = ("", "", "assassin", "")


def test_assassin_picks_a_token_of_the_colour_that_is_drawn() -> None:
    table = Table(FOUR).wish(2, "assassin.base", "blue-3").run(until="target")
    assert table.at("blue-3", 1) == 3
    assert table.at("warp", 1) == 1
    assert table.events("announced", name="assassin") != []
    assert table.events("announced", name="assassin")[0]["aim"] == {"target": 1, "base": "blue-3"}
    table.check()


def test_the_victim_may_stand_on_a_base_in_another_system() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "purple-1": 1}}
    table = Table(FOUR, tokens=tokens).wish(2, "assassin.base", "purple-1").run(until="target")
    assert table.at("purple-1", 1) == 0
    table.check()


def test_a_silent_assassin_picks_from_the_largest_base_p1_0_7() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 2, "blue-3": 6, "blue-4": 1}}
    table = Table(FOUR, tokens=tokens).run(until="target")
    assert table.at("blue-3", 1) == 5
    table.check()


def test_own_colour_does_nothing_and_nobody_else_is_touched() -> None:
    table = Table(FOUR, destiny=["yellow"]).run(until="target")
    assert [table.at("warp", seat) for seat in range(4)] == [0, 0, 0, 0]
    table.check()


def test_a_wild_card_lets_it_pick_any_other_player_whoever_is_challenged() -> None:
    table = (
        Table(FOUR, destiny=["wild"])
        .wish(2, "assassin.victim", 0)
        .wish(2, "assassin.base", "red-2")
        .wish(0, "wild", 3)
        .run(until="target")
    )
    assert [table.at("warp", seat) for seat in range(4)] == [1, 0, 0, 0]
    table.check()


def test_a_wild_card_leaves_the_assassin_itself_alone() -> None:
    table = Table(FOUR, destiny=["wild"]).run(until="assassin.victim")
    (ask,) = table.open("assassin.victim")
    assert ask.form == OneOf((3, 0, 1))


def test_every_flip_of_a_challenge_triggers_it_anew() -> None:
    table = Table(FOUR, destiny=["red", "blue"]).run(until="target")
    assert table.at("warp", 0) == 1, "red was shown first"
    assert table.at("warp", 1) == 1
    table.check()


def test_a_third_home_base_lost_to_it_puts_the_power_to_sleep_at_once() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 1}}
    table = Table(("", "amoeba", "assassin", ""), tokens=tokens).wish(2, "assassin.base", "blue-3")
    table.run(until="target")
    assert not force.in_force(table.state, table.state.powers[0])
    table.check()


def test_a_zombie_victim_moves_to_another_of_its_bases() -> None:
    table = Table(("", "zombie", "assassin", "")).wish(2, "assassin.base", "blue-3")
    table.wish(1, "zombie", {"blue-5": 1}).run(until="target")
    assert (table.at("blue-3", 1), table.at("blue-5", 1)) == (3, 5)
    table.check()


def test_a_colour_without_tokens_on_bases_means_no_effect() -> None:
    table = Table(FOUR, tokens={1: {}}).run(until="target")
    assert table.events("announced", name="assassin") == []
    table.check()


def test_cosmic_zap_saves_the_victim() -> None:
    table = Table(FOUR, hands={1: ["edict.cosmic_zap", "A8"]}).wish(1, "response", "edict.cosmic_zap")
    table.run(until="target")
    assert table.at("warp", 1) == 0
    table.check()


def avenged(cards: tuple[str, str] = ("A20", "A4")) -> Table:
    """Seat 0 attacks blue-1 with four tokens and an ally's two; seat 1 holds the wild flare and sacrifices one."""
    hands = {0: [cards[0]], 1: [cards[1], "flare.assassin"], 2: ["A6"], 3: ["A7"]}
    table = Table(hands=hands).wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4})
    table.wish(0, "invite.offense", [3]).wish(3, "join", "offense").wish(3, "commit", {"purple-1": 2})
    return table.wish(1, "checkpoint.reveal", "flare.assassin")


def test_wild_takes_the_winners_along_and_nobody_gains_a_base() -> None:
    table = avenged().wish(1, "assassin.wild.sacrifice", "blue-5").run()
    assert table.at("blue-5", 1) == 3
    assert table.at("warp", 1) == 5
    assert (table.at("warp", 0), table.at("warp", 3)) == (4, 2)
    assert (table.at("blue-1", 0), table.at("blue-1", 3)) == (0, 0)
    assert table.hand(1) == ["flare.assassin"]
    table.check()


def test_wild_is_not_offered_to_a_defense_that_lost_nothing() -> None:
    table = avenged(("A4", "A20")).run()
    assert table.at("warp", 1) == 0
    assert [wish[1] for wish in table.wishes] == ["checkpoint.reveal"], "the flare was never offered"


def test_wild_is_not_offered_to_other_players() -> None:
    hands = {0: ["A20"], 1: ["A4"], 2: ["A6", "flare.assassin"], 3: ["A7"]}
    table = Table(hands=hands).wish(2, "checkpoint.reveal", "flare.assassin").run()
    assert table.at("warp", 0) == 0
    assert len(table.wishes) == 1


def super_on_turn(offense: int) -> Table:
    """The Assassin holds its own flare, has one token in the warp and readies the flare before destiny."""
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "yellow-4": 4, "yellow-5": 2}}
    table = Table(FOUR, tokens=tokens, hands={2: ["A8", "C", "flare.assassin"]}, offense=offense)
    return table.wish(2, "checkpoint.between", "flare.assassin").wish(2, "assassin.base", "blue-3")


def test_super_puts_an_own_token_in_the_victims_place_on_the_own_turn() -> None:
    table = super_on_turn(2).run(until="target")
    assert table.at("blue-3", 1) == 3
    assert table.at("blue-3", 2) == 1
    table.check()


def test_super_does_not_act_on_anothers_turn() -> None:
    table = super_on_turn(0).run(until="target")
    assert table.at("blue-3", 1) == 3
    assert table.at("blue-3", 2) == 0
    assert "flare.assassin" in table.hand(2)
    table.check()


def test_super_does_not_act_for_a_deputy_on_anothers_turn_p1() -> None:
    tokens = {2: {"yellow-1": 4, "yellow-2": 4, "yellow-3": 4, "yellow-4": 4, "yellow-5": 2}}
    hands = {0: ["A8", "C", "flare.butler"], 2: ["A8", "C", "flare.assassin"]}
    table = Table(("mind", "", "assassin", ""), tokens=tokens, hands=hands)
    table.wish(0, "checkpoint.between", "flare.butler").wish(0, "butler.wild.target", 2)
    table.wish(2, "checkpoint.between", "flare.assassin").wish(2, "assassin.base", "blue-3").run(until="target")
    assert table.state.challenge.offense.seat == 2
    assert table.at("blue-3", 1) == 3
    assert table.at("blue-3", 2) == 0
    assert "flare.assassin" in table.hand(2)


def test_of_a_symbiote_it_picks_a_token_of_either_colour_p1() -> None:
    table = Table(("", "symbiote", "assassin", ""), from_setup=True).run(until="commit")
    second = table.state.players[1].second
    assert second
    table = Table(("", "symbiote", "assassin", ""), from_setup=True).wish(2, "assassin.colour", second)
    table.run(until="assassin.colour")
    (ask,) = table.open("assassin.colour")
    assert ask.form == OneOf((table.state.players[1].colour, second))
    table.run(until="target")
    assert [board.colour_of(table.state, number) for number in board.warp_tokens(table.state, 1)] == [second]
    table.check()
