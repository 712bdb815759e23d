"""Every moon: it does what it says, and does nothing where it should not (2.6.7)."""

from __future__ import annotations

from bot.cosmic.expansions.moons.moon import moons, occupant
from bot.cosmic.model import board
from bot.cosmic.model.state import REMOVED, WARP
from bot.cosmic.seen.story import picture
from bot.cosmic.words import alt, text
from bot.kernel.ask import OneOf, Split
from tests.cosmic.expansions.moons import moon_table
from tests.cosmic.table import Table
from tests.events import bare


def most(table: Table) -> int:
    form = table.run(until="commit").open("commit")[0].form
    assert isinstance(form, Split)
    return form.high


def totals(table: Table) -> tuple[int, int]:
    data = table.run().events("totals")[-1]
    table.check()
    return data["offense"], data["defense"]


# --- the cone ---------------------------------------------------------------------------------------------------------


def test_cone_size_3_lets_the_offense_commit_three() -> None:
    assert most(moon_table({"yellow-moon1": "cone_size_3_moon"}, {2: {"yellow-moon1": 1}})) == 3


def test_cone_size_5_lets_the_offense_commit_five() -> None:
    assert most(moon_table({"yellow-moon1": "cone_size_5_moon"}, {2: {"yellow-moon1": 1}})) == 5


def test_cone_sizes_3_and_5_cancel_each_other() -> None:
    both = {"yellow-moon1": "cone_size_3_moon", "yellow-moon2": "cone_size_5_moon"}
    assert most(moon_table(both, {2: {"yellow-moon1": 1}, 3: {"yellow-moon2": 1}})) == 4


def test_a_vacant_moon_has_no_effect_even_face_up() -> None:
    table = moon_table({"yellow-moon1": "cone_size_3_moon"})
    moons(table.state).shown.append("yellow-moon1")
    assert most(table) == 4


def test_cone_size_variable_counts_its_tokens_and_overrides_the_others() -> None:
    both = {"yellow-moon1": "cone_size_variable_moon", "yellow-moon2": "cone_size_5_moon"}
    assert most(moon_table(both, {2: {"yellow-moon1": 2}, 3: {"yellow-moon2": 1}})) == 2


def test_macron_still_commits_one_token_under_cone_size_5() -> None:
    named = {"yellow-moon1": "cone_size_5_moon"}
    assert most(moon_table(named, {2: {"yellow-moon1": 1}}, powers=("macron", "", "", ""))) == 1


# --- allies -----------------------------------------------------------------------------------------------------------


def allied(named: dict[str, str], shown: bool = True) -> tuple[int, int]:
    """Totals with three allied tokens of one player for the offense: 10+1+3 against 8+4."""
    at = {3: dict.fromkeys(named, 1)}
    table = moon_table(named, at, hands={0: ["A10"], 1: ["A8"], 3: ["A4"]})
    if shown:
        moons(table.state).shown += list(named)
    table.wish(0, "commit", {"red-1": 1}).wish(0, "invite.offense", [2])
    table.wish(0, "target", "blue-1").wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 3})
    return totals(table)


def test_ally_one_half_halves_the_sum_of_each_ally_rounded_down() -> None:
    assert allied({"yellow-moon1": "ally_one_half_moon"}) == (12, 12)


def test_ally_double_doubles_the_sum_of_each_ally() -> None:
    assert allied({"yellow-moon1": "ally_double_moon"}) == (17, 12)


def test_the_two_ally_moons_cancel_each_other() -> None:
    assert allied({"yellow-moon1": "ally_double_moon", "yellow-moon2": "ally_one_half_moon"}) == (14, 12)


def test_a_secret_moon_has_no_effect_face_down() -> None:
    assert allied({"yellow-moon1": "ally_double_moon"}, shown=False) == (14, 12)


def test_silent_moon_changes_nothing() -> None:
    assert allied({"yellow-moon1": "silent_moon"}) == (14, 12)


