"""Word the moons: events, questions, options, tips of the help, and pages of the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from bot.cosmic import events
from bot.cosmic.expansions.moons import moon as state
from bot.cosmic.expansions.moons.effects.instant import BRIBE, BRIBE_CARD, FLUX_ONE, FLUX_TWO, KEEP, REVENGE
from bot.cosmic.expansions.moons.rules import OFFER
from bot.cosmic.expansions.moons.views import MoonsView, title
from bot.cosmic.library import CardPage, Entry, add_cards, add_topics
from bot.cosmic.model import ids as parsed
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import TIPS, ExpansionWords, Names, add, worded
from bot.kernel.ask import Choice
from bot.kernel.event import Event, Seat
from bot.words.message import Language, Message, ids
from bot.words.speech import Speech, speech

_EFFECTS: Final = ids("moon-", state.MOONS, ".text")
_ASKED: Final = ids(
    "moons-event-ask-", ("bribe", "bribe_card", "take_bribe", "revenge", "flux", "flux_with", "boon", "implode")
)

_RULES: Final[Mapping[type[Event], str]] = {
    state.MoonsLaid: "2.6.1",
    state.MoonsKnown: "2.6.1",
    state.MoonTaken: "2.6.6",
    state.MoonKnown: "2.6.6",
    events.NeutralTokens: "2.6.7",
    state.MoonGone: "2.6.7",
}
_WHY: Final = ids("why-", [kind.kind for kind in _RULES])
_WHY_SHOWN: Final = ids("why-shown-", tuple(state.Kind))


def effect(say: Speech, moon: str) -> str:
    return say(_EFFECTS[moon])


@worded
def _known(event: state.MoonsKnown, names: Names) -> Message:
    mine = [
        Message("moons-event-is", place=things.place(at, names), moon=title(moon)) for at, moon in event.moons.items()
    ]
    return Message("moons-event-yours", moons=mine)


@worded
def _shown(event: state.MoonShown, names: Names) -> Message:
    name, place, moon = things.name_of(names, event.seat), things.place(event.place, names), event.moon
    return Message("moons-event-shown", name=name, place=place, moon=title(moon), effect=Message(_EFFECTS[moon]))


@worded
def _taken(event: state.MoonTaken, names: Names) -> Message:
    return Message("moons-event-taken", name=things.name_of(names, event.seat), place=things.place(event.place, names))


@worded
def _seen(event: state.MoonKnown, names: Names) -> Message:
    place, moon = things.place(event.place, names), event.moon
    return Message("moons-event-seen", place=place, moon=title(moon), effect=Message(_EFFECTS[moon]))


@worded
def _laid(event: state.MoonsLaid, names: Names) -> Message:
    return Message("moons-event-laid", count=len(event.places))


@worded
def _gone(event: state.MoonGone, names: Names) -> Message:
    return Message("moons-event-gone", place=things.place(event.place, names))


def _bribe(choice: Choice, names: Names, table: TableView) -> Message:
    if choice == KEEP:
        return Message("moons-event-show-nothing")
    return Message("moons-event-show-whom", name=things.name_of(names, int(str(choice))))


def _bribe_card(choice: Choice, names: Names, table: TableView) -> Message:
    if choice == KEEP:
        return Message("moons-event-show-nothing")
    return Message("moons-event-show-card", card=things.card(str(choice)))


def _tokens(choice: Choice, names: Names, table: TableView) -> Message:
    where, seat = parsed.owned(str(choice))
    return Message("moons-event-token", name=things.name_of(names, seat), place=things.place(where, names))


add(
    ExpansionWords(
        questions={f"{state.NAME}.{key}": Message(_ASKED[key]) for key in _ASKED},
        silent=dict.fromkeys((state.BribeOver,)),
        choices={
            parsed.special(OFFER, where): Message("moons-event-turn-up", place=things.place(where))
            for where in state.OUTPOSTS
        },
        options={
            BRIBE.key: _bribe,
            BRIBE_CARD.key: _bribe_card,
            **dict.fromkeys((REVENGE.key, FLUX_ONE.key, FLUX_TWO.key), _tokens),
        },
        reasons={
            **{kind: Message(_WHY[kind.kind], rule=things.rule(one)) for kind, one in _RULES.items()},
            state.MoonShown: lambda event, before: Message(
                _WHY_SHOWN[state.MOONS[event.moon].kind], rule=things.rule("2.6.6")
            ),
        },
        causes={moon: Message("why-moon", moon=title(moon), rule=things.rule("2.6.7")) for moon in state.MOONS},
    )
)


_FIGHT = ("cone", "cards", "reveal")


@TIPS(state.NAME)
def _told(table: TableView, seat: Seat | None, phase: str, names: Names, language: Language) -> list[str]:
    say = speech(language)
    target = None if table.challenge is None else table.challenge.target
    lines = [say("moons-event-tip-target")] if phase == "aim" else []
    if phase in _FIGHT and any(moon.id == target for moon in table.outposts):
        lines.append(say("moons-event-tip-no-allies"))
    hidden = {one.place for one in table.part(state.NAME, MoonsView).moons if not one.moon and not one.gone}
    if seat is not None and any(moon.tokens(seat) and moon.id in hidden for moon in table.outposts):
        lines.append(say("moons-event-tip-secret"))
    return lines


_KIND: Final = ids("library-moon-", tuple(state.Kind))


def _listed(kind: state.Kind) -> Callable[[Speech], str]:
    return lambda say: "\n".join(
        f"**{title(name)}**: {effect(say, name)}" for name, moon in sorted(state.MOONS.items()) if moon.kind is kind
    )


def _cards(say: Speech) -> Iterator[CardPage]:
    for name, moon in sorted(state.MOONS.items()):
        yield CardPage(f"moon.{name}", title(name), (), say(_KIND[moon.kind]), effect(say, name))


add_topics(
    Entry("moons", ("2.6.2", "2.6.3", "2.6.4", "2.6.5", "2.6.6"), ("2.6", "2.6.1")),
    *(Entry(f"moons_{kind}", ("2.6.7", "2.6.6"), listing=_listed(kind)) for kind in state.Kind),
)
add_cards(_cards)
