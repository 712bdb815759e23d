"""The rules behind the moons' events, in German; what each is, is said in ``text``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.expansions.moons.moon import MOONS
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import rule
from bot.kernel.event import Event


def _why_shown(data: Data, before: Sequence[Event], names: Names) -> str:
    return {
        "instant": f"Ein Sofort-Mond wird aufgedeckt und wirkt, wenn er besetzt wird, wieder erst, nachdem er leer war "
        f"{rule('2.6.6')}.",
        "continuous": f"Ein dauernder Mond wird aufgedeckt, wenn er besetzt wird, und wirkt, solange er es ist "
        f"{rule('2.6.6')}.",
        "secret": f"Wer auf einem geheimen Mond ist, darf ihn jederzeit aufdecken; von da an wirkt er, solange er "
        f"besetzt ist {rule('2.6.6')}.",
    }[MOONS[data["moon"]].kind]


add(
    ExpansionWords(
        events={},
        questions={},
        language="de",
        reasons={
            "moons_laid": lambda data, before, names: (
                f"Zu jedem System gehören zwei Monde, und ihr Besitzer darf sie ansehen {rule('2.6.1')}."
            ),
            "moons_known": lambda data, before, names: f"Die Monde des eigenen Systems kennt man {rule('2.6.1')}.",
            "moon_shown": _why_shown,
            "moon_taken": lambda data, before, names: (
                f"Wer einen geheimen Mond besetzt, sieht ihn an und sagt, wann er aufgedeckt wird {rule('2.6.6')}."
            ),
            "moon_known": lambda data, before, names: f"Wer einen Mond besetzt, kennt ihn {rule('2.6.6')}.",
            "neutral_tokens": lambda data, before, names: (
                f"Steine von Moon Boon handeln wie die ihres Besitzers, gehören aber nicht zu den zwanzig "
                f"{rule('2.6.7')}."
            ),
            "moon_gone": lambda data, before, names: f"Implosion Moon nimmt sich selbst mit {rule('2.6.7')}.",
        },
        causes={moon: (f"Wegen {title(moon)}", "2.6.7") for moon in MOONS},
    )
)
