"""Holidays at a table: nobody waits for or tells whoever is away; a caretaker answers; they come back to a digest."""

from __future__ import annotations

import pytest

from bot.cosmic.ai.player import is_kept
from bot.kernel.event import Seat
from bot.kernel.saved import InformationGained, NothingToUndo
from bot.tables.contract.choices import PREFERENCE, Away, Plan
from bot.tables.contract.table import Effect, Owe, Post, Preference, Preferred, Returned, Stamp
from bot.tables.cosmic import boards
from bot.tables.cosmic.chair import Deed
from bot.tables.cosmic.clockwork import computers, deadlines
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Chapter, Ending
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

DAY = 86_400_000


def go(world: World, *seats: Seat, plan: Plan = "careful", days: float = 14) -> list[Effect]:
    """These people go on holiday, and nobody else is."""
    until = world.ms + int(days * DAY)
    chosen = tuple(Preference(seat, PREFERENCE, Away(until, plan).written) for seat in seats)
    return world.handle(Preferred(world.at(), chosen))


def home(world: World) -> list[Effect]:
    """They say that they are back."""
    return world.handle(Preferred(world.at(), ()))


def a_table(some: int = 3, players: int = 3, seed: int = 5) -> World:
    world = World(players, some, seed=seed, speed="daily")
    people.play_until(world, people.in_round)
    return world


def play_without(world: World, away: Seat, inputs: int) -> None:
    """The others play on for so many inputs."""
    stop = world.inputs + inputs
    while world.over is None and world.inputs < stop:
        asked = [(number, seat) for number, seat in people.waiting(world) if seat != away]
        sides = [seat for seat in people.awaited(world) if seat != away]
        if asked:
            people.answer(world, *asked[0], 1_000)
        elif sides:
            people.say_sides(world, sides[0], 1_000)
        else:
            world.wait()


def said(world: World, seat: Seat) -> list[str]:
    """The direct messages that stand before somebody."""
    return [one.body.text for one in world.messages.values() if one.place == "dm" and one.seat == seat]


def panel(world: World) -> str:
    shown = world.controller._record.panel
    assert shown is not None
    world.pass_time(700_000)
    shown = world.controller._record.panel
    assert shown is not None
    return world.messages[shown.key].body.text


def test_a_caretaker_answers_and_nobody_waits_or_tells_whoever_is_away() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat)
    assert world.owes[seat] == Owe(seat, "")
    before, made = len(world.effects), len(world.made)
    begun = world.ms
    play_without(world, seat, 120)
    mine = [one for one in world.made[made:] if one.seat == seat]
    assert {one.by for one in mine} <= {"caretaker", "standing"}
    assert any(one.by == "caretaker" for one in mine)
    later = world.effects[before:]
    assert not any(isinstance(one, Post) and (seat in one.ping or one.seat == seat) for one in later)
    assert all(one.what == "" for one in later if isinstance(one, Owe) and one.seat == seat)
    assert world.game.state.players[seat].strikes == 0
    assert world.ms - begun < 10 * DAY


def test_panel_and_status_say_until_when_and_the_story_marks_the_name() -> None:
    world = a_table()
    seat, other = world.seats[:2]
    go(world, seat)
    name = world.controller._record.names[seat]
    until = world.controller._record.away[seat].until // 1000
    assert f"{name} 🌴 is away until <t:{until}:f>" in panel(world)
    assert boards.view(Running(world.game, world.controller._record, world.at())).away == ((seat, until * 1000),)
    world.press(other, 0, "status")
    assert f"{name} 🌴 is away until" in world.private[other].text
    play_without(world, seat, 150)
    entries = [entry.text for entry in world.controller._record.chronicle.entries]
    assert any(f"{name} 🌴" in text for text in entries)
    home(world)
    assert "🌴" not in panel(world).split("\n")[0]


def test_a_vote_in_vain_ends_no_holiday_and_one_that_counts_does() -> None:
    world = a_table()
    seat, other = world.seats[:2]
    go(world, seat)
    told = people.said(world.press(seat, 0, f"vote_care_{other}"))
    assert told.startswith(EN("cosmic-table-vote-nothing")), "the other is awake"
    assert EN("away-back-by-playing") not in told
    assert seat in world.controller._record.away
    told = people.said(world.press(seat, 0, "pause"))
    assert told.startswith(EN("away-back-by-playing"))
    assert seat not in world.controller._record.away


