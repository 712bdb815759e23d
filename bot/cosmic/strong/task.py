"""A question of a *strong* computer player as bytes, to be thought about in another process, and the answer."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.cosmic.ai.levels import STRONG
from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.game import COSMIC
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.selfplay.show import own_dice
from bot.cosmic.strong.search import search
from bot.kernel.ask import Choice
from bot.kernel.game import Game
from bot.kernel.saving.codec import decode, encode
from bot.kernel.saving.saved import Saved
from bot.kernel.seat import Seat

NAME: Final = "cosmic.answer"


class Task(msgspec.Struct, frozen=True):
    """Where a game stands, who is asked what, and who answers. As secret as the game: it never leaves the machine."""

    saved: Saved
    seat: Seat
    key: str
    temper: str
    seed: int
    """Of everything that is left to chance in the thought."""


class Answer(msgspec.Struct, frozen=True):
    """What the player would answer."""

    choice: Choice


def answer(task: bytes) -> bytes:
    """An ``Answer`` to a ``Task``, both encoded. Raises KeyError if nobody is asked that."""
    asked = decode(task, Task)
    game: Cosmic = Game.resume(COSMIC, asked.saved).game
    ask = next((one for one in game.asks.values() if (one.seat, one.key) == (asked.seat, asked.key)), None)
    if ask is None:
        raise KeyError(asked.key)
    dice = own_dice(asked.seed)
    usual = Computer(TEMPERS[asked.temper], dice, STRONG).answer(see_seat(game.state, asked.seat), ask)
    return encode(Answer(search(game, ask, usual, asked.seed)))
