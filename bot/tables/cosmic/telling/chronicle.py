"""The public story of a table: what each decision led to, in words; one message for every challenge that is resolved.

Only events that everybody may see come in. A challenge's message tells it in at most three lines; every line is kept to
the end of the game for ``log`` and ``why``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.kinds.questions import QUESTIONS, Of
from bot.cosmic.model import board
from bot.cosmic.model.state import NOBODY
from bot.cosmic.seen import alt, picture_views, reveal, story
from bot.cosmic.seen.awards import Leg
from bot.cosmic.seen.story import Story, winner
from bot.cosmic.words import story_words, talk_words, text, why_words
from bot.kernel.ask import Choice
from bot.kernel.decision import By, Decision
from bot.kernel.event import Event
from bot.kernel.saving.codec import encode
from bot.kernel.seat import Seat
from bot.kernel.views import visible
from bot.tables.contract.table import Body, Decided, Picture
from bot.tables.cosmic import winning
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import LOG_LINES, Chapter, Ending, Entry, Past, Told
from bot.tables.cosmic.telling import archive, news
from bot.tables.cosmic.telling.cutting import LONGEST, telling
from bot.words.message import Message
from bot.words.signs import sent_length

ORDERS: Final = "orders"
"""The interrupt by which orders are given; plans are made of them. A secret of its seat."""
REVEAL, REVEAL_FILE = "cosmic.reveal", "reveal.png"
MOVING, MOVING_FILE = "cosmic.reveal_moving", "reveal.gif"
CHAPTERS: Final = 12
"""So many challenges are kept for whoever was away; a longer absence is told shorter, and the log has all."""
_LINES = 4
"""Lines that are told beside a question."""
_BEGINS, _RESOLVED = "challenge", "challenge_over"
"""The events with which a challenge begins and is done."""
_RELEASED = "released"
"""The event with which the challenge cards leave the table: the reveal has been carried out."""
_LAID = "laid"
"""The event with which a main player lays a card; everybody sees that one lies there."""
_GIVEN = "given"
"""The event that tells two seats which cards went from one to the other."""
_TAKES: Final = ("drew", "drew_flares", "searched_deck", "got_back", "claimed", "fetched")
_GETS: Final = {"gave": "to", "mingled": "seats", **dict.fromkeys(_TAKES, "seat")}
"""Public events by which somebody gets cards, and under which name they say who."""
_MINOR = frozenset({"returned", "set_aside", "seated"})
"""Kinds of events that only tell where a card goes after use, or what the first message has told."""


def answer(table: Running, number: int, seat: Seat, choice: Choice, by: By) -> Decision:
    """Answer a question and take in what it led to. Raises what ``Game.answer`` raises."""
    decision = table.game.answer(number, seat, choice, by)
    take(table, decision)
    return decision


def act(table: Running, key: str, seat: Seat | None, choice: Choice, by: By) -> Decision:
    """Take an action and take in what it led to. Raises what ``Game.act`` raises."""
    decision = table.game.act(key, seat, choice, by)
    take(table, decision)
    return decision


def interrupt(table: Running, key: str, seat: Seat | None = None, choice: Choice = None, by: By = "player") -> None:
    """Interrupt the game and take in what it led to. Raises what ``Game.interrupt`` raises."""
    take(table, table.game.interrupt(key, seat, choice, by))


def take(table: Running, decision: Decision | None) -> None:
    """Take in the events of a decision; None for those of the game's beginning."""
    table.moved()
    if decision is not None and table.record.reopened.get(str(decision.seat)) == decision.key:
        del table.record.reopened[str(decision.seat)]
    all_of_them = table.game.take_events()
    where = (0, 0) if decision is None else (decision.phase, decision.seq)
    table.record.told.given += [Past(*where, event) for event in all_of_them if event.kind == _GIVEN]
    events = winning.explained(table.game, _before(table), visible(all_of_them, None))
    _note_gains(table, decision, events)
    pending: list[Event] = []
    for event in events:
        if event.kind == _BEGINS and event.data["number"] == 1:
            _follow(table, pending, decision)
            tell_rest(table)  # how the table was set up is no part of the first challenge
            pending = []
        pending.append(event)
        if event.kind in (_RESOLVED, winning.FINISHED):
            _follow(table, pending, decision)
            _tell_story(table)
            pending = []
    _follow(table, pending, decision)


def _before(table: Running) -> list[Event]:
    """The public events of the challenge so far."""
    return [past.event for past in table.record.told.before]


def won_by(table: Running) -> list[Message]:
    """What has made the winners of a game that is over win, other than bases."""
    return winning.told(_before(table), table.names)


