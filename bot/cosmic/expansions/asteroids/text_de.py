"""What the asteroids say, in German: events and questions; what each is, is said in ``text``."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.powers import cleaver, orbital, processor, stasis, strange_attractor, swap
from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.expansions.asteroids.views import AsteroidsView
from bot.cosmic.model import cards
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import listed, rule, who
from bot.kernel.ask import Choice

__all__: list[str] = []


def _asteroid(power: str) -> str:
    return f"der Asteroid mit {cards.words(power)}"


def _at(data: Data, names: Names) -> str:
    return f"Der Asteroid mit {cards.words(data['power'])} bei {who(names, data['location'])}"


def _way(step: int) -> str:
    ways = {1: "ein System nach rechts", 2: "zwei Systeme nach rechts"}
    return ways.get(step, "ein System nach links")


def _rows(data: Data) -> list[tuple[str, int]]:
    return list(zip(data["powers"], data["locations"], strict=True))


def _rotated(data: Data, names: Names) -> str:
    where = [f"{cards.words(power)} bei {who(names, at)}" for power, at in _rows(data)]
    return f"Die Asteroiden sind {_way(data['step'])} gerückt: {listed(where)} {rule('AST10')}."


def _swapped(data: Data, names: Names) -> str:
    (one, here), (other, there) = _rows(data)
    return (
        f"Zwei Asteroiden haben die Plätze getauscht: {cards.words(one)} ist jetzt bei {who(names, here)}, "
        f"{cards.words(other)} bei {who(names, there)} {rule('AST27')}."
    )


def _attracted(data: Data, names: Names) -> str:
    comes = f"Zu {who(names, data['seat'])} kommt {_asteroid(data['power'])}"
    if data["away"] is None:
        return f"{comes} {rule('AST40')}."
    return f"{comes}, zu {who(names, data['location'])} geht {_asteroid(data['away'])} {rule('AST40')}."


def _located(choice: Choice, names: Names, table: TableView) -> str:
    at = choice if isinstance(choice, int) else -1
    found = table.part(NAME, AsteroidsView).at(at)
    power = "Asteroid" if found is None else cards.words(found.power.power)
    return f"{power} bei {who(names, at)}"


def _several(choice: Choice, names: Names, table: TableView) -> str:
    if isinstance(choice, list):
        return listed([_located(one, names, table) for one in choice])
    return _located(choice, names, table)


def _act(choice: Choice, names: Names, table: TableView) -> str:
    way, _, at = str(choice).partition(":")
    verb = "teilen" if f"{way}:" == cleaver.SPLIT else "zerstören"
    return f"{_located(int(at), names, table)} {verb}"


add(
    ExpansionWords(
        events={
            "asteroid_placed": lambda data, names: f"{_at(data, names)} beginnt dort {rule('AST5')}.",
            "asteroids_decreed": lambda data, names: (
                f"In dieser Begegnung rücken die Asteroiden {_way(data['step'])} {rule('AST13')}."
            ),
            "asteroid_held": lambda data, names: f"{_at(data, names)} bleibt, wo er ist {rule('AST14')}.",
            "asteroids_rotated": _rotated,
            "asteroids_swapped": _swapped,
            "asteroid_attracted": _attracted,
            "asteroid_split": lambda data, names: (
                f"{_at(data, names)} wird geteilt: Die andere Hälfte ist bei {who(names, data['to'])} {rule('AST28')}."
            ),
            "asteroid_destroyed": lambda data, names: f"{_at(data, names)} wird zerstört {rule('AST28')}.",
            "asteroid_processed": lambda data, names: (
                f"Der Asteroid bei {who(names, data['location'])} hat jetzt {cards.words(data['new'])} statt "
                f"{cards.words(data['old'])} {rule('AST30')}."
            ),
            "asteroid_mined": lambda data, names: (
                f"{_at(data, names)} wird bis zum Ende der Begegnung genutzt von {who(names, data['seat'])} "
                f"{rule('AST29')}."
            ),
            "asteroid_released": lambda data, names: f"{_at(data, names)} ist wieder frei {rule('AST29')}.",
            "asteroid_moved_house": lambda data, names: (
                f"{_at(data, names)} ist mit dem System umgezogen {rule('AST34')}."
            ),
            "asteroid_reattached": lambda data, names: (
                f"Der Asteroid bei {who(names, data['location'])} hat jetzt {cards.words(data['power'])} "
                f"{rule('AST25')}."
            ),
            "power_copied": lambda data, names: (
                f"{who(names, data['seat'])} kopiert {cards.words(data['power'])} von {who(names, data['of'])} bis zum "
                f"Ende der Begegnung {rule('AST31')}."
            ),
        },
        language="de",
        questions={
            orbital.WAY.key: "Wohin rücken die Asteroiden?",
            orbital.COPY.key: "Welche Kraft zu deiner Linken kopierst du bis zum Ende der Begegnung?",
            stasis.HELD.key: "Welcher Asteroid rückt nicht?",
            swap.ONE.key: "Welchen Asteroiden bewegst du?",
            swap.OTHER.key: "Mit welchem Asteroiden tauscht er den Platz?",
            cleaver.BESIDES.key: "Welche anderen Kopien zerstörst du außerdem?",
            cleaver.ACT.key: "Welchen Asteroiden teilst du, oder welche Kopie zerstörst du?",
            processor.WHICH.key: "Welche Asteroiden bekommen eine andere Kraft?",
            strange_attractor.WHICH.key: "Welchen Asteroiden holst du in dein System?",
        },
        choices={orbital.TWO: "Zwei Systeme nach rechts", orbital.LEFT: "Ein System nach links"},
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
