"""Discord's ordinary weather: whatever it answers, a table tries until it goes on, and nobody has to command it."""

from __future__ import annotations

import asyncio

import discord
import msgspec
import pytest

from bot.play.gateway_events import MessageDeleted, PermissionsChanged
from bot.play.outgoing.outbox import Outgoing
from bot.play.outgoing.pictures import FIRST_MS
from bot.play.outgoing.screen import Drawn, NewMessage, ScreenError, Trouble
from bot.play.running.actor import Actor
from bot.store.statements import persons, sending
from bot.tables.contract.blockade import TRY
from bot.tables.contract.table import Body, Pressed, Stamp
from bot.tables.cosmic.controller import CosmicController
from cogs.posting import sorted_refusal
from tests.cogs.refusals import refusal
from tests.play.fakes import FakeScreen
from tests.play.room import Room, press
from tests.play.test_outbox import Bench
from tests.words.voices import EN

PARENT, THREAD = 2, 3
MINUTE_MS = 60_000
Form = tuple[int, int]
"""Status and Discord's code; 0 for an answer without one, as from what stands before Discord."""

PASSING: tuple[Form, ...] = (
    *((400, 0), (401, 0), (403, 0), (404, 0), (405, 0)),
    *((429, 0), (429, 20028), (429, 40062), (500, 0), (502, 0), (503, 130000), (504, 0)),
)
"""Tried again within a minute, and nobody is told."""
HELD: dict[Form, str] = {
    (403, 50013): "refusal-permission",
    (403, 50001): "refusal-permission",
    (400, 50083): "refusal-locked",
    (400, 160005): "refusal-locked",
    (400, 20009): "refusal-explicit",
    (403, 20026): "refusal-flagged",
    (400, 200000): "refusal-automod",
    (400, 240000): "refusal-links",
    (403, 400001): "refusal-uploads",
    (413, 0): "refusal-large",
    (400, 40005): "refusal-large",
    (400, 50035): "refusal-other",
    (403, 90001): "refusal-other",
    (400, 987654): "refusal-other",
}
"""What the table's channel reads as long as a message is refused with it."""
FOR_PEOPLE = ("refusal-permission", "refusal-locked")
"""All that somebody has to do something about. A thread that is gone is moved by people, too."""


def ours(form: Form) -> ScreenError:
    """The error that the answer becomes."""
    status, code = form
    kinds: dict[int, type[discord.HTTPException]] = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return sorted_refusal(refusal(kind, status, code))


def shown(form: Form) -> str:
    return (
        EN(HELD[form], code=str(form[1])) if HELD[form] in ("refusal-permission", "refusal-other") else EN(HELD[form])
    )


class Weather(FakeScreen):
    """A Discord of which some channel answers every call alike for as long as it likes."""

    def __init__(self) -> None:
        super().__init__()
        self.storm: Form | None = None
        self.times: int | None = None
        """How many calls it still hits; None for all."""
        self.only_pictures = False
        self.places: tuple[int, ...] = (THREAD,)
        self.tries = 0

    def blow(self, form: Form, times: int | None = None, *, only_pictures: bool = False) -> None:
        self.storm, self.times, self.only_pictures, self.tries = form, times, only_pictures, 0

    def calm(self) -> None:
        self.storm = None

    def hit(self, channel: int, picture: object) -> None:
        if self.storm is None or self.times == 0 or channel not in self.places:
            return
        if self.only_pictures and not isinstance(picture, bytes):
            return
        self.tries += 1
        self.times = None if self.times is None else self.times - 1
        raise ours(self.storm)

    async def post(self, channel: int, message: NewMessage, picture: bytes | None) -> int:
        self.hit(channel, picture)
        return await super().post(channel, message, picture)

    async def edit(self, channel: int, message: int, table: int, body: Body, picture: Drawn) -> None:
        self.hit(channel, picture)
        await super().edit(channel, message, table, body, picture)

    async def react(self, channel: int, message: int, emoji: str) -> None:
        self.hit(channel, None)
        await super().react(channel, message, emoji)


