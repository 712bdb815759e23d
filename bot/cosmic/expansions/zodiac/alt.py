"""The chart in words: what a preview would change, line by line, and the alt text of the picture. Nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.expansions.zodiac.chart import Relation
from bot.cosmic.expansions.zodiac.chart_words import ChartPhrases, phrases_for
from bot.cosmic.expansions.zodiac.views import KARMA, ChartPicture, ZodiacView
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import add_board, marks
from bot.cosmic.words.lines import Names
from bot.words.language import Language

__all__ = ["LIMIT", "board", "changes", "chart", "relation_word"]

LIMIT: Final = 1024
"""Discord's limit in characters."""
_NAME: Final = 32


def relation_word(kind: Relation, said: ChartPhrases) -> str:
    """Yin, Yang or neither."""
    return {"yin": said.YIN, "yang": said.YANG, "none": said.NONE}[kind]


def changes(view: ChartPicture, names: Sequence[str], said: ChartPhrases) -> list[str]:
    """What the card of a preview would change, one line each; nothing without a preview."""
    if view.preview is None:
        return []
    old, new, target = view.chart, view.preview.chart, view.preview.target
    before, after = old.players[target], new.players[target]
    found = [said.change_card(names[target], said.standing(before.card), said.standing(after.card))]
    if before.karma != after.karma:
        found.append(said.change_karma(names[target], before.karma, after.karma))
    if old.leader != new.leader:
        found.append(said.change_leader(said.NOBODY if new.leader is None else names[new.leader]))
    if new.leader is not None and new.leader == new.nemesis:
        found.append(said.wins(names[new.leader]))
    for seat in range(len(old.players)):
        if view.viewer is None or seat == view.viewer:
            continue
        was, will = old.relation(view.viewer, seat), new.relation(view.viewer, seat)
        if was != will:
            found.append(said.change_relation(names[seat], relation_word(was, said), relation_word(will, said)))
    return found


def board(table: TableView, names: Names, language: Language) -> list[str]:
    """Everybody's sign and Karma, and who leads, for the alt text of the board and the board as text."""
    if "zodiac" not in table.expansions:
        return []
    shown, said = table.part("zodiac", ZodiacView), phrases_for(language)
    rows = [
        said.alt_player(names[seat], said.standing(one.card), one.karma) + marks(table, seat, KARMA, one.karma)
        for seat, one in enumerate(shown.players)
        if one.card
    ]
    leads = [] if shown.leader is None else [said.alt_leader(names[shown.leader])]
    return [said.alt_players(rows), *leads] if rows else []


add_board(board)


def chart(view: ChartPicture) -> str:
    """Everybody's place, what the viewer is to whom, who leads, what a card would change."""
    said = phrases_for(view.language)
    names = [name if len(name) <= _NAME else name[: _NAME - 1] + "…" for name in view.names]
    now, parts = view.chart, [said.alt_public()]
    here = [seat for seat, one in enumerate(now.players) if one.card]
    if view.viewer is not None:
        mine = now.players[view.viewer]
        parts = [said.alt_chart(names[view.viewer], said.standing(mine.card), mine.karma)]
        for kind in ("yin", "yang", "none"):
            those = [seat for seat in here if seat != view.viewer and now.relation(view.viewer, seat) == kind]
            if those:
                parts.append(said.alt_related(relation_word(kind, said), [names[seat] for seat in those]))
    if now.leader is not None:
        parts.append(said.alt_leader(names[now.leader]))
    if view.preview is not None:
        target = names[view.preview.target]
        parts.append(said.alt_preview(view.preview.card, target, changes(view, names, said)))
    rows = [
        said.alt_player(names[seat], said.standing(now.players[seat].card), now.players[seat].karma)
        for seat in here
        if seat != view.viewer
    ]
    parts.append(said.alt_players(rows))
    text = " ".join(parts)
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
