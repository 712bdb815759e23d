"""Die Worte des Rahmens um alle Spiele. German; what each name is for is said in ``text.py``."""

from __future__ import annotations

NOT_RUNNING = "Dieses Spiel ist vorbei. Ein neues beginnt mit `/slap new` oder `/cosmic new`."
DISK_FULL = (
    "Die Platte des Bots ist voll, deine Aktion zählt deshalb **nicht**. Der Tisch macht von selbst weiter, sobald "
    "Platz ist; sag bitte der Serverleitung Bescheid."
)
DISK_FULL_HERE = (
    "Die Platte des Bots ist voll, deshalb ist das **nicht** geschehen. Versuche es noch einmal, sobald Platz ist; sag "
    "bitte der Serverleitung Bescheid."
)
DISK_TROUBLE = (
    "Der Bot kann gerade nichts speichern, deine Aktion zählt deshalb **nicht**. Versuche es in einer Minute noch "
    "einmal und sage dem Admin des Servers Bescheid: Der Grund steht im Protokoll des Bots."
)
PRESS_AGAIN = "Das hat für ein Formular zu lange gedauert: Bitte drücke den Knopf oder gib den Befehl noch einmal."
TOO_FAST = (
    "Warte kurz: Das zählt **nicht**, denn der Bot arbeitet noch an dem, was du gerade eben gemacht hast. Drück dann "
    "noch einmal."
)
REFEREE = (
    "⚠️ Die Spielleitung wird gebraucht: Im Bot ist etwas schiefgegangen, und die letzte Aktion wurde zurückgenommen. "
    "Davor ist nichts verloren. Wer den Tisch eröffnet hat, wählt: *Noch einmal*, *Eine Aktion zurück* oder "
    "*Spiel beenden*."
)
REFEREE_PRIVATE = (
    "Dieser Tisch wartet auf eine Entscheidung. Wer ihn eröffnet hat oder moderiert, wählt mit den Knöpfen unter dem "
    "Hinweis oder mit `/table referee`, wie es weitergeht."
)
RETRY = "Noch einmal"
UNDO = "Eine Aktion zurück"
STOP = "Spiel beenden"
ONLY_REFEREE = "Das entscheidet nur, wer den Tisch eröffnet hat oder moderiert."
NO_REFEREE = "Dieser Tisch braucht keine Entscheidung: Das Spiel läuft."
NOTHING_TO_UNDO = (
    "Es gibt nichts zurückzunehmen: Seit dem letzten Einschnitt im Spiel ist nichts geschehen. Versuch es noch einmal "
    "oder beende das Spiel."
)
CHOSEN = "Erledigt."
RETRIED = "Das Spiel geht vom letzten sicheren Stand aus weiter."
UNDONE = "Eine weitere Aktion wurde zurückgenommen; das Spiel geht von davor weiter."
STOPPED = "Das Spiel wurde an seinem letzten sicheren Stand beendet."


def stopped_without_result(table: int) -> str:
    return f"Tisch {table} wurde nach einem Fehler im Bot beendet. Das Spiel hat kein Ergebnis und zählt nicht."


def upgraded(dropped: int) -> str:
    actions = "die letzte Aktion passt" if dropped == 1 else f"die letzten {dropped} Aktionen passen"
    return f"Der Bot wurde erneuert, und {actions} nicht mehr: Das Spiel geht von davor weiter, gefragt wird neu."


def upgraded_buttons() -> str:
    return "Der Bot wurde erneuert: Nehmt bitte die neueste Nachricht, ältere Knöpfe zählen nicht mehr."
