"""Tollkeeper: builds gates, and takes from whoever comes through."""

from bot.cosmic.api import *

_WHERE = Question("tollkeeper.where", Of.PLACES, says="gate")
_PAY = Question("tollkeeper.pay", Of.WORDS, says="toll", words=("card", "token"))
_GIVEN = Question("tollkeeper.given", Of.CARDS, says="given", secret=True)
_MOST = 4


def _free(now: Situation[object]) -> list[str]:
    every = [planet for seat in range(len(now.state.players)) for planet in board.homes(now.state, seat)]
    return [planet for planet in every if planet not in Tollkeeper.gates.of(now.my)]


def _come(state: CosmicState, my: Mine) -> dict[str, list[int]]:
    """The tokens of others that have come to gates, by planet."""
    come = arrivals.come(state, my, Tollkeeper.stood, Tollkeeper.gates.of(my))
    others = {place: [one for one in row if state.tokens[one].seat != my.seat] for place, row in come.items()}
    return {place: row for place, row in others.items() if row}


class Tollkeeper(Power, kind=Kind.MANDATORY, level=Level.ADVANCED):
    """A token or a card for each gate through which somebody comes."""

    super_joins = True
    gates = Attribute[Sequence[PlaceId]]([], Shown.OPEN, told="gates", marks=True)
    stood = Attribute[Sequence[str]]([], Shown.INNER)

    @TURN.start.quietly().when(roles.offense, _free)
    def build(self, game: Cosmic, my: Mine) -> Flow[None]:
        free = _free(Situation(game, my, None))
        gate = yield from _WHERE.one_of(my.seat, free, default=free[0])
        moves.remember(game, my.card, Tollkeeper.gates, [*Tollkeeper.gates.of(my), gate][-_MOST:])

    @ARRIVED.at(Arrived.SPRUNG).each_time().when(lambda now: _come(now.state, now.my))
    def collect(self, game: Cosmic, my: Mine) -> Flow[None]:
        count = 1 + (yield from dispatch.supported(game, my))
        tokens = game.state.tokens
        for row in _come(game.state, my).values():
            for seat in dict.fromkeys(tokens[one].seat for one in row):
                yield from self._toll(game, my, seat, [one for one in row if tokens[one].seat == seat][:count])

    def _toll(self, game: Cosmic, my: Mine, seat: Seat, row: list[int]) -> Flow[None]:
        held = takeable(game.state, seat)
        way = yield from _PAY.one_of(seat, ["token", *(["card"] if held else [])], default="token")
        if way == "card":
            card = yield from _GIVEN.one_of(seat, held, default=cards.cheapest(held)[0])
            moves.give_card(game, seat, my.seat, [card], "tollkeeper")
        else:
            yield from losses.lose(game, row, "tollkeeper", my.seat)

    @ARRIVED.at(Arrived.SEEN).quietly(Force.HELD)
    def look(self, game: Cosmic, my: Mine) -> None:
        arrivals.look(game, my, Tollkeeper.stood, Tollkeeper.gates.of(my))


def _pays(now: Situation[Seat]) -> bool:
    return bool(losses.places(now.state, now.about, cone=False))


class WildTollkeeper(Flare):
    """A token for each edict and flare of others in this challenge."""

    call = calling(TARGETING.after.when(roles.main))

    @SELECTION.playable.declared().when(lambda now: now.about != now.seat and not _pays(now))
    def keep_out(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        return tuple(card for card in held if cards.kind(card) not in ("edict", "flare"))

    @POWER_USED.declared().when(lambda now: now.about.seat != now.seat and not now.about.power)
    def charge(self, game: Cosmic, my: Mine, used: Used) -> Flow[Used]:
        yield from losses.lose_by_choice(game, {used.seat: 1}, "tollkeeper.wild", my.seat)
        return used
