"""Schizoid (P1): decides in secret what wins the game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic import moves
from bot.cosmic.engine.problems import problems
from bot.cosmic.model import board
from bot.cosmic.model.state import Bond
from bot.cosmic.seen.project import see_seat, see_table
from bot.kernel.codec import encode
from tests.cosmic.table import Table
from tests.plain import options_of

HOME = {f"red-{planet}": 2 for planet in range(1, 6)}
TERMS = {
    "five_bases": {"blue-2": 1, "blue-3": 1, "blue-4": 1, "blue-5": 1},
    "every_system": {"yellow-1": 1, "purple-1": 1},
    "three_in_one": {"blue-2": 1, "blue-3": 1},
    "two_and_two": {"blue-2": 1, "yellow-1": 1, "yellow-2": 1},
    "three_strong": {"blue-2": 4, "yellow-1": 4},
    "four_and_home": {"blue-2": 1, "yellow-1": 1, "yellow-2": 1},
}
"""Where seat 0 stands abroad, one base on blue-1 short of each term."""


def torn(term: str, abroad: dict[str, int], count: int = 1, **more: Any) -> Table:
    """Seat 3 has picked a term; seat 0 attacks blue-1 with so many tokens and wins, A20 against A1."""
    hands = {0: ["A20"], 1: ["A1"], 2: ["A6"], 3: ["A7"], **more.pop("hands", {})}
    tokens = {0: HOME | abroad, **more.pop("tokens", {})}
    data = {"schizoid": {"term": term}}
    powers = more.pop("powers", ("", "", "", "schizoid"))
    table = Table(powers, hands=hands, tokens=tokens, data=data, **more).wish(0, "target", "blue-1")
    return table.wish(0, "commit", {"red-1": count})


@pytest.mark.parametrize("term", list(TERMS))
def test_whoever_fulfils_the_term_wins_and_the_term_is_told(term: str) -> None:
    table = torn(term, TERMS[term])
    if term == "three_strong":
        table.wishes[-1] = (0, "commit", {"red-1": 2, "red-2": 1, "red-3": 1})
    table.run()
    assert table.state.winners == [0]
    told = [use["aim"] for use in table.events("announced", name="schizoid")]
    assert told == ([] if term == "five_bases" else [{"term": term}]), "the usual number makes no difference"


@pytest.mark.parametrize("term", list(TERMS))
def test_one_base_less_does_not_win(term: str) -> None:
    abroad = dict(list(TERMS[term].items())[1:])
    table = torn(term, abroad).run()
    assert table.state.winners == []
    table.check()


def test_home_planets_count_for_the_sixth_term() -> None:
    table = torn("four_and_home", TERMS["four_and_home"])
    table.wishes[-1] = (0, "commit", {"red-1": 2})
    table.wish(0, "regroup", {"red-5": 1}).run()
    assert table.at("red-1", 0) == 0
    assert table.state.winners == []


def test_the_usual_number_of_bases_does_not_win_and_nobody_learns_the_term() -> None:
    table = torn("three_strong", TERMS["five_bases"]).run()
    assert table.state.winners == []
    assert table.events("denied") == [{"seats": [0]}]
    assert table.events("announced", name="schizoid") == [
        {"seat": 3, "source": "power", "name": "schizoid", "card": "power.0", "aim": {}}
    ]
    table.check()


def test_a_zap_on_schizoid_lets_the_usual_number_win_at_once() -> None:
    table = torn("three_strong", TERMS["five_bases"], hands={0: ["A20", "edict.cosmic_zap"]})
    table.wish(0, "response", "edict.cosmic_zap").run()
    assert table.state.winners == [0]
    assert table.state.how == "bases"


def test_a_dormant_schizoid_leaves_the_usual_condition_6_3() -> None:
    table = torn("three_strong", TERMS["five_bases"], tokens={3: {"purple-1": 4, "purple-2": 4}}).run()
    assert table.state.winners == [0]


def test_the_pick_is_secret_and_the_same_for_everybody_else() -> None:
    seen = []
    for term in ("five_bases", "three_strong"):
        table = Table(("", "", "", "schizoid"), from_setup=True)
        table.answer(3, "schizoid.term", term).next_challenge().run(until="target")
        public = [event.data for event in table.seen if event.audience is None]
        seen.append((encode(see_table(table.state)), encode(see_seat(table.state, 1)), public))
        mine = see_seat(table.state, 3).secrets[0].notes
        assert dict(mine)["term"] == term
    assert seen[0] == seen[1]


def test_winners_over_schizoid_learn_a_term_that_it_is_not() -> None:
    table = torn("three_strong", {}, powers=("", "schizoid", "", ""))
    table.wish(0, "invite.offense", [2]).wish(2, "join", "offense").run()
    (told,) = [event for event in table.seen if event.kind == "not_term"]
    assert told.audience == (0, 2)
    assert told.data["term"] in TERMS
    assert told.data["term"] != "three_strong"
    table.check()


def test_a_bystanding_schizoid_tells_nothing() -> None:
    table = torn("three_strong", {}).run()
    assert not table.events("term_told")
    table.check()


def test_two_players_know_only_four_terms() -> None:
    table = Table(("", "schizoid"), from_setup=True, hands={0: ["A8"], 1: ["A6"]})
    options = options_of(table.open("schizoid.term")[0])
    assert set(options) == {"five_bases", "three_in_one", "three_strong", "four_and_home"}


# --- flares -----------------------------------------------------------------------------------------------------------


def test_wild_schizoid_swaps_homes_and_tokens_but_not_hands_and_powers() -> None:
    tokens = {0: HOME | {"blue-2": 3, "yellow-1": 2}, 2: {"yellow-2": 6}}
    table = Table(
        ("macron", "", "", ""),
        hands={0: ["A10", "flare.schizoid"], 1: ["A8"]},
        tokens=tokens,
        captives={(2, 0): {"yellow-3": 1}},
        piles={(2, 0): {"yellow-2": 2}},
    )
    table.wish(0, "target", "blue-1").run(until="card")
    table.wish(0, "checkpoint", "flare.schizoid").wish(0, "schizoid.wild.target", 2).run(until="end")
    state = table.state
    assert [player.colour for player in state.players] == ["yellow", "blue", "red", "purple"]
    assert state.powers[0].holder == 0
    assert board.tokens_at(state, "yellow-2", 0)
    assert table.at("red-2", 2) == 2
    assert table.events("colours_swapped")[0]["seats"] == [0, 2]
    assert "flare.schizoid" in state.discard
    assert problems(state) == []
    table.check()


def moving(table: Table, *, target: str = "blue-1") -> Table:
    """Seats 0 and 2 exchange home systems after a challenge at ``target``, which seat 0 loses, A4 against A8."""
    table.wish(0, "target", target).wish(0, "commit", {"red-1": 1}).run(until="card")
    table.wish(0, "checkpoint", "flare.schizoid").wish(0, "schizoid.wild.target", 2).run(until="end")
    table.check()
    return table


MOVING: dict[int, list[str]] = {0: ["A4", "flare.schizoid"], 1: ["A8"]}


def test_captives_go_with_the_system_in_which_they_stand_and_make_nobody_a_base_pow26() -> None:
    tokens = {0: HOME | {"blue-2": 1}, 1: {f"blue-{planet}": 3 for planet in range(1, 6)}}
    captives = {(0, 1): {"red-5": 1}, (2, 1): {"yellow-4": 2}, (0, 2): {"red-4": 1}}
    table = moving(Table(hands=MOVING, tokens=tokens | {2: {"yellow-1": 4, "yellow-2": 4}}, captives=captives))
    state = table.state
    assert set(board.bases(state, 2)) == {"red-1", "red-2", "red-3", "red-4", "red-5", "blue-2"}
    assert set(board.bases(state, 0)) == {"yellow-1", "yellow-2", "yellow-4"}
    (held,) = [number for number in board.tokens_at(state, "red-5", 2) if state.tokens[number].controller == 2]
    assert state.tokens[held].owner == 1, "in red-4 a token of either changes its colour with them"
    assert [state.tokens[number].owner for number in board.tokens_at(state, "red-4", 2)].count(0) == 1


def test_captives_of_somebody_else_stay_captives_and_change_whose_they_are_p1() -> None:
    tokens = {0: HOME, 2: {"yellow-1": 4, "yellow-2": 4}}
    table = moving(Table(hands=MOVING, tokens=tokens, captives={(3, 0): {"purple-1": 1}}))
    held = [number for number in table.state.foreign_tokens if table.state.tokens[number].controller == 3]
    assert [(table.state.tokens[number].owner, table.state.tokens[number].place) for number in held] == [
        (2, "purple-1")
    ]


def test_a_second_set_makes_no_bases_in_the_system_that_it_has_left_p1() -> None:
    homes = {f"red-{planet}": 4 for planet in range(1, 6)}
    tokens = {2: {f"yellow-{planet}": 4 for planet in range(1, 6)}}
    table = moving(Table(("symbiote", "", "", ""), hands=MOVING, seconds={0: homes}, tokens=tokens))
    state = table.state
    assert state.winners == []
    assert board.home_bases(state, 0) == len(board.bases(state, 0)) == 5
    assert table.at("red-2", 2) == 8


def test_what_super_zombie_holds_is_held_in_the_colour_that_it_has_now_p1() -> None:
    tokens = {0: HOME, 2: {"yellow-1": 4, "yellow-2": 4}}
    hands = MOVING | {3: ["A6", "flare.zombie"]}
    table = Table(("", "", "", "zombie"), hands=hands, tokens=tokens, captives={(3, 0): {"purple-1": 1}})
    table.state.bonds.append(Bond(3, "flare.zombie", list(table.state.foreign_tokens)))
    moving(table)
    (bond,) = table.state.bonds
    assert [table.state.tokens[number].owner for number in bond.tokens] == [2]
    assert bond.tokens == table.state.foreign_tokens


def test_a_ring_stays_with_the_flare_that_holds_it_p1() -> None:
    tokens = {0: HOME, 2: {"yellow-1": 4, "yellow-2": 4}}
    table = Table(hands=MOVING | {3: ["A6", "flare.fungus"]}, tokens=tokens)
    number = board.warp_tokens(table.state, 2)[0]
    table.state.tokens[number].place = "ring.3"
    table.state.bonds.append(Bond(3, "flare.fungus", [number]))
    moving(table)
    assert table.state.tokens[number].place == "ring.3"
    assert table.state.bonds[0].tokens == [number]


@pytest.mark.parametrize("warp", [0, 3])
def test_tokens_left_over_make_nobody_a_base_where_they_stood_p1(warp: int) -> None:
    """Assessor's disk holds three of one of the two."""
    tokens = {0: {"red-1": 7, "red-2": 7, "red-3": 5 - warp, "blue-2": 1}, 2: {"yellow-1": 9, "yellow-2": 8}}
    table = Table(("", "", "", "assessor"), hands=MOVING, tokens=tokens)
    for number in board.warp_tokens(table.state, 2):
        table.state.tokens[number].place = "power.0"
    moving(table)
    state = table.state
    assert set(board.bases(state, 0)) == {"yellow-1", "yellow-2"}
    assert set(board.bases(state, 2)) == {"red-1", "red-2", "red-3", "blue-2"}
    assert [token.owner for token in state.tokens if token.place == "power.0"] == [2, 2, 2]
    assert sum(board.bases(state, 0).values()) == 20 - len(board.warp_tokens(state, 0))