def _note_gains(table: Running, decision: Decision | None, events: Sequence[Event]) -> None:
    """Who has got cards or a power since they sealed their plan or said what they do in a window, as everybody sees.

    A challenge card that everybody saw go into a hand is no news for windows: it is laid when its holder is asked for
    one.
    """
    record = table.record
    if decision is not None and decision.by == "player" and decision.seat is not None and _of_window(decision):
        record.knows_all(decision.seat)
    for event in events:
        card = event.data.get("card")
        if event.kind not in _GETS or (isinstance(card, str) and board.has_challenge_card([card])):
            continue
        got = event.data.get(_GETS[event.kind])
        for seat in got if isinstance(got, list) else [got]:
            if isinstance(seat, int) and seat != NOBODY and seat not in record.grown:
                record.grown.append(seat)
    holders = [card.holder for card in table.state.powers]
    for number, seat in enumerate(holders):
        if record.holders and seat != NOBODY and [seat] != record.holders[number : number + 1]:
            record.empowered.setdefault(str(seat), []).append(number)
    record.holders = holders


def _of_window(decision: Decision) -> bool:
    """Whether somebody has said what they do in a window."""
    question = QUESTIONS.get(decision.key)
    return question is not None and question.of is Of.OFFERS


def rewind(table: Running, decision: Decision) -> None:
    """A decision was taken back: so are its lines.

    What people have put together so far is forgotten: what they are about to confirm may not be there any more. What
    was sealed since stands, as if it had been sealed before, and is looked at again.
    """
    gone = (decision.phase, decision.seq)
    mine = str(decision.seat) if decision.key == ORDERS else ""
    sealed = {place: plan for place, plan in table.record.plans.items() if plan.since >= gone and place != mine}
    forget(table, gone)
    for place, plan in sealed.items():
        plan.since = (decision.phase, decision.seq - 1)
        table.record.plans[place] = plan


def forget(table: Running, gone: tuple[int, int]) -> None:
    """The same for all from a decision on, named by phase and place, whoever took the game back."""
    table.moved()
    table.record.drafts.clear()
    table.record.reopened.clear()
    plans = table.record.plans
    table.record.plans = {place: plan for place, plan in plans.items() if plan.since < gone}
    told = table.record.told
    kept = [entry for entry in told.entries if (entry.phase, entry.seq) < gone]
    told.before = [past for past in told.before if (past.phase, past.seq) < gone]
    told.given = [past for past in told.given if (past.phase, past.seq) < gone]
    told.reasons = [reason for reason in told.reasons if (reason.phase, reason.seq) < gone]
    told.course = [leg for leg in told.course if (leg.phase, leg.seq) < gone]
    told.chapters = [chapter for chapter in told.chapters if (chapter.phase, chapter.seq) < gone]
    table.record.visits.take_back(gone)
    deeds = table.record.deeds.items()
    table.record.deeds = {place: [one for one in done if (one.phase, one.seq) < gone] for place, done in deeds}
    told.fresh = max(0, told.fresh - (len(told.entries) - len(kept)))
    told.entries = kept


def tell_rest(table: Running) -> None:
    """One message with all lines that no message has told yet: how the table was set up, what is laid open at the end.

    A long one is laid out like the panel, which has room for twice as much.
    """
    told = table.record.told
    fresh = told.entries[-told.fresh :] if told.fresh else []
    if fresh:
        said = telling(
            [(entry.text, entry.minor) for entry in fresh],
            lambda count: table.say("cosmic-table-left-out", count=count),
        )
        _post(table, said)


def _tell_story(table: Running) -> None:
    """One message with the story of the challenge, and the picture of its reveal if there was one.

    Nothing if the challenge was told before.
    """
    told = table.record.told
    events = _before(table)
    found = None if any(event.kind == _RESOLVED for event in events[:-1]) else story.read(events)
    if found is not None:
        last, ended = told.before[-1], news.ended(told)
        told.course.append(_leg(table, found, last, ended))
        record, colours = table.record, [player.colour for player in table.state.players]
        record.reveal = record.reveal or reveal.repulsed(found, record.names, colours, record.language)
        lines = story_words.told(found, table.names, table.record.language)
        table.add(Decided(found.number, winner(found) or "none", tuple(lines)))
        told.chapters = [*told.chapters[1 - CHAPTERS :], Chapter(last.phase, last.seq, found.number, lines, ended)]
        talk = talk_words.said(found, table.table_view(), record.tempers, table.names, record.language)
        _post(table, "\n".join([*lines, talk] if talk and record.talks else lines))


def _leg(table: Running, found: Story, last: Past, ended: Ending | None) -> Leg:
    """What the challenge has come to, for the picture of the end."""
    state, side = table.state, winner(found)
    sides = {"offense": found.offense, "defense": found.defense}
    mains = (found.offense, found.defense) if side == "offense" else (found.defense, found.offense)
    totals = None if found.totals is None else found.totals if side == "offense" else found.totals[::-1]
    return Leg(
        last.phase,
        last.seq,
        [board.foreign_bases(state, seat) for seat in range(len(state.players))],
        winner=None if side is None else mains[0],
        loser=None if side is None else mains[1],
        allies=[] if side is None else list(found.allies[side]),
        sides=[[seat, *found.allies[name]] for name, seat in sides.items() if seat is not None],
        totals=None if side is None else totals,
        stopped=None if found.stopped is None else found.stopped.what.seat,
        lost={} if ended is None else dict(ended.lost),
    )


