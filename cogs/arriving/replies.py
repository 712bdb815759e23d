"""Answer presses and commands privately, once their outcome is known; turn errors into words."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import aiohttp
import discord
import msgspec

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import not_done
from bot.play.outgoing.screen import LONGEST, Drawn, Stays
from bot.process.metrics import watched
from bot.store.errors import StoreError, StoreUnknown
from bot.tables.contract.table import Body, Picture
from bot.words.message import UserError
from bot.words.speech import Speech
from cogs.ui.bodies import ShownPictures, as_edit, as_new
from cogs.ui.components import OwnEmojis
from cogs.ui.translate import MORE, REPLACED, spoken
from cogs.ui.voices import MESSAGE_GONE, TOO_LATE, voice_for

log = logging.getLogger(__name__)


class OldForm(discord.app_commands.AppCommandError):
    """Raised when a command's arguments are of other kinds than it has."""


NOT_OURS = (
    OldForm,
    discord.app_commands.CommandNotFound,
    discord.app_commands.CommandSignatureMismatch,
    discord.app_commands.TransformerError,
)
"""Errors of discord.py for a command that is ours no more, most likely of an older version."""


async def guard(interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
    """Run ``work`` and explain a failure to the user, privately."""
    try:
        await work
    except Exception as error:
        await explain(interaction, error)


async def explain(interaction: Interaction, error: Exception) -> None:
    if isinstance(error, discord.app_commands.CommandInvokeError):
        error = error.original if isinstance(error.original, Exception) else error
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        log.info("an interaction was answered too late: code %s", error.code)
        return
    if interaction.type is discord.InteractionType.autocomplete:
        await _suggest_nothing(interaction, error)
        return
    if isinstance(error, UserError):
        words = str(error)
    elif isinstance(error, NOT_OURS):
        log.info("a command came in a form that it does not have: %s", type(error).__name__)
        say, (name, _) = voice_for(interaction), spoken(dict(interaction.data or {}))
        words = replacement(name, say) or say("table-old-command")
    elif isinstance(error, StoreError):
        unknown = isinstance(error, StoreUnknown)
        log.error("an interaction %s: %s", "may not have been saved" if unknown else "could not be saved", error)
        words = not_done(error, voice_for(interaction))
    else:
        log.error("an interaction failed", exc_info=error)
        words = voice_for(interaction)("table-broken")
    try:
        await private(interaction, words)
    except UNREACHED as lost:
        log.info("a refusal could not be told: %s", lost)


def replacement(name: str, say: Speech) -> str:
    """Empty if no earlier version had a command of this full name."""
    new = REPLACED.get(name)
    if new == MORE:
        return say("table-behind-more", old=name)
    return "" if new is None else say("table-replaced-command", old=name, new=new)


async def _suggest_nothing(interaction: Interaction, error: Exception) -> None:
    log.info("nothing was suggested: %s", type(error).__name__)
    try:
        if not interaction.response.is_done():
            await interaction.response.autocomplete([])
    except UNREACHED as lost:
        log.info("that could not be told: %s", type(lost).__name__)


DEFER_AFTER_MS = 1_800
FORGET_AFTER_MS = 14 * 60_000
"""A token lives for 15 minutes."""
NOBODY = discord.AllowedMentions.none()
_ONCE_ANSWERED = "answered"

Interaction = discord.Interaction[discord.Client]
UNREACHED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError, RuntimeError)
"""Errors of a refused or lost call; aiohttp says "Session is closed" as a RuntimeError."""


class _Shown(msgspec.Struct, frozen=True):
    message: int
    edit: Callable[..., Awaitable[object]]
    panel: bool


