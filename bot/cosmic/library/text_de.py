"""Words around the pages of the library in German; what each is for is said in ``text.py``."""

from __future__ import annotations

from collections.abc import Sequence

MANDATORY = "Pflichtkraft"
OPTIONAL = "freiwillige Kraft"
WILD = "Wild-Flare"
SUPER = "Super-Flare"
EXAMPLE = "Beispiel"
EDICT = "Edikt"
FLARE = "Flare-Karte"
CHALLENGE_CARD = "Begegnungskarte"
ATTACK = "Angriff"
COMPROMISE = "Kompromiss"
NEEDS_ALLIES = "Nicht zu zweit (cosmic 8.6)."
ATTACK_TEXT = (
    "Wird in Phase 7 verdeckt gelegt. Bei zwei Angriffen zählen Karte und alle Steine der Seite zusammen, die höhere "
    "Summe gewinnt, bei Gleichstand die Abwehr (cosmic 5.1). Gegen einen Kompromiss gewinnt ein Angriff immer "
    "(cosmic 5.4)."
)
COMPROMISE_TEXT = (
    "Wird in Phase 7 verdeckt gelegt. Gegen einen Angriff verliert er, aber man zieht für jeden eigenen verlorenen "
    "Stein eine zufällige Karte aus der Hand des Siegers (cosmic 5.4). Zwei Kompromisse müssen einen Handel schließen, "
    "sonst kostet es beide drei Steine (cosmic 5.5)."
)
EMPTY = "Tipp, was du suchst, oder wähl aus der Liste."

PHASES = {
    "setup": "Aufbau",
    "1": "Phase 1 (Beginn)",
    "2": "Phase 2 (Schicksal)",
    "3": "Phase 3 (Ziel)",
    "4": "Phase 4 (Steine)",
    "5": "Phase 5 (Einladung)",
    "6": "Phase 6 (Bündnis)",
    "7": "Phase 7 (Karten)",
    "8": "Phase 8 (Aufdecken)",
    "9": "Phase 9 (Ausgang)",
    "end": "am Ende der Begegnung",
    "lost": "wann immer Steine verloren gehen",
    "drawn": "wann immer Karten gezogen werden",
    "discarded": "wann immer Karten abgelegt werden",
    "win": "bei der Prüfung auf Sieg",
    "any": "bei jedem Halt",
    "answer": "als Antwort auf einen Einsatz",
}


def copies(count: int) -> str:
    return f"{count}-mal im Stapel"


def rules(ids: Sequence[str]) -> str:
    return f"(Regel cosmic {', '.join(ids)})"


def contents(titles: Sequence[str]) -> str:
    return "**Die Regeln von Cosmic Encounter.** `/cosmic rules` und eins davon:\n" + " · ".join(titles)


def unknown(typed: str, near: Sequence[str]) -> str:
    hint = f"Meinst du {', '.join(near)}?" if near else "Wähl aus der Liste, die sich beim Tippen öffnet."
    return f"Unter *{typed}* habe ich nichts gefunden. {hint}"
