"""letters that go (S4, S5, S6, S8), and what others may take of somebody (S7)."""

from __future__ import annotations

import pytest

from bot.cosmic.expansions.skill_tokens.rules import WHICH, part
from bot.cosmic.expansions.skill_tokens.state import NAME, SkillState, leaders, letter, own
from bot.cosmic.kinds import registry
from bot.cosmic.model import board
from bot.cosmic.tokens import picking
from bot.cosmic.words import things
from bot.kernel.ask import Split
from bot.words.speech import speech
from tests.cosmic.expansions.skill_tokens.words import spelled
from tests.cosmic.table import Table
from tests.words.voices import COMPLETE

USUAL = ["EWSL"] * 4


def lettered(*rows: str) -> dict[str, SkillState]:
    """The letters of the seats' tokens in the order in which their places are given; what is missing is mixed."""
    full = []
    for row in (*rows, *[""] * (4 - len(rows))):
        rest = "".join(one * (5 - row.count(one)) for one in "ELSW")
        full.append(row + rest)
    return {NAME: SkillState(full, USUAL)}


def at(table: Table, place: str, seat: int) -> str:
    """The letters of a seat at a place."""
    return spelled(table.state, board.tokens_at(table.state, place, seat))


def test_what_hate_picks_of_others_leaves_leaders_for_last_s7() -> None:
    table = Table(
        ("hate", "", "", ""),
        hands={0: ["A10"], 1: ["C"]},
        tokens={1: {"blue-1": 3, "blue-2": 2}},
        expansions=lettered("", "LLE" + "LW"),
        extras={NAME: True},
    )
    table.run(until="target")
    assert spelled(table.state, board.warp_tokens(table.state, 1)[-20:]).count("L") == 3, (
        "one of three was on the board"
    )
    assert (at(table, "blue-1", 1) + at(table, "blue-2", 1)).count("E") == 0
    assert (at(table, "blue-1", 1) + at(table, "blue-2", 1)).count("W") == 0
    table.check()


def test_a_division_of_somebody_elses_tokens_offers_leaders_only_at_need_s7() -> None:
    table = Table(tokens={1: {"blue-1": 3, "blue-2": 2}}, expansions=lettered("", "LLE" + "LW"), extras={NAME: True})
    counts = {"blue-1": 3, "blue-2": 2}
    two = picking.division(table.game, 1, counts, 2)
    assert two.accepts({"blue-1": 1, "blue-2": 1})
    assert not two.accepts({"blue-1": 2})
    three = picking.division(table.game, 1, counts, 3)
    assert three.accepts({"blue-1": 2, "blue-2": 1})
    assert three.accepts({"blue-1": 1, "blue-2": 2})
    assert not three.accepts({"blue-1": 3}), "the weapon on blue-2 is no Leader"


def test_a_torture_hits_no_leader_while_there_is_something_else_s7() -> None:
    table = Table(
        ("wrack", "", "", ""),
        hands={0: ["A10"], 1: ["A8"]},
        tokens={1: {"blue-1": 3, "blue-2": 1}},
        expansions=lettered("", "LLL" + "S"),
        extras={NAME: True},
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 1}).wish(0, "checkpoint.sides", "power.0")
    table.run(until="deal").act("deal.fail.offense", 0).wish(0, "wrack.torture", "blue-1").run(until="wrack.torture")
    (ask,) = table.open("wrack.torture")
    assert ask.form.accepts("blue-2")
    assert not ask.form.accepts("blue-1")


def test_captives_and_second_sets_have_no_letter_of_use_s8() -> None:
    table = Table(
        tokens={0: {"red-1": 4}, 1: {"blue-1": 4}},
        captives={(0, 1): {"red-1": 3}},
        seconds={2: {"yellow-1": 4}},
        expansions=lettered("LLEW", "SSSS" + "EEE"),
        extras={NAME: True},
    )
    state = table.state
    here = board.tokens_at(state, "red-1", 0)
    assert len(here) == 7
    assert len(own(state, here, "E")) == 1
    assert leaders(state, 0) == 2
    assert {
        letter(state, number) for number in board.tokens_at(state, "yellow-1", 2) if board.is_second(state, number)
    } == {""}


def test_of_a_mixed_heap_tokens_of_others_go_last_whatever_their_letters_s8() -> None:
    table = Table(
        tokens={0: {"red-1": 4, "red-2": 1, "red-3": 1}, 1: {"blue-1": 4}},
        captives={(0, 1): {"red-1": 2}},
        expansions=lettered("LLEW" + "EE", "LLLL" + "EE"),
        hands={0: ["A8"], 1: ["C"]},
        extras={NAME: True},
    )
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3}).run(until="card")
    cone = board.tokens_at(table.state, "cone.offense", 0)
    assert [table.state.tokens[number].owner for number in cone] == [0, 0, 0]
    assert spelled(table.state, cone) == "ELW"


def test_a_token_is_drawn_back_from_the_warp_by_preference_or_by_asking_s4() -> None:
    table = Table(
        tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4}},
        expansions=lettered("EEEE" + "WWWW" + "SSSS"),
        extras={NAME: True},
    )
    table.run(until="target")
    assert at(table, "warp", 0).count("E") == 0, "the Escort came back first"
    asked = Table(
        tokens={0: {"red-1": 4, "red-2": 4, "red-3": 4}},
        expansions=lettered("EEEE" + "WWWW" + "SSSS"),
        extras={NAME: True},
    )
    order = {"key": WHICH.key, "answer": "ask", "until": "revoked"}
    asked.interrupt("orders", 0, [order])
    asked.run(until="target")
    assert at(asked, "warp", 0).count("L") == 5, "the order came after the regroup"
    asked.wish(0, "commit", {"red-2": 1}).run(until="card")
    assert not asked.open(WHICH.key), "all tokens of red-2 are Weapons"


def test_whoever_asks_to_be_asked_chooses_among_the_letters_of_the_place_s4() -> None:
    table = Table(hands={0: ["A8"]}, extras={NAME: True})
    table.interrupt("orders", 0, [{"key": WHICH.key, "answer": "ask", "until": "revoked"}])
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 2}).run(until=WHICH.key)
    (ask,) = table.open(WHICH.key)
    assert isinstance(ask.form, Split)
    assert [part.name for part in ask.form.parts] == [f"skill.{one}.red-1" for one in "ELSW"]
    assert ask.default == {f"skill.{one}.red-1": int(one in "EW") for one in "ELSW"}
    table.answer(0, WHICH.key, {"skill.L.red-1": 1, "skill.S.red-1": 1})
    assert at(table, "cone.offense", 0) == "LS"


def test_chance_ignores_letters_s6() -> None:
    plain, mixed = Table(seed=3), Table(seed=3, extras={NAME: True})
    assert [plain.game.draw(20) for _ in range(5)] == [mixed.game.draw(20) for _ in range(5)]


@pytest.mark.parametrize("place", ["red-moon1", "power.3", "removed", "red-2", "warp", "karma", ""])
def test_letters_have_words_wherever_tokens_can_be_s2(place: str) -> None:
    registry.load()
    for language in COMPLETE:
        assert speech(language).message(things.place(part("L", place))).startswith("Leader")