class Replies:
    def __init__(self, clock: Clock, shown: ShownPictures, emojis: OwnEmojis) -> None:
        """``shown`` learns of every message that an answer changes."""
        self._clock, self._pictures, self._emojis = clock, shown, emojis
        self._waiting: dict[str, Interaction] = {}
        self._deferring: dict[str, asyncio.Task[None]] = {}
        self._shown: dict[str, _Shown] = {}
        self._newest: dict[int, str] = {}
        """Name of the answer that a private message shows now."""

    def expect(self, interaction: Interaction) -> str:
        """Return the name under which ``answer`` finds the interaction. Synchronous."""
        name = str(interaction.id)
        self._waiting[name] = interaction
        self._clock.after(DEFER_AFTER_MS, lambda: self._defer_soon(name))
        self._clock.after(FORGET_AFTER_MS, lambda: self._forget(name))
        return name

    async def answer(self, name: str, words: str) -> None:
        """Answer the presser alone; does nothing if it is too late."""
        interaction = await self._due(name)
        if interaction is not None:
            await self._reply(private(interaction, self._emojis.words(words)))

    def answer_soon(self, name: str, words: str) -> None:
        watched(self.answer(name, words), "answers")

    def used(self, name: str) -> int:
        """The private message whose control was used; 0 if there is none."""
        interaction = self._waiting.get(name)
        used = None if interaction is None else private_message(interaction)
        return 0 if used is None else used.id

    def renews(self, name: str, picture: Picture) -> bool:
        """True if the private message that was used is known to show this picture now."""
        return self._pictures.shows(self.used(name), picture)

    async def show(self, name: str, table: int, body: Body, picture: Drawn, *, renew: bool) -> None:
        """Only for the user; ``renew`` replaces the used message, but a panel stays one. Nothing if too late."""
        interaction = await self._due(name)
        if interaction is None:
            return
        used = private_message(interaction) if renew else None
        if used is None:
            send = partial(self._show_anew, name, interaction, table, picture)
        else:
            send = partial(self._renew, name, interaction, used, table, picture)
        await self._reply(self._emojis.dressing(body, send))

    async def redraw(self, name: str, table: int, body: Body, picture: bytes) -> None:
        """Nothing if something else has taken its place."""
        shown = self._shown.get(name)
        if shown is not None and self._newest.get(shown.message) == name:
            body = msgspec.structs.replace(body, panel=shown.panel)

            async def send(dressed: Body) -> None:
                edit = shown.edit(allowed_mentions=NOBODY, **as_edit(table, dressed, picture))
                await self._repainted(shown.message, dressed.picture, edit)

            await self._reply(self._emojis.dressing(body, send))

    async def prompt(self, name: str, modal: discord.ui.Modal) -> None:
        """Open a form; if the press was deferred already, ask for another press."""
        interaction = await self._due(name)
        if interaction is None:
            return
        if interaction.response.is_done() or interaction.type is discord.InteractionType.modal_submit:
            await self._reply(private(interaction, voice_for(interaction)("play-press-again")))
        else:
            await self._reply(interaction.response.send_modal(modal))
            note_answered(interaction)

    async def _show_anew(self, name: str, interaction: Interaction, table: int, picture: Drawn, body: Body) -> None:
        drawn = None if isinstance(picture, Stays) else picture
        parts: dict[str, Any] = {**as_new(table, body, drawn), "ephemeral": True, "allowed_mentions": NOBODY}
        if interaction.response.is_done():
            message = await interaction.followup.send(wait=True, **parts)
            shown = _Shown(message.id, message.edit, body.panel)
        else:
            answer = await interaction.response.send_message(**parts)
            if answer.message_id is None:
                return
            shown = _Shown(answer.message_id, interaction.edit_original_response, body.panel)
        note_answered(interaction)
        self._pictures.posted(shown.message, None if drawn is None else body.picture)
        self._remember(name, shown)

    async def _renew(
        self, name: str, interaction: Interaction, used: discord.Message, table: int, picture: Drawn, body: Body
    ) -> None:
        renewed = msgspec.structs.replace(body, panel=body.panel or used.flags.components_v2)
        parts: dict[str, Any] = {**as_edit(table, renewed, picture), "allowed_mentions": NOBODY}
        if renewed.panel and not used.flags.components_v2:
            parts["content"] = None
        elif picture is None:
            parts["attachments"] = []  # a picture of before shows what is not so any more
        self._remember(name, _Shown(used.id, interaction.edit_original_response, renewed.panel))
        late = interaction.response.is_done()
        edit = (interaction.edit_original_response if late else interaction.response.edit_message)(**parts)
        try:
            if "attachments" in parts:
                await self._repainted(used.id, None if picture is None else body.picture, edit)
            else:
                await edit
        except discord.NotFound as error:
            if error.code != MESSAGE_GONE:
                raise
            await self._show_anew(name, interaction, table, picture, body)  # a newer one has taken its place
        note_answered(interaction)

    async def _repainted(self, message: int, picture: Picture | None, edit: Awaitable[object]) -> None:
        with self._pictures.changing(message, picture):
            await edit

    def _remember(self, name: str, shown: _Shown) -> None:
        self._shown[name] = shown
        self._newest[shown.message] = name

    async def _due(self, name: str) -> Interaction | None:
        interaction = self._waiting.pop(name, None)
        if (deferring := self._deferring.get(name)) is not None:
            await deferring
        return interaction

    async def _reply(self, work: Awaitable[object]) -> None:
        try:
            await work
        except UNREACHED as error:
            code = getattr(error, "code", 0)  # more might quote the answer
            log.info("a private answer could not be given: %s, code %s", type(error).__name__, code)

    def _forget(self, name: str) -> None:
        self._waiting.pop(name, None)
        shown = self._shown.pop(name, None)
        if shown is not None and self._newest.get(shown.message) == name:
            del self._newest[shown.message]

    def _defer_soon(self, name: str) -> None:
        interaction = self._waiting.get(name)
        if interaction is not None and not interaction.response.is_done():
            task = self._deferring[name] = watched(defer(interaction), "answers")
            task.add_done_callback(lambda _: self._deferring.pop(name, None))


