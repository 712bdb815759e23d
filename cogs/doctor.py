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
from bot.store.store import Store
from cogs.admin_words import Words
from cogs.arriving.replies import Interaction
from cogs.words import words_for

STUCK_MS = 60_000
"""A message that waits is stuck once nothing has moved at its table for so long."""
CLOSED_DM = 50007
LONGEST = 1_900
"""Characters of all findings; Discord takes a hundred more, which are for the version."""


async def examine(interaction: Interaction, store: Store, policies: Policies, clock: Clock, say: Words) -> str:
    """The whole answer, within Discord's limit."""
    findings = [*_here(interaction, say), *await _elsewhere(interaction, store, policies, say)]
    guild = interaction.guild_id or 0
    for stuck in await store.stuck(clock.now() - STUCK_MS):
        if stuck.guild == guild:
            findings.append(say.stuck(stuck.channel, stuck.count))
    for refusal in await store.refusals_in(guild):
        closed = refusal.code == CLOSED_DM
        findings.append(say.CLOSED_DM if closed else say.refused_channel(refusal.channel, refusal.code))
    for head in await store.heads_in(guild, ("referee",)):
        findings.append(say.referee(head.id, head.thread or head.parent))
    findings += [say.lost(head.id) for head in await store.heads_in(guild, ("broken",))]
    found = fitted(findings, say) if findings else say.ALL_WELL
    return f"{found}\n{say.version(version.told())}"


def fitted(findings: list[str], say: Words) -> str:
    """As many findings as a message holds; equal ones are said once."""
    findings = list(dict.fromkeys(findings))
    lines = [say.FOUND]
    for number, finding in enumerate(findings):
        rest = say.more(len(findings) - number)
        if len("\n".join([*lines, finding, rest])) > LONGEST:
            lines.append(rest)
            break
        lines.append(finding)
    return "\n".join(lines)


def _here(interaction: Interaction, say: Words) -> Iterator[str]:
    yield from _missing(interaction, interaction.channel_id or 0, interaction.app_permissions, say)


async def _elsewhere(interaction: Interaction, store: Store, policies: Policies, say: Words) -> list[str]:
    """The channels of the settings and of open tables, as far as Discord has told of them."""
    guild = interaction.guild
    if guild is None or guild.me is None:
        return []
    policy = await policies.read(guild.id)
    used = {head.parent for head in await store.heads_in(guild.id, OPEN)}
    found: list[str] = []
    for number in sorted({*policy.channels, *used} - {interaction.channel_id}):
        channel = guild.get_channel(number)
        rights = channel.permissions_for(guild.me) if channel is not None else discord.Permissions.none()
        found += _missing(interaction, number, rights, say) if rights.view_channel else [say.unseen(number)]
    return found


def _missing(interaction: Interaction, channel: int, rights: discord.Permissions, say: Words) -> Iterator[str]:
    for name, (label, effect) in words_for(interaction).PERMISSIONS.items():
        if not getattr(rights, name):
            yield say.missing(channel, label, effect)
