"""Everything the environment decides, read once at the start and never changed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Meta
from rapidfuzz.distance import OSA

from bot.store.store import Share
from bot.words.message import StartError

DATABASE = "tables.sqlite3"
LOOPBACK = ("127.0.0.1", "localhost", "::1")
DEFAULT_HTTP = "127.0.0.1:8421"
_RANGE = re.compile(r"(\d{1,4})-(\d{1,4})/(\d{1,4})")
_ORDINAL = re.compile(r"-(\d{1,4})$")
_MOST_SHARDS = 1_000
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")
VARIABLES: Mapping[str, str] = MappingProxyType(
    {
        "token": "DISCORD_TOKEN",
        "data_dir": "DATA_DIR",
        "database_url": "DATABASE_URL",
        "log_level": "LOG_LEVEL",
        "render_processes": "RENDER_PROCESSES",
        "backups_kept": "BACKUPS_KEPT",
        "games_kept_days": "GAMES_KEPT_DAYS",
        "shards": "SHARDS",
        "rest_proxy": "REST_PROXY",
        "http": "BOT_HTTP",
        "sandbox_url": "SANDBOX_URL",
        "sandbox_gateway": "SANDBOX_GATEWAY",
    }
)
SECRET = ("DISCORD_TOKEN", "DATABASE_URL")
"""Each may stand in a file instead, named by the variable with ``_FILE`` appended."""
_OTHERS = ("PACKS", "SANDBOX_TOKEN", "PROCESSES", "BOT_REVISION", "DISCORD_OPENAPI", *(f"{one}_FILE" for one in SECRET))
_OURS = ("DISCORD_", "BOT_")
"""Prefixes of our variables, rare for others."""
_CALLED_ELSEWHERE: Mapping[str, str] = MappingProxyType(
    {"TOKEN": "DISCORD_TOKEN", "DB_URL": "DATABASE_URL", "POSTGRES_URL": "DATABASE_URL"}
)
_SERVICE = re.compile(r".*_(?:SERVICE_HOST|SERVICE_PORT(?:_\w+)?|PORT(?:_\d+_\w+)?)")
"""Set by Kubernetes for each service of any name."""
_LONG = 10
"""Length from which a name may differ in two letters; shorter ones in one."""


_EXPECTED: Mapping[str, str] = MappingProxyType(
    {
        "LOG_LEVEL": "DEBUG, INFO, WARNING or ERROR",
        "RENDER_PROCESSES": "1 or 2",
        "BACKUPS_KEPT": "a whole number from 0 to 1000",
        "GAMES_KEPT_DAYS": "a whole number from 0 to 36500",
        "SHARDS": "a whole number from 1 to 1000, 0 for as many as Discord recommends, or a range such as 0-7/32",
    }
)


class Settings(msgspec.Struct, frozen=True, kw_only=True, rename=VARIABLES):
    """The process's settings. Token and password are here and nowhere else; they are never logged."""

    token: str
    data_dir: Path = Path("data")
    database_url: str = ""
    """Address of a PostgreSQL database; empty for a file in the data directory. It holds a password."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    sandbox_url: str = ""
    sandbox_gateway: str = ""
    render_processes: Annotated[int, Meta(ge=1, le=2)] = 1
    backups_kept: Annotated[int, Meta(ge=0, le=1_000)] = 7
    """Nightly backups kept in the data directory; 0 for no nightly backups."""
    games_kept_days: Annotated[int, Meta(ge=0, le=36_500)] = 90
    """Days after which a finished game is deleted; 0 for never."""
    shards: Annotated[int, Meta(ge=0, le=1_000)] = 0
    """Connections to Discord, each for a part of the servers; 0 for as many as Discord recommends."""
    share: Share | None = None
    """Shards that this process begins with, if several share the database; None for all."""
    rest_proxy: str = ""
    """Address of a proxy that keeps Discord's limits for all processes; empty for none."""
    http: tuple[str, int] | None = ("127.0.0.1", 8421)
    """Host and port of health and metrics (0: any free port); None for off."""

    def __repr__(self) -> str:
        """Leave out token and password, so that no log line or traceback can show them."""
        return f"Settings(data_dir={str(self.data_dir)!r}, sandbox_url={self.sandbox_url!r})"


