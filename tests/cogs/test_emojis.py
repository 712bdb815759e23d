"""The bot's own emojis: uploaded once, replaced when drawn anew, plain signs whenever Discord has none."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Mapping
from functools import cache
from typing import Any

import discord
import msgspec
import pytest
from PIL import Image

from bot.cosmic.expansions.zodiac import views
from bot.cosmic.model.options import FlagValue, Options
from bot.play.clock import Clock
from bot.play.outgoing.screen import NewMessage, Refused
from bot.slap import deck
from bot.tables.contract.table import Body, Button, Edit, Menu, MenuOption, Picture, Post, Show
from bot.words import signs
from bot.words.message import Language
from bot.words.signs import (
    CARDS,
    COLOURS,
    SUITS,
    ZODIAC,
    bare,
    called,
    every,
    of_colour,
    safe_name,
    sent_length,
    tagged,
)
from cogs.arriving.replies import Replies
from cogs.posting import DiscordScreen
from cogs.syncing import FIRST_WAIT_MS, PAUSE_MS, EmojiUpload
from cogs.ui.bodies import ShownPictures
from cogs.ui.components import OwnEmojis, plain
from renderers import registry
from renderers.emoji import SIZE
from renderers.kit import theme
from sandbox.assumptions import EMOJI_RATE
from sandbox.faults import FaultKind
from tests.sandbox.bots import PNG, Probe, running
from tests.sandbox.client import Sandbox
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import COMPLETE

ORANGE = COLOURS["orange"]
BODY = Body(
    f"{ORANGE.plain} Cy",
    ((Button(1, "a", "Cy's planet 2", ORANGE.plain),),),
    menus=(Menu(1, "m", "Choose", (MenuOption("1", "Cy", emoji=ORANGE.plain),)),),
)


drawn = cache(registry.draw)
FEW = {"role": signs.ROLES, "power": ("macron", "philanthropist"), "edict": ("plague",)}
QUICK = 1_000_000
"""How fast the clock runs, so that nobody waits between two uploads."""


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with few powers and edicts."""
    monkeypatch.setattr(signs, "_ENTERED", FEW)


async def draw(renderer: str, view: bytes) -> bytes:
    return drawn(renderer, view)


@pytest.fixture
async def sb(few: None) -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox


async def started(sb: Sandbox) -> OwnEmojis:
    emojis = OwnEmojis()
    async with running(sb, Probe()) as bot:
        await EmojiUpload(bot, draw, emojis).run(Clock(0, QUICK))
    return emojis


def uploads(sb: Sandbox) -> list[str]:
    return [str(emoji["name"]) for emoji in sb.discord.emojis.all.values()]


async def test_the_first_start_uploads_every_mark_and_the_second_none(sb: Sandbox) -> None:
    emojis = await started(sb)
    assert sorted(name.rpartition("_")[0] for name in uploads(sb)) == sorted(sign.name for sign in every())
    first = dict(sb.discord.emojis.all)
    assert (await started(sb)).words(ORANGE.plain) == emojis.words(ORANGE.plain) != ORANGE.plain
    assert sb.discord.emojis.all == first
    assert sb.violations == []


async def test_a_mark_that_was_drawn_anew_is_replaced_and_other_emojis_are_left_alone(sb: Sandbox) -> None:
    async with running(sb, Probe()) as bot:
        for name in ("mark_orange_000000", "mark_orange_party", "mascot"):
            await bot.create_application_emoji(name=name, image=PNG)
    emojis = await started(sb)
    names = uploads(sb)
    assert "mark_orange_000000" not in names
    assert {"mark_orange_party", "mascot"} <= set(names)
    assert len(names) == len(every()) + 2
    assert emojis.words(ORANGE.plain).startswith("<:mark_orange:")


