"""Disease: moves tokens from a large base in a system to other planets of it."""

from bot.cosmic.api import *

_FROM = Question("disease.from", Of.PLACES, says="from")
_TO = Question("disease.to", Of.PLACES, says="planet")
_NUMBER = Question("disease.number", Of.NUMBER, says="number")
_CARD = Question("disease.wild.card", Of.CARDS, says="card", secret=True)
_SUPER_FROM = Question("disease.super.from", Of.PLACES, says="from")
_SUPER_TO = Question("disease.super.to", Of.PLACES, says="base")

_BEFORE_LURED = LURED - 1


def _system(state: CosmicState) -> list[str]:
    """Planets of the player of the final destiny colour, or of the defense named for a wild card."""
    colour, defense = board.destiny_colour(state), state.challenge.defense.seat
    if colour is None and defense != NOBODY:
        colour = state.players[defense].colour
    return [] if colour is None else [*board.planets(state, colour)]


def _large(game: Cosmic, my: Mine) -> dict[str, int]:
    movable = sources.movable(game, my.seat)
    large = (one for one in _system(game.state) if movable.get(one, 0) >= 3)
    return {one: movable[one] for one in large if _next_door(game, my, one)}


def _next_door(game: Cosmic, my: Mine, planet: str) -> list[str]:
    return [one for one in _system(game.state) if one != planet and placing.admits(game, my.seat, one)]


def _catches(now: Situation[object]) -> bool:
    """True if destiny shows another's colour, with a large base there; never for the defense."""
    state = now.state
    if state.challenge.defense.seat == now.seat or state.players[now.seat].colour == board.destiny_colour(state):
        return False
    return bool(_large(now.game, now.my))


class Disease(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, sense="always"):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Origin, targets and number are named with the use, once it is known what may move."""
        yield from sources.release(game, my.seat)
        large = _large(game, my)
        if not large:
            return {}
        base = yield from _FROM.one_of(my.seat, list(large), default=picking.largest(large))
        others = _next_door(game, my, base)
        fresh = [one for one in others if not board.tokens_at(game.state, one, my.seat)]
        planet = yield from _TO.one_of(my.seat, others, default=(fresh or others)[0])
        count = yield from _NUMBER.number(my.seat, 1, large[base] - 1, default=1)
        return aims.BASE.to(base) | aims.PLANET.to(planet) | aims.NUMBER.to(count)

    @DEFENSE_FIXED.at(_BEFORE_LURED).when(_catches)
    def spread(self, game: Cosmic, my: Mine) -> Flow[None]:
        """With the final colour, before Siren turns the cone."""
        if not my.aim:
            return
        tokens = yield from picking.pick(game, my.seat, {aims.BASE.of(my): aims.NUMBER.of(my)})
        moves.move_tokens(game, tokens, aims.PLANET.of(my), "disease")
        sources.shifted(game, [aims.BASE.of(my)])


class WildDisease(Flare):
    after = "transfer"

    @ROTATING.before
    @ROTATING.after
    @REGROUPS.window
    def infect(self, game: Cosmic, my: Mine) -> Flow[None]:
        """All choose at once; without a card one is spared. Silence gives up the cheapest card."""
        others = attributes.robbable(game.state, board.after(game.state, my.seat))
        hands = {seat: game.state.players[seat].hand for seat in others}
        asks = [_CARD.ask(seat, OneOf(tuple(hand)), cheapest(hand)[0]) for seat, hand in hands.items()]
        choices = yield from under_seal(asks)
        given = {ask.seat: str(card) for ask, card in zip(asks, choices, strict=True)}
        yield from draws.discard_together(game, {seat: [card] for seat, card in given.items()}, "disease")
        kinds = [cards.kind(card) for card in given.values()]
        ill = [seat for seat, card in given.items() if kinds.count(cards.kind(card)) > 1]
        yield from losses.lose_by_choice(game, dict.fromkeys(ill, 3), "disease.wild", my.seat)


def _loose(game: Cosmic, my: Mine) -> dict[str, int]:
    bases = board.bases(game.state, my.seat)
    return {base: count for base, count in sources.movable(game, my.seat).items() if base in bases}


def _several(game: Cosmic, my: Mine) -> bool:
    return bool(_loose(game, my)) and len(board.bases(game.state, my.seat)) > 1


class SuperDisease(Flare, uses_power=True):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Both bases are named with the flare, once it is known what may move."""
        yield from sources.release(game, my.seat)
        loose = _loose(game, my)
        if not _several(game, my):
            return {}
        base = yield from _SUPER_FROM.one_of(my.seat, list(loose), default=picking.largest(loose))
        others = {one: count for one, count in board.bases(game.state, my.seat).items() if one != base}
        planet = yield from _SUPER_TO.one_of(my.seat, list(others), default=min(others, key=lambda one: others[one]))
        return aims.BASE.to(base) | aims.PLANET.to(planet)

    @ROTATING.before.when(lambda now: _several(now.game, now.my))
    @ROTATING.after.when(lambda now: _several(now.game, now.my))
    @REGROUPS.window.when(lambda now: _several(now.game, now.my))
    def creep(self, game: Cosmic, my: Mine) -> Flow[None]:
        if not my.aim:
            return
        tokens = yield from picking.pick(game, my.seat, {aims.BASE.of(my): 1})
        moves.move_tokens(game, tokens, aims.PLANET.of(my), "disease.super")
        sources.shifted(game, [aims.BASE.of(my)])
