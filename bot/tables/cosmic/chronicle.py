"""The public story of a table: what each decision led to, in words; one message for every challenge that is resolved.

Only events that everybody may see come in. A challenge's message tells it in at most three lines; every line is kept to
the end of the game for ``log`` and ``why``: packed, once no step back reaches it any more.

The words of a reveal in motion wait until its outcome has been seen: its message first says only who reveals. They
wait for nothing but the picture: a pause, a restart, the next reveal and the end tell them at once.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from bot.cosmic import events
from bot.cosmic.challenge import winning
from bot.cosmic.model import board
from bot.cosmic.model.records import Maker, Tokens
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen import picture_facts, picture_views, story
from bot.cosmic.seen.picture_views import Leg, TurningPoint
from bot.cosmic.seen.project import see_table
from bot.cosmic.seen.story import Story, winner
from bot.cosmic.seen.turning import turning_points
from bot.cosmic.strong.positions import positions
from bot.cosmic.words import alt, picture_words, story_words, text, turn_flow_events
from bot.cosmic.words.expansion_words import Names
from bot.kernel.ask import Choice
from bot.kernel.codec import decode, encode
from bot.kernel.event import Event, Seat, visible
from bot.kernel.saved import By, Decision
from bot.tables.contract.table import Body, Decided, Picture, Post
from bot.tables.cosmic import news, promises, table_words
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import LOG_LINES, Chapter, Chronicle, Ending, Entry, Past, Stood
from bot.tables.cosmic.table_words import LONGEST, fitted
from bot.words.message import Message
from bot.words.signs import sent_length
from bot.words.speech import Speech


def packed_with(packed: bytes, entries: Sequence[Entry]) -> bytes:
    return zlib.compress(encode([*unpacked(packed), *entries])) if entries else packed


def unpacked(packed: bytes) -> list[Entry]:
    return decode(zlib.decompress(packed), list[Entry]) if packed else []


def all_lines(chronicle: Chronicle) -> list[Entry]:
    return [*unpacked(chronicle.packed_entries), *chronicle.entries]


_CONDITION: Final = "term"
"""Aim in which a use names the winning condition."""


def explained(game: Cosmic, before: Sequence[Event], seen: Sequence[Event]) -> list[Event]:
    """Public events in which the end names the bases, or the power, flare or expansion that won, and its condition."""
    return [
        replace(event, by=_by(game, [*before, *seen[:at]]), needed=see_table(game.state).needed)
        if isinstance(event, events.Finished)
        else event
        for at, event in enumerate(seen)
    ]


def ways_of_winning(seen: Sequence[Event], names: Names) -> list[Message]:
    """Causes of the win; none where bases or the like have decided."""
    end = events.last(seen, events.Finished)
    return [] if end is None else turn_flow_events.won_by(end, names)


def turning(table: Running) -> list[TurningPoint]:
    """Turning points so far; none where the whole course is not known."""
    legs, seen = table.record.chronicle.legs, table.seen
    if len(legs) != table.game.state.challenges:
        return []
    return turning_points(legs, [seen.goal(player.seat) for player in seen.players], won=bool(seen.winners))


def _by(game: Cosmic, seen: Sequence[Event]) -> list[events.Winning]:
    if game.state.how != "alternate":
        return []
    uses = events.of(seen, events.Announced)
    makers = winning.won_by(game, [(use.name, use.seat) for use in uses if use.source == "flare"])
    named = {use.name: {_CONDITION: use.aim[_CONDITION]} for use in uses if _CONDITION in use.aim}
    return [events.Winning(one.name, one.flare, one.seat, named.get(one.name, {})) for one in makers]


ORDERS: Final = "orders"
"""The interrupt by which orders are given. A secret of its seat."""
REVEAL, REVEAL_FILE = "cosmic.reveal", "reveal.png"
MOVING, MOVING_FILE = "cosmic.reveal_moving", "reveal.gif"
CHAPTERS: Final = 12
"""Challenges kept for people who were away; a longer absence is summed up, and the log has all."""
_LINES = 4
_SHOWN = (events.Aimed, events.ChallengeBegan, events.DefenseFixed, events.DestinyFlipped)


def answer(table: Running, number: int, seat: Seat, choice: Choice, by: By) -> Decision:
    """Answer a question and note what it led to. Raises what ``Game.answer`` raises."""
    asked = table.game.asks
    decision = table.game.answer(number, seat, choice, by)
    note_events(table, decision, happened=table.game.asks is not asked)
    return decision


def act(table: Running, key: str, seat: Seat | None, choice: Choice, by: By) -> Decision:
    """Take an action and note what it led to. Raises what ``Game.act`` raises."""
    decision = table.game.act(key, seat, choice, by)
    note_events(table, decision)
    return decision


def interrupt(table: Running, key: str, seat: Seat | None = None, choice: Choice = None, by: By = "player") -> None:
    """Interrupt the game and note what it led to. Raises what ``Game.interrupt`` raises."""
    note_events(table, table.game.interrupt(key, seat, choice, by))


def note_events(table: Running, decision: Decision | None, *, happened: bool = True) -> None:
    """Follow what has ``happened``; an answer that is noted until others have answered changes nothing."""
    if decision is not None and decision.seat is not None:
        person = table.record.chairs[decision.seat].person
        person.reopened = "" if person.reopened == decision.key else person.reopened
    if not happened:
        return
    table.moved()
    all_of_them = table.game.take_events()
    where = (0, 0) if decision is None else (decision.phase, decision.seq)
    table.record.chronicle.given += [
        Past.of(*where, one.event, one.audience) for one in all_of_them if isinstance(one.event, events.Given)
    ]
    public = explained(table.game, _before(table), visible(all_of_them, None))
    pending: list[Event] = []
    began = False
    for event in public:
        began = began or isinstance(event, events.ChallengeBegan)
        if isinstance(event, events.ChallengeBegan) and event.number == 1:
            _follow(table, pending, decision)
            tell_rest(table)  # how the table was set up is no part of the first challenge
            pending = []
        pending.append(event)
        if isinstance(event, events.ChallengeOver | events.Finished):
            _follow(table, pending, decision)
            _tell_story(table)
            pending = []
    _follow(table, pending, decision)
    if began:
        chronicle, state = table.record.chronicle, table.game.state
        chronicle.stood = [*chronicle.stood[-1:], Stood(*where, state.challenges, positions(state))]


def _before(table: Running) -> list[Event]:
    return [past.event for past in table.record.chronicle.before]


def won_by(table: Running) -> list[Message]:
    return ways_of_winning(_before(table), table.names)


def ending(table: Running, points: Sequence[TurningPoint], say: Speech) -> list[str]:
    """Say in the first line who has won, then what decided it and who kept their promises."""
    decisive = [picture_words.turning_line(point, table.names, say) for point in points]
    listed = [say("replay-turns"), *(f"- {point}" for point in decisive)] if len(decisive) > 1 else decisive
    won = table_words.result(say, table.seen, table.names, won_by(table))
    return [won, *listed, *promises.ending(table, say)]


def forget(table: Running, gone: tuple[int, int]) -> None:
    """Take back lines and answers from a decision on, named by phase and place."""
    table.moved()
    for person in table.record.people:
        person.forget(gone)
    chronicle = table.record.chronicle
    kept = [entry for entry in chronicle.entries if (entry.phase, entry.seq) < gone]
    chronicle.before = [past for past in chronicle.before if (past.phase, past.seq) < gone]
    chronicle.given = [past for past in chronicle.given if (past.phase, past.seq) < gone]
    chronicle.reasons = [reason for reason in chronicle.reasons if (reason.phase, reason.seq) < gone]
    chronicle.legs = [leg for leg in chronicle.legs if (leg.phase, leg.seq) < gone]
    chronicle.stood = [stood for stood in chronicle.stood if (stood.phase, stood.seq) < gone]
    chronicle.chapters = [chapter for chapter in chronicle.chapters if (chapter.phase, chapter.seq) < gone]
    chronicle.fresh = max(0, chronicle.fresh - (len(chronicle.entries) - len(kept)))
    chronicle.entries = kept
    promises.forget(table, gone)


def tell_rest(table: Running) -> None:
    """Post what is not posted yet but for minor lines; the last of a game, deck and seed, stands in the log alone."""
    chronicle = table.record.chronicle
    fresh = chronicle.entries[-chronicle.fresh :] if chronicle.fresh else []
    if table.game.over:
        fresh = fresh[:-1]
    if lines := [entry.text for entry in fresh if not entry.minor]:
        _post(table, fitted(lines, lambda count: table.say("cosmic-table-left-out", count=count)))


def _tell_story(table: Running) -> None:
    """Post the challenge's story, with its reveal's picture if any; nothing if it was posted before."""
    chronicle = table.record.chronicle
    seen = _before(table)
    found = None if events.last(seen[:-1], events.ChallengeOver) is not None else story.read(seen)
    if found is not None:
        last, ended = chronicle.before[-1], news.ended(chronicle)
        chronicle.legs.append(_leg(table, found, last, ended))
        record, colours = table.record, [player.colour for player in table.game.state.players]
        record.reveal = record.reveal or story.repulsed(found, record.names, colours, record.language)
        lines = story_words.challenge_lines(found, table.names, table.record.language)
        table.add(Decided(found.number, winner(found) or "none", tuple(lines)))
        chapter = Chapter(last.phase, last.seq, found.number, lines, ended)
        chronicle.chapters = [*chronicle.chapters[1 - CHAPTERS :], chapter]
        talk = story_words.said(found, table.seen, record.tempers, table.names, record.language)
        kept = [f"-# {line}" for line in promises.judge(table, found, seen, (last.phase, last.seq))]
        before = story_words.veiled(found, table.names, record.language)
        _post(table, "\n".join([*lines, *([talk] if talk and record.talks else []), *kept]), before)


def _leg(table: Running, found: Story, last: Past, ended: Ending | None) -> Leg:
    state, side, seen = table.game.state, winner(found), table.seen
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
        hosts=[picture_facts.hosts(seen, seat) for seat in range(len(state.players))],
        by=found.turn if isinstance(found.turn, Maker) else None,
        ally=found.turn if isinstance(found.turn, Tokens) else None,
        zap=found.stopped.by if found.stopped is not None and found.turn is None else None,
        positions=next((one.positions for one in table.record.chronicle.stood if one.number == found.number), {}),
    )


def _post(table: Running, said: str, before: str = "") -> None:
    """Post a message for all lines so far; where its picture moves, ``before`` is shown until its end."""
    record = table.record
    view, record.reveal = record.reveal, None
    record.chronicle.fresh = 0
    shown = None if view is None else _picture(table, view)
    body = Body(said, picture=shown, panel=sent_length(said) > LONGEST)
    if shown is not None and shown.still is not None and not table.game.over:
        unveil(table)
        record.veiled = table.post("c", replace(body, text=before)), body
    else:
        table.post("c", body)


UNVEIL: Final = "unveil"
UNVEIL_MS: Final = 5_000
"""From the moment at which the message is out. No reveal takes longer up to its outcome."""


def begin_to_show(table: Running, key: str) -> None:
    if table.record.veiled is not None and table.record.veiled[0] == key:
        table.ring(UNVEIL, table.now + UNVEIL_MS)


def unveil(table: Running) -> None:
    """Show the words that wait. A message still to be posted gets them from the beginning."""
    table.hush(UNVEIL)
    if table.record.veiled is None:
        return
    (key, body), table.record.veiled = table.record.veiled, None
    for at, effect in enumerate(table.effects):
        if isinstance(effect, Post) and effect.key == key:
            table.effects[at] = replace(effect, body=body)
            return
    table.edit(key, body)


def reached(table: Running) -> tuple[int, int]:
    before, log = table.record.chronicle.before, table.game.log
    known = (before[-1].phase, before[-1].seq) if before else (0, 0)
    return max(known, (log[-1].phase, log[-1].seq)) if log else known


def log(table: Running) -> list[Entry]:
    return all_lines(table.record.chronicle)


def reasons(table: Running) -> list[Entry]:
    chronicle = table.record.chronicle
    return [*unpacked(chronicle.packed_reasons), *chronicle.reasons]


def latest(table: Running) -> list[str]:
    """Last lines not in a challenge's message yet, without what the board shows beside them."""
    chronicle = table.record.chronicle
    newest = chronicle.entries[-chronicle.fresh :] if chronicle.fresh else []
    lines = [entry.text for entry in newest if not (entry.minor or entry.shown)]
    return [f"-# {line}" for line in lines[-_LINES:]]