def _post(table: Running, said: str) -> None:
    """A message that stands for all lines so far."""
    record = table.record
    view, record.reveal = record.reveal, None
    record.told.fresh = 0
    table.post(
        "c", Body(said, picture=None if view is None else _picture(table, view), panel=sent_length(said) > LONGEST)
    )


def reached(table: Running) -> tuple[int, int]:
    """The last decision that has happened, by phase and place."""
    before, log = table.record.told.before, table.game.log
    known = (before[-1].phase, before[-1].seq) if before else (0, 0)
    return max(known, (log[-1].phase, log[-1].seq)) if log else known


def log(table: Running) -> list[Entry]:
    """The whole story so far, oldest first."""
    return archive.log(table.record.told)


def reasons(table: Running) -> list[Entry]:
    """Why things came out as they did in the whole game so far, oldest first."""
    told = table.record.told
    return [*archive.read(told.packed_reasons), *told.reasons]


def latest(table: Running) -> list[str]:
    """The last lines that no challenge's message has told yet: what people answer to, on the panel and in questions."""
    told = table.record.told
    fresh = told.entries[-told.fresh :] if told.fresh else []
    return [f"-# {entry.text}" for entry in [one for one in fresh if not one.minor][-_LINES:]]


def _follow(table: Running, events: Sequence[Event], decision: Decision | None) -> None:
    record = table.record
    told = record.told
    names = table.names
    where = (0, 0) if decision is None else (decision.phase, decision.seq)
    for event in events:
        if event.kind == _BEGINS:
            told.ended = news.ended(told)
            told.before, told.given = _untold(told.before), []
            _put_away(told, where[0])
            told.reasons.append(Entry(*where, text.line(event, names, record.language), head=True))
        reason = why_words.why(event, [past.event for past in told.before], names, record.language)
        if reason and (line := text.line(event, names, record.language)):
            told.reasons.append(Entry(*where, f"{line} {reason}"))
        if event.kind == _RELEASED:
            shown = reveal.picture([past.event for past in told.before], record.names, record.language)
            record.reveal = shown or record.reveal
        told.before.append(Past(*where, event))
        if event.kind == _LAID:
            record.laid = max(record.laid, _challenge(told.before))
    fresh = [
        Entry(*where, line, minor=_is_minor(event), head=event.kind == _BEGINS)
        for event, line in text.told(events, names, record.language)
    ]
    told.fresh += len(fresh)
    told.entries += fresh


def _challenge(before: Sequence[Past]) -> int:
    """The number of the challenge that is played; 0 before the first."""
    found = story.read([past.event for past in before])
    return 0 if found is None else found.number


def _untold(before: Sequence[Past]) -> list[Past]:
    """What has changed the game for good since the last challenge was told."""
    over = [at for at, past in enumerate(before) if past.event.kind == _RESOLVED]
    return [past for past in before[over[-1] :] if past.event.kind in story.LASTING] if over else []


def _put_away(told: Told, phase: int) -> None:
    """Pack what is older than a phase, but for the last lines of the story: steps go back within a phase only."""
    spare = max(0, len(told.entries) - max(LOG_LINES, told.fresh))
    old = [entry for entry in told.entries[:spare] if entry.phase < phase]
    told.packed_entries, told.entries = archive.add(told.packed_entries, old), told.entries[len(old) :]
    past = [reason for reason in told.reasons if reason.phase < phase]
    told.packed_reasons, told.reasons = archive.add(told.packed_reasons, past), told.reasons[len(past) :]


def _is_minor(event: Event) -> bool:
    """Whether an event only tells where a card goes after use, or that one lies where all know that one lies."""
    if event.kind == "discarded":
        return event.data["seat"] is None
    return event.kind in _MINOR or (event.kind == _LAID and "card" not in event.data)


def _picture(table: Running, view: picture_views.RevealPicture) -> Picture:
    """The reveal, as it happens if pictures may move. At live tables, where people wait for it, it is still, and so is
    one without cards.
    """
    data, told = encode(view), alt.reveal(view)
    still = Picture(REVEAL, data, told, REVEAL_FILE)
    moving = moves(table) and table.record.speed != "live" and view.mustered is None
    return Picture(MOVING, data, told, MOVING_FILE, still) if moving else still


def moves(table: Running) -> bool:
    """Whether pictures may move: neither the table nor anybody at it wants them still."""
    return table.record.motion and not table.record.still_for