def test_a_secret_moon_can_be_turned_up_after_the_reveal() -> None:
    table = moon_table(
        {"yellow-moon1": "ally_double_moon"},
        {0: {"yellow-moon1": 1}},
        hands={0: ["A10"], 1: ["A8"]},
    )
    table.wish(0, "commit", {"red-2": 1}).wish(0, "invite.offense", [2]).wish(0, "target", "blue-1")
    table.wish(2, "join", "offense").wish(2, "commit", {"yellow-1": 3})
    table.wish(0, "checkpoint.reveal", "moon.yellow-moon1")
    assert totals(table) == (17, 12)


def joiner_limit(system: str, target: str) -> int:
    named = {f"{system}-moon1": "shield_wall_moon"}
    table = moon_table(named, {1: {f"{system}-moon1": 1}})
    table.wish(0, "target", target).wish(0, "invite.offense", [2]).wish(2, "join", "offense").run(until="commit")
    table.wish(0, "commit", {"red-1": 1}).run(until="join")
    for _ in range(20):
        asks = [ask for ask in table.open("commit") if ask.seat == 2]
        if asks:
            assert isinstance(asks[0].form, Split)
            return asks[0].form.high
        table._step()
    raise AssertionError("never joined")


def test_shield_wall_lets_allies_against_its_occupant_commit_two_each() -> None:
    assert joiner_limit("blue", "blue-1") == 2


def test_shield_wall_protects_planets_of_its_own_system_alone() -> None:
    assert joiner_limit("yellow", "blue-1") == 4


def test_reward_moon_adds_a_reward_for_an_ally() -> None:
    table = moon_table({"red-moon1": "reward_moon"}, {2: {"red-moon1": 1}}, hands={0: ["A4"], 1: ["A30"], 2: ["A6"]})
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2}).run()
    assert len(table.state.players[2].hand) == 4
    table.check()


def test_reward_moon_gives_nothing_to_an_ally_elsewhere() -> None:
    table = moon_table({"red-moon1": "reward_moon"}, {3: {"red-moon1": 1}}, hands={0: ["A4"], 1: ["A30"], 2: ["A6"]})
    table.wish(1, "invite.defense", [2]).wish(2, "join", "defense").wish(2, "commit", {"yellow-1": 2}).run()
    assert len(table.state.players[2].hand) == 3


# --- turns ------------------------------------------------------------------------------------------------------------


def challenges_in_a_turn(named: dict[str, str], at: dict[int, dict[str, int]]) -> int:
    table = moon_table(named, at, hands={0: ["A40", "A30", "A20", "A19"], 1: ["A1"]}, destiny=("blue",) * 3)
    for _ in range(5):
        table.run()
        if table.state.challenge.offense.seat != 0:
            return table.state.challenges - 1
        table.next_challenge()
    raise AssertionError("the turn does not end")


def test_challenge_extension_allows_three() -> None:
    assert challenges_in_a_turn({"red-moon1": "challenge_extension_moon"}, {3: {"red-moon1": 1}}) == 3


def test_challenge_limitation_allows_one() -> None:
    assert challenges_in_a_turn({"red-moon1": "challenge_limitation_moon"}, {3: {"red-moon1": 1}}) == 1


def test_extension_and_limitation_cancel_each_other() -> None:
    both = {"red-moon1": "challenge_limitation_moon", "red-moon2": "challenge_extension_moon"}
    assert challenges_in_a_turn(both, {3: {"red-moon1": 1, "red-moon2": 1}}) == 2


def test_extra_card_is_drawn_once_a_turn_by_the_occupant() -> None:
    table = moon_table({"red-moon1": "extra_card_moon"}, {0: {"red-moon1": 1}}, hands={0: ["A10"]}, deck=["A9"])
    assert table.run(until="target").hand(0) == ["A10", "A9"]
    other = moon_table({"red-moon1": "extra_card_moon"}, {1: {"red-moon1": 1}}, hands={0: ["A10"], 1: ["A8"]})
    other.run(until="target")
    assert (other.hand(0), other.hand(1)) == (["A10"], ["A8"])
    second = moon_table({"red-moon1": "extra_card_moon"}, {0: {"red-moon1": 1}}, hands={0: ["A10"]}, ordinal=2)
    assert second.run(until="target").hand(0) == ["A10"]


