"""Whatever ends or gives away something at a slap table asks once more, and nobody wins by it (R48, R49, T6)."""

from __future__ import annotations

import json

import pytest

from bot.play.games.kinds import SlapKind
from bot.play.rosters import Seated
from bot.ratings.tournament import ANEW
from bot.slap.options import VOTE_MS, Mode
from bot.slap.project import result_view
from bot.tables.contract.table import Edit, Post, Pressed, Ring, Show, Stamp, Started, Tick
from bot.tables.slap.controller import SlapController
from bot.tables.slap.record import Wish
from tests.slap.sitting import Sitting, only
from tests.words.voices import DE, EN


def asked(table: Sitting, seat: int | None, choice: str, *, moderator: bool = False) -> list[str]:
    """The choices of the buttons that a press is answered with."""
    effects = table.handle(Pressed(table.at(), seat, 0, choice, "r", moderator=moderator))
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


def test_a_game_that_the_others_leave_before_its_first_card_is_not_told_as_won() -> None:  # R47
    table = Sitting(2)
    table.press(1, "leave_sure")
    table.post("free")
    table.land()
    assert table.over
    assert table.state.flips == 0
    told = result(table)
    assert "**Nobody wins** (everybody else left before the first card)" in told
    assert "Longest pile" not in told
    (over,) = table.over
    assert over.story is not None
    assert over.story.winners == ()
    assert [finish.place for finish in over.story.finishes] == [1, 2], "a tournament goes by the places"


def test_a_stop_asks_once_more_and_takes_more_than_half_of_the_people() -> None:  # R49, T6
    table = Sitting(3)
    table.card()
    assert asked(table, 0, "stop") == ["stop_sure"]
    assert table.press(0, "stop_sure") == EN("slap-voted")
    assert not table.over
    vote = only(table.effects, Post)[-1]
    assert vote.body.text.startswith("**Ana asks for the game to be stopped**: 1 of 2 votes. The vote ends <t:")
    assert asked(table, 1, vote.body.buttons[0][0].choice) == ["stop_sure"], "the vote's button asks once more, too"
    assert not table.over
    assert table.press(0, "stop_sure") == EN("slap-already-voted")
    assert table.press(1, "stop_sure") == EN("slap-noted"), "it is enough"
    assert [over.why for over in table.over] == ["stopped"]
    story = table.over[0].story
    assert story is not None
    assert [one.broke_off for one in story.finishes] == [True, True, False]
    assert (story.turns, story.decided) == (table.state.flips, False)


def test_who_leads_does_not_win_by_stopping_and_no_computer_does() -> None:  # R49
    table = Sitting(3, practice=frozenset({1, 2}))
    table.card()
    ana = table.controller._record.names.index("Ana")
    assert asked(table, ana, "stop") == ["stop_sure"]
    table.press(ana, "stop_sure")
    assert table.over, "the only person needs nobody's vote"
    assert result(table).startswith("**Nobody wins** (the game was stopped, places by count)")
    assert "wins" not in result(table).replace("Nobody wins", "")


def test_when_the_last_person_leaves_no_computer_wins() -> None:
    table = Sitting(3, practice=frozenset({1, 2}))
    table.card()
    table.press(table.controller._record.names.index("Ana"), "leave_sure")
    assert table.over
    assert "**Nobody wins**" in result(table)
    assert result_view(table.state, table.controller._record.names).winners == []


def test_who_has_no_cards_left_votes_on_a_stop_but_not_who_has_left() -> None:
    table = Sitting(3)
    table.card()
    table.press(2, "leave_sure")
    assert table.press(2, "stop_sure") == EN("slap-stop-by-vote")
    table.state.statuses[1] = "out"
    assert table.press(0, "stop_sure") == EN("slap-voted")
    assert not table.over
    assert table.press(1, "stop_sure") == EN("slap-noted")
    assert table.over


def test_a_moderator_stops_at_once_but_not_with_one_press() -> None:
    table = Sitting(3)
    table.card()
    assert asked(table, None, "stop", moderator=True) == ["stop_sure"]
    assert not table.over
    assert table.press(None, "stop_sure", moderator=True) == EN("slap-stopped")
    assert table.over


def test_a_moderator_who_plays_or_has_played_votes_like_the_others() -> None:  # R49
    table = Sitting(3)
    table.card()
    assert table.press(0, "stop", moderator=True) == EN("slap-stop-vote-warning")
    assert table.press(0, "stop_sure", moderator=True) == EN("slap-voted")
    assert not table.over
    table.press(2, "leave_sure")
    for choice in ("stop", "stop_sure"):
        assert table.press(2, choice, moderator=True) == EN("slap-stop-by-vote")
        assert table.press(None, choice) == EN("slap-stop-by-vote"), "nobody votes who does not play"
    assert not table.over


