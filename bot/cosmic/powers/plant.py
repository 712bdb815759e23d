"""Plant: grafts the power of somebody in whose system it lives."""

from bot.cosmic.api import *

_HOST = Question("plant.host", Of.PLAYERS, says="host", sense="best_powers")
_POWER = Question("plant.power", Of.POWERS, says="power", sense="best_power")
_WILD_TARGET = Question("plant.wild.target", Of.PLAYERS, says="whom", sense="best_powers")
_WILD_POWER = Question("plant.wild.power", Of.POWERS, says="power", sense="best_power")

_ROOTED = aims.Aim[Seat]("host")
_GRAFT = aims.Aim[PowerName]("graft")


def _graftable(state: CosmicState, seat: Seat) -> dict[str, int]:
    """The powers of ``seat`` in force that may be taken, by name (POW12)."""
    theirs = attributes.losable(state, seat, board.power_of(state, seat))
    held = (number for number in theirs if force.in_force(state, state.powers[number]))
    named = {state.powers[number].power: number for number in held if not state.powers[number].copied}
    free = (name for name in named if not (registry.POWERS[name].stays_home or registry.POWERS[name].bound))
    return {name: named[name] for name in free if name != "plant"}


def _hosts(game: Cosmic, my: Mine) -> list[Seat]:
    others = board.after(game.state, my.seat)
    return [host for host in others if _graftable(game.state, host) and board.lives_with(game.state, my.seat, host)]


def _take(game: Cosmic, my: Mine, donor: Seat, name: str, root: int = -1) -> None:
    """Nothing happens if the power is gone; a graft depends on its ``root``."""
    number = _graftable(game.state, donor).get(name)
    if number is not None:
        moves.lend_power(game, number, my.seat, root=root)


class Plant(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT):
    wins_otherwise = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        host = yield from _HOST.one_of(my.seat, _hosts(game, my))
        return _ROOTED.to(host) | _GRAFT.to((yield from _POWER.one_of(my.seat, list(_graftable(game.state, host)))))

    @DEFENSE_FIXED.by_name().when(roles.main, lambda now: _hosts(now.game, now.my))
    @INVITING.before.when(roles.main, lambda now: _hosts(now.game, now.my))
    @CARDS.before.when(roles.main, lambda now: _hosts(now.game, now.my))
    def graft(self, game: Cosmic, my: Mine) -> None:
        """From when the defense is fixed up to the choice of cards; what is over by then is not repeated."""
        _take(game, my, _ROOTED.of(my), _GRAFT.of(my), ids.power_number(my.card))


def _donors(game: Cosmic, my: Mine) -> list[Seat]:
    others = board.after(game.state, my.seat)
    return [seat for seat in others if board.is_ally(game.state, seat) and _graftable(game.state, seat)]


class WildPlant(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        donor = yield from _WILD_TARGET.one_of(my.seat, _donors(game, my))
        names = list(_graftable(game.state, donor))
        return aims.TARGET.to(donor) | _GRAFT.to((yield from _WILD_POWER.one_of(my.seat, names)))

    @ALLIES.committed.when(roles.main, lambda now: _donors(now.game, now.my))
    def uproot(self, game: Cosmic, my: Mine) -> None:
        """The powers of the taker rest meanwhile."""
        _take(game, my, aims.TARGET.of(my), _GRAFT.of(my))


class SuperPlant(Flare):
    @WIN.instead.when(
        lambda now: any(
            winner != now.seat and board.lives_with(now.state, now.seat, winner) for winner in now.about.seats
        )
    )
    def overgrow(self, game: Cosmic, my: Mine, won: Victory) -> Victory:
        """Also where several would have won together, the holder among them."""
        return replace(won, seats=(my.seat,), otherwise=True)
