"""Fills in what one seat cannot see, by chance: a world that looks to it as the real one does. Reads one view only."""

from __future__ import annotations

import msgspec

from bot.cosmic import cards, registry
from bot.cosmic.views import SeatView, TableView
from bot.kernel.ask import Dice

__all__ = ["World", "imagine"]


class World(msgspec.Struct, frozen=True):
    """Where the cards could be."""

    hands: tuple[tuple[str, ...], ...]
    """By seat; one's own is the real one."""
    deck: tuple[str, ...]
    """Top card first."""


def imagine(view: SeatView, dice: Dice) -> World:
    """A world that fits ``view``: every hand has its size and no card is in two places."""
    table = view.table
    unseen = _unseen(view, dice)
    hands: list[tuple[str, ...]] = []
    for player in table.players:
        if player.seat == view.seat:
            hands.append(view.hand)
            continue
        hands.append(tuple(unseen[: player.hand]))
        unseen = unseen[player.hand :]
    return World(tuple(hands), tuple(unseen))


def _unseen(view: SeatView, dice: Dice) -> list[str]:
    """As many cards as others and the deck hold, shuffled: what is not seen, flares where nothing else is left."""
    table = view.table
    seen = {*view.hand, *table.discard, view.card}
    challenge = table.challenge
    hidden = table.deck + sum(player.hand for player in table.players if player.seat != view.seat)
    for side in (challenge.offense, challenge.defense) if challenge is not None else ():
        seen.add(side.card)
    brought = [card for name in table.expansions for card in registry.EXPANSIONS[name].unseen(table)]
    every = cards.challenge_cards() + cards.edict_cards() + brought
    usual = _shuffled([card for card in every if card not in seen], dice)
    possible = [cards.flare(power) for power in sorted(registry.FLARES) if _in_game(power, table)]
    flares = [flare for flare in possible if flare not in seen]
    return _shuffled((usual + _shuffled(flares, dice))[:hidden], dice)


def _in_game(power: str, table: TableView) -> bool:
    """Whether the flare of a power can be in this game at all."""
    known = registry.POWERS.get(power)
    return known is None or not known.expansion or known.expansion in table.expansions


def _shuffled(items: list[str], dice: Dice) -> list[str]:
    for last in range(len(items) - 1, 0, -1):
        other = dice(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
