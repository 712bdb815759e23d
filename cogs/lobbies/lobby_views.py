"""Show lobbies: words, components and forms, made from a ``Lobby`` alone."""

from __future__ import annotations

from datetime import datetime, tzinfo
from typing import Final

import discord

from bot.play.games.lobby_games import LOBBY_GAMES, differing, shown
from bot.play.holidays import LONGEST_WRITTEN
from bot.play.lobbies.forms import fields, title, topics
from bot.play.lobbies.lobby import Lobby, people
from bot.play.rosters import Seated
from bot.tables.contract.table import Button, Field
from bot.words.message import Language
from bot.words.options import Topic
from bot.words.signs import ago, channel, date_time, mention, safe_name
from bot.words.speech import Speech, speech
from cogs.ui.components import button_view, named_form

_WIDE: Final = 3
"""Buttons of a row on a phone."""


def lobby_says(lobby: Lobby) -> str:
    """In the table's language; its first line is the push notification."""
    say, game = speech(lobby.language), lobby.of
    if lobby.status == "stopped":
        return say("lobby-everybody-left")
    rows = [
        _head(lobby, game.called(lobby.language).title, say),
        say("lobby-date", day=date_time(at), ago=ago(at)) if (at := lobby.date_ms // 1000) else "",
        say("lobby-seated", seats=[_seat(lobby, seat, say) for seat in lobby.seats]),
        game.expected(lobby.options, len(people(lobby.seats)), len(lobby.seats), lobby.language),
        chosen(lobby, say),
    ]
    return "\n".join(filter(None, rows))


def chosen(lobby: Lobby, say: Speech) -> str:
    options = differing(lobby.of, lobby.options, say.language)
    rows = [say("lobby-option", option=one.title, value=shown(lobby.of, one, lobby.options)) for one in options]
    return f"-# {' · '.join(rows)}" if rows else ""


def _head(lobby: Lobby, title: str, say: Speech) -> str:
    host, there = mention(lobby.host), len(people(lobby.seats))
    if lobby.wanted > 0:
        return say("find-head", game=title, host=host, people=there, wanted=lobby.wanted)
    if lobby.wanted < 0:
        return say("find-head-found", game=title, count=there, seated=len(lobby.seats), most=lobby.most)
    if len(lobby.seats) >= lobby.most:
        return say("lobby-head-full", game=title, host=host, seated=len(lobby.seats), most=lobby.most)
    return say("lobby-head", game=title, host=host, seated=len(lobby.seats), most=lobby.most)


def _seat(lobby: Lobby, seat: Seated, say: Speech) -> str:
    if seat.user is not None:
        return mention(seat.user)
    name = safe_name(seat.name)
    temper = next((one.label for one in lobby.of.tempers_in(lobby.language) if one.name == seat.temper), "")
    return say("lobby-computer-temper", name=name, temper=temper) if temper else say("lobby-computer", name=name)


def started(lobby: Lobby, thread: int, say: Speech, *, in_post: bool) -> str:
    """``in_post``: the message stands in the forum's post where the game is played."""
    names, game = [safe_name(seat.name) for seat in lobby.seats], lobby.of.called(say.language).title
    if in_post:
        return say("lobby-started-here", game=game, names=names)
    return say("lobby-started", game=game, thread=channel(thread), names=names)


def lobby_view(lobby: Lobby) -> discord.ui.View | None:
    return buttons(lobby) if lobby.status == "lobby" else None


def buttons(lobby: Lobby) -> discord.ui.View:
    t, say = lobby.table, speech(lobby.language)
    row = [
        (f"l{t}:join", Button(0, "join", say("find-join" if lobby.wanted else "lobby-join"))),
        (f"l{t}:leave", Button(0, "leave", say("find-leave" if lobby.wanted else "lobby-leave"))),
        (f"l{t}:start", Button(0, "start", say("lobby-start"), style="primary")),
        (f"l{t}:add", Button(0, "add", say("lobby-add-computer"))),
        (f"l{t}:options", Button(0, "options", say("lobby-options"))),
    ]
    return button_view([row])


def options_line(lobby: Lobby, say: Speech) -> str:
    return "\n".join(filter(None, (say("lobby-choose-topic"), chosen(lobby, say))))


def topics_view(lobby: Lobby, say: Speech) -> discord.ui.View:
    forms = [(f"l{lobby.table}:topic_{topic}", Button(0, "", label)) for topic, label in topics(lobby, say)]
    forms.append((f"l{lobby.table}:date", Button(0, "", say("lobby-date.button"))))
    return button_view([forms[:_WIDE], forms[_WIDE:]])


def date_form(lobby: Lobby, zone: str, place: tzinfo, say: Speech) -> discord.ui.Modal:
    """The date stands in the person's own zone."""
    at = datetime.fromtimestamp(lobby.date_ms / 1000, place)
    field = Field(
        say("lobby-date.label"),
        say("lobby-date.hint"),
        f"{at:%Y-%m-%d %H:%M}" if lobby.date_ms else "",
        most=LONGEST_WRITTEN,
        required=False,
        note=say("lobby-date.note", zone=zone),
    )
    return named_form(f"l{lobby.table}:date", say("lobby-date.button"), {"date": field})


def topic_form(lobby: Lobby, topic: Topic, language: Language) -> discord.ui.Modal:
    return named_form(f"o{lobby.table}:{topic}", title(topic, speech(language)), fields(lobby, topic, language))


def games_view(preset: str, language: str, say: Speech) -> discord.ui.View:
    titles = [(name, game.called(say.language).plain) for name, game in LOBBY_GAMES.items()]
    return button_view([[(f"play:{name}:{preset}:{language}", Button(0, "", title)) for name, title in titles]])
