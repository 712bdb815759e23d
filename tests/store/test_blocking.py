"""Blocks between people: kept once, in one direction, looked up in both, and forgotten with either of them."""

from __future__ import annotations

from bot.store.rows import Forgotten, Traces
from bot.store.statements import keeping, persons
from bot.store.store import Store

ANN, BOB, CY = 11, 12, 13


async def test_who_is_blocked_is_known_to_who_has_blocked_them_and_both_are_kept_apart(store: Store) -> None:
    await store.write(persons.block(ANN, BOB))
    await store.write(persons.block(ANN, BOB))
    await store.write(persons.block(CY, ANN))
    assert await store.read(persons.blocked_by(ANN)) == [BOB]
    assert await store.read(persons.blocked_by(BOB)) == []
    assert await store.read(persons.apart_from(ANN)) == {BOB, CY}
    assert await store.read(persons.apart_from(BOB)) == {ANN}
    await store.write(persons.unblock(ANN, BOB))
    await store.write(persons.unblock(BOB, CY))
    assert await store.read(persons.apart_from(ANN)) == {CY}


async def test_forgetting_a_person_forgets_both_directions_and_tells_only_their_own(store: Store) -> None:
    await store.write(persons.block(ANN, BOB))
    await store.write(persons.block(CY, ANN))
    await store.write(persons.block(CY, BOB))
    assert await store.read(keeping.traces(ANN)) == Traces(0, [], 0, others=1)
    assert await store.read(keeping.traces(BOB)) == Traces(0, [], 0)
    assert await store.write(keeping.forget(ANN, "former player")) == Forgotten()
    assert await store.read(persons.blocked_by(CY)) == [BOB]
    assert await store.read(persons.apart_from(BOB)) == {CY}
    assert await store.read(persons.apart_from(ANN)) == set()
