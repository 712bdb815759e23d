"""Deleted and refused messages, games that were taken back under the table, restarts (8.16)."""

from __future__ import annotations

from bot.tables.contract.table import Allowed, Body, Edit, Erased, Rewound, Started, Unsent
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def at_a_decision(key: str = "target") -> World:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, key) is not None)
    return world


def panels(world: World) -> list[str]:
    return [key for key, message in world.messages.items() if message.body.panel]


def test_a_deleted_panel_is_posted_anew() -> None:
    world = at_a_decision()
    (old,) = panels(world)
    del world.messages[old]
    world.handle(Erased(world.at(), old))
    (new,) = panels(world)
    assert new != old


def test_a_panel_that_cannot_be_edited_any_more_is_posted_anew() -> None:
    world = at_a_decision()
    (old,) = panels(world)
    del world.messages[old]
    world.handle(Unsent(world.at(), old, "edit", 10008))
    (new,) = panels(world)
    assert new != old


def test_a_panel_whose_edit_is_refused_does_not_stay_beside_the_new_one() -> None:
    world = at_a_decision()
    (old,) = panels(world)
    world.handle(Unsent(world.at(), old, "edit", 50083))
    (new,) = panels(world)
    assert new != old


def test_other_deleted_messages_change_nothing() -> None:
    world = at_a_decision()
    assert world.handle(Erased(world.at(), "cos:5:b1")) == []


def test_a_thread_that_takes_no_message_is_told_of_once_and_a_press_tries_again() -> None:
    world = at_a_decision()
    (panel,) = panels(world)
    for _ in range(2):
        world.handle(Unsent(world.at(), panel, "post", 50013))
    told = [m for m in world.messages.values() if m.place == "parent"]
    assert len(told) == 1
    assert "50013" in told[0].body.text
    posted = len(panels(world))
    world.press(world.seats[0], 0, "status")
    assert len(panels(world)) == posted + 1


def test_an_old_panel_stands_until_the_new_one_does_and_stays_in_its_place_if_that_is_refused() -> None:
    world = at_a_decision()
    (old,) = panels(world)
    before = set(world.messages)
    world.handle(Unsent(world.at(), old, "edit", 50083))  # the new one is out at once
    (new,) = panels(world)
    world.refuses = 50083
    world.handle(Unsent(world.at(), new, "edit", 50083))
    assert panels(world) == [new]
    assert [one for one in world.messages if one not in before and world.messages[one].place == "parent"]
    world.refuses = None
    world.pass_time(10 * 60_000)
    (back,) = panels(world)
    assert back not in (old, new)
    (warning,) = [one for one in world.messages.values() if one.place == "parent"]
    assert warning.body == Body(EN("refusal-over"))


def test_a_table_that_an_older_version_left_standing_goes_on_with_the_next_start() -> None:
    world = at_a_decision()
    (old,) = panels(world)
    del world.messages[old]
    world.controller._record.blocked, world.controller._record.panel = True, None
    world.restart()
    assert len(panels(world)) == 1
    assert not world.controller._record.blocked


def test_whoever_is_asked_in_the_thread_alone_is_mentioned_again_once_that_takes_messages() -> None:
    world = World(3, 3, seed=5, speed="daily", closed=frozenset(range(3)))
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.asked(world, "target")
    assert seat is not None
    (ping,) = [key for key, one in world.messages.items() if one.ping == (seat,)]
    del world.messages[ping]
    world.refuses = 50013
    world.handle(Unsent(world.at(), ping, "post", 50013))
    world.pass_time(60_000)
    assert not [one for one in world.messages.values() if one.ping == (seat,)]
    world.refuses = None
    world.pass_time(10 * 60_000)
    assert len([one for one in world.messages.values() if one.ping == (seat,)]) == 1


def test_a_board_that_may_be_shown_again_is_sent_with_the_panel() -> None:
    world = at_a_decision()
    (panel,) = panels(world)
    effects = world.handle(Allowed(world.at()))
    assert [effect.key for effect in effects if isinstance(effect, Edit)] == [panel]


def test_a_game_taken_back_under_the_table_is_asked_anew_and_everybody_is_told() -> None:
    world = at_a_decision("commit")
    offense = people.asked(world, "commit")
    assert offense is not None
    world.controller.game.undo(consent=True)
    world.handle(Rewound(world.at()))
    assert people.asked(world, "target") == offense
    (prompt,) = [message for message in world.messages.values() if message.seat == offense]
    assert "Which planet do you attack" in prompt.body.text
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)


def test_a_restart_after_a_step_back_leaves_nobody_waiting_for_ever() -> None:
    world = World(3, 1, seed=5, speed="live")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    seat = world.seats[0]
    world.press(seat, 0, "undo")
    game = world.game
    world.controller = type(world.controller).load(
        type(game).resume(game.rules, game.save()).game, world.controller.dump()
    )
    world.handle(Started(world.at(), False))
    people.play(world)
    assert world.over == "ended"


def test_a_silent_window_beside_the_choice_of_cards_is_no_missed_deadline_8_11() -> None:
    world = people.ask_in_rounds(World(3, 3, seed=5, speed="daily"))
    people.play_until(world, lambda now: "checkpoint.cards_down" in {ask.key for ask in now.game.asks.values()}, 20_000)
    asks = world.game.asks.items()
    for number, ask in list(asks):
        if ask.key == "card":
            people.answer(world, number, ask.seat)
    silent = {seat for _, seat in people.waiting(world)}
    strikes = {seat: world.game.state.players[seat].strikes for seat in silent}
    while any(ask.key == "checkpoint.cards_down" for ask in world.game.asks.values()):
        world.wait()
    assert silent
    assert {seat: world.game.state.players[seat].strikes for seat in silent} == strikes
