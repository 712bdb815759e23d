"""Which shards a process takes and gives back, decided by each for itself."""

from __future__ import annotations

from hypothesis import given, strategies as st

from bot.cluster.sharing_out import home, live, to_bury, to_give, to_take
from bot.store.sharing import NOBODY, ONCE, Member, Share, Standing

OF = 6
SHARES = (Share(0, 1, OF), Share(2, 3, OF), Share(4, 5, OF))
ALL = (*range(OF), ONCE)


def standing(*there: Share, over: tuple[Share, ...] = (), held: dict[int, int] | None = None) -> Standing:
    members = {
        share.number: Member(share, share in over) for share in sorted((*there, *over), key=lambda one: one.first)
    }
    return Standing(members, held or {})


def test_each_begins_with_its_own_and_the_first_with_what_is_done_once() -> None:
    assert [to_take(standing(*SHARES), share) for share in SHARES] == [[0, 1, ONCE], [2, 3], [4, 5]]


def test_what_was_never_held_waits_for_its_own_process() -> None:
    assert to_take(standing(SHARES[0], held={0: 1, 1: 1, ONCE: 1}), SHARES[0]) == []


def test_the_shards_of_one_that_is_gone_are_shared_out_among_the_others() -> None:
    held = {0: 1, 1: 1, 2: NOBODY, 3: NOBODY, 4: 5, 5: 5, ONCE: 1}
    left = standing(SHARES[0], SHARES[2], held=held)
    assert [to_take(left, share) for share in (SHARES[0], SHARES[2])] == [[2], [3]]


def test_one_without_a_lease_takes_nothing_and_is_buried_by_the_others_alone() -> None:
    there = standing(SHARES[0], over=(SHARES[1],), held={2: 3})
    assert to_bury(there, SHARES[0]) == [SHARES[1].number]
    assert to_bury(there, SHARES[1]) == []
    assert live(there) == [SHARES[0].number]


def test_what_was_held_for_another_goes_back_once_that_is_there_and_not_before() -> None:
    held = {0: 1, 1: 1, 2: 1, 3: 1, ONCE: 1}
    assert to_give(standing(SHARES[0], held=held), SHARES[0]) == []
    assert to_give(standing(*SHARES[:2], held=held), SHARES[0]) == [2, 3]
    assert to_give(standing(SHARES[0], over=(SHARES[1],), held=held), SHARES[0]) == []


@given(there=st.sets(st.sampled_from(SHARES), min_size=1), held=st.dictionaries(st.sampled_from(ALL), st.just(NOBODY)))
def test_no_shard_is_wanted_by_two_and_none_that_was_held_by_nobody(there: set[Share], held: dict[int, int]) -> None:
    now = standing(*there, held=held)
    wanted = [shard for share in there for shard in to_take(now, share)]
    assert len(wanted) == len(set(wanted))
    assert {*held, ONCE} <= {*wanted}
    assert {shard for shard in range(OF) if home(now, shard) != NOBODY} <= {*wanted}
