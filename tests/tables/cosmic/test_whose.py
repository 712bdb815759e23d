"""Ownership of a controller's facts: a person's facts never reach whoever takes their seat, and a seat's stay
(8.10).
"""

from __future__ import annotations

from bot.cosmic.ai.player import EASY
from bot.tables.contract import choices
from bot.tables.contract.table import Post, Preference, Preferred
from bot.tables.cosmic.chair import Chair, Person
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.messages.hints import OFF
from bot.tables.cosmic.record import Record, Vote
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World


def test_what_is_a_person_s_goes_with_them_and_what_happened_to_the_seat_stays() -> None:
    record = a_record()
    for chair in record.chairs:
        chair.holds, chair.asleep, chair.person.hints = 2, "cos:5:z1", False
    record.change_person(1)
    assert record.chairs[1] == Chair("Ben", holds=2, asleep="cos:5:z1", person=Person())
    assert [person.hints for person in record.people] == [False, True, False]


def test_a_vote_goes_with_whoever_gave_it_and_stays_about_the_seat() -> None:
    record = a_record()
    record.votes = [Vote("house", 1, [2]), Vote("pause", None, [1, 2])]
    record.change_person(1)
    assert [(vote.about, vote.seats) for vote in record.votes] == [(1, [2]), (None, [2])]


def a_record() -> Record:
    return Record(5, [Chair(name) for name in ("Ana", "Ben", "Cy")], "daily", level=EASY.name)


def test_who_takes_a_seat_inherits_nothing_of_its_person_8_10() -> None:
    """The one before had turned the hints off, had been told nothing of the last challenge yet, played first, and had
    let the time for a look go by.
    """
    world = World(3, 3, seed=1, speed="daily")
    people.play_until(world, lambda now: now.game.state.challenges == 2 and bool(people.waiting(now)))
    seat = people.waiting(world)[0][1]
    world.handle(Preferred(world.at(), (Preference(seat, choices.FIRST_GAMES, choices.YES),)))
    world.press(seat, 0, OFF)
    before = world.controller._record.chairs[seat].person
    before.heard, before.looked = 0, (2, {looks.SIDES: [""]})
    assert (before.hints, before.first) == (False, True)
    offered = next(
        effect for effect in world.press(seat, 0, f"give_{seat}", "Zoe", guest="g99") if isinstance(effect, Post)
    )
    effects = world.press(None, 0, offered.body.buttons[0][0].choice, guest="g99")
    now = world.controller._record.chairs[seat].person
    assert (now.hints, now.first) == (True, False), "until it is told of whoever has come"
    assert "" not in now.looked[1].get(looks.SIDES, [])
    written = [effect.body.text for effect in effects if isinstance(effect, Post) and effect.place == "dm"]
    assert written
    assert not any("Challenge 1" in text for text in written), written
