"""Moves of cards: hands that powers mix, put away, exchange or bind; the main deck (8.1); destiny and its pile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import events
from bot.cosmic.memory import book
from bot.cosmic.model import board, ids
from bot.cosmic.model.attributes import COLLECTED, HOARD, Attribute
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import NOBODY, Aside, Cosmic, PowerCard, Wait
from bot.kernel.event import Audience, Event, Seat


def reveal(game: Cosmic, event: Event, audience: Audience = None) -> None:
    """Emit an event by which somebody learns something: what led to it can no longer be undone freely."""
    game.barrier()
    game.emit(event, audience)


def tell_hands(game: Cosmic, *seats: Seat) -> None:
    """Tell each of these players its own hand."""
    for seat in seats:
        game.emit(events.HandNow(seat=seat, cards=[*game.state.players[seat].hand]), (seat,))


def tell_back(game: Cosmic, seat: Seat, card: str) -> None:
    """A card is back in hand; its holder alone is told which."""
    game.emit(events.GotBack(seat=seat))
    game.emit(events.HandGrew(seat=seat, gained=[card]), (seat,))


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
    game.state.destiny = pile
    game.emit(events.DestinyPile(cards=len(pile)))


def flip(game: Cosmic) -> str:
    """Turn up the top destiny card (4.2.1); an empty pile is made of the used cards (2.2.4)."""
    state = game.state
    if not state.destiny:
        collected = [one for power in state.powers if power.twin < 0 for one in give_up(power, COLLECTED)]
        state.destiny, state.destiny_discard = state.destiny_discard + collected, []
        game.shuffle(state.destiny)
        game.emit(events.DestinyShuffled(cards=len(state.destiny)))
    card = state.destiny.pop()
    state.destiny_discard.append(card)
    state.challenge.flips.append(card)
    state.challenge.colour = ""
    reveal(game, events.DestinyFlipped(card=card, left=len(state.destiny)))
    return card


def look_at_destiny(game: Cosmic, seat: Seat, count: int) -> list[str]:
    """``seat`` alone sees the destiny cards that come next, in their order; fewer if the pile has no more."""
    top = game.state.destiny[::-1][:count]
    reveal(game, events.DestinySeen(seat=seat, count=len(top)))
    game.emit(events.DestinyNext(cards=top), (seat,))
    return top


def stack_destiny(game: Cosmic, seat: Seat, top: Sequence[str], under: Sequence[str] = ()) -> None:
    """The next destiny cards come in the order ``top`` from now on; those ``under`` lie below the pile, unseen."""
    destiny = game.state.destiny
    game.state.destiny = [*under[::-1], *destiny[: len(destiny) - len(top) - len(under)], *top[::-1]]
    game.emit(events.DestinyStacked(seat=seat, under=len(under)))


def decree_colour(game: Cosmic, colour: str) -> None:
    """Destiny counts as this colour, whatever the card shows; the mark of the card stays (4.2.7)."""
    game.state.challenge.colour = colour
    game.emit(events.DecreedColour(colour=colour))


def collect_destiny(game: Cosmic, number: int) -> None:
    """The destiny card that was flipped last goes from the discards to a power."""
    card, power = game.state.destiny_discard.pop(), game.state.powers[number]
    COLLECTED.put(power, [*COLLECTED.of(power), card])
    game.emit(events.Collected(seat=power.holder, power=power.power, card=card, count=len(COLLECTED.of(power))))


def use_destiny(game: Cosmic, number: int, card: str) -> None:
    """A destiny card from a power counts as the one that was flipped last, and is discarded."""
    state = game.state
    _spend(state.powers[number], [card])
    state.destiny_discard.append(card)
    state.challenge.flips.append(card)
    state.challenge.colour = ""
    game.emit(events.DestinyFlipped(card=card, left=len(state.destiny)))


def discard_destiny(game: Cosmic, number: int, cards: Sequence[str]) -> None:
    power = game.state.powers[number]
    left = _spend(power, cards)
    game.state.destiny_discard.extend(cards)
    game.emit(events.Collection(seat=power.holder, power=power.power, cards=list(cards), count=left))


def give_up(card: PowerCard, kept: Attribute[Sequence[str]]) -> Sequence[str]:
    """Nothing lies on a power any more: the cards that did."""
    found = kept.of(card)
    if found:
        kept.put(card, [])
    return found


def _spend(power: PowerCard, gone: Sequence[str]) -> int:
    """Take destiny cards off a power; how many are left."""
    rest = [*COLLECTED.of(power)]
    for card in gone:
        rest.remove(card)
    COLLECTED.put(power, rest)
    return len(rest)


def take_out(game: Cosmic, seat: Seat, card: str) -> str:
    """Take a card out of a hoard, returned as ``power.<number>``, or a hand, empty. Raises ValueError for neither."""
    for number, power in enumerate(game.state.powers):
        if power.holder == seat and card in HOARD.of(power):
            HOARD.put(power, [one for one in HOARD.of(power) if one != card])
            return f"power.{number}"
    game.state.players[seat].hand.remove(card)
    return ""


def put_back(game: Cosmic, seat: Seat, card: str, store: str) -> None:
    """A card goes to the hoard from which it came, if its power still has one; else to the hand."""
    power = game.state.powers[ids.power_number(store)] if store else None
    if power is None or not HOARD.noted(power):
        game.state.players[seat].hand.append(card)
    else:
        HOARD.put(power, [*HOARD.of(power), card])


def fill_hoard(game: Cosmic, number: int, count: int) -> None:
    """Cards from the deck go to the hoard of a power, fewer if both piles run out; its owner alone sees them."""
    power = game.state.powers[number]
    drawn = take_from_deck(game, count)
    hoard = [*HOARD.of(power), *drawn]
    HOARD.put(power, hoard)
    holder = None if power.holder == NOBODY else power.holder
    reveal(game, events.Hoarded(seat=holder, count=len(drawn), size=len(hoard)))
    if holder is not None:
        game.emit(events.HoardNow(seat=holder, cards=list(hoard)), (holder,))


def borrow_hand(game: Cosmic, number: int, lender: Seat) -> None:
    """The whole hand of ``lender`` goes to the hoard of a power; its owner and the lender see which cards they are."""
    state = game.state
    power = state.powers[number]
    borrowed = state.players[lender].hand
    state.players[lender].hand = []
    HOARD.put(power, borrowed)
    _tell_given(game, lender, power.holder, borrowed)
    game.emit(events.HoardNow(seat=power.holder, cards=list(borrowed)), (power.holder,))


def empty_hoard(game: Cosmic, number: int, taker: Seat) -> None:
    """All that is in a hoard goes to the hand of ``taker``; the two alone see which cards it is."""
    power = game.state.powers[number]
    hoard = give_up(power, HOARD)
    game.state.players[taker].hand.extend(hoard)
    _tell_given(game, power.holder, taker, hoard)


def stack_hoard(game: Cosmic, number: int) -> None:
    """Put the rest of cards drawn to a hoard back on top of the deck, the first one drawn on top."""
    state = game.state
    power = state.powers[number]
    hoard = give_up(power, HOARD)
    state.deck.extend(hoard[::-1])
    game.emit(events.Stacked(seat=power.holder, count=len(hoard), left=len(state.deck)))


def _tell_given(game: Cosmic, giver: Seat, taker: Seat, given: Sequence[str]) -> None:
    reveal(game, events.Gave(seat=giver, to=taker, count=len(given), why=HOARD.key))
    if given and giver != taker:
        game.emit(events.Given(seat=giver, to=taker, cards=list(given), why=HOARD.key), (giver, taker))


def exchange_hoard(game: Cosmic, number: int) -> None:
    """The hoard becomes the hand, and the hand the hoard; nobody else can tell."""
    power = game.state.powers[number]
    player = game.state.players[power.holder]
    hand, player.hand = player.hand, [*HOARD.of(power)]
    HOARD.put(power, hand)
    tell_hands(game, power.holder)


def discard_hoard(game: Cosmic, number: int) -> tuple[str, ...]:
    power = game.state.powers[number]
    hoard = give_up(power, HOARD)
    game.state.discard.extend(hoard)
    reveal(game, events.Discarded(seat=power.holder, cards=list(hoard), why="hoard"))
    return tuple(hoard)


def mingle_hands(game: Cosmic, one: Seat, other: Seat, why: str) -> None:
    """Two hands are shuffled together; ``one`` draws as many cards as it had, ``other`` gets the rest."""
    players = game.state.players
    count = len(players[one].hand)
    pool = [*players[one].hand, *players[other].hand]
    for seat, to in ((one, other), (other, one)):  # What one has put in and does not get is with the other.
        book.learn(game.state, (seat,), to, players[seat].hand)
    game.shuffle(pool)
    players[one].hand, players[other].hand = pool[:count], pool[count:]
    game.emit(events.Mingled(seats=(one, other), why=why))
    tell_hands(game, one, other)


def put_away(game: Cosmic, seat: Seat, cards: Sequence[str], until: Wait = "challenge", store: str = "") -> None:
    """Cards of a hand wait face down beside the table, perhaps for a power; only their owner sees which."""
    for card in cards:
        game.state.players[seat].hand.remove(card)
        game.state.aside.append(Aside(seat, card, until, hidden=True, store=store))
    reveal(game, events.PutAway(seat=seat, count=len(cards), until=until))
    if cards:
        game.emit(events.PutAwayCards(seat=seat, cards=list(cards)), (seat,))


def fetch_aside(game: Cosmic, seat: Seat, cards: Sequence[str]) -> None:
    state = game.state
    state.aside = [aside for aside in state.aside if aside.card not in cards]
    state.players[seat].hand.extend(cards)
    for _ in cards:
        game.emit(events.GotBack(seat=seat))
    game.emit(events.HandGrew(seat=seat, gained=list(cards)), (seat,))


def release_aside(game: Cosmic, seat: Seat, card: str) -> None:
    """A card that waited aside is to be discarded: the main player's used one, unless that is as well (4.9.7)."""
    state = game.state
    state.aside = [aside for aside in state.aside if aside.card != card]
    state.released.append(card)
    side = board.with_main(state, seat)
    if side.spent not in state.discard:
        side.spent = card
    game.emit(events.Released(cards=[card]))