def test_warp_vent_retrieves_two_for_its_occupant_alone() -> None:
    warped = {0: {"red-1": 4, "red-2": 4, "red-3": 4, "red-moon1": 1}}
    mine = moon_table({"red-moon1": "warp_vent_moon"}, tokens=warped)
    moons(mine.state).shown.append("red-moon1")
    assert mine.run(until="target").at(WARP, 0) == 7 - 2
    other = moon_table({"red-moon1": "warp_vent_moon"}, {1: {"red-moon1": 1}}, tokens={0: {"red-1": 4, "red-2": 4}})
    assert other.run(until="target").at(WARP, 0) == 12 - 1


# --- fights -----------------------------------------------------------------------------------------------------------


def test_defense_moon_adds_its_tokens_which_are_not_at_risk() -> None:
    table = moon_table({"red-moon1": "defense_moon"}, {1: {"red-moon1": 3}}, hands={0: ["A30"], 1: ["A8"]})
    table.wish(0, "target", "blue-5").wish(0, "commit", {"red-1": 1})
    before = table.at("blue-5", 1)
    assert totals(table) == (31, 8 + before + 3)
    assert table.at("red-moon1", 1) == 3


def test_defense_moon_adds_nothing_on_a_moon_or_for_others() -> None:
    named = {"red-moon1": "defense_moon", "blue-moon1": "peace_moon"}
    table = moon_table(named, {1: {"red-moon1": 3, "blue-moon1": 1}}, hands={0: ["A30"], 1: ["A8"]})
    table.wish(0, "target", "blue-moon1").wish(0, "commit", {"red-1": 1})
    assert totals(table) == (31, 9)
    other = moon_table({"red-moon1": "defense_moon"}, {2: {"red-moon1": 3}}, hands={0: ["A30"], 1: ["A8"]})
    assert totals(other.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1})) == (31, 12)


def test_mini_mac_doubles_the_tokens_of_its_occupant_alone() -> None:
    table = moon_table({"red-moon1": "mini_mac_moon"}, {0: {"red-moon1": 1}}, hands={0: ["A10"], 1: ["A8"]})
    assert totals(table.wish(0, "target", "blue-1").wish(0, "commit", {"red-2": 3})) == (16, 12)


def test_macron_outweighs_mini_mac_5_2_1() -> None:
    named, at = {"red-moon1": "mini_mac_moon"}, {0: {"red-moon1": 1}}
    table = moon_table(named, at, hands={0: ["A10"], 1: ["A8"]}, powers=("macron", "", "", ""))
    assert totals(table.wish(0, "target", "blue-1")) == (14, 12)


def test_tie_moon_wins_ties_of_its_occupant_as_offense() -> None:
    table = moon_table({"red-moon1": "tie_moon"}, {0: {"red-moon1": 1}}, hands={0: ["A11"], 1: ["A8"]})
    table.wish(0, "target", "blue-4").wish(0, "commit", {"red-2": 1})
    assert totals(table) == (12, 12)
    decided = [{"name": "tie_moon", "flare": False, "seat": None}]
    assert table.events("outcome")[-1] == {"outcome": "offense", "by": decided}


def test_tie_moon_does_nothing_for_an_offense_elsewhere() -> None:
    table = moon_table({"red-moon1": "tie_moon"}, {2: {"red-moon1": 1}}, hands={0: ["A11"], 1: ["A8"]})
    table.wish(0, "target", "blue-4").wish(0, "commit", {"red-2": 1})
    assert totals(table) == (12, 12)
    assert table.events("outcome")[-1] == {"outcome": "defense"}


# --- prices -----------------------------------------------------------------------------------------------------------


def consoled(seat: int) -> int:
    table = moon_table(
        {"red-moon1": "consolation_moon"}, {seat: {"red-moon1": 1}}, hands={0: ["C"], 1: ["A8", "A4", "A5", "A6", "A7"]}
    )
    table.wish(0, "commit", {"red-2": 2}).run()
    table.check()
    return len(table.state.players[0].hand)


