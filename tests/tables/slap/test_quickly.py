"""People who are out, or away from a table that asks for them, may let the computer players finish (T12)."""

from __future__ import annotations

import pytest

from bot.kernel.event import Seat
from bot.slap.deck import DECK
from bot.slap.options import SILENT_CARDS
from bot.tables.contract.table import Body, Post, Pressed, Show
from bot.tables.slap.controller import SlapController
from tests.slap.sitting import Sitting, empty, only
from tests.words.voices import EN


def seated(people: int = 1, seed: int = 3) -> tuple[Sitting, list[Seat]]:
    """A table with two computer players, and the seats of its people."""
    table = Sitting(people + 2, practice=frozenset({people, people + 1}), seed=seed)
    table.card()
    return table, [seat for seat in range(people + 2) if seat not in table.controller._record.practice]


def choices(body: Body) -> list[str]:
    return [button.choice for row in body.buttons for button in row]


def offers(table: Sitting) -> list[Body]:
    return [post.body for post in only(table.effects, Post) if post.body.text == EN("slap-all-out")]


def asleep(people: int = 1) -> tuple[Sitting, list[Seat]]:
    """A table that asks whether anybody is there."""
    table, seats = seated(people)
    table.controller._record.silence.cards, table.controller._record.silence.patterns = SILENT_CARDS, 2
    table.post("free")
    table.land()
    assert table.mode() == "asleep"
    return table, seats


def test_whoever_is_out_is_asked_once_and_one_press_brings_the_end() -> None:  # T12
    table, (ana,) = seated()
    assert not offers(table)
    empty(table.controller, ana, "out")
    table.card("free")
    (offer,) = offers(table)
    assert choices(offer) == ["finish"]
    table.card("free")
    assert len(offers(table)) == 1, "once"
    before = table.state.flips
    table.press(ana, "finish")
    assert [over.why for over in table.over] == ["cards"]
    state = table.state
    assert state.flips > before
    assert sorted([*state.pile, *(card for stack in state.stacks for card in stack)]) == sorted(DECK)
    story = table.over[0].story
    assert story is not None
    assert set(story.winners) <= set(table.controller._record.practice)
    assert story.decided, "it was played, not stopped"
    assert story.finishes[ana].broke_off is False


def test_the_film_and_the_log_have_the_piles_of_the_end_too() -> None:  # T12
    table, (ana,) = seated()
    empty(table.controller, ana, "out")
    table.card("free")
    table.press(ana, "finish")
    pile_history = table.controller._record.pile_history
    assert pile_history.whole(table.state.piles)
    assert any(pile.slapped and pile.ms is not None and 900 <= pile.ms <= 2_500 for pile in pile_history.piles)
    assert len(table.over[0].story.log if table.over[0].story else ()) == len(pile_history.piles)


def test_a_card_in_the_air_is_taken_back_and_the_same_table_ends_the_same_way() -> None:  # T12, A6
    ends = []
    for _ in range(2):
        table, (ana,) = seated()
        empty(table.controller, ana, "out")
        table.post("free")
        table.press(ana, "finish")
        assert table.controller._record.withdrawn
        assert table.over
        ends.append(table.controller.game.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("status", ["in", "broke"])
def test_while_a_person_can_still_slap_nobody_finishes(status: str) -> None:  # T12
    table, (ana,) = seated()
    if status == "broke":
        empty(table.controller, ana, "broke")
    table.card("free")
    assert not offers(table)
    assert table.press(ana, "finish") == table.press(ana, "finish_sure") == EN("slap-finish-not")
    assert not table.over


def test_with_another_person_it_takes_more_than_half_of_them() -> None:  # T12
    table, (ana, ben) = seated(2)
    empty(table.controller, ana, "out")
    table.card("free")
    assert not offers(table), "Ben plays on"
    empty(table.controller, ben, "out")
    table.card()
    assert offers(table)
    assert table.press(ana, "finish") == EN("slap-voted")
    assert not table.over
    assert table.press(None, "finish") == EN("slap-not-seated")
    table.press(ben, "finish")
    assert table.over


def test_a_table_that_asks_for_its_people_offers_it_and_asks_once_more() -> None:  # T5, T12
    table, (ana,) = asleep()
    question = only(table.effects, Post)[-1].body
    assert "If nobody answers within 10 minutes, the game ends and the cards are counted." in question.text
    assert choices(question) == ["resume", "finish"]
    effects = table.handle(Pressed(table.at(), ana, 0, "finish", "r"))
    assert choices(only(effects, Show)[0].body) == ["finish_sure"]
    assert not table.over
    table.press(ana, "finish_sure")
    assert [over.why for over in table.over] in (["cards"], ["count"])
    assert table.timer("still") is None


def test_who_answers_that_they_are_there_plays_on_and_the_vote_is_void() -> None:  # T5, T12
    table, (ana, ben) = asleep(2)
    table.press(ana, "finish_sure")
    table.press(ben, "resume")
    assert table.press(ben, "finish_sure") == EN("slap-finish-not")
    assert not table.over


def test_a_table_without_computer_players_offers_nothing() -> None:
    table = Sitting(2)
    table.card()
    table.controller._record.silence.cards, table.controller._record.silence.patterns = SILENT_CARDS, 2
    table.post("free")
    table.land()
    assert choices(only(table.effects, Post)[-1].body) == ["resume"]
    assert table.press(0, "finish") == EN("slap-finish-not")


def test_a_table_of_before_is_asked_when_it_goes_on() -> None:
    table, (ana,) = seated()
    empty(table.controller, ana, "out")
    table.controller = SlapController.load(table.controller.game, table.controller.dump())
    table.card("free")
    assert len(offers(table)) == 1
