"""The doctor of the command line: nothing to mend where all is well, and each trouble by name with its mend."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from bot.admin import doctor
from bot.admin.doctor import Finding, examine
from bot.admin.games import export
from bot.admin.upgrading import check_live
from bot.ops.health import Health
from bot.ops.maintenance import DAY_MS
from bot.ops.status import StatusServer
from bot.play.games.kinds import rules_known
from bot.process.metrics import Metrics
from bot.settings import DATABASE
from bot.store.errors import StoreGone
from bot.store.files import machine
from bot.store.sqlite.backup import make_backup
from bot.store.sqlite.opening import known_migrations, migrate
from bot.store.sqlite.store import SqliteStore
from bot.store.sqlite.worker import open_database
from bot.words.message import StartError
from tests.admin.conftest import NOW, UNDER_WAY
from tests.store.spoiling import spoil

ENV = {"DISCORD_TOKEN": "x.y.z"}


def troubles(data: Path, now: int = NOW, env: dict[str, str] | None = None) -> list[Finding]:
    found = examine(ENV if env is None else env, data, now)
    return [finding for finding in found if finding.mend]


def change(data: Path, *statements: str) -> None:
    with closing(open_database(data / "tables.sqlite3")) as connection:
        for statement in statements:
            connection.execute(statement)


def test_nothing_is_to_be_mended_where_all_is_well(data: Path) -> None:
    assert troubles(data) == []
    said = [finding.what for finding in examine(ENV, data, NOW)]
    assert any("database is sound" in what for what in said)
    assert any("no bot holds" in what for what in said)


def test_versions_of_schema_and_rules_are_named_and_games_of_newer_rules_are_to_be_mended(data: Path) -> None:
    said = [finding.what for finding in examine(ENV, data, NOW)]
    assert f"it knows schema {known_migrations()[-1].version} and rules {rules_known()}" in said
    assert "the games under way have rules slap 1" in said
    change(data, f"UPDATE tables SET game = 'cosmic', version = 99 WHERE id = {UNDER_WAY}")
    (found,) = troubles(data)
    assert found.what == "games under way have newer rules: cosmic 99"
    assert "Run the newer version" in found.mend


def test_wrong_settings_are_named(data: Path) -> None:
    (found,) = troubles(data, env={})
    assert "DISCORD_TOKEN" in found.mend


def test_a_data_directory_that_is_missing_or_no_directory_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for place in ("nowhere", "file"):
        (found,) = troubles(tmp_path / place)
        assert str(tmp_path / place) in found.what


def test_a_directory_that_cannot_be_written_to_is_named(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    (found,) = troubles(data)
    assert "cannot be written to" in found.what
    assert "Permission denied" in found.mend


def test_a_disk_that_is_nearly_full_is_named(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "LEAST_ROOM", 10**18)
    (found,) = troubles(data)
    assert "MB left" in found.what


@pytest.mark.parametrize(("how", "says"), [("newer", "newer bot"), ("damaged", "Restore"), ("foreign", "Restore")])
def test_a_database_that_cannot_be_used_is_named(data: Path, how: str, says: str) -> None:
    path = data / "tables.sqlite3"
    if how == "newer":
        change(data, "PRAGMA user_version = 99")
    elif how == "foreign":
        change(data, "PRAGMA application_id = 5")
    else:
        content = path.read_bytes()
        path.write_bytes(content[:4096] + b"\xff" * 8192 + content[12288:])
    assert any(says in found.mend for found in troubles(data))


def backed_up(data: Path, name: str = "tables-20231114-040000.sqlite3") -> Path:
    """A backup of this night."""
    (data / "backups").mkdir(exist_ok=True)
    make_backup(data / DATABASE, data / "backups" / name)
    return data / "backups" / name


def test_old_backups_are_named_and_fresh_or_unwanted_ones_are_not(data: Path) -> None:
    backed_up(data)
    assert troubles(data, NOW) == []
    (found,) = troubles(data, NOW + 5 * DAY_MS)
    assert "days old" in found.what
    assert troubles(data, NOW + 5 * DAY_MS, {**ENV, "BACKUPS_KEPT": "0"}) == []


@pytest.mark.parametrize(
    ("how", "says"),
    [
        ("emptied", "is empty"),
        ("changed", "was changed since"),
        ("cut off", "was changed since"),
        ("without digest", "has no digest beside it (tables-20231114-040000.sqlite3.sha256)"),
    ],
)
def test_a_newest_backup_that_is_not_sound_is_named(data: Path, how: str, says: str) -> None:
    backed_up(data, "tables-20231113-040000.sqlite3")
    spoil(backed_up(data), how)
    (found,) = troubles(data)
    assert f"tables-20231114-040000.sqlite3, {says}" in found.what
    assert not any("hours old" in finding.what for finding in examine(ENV, data, NOW))


def test_backups_of_the_future_are_named(data: Path) -> None:
    backed_up(data, "tables-20990101-040000.sqlite3")
    (found,) = troubles(data)
    assert "1 backups say that they come from the future, such as tables-20990101-040000.sqlite3" in found.what
    assert "clock" in found.mend
    backed_up(data)
    assert len(troubles(data)) == 1, "that of this night counts"


@pytest.mark.parametrize("how", ["deleted", "deleted, log left", "emptied"])
async def test_a_database_that_is_lost_is_no_first_start_as_the_bot_says_itself(data: Path, how: str) -> None:
    path = data / DATABASE
    if how == "deleted, log left":
        path.with_name(f"{DATABASE}-wal").write_bytes(b"log")
    else:
        backed_up(data)
    path.write_bytes(b"") if how == "emptied" else path.unlink()
    (found,) = troubles(data)
    with pytest.raises(StoreGone) as refused:
        await SqliteStore.open(path, holder="test", now=lambda: NOW)
    assert found.mend == str(refused.value)


def test_misspelt_settings_are_named(data: Path) -> None:
    found = troubles(data, env={**ENV, "DATABSE_URL": "postgresql://u:secret@h/d", "BOT_COLOUR": "red", "HOME": "/"})
    assert [(finding.what, finding.mend[:20]) for finding in found] == [
        ("the variable DATABSE_URL is no setting of this bot", "Is DATABASE_URL mean"),
        ("the variable BOT_COLOUR is no setting of this bot", "Take it away; .env.e"),
    ]
    assert "secret" not in str(found)


def test_settings_in_files_are_read_and_a_file_that_is_not_there_is_named(data: Path) -> None:
    (data / "token").write_text("x.y.z")
    assert troubles(data, env={"DISCORD_TOKEN_FILE": str(data / "token")}) == []
    (found,) = troubles(data, env={**ENV, "DATABASE_URL_FILE": str(data / "away")})
    assert f"The file {data / 'away'}, which DATABASE_URL_FILE names, cannot be read" in found.mend


def test_tables_that_wait_owe_or_were_refused_are_named(data: Path) -> None:
    change(
        data,
        f"UPDATE tables SET status = 'referee', updated_ms = 5 WHERE id = {UNDER_WAY}",
        'INSERT INTO outbox ("key", "table", "channel", "kind", "restart", "state", "seed", "order", "body") '
        f"VALUES ('k', {UNDER_WAY}, 77, 'post', 'resend', 'waiting', '', 1, x'7B7D')",
        f"INSERT INTO refusals VALUES (78, {UNDER_WAY}, 50013, 5)",
    )
    found = [(finding.what, finding.mend) for finding in troubles(data)]
    assert [what for what, _ in found] == [
        "table 2 waits for its referee",
        "table 2 owes 1 messages",
        "channel 78 refused table 2 (code 50013)",
    ]
    assert "channel 77" in found[1][1]


def test_tables_that_show_words_only_are_named_with_the_code(data: Path) -> None:
    change(data, f"INSERT INTO deadlines VALUES ({UNDER_WAY}, 'wordless.50013', {NOW + 9})")
    (found,) = troubles(data)
    assert found.what == f"table {UNDER_WAY} shows words only (code 50013)"


def test_whoever_holds_the_database_is_told(data: Path) -> None:
    change(data, f"INSERT INTO lease VALUES (1, 'host:7', '{machine()}', 't', {NOW + 9})")
    assert any("host:7 on this machine" in finding.what for finding in examine(ENV, data, NOW))
    assert any("no bot holds" in finding.what for finding in examine(ENV, data, NOW + 9))


async def test_the_doctor_asks_the_bot_at_work_which_shard_is_away(data: Path) -> None:
    change(data, f"INSERT INTO lease VALUES (1, 'host:7', '{machine()}', 't', {NOW + 9})")
    health = Health(Metrics(), lambda: True)
    health.shards = range(2)
    health.heard("shard_connect", 0)
    health.heard("shard_ready", 0)
    async with StatusServer(health, ("127.0.0.1", 0)) as server:
        env = {**ENV, "BOT_HTTP": f"127.0.0.1:{server.port}"}
        (found,) = await asyncio.to_thread(troubles, data, env=env)
        assert found.what == "the bot is not ready, waiting for: shard 1"
        health.heard("shard_connect", 1)
        health.heard("shard_ready", 1)
        assert await asyncio.to_thread(troubles, data, env=env) == []
    assert troubles(data, env={**ENV, "BOT_HTTP": "off"}) == []
    assert troubles(data, env=env) == [], "nobody answers"


def test_the_exit_status_tells_scripts(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    backed_up(data)
    monkeypatch.setattr("os.environ", ENV)
    assert doctor.run(data, NOW) == 0
    assert "!!" not in capsys.readouterr().out
    monkeypatch.setattr("os.environ", {})
    assert doctor.run(data, NOW) == 1
    assert "\n!!  the settings are wrong. No token" in capsys.readouterr().out


def test_the_doctor_writes_nothing(data: Path) -> None:
    before = {path: path.read_bytes() for path in data.rglob("*")}
    list(examine(ENV, data, NOW))
    assert {path: path.read_bytes() for path in data.rglob("*")} == before


def test_an_older_database_is_told_of_and_not_looked_into(tmp_path: Path) -> None:
    with closing(open_database(tmp_path / "tables.sqlite3", create=True)) as connection:
        migrate(connection, tmp_path / "tables.sqlite3", up_to=5)
    (tmp_path / "backups").mkdir()
    assert troubles(tmp_path) == []
    told = [finding.what for finding in examine(ENV, tmp_path, NOW)]
    assert any("older version 5: it is upgraded to" in what for what in told)


def test_a_backup_is_missed_only_after_a_night(data: Path) -> None:
    change(data, f"UPDATE tables SET created_ms = {NOW}")
    assert troubles(data, NOW + DAY_MS) == []
    (found,) = troubles(data, NOW + DAY_MS + 120_000)
    assert "no nightly backup yet" in found.what
    assert "Read the log" in found.mend


def test_a_table_that_makes_no_sense_is_one_sentence(data: Path) -> None:
    change(data, f"UPDATE saves SET snapshot = x'7B7D' WHERE \"table\" = {UNDER_WAY}")
    with pytest.raises(StartError, match=f"Table {UNDER_WAY} makes no sense to this bot"):
        export(data / "tables.sqlite3", UNDER_WAY, data / "game.json")
    assert check_live(data / "tables.sqlite3") == 1