@pytest.fixture
def sky(room: Room) -> Weather:
    """The screen of the room."""
    sky = Weather()
    room.screen = sky
    room.services = room.services_with(room.services.kinds)
    return sky


async def calm(room: Room) -> None:
    """Whatever goes on without the clock has happened."""
    for _ in range(5):
        for _ in range(5):
            room.clock.set(room.clock.now(), 0)  # a clock that stands calls nobody by itself
            await asyncio.sleep(0)
        await room.store.read(sending.outbox(0))  # after everything that was to be read before
        await room.store.write(persons.set_preference(0, "none", None))  # and written


async def pass_time(room: Room, ms: int, step: int = 10_000) -> None:
    await calm(room)
    for _ in range(0, ms, step):
        room.clock.set(room.clock.now() + step, 0)
        await calm(room)


async def play(room: Room, game: str) -> Actor:
    """A game under way of which everything so far is out."""
    actor = await room.seat("Ana", "Ben", "Cy", game=game)
    await room.until(lambda: in_thread(room))
    await calm(room)
    return actor


def in_thread(room: Room) -> list[str]:
    return [text for channel, _, text in room.screen.posted if channel == THREAD]


def told(room: Room) -> list[str]:
    return [text.removeprefix(f"<#{THREAD}>: ") for channel, _, text in room.screen.posted if channel == PARENT]


def changed(room: Room) -> list[str]:
    above = [1_001 + at for at, (channel, _, _) in enumerate(room.screen.posted) if channel == PARENT]
    edits = [text for message, text in room.screen.edits if message in above]
    assert all(text.startswith(f"<#{THREAD}>: ") for text in edits)
    return [text.removeprefix(f"<#{THREAD}>: ") for text in edits]


async def wants_to_post(room: Room, actor: Actor, game: str) -> None:
    """Have the table say something in its thread."""
    if game == "slap":
        await pass_time(room, 20_000)
    else:
        actor.put(MessageDeleted(Stamp(room.clock.now()), panel(actor)))
        await calm(room)


def panel(actor: Actor) -> int:
    """The message of the Cosmic table's panel."""
    controller = actor._running.controller
    assert isinstance(controller, CosmicController)
    assert controller._record.panel is not None
    return actor._running.lookup.messages[controller._record.panel.key][1]


@pytest.mark.parametrize("game", ["slap", "cosmic"])
@pytest.mark.parametrize("form", PASSING, ids=str)
async def test_what_passes_stops_no_table_and_nobody_hears_of_it(
    room: Room, sky: Weather, game: str, form: Form
) -> None:
    actor = await play(room, game)
    before = len(in_thread(room))
    sky.blow(form)
    await wants_to_post(room, actor, game)
    await pass_time(room, 3 * MINUTE_MS)
    assert sky.tries >= 4
    assert len(in_thread(room)) == before
    sky.calm()
    await pass_time(room, MINUTE_MS)
    assert len(in_thread(room)) > before
    assert told(room) == []
    await actor.close()


@pytest.mark.parametrize("game", ["slap", "cosmic"])
@pytest.mark.parametrize("form", [(403, 50001), (404, 10003)], ids=str)
async def test_a_place_that_is_refused_once_is_looked_at_again_and_nobody_hears_of_it(
    room: Room, sky: Weather, game: str, form: Form
) -> None:
    actor = await play(room, game)
    before = len(in_thread(room))
    sky.blow(form, times=1)
    await wants_to_post(room, actor, game)
    await pass_time(room, 20_000, 5_000)
    assert (sky.tries, told(room)) == (1, [])
    assert len(in_thread(room)) > before
    assert (await room.row()).status == "running"
    await actor.close()


@pytest.mark.parametrize("game", ["slap", "cosmic"])
async def test_a_thread_that_is_gone_is_believed_at_the_second_look(room: Room, sky: Weather, game: str) -> None:
    actor = await play(room, game)
    sky.blow((404, 10003))
    await wants_to_post(room, actor, game)
    await pass_time(room, 20_000, 5_000)
    assert sky.tries >= 2
    assert (await room.row()).status == "broken"
    await actor.close()


