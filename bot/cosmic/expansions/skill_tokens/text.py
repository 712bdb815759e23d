"""What the Skill Tokens say, in English: events, questions and reasons."""

from __future__ import annotations

from typing import Final

from bot.cosmic.expansions.skill_tokens.choosing import WHICH, part
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, FROM, NOW, WAIT
from bot.cosmic.expansions.skill_tokens.laying import HOW, MIXED, ORDER, OWN, PLACE
from bot.cosmic.expansions.skill_tokens.unseen import CALLS as UNSEEN
from bot.cosmic.expansions.skill_tokens.unseen import SHOWS
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.model.state import SHEET
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases import count, listed, place, rule, who
from bot.kernel.ask import Choice

__all__ = ["PLURALS"]

PLURALS: Final = {"": "Tokens without a letter of use", "E": "Escorts", "L": "Leaders", "S": "Shields", "W": "Weapons"}
_SHEETS: Final = 48
"""Power cards that can be in a game at once, and more."""
_HOW: Final = {
    MIXED: "Mixed: every letter as evenly as can be on all planets",
    OWN: "I lay them out planet by planet",
}


def _laid(data: Data, names: Names) -> str:
    rows = [f"{place(where)} {letters}" for where, letters in data["places"].items()]
    return f"The letters of {who(names, data['seat'])}: {listed(rows)} {rule('S3')}."


def _called(data: Data, names: Names) -> str:
    side = {"offense": "the offense", "defense": "the defense"}[data["side"]]
    return f"{who(names, data['seat'])} calls {count(data['count'], 'Escort')} to {side} {rule('S11')}."


def _unseen(data: Data, names: Names) -> str:
    side = {"offense": "the offense", "defense": "the defense"}[data["side"]]
    return f"{who(names, data['seat'])} calls Escorts to {side} unseen, and does not say how many {rule('S25')}."


def _void(data: Data, names: Names) -> str:
    return (
        f"{who(names, data['seat'])} has Void, which removes tokens for good: whoever has fewer than three Leaders "
        f"left in the game can never use a power again {rule('S17')}."
    )


def _mustered(data: Data, names: Names) -> str:
    weapons, shields = count(data["weapons"], "Weapon"), count(data["shields"], "Shield")
    if data["repulsed"]:
        return f"{shields} against {weapons}: the challenge is repulsed {rule('S22')}."
    return f"{weapons} against {shields}: the challenge goes on {rule('S21')}."


def _number(choice: Choice, names: Names, table: TableView) -> str:
    if choice == WAIT:
        return "Decide in my turn, when I know what others before me have called"
    return "Call no Escort" if choice == 0 else f"Call {count(int(str(choice)), 'Escort')}"


def _shown(choice: Choice, names: Names, table: TableView) -> str:
    return "Show nothing" if choice == 0 else f"Show {count(int(str(choice)), 'token')}"


def _letter(choice: Choice, names: Names, table: TableView) -> str:
    return PLURALS[str(choice)]


def _how(choice: Choice, names: Names, table: TableView) -> str:
    return _HOW[str(choice)]


def _parts() -> dict[str, str]:
    """Tokens of a letter in a place, as questions name them."""
    sheets = [f"{SHEET}{number}" for number in range(_SHEETS)]
    places = ["", "warp", "karma", "removed", "cone.offense", "cone.defense", *COLOUR_OF, *OUTPOSTS, *sheets]
    named = {"": "", "karma": " (Zodiac card)", "cone.offense": " (cone)", "cone.defense": " (cone)"}
    named["removed"] = " (out of the game)"
    return {
        part(one, where): PLURALS[one] + named.get(where, f" ({place(where)})") for where in places for one in PLURALS
    }


add(
    ExpansionWords(
        events={
            "skills_laid": _laid,
            "escorts_called": _called,
            "escorts_unseen": _unseen,
            "void_warning": _void,
            "mustered": _mustered,
        },
        questions={
            HOW.key: (
                "How do you lay out your tokens? Each has a letter: *Escorts* can join a challenge late, three active "
                "*Leaders* keep your powers awake, and *Shields* turn away an attack that has fewer *Weapons*. "
                "`/cosmic rules skill tokens` tells more."
            ),
            ORDER.key: (
                "Which letters go first when only some of your tokens go? Escorts left on bases can be called later; "
                "Weapons help in attacks; three Leaders have to stay active for your powers."
            ),
            PLACE.key: "Which letters lie there?",
            WHICH.key: "Which letters do you choose?",
            CALLS.key: "How many Escorts do you call to your side?",
            NOW.key: "It is your turn: how many Escorts do you call to your side?",
            UNSEEN.key: "How many Escorts of your reserve come unseen?",
            SHOWS.key: "How many hidden Weapons or Shields do you show, so that they count?",
            FROM.key: "From which bases do your Escorts come?",
        },
        reasons={
            "skills_laid": lambda data, before, names: f"Everybody lays tokens and letters out freely {rule('S3')}.",
            "escorts_called": lambda data, before, names: (
                f"Whoever has tokens in the challenge may add Escorts from bases, beyond the limit of four, the "
                f"offense first, then clockwise {rule('S11')}."
            ),
            "void_warning": lambda data, before, names: f"Powers need three active Leaders {rule('S17')}.",
            "escorts_unseen": lambda data, before, names: (
                f"Who commits tokens unseen says that it calls Escorts, and hides how many {rule('S25')}."
            ),
            "mustered": lambda data, before, names: (
                f"Before cards are played the Shields of the defense's side are compared with the Weapons of the "
                f"offense's side; more Shields end challenge and turn {rule('S22')}."
            ),
        },
        silent=frozenset({"letters_swapped", "skill_order"}),
        options={
            HOW.key: _how,
            ORDER.key: _letter,
            CALLS.key: _number,
            NOW.key: _number,
            UNSEEN.key: _number,
            SHOWS.key: _shown,
        },
        places=_parts(),
        small={
            CALLS.key: {"en": "Which Escorts come (none)", "de": "Welche Escorts kommen (keine)"},
            WHICH.key: {"en": "Which letters go", "de": "Welche Buchstaben gehen"},
            ORDER.key: {"en": "Which letters go first", "de": "Welche Buchstaben zuerst gehen"},
            FROM.key: {"en": "Where Escorts come from", "de": "Woher Escorts kommen"},
        },
    )
)
