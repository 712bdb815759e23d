"""The page of moves shows whatever the vocabulary offers, each with its shape."""

from __future__ import annotations

import inspect

from bot.cosmic import moves
from bot.cosmic.api import draws, losses, placing
from proving.packs.moves_page import modules, page


def test_every_move_stands_on_the_page_with_its_shape() -> None:
    text = page()
    own = {name: one for name, one in vars(moves).items() if inspect.isfunction(one)}
    named = [
        name for name, one in own.items() if one.__module__.startswith(moves.__name__) and not name.startswith("_")
    ]
    assert [name for name in named if f"- `{name}(" not in text] == []
    assert "- `remember(game: Cosmic, card: str, attribute: Attribute[D], value: D) -> None`: A power notes" in text


def test_helpers_of_the_vocabulary_stand_there_as_well() -> None:
    assert {draws, losses, placing} <= {*modules()}
    assert "- `draw(" in page().partition("## draws")[2]


def test_what_can_be_asked_stands_there_with_its_forms_and_nothing_that_is_not_the_games() -> None:
    asked = page().partition("## questions")[2].partition("## ")[0]
    assert "- `OneOf(options)`: Exactly one of the options." in asked
    assert "- `Question.ask(seat: Seat, form: Form, default: Choice = None) -> Ask`" in asked
    assert "`CARDS`" in asked
    assert "- `takeable(state: CosmicState, seat: Seat) -> list[str]`" in page().partition("## by their names")[2]
    assert "asdict" not in page()


def test_what_conditions_and_methods_are_given_stands_there_with_its_fields() -> None:
    given = page().partition("## what they are given")[2].partition("## ")[0]
    assert "- `Loss(tokens: tuple[int, ...], cause: str, by: Seat," in given
    assert "- `Loss.without(" in given
    assert "- `Challenge(ordinal: int, offense: Side, defense: Side," in given
    assert "- `Shown`: `OPEN`, `COUNTED`, `INNER`, `SECRET`" in given
    assert "A base class for" not in given
