"""The moons in the library of rules, in German: a topic with an example, and lists by kind."""

from __future__ import annotations

from bot.cosmic.expansions.moons.library_text import listed
from bot.cosmic.expansions.moons.moon import MOONS, Kind
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.text import effect
from bot.cosmic.library.topic import CardPage, Topic
from bot.cosmic.library.words import add_cards, add_topics
from bot.words.speech import speech

add_topics(
    "de",
    (
        Topic(
            "moons",
            "Monde",
            ("mond", "geheimer mond", "sofort", "dauernd"),
            ("2.6.2", "2.6.3", "2.6.4", "2.6.5", "2.6.6"),
            "Jedes Heimatsystem hat zwei verdeckte Monde; ihr Besitzer darf sie ansehen. Der Angreifer darf auf einen "
            "Mond des gezogenen Systems zielen. Auf einem freien landen seine Steine sofort, und das gilt als Erfolg. "
            "Auf einem besetzten wehrt ab, wer dort ist, und es gibt keine Verbündeten. Steine auf Monden werden "
            "benutzt wie die auf Basen, aber ein Mond ist weder fremde noch eigene Basis. *Sofortige* Monde wirken, "
            "wenn sie besetzt werden, *dauernde*, solange sie es sind, *geheime*, sobald ihr Besetzer sie aufdeckt.",
            "Ana landet einen Stein auf einem freien Mond: Es ist der Extra Card Moon. Von nun an zieht sie zu Beginn "
            "jedes ihrer Züge eine Karte, und sie darf gleich noch einmal herausfordern.",
        ),
        Topic(
            "moons_instant",
            "Monde: die sofortigen",
            ("sofortige monde", "liste der monde"),
            ("2.6.7", "2.6.6"),
            listed(Kind.INSTANT, "de"),
            "Ben landet auf dem Flux Moon: Ein Stein von Ana auf Blau 2 tauscht den Platz mit einem von Cy auf Rot 1.",
        ),
        Topic(
            "moons_continuous",
            "Monde: die dauernden",
            ("dauernde monde",),
            ("2.6.7", "2.6.6"),
            listed(Kind.CONTINUOUS, "de"),
            "Ana hält den Tie Moon. Als Angreiferin hat sie 14 gegen 14 und gewinnt.",
        ),
        Topic(
            "moons_secret",
            "Monde: die geheimen",
            ("geheime monde",),
            ("2.6.7", "2.6.6"),
            listed(Kind.SECRET, "de"),
            "Cy ist auf dem Ally Double Moon, und nur er weiß es. Nach dem Aufdecken zeigt er ihn: Seine drei Steine "
            "zählen sechs.",
        ),
    ),
)

_KINDS = {Kind.INSTANT: "Sofort-Mond", Kind.CONTINUOUS: "dauernder Mond", Kind.SECRET: "geheimer Mond"}

add_cards(
    "de",
    [
        CardPage(f"moon.{name}", title(name), (), _KINDS[moon.kind], effect(speech("de"), name))
        for name, moon in sorted(MOONS.items())
    ],
)
