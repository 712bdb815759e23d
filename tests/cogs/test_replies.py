"""Private answers in time, late, and one after the other in one message; Discord itself is played in ``tests/e2e``."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import discord
import pytest

from bot.play.clock import Clock
from bot.play.outgoing.screen import STAYS, Drawn
from bot.tables.contract.table import Body, Picture
from cogs.arriving.replies import DEFER_AFTER_MS, FORGET_AFTER_MS, Interaction, Replies, private
from cogs.ui.bodies import ShownPictures
from cogs.ui.components import OwnEmojis
from cogs.ui.voices import MESSAGE_GONE
from tests.cogs.refusals import refusal
from tests.words.voices import EN

BODY = Body("words", picture=Picture("slap.faces", b"{}", "alt", "hand.png"))
PANEL = Body("panel", panel=True)


class Response:
    """The first answer to Discord; ``slow`` makes a deferral take until it is set."""

    def __init__(self, said: list[tuple[str, dict[str, Any]]]) -> None:
        self.said = said
        self.done = False
        self.gone = False
        """Whether the message that was used is there no more."""
        self.slow: asyncio.Event | None = None

    def is_done(self) -> bool:
        return self.done

    async def _first(self, what: str, parts: dict[str, Any]) -> None:
        assert not self.done, "answered twice"
        if self.slow is not None:
            await self.slow.wait()
        if self.gone and (what == "edit" or (what == "defer" and not parts)):
            raise refusal(discord.NotFound, 404, MESSAGE_GONE)
        self.done = True
        self.said.append((what, parts))

    async def defer(self, **parts: Any) -> None:
        await self._first("defer", parts)

    async def send_message(self, *words: str, **parts: Any) -> Any:
        await self._first("send", {"content": words[0], **parts} if words else parts)
        return type("Sent", (), {"message_id": 500})()

    async def edit_message(self, **parts: Any) -> None:
        await self._first("edit", parts)

    async def send_modal(self, modal: discord.ui.Modal) -> None:
        await self._first("modal", {"title": modal.title})


class Press:
    """One interaction; ``private`` is the private message in which the pressed control sits."""

    def __init__(self, number: int = 1, private: int = 0, *, panel: bool = False, form: bool = False) -> None:
        self.id = number
        self.extras: dict[str, Any] = {}
        self.said: list[tuple[str, dict[str, Any]]] = []
        self.response = Response(self.said)
        self.followup = self
        self.locale = discord.Locale.american_english
        self.type = discord.InteractionType.modal_submit if form else discord.InteractionType.component
        self.client = None
        flags = discord.MessageFlags(ephemeral=True, components_v2=panel)
        self.message = type("Used", (), {"id": private, "flags": flags})() if private else None

    async def send(self, *words: str, **parts: Any) -> Any:
        self.said.append(("follow", {"content": words[0], **parts} if words else parts))
        return type("Sent", (), {"id": 501, "edit": self.edit_original_response})()

    async def edit_original_response(self, **parts: Any) -> None:
        self.said.append(("original", parts))

    @property
    def told(self) -> list[str]:
        return [what for what, _ in self.said]


class Scene:
    """Replies under a clock that stands."""

    def __init__(self) -> None:
        self.clock = Clock(1_000_000, 0)
        self.shown = ShownPictures()
        self.replies = Replies(self.clock, self.shown, OwnEmojis())

    def expect(self, press: Press) -> str:
        waiting: Any = press
        return self.replies.expect(waiting)

    async def pass_time(self, ms: int) -> None:
        self.clock.set(self.clock.now() + ms, 0)
        for _ in range(5):
            await asyncio.sleep(0)

    async def show(self, press: Press, body: Body, picture: Drawn = None, *, renew: bool = False) -> str:
        name = self.expect(press)
        await self.replies.show(name, 7, body, picture, renew=renew)
        return name


@pytest.fixture
async def scene() -> Scene:
    return Scene()


async def test_an_answer_in_time_is_the_first_response_and_no_deferral_follows(scene: Scene) -> None:
    press = Press()
    await scene.replies.answer(scene.expect(press), "noted")
    await scene.pass_time(DEFER_AFTER_MS)
    assert press.told == ["send"]
    assert press.said[0][1]["ephemeral"] is True


async def test_a_late_answer_waits_for_its_deferral_and_follows_it(scene: Scene) -> None:
    press = Press()
    press.response.slow = asyncio.Event()
    name = scene.expect(press)
    await scene.pass_time(DEFER_AFTER_MS)
    answering = asyncio.create_task(scene.replies.answer(name, "noted"))
    await scene.pass_time(0)
    assert press.told == []
    press.response.slow.set()
    await answering
    assert press.told == ["defer", "follow"]
    assert press.said[0][1] == {"ephemeral": True, "thinking": True}


async def test_a_private_message_is_renewed_in_its_place_also_when_late(scene: Scene) -> None:
    press, late = Press(1, private=400), Press(2, private=400)
    await scene.show(press, PANEL, renew=True)
    assert press.told == ["edit"]
    name = scene.expect(late)
    await scene.pass_time(DEFER_AFTER_MS)
    assert late.said == [("defer", {})]  # silent, so that the message can still be renewed
    await scene.replies.show(name, 7, PANEL, None, renew=True)
    assert late.told == ["defer", "original"]


async def test_who_presses_in_a_private_message_that_goes_at_that_moment_is_answered_anew(scene: Scene) -> None:
    in_time, late = Press(1, private=70), Press(2, private=71)
    in_time.response.gone = late.response.gone = True
    await scene.show(in_time, BODY, renew=True)
    assert in_time.said == [("send", {**in_time.said[0][1], "content": "words", "ephemeral": True})]
    name = scene.expect(late)
    await scene.pass_time(DEFER_AFTER_MS)
    assert late.said == [("defer", {"ephemeral": True, "thinking": True})]
    await scene.replies.show(name, 7, BODY, None, renew=True)
    assert late.told == ["defer", "original"]


async def test_words_that_no_message_holds_are_cut_rather_than_refused() -> None:
    press = Press(1)
    await private(cast("Interaction", press), "x" * 2_000 + "y")
    ((what, parts),) = press.said
    assert (what, len(parts["content"]), parts["content"][-2:]) == ("send", 2_000, "x…")
    late = Press(2)
    await private(cast("Interaction", late), "x" * 2_000)
    assert late.said[0][1]["content"] == "x" * 2_000


async def test_a_private_panel_stays_a_panel_and_plain_words_become_one(scene: Scene) -> None:
    press = Press(1, private=400, panel=True)
    await scene.show(press, Body("words"), renew=True)
    assert "content" not in press.said[0][1]
    assert press.said[0][1]["view"].has_components_v2()
    press = Press(2, private=401)
    await scene.show(press, PANEL, renew=True)
    assert press.said[0][1]["content"] is None


async def test_what_is_renewed_never_keeps_the_picture_of_before(scene: Scene) -> None:
    press = Press(1, private=400)
    await scene.show(press, BODY, renew=True)
    assert press.said[0][1]["attachments"] == []


async def test_a_picture_that_a_private_message_shows_is_known_until_another_answer_takes_its_place(
    scene: Scene,
) -> None:
    assert BODY.picture is not None
    first, second, third = Press(1, private=400), Press(2, private=400), Press(3, private=400)
    name = scene.expect(first)
    assert scene.replies.used(name) == 400
    assert not scene.replies.renews(name, BODY.picture)
    await scene.replies.show(name, 7, BODY, b"png", renew=True)
    name = scene.expect(second)
    assert scene.replies.renews(name, BODY.picture)
    await scene.replies.show(name, 7, BODY, STAYS, renew=True)
    assert "attachments" not in second.said[0][1]
    await scene.show(third, BODY, renew=True)
    assert not scene.replies.renews(scene.expect(Press(4, private=400)), BODY.picture)
    await scene.replies.redraw("3", 7, BODY, b"png")
    assert scene.replies.renews(scene.expect(Press(5, private=400)), BODY.picture)


async def test_a_press_on_a_public_message_is_answered_anew_whatever_is_asked(scene: Scene) -> None:
    press = Press()
    await scene.show(press, PANEL, renew=True)
    assert press.told == ["send"]


async def test_a_picture_that_comes_late_is_put_into_what_was_shown(scene: Scene) -> None:
    press, late = Press(1), Press(2)
    name = await scene.show(press, BODY)
    await scene.replies.redraw(name, 7, BODY, b"png")
    assert press.told == ["send", "original"]
    name = scene.expect(late)
    await scene.pass_time(DEFER_AFTER_MS)
    await scene.replies.show(name, 7, BODY, None, renew=False)
    await scene.replies.redraw(name, 7, BODY, b"png")
    assert late.told == ["defer", "follow", "original"]


async def test_a_picture_that_comes_after_the_next_press_is_left_out(scene: Scene) -> None:
    # It would bring back the words and controls of before.
    first, second = Press(1, private=400), Press(2, private=400)
    name = await scene.show(first, BODY, renew=True)
    await scene.show(second, PANEL, renew=True)
    await scene.replies.redraw(name, 7, BODY, b"png")
    assert first.told == ["edit"]


async def test_a_form_opens_in_time_and_late_or_after_a_form_a_sentence_says_to_press_again(scene: Scene) -> None:
    modal = discord.ui.Modal(title="Why")
    press, late, form = Press(1), Press(2), Press(3, form=True)
    await scene.replies.prompt(scene.expect(press), modal)
    assert press.told == ["modal"]
    name = scene.expect(late)
    await scene.pass_time(DEFER_AFTER_MS)
    await scene.replies.prompt(name, modal)
    await scene.replies.prompt(scene.expect(form), modal)
    assert late.said[-1][1]["content"] == form.said[-1][1]["content"] == EN("play-press-again")


async def test_an_answer_after_the_token_has_died_is_none(scene: Scene) -> None:
    press = Press()
    name = scene.expect(press)
    await scene.pass_time(FORGET_AFTER_MS)
    await scene.replies.answer(name, "noted")
    await scene.replies.show(name, 7, PANEL, None, renew=False)
    await scene.replies.redraw(name, 7, BODY, b"png")
    assert press.told == ["defer"]
