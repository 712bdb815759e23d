"""What the picture of a lobby shows: who sits there, who may still join, what will be played. All of it is public."""

from __future__ import annotations

import msgspec

from bot.words.language import DEFAULT, Language
from bot.words.speech import Speech, speech

RENDERER = "lobby"
FILE = "lobby.png"


class LobbySeat(msgspec.Struct, frozen=True):
    """One player who sits there."""

    name: str
    computer: bool = False
    temper: str = ""
    """How a computer player leans, in words."""


class LobbyPicture(msgspec.Struct, frozen=True):
    """A lobby at one moment."""

    game: str
    """Its name as the code has it, for the marks beside the title."""
    title: str
    seats: tuple[LobbySeat, ...]
    most: int
    """How many may sit there."""
    chips: tuple[str, ...]
    """What will be played, each in a few words."""
    language: Language = DEFAULT

    @property
    def free(self) -> int:
        """How many may still join."""
        return max(0, self.most - len(self.seats))


def ask(view: LobbyPicture, say: Speech) -> str:
    """Who may still join."""
    return say("lobby-picture-free", count=view.free) if view.free else say("lobby-picture-full")


def alt(view: LobbyPicture) -> str:
    """The picture in words, who may still join first."""
    say = speech(view.language)
    seats = [seat_words(seat, say) for seat in view.seats]
    return say("lobby-picture-alt", ask=ask(view, say), game=view.title, seats=seats, chips=list(view.chips))


def seat_words(seat: LobbySeat, say: Speech) -> str:
    """A player in the alt text."""
    if not seat.computer:
        return seat.name
    if not seat.temper:
        return say("lobby-computer", name=seat.name)
    return say("lobby-computer-temper", name=seat.name, temper=seat.temper)
