"""Every word the slap table says, in German. What each is for is said in ``text.py``, its English counterpart.

Players are addressed as *du*. Names of cards and suits stay as the deck prints them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.slap import phrases_de
from bot.slap.options import Contradiction
from bot.slap.pace import COUNTDOWN_MS, MIN_SHOW_MS
from bot.slap.rows import lines
from bot.slap.views import ReceiptView, ResultView, SlapLine
from bot.tables.contract.table import THREAD_LOCKED
from bot.words.names import safe_name

_PRACTICE_MARK = "(Übung)"
_STATUS = {
    "in": "Du bist dabei.",
    "broke": "Du hast keine Karten mehr und kannst dich noch zurückklatschen.",
    "out": "Du bist ausgeschieden.",
    "left": "Du bist gegangen.",
}
_SHOWN_S = f"{MIN_SHOW_MS / 1000:g}".replace(".", ",")

FLIP, SLAP, PASS, PAUSE, RESUME, HERE = "Aufdecken", "Klatschen", "Passen", "Pause", "Weiter", "Ich bin da"
LEAVE, STATE, RULES_BUTTON, STOP = "Aussteigen", "Stand", "Regeln", "Spiel abbrechen"
REMATCH = "Revanche"

NOTED = "Notiert."
ALREADY_NOTED = "Schon notiert: pro Karte zählt nur dein erster Druck auf einen Knopf."
SEALED = "Was du bei dieser Karte gedrückt hast, ist notiert und versiegelt (slap T8)."
NOT_SEALED = "Bei dieser Karte hast du noch nichts gedrückt (slap T8)."
NOT_SEATED = "Du sitzt nicht an diesem Tisch; zuschauen darfst du gern."
OVER = "Dieses Spiel ist vorbei."
LOCKED = "Du darfst erst wieder klatschen, wenn jemand diesen Stapel genommen hat (slap R35)."
OUT = "Du bist ausgeschieden und kannst nicht mehr klatschen (slap R38)."
NOTHING = "Hier gibt es noch nichts abzuklatschen; das kostet dich nichts (slap R36)."
BY_HAND = "An diesem Tisch klatschst du mit ✋ an der Nachricht der Karte."
SLAP_WHICH = "Klatsch direkt auf die Karte, damit klar ist, welchen Stapel du gesehen hast (slap A2)."
ALREADY_TURNED = "Schon aufgedeckt."
FLIP_KEPT = f"Notiert. Jede Karte liegt mindestens {_SHOWN_S} s; dann kommt die nächste (slap T3)."
FLIP_SENT = "Notiert. Die nächste Karte kommt für alle gleichzeitig."
FLIP_AUTO = "An diesem Tisch decken sich die Karten von selbst auf (slap T1)."
NOT_A_FLIP = "Gerade gibt es keine Karte aufzudecken: Der Stapel wird eingesammelt (slap R37)."
YOU_LEFT = "Du bist ausgestiegen. Deine Karten liegen jetzt unter dem Stapel (slap R48)."
ALREADY_LEFT = "Du bist aus diesem Spiel schon ausgestiegen (slap R48)."
LEAVE_WARNING = (
    "**Willst du endgültig aussteigen?** Deine Karten kommen unter den Stapel, zurück geht's nicht (slap R48)."
)
LEAVE_SURE = "Ja, ich steige aus"
STOP_WARNING = "**Soll das Spiel für alle abgebrochen werden?** Niemand gewinnt, und es geht nicht weiter (slap R49)."
STOP_VOTE_WARNING = (
    "**Willst du, dass das Spiel für alle abgebrochen wird?** Das geschieht, sobald mehr als die Hälfte dafür ist. "
    "Dann gewinnt niemand, und es geht nicht weiter (slap R49)."
)
STOP_SURE = "Ja, Spiel abbrechen"
STOP_BY_VOTE = (
    "Abbrechen können das Spiel nur die, die mitspielen, und zwar per Abstimmung; wer moderiert, kann es sofort "
    "(slap R49)."
)
STOPPED = "Das Spiel ist abgebrochen."
VOTED = "Deine Stimme zählt."
ALREADY_VOTED = "Du hast schon abgestimmt."
NO_VOTE = "Abstimmen dürfen nur Leute, die noch im Spiel sind (slap T6)."
ALREADY_PAUSED = "Am Tisch ist schon Pause."
NOT_PAUSED = "Am Tisch ist gerade keine Pause."
GOING_ON = "Weiter geht's."
UNKNOWN = "Dieser Knopf tut nichts mehr."
PAUSED_NOW = "Am Tisch ist Pause."
_BETWEEN = "Die nächste Karte ist unterwegs."

_TURNS = (
    "**Die Regeln in Kürze**\n"
    "Reihum kommt eine Karte nach der anderen auf den Stapel. Jack, Queen, King, Ace und Lord geben der nächsten "
    "Person 1, 2, 3, 4 und 5 Chancen, mit irgendeiner Hofkarte oder Hymne zu kontern; eine Hymne gibt 3 Chancen, und "
    "nur eine Karte ihres Elements kontert. Kommt kein Konter, sammelt der Herausforderer den Stapel ein. 0, 00 und "
    "XIII (✂) heben alles auf, was unter ihnen liegt.\n"
    "**Klatsch ✋**, wenn die zwei obersten Karten den gleichen Wert haben oder Hymnen desselben Elements sind, auch "
    "mit einer Karte dazwischen. "
)
_QUICK = (
    "Der erste Klatscher bekommt den Stapel. Ein Klatscher ins Leere kostet Karten, die unter den Stapel wandern.\n"
    "Erster ist, wessen Klatscher Discord dem Bot als ersten meldet. Den Weg von deinem Gerät zu Discord kann niemand "
    "messen oder ausgleichen. Alle sehen eine Karte nur über ihre Nachricht, jede Karte bleibt gleich lang offen, und "
    "der Bot mischt sich nicht in die Reihenfolge ein (slap A22)."
)
_SEALED = (
    "Schnell sein muss hier niemand: Drück unter der Karte einmal *Klatschen* oder *Passen*; niemand sieht es. Ist "
    "ihre Zeit um, bekommt durch das Los jemand den Stapel, der geklatscht hat. Ein Klatscher ins Leere kostet Karten, "
    "die unter den Stapel wandern (slap T8)."
)
RULES, RULES_SLOW = _TURNS + _QUICK, _TURNS + _SEALED
RULES_BOTH = f"{RULES}\n-# An einem langsamen Tisch: {_SEALED}"


_CONTRADICTIONS: Final[Mapping[Contradiction, str]] = {
    "endless": "Ohne Limit und mit unbegrenzten Comebacks endet das Spiel vielleicht nie: Begrenz eins von beidem.",
    "sealed": "An einem langsamen Tisch sind Klatscher verdeckt, deshalb geht es dort nur per Knopf (slap T8).",
    "turned": "An einem langsamen Tisch decken sich die Karten auf, wenn ihre Zeit um ist, nie von Hand (slap T8).",
    "punctual": "An einem langsamen Tisch zählt auf geschlossenen Karten nichts mehr, es kostet also nie (slap T8).",
}


def bad_option(title: str, value: str, allowed: str) -> str:
    return f"{title}: {value} geht nicht; wähl {allowed}."


def contradiction(why: Contradiction) -> str:
    return _CONTRADICTIONS[why]


def practice_name(name: str) -> str:
    return f"{name} {_PRACTICE_MARK}"


def _ms(value: int, approx: bool = False) -> str:
    return "~" if approx else f"+{phrases_de.number(value)} ms"


def _cards(count: int) -> str:
    return "1 Karte" if count == 1 else f"{count} Karten"


def _counts(pairs: Sequence[tuple[str, int]]) -> str:
    return " · ".join(f"{safe_name(name)} {count}" for name, count in pairs)


# --- the game's messages ---------------------------------------------------------------------------------


def deal(
    pairs: Sequence[tuple[str, int]], leftovers: Sequence[str], commitment: str, hand: bool, penalty: int, sealed: int
) -> str:
    below = f"darunter {', '.join(leftovers)}" if leftovers else "darunter nichts"
    how = "Klatsch mit ✋ an der Nachricht der Karte." if hand else "Klatsch mit dem Knopf unter der Karte."
    if sealed:
        minutes = f"{sealed / 60_000:g}".replace(".", ",")
        how = (
            f"**Ein langsamer Tisch**: Jede Karte bleibt {minutes} min offen. Drück einmal pro Karte *Klatschen* oder "
            "*Passen*; niemand sieht es. Danach entscheidet das Los, wer von denen, die ein Muster abgeklatscht "
            "haben, den Stapel bekommt (slap T8)."
        )
    return lines(
        [
            f"**Das Spiel beginnt in {COUNTDOWN_MS // 1000} s.** {safe_name(pairs[0][0])} fängt an.",
            f"Karten: {_counts(pairs)}",
            f"Auf dem Tisch: XIII Zodiac ✂, {below}.",
            f"{how} Ein falscher Klatscher kostet {_cards(penalty)}.",
            f"Hash von Startwert und Deck: `{commitment}`. Der Startwert folgt am Ende (slap R5).",
            "",
            RULES_SLOW if sealed else RULES,
        ]
    )


def _chances(owner: str, responder: str, left: int, total: int) -> str:
    return f"{safe_name(owner)} fordert heraus: {safe_name(responder)} hat noch {left} von {total} Chancen"


def court_challenge(owner: str, responder: str, left: int, total: int) -> str:
    return f"{_chances(owner, responder, left, total)}, jede Hofkarte oder Hymne kontert."


def hymn_challenge(owner: str, responder: str, left: int, total: int, element: str) -> str:
    return f"{_chances(owner, responder, left, total)}, nur {element} kontert."


def sealed_until(at_ms: int) -> str:
    at = at_ms // 1000
    return f"Klatschen oder Passen, versiegelt, bis <t:{at}:t> (<t:{at}:R>); früher, sobald alle gedrückt haben."


def due(owner: str) -> str:
    return f"Kein Konter: {safe_name(owner)} sammelt den Stapel ein, sobald die Zeit dieser Karte um ist."


def last_cards(winner: str) -> str:
    return f"{safe_name(winner)} gewinnt, sobald die Zeit dieser Karte um ist."


def card(top: str, before: Sequence[str], turned_by: str | None, after: str, pile: int, told: Sequence[str]) -> str:
    behind = f" · davor {', '.join(before)}" if before else ""
    again = "Derselbe Stapel noch einmal: Die Zeit läuft von vorn."
    who = again if turned_by is None else f"Aufgedeckt von {safe_name(turned_by)}."
    return lines([f"**{top}**{behind}", who, after, f"Stapel: {_cards(pile)}", *told])


def turns_next(name: str) -> str:
    return f"Als Nächstes: {safe_name(name)}"


def collected(name: str, count: int, pairs: Sequence[tuple[str, int]], told: Sequence[str]) -> str:
    first = f"**{safe_name(name)} sammelt {_cards(count)} ein** und ist dran."
    return lines([first, f"Karten: {_counts(pairs)}", *told])


def final(name: str | None, count: int, told: Sequence[str]) -> str:
    if name is None:
        return lines(["**Niemand ist mehr da: Das Spiel endet.**", *told])
    taken = "die letzte Karte" if count == 1 else f"die letzten {count} Karten"
    return lines([f"**{safe_name(name)} nimmt {taken} und gewinnt.**", *told])


def withdrawn(why: str) -> str:
    return f"~~zurückgezogen~~ {why} Klatscher an dieser Nachricht zählen nicht (slap A6)."


def slapped_first(name: str) -> str:
    return f"{safe_name(name)} hat geklatscht, bevor diese Karte kam."


def owner_left(name: str) -> str:
    return f"{safe_name(name)} ist ausgestiegen, bevor diese Karte kam."


CONNECTION_LOST = "Die Verbindung riss ab, bevor diese Karte kam."
MESSAGE_DELETED = "Die Nachricht der offenen Karte wurde gelöscht, bevor diese kam."
GAME_STOPPED = "Das Spiel wurde abgebrochen, bevor diese Karte kam."


def late(name: str, top: str, gap: int, approx: bool) -> str:
    after = "nach der nächsten Karte" if approx else f"{phrases_de.number(gap)} ms nach der nächsten Karte"
    return f"{safe_name(name)} hat {after} auf {top} geklatscht: zählt nicht, kostet nichts"


def pays(name: str, top: str, under: str, paid: Sequence[str], late_slap: bool) -> str:
    on = f" auf {under}" if under else ""
    after = " nach der nächsten Karte" if late_slap else ""
    bill = f"zahlt {len(paid)} ({', '.join(paid)})" if paid else "zahlt nichts"
    return f"{safe_name(name)} hat bei {top}{on}{after} falsch geklatscht: {bill}"


def locked(name: str, top: str) -> str:
    return (
        f"{safe_name(name)} hat bei {top} falsch geklatscht und keine Karte zum Zahlen: gesperrt, bis jemand den "
        "Stapel genommen hat"
    )


def barred(name: str, top: str) -> str:
    return f"{safe_name(name)} hat bei {top} falsch geklatscht und keine Karte zum Zahlen: ausgeschieden"


def left(name: str, count: int, after: str) -> str:
    return f"**{safe_name(name)} steigt aus.** {_cards(count)} unter den Stapel. {after}"


# --- reports ---------------------------------------------------------------------------------------------


def receipt(view: ReceiptView, shown: Sequence[str], drawn: Sequence[str], evidence: bool, told: Sequence[str]) -> str:
    rows = [f"✋ **{safe_name(view.winner)} nimmt {view.cards}**: {phrases_de.pattern(view)}  {' · '.join(shown)}"]
    among = ", ".join(safe_name(name) for name in drawn)
    if view.sealed and drawn:
        rows.append(f"Das Los entschied zwischen allen, die geklatscht haben: {among} (slap T8).")
    elif view.sealed:
        rows.append("Sonst hatte niemand geklatscht (slap T8).")
    elif drawn:
        rows.append(f"Mit der Verbindung ging die Reihenfolge verloren: Das Los entschied zwischen {among} (slap A19).")
    elif evidence:
        rows.append("Die Verbindung war weg; an der Karte hängt nur dieses ✋ (slap A19).")
    if not view.sealed:
        rows += [f"{place}. {_slap(line)}" for place, line in enumerate(view.slaps, 1)]
    rows.append(f"Karten: {_counts(view.counts)} · {safe_name(view.leads)} ist dran")
    rows += told
    if not view.sealed:
        rows.append("-# ms = Ankunft beim Bot nach der Ankunft der Karte selbst, auf derselben Verbindung")
    return lines(rows)


def _slap(line: SlapLine) -> str:
    behind = f" ({phrases_de.number(line.gap)} dahinter)" if line.verdict == "beaten" and not line.approx else ""
    return f"{safe_name(line.name)} {_ms(line.ms, line.approx)}{behind}"


def result(view: ResultView, seed: str) -> str:
    names = [safe_name(name) for name in view.winners]
    rows = [f"**{phrases_de.title(names)}** ({phrases_de.how(view)})"]
    for row in view.rows:
        best = "" if row.fastest is None else f", schnellster {phrases_de.number(row.fastest)} ms"
        won = f"{row.piles} erklatscht" if row.piles else "nichts erklatscht"
        rows.append(f"{row.place}. {safe_name(row.name)}: {_cards(row.cards)}, {won}{best}")
    rows.append(f"{view.flips} Karten aufgedeckt, {view.piles} Stapel genommen. Startwert: `{seed}`")
    return lines(rows)


# --- trouble, pauses, votes ------------------------------------------------------------------------------


def seed_refused() -> str:
    return (
        "Ich darf hier kein ✋ setzen: Dazu brauche ich *Reaktionen hinzufügen* und *Nachrichtenverlauf anzeigen*. Das "
        "Spiel läuft weiter: Setz das ✋ zum Klatschen einfach selbst an die Karte."
    )


def blocked(code: int) -> str:
    if code in THREAD_LOCKED:
        return (
            "Der Klatschspiel-Tisch pausiert: Sein Thread ist gesperrt, deshalb darf ich dort nicht schreiben. Wer "
            "moderiert, entsperrt ihn (oder gibt mir *Threads verwalten*), dann geht es dort mit `/slap resume` weiter."
        )
    return (
        f"Der Klatschspiel-Tisch pausiert: Ich darf in seinem Thread nicht schreiben (Discord-Code {code}). Gebt mir "
        "dort *Kanal anzeigen*, *Nachrichten in Threads senden* und *Nachrichtenverlauf anzeigen*, dann geht es mit "
        "`/slap resume` weiter."
    )


def pause_notice() -> str:
    return "**Pause.** Die Karten bleiben liegen; danach wird der Stapel noch einmal mit voller Zeit gezeigt."


def still_there(cards_gone: int, wait_ms: int) -> str:
    hours = wait_ms // 3_600_000
    wait = f"{hours} Stunden" if hours else f"{wait_ms // 60_000} Minuten"
    return (
        f"**Seid ihr noch da?** {_cards(cards_gone)} ohne Klatscher. Der Tisch wartet; meldet sich niemand, wird in "
        f"{wait} ausgezählt."
    )


def vote(name: str, choice: str, votes: int, needed: int) -> str:
    wish = {"pause": "möchte eine Pause", "resume": "möchte weiterspielen", "stop": "möchte das Spiel abbrechen"}[
        choice
    ]
    return f"**{safe_name(name)} {wish}**: {votes} von {needed} Stimmen."


def vote_done(choice: str) -> str:
    return {
        "pause": "**Die Pause ist beschlossen.**",
        "resume": "**Das Spiel geht weiter.**",
        "stop": "**Ihr habt beschlossen, das Spiel abzubrechen.**",
    }[choice]


def open_now(top: str | None) -> str:
    return _BETWEEN if top is None else f"Offen liegt: {top}."


def stale(now: str) -> str:
    return f"Diese Karte ist schon vorbei. {now}"


def not_your_turn(name: str) -> str:
    return f"Gerade deckt {safe_name(name)} auf."


def status(pairs: Sequence[tuple[str, int]], pile: int, now: str, after: str, mine: str | None) -> str:
    own = [] if mine is None else [_STATUS[mine]]
    return lines([now, f"Karten: {_counts(pairs)} · Stapel {pile}", after, *own])
