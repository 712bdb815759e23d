"""Discord's refusals of calls, for doubles."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord


def refusal(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return kind(response, {"code": code, "message": "no"})
