"""The sandbox's own settings; it shares none with the product, so that it can stand alone."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

HOST = "127.0.0.1"
"""The only address the sandbox listens on."""

TOKEN_PREFIX = "sandbox."
"""Every token here begins like this; a real one never does."""

DEFAULT_OPENAPI = "../shared/discord/openapi.json"
"""Where Discord's OpenAPI document is, from the working directory, unless ``DISCORD_OPENAPI`` says otherwise."""


def new_token() -> str:
    """A fresh fake bot token."""
    return TOKEN_PREFIX + secrets.token_urlsafe(12)


def openapi_path() -> Path | None:
    """The OpenAPI document, or None when it is not there (the check is then off)."""
    path = Path(os.environ.get("DISCORD_OPENAPI", DEFAULT_OPENAPI))
    return path if path.is_file() else None


@dataclass(frozen=True)
class Settings:
    """Settings of one stand-in. Raises ValueError if the token could be a real one."""

    token: str = field(default_factory=new_token)
    rate: float = 1.0
    """Speed of the clock at the start; 0 = frozen."""
    start_ms: int | None = None
    """Time at the start in ms since 1970; None = the computer's."""
    limits: bool = True
    """Whether rate limits are on."""
    latency_ms: tuple[int, int] = (0, 0)
    """How long a REST call takes by the clock, at least and at most."""
    openapi: Path | None = None
    """Discord's OpenAPI document; None = not checked."""
    granted_intents: int = (1 << 26) - 1
    """Intents the application may ask for; others close the gateway with 4014."""
    shards: int = 0
    """How many shards are recommended; 0 = as many as the guilds want."""
    concurrency: int = 1
    """How many shards may begin a session within five seconds (``max_concurrency``); 0 = all, as they like."""

    def __post_init__(self) -> None:
        """Refuse a token that does not look like ours."""
        if not self.token.startswith(TOKEN_PREFIX):
            raise ValueError(f"the sandbox takes only tokens that begin with {TOKEN_PREFIX!r}, never a real one")
