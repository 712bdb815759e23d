"""The words around the questions of a Cosmic table, in German; what each is for is said in ``question_table_text``.

Names of powers, edicts and flares stay as the cards print them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.words import question_text
from bot.cosmic.words.phrases import capital, rule
from bot.cosmic.words.picture_words import phrases_in
from bot.kernel.ask import Ask
from bot.kernel.refused import Refused as Rejected
from bot.words.speech import speech

YES: Final = "Ja"
NO: Final = "Nein"
A_POWER: Final = "Eine Kraft"
NONE: Final = "Keine davon"
ALL: Final = "Alle"
UNDO: Final = "Letzte zurück"
CLEAR: Final = "Von vorn"
REVERSED: Final = (
    "Umgekehrter Kegel: Gewinnt der Angriff, bekommen seine Verbündeten Karten oder Steine; gewinnt die Abwehr, landen "
    "ihre Verbündeten auf dem Planeten und haben dort eine Basis (cosmic 5.7)."
)
TYPE: Final = "Eintippen"
SURE: Final = "Ja, wirklich"
BACK: Final = "Zurück"
NEXT: Final = "Nächste Seite"
PREVIOUS: Final = "Vorige Seite"
CHOOSE: Final = "Hier wählen"
CHOOSE_PLACE: Final = "Wo?"
MOST: Final = "Größtmöglich"
FORM_TITLE: Final = "Deine Antwort"
FORM_LABEL: Final = "In Worten"
YES_WORDS: Final = "ja j jo klar ok okay yes y"
NO_WORDS: Final = "nein n ne nö nicht no"
NONE_WORDS: Final = "keine keiner keinen niemand niemanden nichts null passe passen pass ablehnen"
ALL_WORDS: Final = "alle alles beide jeden"
NOISE_WORDS: Final = (
    "ich der die das den dem ein eine einen mein meine auf an von vom in im aus mit bitte nutze nutzen spiele spielen "
    "wähle planet karte stein steine"
)
AND_WORDS: Final = "und dann plus"


_PLACES: Final = {
    "warp": "der Warp",
    "removed": "aus dem Spiel",
    "cone.offense": "der Kegel",
    "cone.defense": "das Abwehrende des Kegels",
}
_BUTTON: Final = 60
_SENTENCE: Final = re.compile(r"(?<=[.?!])\s")
_SIDES: Final = {"offense": "dem Angriff", "defense": "der Abwehr"}
_WINDOWS: Final = {
    "W1a": "zu Beginn der Begegnung",
    "W1b.1": "zu Beginn der Begegnung",
    "W1b": "zu Beginn der Begegnung",
    "W1c": "bevor der Angriff einen Stein zurückholt",
    "W2a": "bevor das Schicksal gezogen wird",
    "W2b": "wenn das Schicksal gezogen wird",
    "W2c": "sobald die Abwehr feststeht",
    "W3": "sobald das Ziel feststeht",
    "W4": "sobald der Angriff gesetzt hat",
    "W5": "bevor Verbündete eingeladen werden",
    "W6a": "sobald die Verbündeten gesetzt haben",
    "W6c": "bevor Karten gewählt werden",
    "W7a": "bevor Karten gewählt werden",
    "W7c": "sobald beide Karten verdeckt liegen",
    "W8a": "wenn die Karten aufgedeckt sind",
    "W9d": "sobald ein Handel gilt",
    "W9a": "sobald der Ausgang feststeht",
    "W9b": "nach den Verlusten",
    "W9e": "nach den Belohnungen",
    "W9f": "nach der Begegnung",
    "WE": "im Endschritt",
    "turn_end": "am Ende deines Zugs",
}


def question(ask: Ask) -> str:
    return question_text.question(speech("de"), ask)


def refusal(error: Rejected, ask: Ask | None) -> str:
    return question_text.refusal(speech("de"), error, ask)


def choice(key: str) -> str:
    return speech("de")(question_text.CHOICES[key]) if key in question_text.CHOICES else ""


def colour(key: str) -> str:
    return phrases_in("de").colour(key)


def place(key: str) -> str:
    if key in _PLACES:
        return _PLACES[key]
    system, _, number = key.rpartition("-")
    return phrases_in("de").place(system, number) if key in COLOUR_OF or key in OUTPOSTS else ""


def card(key: str) -> str:
    return capital(phrases_in("de").card(key))


def play(card: str) -> str:
    return f"{card} spielen"


def use(power: str) -> str:
    return f"{power} nutzen"


def join(side: str) -> str:
    return capital(f"{_SIDES[side]} beitreten")


def settle(place: str) -> str:
    return f"{place} neu besiedeln"


def face(name: str, place: str) -> str:
    return f"{name} auf {place} herausfordern"


def hoarded(card: str) -> str:
    return f"{card} (Hort)"


def copy(label: str, number: int) -> str:
    return f"{label} ({number}.)"


def window(name: str) -> str:
    return _WINDOWS.get(name, "")


def by_itself() -> str:
    return "wirkt von selbst, wenn ihr Augenblick kommt"


def stands(pairs: Sequence[tuple[str, str]]) -> str:
    return ", ".join(f"{name} {tokens}" for name, tokens in pairs) or "niemand dort"


def bases(pairs: Sequence[tuple[str, str]]) -> str:
    return "Du hast: " + " · ".join(f"{place} **{tokens}**" for place, tokens in pairs)


def player(cards: int, bases: int) -> str:
    held = f"{cards} Karte" if cards == 1 else f"{cards} Karten"
    return f"{held}, {bases} fremde Basis" if bases == 1 else f"{held}, {bases} fremde Basen"


def share(place: str, count: int) -> str:
    return f"{place}: {count}"


def listed(rows: Sequence[str]) -> str:
    if not rows:
        return "nichts"
    return rows[0] if len(rows) == 1 else f"{', '.join(rows[:-1])} und {rows[-1]}"


def done(count: int) -> str:
    return f"Fertig ({count})"


def more(place: str, count: int) -> str:
    return f"+ {place}: {count}"


def less(place: str) -> str:
    return f"– {place}"


def page(number: int, pages: int) -> str:
    return f"Seite {number} von {pages}"


def so_far(rows: Sequence[str]) -> str:
    return f"Gewählt: {listed(rows)}." if rows else "Noch nichts gewählt."


def divided(rows: Sequence[str], count: int, low: int, high: int) -> str:
    whole = f"{low}" if low == high else f"{low} bis {high}"
    return f"Jetzt {listed(rows)}; {count} von {whole} insgesamt." if rows else f"Noch nichts; insgesamt {whole}."


def at_most(count: int) -> str:
    return f"Wähle höchstens {count}."


def noted(answer: str) -> str:
    return f"Versiegelt: **{answer}**. Du kannst es ändern, bis die Runde schließt (cosmic 8.16)."


def otherwise(answer: str) -> str:
    return f"Wenn die Zeit um ist: {answer}."


def next_challenge(names: Sequence[str]) -> str:
    if len(names) < 2:
        return f"Die nächste Begegnung ist die von {names[0]}."
    return (
        f"Als Nächstes kommt noch eine Begegnung von {names[0]} oder, wenn {names[0]} keine will, die von {names[1]}."
    )


def this_challenge(names: Sequence[str]) -> str:
    return f"Es ist die Begegnung von {names[0]}."


def announced(name: str, what: str, answered: str) -> str:
    return f"{name} – *{what}* gegen *{answered}*" if answered else f"{name} – *{what}*"


def cancelled(told: str) -> str:
    return f"{told} (gestoppt)"


def other(question: str) -> str:
    asks = _SENTENCE.split(question, 1)[0]
    return f"Außerdem: {asks}" if len(asks) <= _BUTTON else f"Außerdem: {asks[:_BUTTON].rpartition(' ')[0]} …"


def hint(example: str) -> str:
    return f"zum Beispiel: {example}"


def unknown() -> str:
    return f"Dieser Knopf gehört nicht zur jetzigen Frage; wähle eine der Antworten unten {rule('8.15')}."


def misread(typed: str, near: Sequence[str], rule: str) -> str:
    tip = f"Versuche: {', '.join(near)}." if near else "Wähle eine der angebotenen Antworten."
    return f"{f'„{typed}“' if typed else 'Das'} ist keine der Antworten (cosmic {rule}). {tip}"


def which(rows: Sequence[str], rule: str) -> str:
    return f"Das kann {', '.join(rows[:-1])} oder {rows[-1]} heißen: sag, welches (cosmic {rule})."


def too_long(most: int, rule: str) -> str:
    return f"Tippe eine kürzere Antwort: höchstens {most} Zeichen (cosmic {rule})."


def too_many(count: int, rule: str) -> str:
    return f"Wähle höchstens {count}; nimm erst eines zurück (cosmic {rule})."


def missing(rows: Sequence[str], rule: str) -> str:
    return f"Nenne jedes einmal; es {'fehlt' if len(rows) == 1 else 'fehlen'} noch {listed(rows)} (cosmic {rule})."


def wrong_sum(count: int, low: int, high: int, rule: str) -> str:
    whole = f"{low}" if low == high else f"{low} bis {high}"
    return f"Das sind insgesamt {count}; es müssen {whole} sein (cosmic {rule})."


def wrong_share(place: str, low: int, high: int, rule: str) -> str:
    return f"Bei {place} geht {low} bis {high} (cosmic {rule})."


def wrong_number(low: int, high: int, rule: str) -> str:
    return f"Wähle eine Zahl von {low} bis {high} (cosmic {rule})."


def gives_up_bases(rows: Sequence[str]) -> str:
    return f"Damit verlässt dein letzter Stein {listed(rows)}: die Basis ist weg. Wirklich?"


def gives_up_cards(rows: Sequence[str]) -> str:
    return f"Damit wirfst du {listed(rows)} ab. Wirklich?"


def gives_up_tokens() -> str:
    return "Damit verlierst du drei deiner Steine. Wirklich?"