class Along(Clock):
    """Sleeps no longer than it takes to turn the stand-in's clock as far, and notes what ``emojis`` knew meanwhile."""

    def __init__(self, sb: Sandbox, emojis: OwnEmojis) -> None:
        super().__init__(0, 0)
        self.sb, self.emojis = sb, emojis
        self.slept: list[tuple[int, bool]] = []

    async def sleep(self, ms: int) -> None:
        self.slept.append((ms, self.emojis.dress(BODY) != BODY))
        self.sb.discord.clock.advance(ms)


@pytest.mark.parametrize(
    ("kind", "how", "pause"),
    [
        ("status", {"status": 403}, FIRST_WAIT_MS),
        ("429", {"retry_after": 3_600.0}, 3_600_000),
        ("drop", {}, FIRST_WAIT_MS),
    ],
    ids=["forbidden", "limited", "no network"],
)
async def test_refused_uploads_leave_plain_signs_and_a_line_in_the_log_until_they_are_taken(
    sb: Sandbox, kind: FaultKind, how: dict[str, Any], pause: int, caplog: pytest.LogCaptureFixture
) -> None:
    emojis = OwnEmojis()
    clock = Along(sb, emojis)
    async with running(sb, Probe()) as bot:
        bot.http.max_ratelimit_timeout = 30.0
        sb.fault(kind, "POST", "/emojis", **how)
        with caplog.at_level(logging.WARNING, "cogs.syncing"):
            await EmojiUpload(bot, draw, emojis).run(clock)
    assert [record.levelname for record in caplog.records if record.name == "cogs.syncing"] == ["WARNING"]
    assert clock.slept[0] == (pause, False)
    assert emojis.dress(BODY) != BODY


