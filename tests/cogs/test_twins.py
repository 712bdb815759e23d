"""Buttons for everything that the slap game's slash commands do, and the reverse (product.md, Players get, 4)."""

from __future__ import annotations

from bot.play.lobbies.lobby import Lobby
from bot.play.roster import Seated
from bot.tables.contract.table import Post
from cogs.lobbies.lobby_views import buttons
from cogs.slap import TABLE_COMMANDS
from tests.cogs.test_limits import groups
from tests.slap.sitting import Sitting, only

NO_BUTTON = {"new": "before a table exists there is no message that could carry a button"}
NO_COMMAND = {
    "slap": "a slap belongs to the card that was seen (A2)",
    "pass": "likewise",
    "flip": "likewise (A14)",
}


def shown_buttons() -> set[str]:
    """What the buttons of a lobby and of a whole table do: begin, play, pause, go on."""
    table = Sitting(flip="manual", slap_by="both")
    table.card()
    for seat in (0, 1):
        table.press(seat, "pause")
    table.land()
    assert table.desk.dump()
    slow = Sitting(mode="slow")
    slow.wait("pace")
    bodies = [post.body for sitting in (table, slow) for post in only(sitting.effects, Post)]
    played = {button.choice for body in bodies for row in body.buttons for button in row}
    view = buttons(Lobby(1, "slap", 1, [Seated("Ana", 1)], {}, "lobby"))
    ids = [str(part["custom_id"]) for line in view.to_components() for part in line["components"]]
    return played | {custom_id.partition(":")[2] for custom_id in ids}


def test_every_slash_action_of_the_slap_game_has_a_button() -> None:
    commands = {command.name for group in groups() if group.name == "slap" for command in group.commands}
    at_tables = {name: command.choice for (_, name), command in TABLE_COMMANDS.items()}
    actions = {at_tables.get(name, name) for name in commands}
    assert actions - shown_buttons() == set(NO_BUTTON)


def test_every_button_of_a_running_game_has_a_slash_command() -> None:
    commands = {command.name for group in groups() if group.name == "slap" for command in group.commands}
    lobby_only = {"join", "add", "options"}  # the lobby's message is the only place where they mean something
    assert shown_buttons() - lobby_only - commands == set(NO_COMMAND)
