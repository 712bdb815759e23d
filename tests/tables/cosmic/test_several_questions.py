"""A person who is asked two things at once reaches both, in any order, and may change either under seal."""

from __future__ import annotations

from bot.tables.contract.table import Body, MenuOption, Prompt, Reply, Show
from tests.tables.cosmic.world import World


def two_at_once() -> tuple[World, int, list[int]]:
    """A table at its beginning: everybody is asked for a power and a colour (3.1, 3.4)."""
    world = World(3, 2)
    seat = world.seats[0]
    numbers = [number for number, ask in world.game.asks.items() if ask.seat == seat]
    assert [world.game.asks[number].key for number in numbers] == ["powers", "colour"]
    return world, seat, numbers


def shown(world: World, seat: int, ask: int, choice: str, *values: str) -> Body:
    (found,) = [effect for effect in world.press(seat, ask, choice, *values) if isinstance(effect, Show)]
    return found.body


def other(world: World, seat: int, body: Body) -> MenuOption:
    (more,) = [button for row in body.buttons for button in row if button.choice == "more"]
    shown_more = shown(world, seat, more.ask, "more")
    (found,) = [one for menu in shown_more.menus for one in menu.options if one.value.endswith(":answer")]
    return found


def test_a_button_leads_to_the_other_question_and_back() -> None:
    world, seat, (powers, colour) = two_at_once()
    first = shown(world, seat, 0, "answer")
    assert first.text.count("Which power") == 1
    assert other(world, seat, first) == MenuOption(f"{colour}:answer", "Also: Which colour would you like?")
    second = shown(world, seat, colour, "answer")
    assert "Which colour would you like?" in second.text
    assert other(world, seat, second).value == f"{powers}:answer"


def test_both_answers_can_be_changed_while_they_are_sealed_8_16() -> None:
    world, seat, (powers, colour) = two_at_once()
    world.press(seat, powers, "q_o_0")
    world.press(seat, colour, "q_o_0")
    assert {powers, colour} <= set(world.game.sealed)
    body = shown(world, seat, colour, "answer")
    assert "Your answer: **red**" in body.text
    assert "You can change this until" in body.text
    assert "Your move" not in body.text
    world.press(seat, colour, "q_o_1")
    assert world.game.sealed[colour] == "blue"
    changed = shown(world, seat, powers, "answer")
    assert "Which power do you keep?" in changed.text


def test_typed_words_answer_the_question_that_they_fit() -> None:
    world, seat, (powers, colour) = two_at_once()
    world.press(seat, 0, "play", "light blue")
    assert world.game.sealed[colour] == "light_blue"
    assert powers not in world.game.sealed
    rows = world.controller.suggest(seat, "play", "ora")
    assert ("orange", "orange") in rows


def test_a_form_is_filled_in_and_read_like_typed_words() -> None:
    world, seat, (_, colour) = two_at_once()
    (prompt,) = [effect for effect in world.press(seat, colour, "q_type") if isinstance(effect, Prompt)]
    assert (prompt.ask, prompt.choice) == (colour, "q_typed")
    (no,) = [effect for effect in world.press(seat, prompt.ask, prompt.choice, "mauve") if isinstance(effect, Reply)]
    assert no.text.startswith("“mauve” isn't one of the answers (cosmic 3.1).")
    world.press(seat, prompt.ask, prompt.choice, "purpel")
    assert world.game.sealed[colour] == "purple"