def test_whoever_is_back_by_date_is_told_what_was_done_and_asked_again() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat, days=3)
    play_without(world, seat, 150)
    done = [deed.text for deed in world.controller._record.chairs[seat].person.deeds]
    assert done
    if world.controller._record.away:
        world.pass_time(4 * DAY)
    assert any(isinstance(one, Returned) and one.seat == seat for one in world.effects)
    assert not world.controller._record.away
    (digest,) = [text for text in said(world, seat) if "Welcome back to table" in text]
    assert EN("away-deeds") in digest
    assert done[-1] in digest


def test_what_was_done_is_told_by_challenge_with_names_and_how_it_came_out() -> None:
    world = a_table(4, 4)
    seat = world.seats[0]
    go(world, seat)
    play_without(world, seat, 160)
    record = world.controller._record
    deeds = list(record.chairs[seat].person.deeds)
    assert {one.challenge for one in deeds} > {1}
    chapters = record.chronicle.chapters
    ours = {one.number for one in chapters if one.ending and seat in (one.ending.offense, one.ending.defense)}
    home(world)
    (digest,) = [text for text in said(world, seat) if "Welcome back to table" in text]
    lines = digest[digest.index(EN("away-deeds")) :].split("\n")[1:]
    told = {int(line[2:].split(":")[0]): line for line in lines if line.startswith("- ") and ": you " in line}
    assert sorted(told) == list(told) == sorted({one.challenge for one in deeds})
    assert all(one.text in told[one.challenge] for one in deeds)
    assert any("laid" in line for line in told.values())
    assert any(told[number].endswith((" and won.", " and lost.")) for number in ours & told.keys())
    assert EN("away-did-stay-out") in told[1]


def test_each_answer_of_a_caretaker_names_whom_it_was_about() -> None:
    world = a_table()
    seat, other = world.seats[:2]
    ending = Ending(4, seat, other, "offense")
    world.controller._record.chronicle.chapters = [Chapter(9_999, 9, 4, ["Challenge 4"], ending)]
    texts = ["attacked Cy's planet 3", EN("away-did-commit", count=4), EN("away-did-invite", answer="Dot and Eve")]
    world.controller._record.chairs[seat].person.deeds = [
        *(Deed(9_000, n, text, 4) for n, text in enumerate([*texts, EN("away-did-card", answer="9")])),
        *(Deed(9_001, 1, EN("away-did-join", side="defense"), 5, "defense"), Deed(1, 1, "- an older one")),
    ]
    world.press(seat, 0, "missed")
    shown = world.private[seat].text
    assert "\n- 4: you attacked Cy's planet 3, sent four tokens, invited Dot and Eve, laid 9 and won.\n" in shown
    assert "\n- 5: you joined the defense.\n" in shown
    ending = Ending(5, other, None, "offense")
    world.controller._record.chronicle.chapters = [Chapter(9_999, 9, 5, ["Challenge 5"], ending)]
    world.press(seat, 0, "missed")
    assert "\n- 5: you joined the defense and lost.\n" in world.private[seat].text


def test_whoever_is_away_when_the_game_ends_is_told_how_and_what_was_done_for_them() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat)
    play_without(world, seat, 60)
    world.press(None, 0, "stop_sure", moderator=True)
    assert world.over == "stopped"
    (told,) = [text for text in said(world, seat) if "ended while you were away" in text]
    assert "is over. Nobody wins" in told
    assert EN("away-deeds") in told
    assert not [text for other in world.seats[1:] for text in said(world, other) if "while you were away" in text]


@pytest.mark.parametrize("vote", [False, True])
def test_the_welcome_counts_from_the_last_look_as_what_did_i_miss_does(vote: bool) -> None:
    world = a_table()
    seat = world.seats[0]
    world.press(seat, 0, "status")
    latest = world.controller._record.chairs[seat].person.latest
    assert latest is not None
    looked = latest.at // 1_000
    play_without(world, seat, 40)
    if vote:
        deadlines.by_vote(Running(world.game, world.controller._record, world.at()), seat)
    else:
        go(world, seat)
    play_without(world, seat, 60)
    home(world)
    (digest,) = [text for text in said(world, seat) if "Welcome back to table" in text]
    world.press(seat, 0, "missed")
    later = world.private[seat].text
    since = f"**Since you last looked** <t:{looked}:R>"
    assert since in digest
    assert since in later
    assert digest.count("Challenge ") == later.count("Challenge ")


