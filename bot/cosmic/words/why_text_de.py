"""The rules behind events, in German; what each is for is said in ``why_text``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.words import course_events
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import capital, listed, rule, side
from bot.cosmic.words.why_text import Rules
from bot.words.speech import speech

__all__ = [
    "ABANDONED",
    "CARDS",
    "DEFENSES",
    "ENDINGS",
    "FIXED",
    "HANDS",
    "MOVES",
    "OUTCOMES",
    "attack",
    "change",
    "counted",
    "decided",
    "helped",
    "maker",
    "summed",
    "tie",
    "totals",
]

MOVES: Rules = {
    "challenge": ("Die Seite, die eine Begegnung verliert, verliert ihre Steine darin an den Warp", "5.3"),
    "land": ("Die Seite des Angriffs landet, wo sie gewonnen hat", "5.3.1"),
    "land_reverse": ("Beim umgekehrten Kegel landen die Verbündeten einer siegreichen Abwehr", "5.7.1"),
    "regroup": ("Der Angriff holt zu Beginn jeder Begegnung einen Stein zurück", "4.1.5"),
    "commit": ("Einen bis vier Steine darf man einsetzen, von beliebigen Basen", "4.4.1"),
    "return": ("Steine, die zurückkehren, gehen auf beliebige Basen ihres Besitzers", "5.8.1"),
    "homeless": ("Wer keine Basis hat, verliert zurückkehrende Steine an den Warp", "5.8.2"),
    "failed_deal": ("Ein gescheiterter Handel kostet jeden Hauptspieler drei Steine", "5.5.8"),
    "reward": (
        "Verbündete einer siegreichen Abwehr nehmen für jeden Stein in der Begegnung einen Stein oder eine Karte",
        "5.6.1",
    ),
    "removed": ("Steine, die aus dem Spiel sind, kommen nie zurück", "1.1"),
}
HANDS: Rules = {
    "dealt": ("Alle bekommen sieben Karten", "3.12"),
    "consolation": (
        "Wer mit einem Kompromiss verliert, nimmt für jeden eigenen verlorenen Stein eine Karte des Siegers",
        "5.4.2",
    ),
    "deal": ("Karten wechseln die Hand, wie der Handel es sagt", "5.5.3"),
    "new_hand": ("Ein Hauptspieler ohne Begegnungskarte zeigt die Hand, legt sie ab und zieht sieben", "4.1.2"),
    "reward": (
        "Verbündete einer siegreichen Abwehr nehmen für jeden Stein in der Begegnung einen Stein oder eine Karte",
        "5.6.1",
    ),
    "redeal": ("Sind Stapel und Ablage leer, werden alle Hände gemischt und neu ausgeteilt", "8.1"),
}
ABANDONED: Rules = {
    "nothing to commit": ("Ohne einen Stein zum Einsetzen endet der Zug", "4.4.3"),
    "no challenge card": ("Ein Angriff ohne Begegnungskarte kann nicht weitergehen", "4.7.1"),
    "a main player left": ("Ein Hauptspieler hat die Begegnung verlassen", "8.8"),
}
FIXED: Rules = {
    "first": ("Wessen Farbe das Schicksal zuerst zeigt, beginnt", "3.13"),
    "destiny": ("Die oberste Schicksalskarte entscheidet über die Abwehr", "4.2.1"),
    "own_colour": ("Die eigene Farbe lässt dem Angriff die Wahl", "4.2.4"),
    "joined": ("Die Eingeladenen antworten der Reihe nach und treten höchstens einer Seite bei", "4.6.1"),
    "turned": ("Eine Karte, die zum Kompromiss wurde, hat keinen Wert mehr", "5.2.3"),
    "reshuffled": ("Ein leerer Stapel entsteht neu aus der Ablage", "8.1"),
    "cancelled": ("Eine Antwort auf eine Ansage wirkt vor ihr, die letzte zuerst", "4.0.6"),
    "zapped": ("Ein Cosmic Zap lässt alle Kräfte eines Spielers schweigen, bis die Begegnung endet", "6.5"),
    "departed": ("Steine, Karten und Kräfte gehen mit dem, der geht", "8.7"),
    "autopilot": ("Drei versäumte Fristen in Folge: Für den Sitz gilt die übliche Antwort", "8.11"),
    "void": ("Was für ein Fenster vorgesehen war, wird noch einmal geprüft, wenn es dran ist", "4.0.3"),
}
CARDS: Rules = {
    "cards_exchanged": ("Von jetzt an zählt jede Karte für die Seite, auf der sie liegt", "4.7.5"),
    "buried": ("Die Karte selbst kommt ungesehen weg; es gilt, was ihr Spieler von ihr sagt", "0.4"),
    "counts_as": ("Was von einer Karte gesagt wird, geht vor das, was auf ihr steht", "0.4"),
    "took_back": ("Die Karte ist wieder auf der Hand, und eine Begegnungskarte wird neu gewählt", "0.4"),
}
ENDINGS: Rules = {
    "bases": ("Genug fremde Basen am Ende einer Phase siegen; alle, die sie haben, siegen gemeinsam", "7.1"),
    "alternate": ("Man kann auch anders siegen als mit Basen: durch eine Kraft oder eine Erweiterung", "7.5"),
    "last": ("Wer als Letzter übrig ist, siegt", "8.9"),
    "nobody": ("Niemand ist mehr da, der siegen könnte", "8.9"),
    "spent": ("Niemand kann noch einen Stein einsetzen oder zurückholen: Jeder Zug fiele für immer aus", "8.3"),
    "stopped": ("Ein abgebrochenes Spiel hat keinen Sieger", "8.9"),
}
DEFENSES: Rules = {
    "nobody": ("Wer eine Heimatbasis neu gründet, hat keinen Gegner", "4.2.4"),
    "wild": ("Das Schicksal war wild: Der Angriff nannte die Abwehr", "4.2.3"),
    "decreed": ("Nicht das Schicksal, etwas anderes bestimmte die Abwehr", "4.2.8"),
    "home": ("Der Angriff fordert jemand Fremden bei sich zu Hause heraus", "4.2.4"),
    "shown": ("Das Schicksal zeigte diese Farbe", "4.2.2"),
}
OUTCOMES: Rules = {
    "landed": ("Niemand steht gegen diese Steine", "4.2.4"),
    "deal": ("Beide Karten sind Kompromisse: Die Hauptspieler müssen handeln", "5.5"),
    "no_deal": (
        "Es kam rechtzeitig kein Handel zustande, oder er wurde aufgehoben: Beide Hauptspieler verlieren drei Steine",
        "5.5.8",
    ),
    "both_lost": ("Beide Seiten verlieren durch das, was gespielt wurde", "0.4"),
    "turned": ("Ein Angriff steht gegen einen Kompromiss", "5.4.1"),
}


def tie(total: int) -> str:
    return f"Beide Seiten haben {total}: Bei Gleichstand gewinnt die Abwehr {rule('5.1.2')}."


def totals(offense: int, defense: int) -> str:
    return f"{offense} für den Angriff stehen gegen {defense} für die Abwehr {rule('5.1.2')}."


def attack(winner: str) -> str:
    return f"{capital(side(winner))} hat eine Angriffskarte gegen einen Kompromiss {rule('5.4.1')}."


def counted(*, attacks: bool) -> str:
    if attacks:
        return f"Karte und Steine jeder Seite, mit Verbündeten {rule('5.1.1')}."
    return f"Zusammengezählt wird nur zwischen zwei Angriffskarten {rule('5.1')}."


def summed(told: Sequence[str]) -> str:
    return f"Dann, in dieser Reihenfolge {rule('5.2.1')}: {'; '.join(told)}."


def helped(names: Sequence[str]) -> str:
    return f"Gewirkt hat: {listed(names)}."


def decided(names: Sequence[str]) -> str:
    return f"Anders entschieden hat: {listed(names)} {rule('5.2.1')}."


def maker(data: Data, names: Names) -> str:
    made = course_events.maker(data, names)
    return made if isinstance(made, str) else speech("de").message(made)


def change(data: Data, names: Names) -> str:
    return speech("de").message(course_events.change(data, names))
