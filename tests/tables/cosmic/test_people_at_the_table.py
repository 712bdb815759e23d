"""Leaving, new people, sleepers, votes and taking back at a table (8.7, 8.10, 8.11)."""

from __future__ import annotations

import pytest

from bot.cosmic.model.state import REMOVED
from bot.cosmic.moves import tokens
from bot.cosmic.seen.project import see_table
from bot.cosmic.seen.views import PowerView
from bot.cosmic.words import alt
from bot.tables.contract.table import Erase, Over, Post, Reseat
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def running(some: int = 3, seed: int = 5, players: int = 3) -> World:
    """A table at which a first round is open, and everybody is asked."""
    world = people.ask_in_rounds(World(players, some, seed=seed, speed="daily"))
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
    assert world.controller.left == []
    world.press(seat, 0, "concede_sure")
    player = world.game.state.players[seat]
    assert player.leaving or not player.active
    assert world.controller.left == [seat]


def test_when_the_last_person_leaves_the_game_is_stopped() -> None:
    world = running(some=1)
    world.press(world.seats[0], 0, "concede_sure")
    assert world.over == "stopped"


@pytest.mark.parametrize("players", [2, 3])
def test_when_the_last_person_leaves_no_computer_player_wins_8_9(players: int) -> None:
    world = running(some=1, players=players, seed=6)
    world.press(world.seats[0], 0, "concede_sure")
    assert world.over == "stopped"
    assert world.game.state.winners == []
    assert any("Nobody wins" in m.body.text for m in world.messages.values() if m.place == "above")


def choices(world: World, seat: int) -> list[str]:
    """Of the buttons that the seat was shown last."""
    return [button.choice for row in world.private[seat].buttons for button in row]


def test_a_stop_asks_once_more_and_takes_more_than_half_of_the_people() -> None:
    world = running()
    first, second, _ = world.seats
    assert "more than half" in people.said(world.press(first, 0, "stop"))
    assert choices(world, first) == ["stop_sure"]
    assert world.over is None
    world.press(first, 0, "stop_sure")
    assert world.over is None, "the host alone stops nothing"
    vote = next(m for m in world.messages.values() if m.body.text.startswith("**Vote:** stop the game"))
    (button,) = vote.body.buttons[0]
    world.press(second, 0, button.choice)
    assert choices(world, second) == ["sure_stop"], "the button asks once more, too"
    assert world.over is None
    effects = world.press(second, 0, "sure_stop")
    assert world.over == "stopped"
    assert world.game.state.winners == []
    (story,) = [e.story for e in effects if isinstance(e, Over)]
    assert story is not None
    assert [seat for seat, one in enumerate(story.finishes) if one.broke_off] == sorted([first, second])
    assert (story.turns, story.decided) == (world.game.state.challenges, False)


def test_who_does_not_play_stops_nothing_but_a_moderator_does_with_two_presses() -> None:
    world = running()
    for choice in ("stop", "stop_sure"):
        assert "Players can stop the game by vote" in people.said(world.press(None, 0, choice))
    assert "Nobody wins" in people.said(world.press(None, 0, "stop", moderator=True))
    assert world.over is None
    world.press(None, 0, "stop_sure", moderator=True)
    assert world.over == "stopped"
    assert world.controller._record.stopped_by == []
    assert people.said(world.press(None, 0, "stop", moderator=True)) == "This game is over."


def test_a_moderator_who_plays_is_noted_for_a_stop_like_anybody_who_votes_for_it() -> None:
    world = running()
    world.press(world.seats[0], 0, "stop_sure", moderator=True)
    assert world.over is None, "who plays there has a vote like the others"
    for seat in world.seats[1:]:
        if world.over is None:
            world.press(seat, 0, "stop_sure")
    assert world.over == "stopped"
    assert world.seats[0] in world.controller._record.stopped_by


def test_who_gives_a_seat_to_a_computer_player_answers_for_it() -> None:
    world = running()
    seat = world.seats[0]
    effects = world.press(seat, 0, f"house_sure_{seat}")
    assert [e.given for e in effects if isinstance(e, Reseat)] == [True]


def test_who_plays_alone_needs_nobody_to_stop_the_game() -> None:
    world = running(some=1)
    assert "more than half" not in people.said(world.press(world.seats[0], 0, "stop"))
    world.press(world.seats[0], 0, "stop_sure")
    assert world.over == "stopped"


