"""A slap game played again, pile by pile: how it lay, who slapped when, who took it. All of it was public."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import partial

import msgspec

from bot.kernel.event import Seat, visible
from bot.kernel.saved import Decision
from bot.ratings.result import Finish
from bot.slap import messages, views
from bot.slap.options import Silence
from bot.slap.state import Collected, Drawn, LeftGame, Slap, Slapped
from bot.tables.contract.replay import END, Moment, Play, Replay
from bot.tables.contract.table import Body, Note, Picture, Stamp
from bot.tables.slap import posting, report
from bot.tables.slap.face import held
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Air, Beaten, Chair, Line, Receipt, Record, read
from bot.words.message import Language
from bot.words.signs import clean_name, told_apart

PILE, TAKEN = "pile", "taken"


def watch(
    play: Play,
    players: Sequence[str],
    language: Language,
    dump: bytes,
    notes: Sequence[Note],
    finishes: Sequence[Finish],
    *,
    over: bool,
) -> Replay:
    """Raises what ``play`` raises, and ``Unreadable``. ``players`` and ``finishes`` are in joining order."""
    taken = [game.state.piles for game, _ in play()]
    watcher: _Watcher | None = None
    for at, (game, decision) in enumerate(play()):
        if watcher is None:
            game.state.options = msgspec.structs.replace(game.state.options, language=language)
            seating = game.state.seating
            exact: list[Sequence[int]] = [()] * len(seating)
            if finishes:
                exact = [finishes[player].times_ms for player in seating]
            elif dump:
                exact = [chair.times for chair in read(dump).chairs]
            times = _Times(notes, exact)
            names = told_apart([clean_name(players[player]) for player in seating])
            record = Record(0, [Chair(name) for name in names], Silence([0] * len(names)))
            watcher = _Watcher(Running(game, record, Stamp(0)), times)
        watcher.look(decision, last=taken[at] < max(taken[at : at + 2]))
    assert watcher is not None
    return Replay("pile", tuple(watcher.ended() if over else watcher.found), over)


class _Watcher:
    def __init__(self, table: Running, times: _Times) -> None:
        self.found: list[Moment] = []
        self._table = table
        self._times = times
        self._lines: list[Line] = []
        self._left: list[str] = []

    def look(self, decision: Decision | None, *, last: bool) -> None:
        """``last``: the next decision takes the pile."""
        table, state = self._table, self._table.state
        drawn: tuple[Seat, ...] = ()
        for event in visible(table.game.take_events(), None):
            match event:
                case LeftGame(seat=seat, cards=cards):
                    after = table.face.after(state)
                    self._left.append(table.say("slap-left", name=table.safe(seat), count=len(cards), after=after))
                case Drawn(among=among):
                    drawn = tuple(among)
                case Slapped():
                    self._slapped(event, drawn, evidence=decision is not None and decision.by == "referee")
                case Collected(seat=seat, cards=cards) if cards:
                    table.note_pile(seat, len(cards), cards[-1:])
                    ends = state.outcome is not None and seat in state.outcome.victors
                    told = table.face.final if ends else partial(table.face.collected, state, 0)
                    body = told(seat, len(cards), ())
                    self._keep(TAKEN, body, state.piles, self.found[-1].picture())
        if decision is not None and decision.key in ("slap", "fine") and state.slap is not None:
            self._false_slap(state.slap, late=decision.key == "fine")
        if last:
            body = table.face.card(state, Air(0, "again", lines=self._lines), state.last_player)
            self._keep(PILE, body, state.piles + 1, body.picture)
            self._lines, self._left = [], []

    def ended(self) -> list[Moment]:
        table, state = self._table, self._table.state
        if self.found and state.outcome is not None:
            view = posting.result(table)
            self._keep(END, Body(messages.result(table.say, view)), state.piles, posting.picture(view))
        return self.found

    def _false_slap(self, slap: Slap, *, late: bool) -> None:
        if slap.outcome not in ("pay", "locked", "out"):
            return
        self._times.next((slap.seat,), "pays")
        lay = self._table.state.history or self._table.state.pile[-1:]
        under, top = ["", *(lay[:-1] if late and len(lay) > 1 else lay)][-2:]
        self._lines.append(Line(slap.outcome, slap.seat, top, under, paid=slap.paid, late=late))

    def _slapped(self, taken: Slapped, drawn: tuple[Seat, ...], *, evidence: bool) -> None:
        table, state, seat = self._table, self._table.state, taken.seat
        heat = () if evidence or table.slow else drawn
        times, key, exact = self._times.won(seat, heat or (seat,))
        ms = times.get(seat) if exact else None
        table.record.time(seat, ms)
        table.note_pile(seat, len(taken.cards), [card for card, _ in taken.shown], ms, slapped=True)
        receipt = Receipt(
            key="",
            number=0,
            state=0,
            seat=seat,
            ms=times.get(seat, 0),
            approx=not exact,
            cards=len(taken.cards),
            pattern=taken.pattern,
            shown=tuple(taken.shown),
            counts=held(state),
            lines=[],
            drawn=drawn,
            evidence=evidence,
            heat=tuple(times[one] for one in heat if one in times),
            sealed=table.slow,
            beaten=self._times.beaten(key, exact=exact),
        )
        for late in receipt.beaten if exact else ():
            table.record.pile_history.behind(views.Finish(seat, late.seat, late.gap))
        body = report.body(table, receipt)
        if state.outcome is not None and state.outcome.victors:
            names = [table.safe(victor) for victor in state.outcome.victors]
            self._left.append(f"**{table.say('slap-picture-title', names=names)}**")
        self._keep(TAKEN, body, state.piles, body.picture)

    def _keep(self, stop: str, body: Body, pile: int, shown: Picture | None) -> None:
        assert shown is not None
        self.found.append(Moment(pile, stop, lambda: shown, (body.text, *self._left)))


class _Times:
    """The event log, read beside the decisions: both have valid and false slaps in the same order."""

    def __init__(self, notes: Sequence[Note], exact: Sequence[Sequence[int]]) -> None:
        self._judged = [note for note in notes if note.verdict in ("wins", "pays")][::-1]
        self._exact = [list(times[::-1]) for times in exact]
        self._beaten = defaultdict[str, list[Note]](list)
        for note in notes:
            if note.verdict.startswith("beaten+"):
                self._beaten[note.key].append(note)

    def won(self, seat: Seat, among: Sequence[Seat]) -> tuple[dict[Seat, int], str, bool]:
        """Times of a dead heat or of the winner; their message; true if the winner's is exact."""
        times, key = dict[Seat, int](), ""
        while len(times) < len(among) and (note := self.next(among, "wins")) is not None:
            times[note.seat or 0], key = note.ms, note.key
        exact = self._exact[seat][-1:] == [times.get(seat)]
        if exact:
            self._exact[seat].pop()
        return times, key, exact

    def next(self, among: Sequence[Seat], verdict: str) -> Note | None:
        """The next note if it is about one of these; None if that was judged without a note."""
        fits = self._judged and self._judged[-1].seat in among and self._judged[-1].verdict == verdict
        return self._judged.pop() if fits else None

    def beaten(self, key: str, *, exact: bool) -> list[Beaten]:
        late = [(note, int(note.verdict.removeprefix("beaten+"))) for note in self._beaten[key]]
        return [Beaten(note.seat, note.ms, gap, not exact) for note, gap in late if note.seat is not None]
