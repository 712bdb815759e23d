"""An address of a server: whether its password could be read on the way, and who is told so."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.admin import doctor
from bot.admin.doctor import Finding, examine
from bot.store.choosing import open_store
from bot.store.errors import StoreError
from bot.store.postgres import running
from bot.store.postgres.store import PostgresStore

FOREIGN = "postgresql://zodiac:secret@db.example.org/zodiac"
VERIFIED = f"{FOREIGN}?sslmode=verify-full&sslrootcert=/certs/root.crt"


@pytest.mark.parametrize(
    "url",
    [
        FOREIGN,
        f"{FOREIGN}?sslmode=require",
        f"{FOREIGN}?sslmode=prefer&sslrootcert=/certs/root.crt",
        "postgresql://zodiac:secret@93.184.215.14:6432/zodiac",
        "postgresql://zodiac:secret@[2606:4700:4700::1111]/zodiac",
        "postgresql://zodiac@/zodiac?host=db.example.org&password=secret",
        "postgresql://zodiac:secret@localhost/zodiac?host=127.0.0.1,db.example.org",
    ],
)
def test_a_password_for_a_server_elsewhere_needs_tls_that_is_verified(url: str) -> None:
    assert running.is_exposed(url)


@pytest.mark.parametrize(
    "url",
    [
        VERIFIED,
        f"{FOREIGN}?sslmode=verify-ca",
        "postgresql://zodiac@db.example.org/zodiac",
        "postgresql://zodiac:secret@localhost/zodiac",
        "postgresql://zodiac:secret@127.0.0.1/zodiac",
        "postgresql://zodiac:secret@[::1]/zodiac",
        "postgresql://zodiac:secret@/zodiac?host=/run/postgresql.d",
        "postgresql://zodiac:secret@postgres/zodiac",
        "postgresql://zodiac:secret@10.0.0.7/zodiac",
        "postgresql://zodiac:secret@postgres.games.svc.cluster.local/zodiac",
    ],
)
def test_one_that_stays_at_home_or_whose_server_shows_who_it_is_needs_nothing(url: str) -> None:
    assert not running.is_exposed(url)


@pytest.mark.parametrize(("url", "told"), [(FOREIGN, True), (VERIFIED, False)])
async def test_the_log_says_it_as_the_bot_starts_without_the_password(
    url: str, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refuse(*given: object, **more: object) -> None:
        raise StoreError("away")

    monkeypatch.setattr(PostgresStore, "open", refuse)
    with caplog.at_level(logging.WARNING), pytest.raises(StoreError, match="away"):
        await open_store(url, tmp_path / "none", holder="test", now=lambda: 1)
    assert [record.getMessage() for record in caplog.records] == [f"{running.UNVERIFIED}. {running.VERIFY}"] * told
    assert "secret" not in caplog.text


@pytest.mark.parametrize(("url", "told"), [(FOREIGN, True), (VERIFIED, False)])
def test_the_doctor_says_it_and_what_to_do(
    url: str, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(url: str) -> None:
        raise StoreError("away")

    monkeypatch.setattr(doctor, "opened", refuse)
    found = [one for one in examine({"DISCORD_TOKEN": "x.y.z", "DATABASE_URL": url}, tmp_path, 1) if one.mend]
    warned = [Finding(running.UNVERIFIED, running.VERIFY)] if told else []
    assert found == [*warned, Finding("the database cannot be used", "away")]
