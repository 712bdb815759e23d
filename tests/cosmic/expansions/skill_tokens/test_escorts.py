"""Escorts (S11, S12, S13), Shields against Weapons (S20, S22), named powers (S16, S25)."""

from __future__ import annotations

from bot.cosmic.engine import force
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, NOW, WAIT
from bot.cosmic.expansions.skill_tokens.state import NAME, fighting, leaders, skills
from bot.cosmic.model import board
from bot.cosmic.model.options import FlagValue, Options
from bot.cosmic.phases.setup import pool
from tests.cosmic.expansions.skill_tokens.test_choosing import lettered
from tests.cosmic.expansions.skill_tokens.words import spelled
from tests.cosmic.table import Table

ON: dict[str, FlagValue] = {NAME: True}


def at(table: Table, place: str, seat: int) -> str:
    """The letters of a seat at a place."""
    return spelled(table.state, board.tokens_at(table.state, place, seat))


def test_whoever_waits_is_asked_in_turn_and_nobody_waits_for_that_s11() -> None:
    table = Table(hands={0: ["A8"], 1: ["A9"]}, extras=ON)
    table.wish(0, "target", "blue-1").wish(1, CALLS.key, WAIT).wish(0, CALLS.key, 2).run(until=NOW.key)
    assert table.at("cone.offense", 0) == 5, "the offense's Escorts are there already"
    (ask,) = table.open(NOW.key)
    assert ask.seat == 1
    table.answer(1, NOW.key, 1).run(until="card")
    assert at(table, "blue-1", 1) == "EELSW"
    table.check()


def test_a_sealed_number_may_be_changed_until_all_have_answered_s11() -> None:
    table = Table(hands={0: ["A8"], 1: ["A9"]}, extras=ON).run(until=CALLS.key)
    table.answer(0, CALLS.key, 2).answer(0, CALLS.key, 0).answer(1, CALLS.key, 0).run(until="card")
    assert not table.events("escorts_called")


def test_the_first_in_the_order_has_nothing_to_wait_for_s11() -> None:
    table = Table(hands={0: ["A8"], 1: ["A9"]}, extras=ON).run(until=CALLS.key)
    forms = {ask.seat: ask.form for ask in table.open(CALLS.key)}
    assert not forms[0].accepts(WAIT)
    assert forms[1].accepts(WAIT)


def test_calling_the_last_tokens_of_home_bases_silences_powers_after_the_whole_call_s15() -> None:
    table = Table(
        ("mind", "", "", ""),
        hands={0: ["A8"], 1: ["A9"]},
        tokens={0: {"red-1": 2, "red-2": 1, "red-3": 1, "green-1": 0, "blue-5": 3}},
        expansions=lettered("WW" + "E" + "E" + "LLL"),
        extras=ON,
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).wish(0, CALLS.key, 2).run(until="card")
    assert board.home_bases(table.state, 0) < 3
    assert force.is_dormant(table.state, 0)


def test_an_attracted_ally_may_call_escorts_and_a_repelled_one_takes_them_along_s16() -> None:
    table = Table(("magnet", "", "", ""), hands={0: ["A8"], 1: ["A9"]}, extras=ON).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.sides", "power.0").wish(0, "magnet.way", "offense").wish(0, "magnet.player", 2)
    table.wish(2, "magnet.commit", {"yellow-4": 2}).wish(2, NOW.key, 3).run(until="card")
    assert table.at("cone.offense", 2) == 5
    table.check()

    away = Table(("magnet", "", "", ""), hands={0: ["A8"], 1: ["A9"]}, extras=ON).wish(0, "target", "blue-1")
    away.wish(1, "invite.defense", [3]).wish(3, "join", "defense").wish(3, "commit", {"purple-1": 1})
    away.wish(3, CALLS.key, 3).wish(0, "checkpoint.sides", "power.0").wish(0, "magnet.way", "repel").run(until="card")
    assert away.at("cone.defense", 3) == 0
    assert len(board.base_tokens(away.state, 3)) == 20


def test_super_macron_calls_any_number_s16() -> None:
    table = Table(("macron", "", "", ""), hands={0: ["A8", "flare.macron"], 1: ["A9"]}, extras=ON)
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.attack", "flare.macron").run(until=CALLS.key)
    offense = next(ask for ask in table.open(CALLS.key) if ask.seat == 0)
    assert offense.form.accepts(3), "readied after the one token was committed"
    assert table.state.armed[0].shown
    plain = Table(("macron", "", "", ""), hands={0: ["A8"], 1: ["A9"]}, extras=ON).wish(0, "target", "blue-1")
    plain.run(until=CALLS.key)
    offense = next(ask for ask in plain.open(CALLS.key) if ask.seat == 0)
    assert not offense.form.accepts(2), "one at most without the flare"
    assert plain.events("announced", name="macron"), "so that it can be zapped (4.0.7)"


