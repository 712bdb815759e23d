"""The board as text: everything that its picture shows, line by line. Public facts only; ``pages`` makes messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model import cards
from bot.cosmic.seen import alt
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, PlayerView, SideView
from bot.cosmic.words import expansion_words
from bot.cosmic.words.picture_words import PicturePhrases, phrases_in
from bot.tables.cosmic.words.help_words import HelpWords, help_words
from bot.words.names import safe_name

__all__ = ["board"]


def board(view: BoardPicture) -> list[str]:
    """The challenge, every player, every planet, the piles."""
    said, told = phrases_in(view.language), help_words(view.language)
    names = [safe_name(name) for name in view.names]
    table, challenge = view.table, view.table.challenge
    lines = [told.SETUP] if challenge is None else _challenge(view, challenge, names)
    waiting = [f"{names[use.seat]} *{cards.words(use.name)}*" for use in table.stack if not use.cancelled]
    if waiting:
        lines.append(told.waits(waiting))
    lines += [_player(view, player, names, said, told) for player in table.players]
    lines += expansion_words.board(table, names, view.language)
    lines += expansion_words.details(table, names, view.language)
    for player in table.players:
        mine = [planet for planet in table.planets if planet.owner == player.seat]
        rows = [f"{planet.id.rpartition('-')[2]} {_bases(planet.bases, names, said)}" for planet in mine]
        lines.append(f"{told.system(said.colour(player.colour), names[player.seat])} {' · '.join(rows)}")
    top = said.card(table.discard[-1]) if table.discard else ""
    lines.append(told.piles(table.deck, len(table.discard), table.destiny, top))
    return lines


def _challenge(view: BoardPicture, challenge: ChallengeView, names: Sequence[str]) -> list[str]:
    said, told = phrases_in(view.language), help_words(view.language)
    lines = [told.moment(challenge.number, challenge.ordinal, said.phase(view.phase))]
    offense, defense = challenge.offense, challenge.defense
    if offense.seat is None:
        return lines
    if defense.seat is None:
        return [*lines, told.offense(names[offense.seat])]
    where = said.place(*challenge.target.rsplit("-", 1)) if challenge.target is not None else ""
    mains = [names[offense.seat], names[defense.seat]]
    lines.append(told.attack(mains, where, [offense.tokens, defense.tokens], challenge.reverse))
    if offense.allies or defense.allies:
        rows = [[f"{names[ally.seat]} {ally.tokens}" for ally in side.allies] for side in (offense, defense)]
        lines.append(told.allies(rows[0], rows[1]))
    if offense.card is not None or defense.card is not None:
        lines.append(told.cards_laid([_card(side, said, told) for side in (offense, defense)]))
    if challenge.calls:
        lines.append(told.called([f"{names[call.seat]} *{said.maker(call.thing)}*" for call in challenge.calls]))
    return lines


def _card(side: SideView, said: PicturePhrases, told: HelpWords) -> str:
    if side.card is None:
        return told.CHOOSING
    shown = said.card(side.card) if side.card else said.label("card_laid")
    return shown if side.total is None else f"{shown} = {side.total}"


def _player(view: BoardPicture, player: PlayerView, names: Sequence[str], said: PicturePhrases, told: HelpWords) -> str:
    goal, name = view.table.goal(player.seat), names[player.seat]
    colour = said.colour(player.colour)
    line = told.player(name, colour, player.foreign, goal, player.hand, player.warp, player.removed)
    powers = ", ".join(f"*{alt.power(power)}*" for power in player.own_powers)
    states = (
        (said.label("zapped"), player.zapped),
        (said.label("dormant"), player.dormant),
        (said.label("left"), not player.active),
    )
    holding = ", ".join(state for state, holds in states if holds)
    marks = f" ({holding})" if holding else ""
    return f"{line}; {powers}{marks}" if powers else f"{line}{marks}"


def _bases(bases: Sequence[BaseView], names: Sequence[str], said: PicturePhrases) -> str:
    """Everybody on a planet."""
    return ", ".join(f"{names[base.seat]} {alt.tokens(base, said)}" for base in bases) or "–"