def test_a_seat_goes_to_a_computer_player_after_a_second_press_which_answers_what_is_open_8_10() -> None:
    world = running()
    seat = people.waiting(world)[0][1]
    name = world.controller._record.names[seat]
    asked = world.press(seat, 0, "leave")
    assert not any(isinstance(e, Reseat) for e in asked)
    assert choices(world, seat) == ["concede_sure", f"house_sure_{seat}"]
    effects = world.press(seat, 0, f"house_sure_{seat}")
    told = next(e for e in effects if isinstance(e, Post) and e.place == "thread")
    assert people.unmarked(told.body.text).startswith(f"**{name} (computer) now plays for {name}**")
    assert told.ping == (seat,), "whoever sat there is told"
    assert effects.index(told) < next(n for n, e in enumerate(effects) if isinstance(e, Reseat)), "while it is theirs"
    assert [e for e in effects if isinstance(e, Reseat)] == [
        Reseat(seat, "", world.controller._record.names[seat], given=True)
    ]
    assert world.controller._record.is_computer(seat)
    assert all(one != seat for _, one in people.waiting(world))


def offered(world: World, seat: int, guest: str = "g99", name: str = "Zoe") -> tuple[Post, list[str]]:
    """The seat's person offers it to somebody: the message and the choices of its buttons."""
    effects = world.press(seat, 0, f"give_{seat}", name, guest=guest)
    assert not any(isinstance(e, Reseat) for e in effects)
    (post,) = [e for e in effects if isinstance(e, Post) and e.place == "thread"]
    return post, [button.choice for row in post.body.buttons for button in row]


def test_a_seat_goes_to_nobody_who_does_not_take_it_8_10() -> None:
    world = running()
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.waiting(world)[0][1]
    old = next(key for key, m in world.messages.items() if m.seat == seat)
    before = world.controller._record.names[seat]
    post, (take, _) = offered(world, seat)
    assert (post.place, post.guest, post.ping) == ("thread", "g99", (seat,))
    assert post.body.text.startswith("**Zoe, ")
    assert "Cosmic Encounter" in post.body.text
    assert alt.power(powers(world, seat)[0]) in post.body.text
    assert "Only Zoe" in people.said(world.press(world.seats[0], 0, take, guest="g1"))
    assert "Only Zoe" in people.said(world.press(None, 0, take, guest="g98"))
    assert world.controller._record.names[seat] == before
    effects = world.press(None, 0, take, guest="g99")
    assert Reseat(seat, "g99", "Zoe", given=True) in effects
    assert Erase(old) in effects
    assert Erase(post.key) in effects
    assert "The seat is yours" in people.said(effects)
    assert [e.seat for e in effects if isinstance(e, Post) and e.place == "dm"] == [seat]
    told = next(e for e in effects if isinstance(e, Post) and e.place == "thread")
    assert people.unmarked(told.body.text).startswith(f"**Zoe now plays for {before}**")
    assert "is over" in people.said(world.press(None, 0, take, guest="g98"))


def powers(world: World, seat: int) -> tuple[PowerView, ...]:
    return see_table(world.game.state).players[seat].own_powers


@pytest.mark.parametrize("who", ["guest", "sitter"])
def test_an_offer_is_ended_by_whom_it_concerns_and_by_nobody_else(who: str) -> None:
    world = running()
    seat, other, _ = world.seats
    post, (take, end) = offered(world, seat)
    assert "Only Zoe" in people.said(world.press(other, 0, end, guest="g1"))
    assert post.key in world.messages
    if who == "guest":
        world.press(None, 0, end, guest="g99")
    else:
        world.press(seat, 0, end, guest="g2")
    assert post.key not in world.messages
    assert not any(isinstance(e, Reseat) for e in world.press(None, 0, take, guest="g99"))


def test_an_offer_runs_out_and_a_new_one_takes_the_place_of_an_older_one() -> None:
    world = running()
    seat = world.seats[0]
    first, (take, _) = offered(world, seat)
    second, (again, _) = offered(world, seat, "g77", "Yan")
    assert first.key not in world.messages
    assert not any(isinstance(e, Reseat) for e in world.press(None, 0, take, guest="g99"))
    world.restart()
    world.pass_time(24 * 3_600_000)
    assert second.key not in world.messages
    assert not any(isinstance(e, Reseat) for e in world.press(None, 0, again, guest="g77"))
    assert not world.controller._record.offers