@pytest.mark.parametrize("game", ["slap", "cosmic"])
@pytest.mark.parametrize("form", HELD, ids=str)
async def test_a_table_that_may_not_post_tells_it_once_and_goes_on_by_itself(
    room: Room, sky: Weather, game: str, form: Form
) -> None:
    actor = await play(room, game)
    before = len(in_thread(room))
    sky.blow(form)
    await wants_to_post(room, actor, game)
    await pass_time(room, 2 * MINUTE_MS)
    assert told(room) == [shown(form)]
    assert told(room)[0].startswith("Nothing to do") == (HELD[form] not in FOR_PEOPLE)
    assert ("*" in told(room)[0]) == (HELD[form] in FOR_PEOPLE), "permissions are named where one is missing"
    assert not {"/slap", "/cosmic"} & set(told(room)[0].split())
    assert [(one.channel, one.code) for one in await room.store.read(sending.refusals(room.table))] == [
        (THREAD, ours(form).code)
    ]
    tried = sky.tries
    assert 3 <= tried <= 30
    await pass_time(room, 30 * MINUTE_MS, MINUTE_MS)
    assert 2 <= sky.tries - tried <= 20, "the pauses grow"
    assert (len(in_thread(room)), told(room), changed(room)) == (before, [shown(form)], [])
    sky.calm()
    await pass_time(room, 10 * MINUTE_MS)
    assert len(in_thread(room)) > before
    assert changed(room) == [EN("refusal-over")]
    assert await room.store.read(sending.refusals(room.table)) == []
    await actor.close()


@pytest.mark.parametrize("game", ["slap", "cosmic"])
@pytest.mark.parametrize("way", ["press", "permission", "restart"])
async def test_nobody_has_to_wait_for_the_next_try(room: Room, sky: Weather, game: str, way: str) -> None:
    actor = await play(room, game)
    before = len(in_thread(room))
    sky.blow((403, 50013))
    await wants_to_post(room, actor, game)
    await pass_time(room, 30 * MINUTE_MS)
    sky.calm()
    if way == "press":
        actor.put(press(TRY, user=77))
    elif way == "permission":
        actor.put(PermissionsChanged(Stamp(room.clock.now())))
    else:
        await actor.close()
        actor = room.actor()
    await calm(room)
    await room.until(lambda: len(in_thread(room)) > before)
    await actor.close()


@pytest.mark.parametrize("game", ["slap", "cosmic"])
async def test_whatever_is_pressed_the_channel_has_one_warning_an_hour(room: Room, sky: Weather, game: str) -> None:
    actor = await play(room, game)
    sky.blow((403, 50013))
    await wants_to_post(room, actor, game)
    await pass_time(room, MINUTE_MS)
    for choice in ("status", "hand", "log", "chart", "resume", TRY) * 3:
        await room.answer(actor, choice)
        await pass_time(room, 10_000)
    assert told(room) == [shown((403, 50013))]
    sky.blow((400, 50083))
    await pass_time(room, 10 * MINUTE_MS)
    assert (told(room), changed(room)) == ([shown((403, 50013))], [shown((400, 50083))])
    for _ in range(2):
        sky.calm()
        await pass_time(room, 11 * MINUTE_MS)
        sky.blow((403, 50013))
        await wants_to_post(room, actor, game)
        await pass_time(room, MINUTE_MS)
    assert len(told(room)) == 1
    assert changed(room)[1:] == [EN("refusal-over"), shown((403, 50013))] * 2
    await actor.close()


# --- edits, reactions, direct messages ---