def test_consolation_moon_gives_one_card_more() -> None:
    assert consoled(0) == 3


def test_consolation_moon_gives_nothing_to_others() -> None:
    assert consoled(2) == 2


def test_peace_moon_makes_a_failed_deal_cost_one_token() -> None:
    table = moon_table({"red-moon1": "peace_moon"}, {0: {"red-moon1": 1}}, hands={0: ["C"], 1: ["C"]}).run()
    assert (table.at(WARP, 0), table.at(WARP, 1)) == (1, 3)
    table.check()


# --- cards that are shown ---------------------------------------------------------------------------------------------

HANDS = {0: ["A10", "A20"], 1: ["A8", "C"], 2: ["C"], 3: ["A4", "A40"]}


def shown_by(moon: str) -> dict[int, list[str]]:
    table = moon_table({"blue-moon1": moon}, hands=HANDS).wish(0, "target", "blue-moon1").run()
    table.check()
    return {data["seat"]: [card.split(".")[0] for card in data["cards"]] for data in table.events("shown", why=moon)}


def test_attack_revelation_shows_the_lowest_attack_of_everybody_who_has_one() -> None:
    assert shown_by("attack_revelation_moon") == {0: ["A10"], 1: ["A8"], 3: ["A4"]}


def test_confession_shows_the_highest_attack_of_everybody_who_has_one() -> None:
    assert shown_by("confession_moon") == {0: ["A20"], 1: ["A8"], 3: ["A40"]}


def bribed(*, invited: bool, taken: bool = True) -> Table:
    hands = {0: ["A10"], 1: ["A8"], 2: ["A20", "C"], 3: ["A4"]}
    table = moon_table({"red-moon1": "bribery_moon"}, {2: {"red-moon1": 1}}, hands=hands)
    card = next(card for card in table.state.players[2].hand if card.startswith("A20"))
    table.wish(2, "moons.bribe", "0").wish(2, "moons.bribe_card", card)
    if invited:
        table.wish(0, "invite.offense", [2]).wish(0, "moons.take_bribe", taken)
    return table.run(until="card")


def test_bribery_gives_the_card_to_a_main_player_who_invites_the_occupant() -> None:
    table = bribed(invited=True)
    assert table.hand(0) == ["A10", "A20"]
    shown = next(event for event in table.seen if event.kind == "shown")
    assert shown.audience == (0, 2)
    table.check()


def test_bribery_gives_nothing_without_an_invitation_or_if_the_card_is_not_wanted() -> None:
    assert bribed(invited=False).hand(0) == ["A10"]
    assert bribed(invited=True, taken=False).hand(0) == ["A10"]


def test_bribery_asks_for_whom_first_and_nothing_is_shown_in_silence_8_12() -> None:
    hands = {0: ["A10"], 1: ["A8"], 2: ["A20", "C"], 3: ["A4"]}
    table = moon_table({"red-moon1": "bribery_moon"}, {2: {"red-moon1": 1}}, hands=hands)
    table.run(until="moons.bribe")
    (asked,) = table.open("moons.bribe")
    assert asked.form == OneOf(("keep", "0", "1"))
    table.wish(2, "moons.bribe", "1").run(until="moons.bribe_card")
    (asked,) = table.open("moons.bribe_card")
    assert asked.form == OneOf(("keep", *table.state.players[2].hand))
    table.run()
    assert not [event for event in table.seen if event.kind == "shown"]
    table.check()


def test_bribery_asks_no_main_player() -> None:
    table = moon_table({"red-moon1": "bribery_moon"}, {1: {"red-moon1": 1}})
    table.run()
    assert not table.events("bribe_over")


# --- instant moons that move tokens -----------------------------------------------------------------------------------


def occupied(moon: str, tokens: dict[int, dict[str, int]] | None = None) -> Table:
    table = moon_table({"blue-moon1": moon}, tokens=tokens or {})
    return table.wish(0, "target", "blue-moon1").wish(0, "commit", {"red-1": 1})


