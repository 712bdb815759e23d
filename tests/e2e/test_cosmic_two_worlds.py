"""Nothing that others see or could measure depends on a hidden card: a whole challenge through the real bot (8.14)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.cosmic.model import cards
from tests.e2e.cosmic import text_of
from tests.e2e.harness import Bot
from tests.e2e.preferring import prefer
from tests.e2e.worlds import FOLLOWERS, PEOPLE, Worlds, highest_attacks, seed_with_an_alliance, to_exchange
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

LEAKS = {3: "late", 4: "written"}
"""Tables that give something away on purpose, so that it is sure that the test would see it."""


SOLO_SEED = 1
"""Ana holds something that she can play in the first challenge."""
THINKS_MS = 5_000
"""Longer than any round stays open by itself where one person plays alone."""
WISHES = {"Ana": ["aimed", "never"], "Ben": ["response", "reveal", "never"]}
"""When two of them are asked in windows, and pass everywhere else."""
STOPS = {"Ana": ["between", "never"], "Ben": ["between", "never"], "Cy": ["never"]}
"""Who is waited for between two challenges; everybody passes everywhere else."""
BETWEEN = "Play something before this challenge starts"
SAID = (", 2 tokens", "Ana")
"""What the guest and both main players say ahead."""


async def test_a_challenge_looks_and_takes_the_same_whatever_the_hidden_cards_are_8_14(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(
        "DISCORD_OPENAPI", "none"
    )  # other tests hold every kind of message against it; here it costs half
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_with_an_alliance(), TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot)
            await worlds.open(2 + len(LEAKS), speed="live")
            played, held, edict = to_exchange(worlds.dealt())
            leaks = " ".join(f"{table}:{leak}" for table, leak in LEAKS.items())
            await worlds.restart(played, (held, edict), TEST_LEAKS=leaks, TEST_CARD=edict)
            while not worlds.first.stories():
                await worlds.answer(*(cards.name(card).capitalize() for card in played), *PEOPLE, "Join the offense")
                await worlds.wait()
            one, other, *leaky = [worlds.seen(number) for number in range(1, 3 + len(LEAKS))]
            assert other == one
            assert one not in leaky
            assert re.search(r", \d+–\d+", worlds.first.stories()[-1])
            told = await worlds.first.log("Ana")
            for happened in ("joins the offense", "lays a card face down", "Totals: "):
                assert happened in told
            assert worlds.bluffs
        assert sandbox.violations == []


async def test_a_challenge_of_looks_looks_and_takes_the_same_whatever_the_hidden_cards_are_8_13(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "none")
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_with_an_alliance(), TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot)
            await worlds.open(3, "Who do you join, if invited?", PEOPLE, speed="daily")
            played, held, edict = to_exchange(worlds.dealt())
            await worlds.restart(played, (held, edict), TEST_LEAKS="3:late", TEST_CARD=edict)
            for person in PEOPLE:  # what helps depends on a hand, and shows once it is played
                await prefer(sandbox, person, asked="never")
            assert await worlds.say_ahead(*SAID) == 3
            while not worlds.first.stories():
                await worlds.answer(*(cards.name(card).capitalize() for card in played))
                await worlds.wait()
            one, other, leaky = [worlds.seen(number) for number in (1, 2, 3)]
            assert other == one
            assert leaky != one
            told = await worlds.first.log("Ana")
            for happened in ("Ana joins the offense", "The defense invites Ana", "lays a card face down"):
                assert happened in told
        assert sandbox.violations == []


async def test_so_it_does_with_moments_what_helps_and_silence_8_13(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cy's hand is the same at all tables: what helps, and what silence takes, follows from it and shows."""
    monkeypatch.setenv("DISCORD_OPENAPI", "none")
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_with_an_alliance(), TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot)
            for person, asked in WISHES.items():
                await prefer(sandbox, person, asked=asked)
            await worlds.open(3, "Who do you join, if invited?", PEOPLE, speed="lively", hours="all")
            state = worlds.dealt()
            silent = worlds.hand("Cy")
            played = [*highest_attacks(state), *silent]
            held = next(card for person in WISHES for card in worlds.hand(person) if card not in played)
            edict = next(card for card in state.deck if cards.kind(card) == "edict")
            await worlds.restart(played, (held, edict), TEST_LEAKS="3:late", TEST_CARD=edict)
            worlds.people = tuple(WISHES)
            assert await worlds.say_ahead(*SAID) == 2
            while not worlds.first.stories():
                await worlds.answer(*(cards.name(card).capitalize() for card in played))
                await worlds.wait()
            assert any(player.strikes for player in worlds.dealt().players), "Cy was waited for"
            one, other, leaky = [worlds.seen(number) for number in (1, 2, 3)]
            assert other == one
            assert leaky != one
            told = await worlds.first.log("Ana")
            for happened in ("Ana joins the offense", "lays a card face down", "Totals: "):
                assert happened in told
        assert sandbox.violations == []


