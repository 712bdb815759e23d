"""What the moons say, in English: their events, questions and reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.expansions.moons.effects.shows import BRIBE, BRIBE_CARD, KEEP, TAKE
from bot.cosmic.expansions.moons.effects.strikes import BOON, FLUX_ONE, FLUX_TWO, IMPLODE, REVENGE
from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.expansions.moons.moon_words import place_name, title
from bot.cosmic.expansions.moons.rules import OFFER
from bot.cosmic.expansions.moons.state import OUTPOSTS
from bot.cosmic.model import cards
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases import capital, count, listed, place, places, rule, who
from bot.kernel.ask import Choice
from bot.kernel.event import Event
from bot.words.message import ids
from bot.words.speech import Speech, speech

__all__ = ["effect"]

_EFFECTS: Final = ids("moon-", MOONS, ".text")


def effect(say: Speech, moon: str) -> str:
    """What a moon does."""
    return say(_EFFECTS[moon])


def _laid(data: Data, names: Names) -> str:
    return f"{count(len(data['places']), 'moon')} lie face down, two in each home system {rule('2.6.1')}."


def _known(data: Data, names: Names) -> str:
    mine = [f"{place_name(where)} is {title(moon)}" for where, moon in data["moons"].items()]
    return f"Your moons: {listed(mine)} {rule('2.6.1')}."


def _shown(data: Data, names: Names) -> str:
    me, moon = who(names, data["seat"]), data["moon"]
    does = effect(speech("en"), moon)
    return f"{me} turns up {place_name(data['place'])}: {title(moon)}. {does} {rule('2.6.6')}"


def _taken(data: Data, names: Names) -> str:
    me, where = who(names, data["seat"]), place_name(data["place"])
    return f"{me} looks at {where} and leaves it face down: it is a secret moon {rule('2.6.6')}."


def _seen(data: Data, names: Names) -> str:
    does = effect(speech("en"), data["moon"])
    return f"{capital(place_name(data['place']))} is {title(data['moon'])}. {does} {rule('2.6.6')}"


def _gone(data: Data, names: Names) -> str:
    return f"{capital(place_name(data['place']))} is out of the game {rule('2.6.7')}."


def _boon(data: Data, names: Names) -> str:
    many = count(data["count"], "neutral token")
    return f"{who(names, data['seat'])} gets {many} on {places(data['places'])} {rule('2.6.7')}."


def _bribe(choice: Choice, names: Names, table: TableView) -> str:
    return "Show nothing" if choice == KEEP else f"Show {who(names, int(str(choice)))} a card"


def _bribe_card(choice: Choice, names: Names, table: TableView) -> str:
    return "Show nothing" if choice == KEEP else capital(cards.name(str(choice)))


def _tokens(choice: Choice, names: Names, table: TableView) -> str:
    where, _, seat = str(choice).rpartition(":")
    return f"{who(names, int(seat))}, {place(where)}"


def _why_shown(data: Data, before: Sequence[Event], names: Names) -> str:
    kind = MOONS[data["moon"]].kind
    return {
        "instant": f"An instant moon is turned up and acts when it is occupied, again only after it was vacant "
        f"{rule('2.6.6')}.",
        "continuous": f"A continuous moon is turned up when it is occupied, and works while it is {rule('2.6.6')}.",
        "secret": f"Who is on a secret moon may turn it up at any time; from then on it works while it is occupied "
        f"{rule('2.6.6')}.",
    }[kind]


_TAKES = (f"Because of {title(moon)}" for moon in MOONS)

add(
    ExpansionWords(
        events={
            "moons_laid": _laid,
            "moons_known": _known,
            "moon_shown": _shown,
            "moon_taken": _taken,
            "moon_known": _seen,
            "moon_gone": _gone,
            "neutral_tokens": _boon,
        },
        questions={
            BRIBE.key: "Do you show a main player a card, which it may take if it invites you?",
            BRIBE_CARD.key: "Which card do you show?",
            TAKE.key: "You have invited the player who showed you a card. Do you take it?",
            REVENGE.key: "Which token leaves the game for good?",
            FLUX_ONE.key: "From which base does the first token come?",
            FLUX_TWO.key: "With a token of which base does it change places?",
            BOON.key: "On which of your bases do the four boon tokens come?",
            IMPLODE.key: "Which planet implodes with the moon?",
        },
        reasons={
            "moons_laid": lambda data, before, names: (
                f"Moons come two to a system, and their owner may look at them {rule('2.6.1')}."
            ),
            "moons_known": lambda data, before, names: f"The moons of one's own system are no secret {rule('2.6.1')}.",
            "moon_shown": _why_shown,
            "moon_taken": lambda data, before, names: (
                f"Whoever occupies a secret moon looks at it and says when it is turned up {rule('2.6.6')}."
            ),
            "moon_known": lambda data, before, names: f"Whoever occupies a moon knows it {rule('2.6.6')}.",
            "neutral_tokens": lambda data, before, names: (
                f"Tokens of Moon Boon act as their owner's, but are none of the twenty {rule('2.6.7')}."
            ),
            "moon_gone": lambda data, before, names: f"Implosion Moon takes itself along {rule('2.6.7')}.",
        },
        causes={moon: (told, "2.6.7") for moon, told in zip(MOONS, _TAKES, strict=True)},
        silent=frozenset({"bribe_over"}),
        choices={f"{OFFER}{where}": f"Turn up {place_name(where)}" for where in OUTPOSTS},
        options={
            BRIBE.key: _bribe,
            BRIBE_CARD.key: _bribe_card,
            REVENGE.key: _tokens,
            FLUX_ONE.key: _tokens,
            FLUX_TWO.key: _tokens,
        },
        places={where: place_name(where) for where in OUTPOSTS},
    )
)
