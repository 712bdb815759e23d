"""``/table doctor``: what stands in the way of the tables of a server, each with its place, its effect and its mend.

It looks at the permissions that Discord sends along, at the channels that tables use, and at what the store knows. It
asks Discord nothing and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot import version
from bot.play.clock import Clock
from bot.play.lobbies.policy import OPEN, Policies
from bot.store.api import Store
from bot.store.rows import RefusalRow
from bot.words.marks import channel
from bot.words.speech import Speech
from cogs.arriving.replies import Interaction
from cogs.permissions import CALLED, NEEDED, WITHOUT
from cogs.ui.lines import as_many

STUCK_MS = 60_000
"""A message that waits is stuck once nothing has moved at its table for so long."""
CLOSED_DM = 50007
CHANNEL_GONE = 10003
LONGEST = 1_900
"""Characters of all findings; Discord takes a hundred more, which are for the version."""


async def examine(interaction: Interaction, store: Store, policies: Policies, clock: Clock, say: Speech) -> str:
    """The whole answer, within Discord's limit."""
    findings = [*_missing(interaction.channel_id or 0, interaction.app_permissions, say)]
    findings += await _elsewhere(interaction, store, policies, say)
    guild = interaction.guild_id or 0
    for stuck in await store.stuck(clock.now() - STUCK_MS):
        if stuck.guild == guild:
            findings.append(say("admin-stuck", channel=channel(stuck.channel), count=stuck.count))
    for refusal in await store.refusals_in(guild):
        findings.append(_refused(refusal, say))
    for head in await store.heads_in(guild, ("referee",)):
        findings.append(say("admin-referee", table=str(head.id), channel=channel(head.thread or head.parent)))
    findings += [say("admin-lost", table=str(head.id)) for head in await store.heads_in(guild, ("broken",))]
    found = fitted(findings, say) if findings else say("admin-all-well")
    told = say("admin-version", version=version.told())
    return f"{found}\n{told}"


def fitted(findings: list[str], say: Speech) -> str:
    """As many findings as a message holds; equal ones are said once."""
    lines = [say("admin-found"), *dict.fromkeys(findings)]
    return as_many(lines, lambda left: say("admin-more", count=left), LONGEST)


async def _elsewhere(interaction: Interaction, store: Store, policies: Policies, say: Speech) -> list[str]:
    """The channels of the settings and of open tables, as far as Discord has told of them."""
    guild = interaction.guild
    if guild is None or guild.me is None:
        return []
    policy = await policies.read(guild.id)
    used = {head.parent for head in await store.heads_in(guild.id, OPEN)}
    found: list[str] = []
    for number in sorted({*policy.channels, *used} - {interaction.channel_id}):
        place = guild.get_channel(number)
        rights = place.permissions_for(guild.me) if place is not None else discord.Permissions.none()
        found += (
            _missing(number, rights, say) if rights.view_channel else [say("admin-unseen", channel=channel(number))]
        )
    return found


def _missing(number: int, rights: discord.Permissions, say: Speech) -> Iterator[str]:
    for name in NEEDED:
        if not getattr(rights, name):
            label, effect = say(CALLED[name]), say(WITHOUT[name])
            yield say("admin-missing", channel=channel(number), permission=label, effect=effect)


def _refused(refusal: RefusalRow, say: Speech) -> str:
    """A channel that refused the last message."""
    if refusal.code == CLOSED_DM:
        return say("admin-closed-dm")
    if refusal.code == CHANNEL_GONE:
        return say("admin-channel-deleted", channel=str(refusal.channel))
    return say("admin-channel-refused", channel=channel(refusal.channel), code=str(refusal.code))
