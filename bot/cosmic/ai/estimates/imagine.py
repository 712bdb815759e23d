"""Fills in what one seat cannot see, by chance: a world that looks to it as the real one does. Reads one view only."""

from __future__ import annotations

import msgspec

from bot.cosmic.kinds import registry
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView, TableView
from bot.kernel.ask import Dice


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


def hidden_faces(view: SeatView) -> set[str]:
    """The faces that others may hold, flares aside: of which the seat does not see every card."""
    return {cards.face(card) for card in usual_unseen(view)}


def _unseen(view: SeatView, dice: Dice) -> list[str]:
    """As many cards as others and the deck hold, shuffled: what is not seen, flares where nothing else is left."""
    table = view.table
    hidden = table.deck + sum(player.hand for player in table.players if player.seat != view.seat)
    usual = _shuffled(usual_unseen(view), dice)
    seen = _seen(view)
    possible = [cards.flare(power) for power in sorted(registry.FLARES) if _in_game(power, table)]
    flares = [flare for flare in possible if flare not in seen]
    return _shuffled((usual + _shuffled(flares, dice))[:hidden], dice)


def usual_unseen(view: SeatView) -> list[str]:
    """The cards that are in every such game and that the seat does not see."""
    table = view.table
    brought = [card for name in table.expansions for card in registry.EXPANSIONS[name].unseen(table)]
    seen = _seen(view)
    return [card for card in cards.challenge_cards() + cards.edict_cards() + brought if card not in seen]


def _seen(view: SeatView) -> set[str | None]:
    """The cards that the seat sees."""
    challenge = view.table.challenge
    sides = (challenge.offense, challenge.defense) if challenge is not None else ()
    return {*view.hand, *view.table.discard, view.card, *(side.card for side in sides)}


def _in_game(power: str, table: TableView) -> bool:
    """Whether the flare of a power can be in this game at all."""
    return registry.in_game(power, table.pool, table.expansions)


def _shuffled(items: list[str], dice: Dice) -> list[str]:
    for last in range(len(items) - 1, 0, -1):
        other = dice(last + 1)
        items[last], items[other] = items[other], items[last]
    return items
