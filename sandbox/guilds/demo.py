"""The demo world: one guild, two channels, six people, a moderator role and an owner who never plays."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.core import Discord
from sandbox.guilds.permissions import MODERATOR

GUILD = "Game night"
CHANNELS = ("table", "lobby")
PEOPLE = ("Ana", "Ben", "Cy", "Dot", "Eve", "Finn")
MODERATOR_NAME = "Finn"
"""Who holds the Moderator role."""


@dataclass(frozen=True)
class Demo:
    """The ids in the demo world, by name."""

    guild_id: str
    channels: dict[str, str]
    people: dict[str, str]
    moderator_role: str


def demo_world(discord: Discord) -> Demo:
    """Fill an empty stand-in."""
    world = discord.world
    owner = world.add_user("Keeper")
    guild_id: str = world.add_guild(GUILD, owner["id"])["id"]
    channels: dict[str, str] = {name: world.add_channel(guild_id, name)["id"] for name in CHANNELS}
    people = {name: discord.seat(name, guild_id) for name in PEOPLE}
    role: str = world.add_role(guild_id, "Moderator", MODERATOR)["id"]
    world.give_role(guild_id, people[MODERATOR_NAME], role)
    return Demo(guild_id, channels, people, role)
