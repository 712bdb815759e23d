"""Fungus: turns losers into piles of captives under its own tokens, which add to totals."""

from bot.cosmic.api import *

_PILES = Question("fungus.piles", Of.TOKENS, says="piles")


def _height(state: CosmicState, token: Token) -> int:
    """Count the tokens below one, but for those that are leased to it (P3, interactions)."""
    row = next((row for top, row in board.piles(state).items() if state.tokens[top] is token), ())
    leased = [one for card in state.powers for one in LEASED.of(card)] if row else []
    return sum(one not in leased for one in row)


class Fungus(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.ADVANCED, worth=7):
    @LOSING.before.at(Fate.CAPTURE).when(roles.winning_side, roles.beating, roles.committed)
    def overgrow(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """The owner alone decides how they are spread; evenly if it is silent."""
        tops = board.in_challenge(game.state, my.seat)
        prey = captives.beaten(game.state, loss, my.seat)
        form = Split(len(prey), len(prey), tuple(Part(str(place), len(prey)) for place in range(1, len(tops) + 1)))
        even = {str(place + 1): len(prey[place :: len(tops)]) for place in range(len(tops))}
        shares = yield from _PILES.split(my.seat, form, default=even)
        rest = list(prey)
        for top, count in zip(tops, shares.values(), strict=True):
            if count:
                moves.pile_up(game, rest[:count], top, loss.cause)
                rest = rest[count:]
        return loss.without(prey)

    @TOKEN_VALUE.at(3).when(lambda now: now.about.seat == now.seat and _height(now.state, now.about) > 0)
    def tower(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        """Captured tokens have no traits of their own: each counts one."""
        return value + _height(game.state, token)


def _ring(state: CosmicState, my: Mine) -> int:
    return len(board.tokens_at(state, f"{RING}{my.seat}"))


def _at_home(now: Situation[object]) -> bool:
    return roles.defense(now) and now.state.challenge.system == now.state.players[now.seat].colour


class WildFungus(Flare):
    @LOSING.before.at(Fate.CAPTURE).when(roles.winning, _at_home, roles.beating)
    def surround(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        """They are on no base and in no challenge."""
        prey = captives.beaten(game.state, loss, my.seat)
        moves.surround(game, my.seat, prey, loss.cause)
        moves.bind(game, my.seat, my.card, prey)
        return loss.without(prey)

    @TOTALS.at(Tally.ADDITION).when(_at_home, lambda now: _ring(now.state, now.my) > 0)
    def reinforce(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """The card is shown in each challenge in which the ring counts."""
        return sums.adding("defense", _ring(game.state, my))


def _own_piles(state: CosmicState, my: Mine, loss: Loss) -> list[int]:
    places = {number: state.tokens[number].place for number in loss.tokens}
    return [
        number
        for number, place in places.items()
        if isinstance(where := ids.place(place), ids.Pile) and state.tokens[where.top].owner == my.seat
    ]


class SuperFungus(Flare):
    @LOSING.before.at(Fate.CAPTURE).when(
        lambda now: now.about.cause == losses.PILE and _own_piles(now.state, now.my, now.about)
    )
    def stay(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        return loss.without(_own_piles(game.state, my, loss))
