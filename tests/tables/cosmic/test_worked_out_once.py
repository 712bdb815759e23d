"""What a press needs is worked out once: views, suggestions and options stand until something happens."""

from __future__ import annotations

import pytest

from bot.cosmic.engine.dispatch import CLOSE
from bot.tables.cosmic import boards, chronicle
from bot.tables.cosmic.controls import Asked, Option
from bot.tables.cosmic.messages import panel
from bot.tables.cosmic.questions import labels, questions
from bot.tables.cosmic.questions.labels import options
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World


@pytest.fixture
def in_a_round() -> World:
    """A round under seal in which nobody has answered."""
    world = people.ask_in_rounds(World(4, 4, seed=1, speed="daily"))
    people.play_until(world, lambda now: people.in_round(now) and not now.game.sealed)
    return world


def test_views_stand_while_answers_are_only_noted_and_go_once_something_happens(in_a_round: World) -> None:
    table = people.running(in_a_round)
    seen, mine = table.seen, table.view(0)
    for number, ask in [*table.game.asks.items()]:
        chronicle.answer(table, number, ask.seat, ask.default, "player")
    assert table.seen is seen
    assert table.view(0) is mine
    assert table.once(list, "thought") is table.once(list, "thought")
    chronicle.act(table, CLOSE, None, None, "clock")
    assert table.seen is not seen
    assert table.once(lambda: "anew", "thought") == "anew"


def test_options_are_named_once_however_often_they_are_read(in_a_round: World, monkeypatch: pytest.MonkeyPatch) -> None:
    named: list[Asked] = []
    worked_out = labels._worked_out

    def counted(asked: Asked) -> list[Option]:
        named.append(asked)
        return worked_out(asked)

    monkeypatch.setattr(labels, "_worked_out", counted)
    table = people.running(in_a_round)
    asked = [Asked(n, ask, table.view(ask.seat), table.record.names) for n, ask in table.game.asks.items()]
    for one in asked:
        for option in options(one):
            found, _ = questions.read_any(asked, option.label)
            assert option.label in [same.label for same in options(found)]
    assert len(named) == len(asked)


def test_a_panel_that_stays_as_it_is_does_not_put_its_board_into_words(
    in_a_round: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = people.running(in_a_round)
    panel.show_again(table)
    told: list[object] = []

    def counted(drawn: bytes) -> str:
        told.append(drawn)
        return ""

    monkeypatch.setattr(boards, "words", counted)
    table.effects.clear()
    panel.refresh(table, late=True)
    assert not told
    assert not table.effects
    panel.show_again(table)
    assert told
