"""Turning points are found by the sums that everybody sees, in challenges as the engine plays them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cosmic.model.records import Maker, Tokens
from bot.cosmic.seen import turning
from bot.cosmic.seen.turning import Stopped
from bot.kernel.event import Event, visible
from proving.events import data
from tests.cosmic.table import Table
from tests.events import made

ZAP, CALM = "edict.cosmic_zap", "edict.emotion_control"
_NOBODY = ("", "", "", "")


def fought(
    powers: tuple[str, ...] = _NOBODY,
    cards: tuple[str, str] = ("A12", "A20"),
    *wishes: tuple[int, str, Any],
    allies: tuple[int, ...] = (),
    held: dict[int, list[str]] | None = None,
) -> list[Event]:
    """Seat 0 attacks blue-1 with four tokens against four, each side with its card; the public events."""
    table = Table(powers, hands={0: [cards[0], "A6"], 1: [cards[1], "A6"], **(held or {})})
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 4}).wish(0, "invite.offense", list(allies))
    for seat, colour in zip(allies, ("yellow", "purple"), strict=False):
        table.wish(seat, "join", "offense").wish(seat, "commit", {f"{colour}-1": 3})
    table.wish(0, "card", cards[0]).wish(1, "card", cards[1])
    for wish in wishes:
        table.wish(*wish)
    events = visible(table.run().seen, None)
    over = next(at for at, event in enumerate(events) if event.kind == "challenge_over")
    return events[: over + 1]


def power(name: str, seat: int) -> Maker:
    return Maker(name, False, seat)


def test_a_change_of_the_sum_without_which_the_other_side_had_won() -> None:
    assert turning.turn(fought(("virus", "", "", ""))) == power("virus", 0)


def test_a_change_that_only_made_a_win_higher_made_no_difference() -> None:
    events = fought(("virus", "", "", ""), ("A20", "A12"))
    assert any(event.kind == "tallied" for event in events)
    assert turning.turn(events) is None


def test_what_turned_the_outcome_round_comes_before_all_sums() -> None:
    events = fought(("virus", "anti_matter", "", ""))
    assert turning.turn(events) == power("anti_matter", 1)


def test_cards_that_changed_places() -> None:
    events = fought(("sorcerer", "", "", ""), ("A12", "A20"), (0, "checkpoint.cards_down", "power.0"))
    assert turning.turn(events) == power("sorcerer", 0)


@pytest.mark.parametrize("cards", [("A20", "A12"), ("A12", "C")])
def test_attacks_that_became_compromises(cards: tuple[str, str]) -> None:
    events = fought(_NOBODY, cards, (3, "checkpoint.reveal", CALM), held={3: ["A10", CALM]})
    assert turning.turn(events) == power("emotion_control", 3)


def test_the_last_ally_to_join_without_whom_it_had_been_lost() -> None:
    assert turning.turn(fought(_NOBODY, ("A17", "A20"), allies=(2, 3))) == Tokens(3, 3)
    assert turning.turn(fought(_NOBODY, ("A19", "A20"), allies=(2, 3))) is None, "either was enough"
    assert turning.turn(fought(_NOBODY, ("A20", "A12"), allies=(2, 3))) is None, "it was won without them"


def test_a_zapped_power_is_told_as_stopped_and_makes_no_claim() -> None:
    events = fought(("virus", "", "", ""), ("A12", "A20"), (3, "response", ZAP), held={3: ["A10", ZAP]})
    assert turning.turn(events) is None
    assert turning.stopped(events) == Stopped(power("virus", 0), power("cosmic_zap", 3))


def test_a_zap_that_was_answered_has_stopped_nothing() -> None:
    events = fought(
        ("virus", "", "", ""),
        ("A12", "A20"),
        (3, "response", ZAP),
        (0, "response", "edict.un_zap"),
        held={0: ["A12", "A6", "edict.un_zap"], 3: ["A10", ZAP]},
    )
    assert any(event.kind == "cancelled" for event in events)
    assert turning.stopped(events) is None
    assert turning.turn(events) == power("virus", 0)


def test_a_plain_fight_a_tie_and_no_fight_have_no_turning_point() -> None:
    assert turning.turn(fought()) is None
    assert turning.turn(fought(_NOBODY, ("A20", "A20"))) is None
    assert turning.turn(fought(_NOBODY, ("A20", "C"))) is None
    assert turning.turn([made("challenge", {"seat": 0, "ordinal": 1, "number": 1})]) is None


def test_a_power_that_sets_the_outcome_without_cards_made_the_difference() -> None:
    offer = {"give": {"goods": [], "grant": None}, "take": {"goods": [], "grant": "blue-2"}}
    table = Table(("wrack", "", "", ""), hands={0: ["A10"], 1: ["A8", "A9"]}).wish(0, "target", "blue-1")
    table.wish(0, "commit", {"red-1": 1}).wish(0, "checkpoint.sides", "power.0").wish(0, "wrack.torture", "blue-3")
    for _ in range(2):
        table.run(until="deal").act("deal.offer.offense", 0, offer).act("deal.fail.defense", 1)
    events = visible(table.run().seen, None)
    assert not any(event.kind == "revealed" for event in events)
    assert next(data(event)["outcome"] for event in events if event.kind == "outcome") == "defense"
    assert turning.turn(events) == power("wrack", 0)
