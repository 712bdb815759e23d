"""Moons by which cards are shown (2.6.7)."""

from __future__ import annotations

from bot.cosmic.api import ALLIES, INVITING, Cosmic, Flow, Mine, Of, Question, Seat, Situation, board, cards, moves
from bot.cosmic.expansions.moons import moves as moons_moves
from bot.cosmic.expansions.moons.moon import Kind, Moon, moons

BRIBE = Question("moons.bribe", Of.PLAYERS, rule="2.6.7", secret=True, untold=True)
"""The occupant's question: the seat of the main player to whom a card is shown, or ``KEEP``."""
BRIBE_CARD = Question("moons.bribe_card", Of.CARDS, rule="2.6.7", secret=True, untold=True)
"""The next question of an occupant who shows one: a card of the hand, or ``KEEP`` after all."""
TAKE = Question("moons.take_bribe", Of.YES_NO, rule="2.6.7")
"""The main player's question, once the occupant has been invited."""
KEEP = "keep"


def _shown_by_all(game: Cosmic, why: str, *, highest: bool) -> None:
    """Everybody shows one attack card, the lowest or the highest; who has none shows none."""
    for seat in board.priority(game.state):
        attacks = [card for card in game.state.players[seat].hand if cards.kind(card) == "attack"]
        if attacks:
            chosen = max(attacks, key=cards.value) if highest else min(attacks, key=cards.value)
            moves.show_cards(game, seat, [chosen], None, why)


class AttackRevelation(Moon, kind=Kind.INSTANT):
    """Shows the lowest attack of every hand to all."""

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """In the order of 4.0.2."""
        yield from ()
        _shown_by_all(game, self.name, highest=False)


class Confession(Moon, kind=Kind.INSTANT):
    """Shows the highest attack of every hand to all."""

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """In the order of 4.0.2."""
        yield from ()
        _shown_by_all(game, self.name, highest=True)


def _can_bribe(now: Situation[object]) -> bool:
    """True if the occupant is no main player and has a card: public facts."""
    return not board.is_main(now.state, now.seat) and bool(now.state.players[now.seat].hand)


def _bribed(now: Situation[object]) -> bool:
    made = moons(now.state).bribe
    return made is not None and made.challenge == now.state.challenges and board.is_main(now.state, made.main)


class Bribery(Moon, kind=Kind.CONTINUOUS):
    """Offers a card for an invitation; the main player takes it once the allies are known."""

    @INVITING.before.when(_can_bribe)
    def offer(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Only the two know the card; that one was shown is public."""
        state = game.state
        if moons(state).bribe is not None:
            moons_moves.end_bribe(game)
        mains = (state.challenge.offense.seat, state.challenge.defense.seat)
        main = yield from BRIBE.one_of(my.seat, [KEEP, *map(str, mains)], default=KEEP)
        if main == KEEP:
            return
        card = yield from BRIBE_CARD.one_of(my.seat, [KEEP, *state.players[my.seat].hand], default=KEEP)
        if card != KEEP:
            moons_moves.bribe(game, my.seat, int(main), card)

    @ALLIES.committed.when(_bribed)
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The player who invited the occupant takes or refuses the card, if that is still there."""
        state = game.state
        made = moons(state).bribe
        if made is None:
            return
        invited = made.seat in board.with_main(state, made.main).invited
        taken = invited and (yield from TAKE.yes_no(made.main, default=True))
        if taken and made.card in state.players[made.seat].hand:
            moves.give_card(game, made.seat, made.main, [made.card], self.name)
        moons_moves.end_bribe(game)
