"""Tables whose pack is not here sleep and go on by themselves; what is dropped or newer is told once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from msgspec import structs

from bot.cosmic import moves
from bot.cosmic.game import COSMIC
from bot.cosmic.interrupts import INTERRUPTS
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.flow import Fit, Rules
from bot.play.games.kinds import KINDS, CosmicKind, Kind
from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.lobbies.lobby import Lobbies
from bot.play.policy import Policies, Policy
from bot.play.rosters import Seated
from bot.play.running.table_registry import TableRegistry
from bot.store.rows import Batch
from bot.store.statements import changing, tables
from bot.words.message import UserError
from cogs.server import changed, settings
from tests.play.room import Room
from tests.words.voices import DE, EN

PLAYERS = ("Ana", "Ben", "Cy")
WHERE = "homebrew 1.0.0"
_WITH, _WITHOUT = b'"packs":{"homebrew":"1.0.0 ab"},"winners"', b'"winners"'


class Without(CosmicKind):
    """A bot that lacks a pack."""

    @property
    def rules(self) -> Rules[CosmicState]:
        return replace(COSMIC, fit=lambda snapshot: Fit(snapshot, missing=WHERE))


class Dropping(CosmicKind):
    """A bot that lacks a pack of which nothing is in play."""

    @property
    def rules(self) -> Rules[CosmicState]:
        return replace(COSMIC, fit=_dropped)


def _dropped(snapshot: bytes) -> Fit:
    fitted = snapshot.replace(_WITH, _WITHOUT)
    return Fit(snapshot) if fitted == snapshot else Fit(fitted, dropped=("homebrew",), lifted=("attic 2.0.0",))


def _kinds(kind: Kind) -> Mapping[str, Kind]:
    return {**KINDS, "cosmic": kind}


async def test_a_table_sleeps_without_its_pack_and_goes_on_when_it_is_back(room: Room) -> None:
    actor = await room.seat(*PLAYERS, game="cosmic")
    await room.until(lambda: room.said("begins"))
    await actor.close()
    before = await room.row()
    room.services = room.services_with(_kinds(Without()))
    for _ in range(2):
        actor = room.actor()
        for choice in ("status", "stop_sure", "referee_retry"):
            assert await room.answer(actor, choice) == EN("play-lacking-private", pack=WHERE)
        assert await room.answer(actor, "status", language="de") == DE("play-lacking-private", pack=WHERE)
        await actor.close()
    assert room.said(EN("play-lacking", pack=WHERE)) == 1
    assert room.said(EN("play-referee")) == 0
    assert (await room.row()).snapshot == before.snapshot
    room.services = room.services_with(KINDS)
    actor = room.actor()
    assert await room.answer(actor, "status") != EN("play-lacking-private", pack=WHERE)
    await actor.close()


async def test_what_a_game_goes_on_without_is_told_once(room: Room) -> None:
    actor = await room.seat(*PLAYERS, game="cosmic")
    await room.until(lambda: room.said("begins"))
    await actor.close()
    snapshot = (await room.row()).snapshot
    assert snapshot.count(_WITHOUT) == 1
    named = Batch(room.table, snapshot=snapshot.replace(_WITHOUT, _WITH), snapshot_phase=0)
    await room.store.write(changing.commit(named))
    room.services = room.services_with(_kinds(Dropping()))
    for _ in range(2):
        actor = room.actor()
        await room.answer(actor, "status")
        await actor.close()
    said = f"{EN('play-pack-gone', pack='homebrew')}\n{EN('play-pack-lifted', pack='attic 2.0.0')}"
    assert room.said(said) == 1
    assert (await room.row()).snapshot == snapshot


async def test_the_table_votes_to_go_on_without_the_power_that_broke(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Cosmic, *args: object) -> None:
        if not game.state.left_out:
            error = RuntimeError("a fault in a pack")
            error.add_note("virus: Virus.multiply on totals")
            error.add_note("virus")
            raise error

    monkeypatch.setitem(INTERRUPTS, "without", lambda game, seat, choice: moves.mute(game, str(choice)))
    monkeypatch.setattr("bot.cosmic.moves.set_orders", broken)
    actor = await room.seat(*PLAYERS, game="cosmic")
    await room.until(lambda: room.said("begins"))
    assert await room.answer(actor, "order_zap", user=2) == EN("play-referee-private")
    await room.until(lambda: room.said(EN("play-referee-without")))
    assert await room.answer(actor, "referee_without", user=98) == EN("play-only-referee")
    assert await room.answer(actor, "referee_without", host=True) == EN("play-voted")
    await room.until(lambda: room.said(EN("play-vote-referee-without", votes=1, needed=2)))
    await actor.close()
    actor = room.actor()
    assert await room.answer(actor, "referee_without", user=2) == EN("play-chosen")
    row = await room.row()
    assert row.status == "running"
    history = await room.store.read(tables.history(room.table))
    assert [(one.key, one.by) for one in history][-1] == ("without", "referee")
    await room.answer(actor, "order_zap", user=2)
    assert (await room.row()).status == "running"
    await actor.close()


async def test_a_server_has_to_allow_the_packs_of_a_pool(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    named = structs.replace(LOBBY_GAMES["cosmic"], packs=lambda chosen: ["homebrew"] * ("bans" in chosen))
    monkeypatch.setattr("bot.play.lobbies.lobby.LOBBY_GAMES", {**LOBBY_GAMES, "cosmic": named})
    lobbies, policies = Lobbies(TableRegistry(room.services)), Policies(room.store)
    lobby = await lobbies.open("cosmic", 1, 2, Seated("Ana", 1), {}, alone=True)
    await lobbies.change(lobby.table, 1, {"speed": "live"}, None, EN)
    with pytest.raises(UserError) as refused:
        await lobbies.change(lobby.table, 1, {"bans": "virus"}, None, EN)
    assert str(refused.value) == EN("lobby-no-packs", packs=["homebrew"])
    await policies.write(1, Policy(packs=True))
    await lobbies.change(lobby.table, 1, {"bans": "virus"}, None, EN)
    await lobbies.check_start(lobby.table, 1, EN)
    await policies.write(1, Policy())
    with pytest.raises(UserError):
        await lobbies.check_start(lobby.table, 1, EN)


def test_the_form_of_the_server_allows_packs_and_tells_it() -> None:
    policy = changed(Policy(), "packs", ["allowed"])
    assert policy == Policy(packs=True)
    assert changed(policy, "packs", ["never"]) == Policy()
    assert "Powers from packs: tables may choose them" in settings(policy, EN)
    assert "Kräfte aus Paketen: keine" in settings(Policy(), DE)
