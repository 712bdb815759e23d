"""What the Zodiac says, in English: its events, questions and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.expansions.zodiac.chart import CUSP, NEMESIS, what
from bot.cosmic.expansions.zodiac.karma import GAIN, RELEASE
from bot.cosmic.expansions.zodiac.playing import DONE, PLAY
from bot.cosmic.expansions.zodiac.state import KARMA, NAME
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases import listed, rule, who
from bot.kernel.ask import Choice
from bot.kernel.event import Event

__all__ = ["card_name"]

_OUTCOMES = {
    "offense": "the offense won and the defense lost",
    "defense": "the defense won and the offense lost",
    "both_lost": "both main players lost",
    "deal": "the main players made a deal",
    "no_deal": "the main players failed to make a deal",
}


_ENOUGH = 3
"""From how many players on the expansion is recommended (8.6, seed)."""


def card_name(card: str) -> str:
    """A Zodiac card by its name: ``Leo``, ``Cusp``, ``Nemesis``."""
    return what(card).capitalize()


def _standing(card: str) -> str:
    known = what(card)
    return {CUSP: "in cusp", NEMESIS: "Nemesis"}.get(known, known.capitalize())


def _signs(data: Data, names: Names) -> str:
    dealt = [f"{who(names, seat)} is {_standing(card)}" for seat, card in enumerate(data["cards"])]
    few = f" Zodiac is recommended for three or more players {rule('8.6')}." if len(dealt) < _ENOUGH else ""
    return f"The signs are dealt: {listed(dealt)} {rule('Z2')}.{few}"


def _played(data: Data, names: Names) -> str:
    me, target = who(names, data["seat"]), who(names, data["target"])
    whom = "" if data["seat"] == data["target"] else f" on {target}"
    return (
        f"{me} plays {card_name(data['card'])}{whom}: {target} was {_standing(data['old'])} "
        f"and is {_standing(data['card'])} now {rule('Z12')}."
    )


def _step(data: Data, names: Names) -> str:
    up = [f"{who(names, seat)} +{delta}" for seat, delta in enumerate(data["deltas"]) if delta > 0]
    down = [f"{who(names, seat)} −{-delta}" for seat, delta in enumerate(data["deltas"]) if delta < 0]
    if not up and not down:
        return f"Nobody's Karma changes {rule('Z20')}."
    return f"Karma: {listed(up + down)} {rule('Z20')}."


def _leader(data: Data, names: Names) -> str:
    before = "" if data["before"] is None else f"{who(names, data['before'])} is Spiritual Leader no longer. "
    if data["seat"] is None:
        return f"{before}Nobody has more Karma than everybody else {rule('Z28')}."
    most = data["karma"][data["seat"]]
    return f"{before}{who(names, data['seat'])} has the most Karma ({most}) and is Spiritual Leader {rule('Z28')}."


def _left(data: Data, names: Names) -> str:
    return f"{card_name(data['card'])} of {who(names, data['seat'])} goes to the discard pile {rule('Z45')}."


def _option(choice: Choice, names: Names, table: TableView) -> str:
    card, _, target = str(choice).partition(":")
    if card == DONE:
        return "Play no Zodiac card"
    return f"{card_name(card)} on {who(names, int(target))}"


def _why_step(data: Data, before: Sequence[Event], names: Names) -> str:
    outcome = next((event.data["outcome"] for event in reversed(before) if event.kind == "outcome"), "")
    said = _OUTCOMES.get(str(outcome), "the challenge is over")
    return (
        f"Because {said}: a main player who lost or dealt gains one Karma, one who won or failed to deal loses one "
        f"{rule('Z19')}; who is Yin to a main player follows, who is Yang does the opposite {rule('Z20')}. Nobody "
        f"changes in cusp, as Spiritual Leader or as Nemesis {rule('Z21')}."
    )


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
            PLAY.key: "Do you play a Zodiac card before the cone is aimed? You draw two cards for it.",
            GAIN.key: "You gain Karma. From which bases do the tokens come?",
            RELEASE.key: "You lose Karma. To which bases do the tokens go?",
        },
        reasons={
            "signs": lambda data, before, names: f"Everybody begins with a sign, face up {rule('Z2')}.",
            "zodiac_played": lambda data, before, names: (
                f"The offense may play Zodiac cards before it aims: a sign on whoever is Yin to it or in cusp, on "
                f"anybody for the Spiritual Leader and Nemesis {rule('Z10')}. The target loses one Karma {rule('Z12')}."
            ),
            "karma_step": _why_step,
            "spiritual_leader": lambda data, before, names: (
                f"Strictly the most Karma makes the Spiritual Leader; in a tie there is none {rule('Z28')}."
            ),
            "zodiac_left": lambda data, before, names: f"Card and Karma go with a player who leaves {rule('Z45')}.",
        },
        causes={
            KARMA: ("Karma comes from bases and goes back to bases of its owner", "Z23"),
            NAME: ("Whoever plays a Zodiac card draws two cards", "Z12"),
        },
        options={PLAY.key: _option},
        places={KARMA: "the Zodiac card"},
        small={
            GAIN.key: {"en": "Where Karma comes from", "de": "Woher Karma kommt"},
            RELEASE.key: {"en": "Where Karma goes", "de": "Wohin Karma geht"},
        },
    )
)
