"""A slow table through the real bot: a whole game by sealed presses, with kill -9 while a window is open (T8)."""

from __future__ import annotations

from pathlib import Path

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.deck import label
from bot.slap.game import RULES
from bot.slap.options import from_strings
from bot.slap.state import SlapState
from tests.e2e.harness import AFTER_PILE_MS, COUNTDOWN_MS, Json, Table, table
from tests.words.voices import EN

OPTIONS = {"mode": "slow", "pace": "1 min", "flip_limit": "300"}
EARLY_MS = 10_000
PLAYERS = ("Ana", "Ben")


def slaps(game: Game[SlapState], seat: int) -> bool:
    """Decide for the players of this test: both slap patterns, one now and then errs or misses one."""
    number = game.state.flips
    if rules.may_slap(game.state, seat) is not None:
        return False
    return (number + seat) % 5 != 0 if rules.pattern(game.state) else (number + 3 * seat) % 7 == 0


def close(game: Game[SlapState]) -> list[int]:
    """The window of the open card closes in the shadow game; who had slapped."""
    able = [seat for seat in range(len(PLAYERS)) if slaps(game, seat)]
    if rules.pattern(game.state) and len(able) > 1:
        game.act("lot", None, able, "clock")
    else:
        for seat in able:
            game.act("slap", seat, {"air": False}, "player")
    return able


def short_game() -> int:
    """A seed whose game under ``slaps`` is short and has lots, fines and collections."""
    for seed in range(1, 2_000):
        game = Game.new(RULES, seed, len(PLAYERS), from_strings(OPTIONS))
        lots = fines = collections = 0
        while not game.over and game.state.flips < 60:
            step = rules.next_step(game.state)
            if step.kind != "card":
                game.act("close", None, None, "echo")
                collections += step.kind == "collect"
                continue
            game.act("flip", None, None, "echo")
            pattern = rules.pattern(game.state) is not None
            able = close(game)
            lots += pattern and len(able) == 2
            fines += not pattern and bool(able)
        if game.over and lots and fines and collections:
            return seed
    raise AssertionError("no such seed")


async def next_card(play: Table, wait: int, before: int) -> Json | None:
    """Let ``wait`` pass and the table take its next step, of which it tells behind ``before`` posts: the message of a
    card, None for anything else.
    """
    step = rules.next_step(play.state)
    await play.sandbox.advance(wait)
    if step.kind != "card":
        play.shadow.act("close", None, None, "echo")
        await play.said("collects" if step.kind == "collect" else "wins", after=before)
        await play.settled()
        return None
    card = await play.said(f"**{label(step.card)}**", after=before)
    play.shadow.act("flip", None, None, "echo")
    await play.settled()
    return card


def behind(play: Table, card: Json) -> int:
    return play.posts().index(next(post for post in play.posts() if post["id"] == card["id"])) + 1


async def press_all(play: Table, card: dict[str, object], *, kill: bool) -> None:
    """Everybody presses on the open card, with kill -9 between the presses if wanted."""
    for seat, name in enumerate(play.names):
        if rules.may_slap(play.state, seat) is not None:
            continue
        answer = await play.sandbox.press(name, card, "Slap" if slaps(play.shadow, seat) else "Pass")
        assert answer.message is not None
        assert answer.message.data["content"] == EN("slap-noted")
        if kill and seat == 0:
            await play.bot.kill()
            await play.sandbox.advance(120_000)  # past the deadline: nobody could press in that time
            await play.bot.start()
            again = await play.sandbox.press(name, card, "Slap")
            assert again.message is not None
            assert EN("slap-repeat") in again.message.data["content"]


async def test_a_slow_game_is_played_to_its_end_and_survives_kill_9_in_sealed_windows(tmp_path: Path) -> None:
    # T8, A19: nothing of a sealed press is public, every press counts once, the lot is the recorded one.
    async with table(tmp_path, PLAYERS, seed=short_game(), options=OPTIONS) as play:
        wait, killed, before = COUNTDOWN_MS, 0, len(play.posts())
        while not play.shadow.over:
            card = await next_card(play, wait, before)
            if card is None:
                wait, before = AFTER_PILE_MS, len(play.posts())
                continue
            assert not card.get("reactions")  # no hand is seeded
            pattern = rules.pattern(play.state) is not None
            both = pattern and all(slaps(play.shadow, seat) for seat in range(2))
            kill = killed < 2 and (both or play.state.flips == 2)
            killed += kill
            # Of this card on: the edit of an earlier card whose deadline moved with the restart may come at any time.
            seen = [m["content"] for m in play.posts()[before:]]
            await press_all(play, card, kill=kill)
            assert kill or [m["content"] for m in play.posts()[before:]] == seen
            able = close(play.shadow)
            wait = 0 if not pattern or not able else AFTER_PILE_MS
            before = behind(play, card)
            await play.sandbox.advance(EARLY_MS)
            if pattern and able:
                slap = play.state.slap
                assert slap is not None
                receipt = await play.said(f"**{play.names[slap.seat]} takes {len(slap.took)}**", after=before)
                assert ("Drawn by lot" in receipt["content"]) == (len(able) > 1)
            await play.settled()
        assert killed == 2
        final = await play.said(" taken.")
        outcome = play.state.outcome
        assert outcome is not None
        assert all(play.names[seat] in final["content"].split("\n")[0] for seat in outcome.winners)
        await play.sandbox.wait_for(lambda: any(" taken." in m["content"] for m in play.sandbox.messages("table")))