@pytest.mark.parametrize("choice", ["pause", "stop"])
@pytest.mark.parametrize("mode", ["live", "slow"])
def test_a_vote_that_does_not_get_there_says_so_and_can_be_taken_again(choice: Wish, mode: Mode) -> None:  # T6, R49
    table = Sitting(3, mode=mode)
    table.card("plain")
    again = "stop_sure" if choice == "stop" else choice
    table.press(0, again)
    vote = only(table.effects, Post)[-1]
    rings = [one for one in only(table.effects, Ring) if one.name == "vote"]
    assert [one.ms for one in rings] == [VOTE_MS[mode]]
    table.handle(Started(table.at(), False))
    until = table.controller._record.vote.until if table.controller._record.vote else 0
    table.handle(Tick(Stamp(until - 1), "vote"))
    assert table.controller._record.vote is not None, "not yet"
    effects = table.handle(Tick(Stamp(until), "vote"))
    (edit,) = [one for one in only(effects, Edit) if one.key == vote.key]
    assert edit.body.text == EN(f"slap-vote-failed-{choice}", votes=1, needed=2)
    assert not edit.body.buttons
    table.handle(Tick(Stamp(until), "vote"))
    table.press(1, again)
    assert not table.over
    assert table.controller._record.vote is not None
    assert table.controller._record.vote.seats == [1], "votes of then do not count now"


def test_a_vote_of_an_older_version_begins_to_end_when_its_table_is_taken_up() -> None:
    table = Sitting(3)
    table.card()
    table.press(0, "stop_sure")
    vote = table.controller._record.vote
    assert vote is not None
    vote.until = 0
    effects = table.handle(Started(table.at(), False))
    assert [one.ms for one in only(effects, Ring) if one.name == "vote"] == [VOTE_MS["live"]]
    assert vote.until


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


def in_a_tournament(players: int = 2, *, cards: int) -> Sitting:
    """A game of a tournament of which so many cards are turned."""
    table = Sitting(players)
    table.controller._record.event = True
    for _ in range(cards):
        table.card()
        table.land()
    return table


def question(table: Sitting, seat: int | None, *, moderator: bool = False) -> str:
    effects = table.handle(Pressed(table.at(), seat, 0, "stop", "r", moderator=moderator))
    return only(effects, Show)[0].body.text


def test_who_stops_a_game_of_a_tournament_is_told_what_it_counts_for_and_so_is_the_table() -> None:  # R49
    table = in_a_tournament(cards=ANEW + 1)
    first, second = sorted((0, 1), key=lambda seat: -len(table.state.stacks[seat]))
    piles = [len(table.state.stacks[seat]) for seat in (first, second)]
    names = table.controller._record.names
    counts = f"it counts as it stands: 1. {names[first]} ({piles[0]} cards), "
    asked = question(table, None, moderator=True)
    assert asked.startswith("**Stop the game for everybody?** For the tournament ")
    assert counts in asked
    assert "Nobody wins" not in asked
    assert "Vote to stop" in question(table, 0)
    table.press(0, "stop_sure")
    assert counts in only(table.effects, Post)[-1].body.text
    table.press(1, "stop_sure")
    told = result(table)
    assert told.startswith(f"**{names[first]} wins** (stopped, and it counts as it stands)")
    (over,) = table.over
    assert over.story is not None
    assert over.story.winners == (), "for ratings and the history nobody has won"


def test_a_game_of_a_tournament_that_is_stopped_before_its_tenth_card_is_played_again() -> None:  # R49
    table = in_a_tournament(cards=ANEW - 1)
    assert "it won't count for the tournament, and the table plays again" in question(table, None, moderator=True)
    table.press(0, "stop_sure")
    assert "plays again" in only(table.effects, Post)[-1].body.text
    table.press(1, "stop_sure")
    assert result(table).startswith("**Nobody wins** (stopped before its tenth card: you play again)")


def test_a_game_of_a_tournament_that_all_have_left_is_no_game_to_be_played_again() -> None:
    table = in_a_tournament(cards=1)
    table.press(0, "leave_sure")
    assert "plays again" not in question(table, 1)
    table.press(1, "leave_sure")
    assert "again" not in result(table)


def test_outside_a_tournament_a_stop_says_that_nobody_wins() -> None:
    table = Sitting(2)
    table.card()
    assert question(table, 0) == EN("slap-stop-vote-warning")


def test_a_controller_that_was_saved_before_tournaments_were_known_there_is_one_of_none() -> None:
    table = Sitting(2)
    saved = json.loads(table.controller.dump())
    saved.pop("event", None)
    again = SlapController.load(table.controller.game, json.dumps(saved).encode())
    assert again._record.event is False


def test_a_rematch_of_a_game_of_a_tournament_is_none() -> None:
    table = in_a_tournament(cards=1)
    table.press(0, "stop_sure")
    table.press(1, "stop_sure")
    saved = table.controller.game.save()
    _, options = SlapKind().rematch(saved.snapshot, {"event": "on", "mode": "slow"})
    assert options == {"mode": "slow", "dealer": "0"}
    assert SlapKind().begin(1, [Seated("a"), Seated("b")], {"event": "on"}, 1)._record.event
    assert not SlapKind().begin(1, [Seated("a"), Seated("b")], {}, 1)._record.event