def test_moon_boons_tokens_go_with_the_bases_on_which_they_stand_d_210() -> None:
    tokens = {0: HOME, 2: {"yellow-1": 4, "yellow-2": 4}}
    table = Table(hands=MOVING, tokens=tokens)
    moves.add_neutral(table.game, 0, ["red-4", "red-5"], "boon")
    moves.swap_colours(table.game, 0, 2)
    assert [table.state.tokens[number].seat for number in table.state.foreign_tokens] == [2, 2]
    assert set(board.bases(table.state, 0)) == {"yellow-1", "yellow-2"}


def test_super_schizoid_changes_the_term_in_secret_to_one_by_which_nobody_wins() -> None:
    hands = {0: ["A4", "flare.schizoid"], 1: ["A20"]}
    table = Table(("schizoid", "", "", ""), hands=hands, data={"schizoid": {"term": "five_bases"}})
    table.state.tokens[20].place = "red-1"
    table.wish(0, "checkpoint.between", "flare.schizoid").wish(0, "schizoid.super.term", "three_strong").run()
    assert table.state.powers[0].data["term"] == "three_strong"
    assert not [event for event in table.seen if event.audience is None and "three_strong" in str(event.data)]


@pytest.mark.parametrize("declined", [True, False])
def test_super_schizoid_waits_for_the_end_of_the_turn_also_where_a_second_challenge_is_declined_p1(
    declined: bool,
) -> None:
    hands = {0: ["A20", "A4", "flare.schizoid"], 1: ["A4"]}
    table = Table(("schizoid", "", "", ""), hands=hands, data={"schizoid": {"term": "five_bases"}})
    table.wish(0, "card", "A20").wish(0, "schizoid.super.term", "three_strong")
    table.wish(0, "checkpoint.between", "flare.schizoid").run(until="second_challenge")
    assert table.state.powers[0].data["term"] == "five_bases"
    table.answer(0, "second_challenge", not declined).run()
    term = table.state.powers[0].data["term"]
    assert term == ("three_strong" if declined else "five_bases")


def test_super_schizoid_changes_the_term_where_no_card_is_left_for_a_second_challenge_p1() -> None:
    hands = {0: ["A20", "flare.schizoid"], 1: ["A4"]}
    table = Table(("schizoid", "", "", ""), hands=hands, data={"schizoid": {"term": "five_bases"}})
    table.wish(0, "schizoid.super.term", "three_strong").wish(0, "checkpoint.between", "flare.schizoid").run()
    assert table.state.powers[0].data["term"] == "three_strong"
