"""Hurtz (P3): leases tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.cosmic.engine.problems import problems
from tests.cosmic.table import Table
from tests.plain import bounds_of, listed


def fight(powers: Sequence[str] = ("", "", "", "hurtz"), **more: Any) -> Table:
    """Seat 0 attacks blue-1 with two tokens from red-1, A10 against A8; seat 3 has the power."""
    hands = {0: ["A10"], 1: ["A8"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    table = Table(powers, hands=hands, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": 2})


def leased(count: int = 2, window: str = "checkpoint.cards_down", **more: Any) -> Table:
    """Seat 3 leases so many tokens to the offense."""
    table = fight(**more).wish(3, window, "power.0").wish(3, "hurtz.offer", count)
    return table.wish(0, "hurtz.accept", True)


def test_leased_tokens_count_two_and_move_with_those_above() -> None:
    table = leased().wish(3, "hurtz.from", {"purple-1": 1, "purple-2": 1}).run()
    assert table.events("totals")[-1] == {"offense": 10 + 2 + 4, "defense": 12}
    assert table.at("blue-1", 0) == 2
    assert table.at("purple-1", 3) == 3
    assert len(listed(table.state.powers[0].data["leased"])) == 2
    table.check()


def test_an_offer_may_be_refused_and_silence_refuses() -> None:
    refused = fight().wish(3, "checkpoint.cards_down", "power.0").wish(3, "hurtz.offer", 2).run()
    assert refused.events("totals")[-1]["offense"] == 12
    assert refused.state.powers[0].data["points"] == 0
    refused.check()


def test_no_more_than_the_other_has_there() -> None:
    table = fight().wish(3, "checkpoint.cards_down", "power.0").run(until="hurtz.offer")
    (ask,) = table.open("hurtz.offer")
    assert (*bounds_of(ask), ask.default) == (0, 2, 0)
    table.run().check()


def test_one_counter_before_the_reveal_and_two_after_it() -> None:
    assert leased().run().state.powers[0].data["points"] == 1
    assert leased(window="checkpoint.reveal").run().state.powers[0].data["points"] == 2


def test_super_hurtz_gains_three() -> None:
    table = leased(hands={3: ["A7", "flare.hurtz"]}).wish(3, "checkpoint.attack", "flare.hurtz").run()
    assert table.state.powers[0].data["points"] == 3
    table.check()


def test_a_zap_stops_the_lease() -> None:
    table = leased(hands={2: ["A6", "edict.cosmic_zap"]})
    table.wishes = [wish for wish in table.wishes if wish[1] != "hurtz.accept"]
    table.wish(2, "response", "edict.cosmic_zap").run()
    assert table.events("totals")[-1]["offense"] == 12
    table.check()


def test_the_defense_leases_too_and_the_bystander_gets_no_offer() -> None:
    table = fight().wish(3, "checkpoint.cards_down", "power.0").wish(3, "hurtz.offer", 0)
    table.wish(3, "hurtz.offer", 4).wish(1, "hurtz.accept", True).run()
    assert table.events("totals")[-1] == {"offense": 12, "defense": 8 + 4 + 8}
    assert not [event for event in table.events("announced", name="hurtz") if "yellow" in event["aim"]]
    table.check()


def test_without_its_host_a_leased_token_comes_home() -> None:
    table = leased(hands={0: ["A1"]}).wish(3, "hurtz", {"purple-4": 2}).run()
    assert table.at("warp", 0) == 2
    assert table.at("warp", 3) == 0
    assert table.at("purple-4", 3) == 6
    assert table.state.powers[0].data["leased"] == []
    table.check()


def test_rewards_count_leased_tokens_twice() -> None:
    table = fight(hands={0: ["A1"]}).wish(1, "invite.defense", [2]).wish(2, "join", "defense")
    table.wish(2, "commit", {"yellow-1": 1}).wish(3, "checkpoint.cards_down", "power.0")
    table.wish(3, "hurtz.offer", 0).wish(3, "hurtz.offer", 0).wish(3, "hurtz.offer", 1).wish(2, "hurtz.accept", True)
    table.run()
    assert table.events("drew", seat=2, why="reward")[-1]["count"] == 3
    table.check()


def test_rewards_for_anything_else_do_not_count_leased_tokens() -> None:
    """They count double for rewards (P3, Hurtz): for those of tokens in the challenge."""
    table = fight(("ghoul", "", "", "hurtz"), hands={0: ["A40"]}).wish(3, "checkpoint.cards_down", "power.1")
    table.wish(3, "hurtz.offer", 2).wish(0, "hurtz.accept", True)
    table.run()
    assert table.events("drew", seat=0, why="reward")[-1]["count"] == 4
    table.check()


def test_a_counter_doubles_the_own_rewards_of_a_defensive_ally() -> None:
    data = {"hurtz": {"points": 1}}
    table = fight(hands={0: ["A1"]}, data=data).wish(1, "invite.defense", [3]).wish(3, "join", "defense")
    table.wish(3, "commit", {"purple-1": 2}).wish(3, "hurtz.use", True).run()
    assert table.events("drew", seat=3, why="reward")[-1]["count"] == 4
    assert table.state.powers[0].data["points"] == 0
    table.check()


def test_a_counter_ends_a_lease() -> None:
    table = leased().run().next_challenge()
    assert table.state.powers[0].data["points"] == 1
    table.wish(3, "checkpoint.attack", "power.0").wish(3, "hurtz", {"purple-5": 2}).run()
    assert table.at("purple-5", 3) >= 4
    assert table.state.powers[0].data["leased"] == []
    table.check()


@pytest.mark.parametrize("target", [0, 1, 3])
def test_leases_go_with_home_systems_that_are_exchanged_p1_wild_schizoid(target: int) -> None:
    table = leased(hands={2: ["A6", "flare.schizoid"]}).run(until="card")
    table.wish(2, "checkpoint", "flare.schizoid").wish(2, "schizoid.wild.target", target).run(until="end")
    state = table.state
    assert table.events("colours_swapped")
    below = [number for number, token in enumerate(state.tokens) if token.place.startswith("under.")]
    assert len(below) == 2
    assert sorted(listed(state.powers[0].data["leased"])) == below
    assert problems(state) == []
    home = table.run().next_challenge().wish(3, "checkpoint.attack", "power.0").run()
    assert not any(token.place.startswith("under.") for token in home.state.tokens), "a counter ends them still"
    assert home.state.powers[0].data["leased"] == []
    home.check()


def lent(card: str) -> Table:
    hands = {0: [card, "A4", "A5", "edict.plague"], 3: ["A7", "flare.hurtz"]}
    table = fight(("", "", "", "virus"), hands=hands).wish(3, "checkpoint.between", "flare.hurtz")
    table.wish(3, "hurtz.wild.taker", 0).wish(0, "hurtz.wild.accept", True)
    return table.wish(0, "card", card)


def test_wild_hurtz_lends_its_power_for_two_cards_if_that_side_wins() -> None:
    table = lent("A20").run()
    assert table.events("totals")[-1]["offense"] == 40
    assert table.events("gave", seat=0, to=3)[-1]["count"] == 2
    table.check()


def test_wild_hurtz_gets_one_card_after_a_defeat() -> None:
    table = lent("A1").run()
    assert table.events("gave", seat=0, to=3)[-1]["count"] == 1
    table.check()


def test_wild_hurtz_lends_to_the_willing_alone() -> None:
    table = fight(("", "", "", "virus"), hands={3: ["A7", "flare.hurtz"]}).wish(3, "checkpoint.between", "flare.hurtz")
    table.wish(3, "hurtz.wild.taker", 0).run()
    assert not table.events("lent")
    assert not table.events("gave")
    table.check()


def test_leases_end_in_the_warp_when_the_power_leaves_the_game_6_8() -> None:
    hands = {0: ["A10", "edict.reincarnation"], 1: ["A8"], 3: ["A7"]}
    homes = {f"purple-{number}": 3 for number in range(1, 6)}
    table = Table(("", "", "", "hurtz"), hands=hands, tokens={3: homes}, piles={(0, 3): {"red-1": 2}})
    leased = [number for number, token in enumerate(table.state.tokens) if token.place.startswith("under.")]
    table.state.powers[0].data["leased"] = [*leased]
    table.wish(0, "checkpoint.between", "edict.reincarnation").run(until="target")
    assert table.state.powers[0].power != "hurtz"
    assert [table.state.tokens[number].place for number in leased] == ["warp", "warp"]
    table.run().check()