def test_playing_ends_a_holiday_and_looking_or_ordering_does_not() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat)
    for choice in ("status", "hand", "orders", "missed", "log", "help", "answer"):
        assert not any(isinstance(one, Returned) for one in world.press(seat, 0, choice)), choice
    world.press(seat, 0, "order_zap")
    assert world.controller._record.away
    effects = world.press(seat, 0, "hold")
    assert Returned(seat) in effects
    assert people.said(effects).startswith(EN("away-back-by-playing"))
    assert not world.controller._record.away


@pytest.mark.parametrize("plan", ["orders", "careful", "pass"])
def test_orders_come_first_and_then_the_plan_and_nothing_is_played_because_it_helps(plan: Plan) -> None:
    """A caretaker plays no zap and no flare."""
    world = a_table(seed=11)
    seat = world.seats[0]
    go(world, seat, plan=plan)
    made = len(world.made)
    play_without(world, seat, 120)
    mine = [one for one in world.made[made:] if one.seat == seat]
    offered = [str(one.choice) for one in mine if one.key.startswith("checkpoint") or one.key == "response"]
    windows = set(offered)
    assert "pass" in windows
    assert not any(map(is_kept, windows))
    assert plan == "careful" or windows == {"pass"}
    told = [deed.text.split("“")[0] for deed in world.controller._record.chairs[seat].person.deeds]
    assert told.count("chose ") == sum(choice != "pass" for choice in offered)
    assert told.count("answered ")


def test_the_table_stands_still_if_the_others_agree_and_goes_on_when_they_are_back() -> None:
    world = a_table()
    away, one, two = world.seats
    go(world, away, plan="freeze", days=5)
    assert "asks the table to wait" in panel(world)
    vote = next(m for m in world.messages.values() if m.body.text.startswith("**Vote:**"))
    (button,) = vote.body.buttons[0]
    for seat in (one, two):
        assert world.mode() == "running"
        world.press(seat, 0, button.choice)
    assert world.mode() == "paused"
    timers = {name: when for name, when in world.controller._record.timers.items() if name != "away"}
    log, begun = len(world.game.log), world.ms
    world.restart()
    world.pass_time(4 * DAY)
    assert world.mode() == "paused"
    assert len(world.game.log) == log
    world.pass_time(2 * DAY)
    assert world.mode() == "running"
    for name, when in timers.items():
        moved = world.controller._record.timers.get(name)
        assert moved is None or moved >= when + 4 * DAY
    assert world.ms > begun


def test_a_vote_on_whether_the_table_waits_is_behind_more_for_whoever_asks_for_it() -> None:
    world = a_table()
    away, one, two = world.seats
    assert people.votes_about(world, one, away) == []
    go(world, away, plan="freeze")
    (freeze,) = people.votes_about(world, one, away)
    assert people.said(world.press(one, 0, freeze)) == EN("cosmic-table-voted")
    assert people.said(world.press(two, 0, freeze)) == EN("cosmic-table-noted"), "it is enough"
    assert world.mode() == "paused"
    assert people.votes_about(world, one, away) == []


def test_the_others_can_end_a_freeze_and_a_caretaker_answers_then() -> None:
    world = a_table()
    away, one, two = world.seats
    go(world, away, plan="freeze")
    for seat in (one, two):
        world.press(seat, 0, f"vote_freeze_{away}")
    assert world.mode() == "paused"
    for seat in (one, two):
        world.press(seat, 0, "resume")
    assert world.mode() == "running"
    assert "Until you agree" in panel(world)
    made = len(world.made)
    play_without(world, away, 60)
    assert any(row.seat == away and row.by == "caretaker" for row in world.made[made:])


def test_whoever_is_back_early_thaws_the_table() -> None:
    world = a_table()
    away, one, two = world.seats
    go(world, away, plan="freeze")
    for seat in (one, two):
        world.press(seat, 0, f"vote_freeze_{away}")
    home(world)
    assert world.mode() == "running"