def test_super_macron_calls_no_more_than_there_are_s12() -> None:
    table = Table(("macron", "", "", ""), hands={0: ["A8", "flare.macron"], 1: ["A9"]}, extras=ON)
    table.wish(0, "target", "blue-1").wish(0, "checkpoint.attack", "flare.macron").run(until=CALLS.key)
    offense = next(ask for ask in table.open(CALLS.key) if ask.seat == 0)
    assert [most for most in range(20) if offense.form.accepts(most)] == [0, 1, 2, 3, 4], "the fifth is committed"
    table.run().check()


def test_an_ally_who_leaves_is_not_counted_s24() -> None:
    table = Table(
        hands={0: ["A8"], 1: ["A9"]},
        tokens={0: {"red-1": 20}, 2: {"yellow-1": 20}},
        expansions=lettered("", "", "W" * 5),
        extras=ON,
    )
    skills(table.state).orders[2] = "WSEL"
    table.wish(0, "target", "blue-1").wish(0, "invite.offense", [2]).wish(2, "join", "offense")
    table.wish(2, "commit", {"yellow-1": 2}).run(until=CALLS.key)
    before = fighting(table.state)[0]
    table.interrupt("concede", 2)
    assert fighting(table.state)[0] == before - 2


def test_a_repulse_sends_everybody_home_without_cards_rewards_or_karma_s22() -> None:
    table = Table(
        hands={0: ["A8", "A10"], 1: ["A9"]},
        tokens={1: {"blue-1": 4, "blue-2": 4, "blue-3": 4, "blue-4": 4, "blue-5": 4}},
        expansions=lettered("LLEE" * 1, "SSSS"),
        extras={**ON, "zodiac": False},
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run()
    assert table.events("mustered")[-1]["repulsed"] is True
    assert table.events("outcome")[-1] == {"outcome": "repulsed"}
    assert not table.events("revealed")
    assert table.state.challenge.offense.seat == 1, "the turn has passed although it was the first challenge"
    assert len(board.base_tokens(table.state, 0)) == 20
    table.check()


def test_called_shields_home_of_the_defense_after_a_repulse_s14() -> None:
    table = Table(hands={0: ["A8"], 1: ["A9"]}, expansions=lettered("LLLL", "SSSS" + "EEEE"), extras=ON)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).wish(1, CALLS.key, 2)
    table.wish(1, "return", {"blue-5": 2}).run()
    assert table.at("blue-1", 1) == 4
    assert table.at("blue-5", 1) == 6
    assert skills(table.state).called == []
    table.check()


def test_masochist_is_not_dealt_with_skill_tokens() -> None:
    assert "masochist" in pool(4, Options())
    assert "masochist" not in pool(4, Options(extras=ON))


def test_a_token_counts_one_whatever_its_value_s20() -> None:
    table = Table(("macron", "", "", ""), hands={0: ["A8"], 1: ["A9"]}, expansions=lettered("WWWW", "LLLL"), extras=ON)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run(until="card")
    assert table.events("mustered")[0]["weapons"] == 1


def test_petrified_leaders_are_active_s25() -> None:
    table = Table(("", "gorgon", "", ""), tokens={0: {"blue-1": 3, "red-1": 1}}, expansions=lettered("LLL"), extras=ON)
    assert leaders(table.state, 0) == 3


def test_leaders_among_ghosts_are_active_and_ghosts_are_no_weapons_s25() -> None:
    table = Table(
        ("phantom", "", "", ""),
        tokens={0: {"power.0": 5, "red-1": 5, "red-2": 5, "red-3": 5}},
        expansions=lettered("LLLWE" + "SSSSS" + "EEEEW" + "WWWLL"),
        hands={0: ["A8"], 1: ["A9"]},
        extras=ON,
    )
    assert leaders(table.state, 0) == 5
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).run(until="card")
    assert fighting(table.state)[0] == 0


def test_leaders_on_a_sheet_that_takes_none_back_are_not_active_s18() -> None:
    places = {0: {"power.0": 15, "red-1": 2, "red-2": 1, "red-3": 1, "red-4": 1}}
    table = Table(("boomerang", "", "", ""), tokens=places, expansions=lettered("LLL" + "E" * 12 + "LLWWW"), extras=ON)
    assert leaders(table.state, 0) == 2
    assert force.is_dormant(table.state, 0)


def test_a_gorgon_without_leaders_is_dormant_and_without_home_bases_it_is_not_s17() -> None:
    homeless = Table(("gorgon", "", "", ""), tokens={0: {"blue-1": 4}}, expansions=lettered("LLLE"), extras=ON)
    assert force.in_force(homeless.state, homeless.state.powers[0])
    leaderless = Table(("gorgon", "", "", ""), tokens={0: {"red-1": 4}}, expansions=lettered("LLEE"), extras=ON)
    assert not force.in_force(leaderless.state, leaderless.state.powers[0])
