"""Holidays at a slow table: a caretaker presses, nobody waits, and whoever is back finds their own press free."""

from __future__ import annotations

import pytest

from bot.kernel.event import Seat
from bot.slap import options, practice, rules
from bot.tables.contract.choices import PLANS, PREFERENCE, Away, Plan
from bot.tables.contract.table import Effect, Post, Preference, Preferred, Returned, Started, Tick
from bot.tables.slap.record import Seal
from tests.slap.sitting import Sitting, only
from tests.tables.slap.test_slow import PACE, on_card, said, slow
from tests.words.voices import EN

DAY = 86_400_000


def go(table: Sitting, *seats: Seat, plan: Plan = "pass", days: float = 14) -> list[Effect]:
    """These people are away, and nobody else is."""
    until = table.ms + int(days * DAY)
    chosen = tuple(Preference(seat, PREFERENCE, Away(until, plan).written) for seat in seats)
    return table.handle(Preferred(table.at(), chosen))


def test_a_card_is_pressed_for_whoever_is_away_and_nobody_waits_for_them() -> None:  # T8
    table = on_card("plain")
    go(table, 0)
    assert [(seal.seat, seal.slap) for seal in table.controller._record.seals] == [(0, False)]
    assert table.left("pace") == PACE
    table.press(1, "pass")
    table.press(2, "pass")
    left = table.left("pace")
    assert left is not None
    assert left < PACE


@pytest.mark.parametrize(("plan", "slaps"), [("careful", True), ("freeze", True), ("pass", False), ("orders", False)])
def test_a_careful_caretaker_sees_what_a_practice_opponent_sees_and_the_others_pass(
    plan: Plan, slaps: bool
) -> None:  # T11
    table = on_card("pattern")
    assert table.controller._record.open is not None
    sees = practice.delay(table.controller.game.seed, table.controller._record.open, 0, "easy", PACE) is not None
    go(table, 0, plan=plan)
    (seal,) = table.controller._record.seals
    assert rules.pattern(table.state) is not None
    assert seal.slap == (slaps and sees)


def test_everybody_is_told_until_when_and_the_status_says_so() -> None:
    table = slow()
    table.post("plain")
    go(table, 0, days=3)
    until = (table.ms + 3 * DAY) // 1000
    assert any("🌴 is away until" in words and f"<t:{until}:f>" in words for words in said(table))
    assert "🌴 is away until" in table.press(1, "status")


def test_playing_or_the_date_ends_it_with_a_direct_message_and_a_look_does_not() -> None:
    table = on_card("plain")
    go(table, 0, days=2)
    table.press(0, "status")
    assert table.controller._record.away
    table.press(0, "slap")
    assert Returned(0) in table.effects
    assert [(seal.seat, seal.slap) for seal in table.controller._record.seals] == [(0, True)], "the own press counts"
    told = [post for post in only(table.effects, Post) if post.place == "dm" and post.seat == 0]
    assert len(told) == 1
    assert told[0].body.text.startswith("**Welcome back to slap table")
    go(table, 1, days=2)
    assert table.left("away") == 2 * DAY
    table.ms += 2 * DAY
    table.handle(Tick(table.at(), "away"))
    assert not table.controller._record.away
    assert EN("away-slap-back", name=table.controller._record.names[1]) in said(table)


def test_what_a_caretaker_won_is_marked_with_the_name() -> None:
    table = on_card("pattern")
    go(table, 0, plan="careful")
    name = table.controller._record.names[0]
    table.controller._record.seals[:] = [Seal(0, slap=True)]
    table.wait("pace")
    assert any(f"{name} 🌴" in words for words in said(table)[-2:])


