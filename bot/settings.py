"""Everything the environment decides, read once at the start and never changed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from urllib.parse import urlsplit

import msgspec

from bot.errors import StartError

DATABASE = "tables.sqlite3"
"""Name of the database in the data directory."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
DEFAULT_HTTP = "127.0.0.1:8421"
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")
"""The shape of a token: three parts, of which the last is the secret."""
VARIABLES: Mapping[str, str] = MappingProxyType(
    {
        "token": "DISCORD_TOKEN",
        "data_dir": "DATA_DIR",
        "log_level": "LOG_LEVEL",
        "render_processes": "RENDER_PROCESSES",
        "backups_kept": "BACKUPS_KEPT",
        "games_kept_days": "GAMES_KEPT_DAYS",
        "http": "BOT_HTTP",
        "sandbox_url": "SANDBOX_URL",
        "sandbox_gateway": "SANDBOX_GATEWAY",
    }
)
"""Which variable of the environment sets which field of ``Settings``. In sandbox mode the token is SANDBOX_TOKEN."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The process's settings. A token is here and nowhere else; it is never logged."""

    token: str
    data_dir: Path
    log_level: str = "INFO"
    sandbox_url: str = ""
    """Address of the loopback stand-in for Discord; empty for the real one."""
    sandbox_gateway: str = ""
    render_processes: int = 1
    backups_kept: int = 7
    """Nightly backups kept in the data directory; 0 for no nightly backups."""
    games_kept_days: int = 90
    """Days after which a finished game is deleted; 0 for never."""
    http: tuple[str, int] | None = ("127.0.0.1", 8421)
    """Where health and metrics are served: host and port (0 = a free one); None = nowhere."""

    def __repr__(self) -> str:
        """Without the token, so that no log line or traceback can show it."""
        return f"Settings(data_dir={str(self.data_dir)!r}, sandbox_url={self.sandbox_url!r})"


def from_environment(env: Mapping[str, str]) -> Settings:
    """Read the ``VARIABLES``; in sandbox mode (SANDBOX_URL is set) the real token is never looked at.

    Raises:
        StartError: a value is missing or makes no sense.
    """
    sandbox = env.get("SANDBOX_URL", "")
    if sandbox:
        for address in (sandbox, env.get("SANDBOX_GATEWAY", "")):
            if urlsplit(address).hostname not in LOOPBACK:
                raise StartError(f"SANDBOX_URL and SANDBOX_GATEWAY must be on 127.0.0.1, not {address!r}.")
        token = env.get("SANDBOX_TOKEN", "")  # the real token is never read in this mode
        if not token.startswith("sandbox."):
            raise StartError("SANDBOX_TOKEN must begin with 'sandbox.': a real token has no place in the sandbox.")
    else:
        token = _token(env.get("DISCORD_TOKEN", ""))
    level = env.get("LOG_LEVEL", "INFO").upper()
    if level not in ("DEBUG", "INFO", "WARNING", "ERROR"):
        raise StartError(f"LOG_LEVEL must be DEBUG, INFO, WARNING or ERROR, not {level!r}.")
    processes = env.get("RENDER_PROCESSES", "1")
    if processes not in ("1", "2"):
        raise StartError(f"RENDER_PROCESSES must be 1 or 2, not {processes!r}.")
    return Settings(
        token=token,
        data_dir=Path(env.get("DATA_DIR", "data")),
        log_level=level,
        sandbox_url=sandbox,
        sandbox_gateway=env.get("SANDBOX_GATEWAY", ""),
        render_processes=int(processes),
        backups_kept=_number(env, "BACKUPS_KEPT", 7, 1_000),
        games_kept_days=_number(env, "GAMES_KEPT_DAYS", 90, 36_500),
        http=http_address(env),
    )


def _token(written: str) -> str:
    """The token as Discord wants it, whatever quotes and the word ``Bot`` stand around it."""
    token = written.strip().strip("\"'").strip()
    if token[:4].lower() == "bot ":
        token = token[4:].strip()
    if not token:
        raise StartError(
            "No token: put your bot's token behind DISCORD_TOKEN= in the file .env beside compose.yaml, or set that "
            "variable. Without a token you can try the bot with `python -m bot sandbox`."
        )
    if not TOKEN.fullmatch(token):
        raise StartError(
            "DISCORD_TOKEN is no bot token: it has three parts with two dots between them. Copy it anew from the "
            "developer portal (Bot, Reset Token), not the application's id, public key or client secret."
        )
    return token


def _number(env: Mapping[str, str], name: str, default: int, most: int) -> int:
    written = env.get(name, str(default))
    if not (written.isascii() and written.isdecimal() and int(written) <= most):
        raise StartError(f"{name} must be a whole number from 0 to {most}, not {written!r}.")
    return int(written)


def http_address(env: Mapping[str, str]) -> tuple[str, int] | None:
    """``BOT_HTTP`` as host and port, None for ``off``. Needs no token, so that the health check can ask for it.

    Raises:
        StartError: it is neither ``host:port`` nor ``off``.
    """
    value = env.get("BOT_HTTP", "").strip() or DEFAULT_HTTP
    if value == "off":
        return None
    host, _, port = value.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise StartError(f"BOT_HTTP must be host:port (such as {DEFAULT_HTTP}) or off, not {value!r}.")
    return host.strip("[]"), int(port)
