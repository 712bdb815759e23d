"""What the Skill Tokens say, in German: events and questions; what each is, is said in ``text``."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.skill_tokens.choosing import WHICH, part
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, FROM, NOW, WAIT
from bot.cosmic.expansions.skill_tokens.laying import HOW, MIXED, ORDER, OWN, PLACE
from bot.cosmic.expansions.skill_tokens.unseen import CALLS as UNSEEN
from bot.cosmic.expansions.skill_tokens.unseen import SHOWS
from bot.cosmic.model.holdings import COLOUR_OF
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import listed, place, rule, tokens, who
from bot.kernel.ask import Choice

_LETTERS: Final = {"E": "Escorts", "L": "Leader", "S": "Shields", "W": "Weapons"}
_HOW: Final = {
    MIXED: "Gemischt: jeder Buchstabe so gleichmäßig wie möglich auf allen Planeten",
    OWN: "Ich lege sie Planet für Planet aus",
}


def _called_number(count: int) -> str:
    return "1 Escort" if count == 1 else f"{count} Escorts"


def _laid(data: Data, names: Names) -> str:
    rows = [f"{place(where)} {letters}" for where, letters in data["places"].items()]
    return f"Die Buchstaben von {who(names, data['seat'])}: {listed(rows)} {rule('S3')}."


def _called(data: Data, names: Names) -> str:
    side = {"offense": "zum Angriff", "defense": "zur Abwehr"}[data["side"]]
    return f"{who(names, data['seat'])} ruft {_called_number(data['count'])} {side} {rule('S11')}."


def _unseen(data: Data, names: Names) -> str:
    side = {"offense": "zum Angriff", "defense": "zur Abwehr"}[data["side"]]
    return f"{who(names, data['seat'])} ruft ungesehen Escorts {side} und sagt nicht, wie viele {rule('S25')}."


def _void(data: Data, names: Names) -> str:
    return (
        f"{who(names, data['seat'])} hat Void, die Steine für immer entfernt: Wer weniger als drei Leader im Spiel "
        f"behält, kann nie mehr eine Kraft nutzen {rule('S17')}."
    )


def _mustered(data: Data, names: Names) -> str:
    weapons, shields = f"Weapons: {data['weapons']}", f"Shields: {data['shields']}"
    if data["repulsed"]:
        return f"{shields}, {weapons}: Die Begegnung ist abgeschlagen {rule('S22')}."
    return f"{weapons}, {shields}: Die Begegnung geht weiter {rule('S21')}."


def _number(choice: Choice, names: Names, table: TableView) -> str:
    if choice == WAIT:
        return "Erst entscheiden, wenn ich weiß, was andere vor mir gerufen haben"
    return "Keine Escorts rufen" if choice == 0 else f"{_called_number(int(str(choice)))} rufen"


def _shown(choice: Choice, names: Names, table: TableView) -> str:
    return "Nichts zeigen" if choice == 0 else f"{tokens(int(str(choice)))} zeigen"


def _letter(choice: Choice, names: Names, table: TableView) -> str:
    return _LETTERS[str(choice)]


def _how(choice: Choice, names: Names, table: TableView) -> str:
    return _HOW[str(choice)]


def _parts() -> dict[str, str]:
    """Tokens of a letter in a place, as questions name them."""
    named = {**_LETTERS, "": "Steine ohne brauchbaren Buchstaben"}
    places = ["", "warp", "karma", "cone.offense", "cone.defense", *COLOUR_OF]
    told = {"": "", "karma": " (Zodiac-Karte)"}
    return {part(one, where): named[one] + told.get(where, f" ({place(where)})") for where in places for one in named}


add(
    ExpansionWords(
        events={
            "skills_laid": _laid,
            "escorts_called": _called,
            "escorts_unseen": _unseen,
            "void_warning": _void,
            "mustered": _mustered,
        },
        language="de",
        questions={
            HOW.key: (
                "Wie verteilst du deine Steine? Jeder hat einen Buchstaben: *Escorts* können spät zu einer Begegnung "
                "dazukommen, drei aktive *Leader* halten deine Kräfte wach, und *Shields* weisen einen Angriff ab, der "
                "weniger *Weapons* hat. Mehr sagt `/cosmic rules skill tokens`."
            ),
            ORDER.key: (
                "Welche Buchstaben gehen zuerst, wenn nur einige deiner Steine gehen? Escorts auf Basen kannst du "
                "später rufen; Weapons helfen beim Angriff; drei Leader müssen für deine Kräfte aktiv bleiben."
            ),
            PLACE.key: "Welche Buchstaben liegen dort?",
            WHICH.key: "Welche Buchstaben wählst du?",
            CALLS.key: "Wie viele Escorts rufst du auf deine Seite?",
            NOW.key: "Du bist dran: Wie viele Escorts rufst du auf deine Seite?",
            UNSEEN.key: "Wie viele Escorts deiner Reserve kommen ungesehen?",
            SHOWS.key: "Wie viele verborgene Weapons oder Shields zeigst du, damit sie zählen?",
            FROM.key: "Von welchen Basen kommen deine Escorts?",
        },
        options={
            HOW.key: _how,
            ORDER.key: _letter,
            CALLS.key: _number,
            NOW.key: _number,
            UNSEEN.key: _number,
            SHOWS.key: _shown,
        },
        places=_parts(),
    )
)
