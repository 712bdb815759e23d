"""Whatever ends or gives away something at a slap table asks once more, and nobody wins by it (R48, R49, T6)."""

from __future__ import annotations

from bot.slap.project import result_view
from bot.tables.contract.table import Post, Pressed, Show
from tests.slap.sitting import Sitting, only
from tests.words.voices import DE, EN


def asked(table: Sitting, seat: int | None, choice: str, *, moderator: bool = False) -> list[str]:
    """The choices of the buttons that a press is answered with."""
    effects = table.take(Pressed(table.at(), seat, 0, choice, "r", moderator=moderator))
    (shown,) = only(effects, Show)
    return [button.choice for row in shown.body.buttons for button in row]


def result(table: Sitting) -> str:
    return next(post.body.text for post in only(table.effects, Post) if post.key.endswith(":end"))


def test_leaving_asks_once_more() -> None:  # R48
    table = Sitting()
    table.card()
    assert asked(table, 0, "leave") == ["leave_sure"]
    before = table.state.statuses[0]
    assert before != "left"
    assert table.press(0, "leave_sure") == EN("slap-you-left")
    assert table.state.statuses[0] == "left"


def test_a_stop_asks_once_more_and_takes_more_than_half_of_the_people() -> None:  # R49, T6
    table = Sitting(3)
    table.card()
    assert asked(table, 0, "stop") == ["stop_sure"]
    assert table.press(0, "stop_sure") == EN("slap-voted")
    assert not table.over
    vote = only(table.effects, Post)[-1]
    assert vote.body.text == "**Ana asks for the game to be stopped**: 1 of 2 votes."
    assert asked(table, 1, vote.body.buttons[0][0].choice) == ["stop_sure"], "the vote's button asks once more, too"
    assert not table.over
    assert table.press(0, "stop_sure") == EN("slap-already-voted")
    assert table.press(1, "stop_sure") == EN("slap-voted")
    assert [over.why for over in table.over] == ["stopped"]


def test_who_leads_does_not_win_by_stopping_and_no_computer_does() -> None:  # R49
    table = Sitting(3, practice=frozenset({1, 2}))
    table.card()
    ana = table.desk._record.names.index("Ana")
    assert asked(table, ana, "stop") == ["stop_sure"]
    table.press(ana, "stop_sure")
    assert table.over, "the only person needs nobody's vote"
    assert result(table).startswith("**Nobody wins** (the game was stopped; places by count)")
    assert "wins" not in result(table).replace("Nobody wins", "")


def test_when_the_last_person_leaves_no_computer_wins() -> None:
    table = Sitting(3, practice=frozenset({1, 2}))
    table.card()
    table.press(table.desk._record.names.index("Ana"), "leave_sure")
    assert table.over
    assert "**Nobody wins**" in result(table)
    assert result_view(table.state, table.desk._record.names).winners == []


def test_who_has_no_cards_left_votes_on_a_stop_but_not_who_has_left() -> None:
    table = Sitting(3)
    table.card()
    table.press(2, "leave_sure")
    assert table.press(2, "stop_sure") == EN("slap-stop-by-vote")
    table.state.statuses[1] = "out"
    assert table.press(0, "stop_sure") == EN("slap-voted")
    assert not table.over
    assert table.press(1, "stop_sure") == EN("slap-voted")
    assert table.over


def test_a_moderator_stops_at_once_but_not_with_one_press() -> None:
    table = Sitting(3)
    table.card()
    assert asked(table, None, "stop", moderator=True) == ["stop_sure"]
    assert not table.over
    assert table.press(None, "stop_sure", moderator=True) == EN("slap-stopped")
    assert table.over


def test_a_stop_can_be_voted_while_the_table_stands_still() -> None:
    table = Sitting(2)
    table.card()
    for seat in (0, 1):
        table.press(seat, "pause")
    table.land()
    assert EN("slap-paused-now") in table.press(0, "status")
    table.press(0, "stop_sure")
    table.press(1, "stop_sure")
    assert table.over


def test_the_warnings_say_that_nobody_wins() -> None:
    assert all("Nobody wins" in warning for warning in (EN("slap-stop-warning"), EN("slap-stop-vote-warning")))
    assert all("gewinnt" in warning for warning in (DE("slap-stop-warning"), DE("slap-stop-vote-warning")))
