"""What the library tells of the asteroids, in every language."""

from __future__ import annotations

from bot.cosmic.expansions.asteroids.state import NAME
from bot.cosmic.library.topic import Topic
from bot.cosmic.library.words import add_topics

__all__: list[str] = []

_RULES = ("AST8", "AST10", "AST9", "AST22", "AST14", "AST40")
add_topics(
    "en",
    (
        Topic(
            NAME,
            "WARP Asteroids",
            ("asteroid", "rotation", "strange attractor", "orbital", "stasis"),
            _RULES,
            "Each asteroid carries a power that nobody has. In every challenge, before destiny is drawn, all "
            "asteroids move one system to the right, against the order of turns. Until the challenge ends "
            "whoever has one in the own system uses its power as if it were an own one, with all limits: "
            "mandatory powers are mandatory, and who is zapped or has fewer than three home bases cannot use "
            "it. What belongs to the power travels with it.",
            "The Virus asteroid lies with Ben. When Ana's challenge begins it moves to her, and her card is "
            "multiplied.",
        ),
        Topic(
            "asteroids_order",
            "WARP Asteroids: set-up and who moves them when",
            ("layout", "rotate", "who moves asteroids", "order of asteroids", "one per system"),
            (
                "AST4",
                "AST5",
                "AST11",
                "AST12",
                "AST13",
                "AST14",
                "AST15",
                "AST16",
                "AST17",
                "AST18",
                "AST19",
                "AST20",
                "AST21",
            ),
            "The table chooses how many asteroids there are and where they begin; each gets a power that nobody has. "
            "There is never more than one in a system. At the start of every challenge they act in this order: Orbital "
            "(two systems instead of one), Stasis (one stays), rotation, Strange Attractor, Processor, then Swap and "
            "Cleaver of the offense. The defense may use Swap and Cleaver once it is known. An asteroid that was held "
            "serves the player with whom it lies. Systems of players who left are passed through as before.",
            "Ana has Stasis and holds the Virus asteroid with her. All others move on, and she uses Virus once more.",
            details=("AST1", "AST2", "AST3", "AST6", "AST7"),
        ),
        Topic(
            "asteroid_powers",
            "WARP Asteroids: their powers in detail",
            ("swap", "cleaver", "miner", "processor", "changeling and asteroids", "sanity and asteroids"),
            ("AST23", "AST24", "AST25", "AST26", "AST27", "AST28", "AST29", "AST30", "AST33", "AST34", "AST35"),
            "A power that somebody has used in a challenge cannot be used again in it after its asteroid has moved. "
            "With an asteroid's power you use the super text of its flare. *Swap* exchanges two asteroids, *Cleaver* "
            "splits one or destroys a copy, *Miner* uses the asteroid of the system that is fought over, *Processor* "
            "gives an asteroid that has come to another player a new power by chance. Under *Sanity* asteroids move, "
            "but nobody uses them. Changeling may exchange an asteroid's power instead of its owner's.",
            "Ana used the Mirror asteroid; then Strange Attractor brings it to Ben. In this challenge he cannot use "
            "it.",
            details=("AST31", "AST32"),
        ),
    ),
)
add_topics(
    "de",
    (
        Topic(
            NAME,
            "WARP Asteroids",
            ("Asteroid", "Asteroiden", "Umlauf", "Strange Attractor"),
            _RULES,
            "Jeder Asteroid trägt eine Kraft, die niemand hat. In jeder Begegnung rücken alle Asteroiden, bevor "
            "das Schicksal gezogen wird, ein System nach rechts, gegen die Reihenfolge der Züge. Bis zum Ende "
            "der Begegnung nutzt, wer einen im eigenen System hat, dessen Kraft wie eine eigene, mit allen "
            "Grenzen: Pflicht bleibt Pflicht, und wer gezappt ist oder weniger als drei Heimatbasen hat, kann "
            "sie nicht nutzen. Was zur Kraft gehört, reist mit.",
            "Der Virus-Asteroid liegt bei Ben. Zu Beginn von Anas Begegnung rückt er zu ihr, und ihre Karte "
            "wird vervielfacht.",
        ),
        Topic(
            "asteroids_order",
            "WARP Asteroids: Aufbau und wer sie wann bewegt",
            ("aufstellung", "wer bewegt asteroiden", "reihenfolge der asteroiden"),
            (
                "AST4",
                "AST5",
                "AST11",
                "AST12",
                "AST13",
                "AST14",
                "AST15",
                "AST16",
                "AST17",
                "AST18",
                "AST19",
                "AST20",
                "AST21",
            ),
            "Der Tisch wählt, wie viele Asteroiden es gibt und wo sie beginnen; jeder bekommt eine Kraft, die niemand "
            "hat. In einem System liegt nie mehr als einer. Zu Beginn jeder Begegnung geht es in dieser Reihenfolge: "
            "Orbital (zwei Systeme statt einem), Stasis (einer bleibt liegen), Umlauf, Strange Attractor, Processor, "
            "dann Swap und Cleaver des Angreifers. Die Abwehr darf Swap und Cleaver nutzen, sobald sie feststeht. Ein "
            "festgehaltener Asteroid dient dem, bei dem er liegt. Durch Systeme von Ausgeschiedenen ziehen sie weiter "
            "wie bisher.",
            "Ana hat Stasis und hält den Virus-Asteroiden bei sich fest. Alle anderen rücken weiter, und sie nutzt "
            "Virus noch einmal.",
        ),
        Topic(
            "asteroid_powers",
            "WARP Asteroids: ihre Kräfte im Einzelnen",
            ("swap", "cleaver", "miner", "processor", "changeling und asteroiden", "sanity und asteroiden"),
            ("AST23", "AST24", "AST25", "AST26", "AST27", "AST28", "AST29", "AST30", "AST33", "AST34", "AST35"),
            "Hat jemand eine Kraft in einer Begegnung genutzt, nutzt sie darin niemand mehr, auch wenn ihr Asteroid "
            "weiterzieht. Mit der Kraft eines Asteroiden nutzt du den Super-Text ihrer Flare. *Swap* vertauscht zwei "
            "Asteroiden, *Cleaver* spaltet einen oder zerstört eine Kopie, *Miner* nutzt den Asteroiden des Systems, "
            "um das gekämpft wird, *Processor* gibt einem Asteroiden, der zu jemand anderem kam, eine zufällige neue "
            "Kraft. Bei *Sanity* rücken Asteroiden weiter, aber niemand nutzt sie. Changeling darf statt der Kraft "
            "eines Spielers die seines Asteroiden tauschen.",
            "Ana hat den Mirror-Asteroiden genutzt; dann bringt Strange Attractor ihn zu Ben. In dieser Begegnung "
            "nutzt er ihn nicht mehr.",
        ),
    ),
)
