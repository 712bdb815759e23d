"""The bot's own emojis in place of plain signs: in the words of messages, on buttons and in the lines of menus.

Tables say and keep plain signs (``bot.words.signs``). They are exchanged here, in the moment of sending, for what this
bot has now; without an emoji of its own a sign stays what it is.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeVar

import discord
import msgspec

from bot.play.outgoing.screen import Refused
from bot.tables.contract.table import Body, Button, Menu
from bot.words.signs import bare, called, exchanged

log = logging.getLogger(__name__)

T = TypeVar("T")
LONGEST: Final = 2_000
LONGEST_PANEL: Final = 4_000
"""Characters of a message and of a panel, as Discord counts them: an emoji is its whole markup."""
_SHOWN: Final = re.compile(r"<:([a-z_]+?)(?:_[0-9a-f]{6})?:\d+>")
"""Older messages have the hash of a drawing behind its name."""


class OwnEmojis:
    """Emojis by sign; none until ``learn``."""

    def __init__(self) -> None:
        """Every sign stays plain."""
        self._markup: dict[str, str] = {}

    def learn(self, emojis: Mapping[str, discord.PartialEmoji]) -> None:
        """From now on show these, by plain sign, and no others."""
        self._markup = {plain: str(emoji) for plain, emoji in emojis.items()}

    def words(self, text: str, most: int = LONGEST) -> str:
        """A text with emojis for signs; with plain ones if that is longer than ``most``."""
        shown = bare(exchanged(text, lambda sign: self._markup.get(sign, sign)))
        return shown if len(shown) <= most else bare(text)

    def dress(self, body: Body) -> Body:
        """A message with emojis for signs. Alt texts and pictures keep plain signs."""
        return msgspec.structs.replace(
            body,
            text=self.words(body.text, LONGEST_PANEL if body.panel else LONGEST),
            buttons=tuple(tuple(self._button(button) for button in row) for row in body.buttons),
            menus=tuple(self._menu(menu) for menu in body.menus),
        )

    async def dressing(self, body: Body, send: Callable[[Body], Awaitable[T]]) -> T:
        """Send a message with emojis; if Discord knows one of them no more, with plain signs, and so from then on."""
        try:
            return await send(self.dress(body))
        except (Refused, discord.HTTPException) as refusal:
            if not (self._markup and is_about_emojis(refusal)):
                raise
        log.warning("Discord knows an emoji of the bot's no more: signs stay plain until it is connected again")
        self.learn({})
        return await send(self.dress(body))

    def _button(self, button: Button) -> Button:
        return msgspec.structs.replace(button, emoji=self._beside(button.emoji))

    def _menu(self, menu: Menu) -> Menu:
        lines = (msgspec.structs.replace(line, emoji=self._beside(line.emoji)) for line in menu.options)
        return msgspec.structs.replace(menu, options=tuple(lines))

    def _beside(self, emoji: str) -> str:
        return self._markup.get(emoji, bare(emoji))


def is_about_emojis(refusal: Exception) -> bool:
    """True if Discord refused a message for an emoji that does not exist (any more)."""
    return re.search("invalid emoji", str(refusal), re.IGNORECASE) is not None


def plain(text: str) -> str:
    """Words of a message of ours as they read without emojis, also those of an earlier bot."""
    return bare(_SHOWN.sub(lambda found: called(found[1]) or found[0], text))
