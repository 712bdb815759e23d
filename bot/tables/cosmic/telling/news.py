"""How the last challenge ended, for one seat: who won and by what, what was played against it, what it lost.

It is told with the questions of a seat until that seat has answered one of them or sealed its plan. All of it is public
but the cards that were taken from the seat, which the seat alone is told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.cosmic.model.reckoning import Maker, named
from bot.cosmic.seen import story
from bot.cosmic.seen.why_facts import changes
from bot.cosmic.words import expansion_words, things
from bot.kernel.event import Event
from bot.kernel.seat import Seat
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Ending, Told
from bot.tables.cosmic.words import table_words
from bot.words.language import Language
from bot.words.speech import speech

_WARP = "warp"
_DEAL = "deal"


def ended(past: Told) -> Ending | None:
    """What the challenge has come to that is played; None if nothing has been decided yet, or a deal is being tried."""
    events = [one.event for one in past.before]
    found = story.read(events)
    if found is None or not found.outcome:
        return None
    if found.outcome == _DEAL and all(event.kind != _DEAL for event in events):
        return None
    return Ending(
        found.number,
        found.offense,
        found.defense,
        found.outcome,
        found.totals,
        [(one["side"], f"flare.{one['name']}" if one["flare"] else one["name"], one["by"]) for one in changes(events)],
        [named(found.turn)] if isinstance(found.turn, Maker) else [],
        _lost(events),
        [_taken(one.event.data) for one in past.given if one.event.data["why"] != _DEAL],
        over=any(event.kind == "challenge_over" for event in events),
        dealers=found.dealers,
    )


def heard(table: Running, seat: Seat) -> None:
    """The seat has answered something or sealed its plan, and so has read how the last challenge ended."""
    found = _latest(table)
    if found is not None and found.over:
        table.record.heard[str(seat)] = found.number
    table.record.settled.pop(str(seat), None)


def settled(table: Running, seat: Seat, language: Language) -> list[str]:
    """Which small choices took the usual answer in the seat's stead, as a line; none once it has read of them."""
    keys = list(dict.fromkeys(table.record.settled.get(str(seat), ())))
    if not keys:
        return []
    say = speech(language)
    named = [
        say(table_words.SMALL[key]) if key in table_words.SMALL else expansion_words.small(key, language)
        for key in keys
    ]
    return [f"-# {say('cosmic-plan-settled', choices=named)}"]


def told(table: Running, seat: Seat, language: Language) -> list[str]:
    """How the last challenge ended, in lines for the seat; none once it has read them."""
    found = _latest(table)
    if found is None or table.record.heard.get(str(seat), 0) >= found.number:
        return []
    say, names = speech(language), table.names
    offense, defense = names[found.offense], "" if found.defense is None else names[found.defense]
    won = found.outcome == "offense"
    winner, loser = (offense, defense) if won else (defense, offense)
    mine = "won" if (seat == found.offense) == won else "lost"
    mine = mine if seat in (found.offense, found.defense) else ""
    score = ""
    if found.totals is not None and None not in found.totals:
        first, second = found.totals if won != (mine == "lost") else found.totals[::-1]
        score = things.minus(f"{first} : {second}")
    by = [f"*{say.message(things.maker(name))}*" for name in found.deciders]
    dealers = [names[one] for one in found.dealers] or [loser, winner]
    lines = [table_words.ended(say, found.number, found.outcome, winner, loser, mine, score, by, dealers)]
    lines += suffered(table, [found], seat, language)
    return [f"-# {lines[0]}", *(f"-# {line}" for line in lines[1:])]


def suffered(table: Running, endings: Sequence[Ending], seat: Seat, language: Language) -> list[str]:
    """What these challenges have done to the seat: what was played against it, and what it lost, in lines."""
    say = speech(language)
    plays = [play for one in endings if _decided(one, seat) for play in _against(one, seat, language)]
    lines = [say("cosmic-table-against", plays=plays)] if plays else []
    taken: dict[str, list[str]] = {}
    for giver, taker, *gone in (given for one in endings for given in one.given):
        if giver == seat:
            taken.setdefault(table.names[int(taker)], []).extend(map(str, gone))
    takings = [_taking(taker, gone, language) for taker, gone in taken.items()]
    if (lost := sum(one.lost.get(str(seat), 0) for one in endings)) or takings:
        lines.append(table_words.lost(say, lost, takings))
    return lines


def _decided(found: Ending, seat: Seat) -> bool:
    """Whether the seat was a main player of a challenge that somebody has won."""
    return seat in (found.offense, found.defense) and found.outcome in ("offense", "defense")


def _latest(table: Running) -> Ending | None:
    """Of the challenge that is played, if it is decided; else of the last one."""
    return ended(table.record.told) or table.record.told.ended


def _lost(events: Sequence[Event]) -> dict[str, int]:
    """Tokens that went to the warp, by seat as text."""
    found: Counter[str] = Counter()
    for event in events:
        data: Mapping[str, Any] = event.data
        if event.kind == "moved" and data["to"] == _WARP:
            found[str(data["seat"])] += data["count"]
    return dict(found)


def _taken(data: Mapping[str, Any]) -> tuple[Seat | str, ...]:
    return data["seat"], data["to"], *data["cards"]


def _against(found: Ending, seat: Seat, language: Language) -> list[str]:
    """What was played that changed the sums to the seat's harm, and what decided against it."""
    side = "offense" if seat == found.offense else "defense"
    say = speech(language)
    harm = [(name, by) for where, name, by in found.changes if (by < 0) == (where == side)]
    return [f"**{say.message(things.maker(name))} {by:+}**".replace("-", "−") for name, by in harm]


def _taking(taker: str, taken: Sequence[str], language: Language) -> str:
    """Which cards went to whom."""
    gone = [things.card(card) for card in taken]
    say = speech(language).signed
    return say("cosmic-table-taken", taker=taker, cards=gone)
