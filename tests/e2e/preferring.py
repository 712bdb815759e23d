"""*Settings …* below ``/games``, as somebody fills it in."""

from __future__ import annotations

from cogs.my import SETTINGS_BUTTON
from sandbox.guilds.interactions import Interaction
from sandbox.jsons import Json
from tests.sandbox.client import Sandbox

FIELDS = ("level", "place", "quiet", "asked", "on")


async def opened(sandbox: Sandbox, who: str, channel: str = "table") -> tuple[Interaction, Json]:
    """The form that somebody opens: what was pressed, and what stands in its fields."""
    games = await sandbox.slash(who, channel, "games")
    assert games.message is not None
    pressed = sandbox.open_press(who, games.message, SETTINGS_BUTTON)
    modal = (await sandbox.outcome(pressed)).modal
    assert modal is not None
    return pressed, {name: _stands(row["component"]) for name, row in zip(FIELDS, modal["components"], strict=True)}


async def prefer(sandbox: Sandbox, who: str, channel: str = "table", **entered: str | list[str]) -> str:
    pressed, _ = await opened(sandbox, who, channel)
    answer = await sandbox.submit(who, pressed, {str(FIELDS.index(name)): value for name, value in entered.items()})
    assert answer.message is not None
    assert answer.message.only_for == sandbox.user(who)
    return str(answer.message.data["content"])


def _stands(field: Json) -> str:
    chosen = [one["value"] for one in field.get("options", ()) if one.get("default")]
    return " ".join(chosen) if "options" in field else str(field.get("value") or "")
