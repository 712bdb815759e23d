"""What lobbies look like on Discord: words and components, made from a ``Lobby`` alone. Nothing is decided here."""

from __future__ import annotations

import discord

from bot.errors import UserError
from bot.play.lobbies.lobby import Lobby
from bot.play.lobbies.lobby_games import offered, possible
from bot.tables.contract.table import Button
from bot.words.language import Language
from bot.words.options import OptionText
from bot.words.speech import Speech, speech
from cogs.ui.components import button_view, select_view, with_select
from cogs.ui.forms import form

_DROP = "drop-"
"""Begins the choice of the button that takes a computer player out again; its name follows."""
TYPED = "…"
"""The value that asks for a form instead of being one."""


def dropped(choice: str) -> str | None:
    """The computer player that a button takes out again; None for other buttons."""
    return choice.removeprefix(_DROP) if choice.startswith(_DROP) else None


def lobby_view(lobby: Lobby) -> discord.ui.View | None:
    """The buttons of an open lobby, none of a closed one."""
    return buttons(lobby) if lobby.status == "lobby" else None


def buttons(lobby: Lobby) -> discord.ui.View:
    """The lobby's buttons; where computer players differ, a menu of them instead of the button that adds one.

    The computer player who came last can be taken out again.
    """
    t, say = lobby.table, speech(lobby.language)
    tempers = [(temper.name, temper.label, temper.sentence) for temper in lobby.of.tempers_in(lobby.language)]
    row = [
        (f"l{t}:join", Button(0, "join", say("find-join" if lobby.wanted else "lobby-join"), style="success")),
        (f"l{t}:leave", Button(0, "leave", say("find-leave" if lobby.wanted else "lobby-leave"))),
        (f"l{t}:add", Button(0, "add", say("lobby-add-computer"))),
        (f"l{t}:options", Button(0, "options", say("lobby-options"))),
        (f"l{t}:start", Button(0, "start", say("lobby-start"), style="primary")),
    ]
    computers = [seat.name for seat in lobby.seats if seat.user is None]
    below = [
        (f"l{t}:{_DROP}{name}", Button(0, "drop", say("lobby-remove-computer", name=name))) for name in computers[-1:]
    ]
    if not tempers:
        return button_view([row, below])
    view = button_view([[one for one in row if not one[0].endswith(":add")], below])
    # another id each time, or clients go on showing the last choice and do not send the same one again
    return with_select(view, f"c{t}:temper{len(lobby.seats)}", say("lobby-add-computer"), tempers)


def panel_view(lobby: Lobby, language: Language) -> discord.ui.View:
    """The select of the options panel, in the language of whoever opened it: every option that has a choice here."""
    options = [(o.name, o.title, o.sentence) for o in offered(lobby.of, lobby.options, language)]
    return select_view(f"o{lobby.table}:pick", speech(language)("lobby-change-option"), options)


def option_called(lobby: Lobby, name: str, language: Language) -> OptionText:
    """One option of the lobby's game in words. Raises ``UserError`` if there is none of that name (any more)."""
    found = next((option for option in lobby.of.options_in(language) if option.name == name), None)
    if found is None:
        raise UserError(speech(language)("table-old-panel"))
    return found


def value_view(lobby: Lobby, option: OptionText, say: Speech) -> discord.ui.View:
    """The select of one option's values, and typing one where that is possible."""
    values = [(value, label, "") for value, label in possible(lobby.of, option, lobby.options)]
    if option.typed:
        values.append((TYPED, say("lobby-other-value"), say("lobby-type-value", what=option.typed)))
    return select_view(
        f"o{lobby.table}:{option.name}", option.title, values, (f"o{lobby.table}:back", say("lobby-back"))
    )


def value_form(table: int, option: OptionText, say: Speech) -> discord.ui.Modal:
    """The form for a value that is not in the list."""
    return form(f"o{table}:{option.name}", option.title, say("lobby-type-value", what=option.typed), option.longest)