def blown(form: Form, what: str) -> tuple[Bench, Weather]:
    """An outbox in that weather with one thing to do."""
    sky = Weather()
    sky.places = (1, 905)
    bench = Bench(sky)
    bench.outbox.known["a"] = (1, 1_001)
    sky.blow(form)
    if what == "edit":
        bench.outbox.edit("a", Body("words"))
    elif what == "react":
        bench.outbox.react("a", "✋")
    else:
        bench.outbox.post(Outgoing("b", 0, Body("words"), user=5))
    return bench, sky


def done(sky: Weather) -> int:
    return len(sky.edits) + len(sky.reactions) + len(sky.posted)


async def turn(bench: Bench, ms: int) -> None:
    for _ in range(0, ms, 1_000):
        bench.clock.set(bench.clock.now() + 1_000, 0)
        for _ in range(6):
            await asyncio.sleep(0)


@pytest.mark.parametrize("what", ["edit", "react", "message"])
@pytest.mark.parametrize("form", PASSING, ids=str)
async def test_what_passes_loses_no_edit_reaction_or_direct_message(form: Form, what: str) -> None:
    bench, sky = blown(form, what)
    await turn(bench, 3 * MINUTE_MS)
    assert sky.tries >= 4
    assert (done(sky), bench.reports) == (0, [])
    sky.calm()
    await turn(bench, MINUTE_MS)
    assert done(sky) == 1
    assert all(report.kind != "failed" for report in bench.reports)


@pytest.mark.parametrize("what", ["edit", "react", "message"])
@pytest.mark.parametrize("form", [*HELD, (404, 10003)], ids=str)
async def test_a_refused_edit_reaction_or_direct_message_is_told_to_the_table_with_its_code(
    form: Form, what: str
) -> None:
    bench, sky = blown(form, what)
    await turn(bench, 20_000)
    told = [(report.kind, report.code) for report in bench.reports]
    doubted = ours(form).code in (50001, 10003)
    assert sky.tries == (2 if doubted else 1)
    gone = what == "react" and form == (404, 10003)
    assert told == ([] if gone else [("failed", ours(form).code)])


# --- pictures ---


@pytest.mark.parametrize("form", [(403, 50013), (403, 400001), (413, 0)], ids=str)
@pytest.mark.parametrize("way", ["time", "permission", "press"])
async def test_a_board_whose_picture_was_refused_comes_back_by_itself(
    room: Room, sky: Weather, form: Form, way: str
) -> None:
    actor = await play(room, "cosmic")
    sky.blow(form, only_pictures=True)
    actor.put(PermissionsChanged(Stamp(1)))
    await wants_to_post(room, actor, "cosmic")
    await pass_time(room, MINUTE_MS)
    words = {50013: "permission", 400001: "uploads", 40005: "large"}[ours(form).code]
    why = [text for text in in_thread(room) if text == EN(f"refusal-words-{words}")]
    assert len(why) == 1
    assert sky.tries == 1
    assert [one.code for one in await room.store.read(sending.wordless())] == [ours(form).code]
    pictured = [one for one in (*sky.pictures, *sky.edited_with) if isinstance(one, bytes)]
    await pass_time(room, FIRST_MS + MINUTE_MS)
    assert sky.tries == 2
    assert len([text for text in in_thread(room) if "words only" in text]) == 1
    sky.calm()
    if way == "time" or form != (403, 50013):
        await pass_time(room, 4 * FIRST_MS)
    elif way == "permission":
        actor.put(PermissionsChanged(Stamp(room.clock.now())))
        await calm(room)
    else:
        actor.put(as_allowing(press("status")))
        await calm(room)
    back = [one for one in (*sky.pictures, *sky.edited_with) if isinstance(one, bytes)]
    assert len(back) == len(pictured) + 1
    assert await room.store.read(sending.wordless()) == []
    await actor.close()


def as_allowing(one: Pressed) -> Pressed:
    """The press as it comes from where the bot may attach files."""
    return msgspec.structs.replace(one, files=True)


