"""Leaving, new people, sleepers, votes and taking back at a table (8.7-8.11)."""

from __future__ import annotations

import pytest

from bot.cosmic.moves import places
from bot.cosmic.state import REMOVED
from bot.kernel.table import Erase, Post, Reseat
from tests.cosmic.table import people
from tests.cosmic.table.world import World


def running(some: int = 3, seed: int = 5, players: int = 3) -> World:
    world = World(players, some, seed=seed, speed="daily")
    people.play_until(world, people.in_round)
    return world


def asleep() -> tuple[World, int]:
    """A table of four at which one person has missed three deadlines."""
    world = World(4, 4, seed=6, speed="live")
    sleeper = world.seats[1]
    while not world.game.state.players[sleeper].autopilot:
        awake = [(n, seat) for n, seat in people.waiting(world) if seat != sleeper]
        if awake:
            people.answer(world, *awake[0], 1_000)
        else:
            world.wait()
    return world, sleeper


def test_leaving_asks_once_more_and_then_leaves_8_7() -> None:
    world = running()
    seat = world.seats[0]
    assert "for good" in people.said(world.press(seat, 0, "concede"))
    assert not world.game.state.players[seat].leaving
    world.press(seat, 0, "concede_sure")
    player = world.game.state.players[seat]
    assert player.leaving or not player.active


def test_when_the_last_person_leaves_the_game_is_stopped() -> None:
    world = running(some=1)
    world.press(world.seats[0], 0, "concede_sure")
    assert world.over == "stopped"


def test_only_the_host_stops_the_game() -> None:
    world = running()
    assert "host" in people.said(world.press(world.seats[0], 0, "stop"))
    assert world.over is None
    world.press(None, 0, "stop", host=True)
    assert world.over == "stopped"


def test_the_host_gives_a_seat_to_a_computer_player_which_answers_what_is_open_8_10() -> None:
    world = running()
    seat = people.waiting(world)[0][1]
    effects = world.press(None, 0, "replace", str(seat), "", host=True)
    assert [e for e in effects if isinstance(e, Reseat)] == [Reseat(seat, "", world.desk._record.names[seat])]
    assert world.desk._record.house(seat)
    assert all(one != seat for _, one in people.waiting(world))


def test_a_new_person_is_asked_what_the_old_one_was_and_the_old_message_goes() -> None:
    world = running()
    seat = people.waiting(world)[0][1]
    old = next(key for key, m in world.messages.items() if m.seat == seat)
    effects = world.press(seat, 0, "replace", str(seat), "Zoe", guest="g99")
    assert Reseat(seat, "g99", "Zoe") in effects
    assert Erase(old) in effects
    assert [e.seat for e in effects if isinstance(e, Post) and e.place == "dm"] == [seat]
    assert (
        "Zoe" in next(m.body.text for m in world.messages.values() if m.seat == seat)
        or world.desk._record.names[seat] == "Zoe"
    )


@pytest.mark.parametrize(
    ("values", "more", "told"),
    [
        (("7", ""), {"host": True}, "Name a player"),
        (("", ""), {"host": True}, "Name a player"),
        (("0", "Zoe"), {"host": True, "guest": "g1", "guest_seat": 1}, "has a seat"),
        (("0", ""), {"host": False}, "host"),
    ],
)
def test_a_replacement_that_cannot_be_is_refused_in_a_sentence(
    values: tuple[str, str], more: dict[str, object], told: str
) -> None:
    world = running()
    before = world.desk._record.names[:]
    assert told in people.said(world.press(None, 0, "replace", *values, **more))
    assert world.desk._record.names == before


def test_three_missed_deadlines_put_a_seat_to_sleep_and_the_others_are_asked_8_11() -> None:
    world, sleeper = asleep()
    message = next(m for m in world.messages.values() if "three deadlines" in m.body.text)
    assert [button.choice for button in message.body.buttons[0]] == [
        f"vote_house_{sleeper}",
        f"vote_remove_{sleeper}",
        f"offer_{sleeper}",
    ]
    world.press(sleeper, 0, "answer")
    assert not world.game.state.players[sleeper].autopilot
    assert not any("three deadlines" in m.body.text for m in world.messages.values())


def test_a_majority_of_the_others_gives_a_sleepers_seat_to_a_computer_player_8_11() -> None:
    world, sleeper = asleep()
    first, second, _ = [seat for seat in world.seats if seat != sleeper]
    assert "cannot vote" not in people.said(world.press(first, 0, f"vote_house_{sleeper}"))
    assert "already" in people.said(world.press(first, 0, f"vote_house_{sleeper}"))
    assert not world.desk._record.house(sleeper)
    world.press(second, 0, f"vote_house_{sleeper}")
    assert world.desk._record.house(sleeper)


