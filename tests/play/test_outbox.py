"""One table's outgoing messages: order, coalesced edits, recalls, retries, and what a restart finds again."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.play.clock import Clock
from bot.play.outgoing.direct_messages import OPENED, OPENED_WITHIN_MS, People
from bot.play.outgoing.outbox import Outbox, Outgoing, Report, Slowed, Wordless
from bot.play.outgoing.pictures import Pictures
from bot.play.outgoing.screen import Found, Governor, Missing, Refused, Trouble
from bot.tables.contract.table import Body, Button, Menu, MenuOption, Picture
from tests.play.fakes import FakeScreen, Notebook, drain


class Bench:
    """An outbox with fakes around it."""

    def __init__(self, screen: FakeScreen | None = None) -> None:
        self.screen = screen or FakeScreen()
        self.clock = Clock(1_000_000, 0)
        self.reports: list[Report] = []
        self.wordless: list[int] = []
        """Codes for which pictures are left out."""
        self.pictures = Pictures(self.screen)
        self.people = People(Notebook(), self.screen, self.clock)  # type: ignore[arg-type]  # of a store they need this
        self.outbox = Outbox(
            7,
            self.screen,
            self.pictures,
            Governor(self.clock),
            self.clock,
            self.people,
            self.report,
        )

    def report(self, report: Report | Slowed | Wordless) -> None:
        if isinstance(report, Wordless):
            self.wordless.append(report.code)
            return
        assert isinstance(report, Report)
        self.reports.append(report)

    def post(self, key: str, words: str, **more: object) -> None:
        self.outbox.post(msgspec.structs.replace(Outgoing(key, 1, Body(words)), **more))


async def test_posts_go_out_in_the_order_they_were_queued() -> None:
    bench = Bench()
    for n in range(5):
        bench.post(f"k{n}", f"text {n}")
    await drain(bench.outbox)
    assert [words for _, _, words in bench.screen.posted] == [f"text {n}" for n in range(5)]
    assert [(r.kind, r.key) for r in bench.reports] == [("sent", f"k{n}") for n in range(5)]


async def test_a_seed_follows_its_post_and_a_missing_permission_is_reported_once() -> None:
    bench = Bench()
    bench.screen.trouble_with_reactions = [Refused(50013)]
    bench.post("a", "card", seed="✋")
    await drain(bench.outbox)
    bench.post("b", "card", seed="✋")
    await drain(bench.outbox)
    assert bench.screen.reactions == [(1_002, "✋")]
    assert [(r.kind, r.what, r.code) for r in bench.reports if r.what == "seed"] == [("failed", "seed", 50013)]


async def test_a_seed_that_fails_for_now_gives_way_to_that_of_a_newer_card() -> None:
    bench = Bench()
    bench.screen.trouble_with_reactions = [Trouble(0), Trouble(0)]
    bench.outbox.known |= {"old": (1, 1_001), "new": (1, 1_002)}
    for key in ("old", "new"):
        bench.outbox.react(key, "✋")
    for _ in range(3):
        await asyncio.sleep(0)
        bench.clock.set(bench.clock.now() + 1_000, 0)
    await drain(bench.outbox)
    assert bench.screen.reactions == [(1_002, "✋")]


async def test_a_card_whose_picture_is_refused_goes_out_as_words_and_so_do_the_next_ones() -> None:
    # Without Attach Files the words are enough to play by; a table must not stand still for a picture.
    bench = Bench()
    picture = Picture("slap.pile", b"{}", "alt", "pile.png")
    await bench.pictures.get(picture)
    bench.screen.trouble = [Refused(50013)]
    for key in ("a", "b"):
        bench.outbox.post(Outgoing(key, 1, Body(f"card {key}", picture=picture), restart="withdraw"))
    await drain(bench.outbox)
    assert [words for _, _, words in bench.screen.posted] == ["card a", "card b"]
    assert bench.screen.pictures == [None, None]
    assert bench.wordless == [50013]
    assert [(r.kind, r.key) for r in bench.reports] == [("sent", "a"), ("sent", "b")]


async def test_only_the_last_of_several_waiting_edits_is_sent() -> None:
    bench = Bench()
    bench.screen.gate = asyncio.Event()
    bench.post("a", "one")
    bench.outbox.edit("a", Body("two"))
    bench.outbox.edit("a", Body("three"))
    bench.screen.gate.set()
    await drain(bench.outbox)
    assert bench.screen.edits == [(1_001, "three")]


async def test_a_recalled_post_that_still_waits_is_never_sent() -> None:
    bench = Bench()
    bench.screen.gate = asyncio.Event()
    bench.post("first", "under way")
    bench.post("second", "in the air")
    await asyncio.sleep(0)
    bench.outbox.recall("second", Body("withdrawn"))
    bench.screen.gate.set()
    await drain(bench.outbox)
    assert [key for _, key, _ in bench.screen.posted] == ["first"]
    assert ("dropped", "second") in [(r.kind, r.key) for r in bench.reports]


async def test_a_recalled_post_that_is_under_way_is_edited_once_it_is_there() -> None:
    bench = Bench()
    bench.screen.gate = asyncio.Event()
    bench.post("card", "in the air")
    await asyncio.sleep(0)
    bench.outbox.recall("card", Body("withdrawn"))
    bench.screen.gate.set()
    await drain(bench.outbox)
    assert bench.screen.posted[0][2] == "in the air"
    assert bench.screen.edits == [(1_001, "withdrawn")]


async def test_trouble_is_tried_again_later_with_the_same_key_and_a_refusal_is_final() -> None:
    bench = Bench()
    bench.screen.trouble = [Trouble(0), Trouble(0), Refused(50013)]
    bench.post("a", "x")
    for _ in range(40):
        await asyncio.sleep(0)
        bench.clock.set(bench.clock.now() + 500, 0)
    await drain(bench.outbox)
    assert [(r.kind, r.code) for r in bench.reports] == [("failed", 50013)]
    assert bench.outbox.idle


async def test_after_a_restart_a_post_that_was_made_before_is_found_and_not_made_twice() -> None:
    bench = Bench()
    button = Button(3, "slap", "Slap")
    body = Body("7 of Gears", ((button,),))
    bench.screen.there = [Found(55, "7 of Gears", ("t7:4:slap",)), Found(54, "7 of Gears", ("t7:3:slap",))]
    bench.outbox.post(Outgoing("zod:7:3", 1, body, look_first=True))
    await drain(bench.outbox)
    assert bench.screen.posted == []
    assert bench.reports == [Report("sent", "post", "zod:7:3", 54, channel=1)]


async def test_after_a_restart_an_older_message_with_the_same_words_is_not_taken_for_the_post() -> None:
    # Of many posts only the last ones are known after a restart.
    bench = Bench()
    bench.outbox.known["zod:7:60"] = (1, 60)
    bench.outbox.known["dm"] = (901, 70)
    bench.screen.there = [Found(54, "Paused.", ()), Found(61, "Paused.", ())]
    bench.post("zod:7:61", "Paused.", look_first=True)
    await drain(bench.outbox)
    assert bench.reports == [Report("sent", "post", "zod:7:61", 61, channel=1)]


async def unwell(bench: Bench, seconds: int) -> None:
    """So much time passes, in steps of half a second."""
    for _ in range(seconds * 2):
        for _ in range(3):
            await asyncio.sleep(0)
        bench.clock.set(bench.clock.now() + 500, 0)


async def test_a_post_whose_answer_was_lost_is_settled_by_its_echo_however_long_discord_is_unwell() -> None:
    bench = Bench()
    bench.screen.trouble = [Trouble(0)] * 50
    bench.post("a", "x")
    bench.post("b", "y")
    for _ in range(5):
        await asyncio.sleep(0)
    bench.outbox.known["a"] = (1, 77)  # as the table does with the echo
    bench.outbox.heard("a")
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert bench.reports == [Report("sent", "post", "a", 77, channel=1)]  # and nobody waits a second for it
    await unwell(bench, 600)
    bench.screen.trouble.clear()
    await unwell(bench, 61)
    await drain(bench.outbox)
    assert [key for _, key, _ in bench.screen.posted] == ["b"]


async def test_a_post_whose_echo_was_lost_too_is_looked_for_once_its_nonce_may_be_forgotten() -> None:
    bench = Bench()
    bench.screen.trouble = [Trouble(0)] * 5  # tried after 1, 3, 7, 15 and 31 s
    bench.screen.there = [Found(54, "older, and known", ()), Found(55, "x", ())]
    bench.outbox.known["older"] = (1, 54)
    begun = bench.clock.now()
    bench.outbox.post(Outgoing("a", 1, Body("x"), made_ms=begun))
    await unwell(bench, 29)
    assert bench.screen.read_back == []  # the nonce makes quick repeats harmless
    await unwell(bench, 10)
    await drain(bench.outbox)
    assert bench.screen.read_back == [(1, begun)]
    assert bench.screen.posted == []
    assert bench.reports == [Report("sent", "post", "a", 55, channel=1)]


async def test_a_post_that_is_not_there_is_made_however_late() -> None:
    bench = Bench()
    bench.screen.trouble = [Trouble(0)] * 8
    bench.post("a", "x")
    await unwell(bench, 200)
    await drain(bench.outbox)
    assert [key for _, key, _ in bench.screen.posted] == ["a"]
    assert len(bench.screen.read_back) == 4


async def test_what_went_with_a_deleted_thread_is_said_again_although_it_is_known() -> None:
    bench = Bench()
    bench.outbox.known["a"] = (8, 77)  # in the thread that is gone
    bench.post("a", "x")
    await drain(bench.outbox)
    assert bench.reports == [Report("sent", "post", "a", 1_001, channel=1)]


async def test_after_a_restart_a_post_that_was_not_made_is_made() -> None:
    bench = Bench()
    bench.screen.there = [Found(55, "another text", ())]
    bench.post("zod:7:3", "7 of Gears", look_first=True)
    await drain(bench.outbox)
    assert len(bench.screen.posted) == 1


async def test_words_go_out_at_once_and_the_picture_follows_by_edit_but_not_for_a_card() -> None:
    bench = Bench()
    body = Body("words", picture=Picture("slap.receipt", b"{}", "alt", "receipt.png"))
    bench.outbox.post(Outgoing("receipt", 1, body))
    bench.outbox.post(Outgoing("card", 1, body, restart="withdraw"))
    await drain(bench.outbox)
    assert bench.screen.pictures == [None, b"png:{}"] or bench.screen.pictures == [None, None]
    assert [message for message, _ in bench.screen.edits] == [1_001]


async def test_a_deleted_card_gets_no_seed_and_no_complaint() -> None:
    bench = Bench()
    bench.screen.trouble_with_reactions = [Missing(10008)]
    bench.post("a", "card", seed="✋")
    await drain(bench.outbox)
    assert [r.kind for r in bench.reports] == ["sent"]


async def test_a_message_that_is_gone_already_counts_as_deleted() -> None:
    bench = Bench()
    bench.post("a", "x")
    await drain(bench.outbox)
    bench.screen.trouble = [Missing(10008)]
    bench.outbox.erase("a")
    await drain(bench.outbox)
    assert bench.reports[-1] == Report("erased", "erase", "a", 1_001)
    assert bench.outbox.idle


async def test_a_deletion_that_is_refused_is_made_up_for_once_something_is_posted_there() -> None:
    # Nothing is deleted in a thread that is archived, which the next post opens.
    bench = Bench()
    bench.post("a", "x")
    await drain(bench.outbox)
    bench.screen.trouble = [Refused(50083)]
    bench.outbox.erase("a")
    await drain(bench.outbox)
    assert bench.outbox.idle
    assert bench.reports[-1].kind == "sent"  # its row still waits, for a restart
    bench.outbox.post(Outgoing("b", 2, Body("elsewhere")))
    await drain(bench.outbox)
    assert bench.screen.erased == []
    bench.post("c", "y")
    await drain(bench.outbox)
    assert bench.screen.erased == [1_001]
    assert bench.reports[-1] == Report("erased", "erase", "a", 1_001)


async def test_a_deletion_waits_for_a_post_that_is_under_way_and_wins_over_its_edits() -> None:
    bench = Bench()
    bench.screen.gate = asyncio.Event()
    bench.post("a", "x")
    await asyncio.sleep(0)
    bench.outbox.edit("a", Body("y"))
    bench.outbox.erase("a")
    bench.screen.gate.set()
    await drain(bench.outbox)
    assert bench.screen.erased == [1_001]
    assert bench.screen.edits == []


async def test_a_post_that_is_taken_back_after_a_restart_is_looked_for_first() -> None:
    bench = Bench()
    bench.screen.gate = asyncio.Event()
    bench.screen.there = [Found(55, "sent before", ())]
    bench.post("first", "under way")
    bench.post("a", "sent before", look_first=True)
    bench.post("b", "never sent", look_first=True)
    await asyncio.sleep(0)
    bench.outbox.recall("a", Body("withdrawn"))
    bench.outbox.erase("b")
    bench.screen.gate.set()
    await drain(bench.outbox)
    assert bench.screen.edits == [(55, "withdrawn")]
    assert [words for _, _, words in bench.screen.posted] == ["under way"]
    assert [(r.kind, r.what, r.key) for r in bench.reports if r.key == "b"] == [
        ("dropped", "post", "b"),
        ("dropped", "erase", "b"),
    ]
    assert bench.outbox.idle


async def test_changes_of_a_post_that_was_refused_are_given_up() -> None:
    bench = Bench()
    bench.screen.trouble = [Refused(50013)]
    bench.post("a", "x")
    bench.outbox.edit("a", Body("y"))
    await drain(bench.outbox)
    assert [(r.kind, r.what) for r in bench.reports] == [("failed", "post"), ("dropped", "edit")]
    assert bench.outbox.idle


async def test_a_panel_is_found_again_by_its_words_menus_and_buttons() -> None:
    bench = Bench()
    menu = Menu(3, "pick", "Choose", (MenuOption("a", "A"),))
    body = Body("the panel ", ((Button(3, "pass", "Pass"),),), menus=(menu,), panel=True)
    bench.screen.there = [Found(54, "the panel", ("t7:3:pick", "t7:3:pass"))]
    bench.outbox.post(Outgoing("zod:7:3", 1, body, look_first=True))
    await drain(bench.outbox)
    assert bench.reports == [Report("sent", "post", "zod:7:3", 54, channel=1)]


async def test_channels_of_direct_messages_are_opened_a_few_at_a_time() -> None:
    bench = Bench()
    for user in range(1, 9):
        bench.outbox.post(Outgoing(f"k{user}", 0, Body(f"hand {user}"), user=user))
    for _ in range(100):
        await asyncio.sleep(0)
    assert len(bench.screen.opened) == OPENED
    bench.clock.set(bench.clock.now() + OPENED_WITHIN_MS, 0)
    await drain(bench.outbox)
    assert bench.screen.opened == list(range(1, 9))
    assert sorted(channel for channel, _, _ in bench.screen.posted) == [900 + user for user in range(1, 9)]


async def test_a_server_without_pictures_leaves_direct_messages_theirs() -> None:
    bench = Bench()
    picture = Picture("slap.faces", b"{}", "alt", "hand.png")
    await bench.pictures.get(picture)
    bench.screen.trouble = [Refused(50013)]
    bench.outbox.post(Outgoing("a", 1, Body("board", picture=picture)))
    await drain(bench.outbox)
    bench.outbox.post(Outgoing("b", 1, Body("board", picture=picture)))
    bench.outbox.post(Outgoing("c", 0, Body("hand", picture=picture), user=5))
    await drain(bench.outbox)
    shown = dict(zip([key for _, key, _ in bench.screen.posted], bench.screen.pictures, strict=True))
    assert shown == {"a": None, "b": None, "c": b"png:{}"}


async def test_a_picture_that_takes_long_holds_up_its_own_message_alone() -> None:
    bench = Bench()
    bench.screen.drawing = asyncio.Event()
    for key in ("board", "ask"):
        bench.post(key, key)
    await drain(bench.outbox)
    bench.outbox.edit("board", Body("old board", picture=Picture("slap.faces", b"{1}", "alt", "board.png")))
    bench.outbox.edit("board", Body("new board", picture=Picture("slap.faces", b"{2}", "alt", "board.png")))
    bench.outbox.edit("ask", Body("answered"))
    for _ in range(20):
        await asyncio.sleep(0)
    assert bench.screen.edits == [(1_002, "answered")]
    assert not bench.outbox.idle
    bench.screen.drawing.set()
    await drain(bench.outbox)
    assert bench.screen.edits == [(1_002, "answered"), (1_001, "new board")]
    assert bench.outbox.idle


async def test_a_picture_that_comes_after_an_answer_in_its_message_s_place_does_not_bring_the_old_words_back() -> None:
    bench = Bench()
    bench.screen.drawing = asyncio.Event()
    bench.outbox.post(Outgoing("ask", 0, Body("asked", picture=Picture("slap.hand", b"{}", "alt", "a.png")), user=5))
    bench.outbox.post(Outgoing("board", 1, Body("board", picture=Picture("slap.pile", b"{}", "alt", "b.png"))))
    for _ in range(40):
        await asyncio.sleep(0)
    bench.outbox.overtaken(bench.outbox.known["ask"][1])
    bench.screen.drawing.set()
    await drain(bench.outbox)
    assert [words for _, words in bench.screen.edits] == ["board"]
    assert bench.outbox.idle


async def test_a_message_that_is_deleted_before_its_seed_leaves_the_others_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = Bench()
    react, slow = bench.screen.react, asyncio.Event()

    async def slowly(channel: int, message: int, emoji: str) -> None:
        await slow.wait()
        await react(channel, message, emoji)

    monkeypatch.setattr(bench.screen, "react", slowly)
    for key in ("a", "b", "c"):
        bench.post(key, key, seed="✋")
    for _ in range(50):  # all are there, and the first seed is on its way
        await asyncio.sleep(0)
    bench.outbox.erase("b")
    for _ in range(50):
        await asyncio.sleep(0)
    assert bench.screen.erased == [1_002]
    slow.set()
    await drain(bench.outbox)
    assert [message for message, _ in bench.screen.reactions] == [1_001, 1_003]
    assert bench.outbox.idle
