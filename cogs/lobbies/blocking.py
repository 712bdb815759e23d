"""Whom one does not want to meet by ``/table find``: by command, and by two menus below the list.

Nobody but the one who blocks is told anything.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.errors import UserError
from bot.store.api import Store
from bot.words.marks import mention
from bot.words.speech import Speech
from cogs.arriving.presses import Presses, chose_bot, chosen, person_chosen
from cogs.arriving.replies import Interaction, private
from cogs.ui.components import people_view
from cogs.voices import voice_for

BUTTON: Final = "b:list"
"""The button that shows the list."""
BLOCK: Final = "b:block"
UNBLOCK: Final = "b:unblock"
MOST: Final = 50
"""People whom one person can block: what a message has room for."""


class BlockDesk:
    """Answers ``/my blocked`` and takes the choices from its menus. One per client."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._presses = Presses()

    async def show(self, interaction: Interaction) -> None:
        """``/my blocked``: the list, and menus to block and unblock."""
        say = voice_for(interaction)
        listed = await self._list(interaction.user.id, say)
        await interaction.response.send_message(listed, view=_view(say), ephemeral=True)

    async def block(self, interaction: Interaction, other: int, *, person: bool = True) -> None:
        """Block somebody. Raises ``UserError`` for oneself, for who is no ``person``, and for too many."""
        user, say = interaction.user.id, voice_for(interaction)
        if other == user or not person:
            raise UserError(say("block-nobody"))
        known = await self._store.blocked_by(user)
        if other not in known and len(known) >= MOST:
            raise UserError(say("block-too-many", most=MOST))
        await self._store.block(user, other)
        await private(interaction, say("block-done", person=mention(other)))

    async def unblock(self, interaction: Interaction, other: int) -> None:
        """Take it back. Raises ``UserError`` if they are not blocked."""
        user, say = interaction.user.id, voice_for(interaction)
        if other not in await self._store.blocked_by(user):
            raise UserError(say("block-not", person=mention(other)))
        await self._store.unblock(user, other)
        await private(interaction, say("block-over", person=mention(other)))

    def take(self, interaction: Interaction) -> bool:
        """Handle the button or a choice from a menu; False if it is something else. Synchronous."""
        if chosen(interaction, BUTTON) is not None:
            self._presses.begin(interaction, self.show(interaction))
        elif chosen(interaction, BLOCK) is not None:
            self._presses.begin(interaction, self._block_chosen(interaction))
        elif chosen(interaction, UNBLOCK) is not None:
            self._presses.begin(interaction, self._unblock_chosen(interaction))
        else:
            return False
        return True

    async def _block_chosen(self, interaction: Interaction) -> None:
        await self.block(interaction, person_chosen(interaction), person=not chose_bot(interaction))

    async def _unblock_chosen(self, interaction: Interaction) -> None:
        await self.unblock(interaction, person_chosen(interaction))

    async def _list(self, user: int, say: Speech) -> str:
        people = [mention(other) for other in await self._store.blocked_by(user)]
        return say("block-list", people=people) if people else say("block-none")


def _view(say: Speech) -> discord.ui.View:
    return people_view([(BLOCK, say("block-menu")), (UNBLOCK, say("block-menu-back"))])