def store_card(game: Cosmic, power: str, card: str, *, instead: str = "") -> None:
    """A card of the holder's hand goes face down onto a power, ``instead`` of another; all learn how many lie there."""
    held = game.state.powers[ids.power_number(power)]
    hand, store = game.state.players[held.holder].hand, [*HOARD.of(held)]
    hand.remove(card)
    store.append(card)
    if instead:
        store.remove(instead)
        hand.append(instead)
    HOARD.put(held, store)
    reveal(game, events.Stored(seat=held.holder, power=held.power, size=len(store)))
    game.emit(events.HoardNow(seat=held.holder, cards=list(store)), (held.holder,))
    if instead:
        game.emit(events.HandGrew(seat=held.holder, gained=[instead]), (held.holder,))


def stack_released(game: Cosmic, power: str, stack: Attribute[Sequence[str]], card: str) -> None:
    """A played card comes to lie open on a power instead of the discard pile, on its ``stack``."""
    held = game.state.powers[ids.power_number(power)]
    game.state.released.remove(card)
    stack.put(held, [*stack.of(held), card])
    game.emit(events.Stacked(seat=held.holder, power=held.power, card=card))


def slip_card(game: Cosmic, target: Seat, seat: Seat, card: str) -> None:
    """A challenge card of a hand takes the place of a main player's face-down one; the two see their new cards."""
    state = game.state
    side = board.with_main(state, target)
    hand = state.players[seat].hand
    hand.remove(card)
    if side.card is not None:
        hand.append(side.card)
        book.learn(state, (target,), seat, [side.card])
    side.card = card
    state.challenge.played.append((seat, card))
    reveal(game, events.Slipped(seat=seat, target=target))
    book.learn(state, (seat,), target, [card])
    game.emit(events.LaidCard(seat=target, card=card), (target,))
    tell_hands(game, seat)


def substitute_card(game: Cosmic, name: SideName, seat: Seat, card: str) -> None:
    """A card from the hand of ``seat`` takes the place of a side's revealed card, which goes to that hand."""
    side = board.side(game.state, name)
    hand = game.state.players[seat].hand
    old = side.card
    hand.remove(card)
    if old is not None:
        hand.append(old)
    side.card, side.face, side.turned = card, "", False
    reveal(game, events.Substituted(side=name, seat=seat, old=old, new=card))


def unbind_card(game: Cosmic, seat: Seat) -> None:
    """A main player is free again to choose another card; the player alone is told."""
    board.with_main(game.state, seat).bound = ""
    game.emit(events.Unbound(seat=seat), (seat,))


def bind_card(game: Cosmic, seat: Seat, card: str) -> None:
    """A main player has to choose this card, if it still can; the player alone is told."""
    board.with_main(game.state, seat).bound = card
    game.emit(events.Bound(seat=seat, card=card), (seat,))
