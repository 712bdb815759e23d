"""A deal of three by Diplomat through the real bot: offered in direct messages, accepted as a whole, or out of time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.kinds import pools
from bot.cosmic.model import board, cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import CosmicState
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.game import Game
from tests.e2e.cosmic import MOST_STEPS, Control, CosmicTable, Json, controls, cosmic, text_of, unmarked
from tests.e2e.first_challenge import first_challenge
from tests.e2e.harness import Bot
from tests.e2e.worlds import PEOPLE, Worlds, highest_attacks, to_exchange
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

POOL = "advanced"
"""The powers that are dealt; Diplomat is one of them."""
GIVEN, GRANTED, WANTED = (EN(f"cosmic-deal-{menu}") for menu in ("give-cards", "give-base", "take-base"))
"""The menus of an offer."""
DEALERS = re.compile(r"(\w+), (\w+) and (\w+) deal with each other")
"""Who deals, as the log says it: the main players first."""
DM_MS = 21_000
"""After so long whoever has a question is told of it by direct message."""


class Position(NamedTuple):
    """A first challenge in which somebody who is no main player can make a deal of three."""

    seed: int
    played: tuple[str, ...]
    """The attacks that both main players lay, as they are called."""


@cache
def with_a_mediator(people: int) -> Position:
    """The first seed of so many people with such a challenge. New rules shift all shuffles, so it is looked for."""
    found = (Position(seed, played) for seed in range(1, 1_000) if (played := _mediated(seed, people)))
    return next(found)


def _mediated(seed: int, people: int) -> tuple[str, ...]:
    """The attacks that are laid before a deal of three, if it comes to one under this seed."""
    game = Game.new(COSMIC, seed, people, Options(flares="off", pool=pools.names(POOL)))
    given = first_challenge(game, _answer)
    laid = [cards.name(str(choice)).capitalize() for ask, choice in given or () if ask.key == "card"]
    return tuple(laid) if len(board.dealers(game.state)) == 3 and len(laid) == 2 else ()


def _answer(state: CosmicState, ask: Ask) -> Choice:
    """The first power is kept, Diplomat used, the highest attack laid; all else is left as it is."""
    options = list(map(str, ask.form.options)) if isinstance(ask.form, OneOf) else []
    if ask.key == "colour":
        return options[0]
    if ask.key == "card":
        return highest_attacks(state)[ask.seat]
    if ask.key == "checkpoint.reveal":
        return next((one for one in options if one.startswith("power.")), "pass")
    return ask.form.sample(lambda sides: 0) if ask.default is None else ask.default


class Deal(NamedTuple):
    """Three people who have to come to a deal: the main players, and who has made a deal of their fight."""

    table: CosmicTable
    first: str
    second: str
    third: str

    async def message(self, who: str, button: str) -> tuple[Json, Control]:
        """The direct message in which somebody deals, once it has a button whose label begins so, and that button."""
        return await self.table.sandbox.wait_for(lambda: self._found(who, button))

    def _found(self, who: str, button: str) -> tuple[Json, Control] | None:
        told = self.table.told(who)
        if told is None:
            return None
        return next(((told, one) for one in controls(told) if one.label.startswith(button)), None)

    async def press(self, who: str, button: str) -> None:
        """Press something in that message."""
        message, control = await self.message(who, button)
        await self.table.sandbox.press(who, message["id"], control.id)

    async def draft(self, who: str, to: str, *menus: str) -> None:
        """Put an offer together: what each of these menus has first. It is not made yet.

        A message that is sent anew meanwhile does not show it, and its person begins again.
        """
        for _ in range(MOST_STEPS):
            await self.press(who, EN("cosmic-deal-make-to", name=to))
            await self.table.status()
            chosen = [await self._choose(who, menu) for menu in menus]
            if all(chosen):
                return
        raise AssertionError(self.table.told(who))

    async def _choose(self, who: str, menu: str) -> bool:
        """Choose what a menu of that message has first; whether it is there."""
        if (found := self._found(who, menu)) is None:
            return False
        message, control = found
        await self.table.sandbox.select(who, message["id"], control.id, control.values[0])
        return True

    async def offer(self, who: str, to: str, *menus: str) -> None:
        """Make such an offer."""
        await self.draft(who, to, *menus)
        await self.press(who, EN("cosmic-deal-hand-in"))

    async def accept(self, who: str, whose: str) -> str:
        """Accept all that somebody offers; what it comes to, as the bot asks whether that is meant.

        Whoever presses before their message shows the whole of it is shown that first, and presses again.
        """
        for _ in range(3):
            shown, _ = await self.message(who, "Accept offer")
            number = re.search(rf"(\d+): {whose} offers", unmarked(shown))
            assert number is not None
            await self.press(who, f"Accept offer {number[1]}")
            if self._found(who, EN("cosmic-ask-sure")) is not None:
                break
        message = self.table.told(who)
        assert message is not None
        await self.press(who, EN("cosmic-ask-sure"))
        return unmarked(message)


async def negotiating(table: CosmicTable, played: Sequence[str]) -> Deal:
    """Play on to where three people deal, and have all been told so by direct message.

    Whoever answered in the same moment has said that there is no deal, which an offer takes back.
    """
    for _ in range(MOST_STEPS):
        if (found := DEALERS.search(await table.log(table.people[0]))) is not None:
            deal = Deal(table, *found.groups())
            for person in found.groups():
                await table.asked(person)
            await table.pass_time(DM_MS)
            for person in found.groups():
                await deal.message(person, "Offer ")
            return deal
        await table.answer_all(("Use Diplomat", *played))
        await table.pass_time(20_000)
    raise AssertionError(await table.status())


async def told_at_last(table: CosmicTable) -> tuple[str, str]:
    """The story of the challenge, without signs, and what its picture shows, in words."""
    await table.drive_until(lambda: bool(table.stories()))
    message = next(one for one in table.posts() if text_of(one) == table.stories()[0])
    await table.sandbox.wait_for(lambda: table.sandbox.message(message["id"])["attachments"])
    (picture,) = table.sandbox.message(message["id"])["attachments"]
    return unmarked(message), picture["description"]


async def test_what_one_offers_two_others_is_one_deal_that_both_accept_in_direct_messages_p3_diplomat(
    tmp_path: Path,
) -> None:
    position = with_a_mediator(3)
    async with cosmic(tmp_path, ("Ana", "Ben", "Cy"), 0, seed=position.seed, flares="off", pool=POOL) as table:
        deal = await negotiating(table, position.played)
        first, second, third = deal[1:]
        await deal.offer(first, second, GRANTED)
        await deal.offer(second, third, WANTED)
        await deal.offer(third, first, GRANTED, WANTED)
        await deal.offer(third, second, GRANTED)
        assert "a base on" in await deal.accept(first, third)
        assert f"{first} accepts" in (await table.asked(second)).replace("*", "")
        assert not table.stories(), "one of two has accepted"
        assert not any("made a deal" in text_of(one) for one in table.sandbox.dm_of(second))
        await deal.accept(second, third)
        told, shown = await told_at_last(table)
        assert f"{first}, {second} and {third} make a deal" in told
        for person in (first, second, third):
            assert f"{person} gets a base on" in told
            assert f"{person} gets a base on" in shown
        assert shown.startswith(f"A deal between {first}, {second} and {third}. ")
        log = await table.log("Ana")
        assert f"{third}'s offer is accepted." in log
        assert len(re.findall(r"lands \d tokens? on", log)) == 3


async def test_a_deal_of_three_that_runs_out_of_time_costs_each_of_them_and_shows_nobody_an_unfinished_offer_5_5_8(
    tmp_path: Path,
) -> None:
    position = with_a_mediator(4)
    async with cosmic(tmp_path, ("Ana", "Ben", "Cy", "Dot"), 0, seed=position.seed, flares="off", pool=POOL) as table:
        deal = await negotiating(table, position.played)
        first, second, third = deal[1:]
        (outsider,) = {*table.people} - {*deal[1:]}

        async def seen(who: str) -> list[str]:
            said = [text_of(one) for one in (*table.posts(), *table.sandbox.dm_of(who))]
            return [*said, await table.status(), await table.asked(who), await table.log(who)]

        before = [await seen(person) for person in (outsider, first, second)]
        await deal.draft(third, first, GIVEN, GRANTED, WANTED)
        assert [await seen(person) for person in (outsider, first, second)] == before
        await deal.offer(first, second, GRANTED)
        log = await table.log(outsider)
        assert f"{first} offers {second} a base on" in log
        assert f"{third} offers" not in log
        told, shown = await told_at_last(table)
        assert f"{first}, {second} and {third} make no deal" in told
        assert "Nine tokens are lost." in told
        assert shown.startswith(f"No deal between {first}, {second} and {third}. ")
        for person in (first, second, third):
            assert f"{person} loses 3 tokens." in shown
        assert f"{third} offers" not in await table.log(outsider)


async def test_nobody_sees_whether_what_is_asked_for_is_held_while_three_deal_8_14(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", "none")
    position = with_a_mediator(3)
    async with Sandbox.start(rate=0) as sandbox:
        async with Bot(sandbox, tmp_path, position.seed, TEST_STEADY="1") as bot:
            worlds = Worlds(sandbox, bot)
            await worlds.open(3, speed="live", flares="off", pool=POOL)
            state = worlds.dealt()
            played, held, edict = to_exchange(state)
            mediator = next(card.holder for card in state.powers if card.power == "diplomat")
            pays = next(card for card in state.players[mediator].hand if cards.kind(card) == "compromise")
            owner = next(seat for seat in range(3) if seat != mediator)
            held = next(
                card for card in state.players[owner].hand if cards.face(card) not in map(cards.face, [*played, pays])
            )
            seats = re.search(r"Clockwise: (\w+), (\w+), (\w+)", await worlds.first.log("Ana"))
            assert seats is not None
            asked, third = seats[owner + 1], seats[mediator + 1]
            (other,) = {*PEOPLE} - {asked, third}
            await worlds.restart([*played, pays], (held, edict), TEST_LEAKS="3:late", TEST_CARD=edict)
            while EN("cosmic-table-decides-deal") not in text_of(await worlds.first.new_panel()):
                await worlds.answer("Use Diplomat", *position.played)
                await worlds.wait()
            for who, words in (
                (third, f"{asked}: offer nothing for {cards.name(held)}"),
                (third, f"{other}: offer nothing for {cards.name(held)}"),
                (other, "Accept offer 2"),
                (asked, f"{third}: offer nothing for compromise"),
            ):
                for table in worlds.tables:
                    await table.play(who, words)
            while not worlds.first.stories():
                await worlds.wait()
                await worlds.answer(EN("cosmic-deal-none"))
            one, same, leaky = [worlds.seen(number) for number in (1, 2, 3)]
            assert same == one
            assert leaky != one
            log = await worlds.first.log("Ana")
            assert f"{third} offers {asked}" in log
            assert f"{third} offers {other}" in log
        assert sandbox.violations == []
