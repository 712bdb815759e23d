"""Bookie: bets on the challenges of others."""

from bot.cosmic.api import *

_WHO = Question("bookie.who", Of.PLAYERS, says="foretell", sense="likelier")
_BACKED = aims.Aim[Seat]("backed")
_WON, _MORE = 2, 3


class Bookie(Power, kind=Kind.OPTIONAL, level=Level.NOVICE, sense="often"):
    """Names the winner, and is paid if it wins."""

    super_joins = True
    aim = naming(_BACKED, _WHO, lambda now: board.mains(now.state))

    @CARDS.before.when(roles.bystander)
    def bet(self, game: Cosmic, my: Mine) -> Flow[None]:
        aims.NUMBER.put(my, _MORE if (yield from dispatch.supported(game, my)) else _WON)
        dispatch.call(game, my)

    @ENDING.settled.at(Settled.FORETOLD).declared().quietly()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A deal pays nothing."""
        challenge = game.state.challenge
        winner = {"offense": challenge.offense.seat, "defense": challenge.defense.seat}.get(challenge.outcome)
        if winner is None:
            return
        if winner == _BACKED.of(my):
            yield from draws.draw(game, my.seat, aims.NUMBER.of(my), "bookie")
        elif lost := draws.random_cards(game, my.seat, 1):
            yield from draws.discard(game, my.seat, lost, "bookie")


class WildBookie(Flare):
    """Draws for a win."""

    @REWARDING.after.when(roles.main, lambda now: now.state.challenge.outcome == board.side_of(now.state, now.seat))
    def cash(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from draws.draw(game, my.seat, 1, "bookie.wild")
