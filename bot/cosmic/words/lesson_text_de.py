"""The words of the picture that shows how a challenge goes, in German."""

from __future__ import annotations

from typing import Final

TITLE: Final = "So läuft eine Herausforderung"
OFFENSE: Final = "Angriff"
DEFENSE: Final = "Abwehr"
STEPS: Final[tuple[tuple[str, str], ...]] = (
    ("Das Schicksal nennt", "die Abwehr"),
    ("Der Kegel zielt auf", "einen Planeten"),
    ("Ein bis vier Steine", "auf den Kegel"),
    ("Verbündete helfen", "beiden Seiten"),
    ("Beide legen verdeckt", "eine Karte"),
    ("Höhere Summe siegt;", "gleich: die Abwehr"),
)
BASE: Final = "Der Angriff gewinnt: eine Basis hier"


def goal(bases: int) -> str:
    return f"Wer zuerst {bases} fremde Basen hat, gewinnt"


def alt(bases: int) -> str:
    return (
        "So läuft eine Herausforderung, in sieben Schritten. 1: Eine Schicksalskarte nennt die Abwehr, hier Blau. "
        "2: Der Angriff, hier Rot, richtet den Kegel auf einen Planeten der Abwehr. 3: Ein bis vier Steine des "
        "Angriffs kommen auf den Kegel, hier 3. 4: Verbündete helfen beiden Seiten: Gelb hilft dem Angriff mit 2, "
        "Lila der Abwehr mit 1; Blau hat 3 auf dem Planeten. 5: Beide legen verdeckt eine Karte. 6: Die Karten "
        "werden aufgedeckt, es zählen Karte und Steine: 12 + 5 = 17 gegen 8 + 4 = 12. Mehr gewinnt; bei "
        "Gleichstand gewinnt die Abwehr. 7: Der Angriff hat gewonnen, also hat seine Seite eine Basis auf dem "
        f"Planeten. Wer zuerst {bases} fremde Basen hat, gewinnt das Spiel."
    )
