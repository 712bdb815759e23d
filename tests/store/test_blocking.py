"""Who has blocked whom: kept once, in one direction, looked up in both, and forgotten with either of them."""

from __future__ import annotations

from bot.store.api import Store
from bot.store.rows import Forgotten, Traces

ANN, BOB, CY = 11, 12, 13


async def test_who_is_blocked_is_known_to_who_has_blocked_them_and_both_are_kept_apart(store: Store) -> None:
    await store.block(ANN, BOB)
    await store.block(ANN, BOB)
    await store.block(CY, ANN)
    assert await store.blocked_by(ANN) == [BOB]
    assert await store.blocked_by(BOB) == []
    assert await store.apart_from(ANN) == {BOB, CY}
    assert await store.apart_from(BOB) == {ANN}
    await store.unblock(ANN, BOB)
    await store.unblock(BOB, CY)
    assert await store.apart_from(ANN) == {CY}


async def test_forgetting_a_person_forgets_both_directions_and_tells_only_their_own(store: Store) -> None:
    await store.block(ANN, BOB)
    await store.block(CY, ANN)
    await store.block(CY, BOB)
    assert await store.traces(ANN) == Traces(0, [], 1)
    assert await store.traces(BOB) == Traces(0, [], 0)
    assert await store.forget(ANN, "former player") == Forgotten()
    assert await store.blocked_by(CY) == [BOB]
    assert await store.apart_from(BOB) == {CY}
    assert await store.apart_from(ANN) == set()