def test_a_table_at_which_everybody_is_away_waits_for_the_first_to_come_back() -> None:
    world = a_table(some=2, players=4)
    one, two = world.seats
    go(world, one, two, days=6)
    assert world.mode() == "paused"
    log = len(world.game.log)
    world.pass_time(5 * DAY)
    assert len(world.game.log) == log
    world.press(one, 0, "status")
    assert world.mode() == "paused", "a look wakes nobody"
    world.handle(Preferred(world.at(), (Preference(two, PREFERENCE, Away(world.ms + DAY, "careful").written),)))
    assert world.mode() == "running"


def test_whoever_plays_alone_and_goes_away_finds_the_table_as_it_was() -> None:
    world = World(3, 1, seed=5, speed="daily")
    people.play_until(world, people.in_round)
    (seat,) = world.seats
    log = len(world.game.log)
    go(world, seat, days=2)
    world.pass_time(DAY)
    assert len(world.game.log) == log
    world.pass_time(2 * DAY)
    assert world.mode() == "running"


def test_a_sleeper_who_goes_on_holiday_is_no_sleeper_any_more() -> None:
    world = World(4, 4, seed=6, speed="live")
    sleeper = world.seats[1]
    while not world.game.state.players[sleeper].autopilot:
        awake = [(n, seat) for n, seat in people.waiting(world) if seat != sleeper]
        if awake:
            people.answer(world, *awake[0], 1_000)
        else:
            world.wait()
    assert world.controller._record.chairs[sleeper].asleep
    go(world, sleeper)
    assert not world.game.state.players[sleeper].autopilot
    assert not world.controller._record.chairs[sleeper].asleep


def test_a_holiday_of_the_past_is_over_at_once_and_unreadable_ones_are_none() -> None:
    world = a_table()
    seat = world.seats[0]
    effects = go(world, seat, days=-1)
    assert Returned(seat) in effects
    assert not world.controller._record.away
    world.handle(Preferred(world.at(), (Preference(seat, PREFERENCE, "later naps"),)))
    assert not world.controller._record.away


def may_take_back(world: World, seat: Seat) -> bool:
    """True if the last step is a caretaker's of which nobody has learned anything."""
    last = next(reversed(world.game.log), None)
    if (
        last is None
        or last.seat != seat
        or last.by != "caretaker"
        or not world.controller._record.chairs[seat].person.deeds
    ):
        return False
    try:
        world.copy().game.undo(seat)
    except (InformationGained, NothingToUndo):
        return False
    return True


def test_a_step_that_was_taken_for_somebody_goes_back_with_its_line() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat)
    for _ in range(400):
        if may_take_back(world, seat):
            break
        play_without(world, seat, 1)
    last, key = world.controller._record.chairs[seat].person.deeds[-1], world.game.log[-1].key
    assert EN("cosmic-table-taken-back") in people.said(world.press(seat, 0, "undo"))
    assert last not in world.controller._record.chairs[seat].person.deeds
    assert any(ask.seat == seat and ask.key == key for ask in world.game.asks.values())
    assert not world.controller._record.away


def test_a_closed_direct_message_loses_nothing() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, people.in_round)
    seat = world.seats[0]
    world.closed = frozenset({seat})
    go(world, seat, days=2)
    play_without(world, seat, 100)
    home(world)
    assert not any(one.place == "above" for one in world.messages.values())
    world.press(seat, 0, "missed")
    assert EN("away-deeds") in world.private[seat].text


def test_a_seat_that_goes_to_somebody_else_is_not_away() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat)
    world.press(seat, 0, f"house_sure_{seat}")
    assert not world.controller._record.away
    assert world.controller._record.chairs[seat].person.latest is None


@pytest.mark.parametrize(("days", "kept"), [(2, True), (5, True), (300, False)])
def test_a_vote_for_one_date_does_not_count_for_a_later_one(days: float, kept: bool) -> None:
    world = a_table()
    away, one, two = world.seats
    go(world, away, plan="freeze", days=5)
    world.press(one, 0, f"vote_freeze_{away}")
    go(world, away, plan="freeze", days=days)
    (vote,) = world.controller._record.votes
    assert vote.seats == ([one] if kept else [])
    world.press(two, 0, f"vote_freeze_{away}")
    assert (world.mode() == "paused") is kept
    world.press(one, 0, f"vote_freeze_{away}")
    assert world.mode() == "paused"


