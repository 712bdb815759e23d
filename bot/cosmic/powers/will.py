"""Will: chooses its target freely."""

from bot.cosmic.api import *

_SUPER_LOOK = Question("will.super.look", Of.PLAYERS, says="look")
_DEFENSE = Question("will.defense", Of.PLAYERS, says="defense", sense="wild")
_PLANET = Question("will.planet", Of.PLACES, says="planet", sense="target")
_WILD_BASE = Question("will.wild.base", Of.PLACES, says="base")


def _challenge(game: Cosmic, defense: Seat, planet: str) -> None:
    moves.fix_defense(game, defense, board.system_of(game.state, planet))
    moves.aim(game, planet)


class Will(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE, worth=4):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        state = game.state
        others = board.after(state, my.seat)
        if (yield from dispatch.supported(game, my)):
            seen: Seat = yield from _SUPER_LOOK.one_of(my.seat, others)
            moves.show_hand(game, seen, (my.seat,), "will")
        drawn = board.drawn(state)
        most = drawn if drawn in others else max(others, key=lambda seat: board.foreign_bases(state, seat))
        defense: Seat = yield from _DEFENSE.one_of(my.seat, others, default=most)
        homes = board.homes(state, defense)  # The whole system, and bases elsewhere.
        planets = [*homes, *(base for base in board.planet_bases(state, defense) if base not in homes)]
        return aims.TARGET.to(defense) | aims.PLANET.to((yield from _PLANET.one_of(my.seat, planets)))

    @FLIP.at(Drawn.DEFENSE).each_time().when(roles.offense)
    def choose(self, game: Cosmic, my: Mine) -> None:
        """Prevails over a decreed colour; the reverse cone mark of the card counts."""
        _challenge(game, aims.TARGET.of(my), aims.PLANET.of(my))


def _has_another_base(now: Situation[object]) -> bool:
    state = now.state
    drawn = board.drawn(state)
    bases = board.planet_bases(state, drawn) if drawn == state.challenge.defense.seat != NOBODY else ()
    return any(base != state.challenge.target for base in bases)


class WildWill(Flare, sense="costs"):
    @DEFENSE_FIXED.when(roles.offense, _has_another_base)
    def pursue(self, game: Cosmic, my: Mine) -> Flow[None]:
        defense = game.state.challenge.defense.seat
        bases = list(board.planet_bases(game.state, defense))
        planet = yield from _WILD_BASE.one_of(my.seat, bases, default=bases[-1])
        moves.undo_commitment(game)
        _challenge(game, defense, planet)
        moves.restart(game, "aim")
