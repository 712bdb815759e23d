"""The environment: what is missing or makes no sense gets one clear sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import (
    SECRET,
    VARIABLES,
    Settings,
    database_url,
    from_environment,
    http_address,
    misspelt,
    secrets_of,
)
from bot.store.store import Share
from bot.words.message import StartError

FILES = [f"{name}_FILE" for name in SECRET]
EXAMPLE = Path(__file__).parents[1] / ".env.example"


PG = {"DISCORD_TOKEN": "x.y.z", "DATABASE_URL": "postgresql://u:p@h/d"}


@pytest.mark.parametrize(
    ("env", "says"),
    [
        ({}, "DISCORD_TOKEN"),
        ({}, "`make play`"),
        ({"DISCORD_TOKEN": "  "}, "DISCORD_TOKEN"),
        ({"DISCORD_TOKEN": "x.y.z", "LOG_LEVEL": "Loud"}, r"LOG_LEVEL must be DEBUG, .* or ERROR, not 'Loud'\.$"),
        ({"DISCORD_TOKEN": "x.y.z", "RENDER_PROCESSES": "9"}, r"RENDER_PROCESSES must be 1 or 2, not '9'\.$"),
        ({"DISCORD_TOKEN": "x.y.z", "BACKUPS_KEPT": "-1"}, "BACKUPS_KEPT must be a whole number from 0 to 1000, not"),
        ({"DISCORD_TOKEN": "x.y.z", "BACKUPS_KEPT": "1001"}, "BACKUPS_KEPT must be a whole number from 0 to 1000, not"),
        ({"DISCORD_TOKEN": "x.y.z", "BACKUPS_KEPT": ""}, "BACKUPS_KEPT must be a whole number"),
        ({"DISCORD_TOKEN": "x.y.z", "GAMES_KEPT_DAYS": "soon"}, "GAMES_KEPT_DAYS must be a whole number"),
        ({"DISCORD_TOKEN": "x.y.z", "GAMES_KEPT_DAYS": "2.5"}, "GAMES_KEPT_DAYS must be a whole number"),
        ({"DISCORD_TOKEN": "x.y.z", "GAMES_KEPT_DAYS": "36501"}, "must be a whole number from 0 to 36500, not '36501'"),
        ({"DISCORD_TOKEN": "x.y.z", "SHARDS": "-1"}, "SHARDS must be a whole number from 1 to 1000, 0 for as many"),
        ({"DISCORD_TOKEN": "x.y.z", "SHARDS": "auto"}, "SHARDS must be a whole number"),
        (PG | {"SHARDS": "5-3/8"}, "SHARDS=5-3/8 is no range: 0-7/32 means the first eight of 32 shards"),
        (PG | {"SHARDS": "0-8/8"}, "SHARDS=0-8/8 is no range"),
        ({"DISCORD_TOKEN": "x.y.z", "SHARDS": "0-3/8"}, "Several processes share a PostgreSQL database: set DATABASE"),
        (PG | {"SHARDS": "8", "PROCESSES": "2"}, "needs a host whose name ends in a number from 0 to 1, as those of a"),
        (PG | {"PROCESSES": "2"}, "PROCESSES=2 needs a whole number of at least as many shards, such as SHARDS=32"),
        (PG | {"SHARDS": "2", "PROCESSES": "4"}, "PROCESSES=4 needs a whole number of at least as many shards"),
        ({"DISCORD_TOKEN": "x.y.z", "REST_PROXY": "proxy:80"}, "REST_PROXY must be like http://proxy:8080, not"),
        ({"DISCORD_TOKEN": "x.y.z", "DATABASE_URL": "mysql://host/db"}, "DATABASE_URL must be like postgresql://user:"),
        (
            {"DISCORD_TOKEN": "x.y.z", "DATABASE_URL": "postgresql://host"},
            "DATABASE_URL must be like postgresql://user:",
        ),
        ({"DISCORD_TOKEN": "x.y.z", "DATABASE_URL": "postgresql://host:port/db"}, "DATABASE_URL must be like"),
        ({"DISCORD_TOKEN": "x.y.z", "BOT_HTTP": "8421"}, "BOT_HTTP"),
        ({"DISCORD_TOKEN": "x.y.z", "BOT_HTTP": "127.0.0.1:99999"}, "BOT_HTTP"),
        ({"SANDBOX_URL": "http://example.com", "SANDBOX_TOKEN": "sandbox.x"}, "127.0.0.1"),
        (
            {"SANDBOX_URL": "http://127.0.0.1:1", "SANDBOX_GATEWAY": "ws://127.0.0.1:1", "SANDBOX_TOKEN": "real"},
            "SANDBOX_TOKEN",
        ),
    ],
)
def test_a_bad_environment_is_refused_in_a_sentence(env: dict[str, str], says: str) -> None:
    with pytest.raises(StartError, match=says):
        from_environment(env)


def test_the_shards_of_a_process_are_a_range_or_follow_from_the_end_of_its_hosts_name() -> None:
    assert from_environment(PG | {"SHARDS": "8"}).share is None
    settings = from_environment(PG | {"SHARDS": "8-15/32"})
    assert (settings.share, settings.shards) == (Share(8, 15, 32, "x"), 32)
    three = [from_environment(PG | {"SHARDS": "8", "PROCESSES": "3"}, f"bot-{number}").share for number in range(3)]
    assert three == [Share(*row, 8, "x") for row in ((0, 1), (2, 4), (5, 7))]
    with pytest.raises(StartError, match="from 0 to 2"):
        from_environment(PG | {"SHARDS": "8", "PROCESSES": "3"}, "bot-3")


def test_the_real_token_is_never_read_in_sandbox_mode_and_never_shown() -> None:
    settings = from_environment(
        {
            "DISCORD_TOKEN": "very-secret",
            "SANDBOX_URL": "http://127.0.0.1:1",
            "SANDBOX_GATEWAY": "ws://127.0.0.1:1",
            "SANDBOX_TOKEN": "sandbox.t",
        }
    )
    assert settings.token == "sandbox.t"
    assert "sandbox.t" not in repr(settings)
    assert "very-secret" not in repr(settings)


def test_the_password_of_the_database_is_told_nowhere() -> None:
    env = {"DISCORD_TOKEN": "x.y.z", "DATABASE_URL": "postgresql://zodiac:open%20sesame@host/games"}
    settings = from_environment(env)
    assert settings.database_url == env["DATABASE_URL"]
    assert "sesame" not in repr(settings)
    assert secrets_of(settings) == ["x.y.z", env["DATABASE_URL"], "open%20sesame", "open sesame"]
    with pytest.raises(StartError) as told:
        from_environment({**env, "DATABASE_URL": "http://zodiac:open%20sesame@host/games"})
    assert "sesame" not in str(told.value)


@pytest.mark.parametrize(
    ("value", "address"),
    [
        (None, ("127.0.0.1", 8421)),
        ("", ("127.0.0.1", 8421)),
        ("0.0.0.0:80", ("0.0.0.0", 80)),
        ("[::1]:9000", ("::1", 9000)),
        ("off", None),
    ],
)
def test_the_address_of_health_and_metrics(value: str | None, address: tuple[str, int] | None) -> None:
    assert http_address({} if value is None else {"BOT_HTTP": value}) == address


def test_every_field_of_the_settings_has_a_variable_and_is_explained_in_the_example() -> None:
    assert set(VARIABLES) == set(Settings.__struct_fields__) - {"share"}  # SHARDS and PROCESSES say it together
    shown = re.findall(r"^#? ?([A-Z_]+)=", EXAMPLE.read_text(), re.MULTILINE)
    assert sorted(shown) == sorted({*VARIABLES.values(), *FILES, "SANDBOX_TOKEN", "PROCESSES", "PACKS"})
    paragraphs = EXAMPLE.read_text().split("\n\n")
    for name in shown:
        home = next(part for part in paragraphs if re.search(rf"^#? ?{name}=", part, re.MULTILINE))
        assert home.startswith("# "), name


def test_the_example_as_it_stands_asks_for_a_token_and_is_else_valid() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line and not line.startswith("#")]
    env = dict(line.split("=", 1) for line in lines)
    with pytest.raises(StartError, match="DISCORD_TOKEN"):
        from_environment(env)
    commented = dict(re.findall(r"^# ([A-Z_]+)=(.*)$", EXAMPLE.read_text(), re.MULTILINE))
    product = {name: value for name, value in commented.items() if not name.startswith("SANDBOX")}
    settings = from_environment({**env, **product, "DISCORD_TOKEN": "x.y.z"})
    assert settings == from_environment({"DISCORD_TOKEN": "x.y.z"})  # what stands there are the defaults


def test_what_the_environment_says_is_taken() -> None:
    said = {"DATA_DIR": "/x", "LOG_LEVEL": "debug", "RENDER_PROCESSES": "2", "BACKUPS_KEPT": "0", "BOT_HTTP": "off"}
    settings = from_environment({"DISCORD_TOKEN": "x.y.z", "GAMES_KEPT_DAYS": "36500", "HOME": "/", **said})
    assert (settings.data_dir, settings.log_level, settings.http) == (Path("/x"), "DEBUG", None)
    assert (settings.render_processes, settings.backups_kept, settings.games_kept_days) == (2, 0, 36_500)


@pytest.mark.parametrize(
    "written", ["ab.c-d.e_f", " ab.c-d.e_f\n", '"ab.c-d.e_f"', "'ab.c-d.e_f'", "Bot ab.c-d.e_f", '"bot ab.c-d.e_f"']
)
def test_quotes_and_the_word_bot_around_the_token_do_no_harm(written: str) -> None:
    assert from_environment({"DISCORD_TOKEN": written}).token == "ab.c-d.e_f"


@pytest.mark.parametrize(
    "written", ["157410987654321098", "abcdef0123456789", "ab.cd", "ab..cd", "a.b.c.d", "your token here"]
)
def test_what_cannot_be_a_token_is_refused_before_discord_is_asked_and_not_repeated(written: str) -> None:
    with pytest.raises(StartError, match="three parts") as refused:
        from_environment({"DISCORD_TOKEN": written})
    assert written not in str(refused.value)


ORDINARY = (
    "PATH HOME USER LOGNAME SHELL SHLVL LANG LC_ALL TERM PWD OLDPWD TMPDIR TZ HOSTNAME EDITOR DISPLAY "
    "XDG_DATA_DIRS MAIL XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS SSH_AUTH_SOCK HTTP_PROXY HTTPS_PROXY NO_PROXY "
    "FTP_PROXY ALL_PROXY http_proxy PYTHONPATH PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHON_VERSION "
    "PYTHON_SHA256 GPG_KEY VIRTUAL_ENV LD_PRELOAD PORT INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET STATE_DIRECTORY "
    "CREDENTIALS_DIRECTORY RUNTIME_DIRECTORY LISTEN_FDS DEBUG KUBERNETES_SERVICE_HOST KUBERNETES_PORT "
    "KUBERNETES_PORT_443_TCP_ADDR BOT_SERVICE_HOST BOT_SERVICE_PORT_STATUS BOT_PORT BOT_PORT_8421_TCP "
    "BOT_PORT_8421_TCP_PROTO ZODIAC_TABLE_SERVICE_HOST ZODIAC_TABLE_PORT PGDATA PGHOST PGPASSWORD CI "
    "POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB COMPOSE_FILE COMPOSE_PROJECT_NAME DOCKER_HOST REVISION "
    "GITHUB_TOKEN GITHUB_ACTIONS RUNNER_TEMP GLIBC_TUNABLES MALLOC_ARENA_MAX SSL_CERT_FILE REQUESTS_CA_BUNDLE "
    "RENDER RENDER_SERVICE_ID DYNO PROCESSOR_ARCHITECTURE NUMBER_OF_PROCESSORS PROCESS SHARED LOG_FILE DATA_HOME "
    "LEVEL URL "
)
"""Names that other programs use."""


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("DATABSE_URL", "DATABASE_URL"),
        ("DATABASE_URI", "DATABASE_URL"),
        ("database_url", "DATABASE_URL"),
        ("DB_URL", "DATABASE_URL"),
        ("SHARD", "SHARDS"),
        ("SHRADS", "SHARDS"),
        ("LOGLEVEL", "LOG_LEVEL"),
        ("LOG-LEVEL", "LOG_LEVEL"),
        ("TOKEN", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN_FILES", "DISCORD_TOKEN_FILE"),
        ("BACKUP_KEPT", "BACKUPS_KEPT"),
        ("GAME_KEPT_DAY", "GAMES_KEPT_DAYS"),
        ("DATADIR", "DATA_DIR"),
        ("PROCESES", "PROCESSES"),
        ("DISCORD_GUILD", ""),
        ("BOT_OWNER", ""),
    ],
)
def test_a_variable_that_looks_like_a_setting_and_is_none_is_named(name: str, meant: str) -> None:
    assert misspelt({name: "1"}) == {name: meant}
    assert misspelt({name: ""}) == {}


def test_what_other_programs_set_is_not_taken_for_a_setting() -> None:
    ours = {*VARIABLES.values(), *FILES, "PROCESSES", "SANDBOX_TOKEN", "BOT_REVISION"}
    assert len(ORDINARY.split()) > 80
    assert misspelt(dict.fromkeys([*ORDINARY.split(), *ours], "1")) == {}


def test_a_token_and_an_address_may_stand_in_files(tmp_path: Path) -> None:
    token, address = tmp_path / "token", tmp_path / "address"
    token.write_text("a.b.c\n")
    address.write_text("postgresql://u:p@h/d\n")
    env = {"DISCORD_TOKEN": "", "DISCORD_TOKEN_FILE": str(token), "DATABASE_URL_FILE": str(address), "SHARDS": "0-1/4"}
    settings = from_environment(env)
    assert (settings.token, settings.database_url) == ("a.b.c", "postgresql://u:p@h/d")
    assert settings.share == Share(0, 1, 4, "a")
    assert database_url(env) == settings.database_url
    assert secrets_of(settings) == ["a.b.c", "postgresql://u:p@h/d", "p", "p"]


@pytest.mark.parametrize("name", SECRET)
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "which {}_FILE names, cannot be read: No such file or directory."),
        (b" \n", "which {}_FILE names, is empty."),
        (b"\xff\xfe", "which {}_FILE names, holds no text."),
        (b"twice", "{} and {}_FILE are both set: take one of them away."),
    ],
)
def test_a_file_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, name: str, content: bytes | None, says: str
) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    env = {"DISCORD_TOKEN": "x.y.z", f"{name}_FILE": str(file)}
    if content == b"twice":
        env[name] = PG[name]
    elif name == "DISCORD_TOKEN":
        del env[name]
    with pytest.raises(StartError, match=re.escape(says.format(name, name))) as refused:
        from_environment(env)
    assert "\n" not in str(refused.value)
