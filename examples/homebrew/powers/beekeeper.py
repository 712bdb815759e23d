"""Beekeeper: sweet to its allies."""

from bot.cosmic.api import *

_EACH = 3


def _joins_me(now: Situation[Said]) -> bool:
    """True if somebody else has joined the side of the holder, who is a main player."""
    said = now.about
    joins = said.what == "joined" and said.seat != now.seat
    return joins and roles.main(now) and said.side == board.side_of(now.state, now.seat)


def _crowd(now: Situation[None]) -> int:
    return len(board.side(now.state, board.side_of(now.state, now.seat)).allies)


class Beekeeper(Power, kind=Kind.MANDATORY, level=Level.NOVICE):
    """A card for whoever joins, points for a crowd."""

    needs_allies = True

    @INVITING.said.when(_joins_me)
    def feed(self, game: Cosmic, my: Mine, said: Said) -> Flow[Said]:
        yield from draws.draw(game, said.seat, 1, "beekeeper")
        return said

    swarm = adding(TOTALS.at(Tally.ADDITION).when(roles.main), lambda now: _EACH * max(0, _crowd(now) - 1))


class WildBeekeeper(Flare):
    """Doubles the tokens of an ally."""

    call = calling(CARDS.down.when(roles.ally))

    @TOKEN_VALUE.declared().when(lambda now: now.about.seat == now.seat)
    def double(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        return value * 2


class SuperBeekeeper(Flare, sense="turns"):
    """Counts the first ally, too."""

    call = calling(CARDS.down.when(roles.main, _crowd))
    more = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: _EACH)
