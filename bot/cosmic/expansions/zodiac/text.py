"""What the Zodiac says: which message words each event, question and option."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.expansions.zodiac.alt import standing
from bot.cosmic.expansions.zodiac.chart import what
from bot.cosmic.expansions.zodiac.karma import GAIN, RELEASE
from bot.cosmic.expansions.zodiac.playing import DONE, PLAY
from bot.cosmic.expansions.zodiac.state import KARMA, NAME
from bot.cosmic.model import ids as parsed
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.kernel.ask import Choice
from bot.kernel.event import Event
from bot.words.message import Message, ids
from bot.words.signs import ZODIAC

_ENOUGH: Final = 3
"""From how many players on the expansion is recommended (8.6, seed)."""
_REASONS: Final = {
    "signs": ("Z2",),
    "zodiac_played": ("Z10", "Z12"),
    "spiritual_leader": ("Z28",),
    "zodiac_left": ("Z45",),
}
"""The rules behind each event."""
_CAUSES: Final = {KARMA: "Z23", NAME: "Z12"}
"""The rule behind tokens and cards that move."""
_WHY: Final = ids("why-", (*_REASONS, *_CAUSES))


def _signs(data: Data, names: Names) -> Message:
    dealt = [
        Message("zodiac-is", name=things.name_of(names, seat), standing=standing(what(card)))
        for seat, card in enumerate(data["cards"])
    ]
    return Message("zodiac-dealt-few" if len(dealt) < _ENOUGH else "zodiac-dealt", players=dealt)


def _played(data: Data, names: Names) -> Message:
    name, target = things.name_of(names, data["seat"]), things.name_of(names, data["target"])
    card, old = what(data["card"]), what(data["old"])
    return Message(
        "zodiac-played", name=name, card=things.power(card), target=target, old=standing(old), new=standing(card)
    )


def _step(data: Data, names: Names) -> Message:
    up = [f"{names[seat]} +{delta}" for seat, delta in enumerate(data["deltas"]) if delta > 0]
    down = [f"{names[seat]} −{-delta}" for seat, delta in enumerate(data["deltas"]) if delta < 0]
    told = Message("zodiac-karma", changes=up + down) if up or down else Message("zodiac-karma-same")
    return told.behind(ZODIAC["karma"].plain)


def _leader(data: Data, names: Names) -> Message:
    seat, before = data["seat"], things.name_of(names, data["before"])
    if seat is None:
        return Message("zodiac-leads-no-longer", before=before)
    name, karma = things.name_of(names, seat), data["karma"][seat]
    if data["before"] is None:
        return Message("zodiac-leads", name=name, karma=karma).behind(ZODIAC["leader"].plain)
    return Message("zodiac-leads-instead", name=name, karma=karma, before=before).behind(ZODIAC["leader"].plain)


def _left(data: Data, names: Names) -> Message:
    name, card = things.name_of(names, data["seat"]), things.power(what(data["card"]))
    return Message("zodiac-left", name=name, card=card)


def _option(choice: Choice, names: Names, table: TableView) -> Message:
    card, target = parsed.targeted(str(choice))
    if card == DONE:
        return Message("zodiac-play-none")
    return Message("zodiac-play", card=things.power(what(card)), name=things.name_of(names, target))


def _why_step(data: Data, before: Sequence[Event]) -> Message:
    outcome = next((str(event.data["outcome"]) for event in reversed(before) if event.kind == "outcome"), "")
    return Message("why-karma-step", outcome=outcome, rule=things.rule("Z19", "Z20", "Z21"))


add(
    ExpansionWords(
        events={
            "signs": _signs,
            "zodiac_played": _played,
            "karma_step": _step,
            "spiritual_leader": _leader,
            "zodiac_left": _left,
        },
        questions={
            PLAY.key: Message("zodiac-ask-play"),
            GAIN.key: Message("zodiac-ask-gain"),
            RELEASE.key: Message("zodiac-ask-release"),
        },
        options={PLAY.key: _option},
        places={KARMA: things.place(KARMA)},
        small={GAIN.key: Message("zodiac-small-gain"), RELEASE.key: Message("zodiac-small-release")},
        reasons={
            **{kind: Message(_WHY[kind], rule=things.rule(*rules)) for kind, rules in _REASONS.items()},
            "karma_step": _why_step,
        },
        causes={cause: Message(_WHY[cause], rule=things.rule(one)) for cause, one in _CAUSES.items()},
    )
)
