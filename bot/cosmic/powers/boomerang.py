"""Boomerang: sends tokens from its sheet, and wins once the sheet is empty and its home stands."""

from bot.cosmic.api import *

_EXTRA = Question("boomerang.extra", Of.NUMBER, says="number", sense="hide")
_HOME = Question("boomerang.home", Of.PLACES, says="planet")
_WILD = Question("boomerang.wild", Of.TOKENS, says="back")
_SUPER = Question("boomerang.super.base", Of.PLACES, says="base")


def _stock(game: Cosmic, my: Mine) -> list[int]:
    return board.tokens_at(game.state, my.card, my.seat)


def _loaded(now: Situation[object]) -> bool:
    return bool(_stock(now.game, now.my)) and not now.state.powers[ids.power_number(now.my.card)].used


def _foreigners(game: Cosmic, my: Mine) -> list[str]:
    """Home planets with foreigners while destiny is wild and the defense undecided."""
    state = game.state
    if board.destiny_colour(state) is not None or state.challenge.system:
        return []
    homes, others = board.homes(state, my.seat), board.after(state, my.seat)
    return [f"{planet}:{other}" for planet in homes for other in others if board.tokens_at(state, planet, other)]


def _comes_home(now: Situation[Seat]) -> bool:
    """Nothing is left on the sheet, and there are as many home bases as powers need (6.3)."""
    return not _stock(now.game, now.my) and board.home_bases(now.state, now.seat) >= board.POWER_NEEDS


class Boomerang(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.EXPERT, worth=8):
    wins_otherwise = True
    stays_home = True
    bound = True

    @HANDS_DEALT.quietly()
    def store(self, game: Cosmic, my: Mine) -> Flow[None]:
        for planet in board.homes(game.state, my.seat):
            here = board.tokens_at(game.state, planet, my.seat)
            going = yield from picking.some(game, here, len(here) - 1, my.seat, planet)
            moves.move_tokens(game, going, my.card, my.name)

    @FLIP.at(Drawn.DEFENSE).quietly().when(roles.offense, lambda now: _foreigners(now.game, now.my))
    def turn_home(self, game: Cosmic, my: Mine) -> Flow[None]:
        """As if the own colour had been drawn (4.2.4); silence does not."""
        choice = yield from _HOME.one_of(my.seat, [NONE, *_foreigners(game, my)], default=NONE)
        if choice == NONE:
            return
        planet, guest = ids.owned(choice)
        my.aim.update(aims.TARGET.to(guest) | aims.PLANET.to(planet))
        if (yield from dispatch.by_power(game, my, FLIP)):
            moves.set_case(game, "home")
            moves.fix_defense(game, guest, game.state.players[my.seat].colour)
            moves.aim(game, planet)

    @COMMITTING.done.quietly().when(roles.offense, roles.committed, _loaded)
    @COMMITTING.ally.quietly().when(roles.ally, lambda now: not roles.committed(now), _loaded)
    def throw(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Not subject to the limit of four, but to a narrower one; an ally adds before committing."""
        stock, side = _stock(game, my), board.side_of(game.state, my.seat)
        if side is None:
            return
        room = placing.room_left(game, my.seat, side) - (not roles.committed(Situation(game, my, None)))
        most = min(3, len(stock), room)
        count = (yield from _EXTRA.number(my.seat, 0, most, default=0)) if most > 0 else 0
        if not count:
            return
        aims.NUMBER.put(my, count)
        hook = COMMITTING.ally if my.window == COMMITTING.ally.name else COMMITTING.done
        if (yield from dispatch.by_power(game, my, hook, counts=True)):
            moves.commit(game, my.seat, (yield from picking.some(game, stock, count, my.seat, my.card)), side)

    comes_home = setting(WIN.how.when(roles.own, _comes_home), otherwise=True)


class WildBoomerang(Flare):
    @LOSING.before.at(Fate.RESCUE).when(roles.main_or_ally, roles.rescuable)
    def fly_back(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        return (yield from placing.rescue(game, my.seat, loss, _WILD))


def _homes(game: Cosmic, my: Mine) -> list[str]:
    state = game.state
    stocked = any(board.tokens_at(state, f"{SHEET}{one}", my.seat) for one in force.held(state, my.seat, my.name))
    homes = board.homes(state, my.seat) if stocked else ()
    return [planet for planet in homes if board.tokens_at(state, planet, my.seat)]


class SuperBoomerang(Flare):
    @ROTATING.before.when(roles.offense, lambda now: _homes(now.game, now.my))
    @ROTATING.after.when(roles.offense, lambda now: _homes(now.game, now.my))
    @REGROUPS.window.when(roles.offense, lambda now: _homes(now.game, now.my))
    def catch(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In any part of Phase 1; silence brings it to the smallest base."""
        homes = {planet: len(board.tokens_at(game.state, planet, my.seat)) for planet in _homes(game, my)}
        base = yield from _SUPER.one_of(my.seat, list(homes), default=min(homes, key=lambda one: homes[one]))
        sheet = f"{SHEET}{force.held(game.state, my.seat, my.name)[0]}"
        stock = board.tokens_at(game.state, sheet, my.seat)
        moves.move_tokens(game, (yield from picking.some(game, stock, 1, my.seat, sheet)), base, "boomerang.super")
