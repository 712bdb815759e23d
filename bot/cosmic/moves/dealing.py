"""Move cards: decks, hands, the challenge cards, cards on their way to the discard pile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import events
from bot.cosmic.memory.book import bury
from bot.cosmic.model import board, cards
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import Aside, Cosmic, CosmicState, Wait
from bot.cosmic.moves.hands import put_back, reveal, take_from_deck, take_out, tell_back, tell_hands
from bot.cosmic.moves.people import end_orders
from bot.cosmic.moves.uses import reopen
from bot.kernel.event import Seat


def lay_deck(game: Cosmic, deck: list[str]) -> None:
    game.state.deck = deck
    game.emit(events.DeckMade(cards=len(deck)))


def deal_hands(game: Cosmic) -> None:
    """Deal full hands (3.12); whoever has cards already gets as many as are missing."""
    for seat, player in enumerate(game.state.players):
        if len(player.hand) < cards.HAND:
            draw_cards(game, seat, cards.HAND - len(player.hand), "deal")


def search_deck(game: Cosmic, seat: Seat, found: Sequence[str]) -> None:
    """A player takes these cards out of the main deck, which is shuffled then; nobody else sees which."""
    state = game.state
    for card in found:
        state.deck.remove(card)
        state.players[seat].hand.append(card)
    game.shuffle(state.deck)
    reveal(game, events.SearchedDeck(seat=seat, count=len(found)))
    if found:
        game.emit(events.HandGrew(seat=seat, gained=list(found)), (seat,))


def draw_flares(game: Cosmic, seat: Seat, found: Sequence[str]) -> None:
    """A player gets flares that were not in the deck; nobody else sees which."""
    game.state.players[seat].hand.extend(found)
    reveal(game, events.DrewFlares(seat=seat, count=len(found)))
    game.emit(events.HandGrew(seat=seat, gained=list(found)), (seat,))


def remove_card(game: Cosmic, seat: Seat, card: str) -> None:
    """A flare leaves the game for good, out of a hand; everybody sees which."""
    game.state.players[seat].hand.remove(card)
    game.state.removed.append(card)
    reveal(game, events.RemovedCard(seat=seat, card=card))


def draw_cards(game: Cosmic, seat: Seat, count: int, why: str) -> list[str]:
    """Draw from the main deck; shuffles the discards if need be (8.1). The cards that were drawn, perhaps fewer."""
    state = game.state
    drawn = take_from_deck(game, count)
    state.players[seat].hand.extend(drawn)
    reveal(game, events.Drew(seat=seat, count=len(drawn), why=why, left=len(state.deck)))
    if drawn:
        game.emit(events.HandGrew(seat=seat, gained=list(drawn)), (seat,))
        watchers = tuple(watcher for watcher, drawer in state.challenge.watched if drawer == seat)
        if watchers:
            game.emit(events.CardsShown(seat=seat, cards=list(drawn), why="watched"), watchers)
    return drawn


def watch_draws(game: Cosmic, watcher: Seat, drawer: Seat) -> None:
    """Until the challenge ends ``watcher`` sees each card that ``drawer`` draws from the deck."""
    game.state.challenge.watched.append((watcher, drawer))
    game.emit(events.Watches(seat=watcher, drawer=drawer))


def new_deal(game: Cosmic) -> None:
    """Both piles are empty while a draw is due: all hands are shuffled and dealt anew (8.1)."""
    state = game.state
    deck = [card for player in state.players for card in player.hand]
    for player in state.players:
        player.hand = []
    _forget(state, deck)
    game.shuffle(deck)
    state.deck = deck
    game.emit(events.Redealt(cards=len(deck)))
    for seat, player in enumerate(state.players):
        if player.active:
            dealt, state.deck = state.deck[-cards.HAND :], state.deck[: -cards.HAND]
            player.hand = dealt[::-1]
            game.emit(events.Drew(seat=seat, count=len(dealt), why="redeal", left=len(state.deck)))
            game.emit(events.HandGrew(seat=seat, gained=list(player.hand)), (seat,))


def discard_from_hand(game: Cosmic, seat: Seat, discarded: Sequence[str], why: str) -> None:
    """Cards go from a hand face up to the discard pile, in this order."""
    state = game.state
    for card in discarded:
        state.players[seat].hand.remove(card)
        state.discard.append(card)
    if why == "new_hand":
        _forget(state, discarded)
    reveal(game, events.Discarded(seat=seat, cards=list(discarded), why=why))


def _forget(state: CosmicState, gone: Sequence[str]) -> None:
    """Keep cards given up for a new hand from coming back to it when somebody goes back in time (P2 2A, Chronos)."""
    before = state.challenge.before
    if before is not None:
        before.hands = [[card for card in hand if card not in gone] for hand in before.hands]


def show_hand(game: Cosmic, seat: Seat, audience: tuple[Seat, ...] | None, why: str) -> None:
    show_cards(game, seat, game.state.players[seat].hand, audience, why)


def give_card(game: Cosmic, giver: Seat, taker: Seat, given: Sequence[str], why: str) -> None:
    """Cards go from hand to hand; only the two see which."""
    for card in given:
        game.state.players[giver].hand.remove(card)
        game.state.players[taker].hand.append(card)
    reveal(game, events.Gave(seat=giver, to=taker, count=len(given), why=why))
    if given:
        game.emit(events.Given(seat=giver, to=taker, cards=list(given), why=why), (giver, taker))


def lay_card(game: Cosmic, seat: Seat, card: str, *, face_up: bool = False) -> None:
    """A main player lays a challenge card (4.7.4); it leaves the hand at once."""
    side = board.with_main(game.state, seat)
    take_out(game, seat, card)
    side.card, side.shown = card, face_up
    end_orders(game, "laid", seat)
    game.state.challenge.played.append((seat, card))
    if face_up:
        reveal(game, events.Laid(seat=seat, card=card))
    else:
        game.emit(events.Laid(seat=seat))
        game.emit(events.LaidCard(seat=seat, card=card), (seat,))


def take_card_back(game: Cosmic, seat: Seat) -> None:
    side = board.with_main(game.state, seat)
    if side.card is not None:
        game.state.players[seat].hand.append(side.card)
        game.emit(events.TookBack(seat=seat))
        game.emit(events.HandGrew(seat=seat, gained=[side.card]), (seat,))
        side.card, side.face, side.turned, side.shown = None, "", False, False


def show_card(game: Cosmic, seat: Seat) -> None:
    """The challenge card of a main player is turned up before the other one."""
    side = board.with_main(game.state, seat)
    side.shown = True
    reveal(game, events.TurnedUp(seat=seat, card=side.card))


def bury_card(game: Cosmic, seat: Seat, face: str) -> None:
    """The challenge card of a main player goes unseen under the deck; ``face`` is what counts in its place."""
    state = game.state
    side = board.with_main(state, seat)
    buried, side.card = side.card, None
    if buried is not None:
        state.deck.insert(0, buried)
        bury(state, seat)
    side.face, side.turned = face, False
    game.emit(events.Buried(seat=seat, face=face))


def reveal_cards(game: Cosmic) -> None:
    """Both challenge cards are turned up together (4.8.1); for one that was buried stands what counts instead."""
    challenge = game.state.challenge
    challenge.revealed = True
    offense, defense = (side.card or side.face or None for side in challenge.sides)
    reveal(game, events.Revealed(offense=offense, defense=defense))


def release_challenge_cards(game: Cosmic) -> list[tuple[Seat, str]]:
    """The challenge cards leave the table on their way to the discard pile: the offense's first (4.9.7)."""
    state = game.state
    found = []
    for side in state.challenge.sides:
        if side.card is not None:
            state.released.append(side.card)
            found.append((side.seat, side.card))
            side.spent, side.card = side.card, None
    game.emit(events.Released(cards=[card for _, card in found]))
    return found