def test_whoever_takes_a_seat_has_the_whole_time_to_decide() -> None:
    world = World(3, 3, seed=5, speed="live")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.asked(world, "target")
    assert seat is not None
    before = world.controller._record.stop
    assert before is not None
    whole = before.due - world.ms
    world.pass_time(whole * 3 // 4)
    _, (take, _) = offered(world, seat)
    world.press(None, 0, take, guest="g99")
    anew = world.controller._record.stop
    assert anew is not None
    assert anew.due - world.ms == whole
    world.pass_time(whole // 2)
    assert people.asked(world, "target") == seat


@pytest.mark.parametrize(
    ("choice", "more", "told"),
    [
        ("give_7", {}, "out of date"),
        ("give_", {}, "out of date"),
        ("give_0", {"guest": "g1", "guest_seat": 1}, "already playing"),
        ("house_sure_1", {}, "only give your own seat"),
    ],
)
def test_a_replacement_that_cannot_be_is_refused_in_a_sentence(choice: str, more: dict[str, object], told: str) -> None:
    world = running()
    before = world.controller._record.names[:]
    assert told in people.said(world.press(0, 0, choice, "Zoe", **more))
    assert world.controller._record.names == before


@pytest.mark.parametrize("digits", ["9" * 5_000, "²", "٣", "-1"])
def test_digits_that_are_no_seat_are_refused_in_a_sentence_wherever_they_come_from(digits: str) -> None:
    world = running()
    assert people.said(world.press(0, 0, f"give_{digits}", "Zoe")) == EN("cosmic-table-unknown")
    assert people.said(world.press(0, 0, f"seat_{digits}")) == EN("cosmic-table-vote-nothing")
    assert people.said(world.press(0, 0, f"vote_house_{digits}")) == EN("cosmic-table-unknown")
    assert people.said(world.press(0, 0, f"house_sure_{digits}")) == EN("cosmic-table-not-your-seat")
    assert people.said(world.press(0, 0, f"offer_{digits}")) == EN("cosmic-table-unknown")
    assert people.said(world.press(0, 0, "log_go", digits))  # the first page


def test_three_missed_deadlines_put_a_seat_to_sleep_and_the_others_are_asked_8_11() -> None:
    world, sleeper = asleep()
    message = next(m for m in world.messages.values() if "three deadlines" in m.body.text)
    assert [button.choice for button in message.body.buttons[0]] == [
        f"vote_care_{sleeper}",
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
    assert "a computer player takes over" in people.said(world.press(first, 0, f"vote_house_{sleeper}"))
    assert choices(world, first) == [f"sure_house_{sleeper}"]
    assert not world.controller._record.votes, "a vote that gives something away is asked about once more"
    assert "cannot vote" not in people.said(world.press(first, 0, f"sure_house_{sleeper}"))
    assert "already" in people.said(world.press(first, 0, f"sure_house_{sleeper}"))
    assert not world.controller._record.is_computer(sleeper)
    effects = world.press(second, 0, f"sure_house_{sleeper}")
    assert world.controller._record.is_computer(sleeper)
    assert [e.given for e in effects if isinstance(e, Reseat)] == [True], "who is missing for long answers for it"


@pytest.mark.parametrize("back", [False, True])
def test_a_watcher_takes_a_sleepers_seat_if_the_others_agree_8_11(back: bool) -> None:
    world, sleeper = asleep()
    world.press(None, 0, f"offer_{sleeper}", name="<@1> Zoe", guest="g7")
    message = next(m for m in world.messages.values() if "offer the seat to" in m.body.text)
    assert "<@1>" not in message.body.text
    first, second, _ = [seat for seat in world.seats if seat != sleeper]
    world.press(first, 0, f"vote_guest_{sleeper}")
    (sure,) = choices(world, first)
    world.press(first, 0, sure)
    effects = world.press(second, 0, sure)
    assert not any(isinstance(e, Reseat) for e in effects), "no vote binds anybody"
    (post,) = [e for e in effects if isinstance(e, Post) and e.guest == "g7"]
    if back:
        world.press(sleeper, 0, "answer")
        assert post.key not in world.messages, "whoever is back keeps the seat"
        return
    assert "Not yet" in people.said(world.press(None, 0, post.body.buttons[0][0].choice, guest="g7"))
    while world.controller._record.offers[0].waits:
        if awake := [(n, seat) for n, seat in people.waiting(world) if seat != sleeper]:
            people.answer(world, *awake[0], 1_000)
        else:
            world.wait()
    offered_now = world.messages[world.controller._record.offers[0].key]
    effects = world.press(None, 0, offered_now.body.buttons[0][0].choice, guest="g7")
    assert [(e.guest, e.given) for e in effects if isinstance(e, Reseat)] == [("g7", True)]
    assert not world.game.state.players[sleeper].autopilot


def test_a_caretaker_is_voted_for_behind_more_as_below_the_message_8_11() -> None:
    world, sleeper = asleep()
    first, second, _ = [seat for seat in world.seats if seat != sleeper]
    assert f"vote_care_{sleeper}" in people.votes_about(world, first, sleeper)
    assert "counts" in people.said(world.press(first, 0, f"vote_care_{sleeper}"))
    world.press(second, 0, f"vote_care_{sleeper}")
    assert world.controller._record.away[sleeper].plan == "silent"


def test_whoever_agreed_to_one_guest_is_asked_again_about_another_8_11() -> None:
    world, sleeper = asleep()
    first, _, _ = [seat for seat in world.seats if seat != sleeper]
    world.press(None, 0, f"offer_{sleeper}", name="Zoe", guest="g7")
    assert "offer the seat to Zoe" in people.said(world.press(first, 0, f"vote_guest_{sleeper}"))
    (sure,) = choices(world, first)
    world.press(None, 0, f"offer_{sleeper}", name="Yan", guest="g8")
    assert "offer the seat to Yan" in people.said(world.press(first, 0, sure))
    assert not any(vote.seats for vote in world.controller._record.votes), "nobody has agreed to Yan"
    (sure,) = choices(world, first)
    assert "counts" in people.said(world.press(first, 0, sure))


def test_nobody_votes_for_a_guest_whom_nobody_has_offered_8_11() -> None:
    world, sleeper = asleep()
    first, second, _ = [seat for seat in world.seats if seat != sleeper]
    for choice in (f"vote_guest_{sleeper}", f"sure_guest_{sleeper}", f"sure_guest_{sleeper}_g7"):
        for seat in (first, second):
            assert people.said(world.press(seat, 0, choice)) == EN("cosmic-table-vote-nothing")
    assert not world.controller._record.votes
    assert not world.controller._record.offers


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
    lines = len(world.controller._record.chronicle.entries)
    while people.asked(world, "commit") is None:
        people.answer(world, *people.waiting(world)[0])
    assert len(world.controller._record.chronicle.entries) > lines
    world.press(seat, 0, "undo")
    assert people.asked(world, "target") == seat
    assert len(world.controller._record.chronicle.entries) == lines
    assert "aimed" not in [past.event.kind for past in world.controller._record.chronicle.before]


def test_anothers_step_is_taken_back_by_vote_only_8_10() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "commit") is not None)
    offense = people.asked(world, "commit")
    first, second = [seat for seat in world.seats if seat != offense]
    assert "they vote on it" in people.said(world.press(first, 0, "undo"))
    assert people.asked(world, "commit") == offense
    world.press(second, 0, "vote_undo")
    assert people.asked(world, "target") == offense


@pytest.mark.parametrize(
    ("language", "pause", "resume"),
    [
        ("en", "Voted: pause the game.", "Voted: go on."),
        ("de", "Beschlossen: das Spiel pausieren.", "Beschlossen: weiterspielen."),
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
    assert not world.controller._record.votes


def test_people_without_a_seat_look_but_do_not_act() -> None:
    world = running()
    for choice in ("hand", "hold", "pause", "undo", "orders", "play", "q_o_0", "vote_pause"):
        assert "no seat" in people.said(world.press(None, 0, choice)), choice
    for choice in ("status", "board", "log", "why", "help", "more"):
        assert people.said(world.press(None, 0, choice))
    status = people.said(world.press(None, 0, "status"))
    assert people.said(world.press(None, 0, "answer")) == status, "nobody asks them, and they see whom"


def test_a_stale_button_tells_what_is_asked_now() -> None:
    world = running()
    number, seat = people.waiting(world)[0]
    said = people.said(world.press(seat, number - 1, "q_o_0"))
    assert said.startswith("That question is closed")
    assert "Your move" in said
    other = next(one for one in world.seats if one != seat)
    assert people.said(world.press(other, number, "q_o_0")).startswith("That question is closed")


@pytest.mark.parametrize(
    ("language", "result", "reason"),
    [
        ("en", "Nobody wins**, because nobody has a token left", "would ever happen again (cosmic 8.3)"),
        ("de", "Niemand gewinnt**, weil niemand mehr einen Stein", "ginge kein Zug mehr (cosmic 8.3)"),
    ],
)
def test_a_game_in_which_nobody_has_a_token_left_ends_with_its_reason_8_3(
    language: str, result: str, reason: str
) -> None:
    world = World(3, 2, seed=5, speed="daily", language=language)
    people.play_until(world, people.in_round)
    for number in range(len(world.game.state.tokens)):
        tokens.put(world.game.state, number, REMOVED)
    people.play(world)
    assert world.over == "ended", "it has come to its end: nobody has stopped it"
    told = {place: [m.body for m in world.messages.values() if m.place == place] for place in ("thread", "above")}
    assert any(result in body.text for body in told["thread"])
    (posted,) = told["above"]
    assert result in posted.text
    assert posted.picture is not None
    assert [control.choice for row in posted.buttons for control in row] == ["rematch", "replay"]
    assert reason in people.said(world.press(world.seats[0], 0, "why"))
