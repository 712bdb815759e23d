"""Assassin: sends a token of the colour that destiny draws to the warp, whoever defends."""

from bot.cosmic.api import *

_VICTIM = Question("assassin.victim", Of.PLAYERS, says="victim", sense="rival")
_BASE = Question("assassin.base", Of.PLACES, says="base", sense="foreign_base")
_COLOUR = Question("assassin.colour", Of.COLOURS, says="colour")
_WILD_SACRIFICE = Question("assassin.wild.sacrifice", Of.PLACES, says="sacrifice", guard=Guard.BASES)


def _victims(state: CosmicState, seat: Seat) -> dict[Seat, dict[str, int]]:
    colour = board.destiny_colour(state)
    drawn = board.after(state, seat) if colour is None else [board.seat_of(state, colour)]
    found = {victim: _counts(state, victim) for victim in drawn if victim != seat}
    return {victim: bases for victim, bases in found.items() if bases}


def _counts(state: CosmicState, owner: Seat) -> dict[str, int]:
    return {planet: len(row) for planet, row in board.standing(state, owner).items()}


def _prey(game: Cosmic, victim: Seat, planet: str) -> list[int]:
    return picking.among(game, board.standing(game.state, victim).get(planet, []))


class Assassin(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.ADVANCED):
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The victim is named with the use; silence picks from the largest base (POW27)."""
        victims = _victims(game.state, my.seat)
        most = max(victims, key=lambda seat: max(victims[seat].values()))
        victim = yield from _VICTIM.one_of(my.seat, list(victims), default=most)
        standing = board.standing(game.state, victim)
        free = set(picking.among(game, [number for row in standing.values() for number in row]))
        bases = {planet: len(row) for planet, row in standing.items() if not free.isdisjoint(row)}
        base = yield from _BASE.one_of(my.seat, list(bases), default=picking.largest(bases))
        aim: dict[str, Datum] = aims.TARGET.to(victim) | aims.BASE.to(base)
        colours = list(dict.fromkeys(board.colour_of(game.state, number) for number in _prey(game, victim, base)))
        if len(colours) > 1:  # Whoever plays with two colours may lose a token of either (P1).
            aim |= aims.COLOUR.to((yield from _COLOUR.one_of(my.seat, colours)))
        return aim

    @FLIP.at(Drawn.VICTIM).each_time().when(lambda now: _victims(now.state, now.seat))
    def execute(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The super flare may put an own token in the victim's place."""
        victim, planet = aims.TARGET.of(my), aims.BASE.of(my)
        prey = _prey(game, victim, planet)
        colour = aims.COLOUR.get(my)
        if colour is not None:
            prey = [number for number in prey if board.colour_of(game.state, number) == colour]
        hit = yield from picking.some(game, prey, 1, my.seat, planet, taken=True)
        yield from losses.lose(game, hit, "assassin", my.seat)
        mine = yield from picking.some(game, board.warp_tokens(game.state, my.seat), 1, my.seat, WARP)
        if mine and roles.standing(game.state)[0] == my.seat and (yield from dispatch.supported(game, my)):
            moves.move_tokens(game, mine, planet, "assassin")
            yield from placing.regained(game, my.seat, mine)


def _outside(game: Cosmic, my: Mine) -> list[str]:
    return [base for base in board.bases(game.state, my.seat) if base != game.state.challenge.target]


def _beaten_by_attack(now: Situation[object]) -> bool:
    lost = totals.expected(now.game) == "offense" and totals.is_attack(now.state.challenge.offense)
    return lost and roles.defense(now) and bool(_outside(now.game, now.my))


class WildAssassin(Flare):
    @OUTCOME_KNOWN.when(_beaten_by_attack)
    def avenge(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The challenge still counts as won by the offense."""
        bases = {base: count for base, count in board.bases(game.state, my.seat).items() if base in _outside(game, my)}
        given = yield from picking.one_from(game, my.seat, _WILD_SACRIFICE, bases)
        yield from losses.lose(game, given, "assassin.wild", my.seat)
        yield from losses.lose(game, board.tokens_on_side(game.state, "offense"), "assassin.wild", my.seat)
