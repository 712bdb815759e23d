"""Ghoul: is rewarded for each token that its victory has sent to the warp."""

from bot.cosmic.api import *


def _beaten(state: CosmicState, seat: Seat, loss: Loss) -> int:
    against = board.against(state, seat)
    foes = (against.seat, *against.allies)
    lost = dict(state.challenge.lost)
    return sum(lost.get(number) in foes for number in loss.tokens)


def _meal(state: CosmicState, my: Mine) -> int:
    noted = Ghoul.eaten.of(my)
    return noted[1] if noted and noted[0] == state.challenges else 0


def _won(now: Situation[object]) -> bool:
    outcome = now.state.challenge.outcome
    return outcome in ("offense", "defense") and outcome == board.side_of(now.state, now.seat)


class Ghoul(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.EXPERT):
    eaten = Attribute[Sequence[int]]([])
    """The number of the challenge, then the number of tokens to feed on."""

    @LOSING.after.at(Entered.COUNT).quietly().when(roles.winning_side)
    def count(self, game: Cosmic, my: Mine, loss: Loss) -> Loss:
        """Healed later or not; what was saved has not come here."""
        moves.remember(game, my.card, Ghoul.eaten, [game.state.challenges, _beaten(game.state, my.seat, loss)])
        return loss

    @REWARDING.after.when(roles.main, _won, lambda now: _meal(now.state, now.my) > 0)
    def feed(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A card or an own token for each, as for a defensive ally (5.6.1)."""
        yield from draws.collect(game, my.seat, _meal(game.state, my))


class WildGhoul(Flare):
    @REWARDING.after.when(roles.main, lambda now: totals.expected(now.game) == board.side_of(now.state, now.seat))
    def feed(self, game: Cosmic, my: Mine) -> Flow[None]:
        against = board.against(game.state, my.seat)
        yield from draws.collect(game, my.seat, len([against.seat, *against.allies]))


class SuperGhoul(Flare, uses_power=True):
    @REWARDING.after.when(
        lambda now: now.seat in now.state.challenge.offense.allies and totals.expected(now.game) == "offense"
    )
    def feed(self, game: Cosmic, my: Mine) -> Flow[None]:
        found = force.first(game.state, my)
        if found is not None:
            yield from draws.collect(game, my.seat, _meal(game.state, found))
