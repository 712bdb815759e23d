"""Parasite: joins any alliance uninvited."""

from bot.cosmic.api import *

_WILD_HOST = Question("parasite.wild.host", Of.PLAYERS, says="host")
_WILD_PLANET = Question("parasite.wild.planet", Of.PLACES, says="planet")
_WILD_FROM = Question("parasite.wild.from", Of.PLACES, says="from", guard=Guard.BASES)


class Parasite(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE):
    needs_allies = True

    intrude = setting(INVITING.terms.when(roles.own), uninvited=True)
    """At the own place in the order; the limit of four applies (4.6.3)."""


def _has_lost_power(state: CosmicState, seat: Seat) -> bool:
    """True if a power of ``seat`` is dormant; some need no home bases (6.3)."""
    return any(force.is_silent(state, state.powers[number]) for number in board.power_of(state, seat))


def _hosts(game: Cosmic, my: Mine) -> dict[Seat, list[str]]:
    state, seat = game.state, my.seat
    found = {}
    for other in board.after(state, seat):
        if state.players[other].fell == state.challenges and _has_lost_power(state, other):
            free = (planet for planet in board.homes(state, other) if not board.tokens_at(state, planet, seat))
            found[other] = [planet for planet in free if placing.admits(game, seat, planet)]
    return {other: free for other, free in found.items() if free}


def _sources(game: Cosmic, my: Mine) -> dict[str, int]:
    """The own bases that are not in the challenge (POW11)."""
    return sources.free(game, my.seat, losses.outside(game.state, my.seat))


class WildParasite(Flare, sense="always"):
    @ANY_CHECKPOINT.when(lambda now: _hosts(now.game, now.my), lambda now: _sources(now.game, now.my))
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In the challenge of the loss; another loss of the same player needs a power that worked again."""
        yield from sources.release(game, my.seat)
        hosts = _hosts(game, my)
        host: Seat = yield from _WILD_HOST.one_of(my.seat, list(hosts), default=next(iter(hosts)))
        planet = yield from _WILD_PLANET.one_of(my.seat, hosts[host], default=hosts[host][0])
        moves.land(game, (yield from picking.one_from(game, my.seat, _WILD_FROM, _sources(game, my))), planet)


class SuperParasite(Flare):
    @COMMITTING.limit.when(lambda now: now.about.seat == now.seat and now.about.ally)
    def swarm(self, game: Cosmic, my: Mine, limit: int, commit: Commit) -> int:
        return cards.PLANETS * cards.TOKENS_PER_PLANET
