"""Show lobbies: words, components and the picture, made from a ``Lobby`` alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord

from bot.play.games.lobby_games import offered, possible, shown
from bot.play.lobbies.lobby import Lobby, people
from bot.play.roster import Seated
from bot.tables.contract.table import Button
from bot.words.errors import UserError
from bot.words.language import Language
from bot.words.marks import channel, mention
from bot.words.options import OptionText
from bot.words.pictures import LOBBY_FILE, LOBBY_RENDERER, LobbyPicture, LobbySeat, lobby_alt
from bot.words.signs import safe_name
from bot.words.speech import Speech, speech
from cogs.posting.screen import DrawOne, drawn_in_time
from cogs.ui.components import button_view, form, select_view, with_select


def lobby_says(lobby: Lobby) -> str:
    """The lobby message, in the table's language; its first line is the push."""
    say, game = speech(lobby.language), lobby.of
    if lobby.status == "stopped":
        return say("lobby-everybody-left")
    name = game.called(lobby.language)
    rows = [_head(lobby, name.title, say)]
    rows += [f"{number}. {_seat(lobby, seat, say)}" for number, seat in enumerate(lobby.seats, 1)]
    if expected := game.expected(lobby.options, len(people(lobby.seats)), len(lobby.seats), lobby.language):
        rows.append(expected)
    chosen = [
        say("lobby-option", option=option.title, value=option.label(lobby.options[option.name]))
        for option in game.options_in(lobby.language)
        if option.name in lobby.options and option.name != "language"  # it is evident
    ]
    return "\n".join([*rows, f"-# {' · '.join(chosen) or name.usual}"])


def _head(lobby: Lobby, title: str, say: Speech) -> str:
    """The first line: who opens the table, or looks for people and how many are there."""
    host, there = mention(lobby.host), len(people(lobby.seats))
    if lobby.wanted > 0:
        return say("find-head", game=title, host=host, people=there, wanted=lobby.wanted)
    if lobby.wanted < 0:
        return say("find-head-found", game=title, count=there, seated=len(lobby.seats), most=lobby.most)
    return say("lobby-head", game=title, host=host, seated=len(lobby.seats), most=lobby.most)


def _seat(lobby: Lobby, seat: Seated, say: Speech) -> str:
    if seat.user is not None:
        return mention(seat.user)
    name = safe_name(seat.name)
    temper = leaning(lobby, seat)
    return say("lobby-computer-temper", name=name, temper=temper) if temper else say("lobby-computer", name=name)


def leaning(lobby: Lobby, seat: Seated) -> str:
    """Describe a computer player's strength and temperament; empty where all play alike, and for people."""
    if seat.user is not None:
        return ""
    temper = next((one.label for one in lobby.of.tempers_in(lobby.language) if one.name == seat.temper), "")
    return ", ".join(filter(None, (lobby.of.skill(lobby.options, lobby.language), temper)))


def started(lobby: Lobby, thread: int, say: Speech) -> str:
    """The lobby message after the start."""
    names = [safe_name(seat.name) for seat in lobby.seats]
    return say("lobby-started", game=lobby.of.called(say.language).title, thread=channel(thread), names=names)


def option_panel(lobby: Lobby, say: Speech) -> str:
    options = lobby.of.options_in(say.language)
    rows = [say("lobby-option-row", option=one.title, value=shown(lobby.of, one, lobby.options)) for one in options]
    return "\n".join([say("lobby-choose-option"), *rows])


def option_values(option: OptionText, lobby: Lobby, say: Speech) -> str:
    value = shown(lobby.of, option, lobby.options)
    return say("lobby-choose-value", option=option.title, sentence=option.sentence, value=value)


_ON: Final = "on"
_EVIDENT: Final = "language"


class LobbyPictures:
    """Draws them in a render process."""

    def __init__(self, draw: DrawOne) -> None:
        self._draw = draw

    async def file(self, lobby: Lobby) -> discord.File | None:
        """The picture; None for a lobby that is closed, and if it cannot be drawn in time."""
        if lobby.status != "lobby":
            return None
        view = picture(lobby)
        return await drawn_in_time(self._draw, LOBBY_RENDERER, view, LOBBY_FILE, lobby_alt(view))


def picture(lobby: Lobby) -> LobbyPicture:
    seats = [LobbySeat(seat.name, computer=seat.user is None, temper=leaning(lobby, seat)) for seat in lobby.seats]
    title = lobby.of.called(lobby.language).thread
    return LobbyPicture(lobby.game, title, tuple(seats), lobby.most, tuple(_chips(lobby)), lobby.language)


def _chips(lobby: Lobby) -> Iterator[str]:
    """Yield the speed, as the first option, and everything that was chosen; seats and language are evident."""
    say = speech(lobby.language)
    for at, option in enumerate(lobby.of.options_in(lobby.language)):
        if at and (option.name not in lobby.options or option.name in (_EVIDENT, lobby.of.seats_option)):
            continue
        value = shown(lobby.of, option, lobby.options)
        plain = lobby.options.get(option.name) == _ON
        yield option.title if plain else say("lobby-option", option=option.title, value=value)


TYPED = "…"
"""The value that asks for a form instead of being one."""


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
        (f"l{t}:drop-{name}", Button(0, "drop", say("lobby-remove-computer", name=name))) for name in computers[-1:]
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