def from_environment(env: Mapping[str, str], hostname: str = "") -> Settings:
    """Read the ``VARIABLES``; in sandbox mode (SANDBOX_URL is set) the real token is never looked at.

    With ``PROCESSES`` the end of the ``hostname`` says which of them this is. Raises ``StartError``.
    """
    token = _sandbox_token(env) if env.get("SANDBOX_URL") else _token(_secret(env, "DISCORD_TOKEN"))
    written = {name: env[name] for name in VARIABLES.values() if name in env}
    share = share_of(env, hostname)
    if share is not None:
        written["SHARDS"] = str(share.of)
    address = env.get("REST_PROXY", "")
    if address and (urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname):
        raise StartError(f"REST_PROXY must be like http://proxy:8080, not {address!r}.")
    written["LOG_LEVEL"] = env.get("LOG_LEVEL", "INFO").upper()
    read = {**written, "DISCORD_TOKEN": token, "DATABASE_URL": database_url(env), "BOT_HTTP": http_address(env)}
    try:
        settings = msgspec.convert(read, Settings, strict=False, dec_hook=lambda kind, value: kind(value))
        if share is not None:
            share = msgspec.structs.replace(share, bot=token.partition(".")[0])
        return msgspec.structs.replace(settings, share=share)
    except msgspec.ValidationError as error:
        name = str(error).partition("`$.")[2].rstrip("`")
        raise StartError(f"{name} must be {_EXPECTED[name]}, not {env[name]!r}.") from None


def share_of(env: Mapping[str, str], hostname: str) -> Share | None:
    """The shards of this process: ``SHARDS=0-7/32``, or ``SHARDS=32`` with ``PROCESSES=4`` on a host called ``name-0``.

    None for all of them. Raises ``StartError``, also without a database that several processes can share.
    """
    written, processes = env.get("SHARDS", "").strip(), env.get("PROCESSES", "").strip()
    if range_ := _RANGE.fullmatch(written):
        first, last, of = map(int, range_.groups())
        share = Share(first, last, of)
        if not share.first <= share.last < share.of <= _MOST_SHARDS:
            raise StartError(f"SHARDS={written} is no range: 0-7/32 means the first eight of 32 shards.")
    elif processes in ("", "1"):
        return None
    else:
        share = _by_ordinal(written, processes, hostname)
    if not (env.get("DATABASE_URL") or env.get("DATABASE_URL_FILE")):
        raise StartError("Several processes share a PostgreSQL database: set DATABASE_URL, or give SHARDS no range.")
    return share