@pytest.mark.parametrize("plan", ["careful", "orders", "pass"])
def test_whoever_goes_away_from_a_deal_leaves_nobody_waiting(plan: Plan) -> None:
    world = World(4, 3, seed=11, speed="daily")
    people.play_until(world, lambda now: any(now.bargaining(seat) for seat in now.seats))
    person = next(seat for seat in world.seats if world.bargaining(seat))
    while "bargain" in world.rings:
        world.wait()  # the computer player has thought, and waits for the person
    assert world.bargaining(person)
    go(world, person, plan=plan)
    world.pass_time(DAY // 24)
    assert not world.bargaining(person)


def test_when_a_caretaker_answers_depends_on_nothing_but_the_question_8_14() -> None:
    world = a_table()
    seat = world.seats[0]
    go(world, seat)
    seen = 0
    for _ in range(150):
        table = Running(world.game, world.controller._record, Stamp(world.ms))
        stop = world.controller._record.stop
        if stop is not None and stop.sort == "decision":
            for number in table.open_asks(seat):
                assert world.rings[f"think.{number}"] == stop.opened + computers.delay(table, number)
                seen += 1
        elif stop is not None and stop.sort == "round":
            assert not table.open_asks(seat), "under seal it has answered at once, whatever it holds"
        play_without(world, seat, 1)
    assert seen > 10


def test_the_card_that_was_laid_early_is_given_and_the_others_are_chosen() -> None:
    world = World(3, 3, seed=2, speed="daily")
    people.play_until(world, lambda now: defense(now) in people.awaited(now))
    seat = defense(world)
    world.press(seat, 0, "side_show_card")
    (menu,) = world.private[seat].menus
    lowest = menu.options[-1].value
    world.press(seat, 0, menu.choice, lowest)
    go(world, seat)
    for _ in range(60):
        play_without(world, seat, 10)
        laid = [one for one in world.made if one.seat == seat and one.key == "card"]
        if len(laid) > 1 or world.over is not None:
            break
    assert [(one.by, one.choice == lowest) for one in laid[:2]] == [("standing", True), ("caretaker", False)]


def defense(world: World) -> Seat:
    return world.game.state.challenge.defense.seat


@pytest.mark.parametrize("seed", range(2))
def test_holidays_at_any_moment_break_nothing(seed: int) -> None:
    """People go and come by chance, by every way there is, and the process falls now and then."""
    world = World(3, 3, seed=50 + seed, speed=("live", "daily")[seed])
    away: dict[Seat, str] = {}
    plans: tuple[Plan, ...] = ("orders", "careful", "pass", "freeze")
    for _ in range(500):
        if world.over is not None:
            break
        chance = world.random.randrange(40)
        seat = world.random.choice(world.seats)
        if chance == 0:
            until = world.ms + world.random.choice((60_000, 3_600_000, 5 * DAY))
            away[seat] = Away(until, world.random.choice(plans)).written
        elif chance == 1:
            away.pop(seat, None)
        elif chance == 2:
            world.press(seat, 0, world.random.choice(("hold", "undo", "resume", "pause", "status", "missed")))
        elif chance == 3:
            world.restart()
        elif chance == 4 and world.controller._record.votes:
            vote = world.random.choice(world.controller._record.votes)
            about = "" if vote.about is None else f"_{vote.about}"
            world.press(seat, 0, f"vote_{vote.what}{about}")
        if chance in (0, 1):
            rows = [Preference(one, PREFERENCE, written) for one, written in sorted(away.items())]
            world.handle(Preferred(world.at(), tuple(rows)))
        for effect in world.last:
            if isinstance(effect, Returned):
                away.pop(effect.seat, None)
        record = world.controller._record
        asked = [(number, one) for number, one in people.waiting(world) if one not in record.away]
        if asked and record.mode == "running":
            people.answer(world, *asked[0], 2_000)
        elif world.rings and world.over is None:
            world.wait()
        elif record.mode == "paused":
            world.press(seat, 0, "resume")
        away = {one: written for one, written in away.items() if one in world.controller._record.away}
    assert world.inputs > 200
    assert {one.by for one in world.made} >= {"player", "caretaker"}
