"""Nonces tell the key of a message, and differ from channel to channel."""

from __future__ import annotations

import pytest

from cogs.ui.bodies import nonce_of, read_nonce

LONGEST = "zod:1234567:n0a1b2c3d.xyz"


@pytest.mark.parametrize("key", ["zod:1:3", "zod:77:n0a1b2c3d", "cos:77:p12", LONGEST])
def test_a_nonce_is_as_long_as_its_key_and_leads_back_to_it(key: str) -> None:
    for channel in (0, 1, 1_400_000_000_000_000_001):
        nonce = nonce_of(key, channel)
        assert len(nonce) == len(key) <= 25
        assert read_nonce(nonce) == (int(key.split(":")[1]), key)


def test_the_same_key_has_another_nonce_in_another_channel_and_the_same_in_the_same() -> None:
    thread = 1_400_000_000_000_000_001
    assert len({nonce_of("zod:1:3", channel) for channel in range(thread, thread + 50)}) == 50
    assert nonce_of("zod:1:3", thread) == nonce_of("zod:1:3", thread)


@pytest.mark.parametrize("key", ["r1.0.29", "abc:1:3", "w1.3", "learn:" + "a" * 200])
def test_what_is_no_key_of_a_table_has_a_nonce_of_its_own_in_each_channel(key: str) -> None:
    nonces = {nonce_of(f"{key}{end}", channel) for end in ("", "b") for channel in (5, 6, 5)}
    assert len(nonces) == 4
    assert all(len(nonce) <= 25 and read_nonce(nonce) is None for nonce in nonces)


def test_what_others_write_is_no_key() -> None:
    assert read_nonce("r1.0.29") is None
    assert read_nonce("1400000000000000001") is None
