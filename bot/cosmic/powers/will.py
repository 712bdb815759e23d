"""Will: chooses its target freely."""

from bot.cosmic.api import *

_SUPER_LOOK = Question("will.super.look", Of.PLAYERS, says="look")
_DEFENSE = Question("will.defense", Of.PLAYERS, says="defense")
_PLANET = Question("will.planet", Of.PLACES, says="planet")
_WILD_BASE = Question("will.wild.base", Of.PLACES, says="base")


def _aims(state: CosmicState, defense: Seat) -> list[str]:
    """The planets at which ``defense`` may be challenged: the whole home system, and its bases elsewhere."""
    homes = board.planets(state.players[defense].colour)
    return [*homes, *(base for base in board.planet_bases(state, defense) if base not in homes)]


def _challenge(game: Cosmic, defense: Seat, planet: str) -> None:
    """The defense is challenged at a planet, wherever it lies."""
    moves.fix_defense(game, defense, planet.rpartition("-")[0])
    moves.aim(game, planet)


class Will(Power, kind=Kind.MANDATORY):
    """Chooses defense and target whatever was flipped."""

    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Silence goes by the colour drawn and the first planet; else by the player with the most foreign bases."""
        state = game.state
        others = board.after(state, my.seat)
        if (yield from dispatch.supported(game, my)):
            seen: Seat = yield from _SUPER_LOOK.one_of(my.seat, others, default=others[0])
            moves.show_hand(game, seen, (my.seat,), "will")
        colour = board.destiny_colour(state)
        drawn = NOBODY if colour is None else board.seat_of(state, colour)
        most = drawn if drawn in others else max(others, key=lambda seat: board.foreign_bases(state, seat))
        defense: Seat = yield from _DEFENSE.one_of(my.seat, others, default=most)
        planets = _aims(state, defense)
        planet = yield from _PLANET.one_of(my.seat, planets, default=planets[0])
        return {"target": defense, "planet": planet}

    @FLIP.at(Drawn.DEFENSE).each_time().when(roles.offense)
    def choose(self, game: Cosmic, my: Mine) -> None:
        """After whatever colour was decreed, so that it prevails; the reverse cone mark of the card counts."""
        _challenge(game, my.aimed_at("target"), str(my.aim["planet"]))


def _anothers_colour(game: Cosmic, my: Mine) -> bool:
    """The offense challenges the player whose colour was drawn, who has another base to be challenged at."""
    state = game.state
    defense = state.challenge.defense.seat
    if not roles.offense(game, my) or defense == NOBODY or state.players[defense].colour != board.destiny_colour(state):
        return False
    return any(base != state.challenge.target for base in board.planet_bases(state, defense))


class WildWill(Flare):
    """Challenges the drawn player at any base, after the tokens were committed."""

    @DEFENSE_FIXED.when(_anothers_colour)
    def pursue(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The defense stays the same player."""
        state = game.state
        defense = state.challenge.defense.seat
        bases = list(board.planet_bases(state, defense))
        planet = yield from _WILD_BASE.one_of(my.seat, bases, default=bases[-1])
        moves.undo_commitment(game)
        _challenge(game, defense, planet)
        moves.restart(game, "aim")
