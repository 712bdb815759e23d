"""Predictions: one for each person and challenge, settled once, gone with the person, the game, or a seat at it."""

from __future__ import annotations

import msgspec

from bot.store.rows import Batch, DecidedRow, Forgotten, PredictedRow, PredictionRow, SeerRow
from bot.store.statements import changing, following, keeping, tables
from bot.store.store import Store
from tests.store.samples import table_row

ANN, BOB, CY = 11, 12, 13
GUILD = table_row().guild


async def foretell(store: Store, table: int, challenge: int, **sides: str) -> None:
    who = {"ann": ANN, "bob": BOB, "cy": CY}
    rows = [PredictionRow(who[name], challenge, side) for name, side in sides.items()]
    await store.write(changing.commit(Batch(table, predicted=rows)))


def over(challenge: int, winner: str) -> DecidedRow:
    return DecidedRow(challenge, winner, b"[]")


def seated(*users: int) -> bytes:
    return msgspec.json.encode([{"name": str(user), "user": user} for user in users])


async def test_the_last_word_counts_and_a_challenge_that_is_decided_twice_counts_once(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await foretell(store, table, 3, ann="offense", bob="defense")
    await foretell(store, table, 3, ann="defense")
    assert await store.read(following.predicted(GUILD, ANN, 5)) == [PredictedRow(table, 3, "defense", "")]
    assert await store.read(following.seers(GUILD, 5)) == []
    assert await store.read(following.seer(GUILD, ANN)) is None
    for _ in range(2):
        await store.write(changing.commit(Batch(table, decided=[over(3, "offense")])))
    assert await store.read(following.seers(GUILD, 5)) == [SeerRow(ANN, 0, 1), SeerRow(BOB, 0, 1)]
    await store.write(changing.commit(Batch(table, decided=[over(3, "defense")])))
    assert await store.read(following.seer(GUILD, ANN)) == SeerRow(ANN, 1, 1)


async def test_the_best_seer_comes_first_then_who_was_wrong_less_often_and_no_winner_does_not_count(
    store: Store,
) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await foretell(store, table, 1, ann="offense", bob="offense", cy="defense")
    await foretell(store, table, 2, bob="defense", cy="offense")
    await foretell(store, table, 3, ann="defense", cy="offense")
    await store.write(changing.commit(Batch(table, decided=[over(1, "offense"), over(2, "offense"), over(3, "none")])))
    assert await store.read(following.seers(GUILD, 5)) == [SeerRow(ANN, 1, 1), SeerRow(BOB, 1, 2), SeerRow(CY, 1, 2)]
    assert await store.read(following.seers(GUILD, 1)) == [SeerRow(ANN, 1, 1)]
    assert await store.read(following.seers(GUILD + 1, 5)) == []
    assert await store.read(following.predicted(GUILD, CY, 2)) == [
        PredictedRow(table, 3, "offense", "none"),
        PredictedRow(table, 2, "offense", "offense"),
    ]


async def test_whoever_sits_down_has_predicted_nothing_that_is_open_and_keeps_what_was_settled(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await foretell(store, table, 1, ann="offense", bob="offense")
    await store.write(changing.commit(Batch(table, decided=[over(1, "offense")])))
    await foretell(store, table, 2, ann="offense", bob="offense")
    await store.write(changing.commit(Batch(table, fields={"roster": seated(CY, ANN)})))
    await store.write(changing.commit(Batch(table, decided=[over(2, "offense")])))
    assert await store.read(following.seers(GUILD, 5)) == [SeerRow(BOB, 2, 2), SeerRow(ANN, 1, 1)]


async def test_whoever_has_left_a_table_is_known_until_they_sit_there_again(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running", roster=seated(ANN, BOB))))
    assert await store.read(tables.former_players(table)) == set()
    await store.write(changing.commit(Batch(table, fields={"roster": seated(BOB)})))
    assert await store.read(tables.former_players(table)) == {ANN}
    await store.write(changing.commit(Batch(table, fields={"roster": seated(ANN, BOB)})))
    assert await store.read(tables.former_players(table)) == set()


async def test_predictions_go_with_the_person_and_with_the_game(store: Store) -> None:
    table = await store.write(changing.create_table(table_row(status="running")))
    await foretell(store, table, 1, ann="offense", bob="offense")
    await store.write(changing.commit(Batch(table, decided=[over(1, "offense")])))
    assert (await store.read(keeping.traces(ANN))).others == 1
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten()
    assert (await store.read(keeping.traces(ANN))).others == 0
    assert await store.read(following.seers(GUILD, 5)) == [SeerRow(BOB, 1, 1)]
    await store.write(changing.commit(Batch(table, status="ended")))
    assert await store.write(keeping.remove_finished(10**15, 10)) == 1
    assert await store.read(following.seers(GUILD, 5)) == []