def test_a_watcher_takes_a_sleepers_seat_if_the_others_agree_8_11() -> None:
    world, sleeper = asleep()
    world.press(None, 0, f"offer_{sleeper}", name="<@1> Zoe", guest="g7")
    message = next(m for m in world.messages.values() if "takes the seat over" in m.body.text)
    assert "<@1>" not in message.body.text
    first, second, _ = [seat for seat in world.seats if seat != sleeper]
    world.press(first, 0, f"vote_guest_{sleeper}")
    effects = world.press(second, 0, f"vote_guest_{sleeper}")
    assert any(isinstance(e, Reseat) and e.guest == "g7" for e in effects)
    assert not world.game.state.players[sleeper].autopilot


def test_a_table_at_which_everybody_sleeps_stands_still_until_somebody_comes() -> None:
    world = World(2, 2, seed=3, speed="live")
    while world.rings:
        world.wait()
        assert world.inputs < 500
    assert world.over is None
    assert "paused" in next(m.body.text for m in world.messages.values() if m.body.panel)
    assert people.said(world.press(world.seats[0], 0, "resume")).startswith("The game goes on.")
    assert world.rings


def test_ones_own_last_step_is_taken_back_and_asked_anew_8_10() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.asked(world, "target")
    assert seat is not None
    lines = len(world.desk._record.told.entries)
    while people.asked(world, "commit") is None:
        people.answer(world, *people.waiting(world)[0])
    assert len(world.desk._record.told.entries) > lines
    world.press(seat, 0, "undo")
    assert people.asked(world, "target") == seat
    assert len(world.desk._record.told.entries) == lines
    assert "aimed" not in [past.event.kind for past in world.desk._record.told.before]


def test_anothers_step_is_taken_back_by_vote_only_8_10() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    offense = people.asked(world, "commit")
    first, second = [seat for seat in world.seats if seat != offense]
    assert "others have to agree" in people.said(world.press(first, 0, "undo"))
    assert people.asked(world, "commit") == offense
    world.press(second, 0, "vote_undo")
    assert people.asked(world, "target") == offense


@pytest.mark.parametrize(
    ("language", "pause", "resume"),
    [
        ("en", "Voted: pause the table.", "Voted: go on."),
        ("de", "Beschlossen: den Tisch anhalten.", "Beschlossen: weiterspielen."),
    ],
)
def test_what_the_first_vote_carries_is_said_once_and_to_all_8_11(language: str, pause: str, resume: str) -> None:
    world = World(3, 1, seed=5, speed="daily", language=language)
    people.play_until(world, people.in_round)
    (alone,) = world.seats
    for choice, said in (("pause", pause), ("resume", resume)):
        world.press(alone, 0, choice)
        told = [message.place for message in world.messages.values() if message.body.text == said]
        assert told == ["thread"]
    assert not world.desk._record.votes


def test_people_without_a_seat_look_but_do_not_act() -> None:
    world = running()
    for choice in ("answer", "hand", "hold", "pause", "undo", "orders", "play", "q_o_0", "vote_pause"):
        assert "no seat" in people.said(world.press(None, 0, choice)), choice
    for choice in ("status", "board", "log", "why", "help"):
        assert people.said(world.press(None, 0, choice))


def test_a_stale_button_tells_what_is_asked_now() -> None:
    world = running()
    number, seat = people.waiting(world)[0]
    said = people.said(world.press(seat, number - 1, "q_o_0"))
    assert said.startswith("This question is not open any more")
    assert "You are asked" in said
    other = next(one for one in world.seats if one != seat)
    assert people.said(world.press(other, number, "q_o_0")).startswith("This question is not open any more")


@pytest.mark.parametrize(
    ("language", "result", "reason"),
    [
        ("en", "over without a winner** because nobody has a token left", "skipped for ever (cosmic 8.3)"),
        ("de", "niemand gewinnt**, weil niemand mehr eine Spielmarke", "fiele für immer aus (cosmic 8.3)"),
    ],
)
def test_a_game_in_which_nobody_has_a_token_left_ends_with_its_reason_8_3(
    language: str, result: str, reason: str
) -> None:
    world = World(3, 2, seed=5, speed="daily", language=language)
    people.play_until(world, people.in_round)
    for number in range(len(world.game.state.tokens)):
        places.put(world.game.state, number, REMOVED)
    people.play(world)
    assert world.over == "ended", "it has come to its end: nobody has stopped it"
    told = {place: [m.body for m in world.messages.values() if m.place == place] for place in ("thread", "parent")}
    assert any(result in body.text for body in told["thread"])
    (posted,) = told["parent"]
    assert result in posted.text
    assert posted.picture is not None
    assert [control.choice for row in posted.buttons for control in row] == ["rematch"]
    assert reason in people.said(world.press(world.seats[0], 0, "why"))
