"""The picture of a lobby as a file to be sent; a lobby is whole without it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord

from bot.play.lobbies.lobby import Lobby
from bot.play.lobbies.lobby_games import shown
from bot.words.pictures.lobby import FILE, RENDERER, LobbyPicture, LobbySeat, alt
from bot.words.speech import speech
from cogs.lobbies.lobby_says import leaning
from cogs.posting.in_time import Draw, drawn_in_time

_ON: Final = "on"
_EVIDENT: Final = "language"


class LobbyPictures:
    """Draws them in a render process."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw

    async def file(self, lobby: Lobby) -> discord.File | None:
        """The picture; None for a lobby that is closed, and if it cannot be drawn in time."""
        if lobby.status != "lobby":
            return None
        view = picture(lobby)
        return await drawn_in_time(self._draw, RENDERER, view, FILE, alt(view))


def picture(lobby: Lobby) -> LobbyPicture:
    """What the picture of a lobby shows, in the table's language."""
    seats = [LobbySeat(seat.name, computer=seat.user is None, temper=leaning(lobby, seat)) for seat in lobby.seats]
    title = lobby.of.called(lobby.language).thread
    return LobbyPicture(lobby.game, title, tuple(seats), lobby.most, tuple(_chips(lobby)), lobby.language)


def _chips(lobby: Lobby) -> Iterator[str]:
    """How fast it goes, which the first option says, and whatever was chosen; seats and language are evident."""
    say = speech(lobby.language)
    for at, option in enumerate(lobby.of.options_in(lobby.language)):
        if at and (option.name not in lobby.options or option.name in (_EVIDENT, lobby.of.seats_option)):
            continue
        value = shown(lobby.of, option, lobby.options)
        plain = lobby.options.get(option.name) == _ON
        yield option.title if plain else say("lobby-option", option=option.title, value=value)
