"""Dragon: keeps the flipped destiny cards, and pays with them to burn planets."""

from bot.cosmic.api import *

_PLANET = Question("dragon.planet", Of.PLACES, says="planet", sense="kindling")
_USE = Question("dragon.destiny", Of.COLOURS, says="destiny", sense="redrawn")
_SUPER_PLANET = Question("dragon.super.planet", Of.PLACES, says="planet", sense="kindling")

_ENOUGH, _SUPER_ENOUGH = 3, 2
_DESTINY = aims.Aim[DestinyId]("destiny")


def _number(game: Cosmic, my: Mine) -> int:
    """The number of the power, which a flare joins."""
    used = ids.offer(my.card)
    return used.number if isinstance(used, ids.PowerCard) else board.held_by(game.state, my.seat, my.name)[0]


def _lying(game: Cosmic, my: Mine) -> Sequence[str]:
    return COLLECTED.of(game.state.powers[_number(game, my)]) if board.held_by(game.state, my.seat, my.name) else []


def _spent(lying: Sequence[str], colour: str, enough: int, *, wild: bool) -> list[str]:
    plain = [card for card in lying if cards.destiny_colour(card) == colour]
    jokers = [card for card in lying if card == cards.WILD] if wild else []
    return found if len(found := [*plain, *jokers][:enough]) == enough else []


def _leaves_enough(state: CosmicState, colour: str) -> bool:
    """True if, after a planet of this colour burns, everybody has 1.5 times the foreign planets it takes to win."""
    planets = {player.colour: len(board.planets(state, player.colour)) for player in state.players}
    left = sum(planets.values()) - 1
    wanted = state.options.bases(len(state.players))
    return all(2 * (left - planets[one] + (one == colour)) >= 3 * wanted for one in planets)


def _fuel(game: Cosmic, my: Mine, enough: int, *, wild: bool) -> dict[str, list[str]]:
    """Cards by planet that may burn: no last home planet, target, origin, or one a winner needs."""
    state = game.state
    lying, challenge = _lying(game, my), state.challenge
    engaged = {challenge.target, *(place for _, place in challenge.committed)}
    found: dict[str, list[str]] = {}
    for player in state.players:
        paid, row = _spent(lying, player.colour, enough, wild=wild), board.planets(state, player.colour)
        if paid and len(row) > 1 and _leaves_enough(state, player.colour):
            found.update({planet: paid for planet in row if planet not in engaged})
    return found


def _any(game: Cosmic, planets: dict[str, list[str]]) -> str:
    """Silence burns any of them by chance (P3)."""
    return [*planets][game.draw(len(planets))]


def _burn(game: Cosmic, my: Mine, fuel: dict[str, list[str]]) -> Flow[None]:
    planet = aims.PLANET.of(my)
    moves.discard_destiny(game, _number(game, my), fuel[planet])
    yield from losses.lose(game, board.tokens_at(game.state, planet), "dragon", my.seat)
    yield from placing.vacate(game, planet, "dragon")
    moves.burn_planet(game, planet, my.seat)


def _shown(now: Situation[object]) -> bool:
    return bool(now.state.challenge.flips) and now.state.destiny_discard[-1:] == now.state.challenge.flips[-1:]


def _may_change(now: Situation[object]) -> bool:
    return roles.offense(now) and not now.state.challenge.system and bool(_lying(now.game, now.my))


class Dragon(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.ADVANCED):
    collected = COLLECTED

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The planet is named as it burns; the use of a card is fixed before."""
        if my.aim:
            return {}
        fuel = _fuel(game, my, _ENOUGH, wild=True)
        return aims.PLANET.to((yield from _PLANET.one_of(my.seat, [*fuel], default=_any(game, fuel))))

    @FLIP.at(Drawn.KEPT).each_time().quietly().when(_shown)
    def collect(self, game: Cosmic, my: Mine) -> None:
        """After all decrees of others: the card has served."""
        moves.collect_destiny(game, _number(game, my))

    @FLIP.at(Drawn.BURNT).each_time().when(lambda now: _fuel(now.game, now.my, _ENOUGH, wild=True))
    def burn(self, game: Cosmic, my: Mine) -> Flow[None]:
        """If zapped, the cards stay for the next flip."""
        yield from _burn(game, my, _fuel(game, my, _ENOUGH, wild=True))

    @FLIP.at(Drawn.CHANGED).each_time().quietly().when(_may_change)
    def change(self, game: Cosmic, my: Mine) -> Flow[None]:
        """One of the cards counts as drawn instead; silence uses none."""
        card = yield from _USE.one_of(my.seat, [NONE, *dict.fromkeys(_lying(game, my))], default=NONE)
        if card != NONE:
            _DESTINY.put(my, card)
            if (yield from dispatch.by_power(game, my, FLIP)):
                moves.use_destiny(game, _number(game, my), card)


def _defended(game: Cosmic, my: Mine) -> list[int]:
    defense = game.state.challenge.defense.seat
    return [] if defense == NOBODY else board.tokens_at(game.state, game.state.challenge.target or "", defense)


class WildDragon(Flare):
    @TARGETING.after.when(roles.offense, lambda now: _defended(now.game, now.my))
    def scorch(self, game: Cosmic, my: Mine) -> Flow[None]:
        target = str(game.state.challenge.target)
        hit = yield from picking.some(game, _defended(game, my), 1, my.seat, target, taken=True)
        yield from losses.lose(game, hit, "dragon.wild", my.seat)


class SuperDragon(Flare, uses_power=True):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        fuel = _fuel(game, my, _SUPER_ENOUGH, wild=False)
        return aims.PLANET.to((yield from _SUPER_PLANET.one_of(my.seat, [*fuel], default=_any(game, fuel))))

    @FLIP.when(lambda now: _fuel(now.game, now.my, _SUPER_ENOUGH, wild=False))
    def burn(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Wild cards do not help."""
        yield from _burn(game, my, _fuel(game, my, _SUPER_ENOUGH, wild=False))