def _is_shown(event: Event) -> bool:
    """True if the board shows it: whose challenge it is, who fights whom, and with how many tokens."""
    match event:
        case events.Moved(why=why):
            return why in ("commit", "regroup")
        case events.Joined(side=side):
            return side is not None
    return isinstance(event, _SHOWN)


def _follow(table: Running, public: Sequence[Event], decision: Decision | None) -> None:
    record = table.record
    chronicle = record.chronicle
    names, before = table.names, _before(table)
    where = (0, 0) if decision is None else (decision.phase, decision.seq)
    for event in public:
        if isinstance(event, events.ChallengeBegan):
            chronicle.ended = news.ended(chronicle)
            chronicle.before, chronicle.given = _lasting(chronicle.before), []
            before = _before(table)
            _put_away(chronicle, where[0])
            chronicle.reasons.append(Entry(*where, text.line(event, names, record.language), head=True))
        reason = story_words.why(event, before, names, record.language)
        if reason and (line := text.line(event, names, record.language)):
            chronicle.reasons.append(Entry(*where, f"{line} {reason}"))
        if isinstance(event, events.Released):  # the reveal has been carried out
            record.reveal = story.picture(before, record.names, record.language) or record.reveal
        chronicle.before.append(Past.of(*where, event))
        before.append(event)
        if isinstance(event, events.Laid) and (began := events.last(before, events.ChallengeBegan)) is not None:
            record.laid = max(record.laid, began.number)
    fresh = [
        Entry(*where, line, is_minor(event), isinstance(event, events.ChallengeBegan), _is_shown(event))
        for event, line in text.with_events(public, names, record.language)
    ]
    chronicle.fresh += len(fresh)
    chronicle.entries += fresh
    for event in events.of(public, events.Invited):
        promises.follow(table, event)


