"""Buttons for everything that the slash commands of a table do, and the reverse (product.md, Players get, 4)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.cosmic.model.options import Options
from bot.play.lobbies.lobby import Lobby
from bot.play.rosters import Seated
from bot.tables.contract.choices import ACTS
from bot.tables.contract.table import Body, Edit, Effect, Post, Show
from cogs.at_table import TABLE_COMMANDS
from cogs.lobbies.lobby_views import buttons
from tests.slap.sitting import Sitting, only
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN

OPENERS = {"more", "status", "pause_ask", "undo_ask", "leave", "seats", "watch"}
"""Choices that show others, and change nothing."""
NO_COMMAND = {
    "rules": "`/rules` has those of both games",
    "slap": "a slap belongs to the card that was seen (A2)",
    "pass": "likewise",
    "flip": "likewise (A14)",
}
BY_COMMAND = {
    "board": "/board text",
    "play": "/answer text: the question itself has buttons, menus and forms",
    "hand_text": "/hand text: the words stand beside the picture, too",
}
"""Acts of commands alone: twins of what buttons show."""


def choices(effects: list[Effect]) -> Iterator[str]:
    """Everything that can be pressed or chosen there."""
    bodies: list[Body] = [effect.body for effect in effects if isinstance(effect, Post | Edit | Show)]
    for body in bodies:
        yield from (button.choice for row in body.buttons for button in row)
        for menu in body.menus:
            yield from (option.value for option in menu.options) if menu.choice == ACTS else (menu.choice,)


def answered(table: Sitting, seat: int, choice: str) -> list[Effect]:
    before = len(table.effects)
    table.press(seat, choice)
    return table.effects[before:]


def test_every_action_at_a_slap_table_has_a_button_and_a_command() -> None:
    table = Sitting(flip="manual", slap_by="both")
    table.card()
    for seat in (0, 1):
        table.press(seat, "pause")
    table.land()
    slow = Sitting(mode="slow")
    slow.wait("pace")
    shown = {*choices(table.effects), *choices(slow.effects)}
    assert table.mode() == "paused"
    by_command = {one.choice for one in TABLE_COMMANDS.values()}
    for sitting in (table, slow):
        by_command |= {
            *choices([effect for one in TABLE_COMMANDS.values() for effect in answered(sitting, 0, one.choice)])
        }
    assert shown - by_command == {*NO_COMMAND, "rules"}
    assert EN("slap-rules") in table.press(0, "why"), "where the button shows the rules"
    assert by_command - shown <= {one.choice for one in TABLE_COMMANDS.values()} | {"leave_sure", "report"}


@pytest.mark.parametrize("name", TABLE_COMMANDS)
def test_every_command_is_answered_at_a_slap_table(name: str) -> None:
    table, command = Sitting(), TABLE_COMMANDS[name]
    for choice in filter(None, (command.choice, command.given)):
        assert table.press(0, choice) not in ("", EN("slap-unknown"))


def test_a_card_of_a_live_slap_table_carries_its_hand_alone() -> None:
    """Flip stays where players turn the cards, Slap and Pass at slow tables."""

    def card(table: Sitting) -> set[str]:
        return {*choices([only(table.effects, Post)[-1]])}

    live, manual, slow = Sitting(), Sitting(flip="manual"), Sitting(mode="slow")
    live.card()
    assert card(live) == set()
    assert only(live.effects, Post)[-1].seed == "✋"
    manual.card()
    assert card(manual) == {"flip"}
    slow.wait("pace")
    assert card(slow) == {"slap", "pass"}
    assert {*choices([only(live.effects, Post)[0]])} == {"status", "rules", "pause", "leave", "stop"}


def spread(world: World, seat: int, begun: set[str]) -> set[str]:
    """All that can be reached from these choices by opening what they show."""
    found, waiting = set(begun), begun & OPENERS
    while waiting:
        shown = {*choices(world.press(seat, 0, waiting.pop()))}
        waiting |= (shown - found) & OPENERS
        found |= shown
    return found


def cosmic_tables() -> Iterator[World]:
    """One in a round of responses with an expansion that has a picture; one that is paused."""
    world = World(2, 2, options=Options(extras={"zodiac": True}))
    people.play_until(world, people.in_round)
    yield world
    for seat in world.seats:
        world.press(seat, 0, "pause")
    yield world


def test_every_action_at_a_cosmic_table_has_a_button_and_a_command() -> None:
    for world in cosmic_tables():
        seat, board = world.seats[0], {"answer", "hand", "log", "more"}
        if world.mode() == "paused":
            board = {"resume", "hand", "log", "more"}
        by_button = spread(world, seat, board)
        by_command = spread(world, seat, {one.choice for one in TABLE_COMMANDS.values()})
        by_hand = {"pause_ask", "answer"}  # one shows its own buttons, the other stands back for *Go on*
        assert {one.choice for one in TABLE_COMMANDS.values()} - by_button <= by_hand
        assert by_button - by_command <= {*BY_COMMAND}
        assert "stop" in by_button & by_command


def test_every_button_of_a_lobby_stands_in_its_message() -> None:
    view = buttons(Lobby(1, "slap", 1, [Seated("Ana", 1)], {}, "lobby"))
    ids = [str(part["custom_id"]) for line in view.to_components() for part in line["components"]]
    assert "leave" in {custom_id.partition(":")[2] for custom_id in ids}, "as /leave does in the lobby's channel"
