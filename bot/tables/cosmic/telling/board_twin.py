"""The board as text: everything that its picture shows, line by line. Public facts only; ``pages`` makes messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model import cards
from bot.cosmic.seen import alt
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, PlayerView, SideView
from bot.cosmic.words import expansion_words, picture_words, things
from bot.tables.cosmic.words.help_words import HelpWords, help_words
from bot.words.names import safe_name
from bot.words.speech import Speech, speech

__all__ = ["board"]


def board(view: BoardPicture) -> list[str]:
    """The challenge, every player, every planet, the piles."""
    say, told = speech(view.language), help_words(view.language)
    names = [safe_name(name) for name in view.names]
    table, challenge = view.table, view.table.challenge
    lines = [told.SETUP] if challenge is None else _challenge(view, challenge, names)
    waiting = [f"{names[use.seat]} *{cards.words(use.name)}*" for use in table.stack if not use.cancelled]
    if waiting:
        lines.append(told.waits(waiting))
    lines += [_player(view, player, names, say, told) for player in table.players]
    lines += expansion_words.board(table, names, view.language)
    lines += expansion_words.details(table, names, view.language)
    for player in table.players:
        mine = [planet for planet in table.planets if planet.owner == player.seat]
        rows = [f"{planet.id.rpartition('-')[2]} {_bases(planet.bases, names, say)}" for planet in mine]
        lines.append(f"{told.system(say.message(things.colour(player.colour)), names[player.seat])} {' · '.join(rows)}")
    top = say.message(things.card(table.discard[-1])) if table.discard else ""
    lines.append(told.piles(table.deck, len(table.discard), table.destiny, top))
    return lines


def _challenge(view: BoardPicture, challenge: ChallengeView, names: Sequence[str]) -> list[str]:
    say, told = speech(view.language), help_words(view.language)
    lines = [told.moment(challenge.number, challenge.ordinal, picture_words.phase(say, view.phase))]
    offense, defense = challenge.offense, challenge.defense
    if offense.seat is None:
        return lines
    if defense.seat is None:
        return [*lines, told.offense(names[offense.seat])]
    where = say.message(things.place(challenge.target)) if challenge.target is not None else ""
    mains = [names[offense.seat], names[defense.seat]]
    lines.append(told.attack(mains, where, [offense.tokens, defense.tokens], challenge.reverse))
    if offense.allies or defense.allies:
        rows = [[f"{names[ally.seat]} {ally.tokens}" for ally in side.allies] for side in (offense, defense)]
        lines.append(told.allies(rows[0], rows[1]))
    if offense.card is not None or defense.card is not None:
        lines.append(told.cards_laid([_card(side, say, told) for side in (offense, defense)]))
    if challenge.calls:
        lines.append(
            told.called([f"{names[call.seat]} *{say.message(things.maker(call.thing))}*" for call in challenge.calls])
        )
    return lines


def _card(side: SideView, say: Speech, told: HelpWords) -> str:
    if side.card is None:
        return told.CHOOSING
    shown = say.message(things.card(side.card)) if side.card else say("picture-card-laid")
    return shown if side.total is None else f"{shown} = {side.total}"


def _player(view: BoardPicture, player: PlayerView, names: Sequence[str], say: Speech, told: HelpWords) -> str:
    goal, name = view.table.goal(player.seat), names[player.seat]
    colour = say.message(things.colour(player.colour))
    line = told.player(name, colour, player.foreign, goal, player.hand, player.warp, player.removed)
    powers = ", ".join(f"*{alt.power(power)}*" for power in player.own_powers)
    states = (
        (say("picture-zapped"), player.zapped),
        (say("picture-dormant"), player.dormant),
        (say("picture-left"), not player.active),
    )
    holding = ", ".join(state for state, holds in states if holds)
    marks = f" ({holding})" if holding else ""
    return f"{line}; {powers}{marks}" if powers else f"{line}{marks}"


def _bases(bases: Sequence[BaseView], names: Sequence[str], say: Speech) -> str:
    """Everybody on a planet."""
    return ", ".join(f"{names[base.seat]} {alt.tokens(base, say)}" for base in bases) or "–"
