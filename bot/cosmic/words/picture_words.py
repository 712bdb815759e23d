"""Words of Cosmic pictures and their alt texts, and views of pictures that teach. No secrets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.cosmic.model import cards
from bot.cosmic.model.records import Maker, SumLine, Tokens
from bot.cosmic.seen import picture_views
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import Names
from bot.kernel.event import Seat
from bot.words.message import DEFAULT, Language, Message, ids
from bot.words.speech import Speech, speech

_PHASES: Final = ids("picture-phase-", tuple(picture_views.PHASES))
_OUTCOMES: Final = ids("picture-outcome-", ("deal", "no_deal", "repulsed", "aborted"))
"""Outcomes that nobody wins."""
_ENDED: Final = ids("picture-ended-", ("bases", "alternate", "last", "nobody", "spent", "length", "stopped"))
_MINUS: Final = "−"
_MARK: Final = 0xE000
"""From here on, characters of no script stand for names while a title is said."""


def phase(say: Speech, name: picture_views.Phase) -> str:
    number = picture_views.PHASES[name]
    return f"{number} {called(say, name)}" if number else called(say, name)


def called(say: Speech, name: picture_views.Phase) -> str:
    return say(_PHASES[name])


def reveal_title(say: Speech, outcome: str, totals: picture_views.Totals, winner: str) -> list[str]:
    """Return the outcome in pieces, with the name at the even places; ``winner`` is empty if nobody won."""
    if outcome in _OUTCOMES:
        return ["", say(_OUTCOMES[outcome])]
    if not winner:
        return ["", say("picture-both-lose")]
    marked = chr(_MARK)
    if outcome == "landed":
        return _pieces(say("picture-lands", name=marked), [winner])
    if totals[0] is None or totals[1] is None:
        return _pieces(say("picture-wins", name=marked), [winner])
    won, lost = totals[::-1] if outcome == "defense" else totals
    told = say("picture-wins-by", name=marked, won=won or 0, lost=lost or 0)
    return _pieces(told.replace("-", _MINUS), [winner])


def number(say: Speech, value: int) -> str:
    return say.number(value).replace("-", _MINUS)


def decided(say: Speech, view: picture_views.RevealPicture) -> str:
    """Explain a tie, or what decided, where cards and totals do not say it; else empty."""
    return why(say, view.outcome, view.totals, " · ".join(makers(say, view.decided_by)))


def makers(say: Speech, made: Sequence[str]) -> list[str]:
    alone = [one for one in made if one not in {f"flare.{power}" for power in made}]
    return [
        say("picture-with-flare", power=things.power(one)) if f"flare.{one}" in made else say.message(things.maker(one))
        for one in alone
    ]


def why(say: Speech, outcome: str, totals: picture_views.Totals, makers: str = "") -> str:
    """Explain what the totals do not say by themselves: a tie, the lower one wins, or who decided."""
    won, lost = totals[::-1] if outcome == "defense" else totals
    if won is None or lost is None or outcome not in ("offense", "defense"):
        return makers
    if won < lost:
        return say("picture-lower-wins-by", makers=makers) if makers else say("picture-lower-wins")
    return say("picture-tie") if won == lost and outcome == "defense" else makers


def consequence(say: Speech, view: picture_views.RevealPicture, names: Names = things.BY_COLOUR) -> str:
    """Describe the result in a few words. Planets go by their colours unless ``names`` say whose they are."""
    place, parts = things.place(view.target, names), []
    if view.landed:
        parts.append(say("picture-landed", count=view.landed, place=place))
    if view.lost:
        parts.append(say("picture-lost", count=view.lost))
    if view.consolation:
        parts.append(say("picture-consolation", count=view.consolation))
    return " · ".join(parts) if parts else say("picture-target", place=place)


def counts_as(say: Speech, makers: Sequence[str]) -> str:
    """Words before the face as which a card counts: its maker, where that is known."""
    told = [things.maker(one) for one in makers]
    return say("picture-counts-as-by", makers=told) if told else say("picture-counts-as")


def turned_by(say: Speech, maker: str) -> str:
    """Words above *compromise*, as which an attack counts: its maker; *counts as* if nobody knows."""
    return say("picture-turned-by", maker=things.maker(maker)) if maker else say("picture-counts-as")


def open_card(card: str, counts: str) -> Message:
    known = things.card(card)
    return known if counts == cards.face(card) else Message("picture-card-counts", card=known, face=things.card(counts))


def sum_line(say: Speech, line: SumLine, name: str) -> str:
    if line.kind == "tokens":
        return say("picture-alt-line-tokens", count=line.value, name=name)
    if line.kind == "changes":
        makers = [things.maker(one) for one in line.powers] or [say("picture-powers")]
        return say("picture-alt-line-changes", makers=makers, change=f"{line.value:+d}".replace("-", _MINUS))
    return say("picture-alt-line-becomes", value=line.value, makers=[things.maker(one) for one in line.powers])


def end_title(say: Speech, names: Sequence[str]) -> list[str]:
    if not names:
        return ["", say("picture-nobody-wins")]
    return _pieces(say("picture-winners", names=[chr(_MARK + at) for at in range(len(names))]), names)


def how(say: Speech, view: picture_views.EndPicture) -> str:
    """Describe how the game ended (7.1, 7.5, 8.3, 8.9)."""
    needed = view.goal_of(view.rows[0]) if view.rows else view.goal
    return say(_ENDED[view.how if view.how in _ENDED else "stopped"], needed=needed)


def award(say: Speech, one: picture_views.Award) -> str:
    return say("picture-award", award=one.key)


def award_why(say: Speech, one: picture_views.Award, names: Sequence[str]) -> str:
    other = "" if one.other is None else names[one.other]
    return say("picture-award-why", award=one.key, count=one.count, other=other)


_APART: Final[tuple[picture_views.Position, ...]] = ("ahead", "behind")
_TURNS: Final = ids("replay-turn-", ("missed", "back", "short", "made", "lead", "last"))


def turning_point(point: picture_views.TurningPoint, names: Sequence[str], say: Speech) -> str:
    """One line, as short as a menu's option."""
    own, other = point.totals or (0, 0)
    return say(
        _TURNS[point.turn],
        number=point.challenge,
        name="" if point.seat is None else names[point.seat],
        bases=point.bases,
        counted=point.totals is not None,
        own=str(own),
        other=str(other),
        loser=[] if point.loser is None else [names[point.loser]],
    )


