"""Somebody stops answering: the others vote that a caretaker plays until they are back (8.11)."""

from __future__ import annotations

import pytest

from bot.kernel.codec import decode, encode
from bot.tables.contract.choices import PREFERENCE, SIGN, SILENT, SILENT_MS, Away
from bot.tables.contract.table import Effect, Post, Preference, Preferred, Returned, Silent
from bot.tables.cosmic.record import Record
from tests.tables.cosmic import people
from tests.tables.cosmic.test_holidays import panel, play_without, said
from tests.tables.cosmic.test_people_at_the_table import asleep
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def voted() -> tuple[World, int, list[Effect]]:
    """A table of four at which the others have just voted; and what came of the last vote."""
    world, sleeper = asleep()
    first, second, _ = [seat for seat in world.seats if seat != sleeper]
    assert people.said(world.press(first, 0, f"vote_care_{sleeper}")) == EN("cosmic-table-voted")
    assert people.said(world.press(first, 0, f"vote_care_{sleeper}")) == EN("cosmic-table-already-voted")
    assert world.controller._record.away == {}
    return world, sleeper, world.press(second, 0, f"vote_care_{sleeper}")


def test_a_majority_has_a_caretaker_play_which_the_store_hears_of_and_whoever_is_silent_once() -> None:
    world, sleeper, carried = voted()
    (stored,) = [one for one in carried if isinstance(one, Silent)]
    assert stored == Silent(sleeper, Away(world.ms + SILENT_MS, SILENT).written)
    (told,) = [one for one in carried if isinstance(one, Post) and one.ping]
    assert told.ping == (sleeper,)
    assert "a caretaker plays for you now" in told.body.text
    assert not world.game.state.players[sleeper].autopilot
    assert not world.controller._record.chairs[sleeper].asleep, "the question about the seat is answered"
    made, posted = len(world.made), len(world.effects)
    play_without(world, sleeper, 100)
    mine = [one for one in world.made[made:] if one.seat == sleeper]
    assert mine
    assert {one.by for one in mine} <= {"caretaker", "standing"}
    assert not any(isinstance(one, Post) and sleeper in one.ping for one in world.effects[posted:])
    shown = panel(world)
    assert f"{SIGN} has stopped answering. A caretaker plays until they are back." in shown


def test_who_plays_again_has_the_seat_back_with_one_digest() -> None:
    world, sleeper, _ = voted()
    play_without(world, sleeper, 60)
    answer = world.press(sleeper, 0, "play")
    assert [one for one in answer if isinstance(one, Returned)] == [Returned(sleeper)]
    assert EN("away-back-by-playing") in people.said(answer)
    assert sleeper not in world.controller._record.away
    assert len([text for text in said(world, sleeper) if "Welcome back" in text]) == 1


def test_what_the_store_then_says_changes_nothing_and_its_loss_gives_the_seat_back() -> None:
    world, sleeper, carried = voted()
    (stored,) = [one for one in carried if isinstance(one, Silent)]
    kept = encode(world.controller._record.away)
    world.handle(Preferred(world.at(), (Preference(sleeper, PREFERENCE, stored.value),)))
    assert encode(world.controller._record.away) == kept
    again = decode(encode(world.controller._record), Record)
    assert again.away[sleeper].plan == SILENT
    world.handle(Preferred(world.at(), ()))  # by ``/table back``
    assert world.controller._record.away == {}


@pytest.mark.parametrize("about", ["care_0", "care_9", "care_Nobody", "care_"])
def test_nobody_votes_on_somebody_who_answers_or_is_not_there(about: str) -> None:
    world, sleeper = asleep()
    voter = next(seat for seat in world.seats if seat not in (sleeper, 0))
    told = people.said(world.press(voter, 0, f"vote_{about}"))
    assert told == (EN("cosmic-table-vote-nothing") if about == "care_0" else EN("cosmic-table-unknown"))
    assert world.controller._record.votes == []
    assert world.controller._record.away == {}


def test_votes_are_offered_about_whoever_is_silent_alone() -> None:
    world, sleeper = asleep()
    voter, other = [seat for seat in world.seats if seat != sleeper][:2]
    assert f"vote_care_{sleeper}" in people.votes_about(world, voter, sleeper)
    assert people.votes_about(world, voter, other) == []
