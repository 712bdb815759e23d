"""Parasite (P2): joins any alliance uninvited."""

from __future__ import annotations

import pytest

from bot.cosmic.model.options import Options
from bot.cosmic.phases.setup import pool
from tests.cosmic.table import Table

FOUR = ("", "", "parasite", "")


@pytest.mark.parametrize("side", ["offense", "defense"])
def test_parasite_joins_either_side_uninvited(side: str) -> None:
    table = Table(FOUR).wish(2, "join", side).wish(2, "commit", {"yellow-1": 4}).run(until="card")
    assert table.at(f"cone.{side}", 2) == 4
    assert table.events("announced", name="parasite")
    table.check()


def test_parasite_shares_the_victory_of_its_host() -> None:
    table = Table(FOUR, hands={0: ["A20"], 1: ["A4"]}).wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 1})
    table.wish(0, "target", "blue-2").run()
    assert table.at("blue-2", 2) == 1
    table.check()


def test_an_invited_parasite_uses_no_power_and_others_stay_out() -> None:
    table = Table(FOUR).wish(0, "invite.offense", [2]).wish(2, "join", "offense").wish(3, "join", "offense")
    table.run(until="card")
    assert table.state.challenge.offense.allies == [2]
    assert not table.events("announced")
    assert [wish[0] for wish in table.wishes] == [3], "seat 3 is neither invited nor a Parasite"


def test_parasite_answers_at_its_place_and_the_limit_of_four_stays_4_6_3() -> None:
    table = Table(FOUR).wish(0, "invite.offense", [3]).run(until="join")
    assert [ask.seat for ask in table.open("join")] == [2], "clockwise from the offense's left"
    table.wish(2, "join", "offense").run(until="commit")
    (ask,) = table.open("commit")
    assert not ask.form.accepts({"yellow-1": 4, "yellow-2": 1})
    table.check()


def test_silence_keeps_the_parasite_out() -> None:
    table = Table(FOUR).run(until="card")
    assert table.events("joined", seat=2) == [{"seat": 2, "side": None}]
    table.check()


def test_a_main_player_cannot_join() -> None:
    table = Table(("parasite", "", "", "")).wish(0, "join", "defense").run(until="card")
    assert len(table.wishes) == 1


def test_a_zapped_parasite_stays_out() -> None:
    table = Table(FOUR, hands={3: ["edict.cosmic_zap", "A8"]}).wish(2, "join", "offense")
    table.wish(3, "response", "edict.cosmic_zap").run(until="card")
    assert table.state.challenge.offense.allies == []
    assert table.at("yellow-1", 2) == 4
    table.check()


def test_parasite_is_barred_with_two_players_8_6() -> None:
    assert "parasite" in pool(3, Options())
    assert "parasite" not in pool(2, Options())


# --- wild -------------------------------------------------------------------------------------------------------------


def falling(power: str | tuple[str, ...] = "amoeba", lost: str = "blue-3") -> Table:
    """Seat 1 has three home bases and loses ``lost`` to an attack; seat 2 holds the flare."""
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 1, "red-5": 1}}
    hands = {0: ["A20"], 1: ["A4", "C"], 2: ["A8", "flare.parasite"]}
    table = Table(("", power, "", ""), tokens=tokens, hands=hands).wish(0, "target", lost)
    return table.wish(0, "card", "A20").wish(1, "card", "A4").wish(2, "checkpoint.between", "flare.parasite")


def test_wild_founds_a_base_where_a_power_was_just_lost() -> None:
    table = falling().wish(2, "parasite.wild.planet", "blue-4").wish(2, "parasite.wild.from", "yellow-5").run()
    assert table.at("blue-4", 2) == 1
    assert table.at("yellow-5", 2) == 3
    table.check()


def under_attack(tokens: dict[str, int]) -> Table:
    """Seat 0 commits the last token of its third home base against blue-1; seat 1, the defense, holds the flare."""
    hands = {0: ["A8"], 1: ["A4", "flare.parasite"]}
    places = {0: {"red-1": 10, "red-2": 9, "red-3": 1}, 1: tokens}
    table = Table(("amoeba", "", "", ""), tokens=places, hands=hands).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-3": 1}).wish(1, "checkpoint.attack", "flare.parasite")


def test_wild_works_in_the_middle_of_a_challenge() -> None:
    table = under_attack({"blue-1": 4, "blue-4": 4}).wish(1, "parasite.wild.planet", "red-3").run(until="card")
    assert (table.at("red-3", 1), table.at("blue-4", 1), table.at("blue-1", 1)) == (1, 3, 4)
    table.check()


def test_wild_takes_no_token_out_of_the_challenge_p2_s11() -> None:
    table = under_attack({"blue-1": 4}).run(until="card")
    assert len(table.wishes) == 1, "its only base is under attack"


def test_wild_needs_a_power_to_be_lost() -> None:
    table = falling(power="").run()
    assert len(table.wishes) == 1


def test_wild_needs_the_loss_to_be_for_lack_of_home_bases() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4, "blue-3": 1, "blue-4": 1}}
    hands = {0: ["A20"], 1: ["A4", "C"], 2: ["A8", "flare.parasite"]}
    table = Table(("", "amoeba", "", ""), tokens=tokens, hands=hands).wish(0, "target", "blue-3")
    table.wish(0, "card", "A20").wish(1, "card", "A4").wish(2, "checkpoint.between", "flare.parasite").run()
    assert len(table.wishes) == 1


@pytest.mark.parametrize("power", ["masochist", "gorgon", "symbiote"])
def test_wild_needs_a_power_that_rests_without_home_bases_6_3(power: str) -> None:
    table = falling(power).run()
    assert len(table.wishes) == 1


def test_wild_is_content_with_one_of_two_powers_that_was_lost() -> None:
    table = falling(("masochist", "amoeba")).wish(2, "parasite.wild.planet", "blue-4").run()
    assert table.at("blue-4", 2) == 1
    table.check()


def test_wild_comes_too_late_for_a_power_lost_before() -> None:
    tokens = {1: {"blue-1": 4, "blue-2": 4}}
    table = Table(("", "amoeba", "", ""), tokens=tokens, hands={2: ["A8", "flare.parasite"]})
    table.wish(2, "checkpoint", "flare.parasite").run()
    assert len(table.wishes) == 1


def test_wild_acts_again_only_after_the_power_was_regained_and_lost() -> None:
    table = falling().wish(2, "parasite.wild.planet", "blue-4").run().next_challenge()
    table.wish(2, "checkpoint", "flare.parasite").run()
    assert len(table.wishes) == 1, "still dormant"
    table.wishes = []
    table.check()


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_commits_any_number_as_an_ally() -> None:
    table = Table(FOUR, hands={2: ["A8", "flare.parasite"]}).wish(2, "checkpoint.attack", "flare.parasite")
    table.wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 4, "yellow-2": 3}).run(until="card")
    assert table.at("cone.defense", 2) == 7
    table.check()


def test_super_is_no_help_to_a_main_player() -> None:
    table = Table(FOUR, offense=2, hands={2: ["A8", "flare.parasite"]})
    table.wish(2, "checkpoint.between", "flare.parasite").run(until="commit")
    (ask,) = table.open("commit")
    assert not ask.form.accepts({"yellow-1": 4, "yellow-2": 3})
    table.check()
