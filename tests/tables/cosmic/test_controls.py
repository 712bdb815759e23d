"""Choices of buttons and commands are read by one parser, and what it gives is written as it was read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.tables
from bot.tables.contract.choices import Ballot, ballot
from bot.tables.cosmic import controls
from bot.tables.cosmic.controls import (
    Answering,
    Come,
    Control,
    Decline,
    OpenAsk,
    OpenDeal,
    Ordering,
    Planning,
    Side,
    Sure,
    Take,
    ToComputer,
    meant,
)

PEEKING = re.compile(
    r"\bevent\.(?:choice|name|key)(?:\.(?:startswith|removeprefix|r?partition|split)\(|\[)"
    r"|\bname\.partition\(\"\.\"\)|\bkey\.r?partition\("
)


@pytest.mark.parametrize(
    ("choice", "control"),
    [
        ("vote_pause", Ballot("pause")),
        ("vote_house_2", Ballot("house", "2")),
        ("sure_stop", Sure(Ballot("stop"))),
        ("sure_house_0", Sure(Ballot("house", "0"))),
        ("sure_guest_2_77", Sure(Ballot("guest", "2"), "77")),
        ("take_3", Take(3)),
        ("decline_3", Decline(3)),
        ("house_sure_1", ToComputer(1)),
        ("offer_4", Come(4)),
        ("side_show", Side("show")),
        ("side_show_invite_offense", Side("show", "invite_offense")),
        ("side_done_12", Side("done", challenge=12)),
        ("side_of_3_join", Side("of", "join", 3)),
        ("side_of_12_invite_defense", Side("of", "invite_defense", 12)),
    ],
)
def test_a_control_is_written_as_it_is_read(choice: str, control: Control) -> None:
    assert controls.read(choice) == control
    assert str(control) == choice


def test_the_number_of_a_control_names_a_question_or_a_negotiation() -> None:
    """Numbers stand in messages on Discord, so that they stay as they are."""
    assert meant(43) == OpenAsk(43)
    assert meant(1_000_000_043) == OpenDeal(43)
    assert OpenDeal(43).control == 1_000_000_043


@pytest.mark.parametrize(
    ("choice", "control"),
    [
        ("order_pass", Ordering()),
        ("plan", Planning()),
        ("plan_of_card", Planning()),
        ("plan_done_3", Planning()),
        ("q_o_12", Answering("o", 12)),
        ("q_typed", Answering("typed", 0)),
        ("take_x", Take(None)),
        ("offer_", Come(None)),
        ("vote_care_somebody", Ballot("care", "somebody")),
    ],
)
def test_what_its_own_room_writes_or_somebody_typed_is_read_too(choice: str, control: Control) -> None:
    assert controls.read(choice) == control


@pytest.mark.parametrize("choice", ["hand", "orders", "planet", "hold", "concede_sure", "stop_sure", "", "see_zodiac"])
def test_other_choices_are_no_controls(choice: str) -> None:
    assert controls.read(choice) is None
    assert ballot(choice) is None


def test_no_controller_looks_at_how_a_choice_a_timer_or_a_key_begins() -> None:
    for path in Path(bot.tables.__file__).parent.rglob("*.py"):
        assert not PEEKING.findall(path.read_text(encoding="utf-8")), path
