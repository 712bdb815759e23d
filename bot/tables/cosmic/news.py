"""Say beside the questions of a seat who fights whom, what holds in the turn, and how the last one ended for it.

The latter is told until that seat has answered something. All of it is public but the cards that
were taken from the seat, which the seat alone is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.cosmic import events
from bot.cosmic.model import board
from bot.cosmic.model.records import Maker, named
from bot.cosmic.seen import story
from bot.cosmic.seen.turning import changes
from bot.cosmic.words import expansion_words, things
from bot.kernel.event import Event, Seat
from bot.tables.cosmic import table_words
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Chronicle, Ending
from bot.words.message import Message
from bot.words.speech import Speech


def sides(table: Running, say: Speech) -> list[str]:
    """The two sides as one line; empty before tokens are on the cone, and once the fight is decided."""
    challenge = table.seen.challenge
    if challenge is None or challenge.target is None or not challenge.offense.tokens:
        return []
    offense, defense = challenge.offense, challenge.defense
    if offense.seat is None or defense.seat is None:
        return []
    names = table.names
    counts = [side.tokens + sum(ally.tokens for ally in side.allies) for side in (offense, defense)]
    line = say(
        "picture-alt-attack",
        offense=names[offense.seat],
        defense=names[defense.seat],
        place=[things.place(challenge.target, names, names.colour(defense.seat))],
        count=counts[0],
        others=counts[1],
        reverse=challenge.reverse,
    )
    allies = [
        [f"{names[ally.seat]} {ally.tokens}" for ally in side.allies if ally.tokens] for side in (offense, defense)
    ]
    if any(allies):
        line = f"{line} {say('picture-alt-allies', attacking=allies[0], defending=allies[1])}"
    return [f"-# {line}"]


def of_the_turn(table: Running, say: Speech) -> list[str]:
    """For whom the table waits between the challenges of this turn; the challenges that are left in the last three of
    them (7.7). A line each.
    """
    if table.game.over:
        return []
    left, stops = board.challenges_left(table.game.state), [table.names[seat] for seat in table.stopping()]
    lines = [say("cosmic-table-when-stops", names=stops)] if stops else []
    return lines if left is None or left >= _LAST else [*lines, say("cosmic-table-end-in-sight", left=left)]


_LAST = 3
_WARP = "warp"
_DEAL = "deal"


def ended(past: Chronicle) -> Ending | None:
    """Outcome of the current challenge; None if undecided, or while a deal is being tried."""
    seen = [one.event for one in past.before]
    decided = not {events.OutcomeFixed, events.Abandoned}.isdisjoint(map(type, seen))
    found = story.read(seen) if decided else None
    if found is None or not found.outcome:
        return None
    if found.outcome == _DEAL and events.last(seen, events.DealStruck) is None:
        return None
    return Ending(
        found.number,
        found.offense,
        found.defense,
        found.outcome,
        found.totals,
        [(one.side, named(one), one.by) for one in changes(seen)],
        [named(found.turn)] if isinstance(found.turn, Maker) else [],
        _lost(seen),
        [
            (one.seat, one.to, *one.cards)
            for one in events.of((one.event for one in past.given), events.Given)
            if one.why != _DEAL
        ],
        over=events.last(seen, events.ChallengeOver) is not None,
        dealers=found.dealers,
    )


def heard(table: Running, seat: Seat) -> None:
    """Note that the seat has answered, and so has read how the last challenge ended."""
    found, person = _latest(table), table.record.chairs[seat].person
    if found is not None and found.over:
        person.heard = found.number
    person.settled = []


def settled(table: Running, seat: Seat, say: Speech) -> list[str]:
    """Small choices that took the usual answer for the seat, as a line; none once it has read of them."""
    keys = list(dict.fromkeys(table.record.chairs[seat].person.settled))
    if not keys:
        return []
    named = [
        say(table_words.SMALL[key]) if key in table_words.SMALL else expansion_words.small(key, say.language)
        for key in keys
    ]
    return [f"-# {say('cosmic-sides-settled', choices=named)}"]


def of_the_last(table: Running, seat: Seat, say: Speech) -> list[str]:
    """The end of the last challenge, in lines for the seat; none once it has read them."""
    found = _latest(table)
    if found is None or table.record.chairs[seat].person.heard >= found.number:
        return []
    names = table.names
    offense, defense = names[found.offense], "" if found.defense is None else names[found.defense]
    won = found.outcome == "offense"
    winner, loser = (offense, defense) if won else (defense, offense)
    mine = "won" if (seat == found.offense) == won else "lost"
    mine = mine if seat in (found.offense, found.defense) else ""
    score = ""
    match found.totals if won != (mine == "lost") else (found.totals or ())[::-1]:
        case (int(first), int(second)):
            score = say.message(things.score(first, second))
    by = [f"*{say.message(things.maker(name))}*" for name in found.deciders]
    dealers = [names[one] for one in found.dealers] or [loser, winner]
    lines = [table_words.ended(say, found.number, found.outcome, winner, loser, mine, score, by, dealers)]
    return [f"-# {line}" for line in [*lines, *suffered(table, [found], seat, say)]]


def suffered(table: Running, endings: Sequence[Ending], seat: Seat, say: Speech) -> list[str]:
    """Harm of these challenges to the seat, in lines: plays against it, and its losses."""
    fought = [one for one in endings if seat in (one.offense, one.defense)]
    decided = [one for one in fought if one.outcome in ("offense", "defense")]
    plays = [play for one in decided for play in _against(one, seat, say)]
    lines = [say("cosmic-table-against", plays=plays)] if plays else []
    taken: dict[str, list[str]] = {}
    for giver, taker, *gone in (given for one in endings for given in one.given):
        if giver == seat:
            taken.setdefault(table.names[int(taker)], []).extend(map(str, gone))
    signed_say = say.signed
    takings = [
        signed_say("cosmic-table-taken", taker=taker, cards=[*map(things.card, gone)]) for taker, gone in taken.items()
    ]
    if (lost := sum(one.lost.get(seat, 0) for one in endings)) or takings:
        tokens = [Message("cosmic-table-lost-tokens", count=lost)] if lost else []
        lines.append(say("cosmic-table-lost", things=[*tokens, *takings]))
    return lines


def _latest(table: Running) -> Ending | None:
    """Outcome of the current challenge if decided, else of the last one."""
    return table.once(lambda: ended(table.record.chronicle), "ended") or table.record.chronicle.ended


def _lost(seen: Sequence[Event]) -> dict[Seat, int]:
    found: Counter[Seat] = Counter()
    for event in events.of(seen, events.Moved):
        if event.to == _WARP:
            found[event.seat] += event.count
    return dict(found)


def _against(found: Ending, seat: Seat, say: Speech) -> list[str]:
    side = "offense" if seat == found.offense else "defense"
    harm = [(name, by) for where, name, by in found.changes if (by < 0) == (where == side)]
    return [f"**{say.message(things.maker(name))} {by:+}**".replace("-", "−") for name, by in harm]
