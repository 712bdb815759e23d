"""An edit that leaves the picture: when Discord's answer is believed, and when the picture has to be sent again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play.clock import Clock
from bot.play.outgoing.screen import STAYS, Crowded, Missing, NewMessage, PictureGone, Refused, ScreenError, Trouble
from bot.process.workers import PoolBusy, PoolClosed
from bot.tables.contract.table import Body, Picture
from cogs.arriving.replies import Replies
from cogs.posting import DiscordScreen
from cogs.ui.bodies import ShownPictures
from cogs.ui.components import OwnEmojis
from tests.cogs.refusals import refusal

BOARD = Picture("slap.faces", b"{}", "the board", "board.png")
BODY = Body("words", picture=BOARD, panel=True)


class Channel:
    """A client, a channel and a message in one: notes edits, and answers with what it is told to."""

    def __init__(self) -> None:
        self.edits: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.files = ["board.png"]
        self.inside = True
        """Whether components show them."""
        self.refusal: discord.HTTPException | None = None
        self.shown = ShownPictures()
        self.pressed = False
        """Whether a press changes the message while an edit is under way."""

    def get_partial_messageable(self, channel: int) -> Channel:
        return self

    def get_partial_message(self, message: int) -> Channel:
        return self

    async def send(self, **parts: Any) -> Any:
        self.sent.append(parts)
        return SimpleNamespace(id=6)

    async def edit(self, **parts: Any) -> Any:
        self.edits.append(parts)
        if self.refusal is not None:
            raise self.refusal
        if self.pressed:
            with self.shown.changing(5, None):
                pass
        return self.answer()

    def answer(self) -> Any:
        """The message as Discord tells of it: files that components show stand there alone."""
        if not self.inside:
            return SimpleNamespace(components=[], attachments=[SimpleNamespace(filename=name) for name in self.files])
        media = [{"url": f"https://cdn.example/1/2/{name}?ex=1", "attachment_id": "2"} for name in self.files]
        foreign = {"url": "https://elsewhere.example/board.png"}
        gallery: Any = {"type": 12, "id": 1, "items": [{"media": one} for one in [foreign, *media]]}
        return SimpleNamespace(components=[discord.MediaGalleryComponent(gallery, None)], attachments=[])


@pytest.fixture
def channel() -> Channel:
    channel = Channel()
    channel.shown.posted(5, BOARD)
    return channel


async def edit(channel: Channel) -> None:
    """The edit that leaves message 5 its board."""

    async def draw(renderer: str, view: bytes) -> bytes:
        raise AssertionError("nothing is drawn here")

    client: Any = channel
    replies = Replies(Clock(1_000_000, 0), channel.shown, OwnEmojis())
    await DiscordScreen(client, replies, channel.shown, draw, OwnEmojis()).edit(1, 5, 7, BODY, STAYS)


async def test_a_silent_message_is_sent_as_discord_s_silent_ones_are(channel: Channel) -> None:
    async def draw(renderer: str, view: bytes) -> bytes:
        raise AssertionError("nothing is drawn here")

    client: Any = channel
    screen = DiscordScreen(
        client, Replies(Clock(1_000_000, 0), channel.shown, OwnEmojis()), channel.shown, draw, OwnEmojis()
    )
    for silent in (True, False):
        await screen.post(1, NewMessage(7, "n", Body("words"), silent=silent), None)
    assert [parts["silent"] for parts in channel.sent] == [True, False]


@pytest.mark.parametrize("why", [PoolBusy, PoolClosed])
async def test_what_a_full_pool_or_an_ending_bot_does_not_draw_is_left_out(
    channel: Channel, why: type[Exception]
) -> None:
    async def draw(renderer: str, view: bytes) -> bytes:
        raise why

    client: Any = channel
    replies = Replies(Clock(1_000_000, 0), channel.shown, OwnEmojis())
    with pytest.raises(Crowded):
        await DiscordScreen(client, replies, channel.shown, draw, OwnEmojis()).draw("slap.pile", b"{}")


@pytest.mark.parametrize("inside", [True, False])
async def test_a_picture_that_stays_is_named_in_the_panel_and_not_sent(channel: Channel, inside: bool) -> None:
    channel.inside = inside
    await edit(channel)
    (parts,) = channel.edits
    assert "attachments" not in parts
    assert "attachment://board.png" in str(parts["view"].to_components())
    assert channel.shown.shows(5, BOARD)


async def test_a_message_of_which_nothing_is_known_is_not_even_tried(channel: Channel) -> None:
    channel.shown.forget(5)
    with pytest.raises(PictureGone):
        await edit(channel)
    assert channel.edits == []


@pytest.mark.parametrize("way", ["refused", "without it", "pressed"])
async def test_a_picture_is_sent_again_unless_discord_says_that_it_stands(channel: Channel, way: str) -> None:
    if way == "refused":
        channel.refusal = refusal(discord.HTTPException, 400, 50035)
    channel.files = [] if way == "without it" else ["board.png"]
    channel.pressed = way == "pressed"
    with pytest.raises(PictureGone):
        await edit(channel)
    assert not channel.shown.shows(5, BOARD)


async def test_a_message_that_is_gone_is_not_taken_for_a_missing_picture(channel: Channel) -> None:
    channel.refusal = refusal(discord.NotFound, 404, 10008)
    with pytest.raises(Missing):
        await edit(channel)


@pytest.mark.parametrize(
    ("kind", "status", "code", "expected", "kept"),
    [
        (discord.HTTPException, 429, 0, Trouble, 0),  # discord.py gives up after five waits, at once on Cloudflare's
        (discord.HTTPException, 429, 20028, Trouble, 20028),
        (discord.DiscordServerError, 503, 130000, Trouble, 130000),
        (discord.HTTPException, 400, 0, Trouble, 0),  # without a code of its own nobody knows whose answer it is
        (discord.HTTPException, 401, 0, Trouble, 0),
        (discord.Forbidden, 403, 0, Trouble, 0),
        (discord.NotFound, 404, 0, Trouble, 0),
        (discord.Forbidden, 403, 50013, Refused, 50013),
        (discord.HTTPException, 400, 200000, Refused, 200000),
        (discord.HTTPException, 413, 0, Refused, 40005),
        (discord.NotFound, 404, 10008, Missing, 10008),
    ],
)
async def test_only_an_answer_with_a_code_of_discord_s_is_a_refusal(
    channel: Channel, kind: type[discord.HTTPException], status: int, code: int, expected: type[Exception], kept: int
) -> None:
    channel.refusal = refusal(kind, status, code)
    with pytest.raises(ScreenError) as found:
        await edit(channel)
    assert (type(found.value), found.value.code) == (expected, kept)
