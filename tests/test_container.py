"""Promises of the container's files, as far as it can be read; ``make image-check`` builds and runs the image."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.play.games.lobby_games import LOBBY_GAMES
from tests.image import __main__ as check, play

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text()
COMPOSE = (ROOT / "compose.yaml").read_text()


def setting(name: str) -> str:
    """The value of a key of the service, which is unique in this file."""
    (found,) = re.findall(rf"^    {name}: *(.*)$", COMPOSE, re.MULTILINE)
    return str(found)


def entries(name: str) -> list[str]:
    block = re.search(rf"^    {name}:\n((?:      - .*\n)+)", COMPOSE, re.MULTILINE)
    assert block is not None, name
    return re.findall(r"- (.*)", block[1])


def test_the_container_may_write_to_its_volume_and_tmp_alone_and_has_no_rights() -> None:
    assert setting("read_only") == "true"
    assert entries("tmpfs") == ["/tmp"]
    assert entries("volumes") == ["data:/data"]
    assert entries("cap_drop") == ["ALL"]
    assert entries("security_opt") == ["no-new-privileges:true"]
    assert re.search(r"^USER 10001:10001$", DOCKERFILE, re.MULTILINE)


def test_no_port_is_published_and_the_token_comes_from_the_env_file() -> None:
    assert "ports:" not in COMPOSE
    assert setting("env_file") == ".env"
    assert "TOKEN" not in DOCKERFILE + COMPOSE


def test_it_starts_again_and_has_time_to_drain() -> None:
    assert setting("restart") == "unless-stopped"
    assert setting("stop_grace_period") == f"{check.STOP_S:g}s"
    assert "STOPSIGNAL SIGTERM" in DOCKERFILE


def test_the_libraries_are_those_of_the_lock_with_their_hashes() -> None:
    assert "--require-hashes -r /build/requirements.lock" in DOCKERFILE
    assert re.search(r"^COPY requirements.lock", DOCKERFILE, re.MULTILINE)
    assert "prometheus-client==" in (ROOT / "requirements.lock").read_text()


def test_both_stages_have_the_same_python_which_is_one_that_the_project_supports() -> None:
    first, *stages = re.findall(r"^FROM (.*)$", DOCKERFILE, re.MULTILINE)
    assert stages == ["base AS build", "base"]
    # Debian's current stable
    assert re.fullmatch(r"python:3\.1[1-3]-slim-trixie(@sha256:[0-9a-f]{64})? AS base", first)


def test_the_whole_image_is_weighed_against_its_base() -> None:
    assert check.LARGEST_MB == 120
    assert re.fullmatch(r"docker\.io/library/python:[\w.-]+", check.base(DOCKERFILE))
    assert (
        check.added({"a": 1_000_000, "b": 2_000_000, "c": 5}, {"a": 1_000_000, "b": 3, "gone": 9_000_000}) == 2.000005
    )


def test_no_program_of_the_image_keeps_rights_of_its_own_and_backups_of_a_server_have_their_tools() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2].partition("\nUSER ")[0]
    assert "find / -xdev -type f -perm /6000 -exec chmod a-s {} +" in last
    assert last.index("/bin/pg_dump ") < last.index("/bin/pg_restore ") < last.index("-perm /6000")
    assert not re.search(r"apt-get|COPY --chmod", last.partition("-perm /6000")[2])


@pytest.mark.parametrize("instruction", ["HEALTHCHECK .* CMD", "ENTRYPOINT"])
def test_the_commands_of_the_image_are_commands_of_the_bot(instruction: str) -> None:
    (found,) = re.findall(rf"^{instruction} (\[.*\])$", DOCKERFILE, re.MULTILINE)
    command = json.loads(found)
    assert command[:3] == ["python", "-m", "bot"]
    with pytest.raises(SystemExit) as ended:
        main([*command[3:], "--help"])
    assert ended.value.code == 0


@pytest.mark.parametrize("name", [".env", ".git", "data", ".venv"])
def test_secrets_and_data_do_not_enter_the_build(name: str) -> None:
    assert name in (ROOT / ".dockerignore").read_text().splitlines()


def test_the_code_of_the_image_is_the_product_and_not_what_stands_beside_it() -> None:
    build = DOCKERFILE.partition("FROM base AS build")[2].partition("\nFROM ")[0]
    assert re.findall(r"^COPY (\w+) ", build, re.MULTILINE) == ["bot", "cogs", "renderers", "proving", "locales"]
    assert {"sandbox", "bench", "tests"} <= set((ROOT / ".dockerignore").read_text().splitlines())


def test_the_game_of_the_image_check_has_options_that_exist() -> None:
    assert play.OPTIONS["preset"] in LOBBY_GAMES[play.OPTIONS["game"]].presets
