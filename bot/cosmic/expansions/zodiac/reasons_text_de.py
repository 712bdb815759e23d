"""The rules behind the Zodiac's events, in German; what each is, is said in ``text``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.expansions.zodiac.state import KARMA, NAME
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import rule
from bot.kernel.event import Event

_OUTCOMES = {
    "offense": "der Angriff gewonnen und die Abwehr verloren hat",
    "defense": "die Abwehr gewonnen und der Angriff verloren hat",
    "both_lost": "beide Hauptspieler verloren haben",
    "deal": "die Hauptspieler einen Handel gemacht haben",
    "no_deal": "die Hauptspieler keinen Handel zustande brachten",
}


def _why_step(data: Data, before: Sequence[Event], names: Names) -> str:
    outcome = next((event.data["outcome"] for event in reversed(before) if event.kind == "outcome"), "")
    said = _OUTCOMES.get(str(outcome), "die Begegnung vorbei ist")
    return (
        f"Weil {said}: Ein Hauptspieler, der verlor oder handelte, bekommt ein Karma, einer, der gewann oder keinen "
        f"Handel zustande brachte, verliert eines {rule('Z19')}; wer zu ihm Yin ist, folgt, wer Yang ist, tut das "
        f"Gegenteil {rule('Z20')}. In der Cusp, als Spiritual Leader und als Nemesis ändert sich nichts {rule('Z21')}."
    )


add(
    ExpansionWords(
        events={},
        questions={},
        language="de",
        reasons={
            "signs": lambda data, before, names: f"Alle beginnen mit einem offenen Zeichen {rule('Z2')}.",
            "zodiac_played": lambda data, before, names: (
                f"Der Angriff darf Zodiac-Karten spielen, bevor er zielt: ein Zeichen auf jemanden, der zu ihm Yin "
                f"oder in der Cusp ist, Spiritual Leader und Nemesis auf alle {rule('Z10')}. Das Ziel verliert ein "
                f"Karma {rule('Z12')}."
            ),
            "karma_step": _why_step,
            "spiritual_leader": lambda data, before, names: (
                f"Wer allein das meiste Karma hat, ist Spiritual Leader; bei Gleichstand gibt es keinen {rule('Z28')}."
            ),
            "zodiac_left": lambda data, before, names: f"Karte und Karma gehen mit dem, der geht {rule('Z45')}.",
        },
        causes={
            KARMA: ("Karma kommt von Basen und geht auf Basen seines Besitzers zurück", "Z23"),
            NAME: ("Wer eine Zodiac-Karte spielt, zieht zwei Karten", "Z12"),
        },
    )
)
