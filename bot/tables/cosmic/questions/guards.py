"""Which answers ask once more before they count: those that give up something of one's own for good.

The rule, from public data and the answer alone: an answer is weighed if it takes the last token off a base of one's own
(tokens committed, given up or moved away), if it discards cards that one was free to keep, or if it loses tokens where
another answer would not; each question declares which of these its answers can do. What is demanded anyway and costs
the same whatever is chosen is not weighed, nor what can still be changed under seal and costs nothing before.
Expansions may want a look at a picture first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cosmic.kinds.questions import Guard
from bot.cosmic.model import cards
from bot.cosmic.seen import expansion_pictures
from bot.kernel.ask import Choice, OneOf, Split
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import escaped, label, part

_BLEED = "bleed"


def warning(asked: Asked, choice: Choice) -> str:
    """What the answer gives up, as a question to ask once more; empty if it may count at once."""
    form = asked.ask.form
    if look_first := expansion_pictures.weighed(asked.ask.key, choice, asked.language):
        return look_first
    match asked.question.guard:
        case Guard.BLEED if choice == _BLEED and isinstance(form, OneOf) and len(form.options) > 1:
            return asked.say("cosmic-ask-gives-up-tokens")
        case Guard.CARDS if isinstance(choice, list) and choice:
            discarded = [escaped(asked, label(asked, card)) for card in choice]
            return asked.say("cosmic-ask-gives-up-cards", cards=discarded)
        case Guard.BASES:
            return _gives_up(asked, _left_bases(asked, choice))
        case Guard.DUE_BASES:
            left = _left_bases(asked, choice)
            return _gives_up(asked, left if len(left) > len(_left_bases(asked, asked.ask.default)) else [])
    return ""


def _gives_up(asked: Asked, left: Sequence[str]) -> str:
    places = [escaped(asked, part(asked, place)) for place in left]
    return asked.say("cosmic-ask-gives-up-bases", places=places) if places else ""


def _left_bases(asked: Asked, choice: Choice) -> list[str]:
    """The planets on which no token of the seat would be left."""
    form = asked.ask.form
    taken: Mapping[str, int] = {}
    if isinstance(form, Split) and isinstance(choice, dict):
        taken = {place: count for place, count in choice.items() if isinstance(count, int)}
    elif isinstance(form, OneOf) and isinstance(choice, str) and not cards.COLOURS.count(choice):
        taken = {choice: 1}
    here = {planet.id: planet.tokens(asked.view.seat) for planet in asked.view.table.planets}
    return [place for place, count in taken.items() if count and count >= here.get(place, count + 1)]
