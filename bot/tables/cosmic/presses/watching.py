"""What somebody who only watches can do: say ahead who wins the challenge. Answered to the presser alone.

A prediction changes nothing at the table: it is kept beside it, and nothing public tells that there is one.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from bot.kernel.seat import Seat
from bot.tables.contract.choices import PREDICT, WATCH
from bot.tables.contract.table import Body, Button, Predict, Pressed
from bot.tables.cosmic.handling import Running
from bot.words.message import ids
from bot.words.speech import Speech

_SIDES: Final[dict[str, Literal["offense", "defense"]]] = {
    f"{PREDICT}offense": "offense",
    f"{PREDICT}defense": "defense",
}
CHOICES: Final = (WATCH, *_SIDES)
_SAID: Final = ids("watch-noted-", ("offense", "defense"))


class _Open(NamedTuple):
    """A challenge that can be predicted: its sides are known, and nobody has laid a card."""

    number: int
    offense: Seat
    defense: Seat


def press(table: Running, event: Pressed, say: Speech) -> None:
    """Show what can be predicted, or take a prediction; whoever sits or has sat here is told that they cannot."""
    challenge = _open(table)
    side = _SIDES.get(event.choice)
    if event.seat is not None:
        table.reply(event.reply, say("watch-seated"))
    elif event.left:
        table.reply(event.reply, say("watch-left"))
    elif challenge is None:
        table.reply(event.reply, say("watch-late" if _is_laid(table) else "watch-early"))
    elif side is None:
        table.show(event.reply, Body(_asked(table, challenge, say), _buttons(table, challenge, say)))
    else:
        table.add(Predict(event.guest, challenge.number, side))
        winner = table.names[challenge.offense if side == "offense" else challenge.defense]
        table.reply(event.reply, say(_SAID[side], number=str(challenge.number), name=winner))


def _open(table: Running) -> _Open | None:
    seen = table.table_view().challenge
    if seen is None or seen.outcome or _is_laid(table) or seen.offense.seat is None or seen.defense.seat is None:
        return None
    return _Open(seen.number, seen.offense.seat, seen.defense.seat)


def _is_laid(table: Running) -> bool:
    """Whether a card lies, or has lain before something was taken back."""
    seen = table.table_view().challenge
    return seen is not None and seen.number <= table.record.laid


def _asked(table: Running, challenge: _Open, say: Speech) -> str:
    offense, defense = table.names[challenge.offense], table.names[challenge.defense]
    return say("watch-who", number=str(challenge.number), offense=offense, defense=defense)


def _buttons(table: Running, challenge: _Open, say: Speech) -> tuple[tuple[Button, ...], ...]:
    names = table.record.names
    return (
        (
            Button(0, f"{PREDICT}offense", say("watch-offense", name=names[challenge.offense])),
            Button(0, f"{PREDICT}defense", say("watch-defense", name=names[challenge.defense])),
        ),
    )
