"""The words of the Cosmic pictures and their alt texts, in every language: facts in, ``locales/*/picture.ftl`` out.

Pictures have room for one to three words; sentences are for alt texts. Names of people come in as they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.cosmic.model.reckoning import SumLine
from bot.cosmic.seen.picture_views import PHASES, EndPicture, Phase, RevealPicture, Totals
from bot.cosmic.words import things
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.speech import Speech, speech

__all__ = ["PicturePhrases", "phrases_in"]

_LABELS: Final = ids(
    "picture-",
    (
        "offense_title",
        "defense_title",
        "offense",
        "defense",
        "card_laid",
        "choosing",
        "warp",
        "deck",
        "discard",
        "destiny",
        "zapped",
        "dormant",
        "left",
        "attack",
        "compromise",
        "flare",
        "zodiac",
        "card",
        "counts_as",
        "powers",
        "tokens_line",
        "total",
        "tie",
        "your_hand",
        "empty_hand",
    ),
)
_PHASES: Final = ids("picture-phase-", tuple(PHASES))
_OUTCOMES: Final = ids("picture-outcome-", ("deal", "no_deal", "repulsed", "aborted"))
"""Outcomes that nobody wins."""
_ENDED: Final = ids("picture-ended-", ("bases", "alternate", "last", "nobody", "spent", "stopped"))
_STATES: Final = ids("picture-alt-", ("zapped", "dormant", "left"))
_MARK: Final = 0xE000
"""From here on, characters of no script stand for names while a title is said."""


class PicturePhrases:
    """The words of pictures and alt texts in one language."""

    def __init__(self, say: Speech) -> None:
        self._say = say

    def label(self, key: str) -> str:
        """A word or two that stand alone in a picture, such as ``warp`` or ``card_laid``."""
        return self._say(_LABELS[key])

    def colour(self, key: str) -> str:
        """A player's colour."""
        return self._say.message(things.colour(key))

    def challenge(self, number: int) -> str:
        """The headline of the board."""
        return self._say("picture-challenge", number=number)

    def of_the_turn(self, ordinal: int) -> str:
        """Which challenge of the turn it is."""
        return self._say("picture-of-the-turn", ordinal=ordinal)

    def phase(self, name: Phase) -> str:
        """The phase with its number; setup has none."""
        number = PHASES[name]
        called = self._say(_PHASES[name])
        return f"{number} {called}" if number else called

    def tokens(self, count: int) -> str:
        """Below a number of tokens."""
        return self._say("picture-tokens", count=count)

    def planet(self, number: int, reverse: bool) -> str:
        """Above the target."""
        return self._say("picture-target-planet", number=number, reverse=reverse)

    def card(self, name: str) -> str:
        """A card in words: ``attack 12``, ``compromise``, ``Card Zap``, ``Zombie flare``."""
        return self._spoken(things.card(name))

    def cards_held(self, count: int) -> str:
        """How many cards a hand has."""
        return self._say("picture-cards", count=count)

    def laid(self, name: str) -> str:
        """One's own card on the table."""
        return self._say("picture-laid", card=things.card(name))

    # --- reveal and end -----------------------------------------------------------------------------------------------

    def reveal_title(self, outcome: str, totals: Totals, winner: str) -> list[str]:
        """What came out, in pieces with the name at the even places; ``winner`` is empty if nobody won."""
        if outcome in _OUTCOMES:
            return ["", self._say(_OUTCOMES[outcome])]
        if not winner:
            return ["", self._say("picture-both-lose")]
        marked = _marks(1)
        if outcome == "landed":
            return _pieces(self._say("picture-lands", name=marked[0]), [winner])
        if totals[0] is None or totals[1] is None:
            return _pieces(self._say("picture-wins", name=marked[0]), [winner])
        won, lost = totals[::-1] if outcome == "defense" else totals
        return _pieces(self._say("picture-wins-by", name=marked[0], won=won or 0, lost=lost or 0), [winner])

    def maker(self, name: str) -> str:
        """What changed a sum or an outcome: a power, an expansion's thing, or a flare, which is called one."""
        return self._spoken(things.maker(name))

    def decided(self, view: RevealPicture) -> str:
        """Why it came out so, where cards and totals do not say it: a tie, or what decided; empty if they do."""
        makers = " · ".join(map(self.maker, view.decided_by))
        won, lost = (view.offense.total, view.defense.total)[:: -1 if view.outcome == "defense" else 1]
        if won is None or lost is None or view.outcome not in ("offense", "defense"):
            return makers
        if won < lost:
            return self._say("picture-lower-wins-by", makers=makers) if makers else self._say("picture-lower-wins")
        return self.label("tie") if won == lost and view.outcome == "defense" else makers

    def consequence(self, view: RevealPicture, place: str) -> str:
        """What came of it, in a few words; ``place`` is the target as it is called."""
        parts = []
        if view.landed:
            parts.append(self._say("picture-landed", count=view.landed, place=place))
        if view.lost:
            parts.append(self._say("picture-lost", count=view.lost))
        if view.consolation:
            parts.append(self._say("picture-consolation", count=view.consolation))
        return " · ".join(parts) if parts else self._say("picture-target", place=place)

    def place(self, colour_key: str, number: str) -> str:
        """A planet by its system's colour and its number, or an outpost by its kind and number: ``red moon 1``."""
        return self._say.message(things.place(f"{colour_key}-{number}"))

    def end_title(self, names: Sequence[str]) -> list[str]:
        """Who won, in pieces, names at the even places."""
        if not names:
            return ["", self._say("picture-nobody-wins")]
        return _pieces(self._say("picture-winners", names=_marks(len(names))), names)

    def counted_winners(self, count: int) -> list[str]:
        """Like ``end_title`` for more winners than there is room to name."""
        return ["", self._say("picture-winners-counted", count=count)]

    def how(self, view: EndPicture) -> str:
        """How the game ended (7.1, 7.5, 8.3, 8.9)."""
        how = view.how if view.how in _ENDED else "stopped"
        return self._say(_ENDED[how], needed=view.needed)

    def played(self, challenges: int) -> str:
        """Below the rows of the end."""
        return self._say("picture-played", count=challenges)

    # --- alt texts ----------------------------------------------------------------------------------------------------

    def alt_moment(self, number: int, name: Phase) -> str:
        """The beginning of a board's alt text."""
        return self._say("picture-alt-moment", number=number, phase=self.phase(name))

    def alt_setup(self) -> str:
        """A board before the first challenge."""
        return self._say("picture-alt-setup")

    def alt_offense(self, name: str) -> str:
        """A board before destiny."""
        return self._say("picture-alt-offense", name=name)

    def alt_attack(self, names: Sequence[str], where: str, counts: Sequence[int], reverse: bool) -> str:
        """Who attacks whom: ``names`` and ``counts`` of offense and defense; ``where`` is empty before the aim."""
        offense, defense = names
        if not where:
            return self._say(
                "picture-alt-attack",
                offense=offense,
                defense=defense,
                count=counts[0],
                others=counts[1],
                reverse=reverse,
            )
        return self._say(
            "picture-alt-attack-on",
            offense=offense,
            defense=defense,
            place=where,
            count=counts[0],
            others=counts[1],
            reverse=reverse,
        )

    def alt_fought(self, names: Sequence[str], where: str) -> str:
        """Who attacked whom, once it is over."""
        if not where:
            return self._say("picture-alt-fought", offense=names[0], defense=names[1])
        return self._say("picture-alt-fought-on", offense=names[0], defense=names[1], place=where)

    def alt_allies(self, attacking: Sequence[str], defending: Sequence[str]) -> str:
        """Allies with their tokens."""
        return self._say("picture-alt-allies", attacking=_listed(attacking), defending=_listed(defending))

    def alt_cards(self, shown: Sequence[str]) -> str:
        """Where the challenge cards of offense and defense stand."""
        return self._say("picture-alt-cards", offense=shown[0], defense=shown[1])

    def alt_choose(self, rows: Sequence[str]) -> str:
        """The beginning of a board that comes with a question about a place."""
        return self._say("picture-alt-choose", rows="; ".join(rows))

    def alt_number(self, number: int, where: str, name: str) -> str:
        """Which place a number stands for, and in whose system it is."""
        return self._say("picture-alt-number", number=number, place=where, name=name)

    def alt_bases(self, rows: Sequence[str]) -> str:
        """Foreign bases."""
        return self._say("picture-alt-bases", rows="; ".join(rows))

    def alt_of_goal(self, name: str, bases: int, goal: int) -> str:
        """One player's way to victory."""
        return self._say("picture-alt-of-goal", name=name, bases=bases, goal=goal)

    def alt_warp(self, rows: Sequence[str]) -> str:
        """Tokens in the warp."""
        return self._say("picture-alt-warp", rows="; ".join(rows)) if rows else self._say("picture-alt-warp-empty")

    def alt_people(self, names: Sequence[str], state: str) -> str:
        """Those who are ``zapped``, ``dormant`` or have ``left``."""
        return self._say(_STATES[state], names=", ".join(names))

    def alt_called(self, rows: Sequence[str]) -> str:
        """What was announced and takes effect later in the challenge."""
        return self._say("picture-alt-called", rows=", ".join(rows))

    def alt_powers(self, rows: Sequence[str]) -> str:
        """Everybody's powers."""
        return self._say("picture-alt-powers", rows="; ".join(rows))

    def alt_planets(self, rows: Sequence[str]) -> str:
        """Who stands where."""
        return self._say("picture-alt-planets", rows="; ".join(rows))

    def alt_more(self) -> str:
        """Where the same is found as text."""
        return self._say("picture-alt-more")

    def alt_hand(self, rows: Sequence[str], playable: Sequence[str], count: int) -> str:
        """A hand; ``rows`` are the numbered cards."""
        if not rows:
            return self._say("picture-alt-no-hand")
        told = self._say("picture-alt-hand", count=count, rows=". ".join(rows))
        if not playable:
            return f"{told} {self._say('picture-alt-none-playable')}"
        return f"{told} {self._say('picture-alt-playable', numbers=', '.join(playable))}"

    def alt_card(self, name: str, count: int) -> str:
        """A place in a hand."""
        one = things.card(name)
        return self._spoken(one if count == 1 else Message("cosmic-several", count=count, card=one))

    def alt_side(self, name: str, card_laid: str, turned: bool, lines: Sequence[str]) -> str:
        """One side of a reveal, line by line."""
        first = self._say("picture-alt-side", name=name, card=card_laid, turned=turned)
        return f"{', '.join([first, *lines])}."

    def alt_line(self, line: SumLine, name: str) -> str:
        """One line of the sum; ``name`` is whose tokens they are."""
        if line.kind == "tokens":
            return self._say("picture-alt-line-tokens", count=line.value, name=name)
        if line.kind == "changes":
            makers = [things.maker(one) for one in line.powers] or [self.label("powers")]
            return self._say("picture-alt-line-changes", makers=makers, change=f"{line.value:+d}")
        return self._say("picture-alt-line-becomes", value=line.value)

    def alt_end(self, title: str, why: str) -> str:
        """The first sentence of an end's alt text."""
        return f"{title}: {why}."

    def alt_rows(self, rows: Sequence[str]) -> str:
        """Everybody's bases at the end."""
        return f"{'; '.join(rows)}."

    def _spoken(self, thing: str | Message) -> str:
        return thing if isinstance(thing, str) else self._say.message(thing)


@cache
def phrases_in(language: Language) -> PicturePhrases:
    """The words of Cosmic pictures in a language."""
    return PicturePhrases(speech(language))


def _marks(count: int) -> list[str]:
    """Stand-ins for names, so that the pieces of a title can be told apart in any word order."""
    return [chr(_MARK + at) for at in range(count)]


def _pieces(said: str, names: Sequence[str]) -> list[str]:
    """A title in pieces, names at the even places, for pictures that set names apart."""
    found = re.split(f"([{chr(_MARK)}-{chr(_MARK + len(names))}])", said)
    pieces = [names[ord(piece) - _MARK] if at % 2 else piece for at, piece in enumerate(found)]
    return pieces[1:] if not pieces[0] else ["", *pieces]


def _listed(rows: Sequence[str]) -> str | Message:
    return ", ".join(rows) if rows else Message("picture-alt-none")
