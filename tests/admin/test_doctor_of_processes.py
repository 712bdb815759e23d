"""The doctor on a database that several processes share: each by name with its shards, and what nobody plays."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncpg
import msgspec
import pytest

from bot.admin.doctor import Finding, examine
from bot.store.postgres.backup import make_backup
from bot.store.postgres.lease import SCHEMA
from bot.store.postgres.store import PostgresStore
from bot.store.store import ONCE, Share
from tests.store.postgres.server import server_of_this_process
from tests.store.spoiling import spoil

ONE, TWO = Share(0, 1, 4), Share(2, 3, 4)


async def found(tmp_path: Path, address: str, **more: str) -> list[Finding]:
    env = {"DISCORD_TOKEN": "x.y.z", "BOT_HTTP": "off", "DATABASE_URL": address, **more}
    return await asyncio.to_thread(lambda: list(examine(env, tmp_path, 0)))


async def opened(address: str, name: str, share: Share, *shards: int) -> PostgresStore:
    store = await PostgresStore.open(address, holder=name, now=lambda: 0, share=share)
    assert store.sharing is not None
    for shard in shards:
        assert await store.sharing.claim(shard)
    return store


async def test_every_process_is_told_with_what_it_plays(tmp_path: Path) -> None:
    address = await (await server_of_this_process()).database()
    one = await opened(address, "one", ONE, 0, 1, ONCE)
    two = await opened(address, "two", TWO, 2, 3)
    findings = await found(tmp_path, address)
    said = [finding.what for finding in findings]
    whole = "the process one on this machine has shards 0-1/4: it plays shard 0, 1, and does what is done once for all"
    assert whole in said
    assert "the process two on this machine has shards 2-3/4: it plays shard 2, 3" in said
    assert [finding for finding in findings if finding.mend] == []
    await one.close()
    await two.close()


async def test_a_process_with_older_rules_than_others_is_to_be_upgraded(tmp_path: Path) -> None:
    address = await (await server_of_this_process()).database()
    one = await opened(address, "one", msgspec.structs.replace(ONE, rules="cosmic 5, slap 1"), 0, 1)
    two = await opened(address, "two", msgspec.structs.replace(TWO, rules="cosmic 6, slap 1"), 2, 3)
    (older,) = [finding for finding in await found(tmp_path, address) if finding.mend]
    assert older.what == (
        "the process one on this machine has shards 0-1/4 and older rules than others (cosmic 5, slap 1): "
        "it plays shard 0, 1"
    )
    assert "upgrade it too" in older.mend
    await one.close()
    await two.close()


async def test_a_process_that_is_gone_and_shards_that_nobody_plays_are_to_be_mended(tmp_path: Path) -> None:
    address = await (await server_of_this_process()).database()
    one = await opened(address, "one", ONE, 0, 1)
    two = await opened(address, "two", TWO)
    admin = await asyncpg.connect(address)
    await admin.execute(f'UPDATE {SCHEMA}.lease SET "until_ms" = 0 WHERE "id" = $1', TWO.number)
    await admin.close()
    mended = [finding for finding in await found(tmp_path, address) if finding.mend]
    assert [finding.what for finding in mended] == [
        "the process two on this machine, which has shards 2-3/4, has lost its lease",
        "nobody plays shard 2, 3 of 4",
    ]
    assert "start it again" in mended[0].mend
    await one.close()
    await two.close()


async def test_it_is_told_how_much_waits_for_shards_that_nobody_plays(tmp_path: Path) -> None:
    address = await (await server_of_this_process()).database()
    one = await opened(address, "one", ONE, 0, 1)
    assert one.sharing is not None
    for shard in (1, 2, 3):
        await one.sharing.leave(shard, b"a press")
    mended = [finding.what for finding in await found(tmp_path, address) if finding.mend]
    assert mended == ["nobody plays shard 2, 3 of 4, for which 2 presses and wishes of players wait"]
    await one.close()


async def test_the_settings_of_a_pod_make_sense_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    address = await (await server_of_this_process()).database()
    monkeypatch.setattr("bot.admin.doctor.platform.node", lambda: "zodiac-table-2")
    said = [finding.what for finding in await found(tmp_path, address, PROCESSES="3", SHARDS="6")]
    assert "the settings make sense" in said
    assert "no bot holds the database" in said


async def test_backups_of_a_server_are_looked_at_as_those_of_a_file(tmp_path: Path) -> None:
    address = await (await server_of_this_process()).database()
    backup = tmp_path / "backups" / "tables-19691231-220000.dump"
    backup.parent.mkdir()
    await make_backup(address, backup)
    said = [finding.what for finding in await found(tmp_path, address)]
    assert "the newest nightly backup is 2 hours old, and to the last bit what was backed up" in said
    spoil(backup, "without digest")
    (wrong,) = [finding.what for finding in await found(tmp_path, address) if finding.mend]
    assert wrong.startswith("the newest nightly backup, tables-19691231-220000.dump, has no digest beside it")
