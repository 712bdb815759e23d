"""The Skill Tokens in the library of rules, in German: short topics with an example."""

from __future__ import annotations

from bot.cosmic.library.topic import Topic
from bot.cosmic.library.words import add_topics

__all__: list[str] = []

add_topics(
    "de",
    (
        Topic(
            "skill_tokens",
            "WARP Skill Tokens: Buchstaben",
            ("skill tokens", "skill", "buchstaben", "buchstabe", "escort leader shield weapon"),
            ("S1", "S3", "S4", "S5", "S7"),
            "Jeder deiner zwanzig Steine hat einen Buchstaben, den er behält: fünf *Escorts* (E), fünf *Leader* (L), "
            "fünf *Shields* (S) und fünf *Weapons* (W). Alle können sie sehen. Du verteilst sie frei auf deine "
            "Heimatplaneten, auf jeden mindestens einen Stein. Wenn du eigene Steine bewegst oder hergibst, wählst du "
            "die Buchstaben. Wer sich einen Stein von dir aussucht, muss Leader stehen lassen, solange es einen "
            "anderen gibt. Escorts kommen später dazu, Leader halten deine Kräfte wach, und Shields stoppen einen "
            "Angriff, der weniger Weapons hat. Zu jedem gibt es ein Thema.",
            "Ana schickt drei Steine von Rot 1, wo E, L, W und W liegen. Sie nimmt E, W und W: Der Leader bleibt "
            "daheim.",
        ),
        Topic(
            "escorts",
            "WARP Skill Tokens: Escorts",
            ("escort", "escorts rufen"),
            ("S11", "S12", "S13", "S14", "S16"),
            "Sobald die Verbündeten feststehen, darf jeder, der einen Stein in der Begegnung hat, Escorts rufen: "
            "zuerst der Angreifer, dann alle im Uhrzeigersinn. Sie kommen von deinen Basen, so viele du willst, auch "
            "über vier Steine hinaus, und zählen wie alle anderen Steine dort. Escorts im Warp, auf einer Zodiac-Karte "
            "oder in fremder Hand können nicht kommen. Ohne Stein auf dem Planeten kann die Abwehr keine rufen; "
            "gerufene Escorts der Abwehr gehen danach heim.",
            "Ana greift mit vier Steinen an und ruft zwei Escorts von Rot 3: Sechs Steine zählen, und sechs sind weg, "
            "wenn sie verliert.",
        ),
        Topic(
            "skill_leaders",
            "WARP Skill Tokens: Leader",
            ("leader", "aktive leader", "kraft schläft"),
            ("S17", "S18", "S19"),
            "Du kannst deine Kräfte nur nutzen, solange drei deiner Leader aktiv sind: auf einem Planeten, auf einem "
            "Mond oder in der Begegnung. Leader im Warp, aus dem Spiel, in fremder Hand oder auf einer Zodiac-Karte "
            "sind es nicht. Drei Heimatbasen brauchst du außerdem. Sind wieder drei Leader aktiv, sind auch deine "
            "Kräfte wieder da.",
            "Drei von Bens fünf Leadern sind im Warp: Seine Kraft schläft, bis er einen davon zurückholt.",
        ),
        Topic(
            "shields",
            "WARP Skill Tokens: Shields gegen Weapons",
            ("shield", "weapon", "weapons", "abgeschlagen", "abschlagen"),
            ("S20", "S21", "S22", "S23"),
            "Bevor Karten gewählt werden, zählt man die Shields auf der Seite der Abwehr gegen die Weapons auf der "
            "Seite des Angriffs, mit allen Verbündeten. Sind es mehr Shields, ist die Begegnung *abgeschlagen*: Alle "
            "Steine gehen heim, niemand gewinnt oder verliert, keine Karte wird gelegt, und der Zug ist zu Ende, auch "
            "nach einer ersten Begegnung. Sind es gleich viele oder weniger, geht es weiter. Sieh dir die Buchstaben "
            "an, bevor du zielst, und bring Weapons mit.",
            "Ben hat zwei Shields auf Blau 3. Ana kommt mit einer Weapon: abgeschlagen, und ihr Zug ist vorbei.",
        ),
    ),
)