async def test_so_it_does_with_stops_on_before_and_behind_a_challenge_8_14(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of three are waited for between challenges, with or without anything that they could play there."""
    monkeypatch.setenv("DISCORD_OPENAPI", "none")
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_with_an_alliance(), TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot)
            for person, asked in STOPS.items():
                await prefer(sandbox, person, asked=asked)
            await worlds.open(3, BETWEEN, speed="lively", hours="all")
            played, held, edict = to_exchange(worlds.dealt())
            await worlds.restart(played, (held, edict), TEST_LEAKS="3:unstopped", TEST_CARD=edict)
            while not worlds.first.stories() or "Pass" not in await worlds.first.answers("Ana"):
                await worlds.answer(*(cards.name(card).capitalize() for card in played))
                await worlds.wait()
            await worlds.answer()
            await worlds.look()
            one, other, leaky = [worlds.seen(number) for number in (1, 2, 3)]
            assert other == one
            assert leaky != one
            assert any("We wait for" in row for row in one), "the stops are told"
        assert sandbox.violations == []


async def test_predictions_show_to_no_seat_and_who_follows_is_told_the_same_8_14(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "none")
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, seed_with_an_alliance(), TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot)
            await worlds.open(4, speed="live")
            await worlds.follow()
            played, held, edict = to_exchange(worlds.dealt())
            await worlds.restart(played, (held, edict), TEST_LEAKS="3:counted 4:told", TEST_CARD=edict)
            said = set[str]()
            while not worlds.first.stories():
                said |= {told.splitlines()[0].split(":")[0] for told in await worlds.watch()}
                await worlds.answer(*(cards.name(card).capitalize() for card in played), *PEOPLE, "Join the offense")
                said |= {told.splitlines()[0].split(":")[0] for told in await worlds.watch()}
                await worlds.wait()
            await worlds.digests()
            one, other, *leaky = [worlds.seen(number) for number in (1, 2, 3, 4)]
            assert other == one
            assert one not in leaky
            for who in FOLLOWERS:
                told = [text_of(message) for message in sandbox.dm_of(who)]
                assert [worlds.first.stories()[0].splitlines()[0] in one for one in told] == [True] * 4
            assert {"Got it", EN("watch-late").splitlines()[0]} <= said, "predictions came before and behind the cards"
        assert sandbox.violations == []


async def test_watchers_of_somebody_who_plays_alone_see_the_same_whatever_is_in_the_hand_8_14(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody watches, predicts and follows, while the one person takes their time for everything."""
    monkeypatch.setenv("DISCORD_OPENAPI", "none")
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, SOLO_SEED, TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot, PEOPLE[:1], computers=2)
            await worlds.open(4, speed="live")
            await worlds.follow()
            held, other = worlds.to_exchange_alone()
            await worlds.restart([], (held, other), TEST_LEAKS="3:skipped 4:told", TEST_CARD=other)
            while not worlds.first.stories():
                await worlds.watch()
                if await worlds.first.answers("Ana"):
                    await sandbox.advance(THINKS_MS)
                await worlds.answer()
                await worlds.wait()
            await worlds.digests()
            one, same, *leaky = [worlds.seen(number) for number in (1, 2, 3, 4)]
            assert same == one
            assert one not in leaky
            assert worlds.bluffs, "somebody could have done what nobody could at the other table"
        assert sandbox.violations == []
