"""The chart in words: what a preview would change, line by line, and the alt text of the picture. Nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.expansions.zodiac.views import CUSP, KARMA, ChartPicture, ZodiacPlayer, ZodiacView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import BOARD, read
from bot.cosmic.words.lines import Names, voice
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.signs import ZODIAC
from bot.words.speech import Speech, speech

RELATIONS: Final = ids("zodiac-", ("yin", "yang", "none"))
"""What a player is to another, in a word."""
_BECOMES: Final = ids("zodiac-change-", ("yin", "yang", "none"))
_RELATED: Final = ids("zodiac-alt-", ("yin", "yang", "none"))

LIMIT: Final = 1024
"""Discord's limit in characters."""
_NAME: Final = 32


def standing(card: str) -> Message:
    """A sign, in cusp, or Nemesis."""
    told = Message("zodiac-cusp") if card == CUSP else Message("zodiac-sign", sign=things.power(card))
    return told.behind(ZODIAC[card].plain if card else "")


def wins(view: ChartPicture) -> bool:
    """True if the card of a preview would end the game: its Spiritual Leader is Nemesis, too (Z31)."""
    after = None if view.preview is None else view.preview.chart
    return after is not None and after.leader is not None and after.leader == after.nemesis


def changes(view: ChartPicture, names: Sequence[str], say: Speech) -> list[str]:
    """List the changes by the card of a preview, one line each, a win first; nothing without a preview.

    The viewer is called *you* and nothing else.
    """
    if view.preview is None:
        return []
    old, new, target = view.chart, view.preview.chart, view.preview.target
    before, after, mine = old.players[target], new.players[target], target == view.viewer
    leads = new.leader == view.viewer
    found = []
    if new.leader is not None and wins(view):
        found.append(say("zodiac-change-wins", you=leads, name=names[new.leader]))
    was, will_be = standing(before.card), standing(after.card)
    found.append(say("zodiac-change-card", you=mine, name=names[target], old=was, new=will_be))
    if before.karma != after.karma:
        found.append(say("zodiac-change-karma", you=mine, name=names[target], old=before.karma, new=after.karma))
    if old.leader != new.leader and new.leader is None:
        found.append(say("zodiac-change-no-leader"))
    elif old.leader != new.leader:
        found.append(say("zodiac-change-leader", you=leads, name=things.name_of(names, new.leader)))
    for seat in range(len(old.players)):
        if view.viewer is None or seat == view.viewer:
            continue
        will = new.relation(view.viewer, seat)
        if old.relation(view.viewer, seat) != will:
            found.append(say(_BECOMES[will], name=names[seat]))
    return found


@BOARD("zodiac")
def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Everybody's sign and Karma, and who leads, for the alt text of the board and the board as text."""
    shown, say = table.part("zodiac", ZodiacView), voice(names, language)
    rows = [
        _player(say, names[seat], one) + read(table, seat, KARMA, one.karma, language)
        for seat, one in enumerate(shown.players)
        if one.card
    ]
    leads = [] if shown.leader is None else [say("zodiac-alt-leader", name=names[shown.leader])]
    return [say("zodiac-alt-players", players="; ".join(rows)), *leads] if rows else []


def _player(say: Speech, name: str, one: ZodiacPlayer) -> str:
    return say("zodiac-alt-player", name=name, standing=standing(one.card), karma=one.karma)


def chart(view: ChartPicture) -> str:
    """Describe a card's changes, what the viewer is to whom, who leads, everybody's place."""
    say = speech(view.language)
    names = [name if len(name) <= _NAME else name[: _NAME - 1] + "…" for name in view.names]
    now, parts = view.chart, [say("zodiac-alt-public")]
    here = [seat for seat, one in enumerate(now.players) if one.card]
    if view.viewer is not None:
        mine = now.players[view.viewer]
        parts = [say("zodiac-alt-chart", standing=standing(mine.card), karma=mine.karma)]
        for kind in _RELATED:
            those = [seat for seat in here if seat != view.viewer and now.relation(view.viewer, seat) == kind]
            if those:
                parts.append(say(_RELATED[kind], names=[names[seat] for seat in those]))
    if now.leader is not None:
        leads = say("zodiac-alt-leader", name=names[now.leader])
        parts.append(say("zodiac-alt-you-lead") if now.leader == view.viewer else leads)
    if view.preview is not None:
        card, target, told = things.power(view.preview.card), view.preview.target, "; ".join(changes(view, names, say))
        you = target == view.viewer
        parts.insert(0, say("zodiac-alt-preview", card=card, you=you, name=names[target], changes=told))
    rows = [_player(say, names[seat], now.players[seat]) for seat in here if seat != view.viewer]
    parts.append(say("zodiac-alt-players", players="; ".join(rows)))
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