def test_cold_revenge_takes_a_token_out_of_the_game() -> None:
    table = occupied("cold_revenge_moon").wish(0, "moons.revenge", "yellow-2:2").run()
    assert (table.at("yellow-2", 2), table.at(REMOVED, 2)) == (3, 1)
    table.check()


def test_cold_revenge_leaves_everybody_as_many_tokens_as_bases_win_8_4() -> None:
    table = occupied("cold_revenge_moon")
    for number in board.tokens_of(table.state, 2)[5:]:
        table.state.tokens[number].place = REMOVED
    table.state.holdings.clear()
    table.wish(0, "moons.revenge", "yellow-1:2").run()
    assert (table.at(REMOVED, 2), table.at(WARP, 2)) == (15, 1)


def test_flux_exchanges_a_token_of_each_of_two_bases() -> None:
    table = occupied("flux_moon").wish(0, "moons.flux", "yellow-2:2").wish(0, "moons.flux_with", "purple-1:3").run()
    assert (table.at("purple-1", 2), table.at("yellow-2", 3)) == (1, 1)
    assert (table.at("yellow-2", 2), table.at("purple-1", 3)) == (3, 3)
    table.check()


def test_implosion_sends_a_planet_and_the_moon_to_the_warp_for_good() -> None:
    table = occupied("implosion_moon", {1: {"blue-1": 4, "blue-2": 4, "blue-3": 4}, 2: {"blue-2": 2, "yellow-1": 4}})
    table.wish(0, "moons.implode", "blue-2").run()
    assert (table.at("blue-2", 1), table.at("blue-2", 2), table.at("blue-moon1", 0)) == (0, 0, 0)
    assert table.at(WARP, 0) == 1
    assert moons(table.state).gone == ["blue-moon1"]
    table.next_challenge().run(until="commit")
    assert occupant(table.state, "blue-moon1") == -1
    table.check()


def test_tokens_that_a_power_rescues_do_not_stay_on_an_imploded_moon() -> None:
    table = moon_table({"blue-moon1": "implosion_moon"}, powers=("zombie", "", "", ""))
    table.wish(0, "target", "blue-moon1").wish(0, "commit", {"red-1": 1}).wish(0, "moons.implode", "blue-2").run()
    assert (table.at("blue-moon1", 0), table.at(WARP, 0)) == (0, 0)
    table.check()


def test_moon_boon_brings_four_neutral_tokens_that_are_no_originals_p1_0_6() -> None:
    table = occupied("moon_boon").wish(0, "moons.boon", {"blue-moon1": 1, "red-1": 3}).run()
    assert (table.at("blue-moon1", 0), table.at("red-1", 0)) == (2, 6)
    boons = range(80, 84)
    assert all(not board.is_original(table.state, number) for number in boons)
    assert {board.colour_of(table.state, number) for number in boons} == {"neutral"}
    table.check()


def test_a_reveal_names_each_moon_that_counts_and_how_much_it_adds() -> None:
    named = {"red-moon1": "mini_mac_moon", "red-moon2": "defense_moon"}
    tokens = {0: {"red-moon1": 1}, 1: {"red-moon2": 3}}
    table = (
        moon_table(named, tokens, hands={0: ["A10"], 1: ["A8"]})
        .wish(0, "target", "blue-1")
        .wish(0, "commit", {"red-1": 2})
        .run(until="card")
    )
    before = len(table.seen)
    table.run()
    released = next(at for at, event in enumerate(table.seen) if event.kind == "released")
    shown = picture(bare(table.seen[:released]), "ABCD")
    assert shown is not None
    changes = [
        [(line.powers, line.value) for line in side.lines if line.kind == "changes"]
        for side in (shown.offense, shown.defense)
    ]
    assert changes == [[(("mini_mac_moon",), 2)], [(("defense_moon",), 3)]]
    assert "Mini Mac Moon +2" in alt.reveal(shown)
    told = [
        text.line(event.event, ["Ana", "Ben", "Cy", "Dee"]) for event in table.seen[before:] if event.kind == "tallied"
    ]
    assert told == ["Mini Mac Moon: +2 for the offense, Defense Moon: +3 for the defense."]