async def test_uploads_go_on_after_a_limit_of_half_an_hour_by_themselves(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def sketch(renderer: str, view: bytes) -> bytes:
        return PNG + view

    async with Sandbox.start() as sb, running(sb, Probe()) as bot:
        bot.http.max_ratelimit_timeout = 30.0
        sb.discord.limits.hide(*EMOJI_RATE)
        clock = Along(sb, OwnEmojis())
        await EmojiUpload(bot, sketch, clock.emojis).run(clock)
        assert len(uploads(sb)) == len(set(uploads(sb))) == len(every()) > 3 * EMOJI_RATE[1]
        waits = [ms for ms, _ in clock.slept if ms != PAUSE_MS]
        assert len(waits) == sb.discord.limits.hits == 3, "each limit is hit once, and not asked again before its end"
        assert all(1_000_000 < ms <= EMOJI_RATE[2] for ms in waits)
        assert all(shown for _, shown in clock.slept), "marks come first, and are shown while the others wait"
        assert sb.violations == []
    assert sum("plain signs stand for the others" in record.getMessage() for record in caplog.records) == 3


async def test_words_buttons_and_menus_carry_them_and_alt_texts_do_not(sb: Sandbox) -> None:
    emojis = await started(sb)
    picture = Picture("cosmic.board", b"{}", f"{ORANGE.plain} Cy", "board.png")
    async with running(sb, Probe()) as bot:
        body = msgspec.structs.replace(BODY, picture=picture)
        await screen(bot, emojis).post(int(sb.channels["table"]), NewMessage(7, "n", body), PNG)
    (message,) = sb.messages("table")
    own = next(one for one in sb.discord.emojis.all.values() if one["name"].startswith("mark_orange_"))
    assert message["content"] == f"<:mark_orange:{own['id']}> Cy", "a screen reader says the name, and no hash"
    menu, button = (row["components"][0] for row in message["components"])
    for shown in (menu["options"][0]["emoji"], button["emoji"]):
        assert (shown["id"], shown["name"]) == (own["id"], "mark_orange")
    assert message["attachments"][0]["description"] == f"{ORANGE.plain} Cy"
    assert sb.violations == []


async def test_after_somebody_deleted_an_emoji_messages_are_sent_with_plain_signs(sb: Sandbox) -> None:
    emojis = await started(sb)
    async with running(sb, Probe()) as bot:
        table, to = int(sb.channels["table"]), screen(bot, emojis)
        posted = await to.post(table, NewMessage(7, "n", BODY), None)
        for emoji in await bot.fetch_application_emojis():
            await emoji.delete()
        await to.edit(table, posted, 7, BODY, None)
        await to.post(table, NewMessage(7, "n2", BODY), None)
    assert [message["content"] for message in sb.messages("table")] == [BODY.text] * 2
    assert emojis.dress(BODY) == BODY


async def test_other_refusals_are_told_to_the_table(sb: Sandbox) -> None:
    emojis = await started(sb)
    async with running(sb, Probe()) as bot:
        sb.fault("status", "POST", "/messages", status=403, code=50013)
        with pytest.raises(Refused):
            await screen(bot, emojis).post(int(sb.channels["table"]), NewMessage(7, "n", BODY), None)
    assert emojis.dress(BODY) != BODY


def screen(bot: discord.Client, emojis: OwnEmojis) -> DiscordScreen:
    shown = ShownPictures()
    return DiscordScreen(bot, Replies(Clock(1_000_000, 0), shown, emojis), shown, draw, emojis)


def known() -> OwnEmojis:
    emojis = OwnEmojis()
    emojis.learn({ORANGE.plain: discord.PartialEmoji(name="mark_orange_1a2b3c", id=10**18)})
    return emojis


PLAGUE, MACRON, OFFENSE = tagged("edict", "plague"), tagged("power", "macron"), tagged("role", "offense")
TAGGED = Body(
    f"Ana uses *{MACRON} Macron* for {OFFENSE} the offense, and plays {PLAGUE} The Plague.",
    ((Button(1, "a", "Use Macron", MACRON), Button(1, "b", "Play The Plague", PLAGUE)),),
)


class Learning(OwnEmojis):
    """Tells whenever it learns."""

    def __init__(self) -> None:
        super().__init__()
        self.times = asyncio.Semaphore(0)

    def learn(self, emojis: Mapping[str, discord.PartialEmoji]) -> None:
        super().learn(emojis)
        self.times.release()


async def test_powers_edicts_and_roles_follow_one_by_one_and_are_shown_as_soon_as_they_are_there(sb: Sandbox) -> None:
    clock, emojis = Clock(0, 0), Learning()
    async with running(sb, Probe()) as bot:
        task = asyncio.create_task(EmojiUpload(bot, draw, emojis).run(clock))
        await emojis.times.acquire()
        assert emojis.words(ORANGE.plain).startswith("<:mark_orange:")
        assert not any(name.startswith(("power_", "edict_", "role_")) for name in uploads(sb))
        assert emojis.words(TAGGED.text) == bare(TAGGED.text)
        for number, kind in enumerate((*(f"role_{role}" for role in signs.ROLES), "power_macron"), 1):
            clock.set(number * PAUSE_MS, 0)
            await emojis.times.acquire()
            assert emojis.words(called(kind)).startswith(f"<:{kind}:")
            assert sum(name.startswith(("power_", "edict_", "role_")) for name in uploads(sb)) == number
        task.cancel()
    assert "📜 The Plague" in emojis.words(TAGGED.text)
    assert sb.violations == []


def test_without_emojis_powers_and_roles_have_no_sign_and_edicts_that_of_their_kind() -> None:
    shown = OwnEmojis().dress(TAGGED)
    assert shown.text == "Ana uses *Macron* for the offense, and plays 📜 The Plague."
    assert [button.emoji for button in shown.buttons[0]] == ["", "📜"]


def test_every_tagged_sign_fits_a_name_and_comes_back() -> None:
    assert len(every()) > 140
    for sign in every():
        assert 2 <= len(f"{sign.name}_1a2b3c") <= 32
        assert called(sign.name) == sign.plain
        earlier, markup = (f"<:{name}:{10**18}>" for name in (f"{sign.name}_1a2b3c", sign.name))
        assert plain(f"{markup} x") == plain(f"{earlier} x") == bare(f"{sign.plain} x")
        assert len(markup) <= sent_length(sign.plain) or not signs.is_tagged(sign.plain)


def test_a_text_that_would_grow_too_long_keeps_plain_signs() -> None:
    text = ORANGE.plain * 80
    assert known().words(text) == text
    assert len(known().dress(Body(text, panel=True)).text) > 2_000


def test_words_that_are_read_back_have_plain_signs_again() -> None:
    text = f"**{ORANGE.plain} Cy** <@12>"
    assert plain(known().words(text)) == text
    assert plain("<:mascot:12> <:mark_orange_party:12>") == "<:mascot:12> <:mark_orange_party:12>"


def test_a_sign_in_a_name_stands_for_nothing() -> None:
    name = f"Ben {ORANGE.plain}"
    shown = known().words(f"{ORANGE.plain} {safe_name(name)} {ORANGE.plain}")
    assert shown.replace("\u200b", "") == f"<:mark_orange_1a2b3c:{10**18}> {name} <:mark_orange_1a2b3c:{10**18}>"


def test_suits_cards_and_the_zodiac_have_the_signs_of_their_games() -> None:
    assert {suit.name.casefold(): suit.emoji for suit in deck.SUITS.values()} == {
        name: sign.plain for name, sign in SUITS.items()
    }
    assert set(CARDS) == set(theme.KINDS)
    assert set(ZODIAC) == {*views.SIGNS, views.CUSP, views.NEMESIS, "leader", "karma"}
    assert len({sign.plain for sign in every()}) == len({sign.name for sign in every()}) == len(every())


def test_every_sign_has_a_drawing_of_its_own() -> None:
    assert {of_colour(colour) for colour in COLOURS} == {sign.plain for sign in COLOURS.values()}
    assert of_colour("nobody") == ""
    some = [sign for number, sign in enumerate(every()) if not signs.is_tagged(sign.plain) or number % 10 == 0]
    drawn = [registry.draw("emoji", msgspec.json.encode(sign)) for sign in some]  # Every emblem has tests of its own.
    assert len(set(drawn)) == len(some)
    for image in map(Image.open, map(io.BytesIO, drawn)):
        assert (image.size, image.mode) == ((SIZE, SIZE), "RGBA")
        opacity = image.getchannel("A")
        assert opacity.getpixel((0, 0)) == 0
        assert opacity.getpixel((SIZE // 2, SIZE // 2)) == 255


@pytest.mark.parametrize("language", COMPLETE)
def test_all_that_a_table_says_fits_with_its_emojis_and_comes_back_as_it_was_kept(language: Language) -> None:
    emojis = OwnEmojis()
    emojis.learn({one.plain: discord.PartialEmoji(name=f"{one.name}_1a2b3c", id=10**19) for one in every()})
    extras: dict[str, FlagValue] = {"zodiac": True, "moons": True}
    names = ("Ana", f"Ben {ORANGE.plain}", "太郎 🔥")
    world = World(3, 3, seed=5, speed="daily", language=language, names=names, options=Options(extras=extras))
    people.play_until(world, lambda now: now.game.state.challenges == 3)
    shown = [*world.effects, *world.press(world.seats[0], 0, "log"), *world.press(world.seats[0], 0, "board")]
    bodies = [effect.body for effect in shown if isinstance(effect, Post | Edit | Show)]
    dressed = [emojis.dress(body) for body in bodies]
    for body, sent in zip(bodies, dressed, strict=True):
        assert len(sent.text) <= (4_000 if body.panel else 2_000)
        assert plain(sent.text) == bare(body.text)
        assert sent.picture == body.picture
        labels = [button.label for row in sent.buttons for button in row]
        labels += [one.label for menu in sent.menus for one in menu.options]
        assert not any("<:" in label for label in labels)
    carried = [sent for body, sent in zip(bodies, dressed, strict=True) if sent.text != bare(body.text)]
    signed = [body for body in bodies if sent_length(body.text) > len(body.text)]
    assert len(carried) > 0.98 * len(signed)
