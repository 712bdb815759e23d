"""Which answers ask once more before they count: those that give up something of one's own for good.

The rule, from public data and the answer alone: an answer is weighed if it takes the last token off a base of one's own
(tokens committed, given up or moved away), if it discards cards that one was free to keep, or if it loses tokens where
another answer would not. What is demanded anyway and costs the same whatever is chosen is not weighed, and neither is
what can still be changed under seal and costs nothing before. Expansions may want a look at a picture first.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards
from bot.cosmic.seen import expansion_pictures
from bot.kernel.ask import Choice, OneOf, Split, UpTo
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import escaped, label, part

__all__ = ["warning"]

_TAKING = frozenset({"commit", "lose", "found"})
"""Questions by whose answer one's own tokens leave their bases. A key that is a power's name alone asks where tokens
come back to.
"""
_TAKING_STEPS = frozenset({"in", "add", "commit", "sacrifice", "price", "from"})
"""Likewise, by the last part of the key of a power's question."""
_DUE_STEPS = frozenset({"gain"})
"""Likewise, where so many tokens are due in any case: only bases count that the usual answer would leave standing."""
_DISCARDING = "discard"
_BLEED = "bleed"


def warning(asked: Asked, choice: Choice) -> str:
    """What the answer gives up, as a question to ask once more; empty if it may count at once."""
    form = asked.ask.form
    if look_first := expansion_pictures.weighed(asked.ask.key, choice, asked.language):
        return look_first
    if choice == _BLEED and isinstance(form, OneOf) and len(form.options) > 1:
        return asked.words.gives_up_tokens()
    if isinstance(form, UpTo) and isinstance(choice, list) and choice and _last(asked) == _DISCARDING:
        return asked.words.gives_up_cards([escaped(asked, label(asked, card)) for card in choice])
    left = _left_bases(asked, choice) if asked.ask.key in _TAKING or _last(asked) in _TAKING_STEPS | _DUE_STEPS else []
    if _last(asked) in _DUE_STEPS and len(left) <= len(_left_bases(asked, asked.ask.default)):
        return ""
    return asked.words.gives_up_bases([part(asked, place) for place in left]) if left else ""


def _last(asked: Asked) -> str:
    return asked.ask.key.rpartition(".")[2]


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