async def test_a_restart_keeps_to_words_only_and_brings_the_board_back(room: Room, sky: Weather) -> None:
    actor = await play(room, "cosmic")
    sky.blow((403, 50013), only_pictures=True)
    await wants_to_post(room, actor, "cosmic")
    await pass_time(room, MINUTE_MS)
    await actor.close()
    actor = room.actor()
    await pass_time(room, MINUTE_MS)
    assert sky.tries == 1
    sky.calm()
    pictured = [one for one in (*sky.pictures, *sky.edited_with) if isinstance(one, bytes)]
    await pass_time(room, FIRST_MS)
    assert len([one for one in (*sky.pictures, *sky.edited_with) if isinstance(one, bytes)]) > len(pictured)
    assert len([text for text in in_thread(room) if "words only" in text]) == 1
    await actor.close()


# --- a channel that cannot be reached ---


def letters(room: Room) -> list[tuple[int, str]]:
    way = f"https://discord.com/channels/1/{THREAD}"
    words = {EN("refusal-unreachable", link=way), EN("refusal-over-told", link=way)}
    return [(channel, text) for channel, _, text in room.screen.posted if channel >= 900 and text in words]


@pytest.mark.parametrize("game", ["slap", "cosmic"])
async def test_players_are_told_by_direct_message_where_the_channel_is_hidden_too(
    room: Room, sky: Weather, game: str
) -> None:
    actor = await play(room, game)
    sky.places = (PARENT, THREAD)
    sky.blow((403, 50001))
    await wants_to_post(room, actor, game)
    await pass_time(room, 40 * MINUTE_MS)
    assert [channel for channel, _ in letters(room)] == [901, 902, 903]
    assert told(room) == []
    before = len(in_thread(room))
    sky.calm()
    await pass_time(room, 10 * MINUTE_MS)
    assert len(in_thread(room)) > before
    assert ["I'm back: " in text for _, text in room.screen.edits].count(True) == 3
    sky.blow((403, 50001))
    await wants_to_post(room, actor, game)
    await pass_time(room, 5 * MINUTE_MS)
    assert len(letters(room)) == 3
    await actor.close()


@pytest.mark.parametrize("game", ["slap", "cosmic"])
async def test_a_channel_that_is_hidden_after_its_warning_sends_the_players_a_message(
    room: Room, sky: Weather, game: str
) -> None:
    actor = await play(room, game)
    sky.blow((403, 50013))
    await wants_to_post(room, actor, game)
    await pass_time(room, MINUTE_MS)
    assert (len(told(room)), letters(room)) == (1, [])
    sky.places = (PARENT, THREAD)
    sky.blow((403, 50001))
    await pass_time(room, 20 * MINUTE_MS)
    assert len(letters(room)) == 3
    await actor.close()


# --- direct messages that are refused ---


@pytest.mark.parametrize("form", [(403, 50007), (403, 20026), (403, 40003), (400, 20009)], ids=str)
async def test_whoever_cannot_be_written_to_is_not_asked_again_at_every_message(form: Form) -> None:
    bench, sky = blown(form, "message")
    for key in ("c", "d", "e"):
        bench.outbox.post(Outgoing(key, 0, Body("words"), user=5))
    await turn(bench, 20_000)
    assert sky.tries == 1
    assert [(report.kind, report.code) for report in bench.reports] == [("failed", form[1])] * 4
    sky.calm()
    bench.clock.set(bench.clock.now() + 60 * MINUTE_MS, 0)
    bench.outbox.post(Outgoing("f", 0, Body("later"), user=5))
    await turn(bench, 2_000)
    assert [text for _, _, text in sky.posted] == ["later"]


async def test_channels_are_opened_no_more_for_a_while_once_discord_finds_them_too_many() -> None:
    bench = Bench()
    bench.screen.trouble = [Trouble(40003)]
    for user in (5, 6, 7):
        bench.outbox.post(Outgoing(f"k{user}", 0, Body("words"), user=user))
    await turn(bench, 9 * MINUTE_MS)
    assert bench.screen.opened == []
    await turn(bench, 3 * MINUTE_MS)
    assert bench.screen.opened == [5, 6, 7]
    assert len(bench.screen.posted) == 3