def _by_ordinal(shards: str, processes: str, hostname: str) -> Share:
    number = _ORDINAL.search(hostname)
    if not (shards.isdecimal() and processes.isdecimal() and 0 < int(processes) <= int(shards) <= _MOST_SHARDS):
        raise StartError(
            f"PROCESSES={processes} needs a whole number of at least as many shards, such as SHARDS=32, not {shards!r}."
        )
    if number is None or int(number[1]) >= int(processes):
        raise StartError(
            f"PROCESSES={processes} needs a host whose name ends in a number from 0 to {int(processes) - 1}, as those "
            f"of a StatefulSet do, not {hostname!r}. Elsewhere write the range itself: SHARDS=0-7/32."
        )
    of, each, here = int(shards), int(processes), int(number[1])
    return Share(here * of // each, (here + 1) * of // each - 1, of)


def secrets_of(settings: Settings) -> list[str]:
    """Return what no log line may hold: token and database password, as written and decoded."""
    password = urlsplit(settings.database_url).password or ""
    return [settings.token, *filter(None, [settings.database_url, password, unquote(password)])]


def database_url(env: Mapping[str, str]) -> str:
    """``DATABASE_URL``; empty for the file in the data directory. ``StartError`` does not repeat its password."""
    url = _secret(env, "DATABASE_URL")
    try:
        parts = urlsplit(url)
        good = not url or (parts.scheme in ("postgresql", "postgres") and parts.path.strip("/") and parts.port != 0)
    except ValueError:  # a port that is no number
        good = False
    if not good:
        raise StartError(
            "DATABASE_URL must be like postgresql://user:password@host/database, with %-signs for what is no letter or "
            "digit in the password. Without it everything is in a file in DATA_DIR."
        )
    return url


def _secret(env: Mapping[str, str], name: str) -> str:
    """Read the variable, or the file named by the same variable with ``_FILE``."""
    written, file = env.get(name, ""), env.get(f"{name}_FILE", "")
    if not file:
        return written
    if written:
        raise StartError(f"{name} and {name}_FILE are both set: take one of them away.")
    try:
        content = Path(file).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise StartError(f"The file {file}, which {name}_FILE names, cannot be read: {error.strerror}.") from error
    except ValueError as error:
        raise StartError(f"The file {file}, which {name}_FILE names, holds no text.") from error
    if not content:
        raise StartError(f"The file {file}, which {name}_FILE names, is empty.")
    return content


def misspelt(env: Mapping[str, str]) -> dict[str, str]:
    """Find unknown variables that look like ours, with the likely setting; empty if none is near."""
    known = (*VARIABLES.values(), *_OTHERS)
    found = {}
    for name, value in env.items():
        if not value or name in known or _SERVICE.fullmatch(name):
            continue
        meant = _CALLED_ELSEWHERE.get(name.upper()) or next((ours for ours in known if _alike(name, ours)), "")
        if meant or name.upper().startswith(_OURS):
            found[name] = meant
    return found


def _alike(name: str, ours: str) -> bool:
    written = name.upper().replace("-", "_")
    if written.replace("_", "") == ours.replace("_", ""):
        return True
    most = 2 if len(ours) >= _LONG else 1
    return abs(len(written) - len(ours)) <= most and OSA.distance(written, ours) <= most


def _sandbox_token(env: Mapping[str, str]) -> str:
    for address in (env["SANDBOX_URL"], env.get("SANDBOX_GATEWAY", "")):
        if urlsplit(address).hostname not in LOOPBACK:
            raise StartError(f"SANDBOX_URL and SANDBOX_GATEWAY must be on 127.0.0.1, not {address!r}.")
    token = env.get("SANDBOX_TOKEN", "")
    if not token.startswith("sandbox."):
        raise StartError("SANDBOX_TOKEN must begin with 'sandbox.': a real token has no place in the sandbox.")
    return token


def _token(written: str) -> str:
    token = written.strip().strip("\"'").strip()
    if token[:4].lower() == "bot ":
        token = token[4:].strip()
    if not token:
        raise StartError(
            "No token: put your bot's token behind DISCORD_TOKEN= in the file .env beside compose.yaml, or set that "
            "variable, or DISCORD_TOKEN_FILE. Without a token you can try the bot with `make play`."
        )
    if not TOKEN.fullmatch(token):
        raise StartError(
            "DISCORD_TOKEN is no bot token: it has three parts with two dots between them. Copy it anew from the "
            "developer portal (Bot, Reset Token), not the application's id, public key or client secret."
        )
    return token


def http_address(env: Mapping[str, str]) -> tuple[str, int] | None:
    """``BOT_HTTP`` as host and port, None for ``off``. Raises ``StartError``."""
    value = env.get("BOT_HTTP", "").strip() or DEFAULT_HTTP
    if value == "off":
        return None
    host, _, port = value.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise StartError(f"BOT_HTTP must be host:port (such as {DEFAULT_HTTP}) or off, not {value!r}.")
    return host.strip("[]"), int(port)