def discard_released(game: Cosmic, card: str) -> None:
    game.state.released.remove(card)
    game.state.discard.append(card)
    game.emit(events.Discarded(seat=None, cards=[card], why="played"))


def take_released(game: Cosmic, seat: Seat, card: str) -> None:
    game.state.released.remove(card)
    game.state.players[seat].hand.append(card)
    game.emit(events.Claimed(seat=seat, card=card))


def set_aside(game: Cosmic, seat: Seat, card: str, until: Wait, store: str = "") -> None:
    """A released card waits beside the table and returns later to where ``seat`` played it from (2.5.6)."""
    game.state.released.remove(card)
    game.state.aside.append(Aside(seat, card, until, store=store))
    game.emit(events.SetAside(seat=seat, card=card, until=until))


def return_aside(game: Cosmic, until: Wait) -> None:
    """Cards that waited until now go back to their hands, or to the discard pile if their owner has left."""
    state = game.state
    back = [one for one in state.aside if one.until == until]
    if back and until == "challenge":
        reopen(game)
    for aside in back:
        state.aside.remove(aside)
        if state.players[aside.seat].active:
            put_back(game, aside.seat, aside.card, aside.store)
            if aside.hidden:
                tell_back(game, aside.seat, aside.card)
            else:
                game.emit(events.Returned(seat=aside.seat, card=aside.card))
        else:
            state.discard.append(aside.card)
            game.emit(events.Discarded(seat=None, cards=[aside.card], why="left"))


