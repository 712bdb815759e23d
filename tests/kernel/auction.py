"""A small game that uses all of the kernel: hidden hands, sealed bids, chance, a haggle, people who leave.

Each lot: a card is turned over, everybody bids a card of the hand in secret, the highest wins (a die breaks ties), the
winner pays coins and may throw cards away. Odd prizes are haggled over by all, then the next lot begins.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.kernel.ask import Action, Ask, AskAny, Choice, Number, OneOf
from bot.kernel.codec import Plain
from bot.kernel.event import Event, Seat
from bot.kernel.flow import End, Flow, Frame, Goto, Next, Pop, Push, any_of, everyone, number, up_to, yes_no
from bot.kernel.game import Game, Rules
from bot.kernel.saved import Refused

LOTS = 3


class Options(msgspec.Struct, frozen=True):
    """Cards that are dealt, hand by hand; none = by chance."""

    hands: tuple[tuple[int, ...], ...] = ()


class State(msgspec.Struct):
    players: int
    fixed: list[list[int]]
    deck: list[int] = []
    hands: list[list[int]] = []
    coins: list[int] = []
    gone: list[int] = []
    prizes: list[list[int]] = []
    prize: int | None = None
    lots: int = 0
    insured: bool = False


class TooLate(Refused):
    """Raised when somebody who has left wants to leave."""


# --- events ---------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    seat: Seat
    cards: list[int]


class Hand(Event, frozen=True):
    seat: Seat
    size: int


class Prize(Event, frozen=True):
    card: int


class Bid(Event, frozen=True):
    seat: Seat
    card: int


class Paid(Event, frozen=True):
    seat: Seat
    coins: int


class Won(Event, frozen=True):
    seat: Seat
    prize: int


class Thrown(Event, frozen=True):
    seat: Seat
    cards: list[int]


class Offered(Event, frozen=True):
    seat: Seat
    coins: int


class Left(Event, frozen=True):
    seat: Seat


class Gift(Event, frozen=True):
    seat: Seat


# --- moves -----------------------------------------------------------------------------------------------------------


def deal(game: Game[State], seat: Seat, cards: list[int]) -> None:
    game.state.hands[seat] = cards
    game.emit(Dealt(seat=seat, cards=list(cards)), (seat,))
    game.emit(Hand(seat=seat, size=len(cards)))


def turn_over(game: Game[State]) -> int:
    state = game.state
    state.prize = state.deck.pop()
    state.lots += 1
    game.barrier()
    game.emit(Prize(card=state.prize))
    return state.prize


def play(game: Game[State], seat: Seat, card: int) -> None:
    game.state.hands[seat].remove(card)
    game.emit(Bid(seat=seat, card=card))


def pay(game: Game[State], seat: Seat, coins: int) -> None:
    game.state.coins[seat] -= coins
    game.emit(Paid(seat=seat, coins=coins))


def win(game: Game[State], seat: Seat, prize: int) -> None:
    game.state.prizes[seat].append(prize)
    game.state.prize = None
    game.emit(Won(seat=seat, prize=prize))


def throw(game: Game[State], seat: Seat, cards: Sequence[int]) -> None:
    for card in cards:
        game.state.hands[seat].remove(card)
    game.emit(Thrown(seat=seat, cards=list(cards)), (seat,))
    game.emit(Hand(seat=seat, size=len(game.state.hands[seat])))


# --- phases ----------------------------------------------------------------------------------------------------------


def setup(players: int, options: Options) -> State:
    return State(
        players=players,
        fixed=[list(hand) for hand in options.hands],
        deck=list(range(1, 31)),
        hands=[[] for _ in range(players)],
        coins=[10] * players,
        prizes=[[] for _ in range(players)],
    )


def opening(game: Game[State]) -> Next:
    state = game.state
    game.shuffle(state.deck)
    for seat in range(state.players):
        deal(game, seat, list(state.fixed[seat]) if state.fixed else [state.deck.pop() for _ in range(5)])
    return Goto("lot", {"tax": 1})


def lot(game: Game[State], tax: int) -> Flow[Next]:
    state = game.state
    bidders = [seat for seat in range(state.players) if seat not in state.gone and state.hands[seat]]
    if state.lots == LOTS or len(bidders) < 2:
        return End()
    prize = turn_over(game)
    state.insured = yield from yes_no(bidders[0], "lot.insure", default=False)
    bids = yield from everyone(
        Ask(seat=seat, key="lot.bid", form=OneOf(tuple(state.hands[seat])), default=state.hands[seat][0], secret=True)
        for seat in bidders
    )
    cards = {seat: card for seat, card in bids.items() if isinstance(card, int)}
    for seat, card in cards.items():
        play(game, seat, card)
    best = max(card % 10 for card in cards.values())
    tied = [seat for seat, card in cards.items() if card % 10 == best]
    winner = tied[game.draw(len(tied))] if len(tied) > 1 else tied[0]
    pay(game, winner, (yield from number(winner, "lot.pay", min(tax, state.coins[winner]), state.coins[winner])))
    throw(game, winner, (yield from up_to(winner, "lot.throw", 2, state.hands[winner])))
    win(game, winner, prize)
    if prize % 2:
        return Push((Frame("haggle", {"seat": winner}), Frame("pause")))
    return Goto("lot", {"tax": tax + 1})


def haggle(game: Game[State], seat: Seat) -> Flow[Next]:
    state = game.state
    others = tuple(other for other in range(state.players) if other != seat)
    wait = AskAny(
        "haggle",
        (Action("haggle.offer", others, Number(0, 3)), Action("haggle.take", (seat,)), Action("haggle.bell")),
    )
    offer = None
    while True:
        got = yield from any_of(wait)
        if got.key == "haggle.offer" and got.seat is not None and isinstance(got.choice, int):
            offer = got
            game.emit(Offered(seat=got.seat, coins=got.choice))
            continue
        if got.key == "haggle.take" and offer is not None and offer.seat is not None:
            pay(game, offer.seat, min(int(str(offer.choice)), state.coins[offer.seat]))
        return Pop()


def pause(game: Game[State]) -> Flow[Next]:
    yield from any_of(AskAny("pause", (Action("pause.on"),)))
    return Pop()


# --- interrupts ------------------------------------------------------------------------------------------------------


def leave(game: Game[State], seat: Seat | None, choice: Choice) -> Next | None:
    """The seat leaves; this lot is off for all."""
    if seat is None or seat in game.state.gone:
        raise TooLate
    game.state.gone.append(seat)
    game.emit(Left(seat=seat))
    return Goto("lot", {"tax": 1})


def gift(game: Game[State], seat: Seat | None, choice: Choice) -> Next | None:
    """The host gives everybody coins; refused only after it has begun, to see that nothing sticks."""
    for index in range(game.state.players):
        game.state.coins[index] += 1
        game.emit(Gift(seat=index))
    if choice is not None:
        raise TooLate
    return None


def problems(state: State) -> list[str]:
    cards = [card for pile in (state.deck, *state.hands) for card in pile]
    return ["a card is twice"] if not state.fixed and len(cards) != len(set(cards)) else []


RULES: Rules[State] = Rules(
    name="auction",
    version=1,
    state=State,
    setup=setup,
    start=Frame("opening"),
    phases={"opening": opening, "lot": lot, "haggle": haggle, "pause": pause},
    interrupts={"leave": leave, "gift": gift},
    problems=problems,
)


# --- views -----------------------------------------------------------------------------------------------------------


class View(msgspec.Struct, frozen=True):
    """A view of one seat, or of the public (``hand`` is None)."""

    hand: tuple[int, ...] | None
    sizes: tuple[int, ...]
    coins: tuple[int, ...]
    prizes: tuple[tuple[int, ...], ...]
    prize: int | None


def view(state: State, seat: Seat | None) -> View:
    return View(
        None if seat is None else tuple(state.hands[seat]),
        tuple(map(len, state.hands)),
        tuple(state.coins),
        tuple(map(tuple, state.prizes)),
        state.prize,
    )


def new(
    seed: int = 1, players: int = 3, rules: Rules[State] = RULES, hands: tuple[tuple[int, ...], ...] = ()
) -> Game[State]:
    return Game.new(rules, seed, players, Options(hands))


def say(game: Game[State], key: str, seat: Seat, choice: Plain) -> int:
    """Answer the open question ``key`` of ``seat``; its number."""
    number_ = next(ask_id for ask_id, ask in game.asks.items() if ask.seat == seat and ask.key == key)
    game.answer(number_, seat, choice)
    return number_