def _lasting(before: Sequence[Past]) -> list[Past]:
    over = [at for at, past in enumerate(before) if isinstance(past.event, events.ChallengeOver)]
    return [past for past in before[over[-1] :] if isinstance(past.event, story.LASTING)] if over else []


def _put_away(chronicle: Chronicle, phase: int) -> None:
    """Pack what is older than a phase, but for the last lines of the story: steps go back within a phase only."""
    spare = max(0, len(chronicle.entries) - max(LOG_LINES, chronicle.fresh))
    old = [entry for entry in chronicle.entries[:spare] if entry.phase < phase]
    chronicle.packed_entries = packed_with(chronicle.packed_entries, old)
    chronicle.entries = chronicle.entries[len(old) :]
    past = [reason for reason in chronicle.reasons if reason.phase < phase]
    chronicle.packed_reasons = packed_with(chronicle.packed_reasons, past)
    chronicle.reasons = chronicle.reasons[len(past) :]


def is_minor(event: Event) -> bool:
    """True for where a card goes after use or lies as all know, for what is the same in every set-up, and for who came
    too late while the table still waits for them.
    """
    match event:
        case events.Drew(why=why):
            return why == "deal"
        case events.Discarded(seat=seat):
            return seat is None
        case events.Laid(card=card):
            return card is None
        case events.Struck(autopilot=autopilot):
            return not autopilot
    return isinstance(event, events.CosmicEvent) and event.minor


def _picture(table: Running, view: picture_views.RevealPicture) -> Picture:
    """The reveal, moving if allowed; still at live tables, where people wait for it, and without cards."""
    data, words = encode(view), alt.reveal(view)
    still = Picture(REVEAL, data, words, REVEAL_FILE)
    moving = moves(table) and table.record.speed != "live" and view.mustered is None
    return Picture(MOVING, data, words, MOVING_FILE, still) if moving else still


def moves(table: Running) -> bool:
    return table.record.motion and not any(person.still for person in table.record.people)