def test_whoever_is_back_is_told_who_took_piles_what_everybody_has_and_what_was_pressed_for_them() -> None:
    table = on_card("pattern")
    go(table, 0, plan="pass")
    table.press(1, "slap")
    table.press(2, "pass")
    table.wait("pace")
    table.card("plain")
    go(table, 0, plan="pass", days=20)
    assert [seal.seat for seal in table.controller._record.seals] == [0], (
        "an open press is told nobody, not even its own"
    )
    go(table)
    told = next(post.body.text for post in only(table.effects, Post) if post.place == "dm" and post.seat == 0)
    names, counts = table.controller._record.names, [len(stack) for stack in table.state.stacks]
    assert told.splitlines()[1:] == [
        EN("away-slap-pressed", slaps=0, passes=1),
        EN("away-slap-piles", piles=f"{names[1]} 1"),
        EN("slap-cards", counts=" · ".join(f"{name} {count}" for name, count in zip(names, counts, strict=True))),
    ]


def test_whoever_is_away_when_the_game_ends_is_told_how_and_what_was_pressed_for_them() -> None:
    table = on_card("plain")
    go(table, 0, plan="pass")
    table.press(1, "pass")
    table.press(2, "pass")
    table.wait("pace")
    table.press(None, "stop_sure", moderator=True)
    told = [post.body.text for post in only(table.effects, Post) if post.place == "dm" and post.seat == 0]
    name = table.controller._record.names[0]
    assert len(told) == 1
    assert told[0].startswith(EN("away-slap-over", number=str(table.controller._record.table)))
    assert EN("away-slap-pressed", slaps=0, passes=1) in told[0]
    assert name in told[0]
    assert not [post for post in only(table.effects, Post) if post.place == "dm" and post.seat == 1]
    table.press(1, "status")
    assert len([post for post in only(table.effects, Post) if post.place == "dm"]) == 1


def test_a_press_of_ones_own_before_a_holiday_is_not_the_caretakers() -> None:
    table = on_card("plain")
    table.press(0, "slap")
    go(table, 0, plan="pass")
    table.press(1, "pass")
    table.press(2, "pass")
    table.wait("pace")
    holiday = table.controller._record.away[0]
    assert (holiday.slaps, holiday.passes) == (0, 0)


def test_a_holiday_in_which_nothing_happened_is_told_in_one_line() -> None:
    table = slow()
    go(table, 0)
    go(table)
    (told,) = [post.body.text for post in only(table.effects, Post) if post.place == "dm"]
    assert len(told.splitlines()) == 1


def test_a_vote_counts_without_them_and_a_freeze_ends_when_they_are_back() -> None:
    table = slow()
    table.post("plain")
    go(table, 0, plan="freeze", days=2)
    asked = next(post for post in only(table.effects, Post) if "asks the table to wait" in post.body.text)
    assert asked.body.buttons[0][0].choice == "pause"
    table.press(1, "pause")
    assert not table.controller._record.pausing
    table.press(2, "pause")
    assert table.controller._record.pausing
    assert table.controller._record.held
    go(table)
    assert not table.controller._record.pausing
    assert not table.controller._record.held


def test_the_status_says_whether_the_table_waits_for_whoever_asks_for_it() -> None:
    table = slow()
    table.post("plain")
    go(table, 0, plan="freeze", days=2)
    assert "asks the table to wait" in table.press(1, "status")
    table.press(1, "pause")
    table.press(2, "pause")
    assert "You agreed that the table waits" in table.press(1, "status")
    assert "nobody has to wait" not in table.press(1, "status")


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("choice", ["pause", "stop_sure"])
def test_whoever_is_there_alone_decides_nothing_while_the_others_are_away(plan: Plan, choice: str) -> None:  # R49, T6
    table = on_card("plain")
    go(table, 1, 2, plan=plan)
    assert table.press(0, choice) == EN("slap-voted")
    assert not table.controller.over
    assert not table.controller._record.pausing
    assert "1 of 2 votes" in said(table)[-1]
    table.press(1, choice)
    assert table.controller.over or table.controller._record.pausing, "whoever comes back can vote"


