"""What the asteroids say, in English: their events, questions and reasons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.expansions.asteroids.powers import cleaver, orbital, processor, stasis, strange_attractor, swap
from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.model import cards
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases import capital, listed, rule, who
from bot.kernel.ask import Choice
from bot.kernel.event import Event

__all__: list[str] = []


def _asteroid(power: str) -> str:
    return f"the {cards.words(power)} asteroid"


def _way(step: int) -> str:
    return {1: "one system to the right", 2: "two systems to the right"}.get(step, "one system to the left")


def _rotated(data: Data, names: Names) -> str:
    where = [f"{cards.words(power)} with {who(names, at)}" for power, at in _rows(data)]
    return f"The asteroids have moved {_way(data['step'])}: {listed(where)} {rule('AST10')}."


def _rows(data: Data) -> list[tuple[str, int]]:
    return list(zip(data["powers"], data["locations"], strict=True))


def _swapped(data: Data, names: Names) -> str:
    (one, here), (other, there) = _rows(data)
    return (
        f"Two asteroids have traded places: {cards.words(one)} is with {who(names, here)} now, {cards.words(other)} "
        f"with {who(names, there)} {rule('AST27')}."
    )


def _attracted(data: Data, names: Names) -> str:
    comes = f"{_asteroid(data['power'])} comes to {who(names, data['seat'])}"
    if data["away"] is None:
        return f"{capital(comes)} {rule('AST40')}."
    goes = f"{_asteroid(data['away'])} goes to {who(names, data['location'])}"
    return f"{capital(comes)}, {goes} {rule('AST40')}."


def _located(choice: Choice, names: Names, table: TableView) -> str:
    """An asteroid by its power and where it lies."""
    at = choice if isinstance(choice, int) else -1
    found = table.part(NAME, AsteroidsView).at(at)
    power = "Asteroid" if found is None else cards.words(found.power.power)
    return f"{power} with {who(names, at)}"


def _several(choice: Choice, names: Names, table: TableView) -> str:
    if isinstance(choice, list):
        return listed([_located(one, names, table) for one in choice])
    return _located(choice, names, table)


def _act(choice: Choice, names: Names, table: TableView) -> str:
    way, _, at = str(choice).partition(":")
    verb = "Split" if f"{way}:" == cleaver.SPLIT else "Destroy"
    return f"{verb} {_located(int(at), names, table)}"


def _why_rotated(data: Data, before: Sequence[Event], names: Names) -> str:
    return (
        f"In every challenge all asteroids move one system to the right, against the order of turns, before destiny "
        f"{rule('AST10')}; Orbital may have them move otherwise {rule('AST13')}, and Stasis holds one {rule('AST14')}. "
        f"Whoever has one now may use its power until the challenge ends {rule('AST8')}."
    )


add(
    ExpansionWords(
        events={
            "asteroid_placed": lambda data, names: (
                f"An asteroid with {cards.words(data['power'])} begins with {who(names, data['location'])} "
                f"{rule('AST5')}."
            ),
            "asteroids_decreed": lambda data, names: (
                f"In this challenge the asteroids move {_way(data['step'])} {rule('AST13')}."
            ),
            "asteroid_held": lambda data, names: (
                f"The {cards.words(data['power'])} asteroid stays with {who(names, data['location'])} {rule('AST14')}."
            ),
            "asteroids_rotated": _rotated,
            "asteroids_swapped": _swapped,
            "asteroid_attracted": _attracted,
            "asteroid_split": lambda data, names: (
                f"The {cards.words(data['power'])} asteroid with {who(names, data['location'])} is split: the other "
                f"half is with {who(names, data['to'])} {rule('AST28')}."
            ),
            "asteroid_destroyed": lambda data, names: (
                f"The {cards.words(data['power'])} asteroid with {who(names, data['location'])} is destroyed "
                f"{rule('AST28')}."
            ),
            "asteroid_processed": lambda data, names: (
                f"The asteroid with {who(names, data['location'])} has {cards.words(data['new'])} instead of "
                f"{cards.words(data['old'])} now {rule('AST30')}."
            ),
            "asteroid_mined": lambda data, names: (
                f"{who(names, data['seat'])} uses the {cards.words(data['power'])} asteroid of "
                f"{who(names, data['location'])} until this challenge ends {rule('AST29')}."
            ),
            "asteroid_released": lambda data, names: (
                f"The {cards.words(data['power'])} asteroid falls back to {who(names, data['location'])} "
                f"{rule('AST29')}."
            ),
            "asteroid_moved_house": lambda data, names: (
                f"The {cards.words(data['power'])} asteroid goes with its system, to {who(names, data['location'])} "
                f"{rule('AST34')}."
            ),
            "asteroid_reattached": lambda data, names: (
                f"The asteroid with {who(names, data['location'])} has {cards.words(data['power'])} now "
                f"{rule('AST25')}."
            ),
            "power_copied": lambda data, names: (
                f"{who(names, data['seat'])} copies {cards.words(data['power'])} of {who(names, data['of'])} until "
                f"this challenge ends {rule('AST31')}."
            ),
        },
        questions={
            orbital.WAY.key: "Which way do the asteroids move?",
            orbital.COPY.key: "Which power of the player on your left do you copy until this challenge ends?",
            stasis.HELD.key: "Which asteroid does not move?",
            swap.ONE.key: "Which asteroid do you move?",
            swap.OTHER.key: "With which asteroid does it trade places?",
            cleaver.BESIDES.key: "Which other duplicates do you destroy as well?",
            cleaver.ACT.key: "Which asteroid do you split, or which duplicate do you destroy?",
            processor.WHICH.key: "Which asteroids get another power?",
            strange_attractor.WHICH.key: "Which asteroid do you bring to your system?",
        },
        reasons={
            "asteroid_placed": lambda data, before, names: (
                f"Each asteroid begins with a power by chance among those that nobody has {rule('AST5')}."
            ),
            "asteroids_decreed": lambda data, before, names: (
                f"Orbital decides before they move, with its flare also to the left; the first decision stands "
                f"{rule('AST13')}."
            ),
            "asteroid_held": lambda data, before, names: (
                f"Stasis has to hold an asteroid in every challenge, another one than in the last {rule('AST14')}."
            ),
            "asteroids_rotated": _why_rotated,
            "asteroids_swapped": lambda data, before, names: (
                f"A main player with Swap may exchange the places of two asteroids {rule('AST27')}; who uses them "
                f"changes at once {rule('AST8')}."
            ),
            "asteroid_attracted": lambda data, before, names: (
                f"Strange Attractor brings an asteroid to whoever plays it; one that lies there trades places with it "
                f"{rule('AST40')}."
            ),
            "asteroid_split": lambda data, before, names: (
                f"A split asteroid has a duplicate one system clockwise, with the same power and all that belongs to "
                f"it {rule('AST28')}."
            ),
            "asteroid_destroyed": lambda data, before, names: (
                f"Cleaver may destroy duplicates that were split off in an earlier challenge, never originals "
                f"{rule('AST28')}."
            ),
            "asteroid_processed": lambda data, before, names: (
                f"Processor exchanges the power of an asteroid that has come to another player for one by chance; what "
                f"belonged to the old one is discarded {rule('AST30')}."
            ),
            "asteroid_mined": lambda data, before, names: (
                f"Miner may take the use of the asteroid in the system of the challenge, and nobody else uses it then "
                f"{rule('AST29')}."
            ),
            "asteroid_released": lambda data, before, names: (
                f"A player who is zapped uses no asteroid either {rule('AST22')}; what was mined falls back "
                f"{rule('AST29')}."
            ),
            "asteroid_moved_house": lambda data, before, names: (
                f"Where home systems change places, asteroids go with them {rule('AST34')}."
            ),
            "asteroid_reattached": lambda data, before, names: (
                f"Changeling may be exchanged for the power of an asteroid; the asteroids stay where they are "
                f"{rule('AST25')}."
            ),
            "power_copied": lambda data, before, names: (
                f"The Orbital flare copies a power of the player on the left {rule('AST31')}."
            ),
        },
        silent=frozenset(
            {"system_noted", "power_came", "power_held", "power_parted", "power_retired", "power_replaced"}
        ),
        choices={orbital.TWO: "Two systems to the right", orbital.LEFT: "One system to the left"},
        options={
            stasis.HELD.key: _located,
            swap.ONE.key: _located,
            swap.OTHER.key: _located,
            strange_attractor.WHICH.key: _located,
            processor.WHICH.key: _several,
            cleaver.ACT.key: _act,
            cleaver.BESIDES.key: _several,
        },
    )
)