def put_card_aside(game: Cosmic, seat: Seat) -> None:
    side = board.with_main(game.state, seat)
    if side.card is not None:
        card, side.card, side.face, side.turned, side.shown = side.card, None, "", False, False
        game.state.aside.append(Aside(seat, card, "challenge"))
        game.emit(events.SetAside(seat=seat, card=card, until="challenge"))


def hide_cards(game: Cosmic) -> None:
    """The reveal is undone: cards will be turned up again, as themselves."""
    challenge = game.state.challenge
    challenge.revealed = False
    for side in challenge.sides:
        side.face, side.turned, side.shown = "", False, False
    game.emit(events.CardsHidden())


def take_discarded(game: Cosmic, seat: Seat, card: str) -> None:
    game.state.discard.remove(card)
    game.state.players[seat].hand.append(card)
    reveal(game, events.Fetched(seat=seat, card=card))


def shuffle_discards(game: Cosmic) -> None:
    state = game.state
    state.deck.extend(state.discard)
    state.discard = []
    game.shuffle(state.deck)
    game.emit(events.Reshuffled(cards=len(state.deck)))


def exchange_cards(game: Cosmic) -> None:
    """The two challenge cards change sides, face down or up as they lie."""
    challenge = game.state.challenge
    one, other = challenge.sides
    one.card, other.card = other.card, one.card
    one.shown, other.shown = other.shown, one.shown
    one.face, other.face = other.face, one.face
    one.turned, other.turned = other.turned, one.turned
    game.emit(events.CardsExchanged())
    if not challenge.revealed:
        for side in (one, other):
            if side.card is not None:
                game.emit(events.LaidCard(seat=side.seat, card=side.card), (side.seat,))


def exchange_hands(game: Cosmic, one: Seat, other: Seat, why: str) -> None:
    players = game.state.players
    players[one].hand, players[other].hand = players[other].hand, players[one].hand
    reveal(game, events.HandsExchanged(seats=(one, other), why=why))
    tell_hands(game, one, other)


def turn_up(game: Cosmic, seat: Seat) -> list[str]:
    """Turn cards of the deck up until one is a challenge card, or both piles have run out; they wait there."""
    turned: list[str] = []
    while not board.has_challenge_card(turned) and (found := take_from_deck(game, 1)):
        turned += found
    game.state.released.extend(turned)
    reveal(game, events.DugUp(seat=seat, cards=turned, left=len(game.state.deck)))
    return turned


def replace_card(game: Cosmic, seat: Seat, card: str) -> None:
    """A released card takes the place of a main player's revealed card, which is discarded at once."""
    state = game.state
    side = board.with_main(state, seat)
    name: SideName = "offense" if side is state.challenge.offense else "defense"
    old, shown = side.card, side.face
    state.released.remove(card)
    state.challenge.played.append((seat, card))
    side.card, side.face, side.turned = card, "", False
    game.emit(events.Substituted(side=name, seat=seat, old=old or shown, new=card))
    if old is not None:
        state.discard.append(old)
        game.emit(events.Discarded(seat=None, cards=[old], why="played"))


def show_top(game: Cosmic, count: int) -> None:
    """Everybody sees the top cards of the deck, which go back in the same order, the first one on top."""
    top = take_from_deck(game, count)
    game.state.deck.extend(top[::-1])
    reveal(game, events.DeckShown(cards=top))


def show_cards(game: Cosmic, seat: Seat, shown: Sequence[str], audience: tuple[Seat, ...] | None, why: str) -> None:
    game.barrier()
    if audience is not None:
        game.emit(events.Looked(seat=seat, by=list(audience), why=why))
    game.emit(events.CardsShown(seat=seat, cards=list(shown), why=why), audience)


def tell_found(game: Cosmic, seat: Seat, face: str, found: bool) -> None:
    reveal(game, events.Searched(seat=seat, face=face, found=found))


def tell_answer(game: Cosmic, seat: Seat, answer: str, face: str = "") -> None:
    """A player answers a question before all: ``yes``, ``no`` or ``none``, or names a card."""
    reveal(game, events.Answered(seat=seat, answer=answer, face=face))
