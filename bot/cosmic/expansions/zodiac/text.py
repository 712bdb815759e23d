"""Texts of the Zodiac: events, questions, options, the chart, tips of the help, library topics."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.cosmic import events
from bot.cosmic.expansions.zodiac import state, views
from bot.cosmic.expansions.zodiac.karma import DONE, GAIN, PLAY, RELEASE
from bot.cosmic.expansions.zodiac.views import SIGNS, ZodiacView, chart_picture, standing, what
from bot.cosmic.library import CardPage, Entry, add_cards, add_topics
from bot.cosmic.model import ids as parsed
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_facts import ExpansionPicture, Shown
from bot.cosmic.seen.views import SeatView, TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import TIPS, ExpansionWords, Names, add, worded
from bot.kernel.ask import Choice
from bot.kernel.event import Event, Seat
from bot.words.message import Language, Message, ids
from bot.words.signs import ZODIAC
from bot.words.speech import Speech, speech

_ENOUGH: Final = 3
"""From how many players on the expansion is recommended (8.6, seed)."""
_REASONS: Final[Mapping[type[Event], tuple[str, ...]]] = {
    state.SignsDealt: ("Z2",),
    state.ZodiacPlayed: ("Z10", "Z12"),
    state.SpiritualLeader: ("Z28",),
    state.ZodiacLeft: ("Z45",),
}
_CAUSES: Final = {state.KARMA: "Z23", state.NAME: "Z12"}
_WHY: Final = ids("why-", (*(kind.kind for kind in _REASONS), *_CAUSES))


@worded
def _signs(event: state.SignsDealt, names: Names) -> Message:
    dealt = [
        Message("zodiac-is", name=things.name_of(names, seat), standing=standing(what(card)))
        for seat, card in enumerate(event.cards)
    ]
    return Message("zodiac-dealt-few" if len(dealt) < _ENOUGH else "zodiac-dealt", players=dealt)


@worded
def _played(event: state.ZodiacPlayed, names: Names) -> Message:
    name, target = things.name_of(names, event.seat), things.name_of(names, event.target)
    card, old = what(event.card), what(event.old)
    return Message(
        "zodiac-played", name=name, card=things.power(card), target=target, old=standing(old), new=standing(card)
    )


@worded
def _step(event: state.KarmaStep, names: Names) -> Message:
    up = [f"{names[seat]} +{delta}" for seat, delta in enumerate(event.deltas) if delta > 0]
    down = [f"{names[seat]} −{-delta}" for seat, delta in enumerate(event.deltas) if delta < 0]
    told = Message("zodiac-karma", changes=up + down) if up or down else Message("zodiac-karma-same")
    return told.behind(ZODIAC["karma"].plain)


@worded
def _leader(event: state.SpiritualLeader, names: Names) -> Message:
    seat, before = event.seat, things.name_of(names, event.before)
    if seat is None:
        return Message("zodiac-leads-no-longer", before=before)
    name, karma = things.name_of(names, seat), event.karma[seat]
    if event.before is None:
        return Message("zodiac-leads", name=name, karma=karma).behind(ZODIAC["leader"].plain)
    return Message("zodiac-leads-instead", name=name, karma=karma, before=before).behind(ZODIAC["leader"].plain)


@worded
def _left(event: state.ZodiacLeft, names: Names) -> Message:
    name, card = things.name_of(names, event.seat), things.power(what(event.card))
    return Message("zodiac-left", name=name, card=card)


def _option(choice: Choice, names: Names, table: TableView) -> Message:
    card, target = parsed.targeted(str(choice))
    if card == DONE:
        return Message("zodiac-play-none")
    return Message("zodiac-play", card=things.power(what(card)), name=things.name_of(names, target))


def _why_step(event: state.KarmaStep, before: Sequence[Event]) -> Message:
    fixed = events.last(before, events.OutcomeFixed)
    return Message(
        "why-karma-step", outcome="" if fixed is None else fixed.outcome, rule=things.rule("Z19", "Z20", "Z21")
    )


add(
    ExpansionWords(
        questions={
            PLAY.key: Message("zodiac-ask-play"),
            GAIN.key: Message("zodiac-ask-gain"),
            RELEASE.key: Message("zodiac-ask-release"),
        },
        options={PLAY.key: _option},
        places={state.KARMA: things.place(state.KARMA)},
        small={GAIN.key: Message("zodiac-small-gain"), RELEASE.key: Message("zodiac-small-release")},
        reasons={
            **{kind: Message(_WHY[kind.kind], rule=things.rule(*rules)) for kind, rules in _REASONS.items()},
            state.KarmaStep: _why_step,
        },
        causes={cause: Message(_WHY[cause], rule=things.rule(one)) for cause, one in _CAUSES.items()},
    )
)


def _chart(
    table: TableView, names: Sequence[str], seat: Seat | None, language: Language, play: tuple[str, Seat] | None = None
) -> Shown:
    view = chart_picture(table, names, seat, play, language)
    return Shown("cosmic.chart", view, views.chart(view), "chart.png")


def _for_all(table: TableView, names: Sequence[str], seat: Seat | None, language: Language) -> Shown | None:
    """The chart; None before the signs are dealt. Players who have left see it as spectators do."""
    players = table.part(state.NAME, ZodiacView).players
    if not any(one.card for one in players):
        return None
    return _chart(table, names, seat if seat is not None and players[seat].card else None, language)


def _with_question(view: SeatView, names: Sequence[str], choice: Choice, language: Language) -> Shown:
    face, target = parsed.targeted(str(choice))
    return _chart(view.table, names, view.seat, language, None if target is None else (face, target))


picture_facts.add(
    ExpansionPicture(
        state.NAME,
        Message("zodiac-chart"),
        _for_all,
        {PLAY.key: _with_question},
        {PLAY.key: lambda choice, language: "" if choice == DONE else speech(language)("zodiac-look-first")},
    )
)


_RELATED = ids("zodiac-tip-", ("yin", "yang"))
_WINDOW = ("destiny", "aim")
_FIGHT = ("invite", "allies", "cards", "reveal", "deal", "outcome")


@TIPS(state.NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say, chart = speech(language), table.part(state.NAME, ZodiacView)
    lines = [say("zodiac-tip-window")] if phase in _WINDOW else []
    if chart.leader is not None and phase in _WINDOW:
        lines.append(say("zodiac-tip-leader", name=things.name_of(names, chart.leader)))
    challenge = table.challenge
    if seat is None or phase not in _FIGHT or challenge is None or chart.standing(seat).sign is None:
        return lines
    if chart.leader == seat:
        return lines
    for main in (challenge.offense.seat, challenge.defense.seat):
        if main == seat:
            lines.append(say("zodiac-tip-main"))
        elif main is not None and (kind := chart.relation(seat, main)) in _RELATED:
            lines.append(say(_RELATED[kind], name=things.name_of(names, main)))
    return lines


_CARDS: Final = {"sign": SIGNS, "cusp": (), "nemesis": ()}
_TITLE: Final = ids("library-zodiac-", _CARDS)
_ALSO: Final = ids("library-zodiac-", _CARDS, ".also")
_TEXT: Final = ids("library-zodiac-", _CARDS, ".text")


def _cards(say: Speech) -> Iterator[CardPage]:
    kind = say("library-zodiac-card")
    for card, names in _CARDS.items():
        also = (*say(_ALSO[card]).split(", "), *names)
        yield CardPage(f"zodiac.{card}", say(_TITLE[card]), also, kind, say(_TEXT[card]))


add_topics(
    Entry(
        "zodiac",
        ("Z3", "Z8", "Z19", "Z20", "Z23", "Z24"),
        (
            *("Z1", "Z2", "Z4", "Z5", "Z6", "Z7", "Z18", "Z21", "Z22"),
            *("Z25", "Z26", "Z27", "Z42", "Z43", "Z44", "Z46"),
        ),
    ),
    Entry("zodiac_cards", ("Z9", "Z10", "Z12", "Z13", "Z14"), ("Z11", "Z15", "Z16", "Z17")),
    Entry(
        "spiritual_leader",
        ("Z28", "Z30", "Z31", "Z33", "Z34", "Z35", "Z37", "Z40"),
        ("Z29", "Z32", "Z36", "Z38", "Z39", "Z41", "Z45", "Z47"),
    ),
    Entry("zodiac_first_games", ("X7",)),
    Entry("zodiac_together", ("X1", "X2", "X3", "X4", "X5", "X6")),
)
add_cards(_cards)
