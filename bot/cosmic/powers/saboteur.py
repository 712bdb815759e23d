"""Saboteur: hides traps and decoys at planets; a trap destroys what stands there when tokens land."""

from bot.cosmic.api import *

_LAY = {
    TRAPS: Question("saboteur.traps", Of.PLACES, says="traps", secret=True, filled=True),
    DECOYS: Question("saboteur.decoys", Of.PLACES, says="decoys", secret=True, filled=True),
}
_WAY = Question("saboteur.way", Of.WORDS, says="way", secret=True, words=("swap",), sense="laid_again")
_SWAP = Question("saboteur.swap", Of.PLACES, secret=True)
_PLACE = Question("saboteur.place", Of.PLACES, says="planet", secret=True, sense="kindling")
_WILD_PLANET = Question("saboteur.wild.planet", Of.PLACES, says="planet")

_EACH = {TRAPS: 1, DECOYS: 2}
"""Number of markers of each kind for each player in the game."""
_EXCHANGE = "swap"
_PUT = {"trap": TRAPS, "decoy": DECOYS}


def _marked(my: Mine) -> list[str]:
    return [*TRAPS.of(my), *DECOYS.of(my)]


def _every(state: CosmicState, seat: Seat) -> list[str]:
    return [planet for one in [*board.after(state, seat), seat] for planet in board.homes(state, one)]


def _landed(game: Cosmic, my: Mine) -> list[str]:
    return [*arrivals.come(game.state, my, Saboteur.stood, _marked(my))]


class Saboteur(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT):
    stays_home = True
    super_joins = True
    traps = TRAPS
    decoys = DECOYS
    stood = Attribute[Sequence[str]]([], Shown.SECRET)

    @HANDS_DEALT.quietly()
    def mine(self, game: Cosmic, my: Mine) -> Flow[None]:
        """One marker a planet at most. Markers not placed are laid by chance, on others' planets first."""
        players = len(game.state.players)
        for kind, each in _EACH.items():
            order = [planet for planet in _every(game.state, my.seat) if planet not in _marked(my)]
            away = [planet for planet in order if planet not in board.homes(game.state, my.seat)]
            home = [planet for planet in order if planet not in away]
            game.shuffle(away)
            count = each * players
            chosen = yield from _LAY[kind].up_to(my.seat, count, order, default=[*away, *home][:count])
            filled = [*chosen, *(planet for planet in [*away, *home] if planet not in chosen)][:count]
            moves.remember(game, my.card, kind, filled)

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        yield from ()
        return aims.PLANETS.to(_landed(game, my))

    @ARRIVED.at(Arrived.SPRUNG).each_time().when(lambda now: _landed(now.game, now.my))
    def spring(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A trap takes everybody there. Zapped, the marker stays where it is and waits for the next landing."""
        for planet in [planet for planet in _marked(my) if planet in aims.PLANETS.of(my)]:
            trap = moves.turn_up_marker(game, ids.power_number(my.card), planet)
            if trap or (yield from self._armed(game, my)):
                yield from losses.lose(game, board.tokens_at(game.state, planet), "saboteur", my.seat)

    def _armed(self, game: Cosmic, my: Mine) -> Flow[bool]:
        """True if the super flare, played now, turns a decoy into a trap for a compromise card."""
        paid = board.in_hand(game.state, my.seat, "compromise")[:1]
        if game.state.players[my.seat].flared or not paid or not (yield from dispatch.supported(game, my)):
            return False
        yield from draws.discard(game, my.seat, paid, "saboteur")
        return True

    @ARRIVED.at(Arrived.SEEN).quietly(Force.HELD)
    def look(self, game: Cosmic, my: Mine) -> None:
        """Note who stands there even while the power does not work: nobody is caught for having been there."""
        arrivals.look(game, my, Saboteur.stood, _marked(my))

    @ROTATING.before.quietly()
    def maintain(self, game: Cosmic, my: Mine) -> Flow[None]:
        players = len(game.state.players)
        free = [planet for planet in _every(game.state, my.seat) if planet not in _marked(my)]
        sheet = [kind for kind, each in _EACH.items() if len(kind.of(my)) < each * players]
        ways = [NONE, _EXCHANGE, *(word for word, kind in _PUT.items() if kind in sheet and free)]
        way = yield from _WAY.one_of(my.seat, ways, default=NONE)
        if way == _EXCHANGE:
            both = yield from _SWAP.up_to(my.seat, 2, _marked(my), default=[])
            if len(both) == 2:
                self._exchange(game, my, both)
        elif way != NONE:
            planet = yield from _PLACE.one_of(my.seat, free)
            kind = _PUT[way]
            moves.remember(game, my.card, kind, [*kind.of(my), planet])

    def _exchange(self, game: Cosmic, my: Mine, both: list[str]) -> None:
        other = dict(zip(both, both[::-1], strict=True))
        for kind in _EACH:
            moves.remember(game, my.card, kind, [other.get(one, one) for one in kind.of(my)])


def _shared(now: Situation[object]) -> list[str]:
    theirs = board.planet_bases(now.state, board.opponent(now.state, now.seat))
    return [planet for planet in board.planet_bases(now.state, now.seat) if planet in theirs]


def _failed(now: Situation[object]) -> bool:
    return roles.beaten(now) or now.state.challenge.outcome == "no_deal"


class WildSaboteur(Flare):
    aim = naming(aims.PLANET, _WILD_PLANET, _shared)

    threaten = calling(CARDS.before.when(roles.main, _shared))

    @REWARDING.after.quietly().declared().when(_failed)
    def shoot(self, game: Cosmic, my: Mine) -> Flow[None]:
        held = board.tokens_at(game.state, aims.PLANET.of(my), board.opponent(game.state, my.seat))
        yield from losses.lose(game, held, "saboteur.wild", my.seat)
