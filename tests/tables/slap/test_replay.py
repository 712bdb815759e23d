"""A slap game stepped through by pile: how it lay, who slapped when, the receipt; and nothing but what was public."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal

import msgspec

from bot.kernel.game import Game
from bot.kernel.saved import Decision
from bot.slap import rules
from bot.slap.game import RULES
from bot.slap.messages import HOW
from bot.slap.state import SlapState
from bot.slap.views import PileView, ReceiptView, ResultView
from bot.tables.contract.message import REPLAY, Picture
from bot.tables.contract.replay import END, Replay
from bot.tables.contract.table import Note, Post, Pressed, Stamp
from bot.tables.slap import posting, replay
from bot.tables.slap.handling import Running
from bot.tables.slap.record import read
from bot.tables.slap.report import finishes
from bot.words.message import Language
from tests.slap.sitting import NAMES, Sitting, only
from tests.words.voices import DE, EN

PILES = 8


class Played(Sitting):
    """Free play: each pattern is slapped by Ben, then by Cy 40 ms later; Ana slaps every 20th card falsely."""

    decisions: list[Decision]
    receipts: dict[int, tuple[int, int, int]]
    """By the number of a slapped pile: its cards, and what Ben and Cy needed."""

    def play(self) -> None:
        self.decisions, self.receipts = [], {}
        while self.state.piles < PILES:
            self.post("free")
            self.land()
            self.decisions += self.controller.game.take_decisions()
            cards, pile, ms = len(self.state.pile), self.state.piles + 1, 200 + 10 * self.state.piles
            if rules.pattern(self.state) is not None and rules.may_slap(self.state, 1) is None:
                self.slap(1, ms)
                self.slap(2, 40)
                self.receipts[pile] = (cards, ms, ms + 40)
            elif self.state.flips % 20 == 19:
                self.slap(0, 77)
            self.decisions += self.controller.game.take_decisions()

    def again(self, count: int | None = None) -> Iterator[tuple[Game[SlapState], Decision | None]]:
        game = Game.new(RULES, self.controller.game.seed, 3, self.state.options)
        yield game, None
        for decision in self.decisions[:count]:
            assert game.repeat(decision) == decision
            yield game, decision

    def watched(
        self,
        language: Language = "en",
        count: int | None = None,
        notes: Sequence[Note] | None = None,
        *,
        kept: Literal["table", "result", "nothing"] = "table",
    ) -> Replay:
        log = only(self.effects, Note) if notes is None else notes
        dump = self.controller.dump() if kept == "table" else b""
        seats = finishes(self.state, read(self.controller.dump()).chairs)
        ended = sorted(range(3), key=lambda seat: self.state.seating[seat]) if kept == "result" else []
        by_place = [seats[seat] for seat in ended]
        return replay.watch(lambda: self.again(count), NAMES[:3], language, dump, log, by_place, over=True)


@cache
def game() -> Played:
    table = Played(seed=5)
    table.play()
    return table


def view(picture: Picture, kind: type[PileView] | type[ReceiptView]) -> PileView | ReceiptView:
    return msgspec.json.decode(picture.view, type=kind)


def test_each_pile_is_shown_as_it_lay_and_then_with_whoever_took_it() -> None:
    found = game().watched()
    assert found.chapters() == list(range(1, PILES + 1))
    stops = [moment.stop for moment in found.moments]
    assert set(stops[::2]) == {replay.PILE}
    assert set(stops[1::2]) == {replay.TAKEN}
    shown = found.show(0, "", "en", practises=False)
    assert shown.text.startswith(f"**Pile 1 of {PILES}** · {EN('replay-stop-pile')}")
    assert {button.choice for button in shown.buttons[1]} == {"replay_text", "replay_here"}
    assert shown.picture is not None
    assert found.show(0, "replay_text", "en", practises=False).text.endswith(f"\n{shown.picture.alt}")


def test_a_receipt_has_everybody_who_slapped_with_their_times() -> None:
    found = game().watched()
    assert game().receipts
    for pile, (cards, first, second) in game().receipts.items():
        moment = found.moments[found.chapter(pile)]
        shown = view(moment.picture(), ReceiptView)
        assert isinstance(shown, ReceiptView)
        assert (shown.winner, shown.cards) == ("Ben", cards)
        assert [(one.name, one.ms, one.gap, one.approx) for one in shown.slaps] == [
            ("Ben", first, 0, False),
            ("Cy", second, 40, False),
        ]
        assert f"Ben +{first} ms" in moment.lines[0]
        before = view(found.moments[found.chapter(pile) - 1].picture(), PileView)
        assert before.cards == cards


def test_times_are_exact_by_the_result_of_a_game_that_is_over_and_about_right_where_none_was_kept() -> None:
    running, over, nothing = game().watched(), game().watched(kept="result"), game().watched(kept="nothing")
    for pile in game().receipts:
        first, then, least = (one.moments[one.chapter(pile)] for one in (running, over, nothing))
        assert (first.lines, first.picture()) == (then.lines, then.picture())
        assert "~" not in then.lines[0]
        assert "~" in least.lines[0]


def test_without_an_event_log_the_order_stands_and_no_time_is_told() -> None:
    found = game().watched(notes=())
    for pile in game().receipts:
        (line,) = msgspec.json.decode(found.moments[found.chapter(pile)].picture().view, type=ReceiptView).slaps
        assert (line.name, line.approx) == ("Ben", True)


def test_false_slaps_are_told_beside_the_pile_on_which_they_fell() -> None:
    said = "\n".join(line for moment in game().watched().moments for line in moment.lines)
    fined = [note for note in only(game().effects, Note) if note.verdict == "pays"]
    assert said.count("False slap by Ana") == len(fined) > 0


def test_a_game_under_way_shows_the_piles_so_far_and_no_card_of_a_stack() -> None:
    table, whole = game(), game().watched().moments
    for count in range(0, len(table.decisions), 7):
        part = table.watched(count=count).moments
        *_, (stood, _) = table.again(count)
        assert (part[-1].chapter if part else 0) == stood.state.piles
        shown = [(one.stop, one.lines, one.picture()) for one in part]
        assert shown == [(one.stop, one.lines, one.picture()) for one in whole[: len(part)]]


def test_it_speaks_the_language_of_whoever_looks() -> None:
    found = game().watched("de")
    shown = found.show(0, "", "de", practises=False)
    assert DE("replay-stop-pile") in shown.text
    assert view(found.moments[0].picture(), PileView).language == "de"


def test_the_button_stands_below_the_result_and_the_log_once_a_pile_was_taken() -> None:
    table = Sitting()
    assert EN("replay-button") not in str(table.controller.handle(Pressed(table.at(), 0, 0, "log", "r")))
    table.card("pattern")
    table.slap(1, 287)
    assert EN("replay-button") in str(table.controller.handle(Pressed(table.at(), 0, 0, "log", "r")))
    for seat in range(3):
        if not table.over:
            table.press(seat, "stop_sure")
    (summed,) = [post.body for post in only(table.effects, Post) if post.key.endswith(":sum")]
    assert REPLAY in {button.choice for button in summed.buttons[0]}


def test_a_dead_heat_has_the_times_of_all_who_were_in_it_and_later_slaps_keep_theirs() -> None:  # T13
    entered = [Note(seat, "zod:7:9", "wins", "A5", ms, 0) for seat, ms in ((2, 210), (0, 240))]
    later = Note(0, "zod:7:20", "wins", "A5", 333, 0)
    times = replay._Times([*entered, later], [[240, 333], [], []])
    assert times.won(0, (0, 2)) == ({2: 210, 0: 240}, "zod:7:9", True)
    assert times.won(0, (0,)) == ({0: 333}, "zod:7:20", True)


def test_a_game_that_was_played_to_its_end_says_who_has_won() -> None:
    class ToTheEnd(Played):
        def play(self) -> None:
            self.decisions = []
            while not self.controller.game.over:
                self.post("free")
                self.land()
                self.decisions += self.controller.game.take_decisions()
                if rules.pattern(self.state) is not None and rules.may_slap(self.state, 1) is None:
                    self.slap(1, 200 + self.state.piles)
                    self.slap(2, 40 - self.state.piles)
                self.decisions += self.controller.game.take_decisions()

    table = ToTheEnd(seed=7)
    table.play()
    *before, last, end = table.watched().moments
    assert "Ben takes the last" in last.lines[0] or "**Ben wins**" in last.lines
    assert not any("wins.**" in line or "**Ben wins**" in line for one in before for line in one.lines)
    assert (end.chapter, end.stop) == (last.chapter, END)
    assert table.watched().chapter(last.chapter) == len(before)
    view = posting.result(Running(table.controller.game, read(table.controller.dump()), Stamp(0)))
    assert msgspec.json.decode(end.picture().view, type=ResultView) == view
    assert view.awards
    assert end.lines[0].splitlines()[0] == f"**Ben wins** ({EN(HOW['cards'])})"
