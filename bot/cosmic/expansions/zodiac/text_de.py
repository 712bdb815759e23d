"""The Zodiac's questions and their answers, in German."""

from __future__ import annotations

from bot.cosmic.expansion_words import ExpansionWords, add
from bot.cosmic.expansions.zodiac.chart import what
from bot.cosmic.expansions.zodiac.karma import GAIN, RELEASE
from bot.cosmic.expansions.zodiac.playing import DONE, PLAY
from bot.cosmic.phrases import Names, who
from bot.cosmic.views import TableView
from bot.kernel.ask import Choice


def _option(choice: Choice, names: Names, table: TableView) -> str:
    card, _, target = str(choice).partition(":")
    return "Keine Zodiac-Karte" if card == DONE else f"{what(card).capitalize()} auf {who(names, int(target))}"


add(
    ExpansionWords(
        events={},
        language="de",
        questions={
            PLAY: ("Spielst du eine Zodiac-Karte, bevor der Konus zielt? Du ziehst dafür zwei Karten.", "Z13"),
            GAIN: ("Du bekommst Karma. Von welchen Basen kommen die Steine?", "Z23"),
            RELEASE: ("Du verlierst Karma. Auf welche Basen gehen die Steine?", "Z24"),
        },
        options={PLAY: _option},
    )
)