def turning_line(point: picture_views.TurningPoint, names: Sequence[str], say: Speech) -> str:
    turn, by = turning_point(point, names, say), point.by or point.ally
    return turn if by is None else say("replay-turn-by", turn=turn, by=difference(by, Names.of(names), point.seat))


def difference(by: Maker | Tokens, names: Names, told: Seat | None = None) -> Message:
    if isinstance(by, Tokens):
        owner = [] if by.seat == told else [things.name_of(names, by.seat)]
        return Message("story-turn-tokens", owner=owner, count=by.count)
    return Message("story-turn", maker=things.made_by(by, names, told))


def stood(say: Speech, view: picture_views.EndPicture, names: Sequence[str]) -> str:
    by_word = {word: [names[seat] for seat, one in view.positions.items() if one == word] for word in _APART}
    rows = [
        say("picture-position-of", names=called, position=say("picture-position", word=word))
        for word, called in by_word.items()
        if called
    ]
    return say("picture-stood", rows=rows) if rows else ""


def _pieces(said: str, names: Sequence[str]) -> list[str]:
    """A title in pieces, names at the even places, for pictures that set names apart."""
    found = re.split(f"([{chr(_MARK)}-{chr(_MARK + len(names))}])", said)
    pieces = [names[ord(piece) - _MARK] if at % 2 else piece for at, piece in enumerate(found)]
    return pieces[1:] if not pieces[0] else ["", *pieces]


class EmblemsPicture(msgspec.Struct, frozen=True):
    keys: tuple[str, ...]
    language: Language = DEFAULT


def emblems_alt(view: EmblemsPicture) -> str:
    return speech(view.language)(
        "picture-alt-emblems", count=len(view.keys), names=[things.power(key) for key in view.keys]
    )


class LessonPicture(msgspec.Struct, frozen=True):
    """The seven steps; made up, but for the number of bases that win."""

    goal: int
    language: Language = DEFAULT


def lesson_alt(view: LessonPicture) -> str:
    return speech(view.language)("lesson-alt", bases=view.goal)


_LONGEST: Final = 1_000


class Passage(msgspec.Struct, frozen=True):
    title: str
    facts: tuple[str, ...]
    text: str


class PowerPicture(msgspec.Struct, frozen=True):
    key: str
    power: Passage
    flares: tuple[Passage, ...] = ()
    language: Language = DEFAULT


def power_alt(view: PowerPicture) -> str:
    told = f"{', '.join([view.power.title, *view.power.facts])}. {view.power.text}"
    return told if len(told) <= _LONGEST else f"{told[: _LONGEST - 1]}…"
