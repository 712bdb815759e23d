"""What the Zodiac says, in German: its events, questions and their answers; what each is, is said in ``text``."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.chart import CUSP, NEMESIS, what
from bot.cosmic.expansions.zodiac.karma import GAIN, RELEASE
from bot.cosmic.expansions.zodiac.playing import DONE, PLAY
from bot.cosmic.expansions.zodiac.state import KARMA
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import listed, rule, who
from bot.kernel.ask import Choice

_ENOUGH = 3


def _standing(card: str) -> str:
    known = what(card)
    return {CUSP: "in der Cusp", NEMESIS: "Nemesis"}.get(known, known.capitalize())


def _signs(data: Data, names: Names) -> str:
    dealt = [f"{who(names, seat)} ist {_standing(card)}" for seat, card in enumerate(data["cards"])]
    few = f" Empfohlen ist Zodiac ab drei Spielern {rule('8.6')}." if len(dealt) < _ENOUGH else ""
    return f"Die Zeichen werden ausgeteilt: {listed(dealt)} {rule('Z2')}.{few}"


def _played(data: Data, names: Names) -> str:
    me, target = who(names, data["seat"]), who(names, data["target"])
    whom = "" if data["seat"] == data["target"] else f" auf {target}"
    return (
        f"{me} spielt {what(data['card']).capitalize()}{whom}: {target} war {_standing(data['old'])} und ist jetzt "
        f"{_standing(data['card'])} {rule('Z12')}."
    )


def _step(data: Data, names: Names) -> str:
    up = [f"{who(names, seat)} +{delta}" for seat, delta in enumerate(data["deltas"]) if delta > 0]
    down = [f"{who(names, seat)} −{-delta}" for seat, delta in enumerate(data["deltas"]) if delta < 0]
    if not up and not down:
        return f"Niemandes Karma ändert sich {rule('Z20')}."
    return f"Karma: {listed(up + down)} {rule('Z20')}."


def _leader(data: Data, names: Names) -> str:
    before = "" if data["before"] is None else f"{who(names, data['before'])} ist nicht mehr Spiritual Leader. "
    if data["seat"] is None:
        return f"{before}Niemand hat mehr Karma als alle anderen {rule('Z28')}."
    most = data["karma"][data["seat"]]
    return f"{before}{who(names, data['seat'])} hat das meiste Karma ({most}) und ist Spiritual Leader {rule('Z28')}."


def _left(data: Data, names: Names) -> str:
    return f"{what(data['card']).capitalize()} von {who(names, data['seat'])} geht auf die Ablage {rule('Z45')}."


def _option(choice: Choice, names: Names, table: TableView) -> str:
    card, _, target = str(choice).partition(":")
    return "Keine Zodiac-Karte" if card == DONE else f"{what(card).capitalize()} auf {who(names, int(target))}"


add(
    ExpansionWords(
        events={
            "signs": _signs,
            "zodiac_played": _played,
            "karma_step": _step,
            "spiritual_leader": _leader,
            "zodiac_left": _left,
        },
        language="de",
        questions={
            PLAY.key: "Spielst du eine Zodiac-Karte, bevor der Konus zielt? Du ziehst dafür zwei Karten.",
            GAIN.key: "Du bekommst Karma. Von welchen Basen kommen die Steine?",
            RELEASE.key: "Du verlierst Karma. Auf welche Basen gehen die Steine?",
        },
        options={PLAY.key: _option},
        places={KARMA: "Zodiac-Karte"},
    )
)