def once_answered(interaction: Interaction, do: Callable[[], None]) -> None:
    interaction.extras[_ONCE_ANSWERED] = do


def note_answered(interaction: Interaction) -> None:
    if (do := interaction.extras.pop(_ONCE_ANSWERED, None)) is not None:
        do()


async def defer(interaction: Interaction) -> None:
    """Log it if it is too late."""
    try:
        await _defer(interaction)
    except (*UNREACHED, discord.InteractionResponded) as error:
        log.info("a press could not be deferred: %s", error)
    note_answered(interaction)


async def _defer(interaction: Interaction) -> None:
    """Raises what a call to Discord raises."""
    if private_message(interaction) is not None:
        try:
            await interaction.response.defer()  # silently, so that what was used can still be renewed
        except discord.NotFound as error:
            if error.code != MESSAGE_GONE:
                raise
        else:
            return
    await interaction.response.defer(ephemeral=True, thinking=True)


def private_message(interaction: Interaction) -> discord.Message | None:
    """None for commands, and for messages that others see too."""
    message = interaction.message
    alone = message is not None and (message.flags.ephemeral or interaction.guild_id is None)
    return message if alone else None


def changeable(interaction: Interaction) -> bool:
    """True if there is a used message that is not made of components: it can get other words."""
    return interaction.message is not None and not interaction.message.flags.components_v2


async def private(
    interaction: Interaction,
    words: str,
    files: Sequence[discord.File] = (),
    view: discord.ui.View = discord.utils.MISSING,
) -> None:
    """Answer for the user's eyes only, deferred or not. Words that a message cannot hold are cut."""
    words = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
    await _answer(interaction, words, files=files, view=view)


async def private_panel(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """``private`` with a message made of components."""
    await _answer(interaction, view=view)


async def _answer(interaction: Interaction, *words: str, **parts: Any) -> None:
    late = interaction.response.is_done()
    send: Callable[..., Awaitable[object]] = interaction.followup.send if late else interaction.response.send_message
    await send(*words, ephemeral=True, allowed_mentions=NOBODY, **parts)
    note_answered(interaction)