@pytest.mark.parametrize("plan", PLANS)
def test_where_nobody_else_is_there_it_is_said_that_the_table_waits(plan: Plan) -> None:
    table = slow(practice=frozenset({1, 2}))
    table.post("plain")
    go(table, 0, plan=plan)
    told = [words for words in said(table) if "🌴 is away until" in words]
    assert [words.endswith("Nobody else is here now, so the table waits.") for words in told] == [True]
    assert table.controller._record.pausing
    assert "so the table waits" in table.press(None, "status")


def test_a_table_at_which_everybody_is_away_waits() -> None:
    table = slow()
    table.post("plain")
    go(table, 0, 1, 2)
    assert table.controller._record.pausing
    go(table, 0, 1)
    assert not table.controller._record.pausing
    assert not table.controller._record.held


@pytest.mark.parametrize("landed", [True, False])
def test_who_was_away_from_a_table_that_waited_goes_on_with_it_by_one_press_and_is_told_so(landed: bool) -> None:
    table = on_card("plain")
    go(table, 0, 1, 2)
    if landed:
        table.land()
    assert table.press(0, "resume") == EN("slap-going-on")
    assert table.mode() == "running"
    assert not table.controller._record.pausing
    assert table.press(0, "resume") == EN("slap-not-paused")


def test_who_is_away_may_want_the_game_stopped_and_is_back_by_that() -> None:  # R49
    table = on_card("plain")
    go(table, 0, 1)
    assert table.press(0, "stop") == EN("slap-stop-vote-warning")
    assert len(table.controller._record.away) == 2, "to be asked whether one is sure is a look"
    assert table.press(0, "stop_sure") == EN("slap-voted")
    assert list(table.controller._record.away) == [1]
    alone = on_card("plain", practice=frozenset({1, 2}))
    go(alone, 0)
    assert alone.press(0, "stop") == EN("slap-stop-warning")
    alone.press(0, "stop_sure")
    assert alone.controller.over


def test_a_table_that_waited_because_everybody_was_away_goes_on_though_one_had_asked_for_a_freeze() -> None:
    table = slow()
    table.post("plain")
    go(table, 0, plan="freeze")
    go(table, 0, 1, 2, plan="freeze")
    assert table.controller._record.pausing
    go(table, 0, 2, plan="freeze")
    assert not table.controller._record.pausing, "nobody has agreed to wait"
    assert "asks the table to wait" in table.press(1, "status")


@pytest.mark.parametrize("others", [(), (1, 2)])
def test_who_goes_away_has_answered_the_question_whether_anybody_is_there(others: tuple[Seat, ...]) -> None:  # T5
    table = on_card("plain")
    silence = table.controller._record.silence
    silence.cards, silence.patterns = options.SILENT_CARDS, options.SILENT_PATTERNS
    table.wait("pace")
    table.land()
    assert table.mode() == "asleep"
    go(table, 0, *others)
    assert table.timer("still") is None, "nobody ends the game of people who are away"
    table.land()
    assert table.mode() == "running"
    if others:
        table.land()
        assert table.mode() == "paused"


def test_at_a_live_table_nobody_is_away() -> None:
    table = Sitting(3)
    go(table, 0)
    assert not table.controller._record.away


def test_a_restart_keeps_holidays_and_rings_when_they_end() -> None:
    table = on_card("plain")
    go(table, 0, days=2)
    effects = table.handle(Started(table.at(), False))
    assert any(getattr(one, "name", "") == "away" for one in effects)
    assert table.controller._record.away


def test_whoever_leaves_is_not_away() -> None:
    table = on_card("plain")
    go(table, 0)
    table.press(0, "leave")
    table.press(0, "leave_sure")
    assert not table.controller._record.away


def test_pictures_show_who_is_away() -> None:
    table = on_card("pattern")
    go(table, 2)
    table.press(0, "slap")
    table.press(1, "pass")
    table.wait("pace")
    table.card("plain")
    pictures = [post.body.picture for post in only(table.effects, Post) if post.body.picture is not None]
    told = {picture.renderer: picture.alt for picture in pictures}
    assert all("Away: Cy until " in told[renderer] for renderer in ("slap.receipt", "slap.pile"))
