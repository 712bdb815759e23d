"""What each power has won on a server: a private list in pages, the best shares first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.play.lobbies.lobby_games import LOBBY_GAMES
from bot.standing.statistics import ENOUGH, Tally, best
from bot.store.rows import PowerRow
from bot.tables.contract.table import Button
from bot.words.speech import Speech
from cogs.ui.components import button_view

_BUTTON: Final = "s:powers:"
"""What the button of a page begins with; the number of the page follows, from 0."""
PAGE: Final = 15
"""Powers on a page, so that a phone shows all of it."""


def powers_page(rows: Sequence[PowerRow], page: int, say: Speech) -> tuple[str, discord.ui.View]:
    """A page of at least one power; the last one instead of any behind it."""
    found = best({row.power: Tally(row.games, row.won) for row in rows})
    pages = -(-len(found) // PAGE)
    page = min(page, pages - 1)
    whole = Tally(sum(row.games for row in rows), sum(row.won for row in rows))
    label = LOBBY_GAMES["cosmic"].thing_label
    lines = [say("rating-power-list", share=_share(whole))]
    for at, (power, tally) in enumerate(found[page * PAGE :][:PAGE], page * PAGE + 1):
        name, won, games = label(power), tally.won, tally.games
        if games < ENOUGH:
            lines.append(say("rating-power-new", power=name, won=won, games=games))
        else:
            lines.append(say("rating-power-row", place=at, power=name, share=_share(tally), won=won, games=games))
    if pages == 1:
        return "\n".join(lines), button_view([])
    lines.append(f"-# {say('cosmic-ask-page', number=page + 1, pages=pages)}")
    back = Button(0, "back", say("cosmic-ask-previous"), disabled=page == 0)
    on = Button(0, "on", say("cosmic-ask-next"), disabled=page == pages - 1)
    return "\n".join(lines), button_view([[(f"{_BUTTON}{max(0, page - 1)}", back), (f"{_BUTTON}{page + 1}", on)]])


def _share(tally: Tally) -> int:
    """The share of games won, in percent."""
    return round(100 * tally.won / tally.games)


def page_of(custom_id: str) -> int | None:
    """The page to which a button turns, the first one for what is no number; None for other buttons."""
    found = custom_id.removeprefix(_BUTTON)
    if found == custom_id:
        return None
    return int(found) if found.isdecimal() else 0
