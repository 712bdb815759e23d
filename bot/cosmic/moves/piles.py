"""The main deck (8.1), and destiny: its pile, the card that is flipped, cards that lie on a power (P3, Dragon)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import events
from bot.cosmic.model.attributes import COLLECTED
from bot.cosmic.model.state import Cosmic, PowerCard


def take_from_deck(game: Cosmic, count: int) -> list[str]:
    """So many cards off the top of the deck, fewer if the discards run out as well; the caller says where they go."""
    state = game.state
    drawn: list[str] = []
    while len(drawn) < count:
        if not state.deck:
            if not state.discard:
                break
            state.deck, state.discard = state.discard, []
            game.shuffle(state.deck)
            game.emit(events.Reshuffled(cards=len(state.deck)))
        drawn.append(state.deck.pop())
    return drawn


def lay_destiny(game: Cosmic, pile: list[str]) -> None:
    """The shuffled destiny pile (3.11)."""
    game.state.destiny = pile
    game.emit(events.DestinyPile(cards=len(pile)))


def flip(game: Cosmic) -> str:
    """Turn up the top destiny card (4.2.1); an empty pile is made of the used cards (2.2.4)."""
    state = game.state
    if not state.destiny:
        collected = [one for power in state.powers if power.twin < 0 for one in give_up_collected(power)]
        state.destiny, state.destiny_discard = state.destiny_discard + collected, []
        game.shuffle(state.destiny)
        game.emit(events.DestinyShuffled(cards=len(state.destiny)))
    card = state.destiny.pop()
    state.destiny_discard.append(card)
    state.challenge.flips.append(card)
    state.challenge.colour = ""
    game.barrier()
    game.emit(events.DestinyFlipped(card=card, left=len(state.destiny)))
    return card


def decree_colour(game: Cosmic, colour: str) -> None:
    """Destiny counts as this colour, whatever the card shows; the mark of the card stays (4.2.7)."""
    game.state.challenge.colour = colour
    game.emit(events.DecreedColour(colour=colour))


def collected(card: PowerCard) -> Sequence[str]:
    """The destiny cards that lie on a power, the latest last."""
    return COLLECTED.of(card)


def collect_destiny(game: Cosmic, number: int) -> None:
    """The destiny card that was flipped last goes from the discards to a power."""
    state = game.state
    card, power = state.destiny_discard.pop(), state.powers[number]
    COLLECTED.put(power, [*collected(power), card])
    game.emit(events.Collected(seat=power.holder, power=power.power, card=card, count=len(collected(power))))


def use_destiny(game: Cosmic, number: int, card: str) -> None:
    """A destiny card from a power counts as the one that was flipped last, and is discarded."""
    state = game.state
    _spend(state.powers[number], [card])
    state.destiny_discard.append(card)
    state.challenge.flips.append(card)
    state.challenge.colour = ""
    game.emit(events.DestinyFlipped(card=card, left=len(state.destiny)))


def discard_destiny(game: Cosmic, number: int, cards: Sequence[str]) -> None:
    """Destiny cards from a power are discarded."""
    state = game.state
    power = state.powers[number]
    _spend(power, cards)
    state.destiny_discard.extend(cards)
    game.emit(events.Collection(seat=power.holder, power=power.power, cards=list(cards), count=len(collected(power))))


def give_up_collected(card: PowerCard) -> Sequence[str]:
    """Nothing lies on a power any more: the cards that did."""
    kept = collected(card)
    if kept:
        COLLECTED.put(card, [])
    return kept


def _spend(power: PowerCard, gone: Sequence[str]) -> None:
    rest = [*collected(power)]
    for card in gone:
        rest.remove(card)
    COLLECTED.put(power, rest)
