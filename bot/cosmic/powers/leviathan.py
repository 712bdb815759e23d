"""Leviathan: sends all tokens of a home planet as its commitment, and brings them back there."""

from bot.cosmic.api import *

_PLANET = Question("leviathan.planet", Of.PLACES, says="planet", secret=True, sense="world")
_STAY = Question("leviathan.stay", Of.NUMBER, says="number")
_WILD_GIVE = Question("leviathan.wild.give", Of.PLACES, says="give")
_WILD_TAKE = Question("leviathan.wild.take", Of.PLACES, says="take")

_RANK = -1
"""Before the power that drives landing players apart: tokens that go back with the planet do not land."""


def _worlds(game: Cosmic, my: Mine, *, riders: bool, lens: listeners.Lens = listeners.PLAIN) -> list[str]:
    """The home planets that may be sent: with own tokens that may move, no more than a limit below four allows (0.4),
    and nobody else's; with ``riders`` nobody of the defense.
    """
    state = game.state
    movable, defense = sources.movable(game, my.seat, lens), state.challenge.defense.seat
    room = placing.room_left(game, my.seat, "offense")
    homes = [planet for planet in board.homes(state, my.seat) if 0 < movable.get(planet, 0) <= room]
    guests = {
        planet: [one for one in board.after(state, my.seat) if board.tokens_at(state, planet, one)] for planet in homes
    }
    return [planet for planet, row in guests.items() if not row or (riders and defense not in row)]


def _may_sail(now: Situation[object]) -> bool:
    """Public facts only: only the holder of the flare knows that a planet with guests may be sent."""
    return not now.state.powers[ids.power_number(now.my.card)].used and bool(_worlds(now.game, now.my, riders=True))


def _afloat(now: Situation[object]) -> bool:
    sunk = now.state.challenge.outcome in ("defense", "both_lost")
    return bool(Leviathan.world.of(now.my)) and roles.offense(now) and not sunk


def _world(game: Cosmic, my: Mine) -> str:
    return f"{game.state.players[my.seat].colour}-{Leviathan.world.of(my)}"


def _sails(now: Situation[Hold]) -> bool:
    return now.about.place == OFFENSE_CONE and now.about.seat in (now.seat, *Leviathan.riders.of(now.my))


def _aboard(game: Cosmic, my: Mine) -> list[int]:
    seats = [my.seat, *Leviathan.riders.of(my)]
    return [number for seat in seats for number in board.tokens_at(game.state, OFFENSE_CONE, seat)]


class Leviathan(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED):
    settled = True
    super_joins = True
    world = Attribute(0)
    """The number of the planet that was sent; 0 if none was."""
    riders = Attribute[Sequence[Seat]]([])
    """Owners of the tokens that went with the planet."""

    @TARGETING.after.noting(Force.HELD).when(lambda now: Leviathan.world.of(now.my))
    def forget(self, game: Cosmic, my: Mine) -> None:
        moves.remember(game, my.card, Leviathan.world, 0)
        moves.remember(game, my.card, Leviathan.riders, [])

    @COMMITTING.offense.quietly().when(roles.offense, _may_sail)
    def sail(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In place of the usual commitment, however many tokens stand there; silence sends none."""
        state = game.state
        # Whether guests may come along is known to the holder of the flare alone.
        yield from dispatch.announce(game, (HELD_FAST,), lambda lens: _worlds(game, my, riders=True, lens=lens))
        worlds = _worlds(game, my, riders=dispatch.readied(game, my))
        planet = yield from _PLANET.one_of(my.seat, [NONE, *worlds], default=NONE)
        if planet == NONE:
            return
        aims.PLANET.put(my, planet)
        if not (yield from dispatch.by_power(game, my, COMMITTING.offense, counts=True)):
            return
        riders = [seat for seat in board.after(state, my.seat) if board.tokens_at(state, planet, seat)]
        if riders and not (yield from dispatch.supported(game, my)):
            return
        moves.remember(game, my.card, Leviathan.world, ids.planet(planet).number)
        moves.remember(game, my.card, Leviathan.riders, riders)
        moves.commit(game, my.seat, board.tokens_at(state, planet, my.seat), "offense")
        for seat in riders:
            moves.join(game, seat, "offense")
            moves.commit(game, seat, board.tokens_at(state, planet, seat), "offense")

    close = affirming(BARRED.though_zapped(Force.HELD).when(_afloat, _sails))
    """Tokens may be taken off the planet to bases, not added (P3, interactions)."""

    ram = changing(TOTALS.at(Tally.ADDITION).when(_afloat), lambda now, sums: sums.adding("offense", 20))

    @LANDING.at(_RANK).quietly(Force.HELD).when(_afloat)
    def disembark(self, game: Cosmic, my: Mine, landing: Landing) -> Flow[Landing]:
        here = [number for number in board.tokens_at(game.state, OFFENSE_CONE, my.seat) if number in landing.tokens]
        most = min(4, len(here))
        count = yield from _STAY.number(my.seat, 0, most, default=most)
        staying = yield from picking.some(game, here, count, my.seat, landing.place)
        away = [number for number in _aboard(game, my) if number in landing.tokens and number not in staying]
        moves.move_tokens(game, away, _world(game, my), "leviathan")
        return replace(landing, tokens=tuple(number for number in landing.tokens if number not in away))

    @RETURNING.quietly(Force.HELD).when(_afloat)
    def sail_home(self, game: Cosmic, my: Mine, going: Returning) -> Returning:
        """After a deal, or when the challenge breaks off."""
        home = [number for number in _aboard(game, my) if number in going.tokens]
        moves.move_tokens(game, home, _world(game, my), "leviathan")
        return going.without(home)


class WildLeviathan(Flare):
    after = "transfer"

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        named: list[str] = []
        for seat, asked in ((my.seat, _WILD_GIVE), (game.state.challenge.defense.seat, _WILD_TAKE)):
            counts = {one: len(board.tokens_at(game.state, one)) for one in board.homes(game.state, seat)}
            fewest = min(counts, key=counts.__getitem__)
            named.append((yield from asked.one_of(my.seat, list(counts), default=fewest)))
        return aims.PLANETS.to(named)

    @DEFENSE_FIXED.when(roles.offense, lambda now: now.state.challenge.defense.seat != NOBODY)
    def trade(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Planets keep their tokens: what was committed goes back first. The challenge was successful."""
        moves.undo_commitment(game)
        yield from placing.send_home(game, board.on_cone(game.state))  # Such as a token that regrouped onto it (4.1.5).
        given, taken = aims.PLANETS.of(my)
        moves.trade_planets(game, given, taken, "leviathan.wild")
        moves.fix_outcome(game, "landed")
        moves.mark_over(game)
        moves.restart(game, "after")
