"""What lobbies say, as rows of a message: the lobby itself, its start, the private panel of its options."""

from __future__ import annotations

from bot.play.lobbies.lobby import Lobby
from bot.play.lobbies.lobby_games import shown
from bot.play.lobbies.searching import people
from bot.play.roster import Seated
from bot.words.marks import channel, mention
from bot.words.names import safe_name
from bot.words.options import OptionText
from bot.words.speech import Speech, speech


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
    """How well and in which temperament a computer player plays; empty where all play alike, and for people."""
    if seat.user is not None:
        return ""
    temper = next((one.label for one in lobby.of.tempers_in(lobby.language) if one.name == seat.temper), "")
    return ", ".join(filter(None, (lobby.of.skill(lobby.options, lobby.language), temper)))


def started(lobby: Lobby, thread: int, say: Speech) -> str:
    """The lobby message after the start."""
    names = [safe_name(seat.name) for seat in lobby.seats]
    return say("lobby-started", game=lobby.of.called(say.language).title, thread=channel(thread), names=names)


def option_panel(lobby: Lobby, say: Speech) -> str:
    """What the private options panel says."""
    options = lobby.of.options_in(say.language)
    rows = [say("lobby-option-row", option=one.title, value=shown(lobby.of, one, lobby.options)) for one in options]
    return "\n".join([say("lobby-choose-option"), *rows])


def option_values(option: OptionText, lobby: Lobby, say: Speech) -> str:
    """What the panel says about one option."""
    value = shown(lobby.of, option, lobby.options)
    return say("lobby-choose-value", option=option.title, sentence=option.sentence, value=value)
