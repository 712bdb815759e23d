"""The walk of ``make image-check`` to three processes types what the pages say, with what the compose files give."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from bot.settings import VARIABLES, share_of
from tests.deploy.files import command_lines
from tests.image.blows import DRILLED, KILL, RESTART, STOP, instead
from tests.image.compose import Compose, Failed, services
from tests.image.walk import PAGE, PASSWORD, TITLE, files_of_several, shares_of

DATABASE_URL = VARIABLES["database_url"]
SETTINGS = {"DISCORD_TOKEN": "a.b.c", PASSWORD: "secret"}
PROCESSES = ["bot", "bot-1", "bot-2"]
READY = "docker compose exec bot-1 python -m bot health --ready"


class Recorder:
    """Stands for the image: notes what is run with which environment, and starts something that only waits."""

    def __init__(self) -> None:
        self.config = {"Cmd": ["run"]}
        self.runs: list[tuple[str, tuple[str, ...], dict[str, str]]] = []
        self.known: dict[str, str] = {}

    def know(self, name: str, address: str) -> None:
        self.known[name] = address

    def start(
        self, *command: str, hostname: str, log: Path | None = None, **environment: str
    ) -> subprocess.Popen[bytes]:
        assert log is not None
        log.write_text(f"{hostname} has begun\n")
        self.runs.append((hostname, command, environment))
        return subprocess.Popen(["sleep", "600"], start_new_session=True)

    def run(self, *command: str, hostname: str, **environment: str) -> tuple[int, str, str]:
        self.runs.append((hostname, command, environment))
        return 0, "said", ""


async def in_thread(compose: Compose, line: str) -> None:
    """Type a line; what it starts needs an event loop of its own for a moment."""
    await asyncio.to_thread(compose.type, line)


@pytest.fixture
def image() -> Recorder:
    return Recorder()


@pytest.fixture
def compose(image: Recorder, tmp_path: Path) -> Iterator[Compose]:
    with Compose(image, dict(SETTINGS), tmp_path) as made:  # type: ignore[arg-type]  # of a container it needs this
        yield made


def test_the_services_are_those_of_the_files_on_top_of_each_other() -> None:
    alone = services(["compose.yaml"], SETTINGS)
    assert list(alone) == ["bot"]
    assert alone["bot"].environment == SETTINGS
    several = services(files_of_several().split(":"), SETTINGS)
    assert sorted(several) == [*PROCESSES, "postgres"]
    for name in PROCESSES:
        environment = several[name].environment
        address = urlsplit(environment[DATABASE_URL])
        assert (address.hostname, address.password) == ("postgres", "secret")
        assert environment["DISCORD_TOKEN"] == "a.b.c"
        assert several[name].after == ("postgres",)
        assert several[name].grace_s == alone["bot"].grace_s == 30
    assert "DISCORD_TOKEN" not in several["postgres"].environment


def test_without_a_password_it_says_what_docker_says() -> None:
    with pytest.raises(Failed, match="put POSTGRES_PASSWORD into"):
        services(files_of_several().split(":"), {})


def test_the_walk_knows_each_process_and_its_shards() -> None:
    shares = shares_of(files_of_several())
    assert list(shares) == PROCESSES
    assert [str(share) for share in shares.values()] == ["0-1/6", "2-3/6", "4-5/6"]


async def test_the_lines_of_the_page_move_the_games_and_start_three_processes(
    compose: Compose, image: Recorder
) -> None:
    compose.type("docker compose up -d")
    for line in command_lines(PAGE, TITLE):
        await in_thread(compose, line)
    assert compose.ended == {"bot": -15}
    assert not compose.runs("bot")
    *_, (service, command, environment) = image.runs
    assert (service, command[:2]) == ("bot", ("move", "/data/tables.sqlite3"))
    assert urlsplit(command[2])._replace(netloc="") == urlsplit(environment[DATABASE_URL])._replace(netloc="")
    compose.settings["COMPOSE_FILE"] = files_of_several()
    before = len(image.runs)
    for line in command_lines(PAGE, TITLE, 1):
        await in_thread(compose, line)
    started, asked = image.runs[before : before + 3], image.runs[before + 3 :]
    assert [service for service, *_ in started] == PROCESSES
    assert [str(share_of(environment, "")) for *_, environment in started] == ["0-1/6", "2-3/6", "4-5/6"]
    assert [(service, command) for service, command, _ in asked] == [
        *((name, ("health", "--ready")) for name in PROCESSES),
        ("bot", ("doctor",)),
    ]
    ports = {service: environment["BOT_HTTP"] for service, _, environment in image.runs[before:]}
    assert len({*ports.values()}) == len(PROCESSES)


async def test_the_drills_kill_stop_and_start_what_they_name(compose: Compose) -> None:
    compose.settings["COMPOSE_FILE"] = files_of_several()
    await in_thread(compose, "docker compose up -d")
    kill, _, up, _ = command_lines("drills.md", TITLE, KILL)
    await in_thread(compose, kill)
    assert compose.ended == {DRILLED: -9}
    with pytest.raises(Failed, match="is not running"):
        compose.type(READY)
    await in_thread(compose, up)
    assert compose.type(READY) == "said"
    await in_thread(compose, command_lines("drills.md", TITLE, STOP)[0])
    assert compose.ended == {DRILLED: -15}
    assert [compose.runs(name) for name in PROCESSES] == [True, False, True]


async def test_the_database_is_what_the_service_names_and_outlives_a_restart(compose: Compose, image: Recorder) -> None:
    compose.settings["COMPOSE_FILE"] = files_of_several()
    await in_thread(compose, "docker compose up -d --wait postgres")
    address = urlsplit(services(files_of_several().split(":"), SETTINGS)["bot"].environment[DATABASE_URL])
    url = address._replace(netloc=address.netloc.replace("postgres", image.known["postgres"])).geturl()
    made = await asyncpg.connect(url)
    await made.execute("CREATE TABLE kept ()")
    await made.close()
    with pytest.raises(asyncpg.InvalidPasswordError):
        await asyncpg.connect(url.replace("secret", "wrong"))
    restart, logs = command_lines("drills.md", TITLE, RESTART)
    await in_thread(compose, "docker compose up -d")
    await in_thread(compose, restart)
    again = await asyncpg.connect(url)
    assert await again.fetch("SELECT * FROM kept") == []
    await again.close()
    assert compose.type(logs).splitlines() == [f"{name} has begun" for name in PROCESSES]


def test_a_line_is_typed_for_another_process_too() -> None:
    names = {"bot-1": "bot", "bot": "bot-1"}
    assert instead("docker compose kill bot-1", names) == "docker compose kill bot"
    assert instead(READY, names) == READY.replace("bot-1", "bot", 1)
    assert instead("docker compose up -d bot-1", {"bot-1": "bot-2"}) == "docker compose up -d bot-2"


@pytest.mark.parametrize("line", ["docker build .", "docker compose pull", "rm -r /data"])
def test_what_the_stand_in_does_not_know_it_refuses(compose: Compose, line: str) -> None:
    with pytest.raises(Failed, match="not understood"):
        compose.type(line)
