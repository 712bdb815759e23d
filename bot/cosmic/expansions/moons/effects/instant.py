"""Moons that move tokens or show cards: all but Bribery work at once and are done (2.6.7)."""

from bot.cosmic.api import *
from bot.cosmic.expansions.moons import moon as moons_moves
from bot.cosmic.expansions.moons.moon import Moon, moons

REVENGE = Question("moons.revenge", Of.PLACES, rule="2.6.7", time=Time.LONG)
FLUX_ONE = Question("moons.flux", Of.PLACES, rule="2.6.7")
FLUX_TWO = Question("moons.flux_with", Of.PLACES, rule="2.6.7")
IMPLODE = Question("moons.implode", Of.PLACES, rule="2.6.7")
BOON = Question("moons.boon", Of.TOKENS, rule="2.6.7")
_BOONS = 4


def _reach(game: Cosmic, by: Seat, owner: Seat, places: Mapping[str, int]) -> list[str]:
    """From which of these places of ``owner`` the occupant ``by`` may pick a token, as ``<place>:<seat>`` (S7)."""
    free = places if owner == by else picking.places(game, owner, places)
    return [f"{place}:{owner}" for place in free]


def _one(game: Cosmic, by: Seat, place: str, owner: Seat) -> Flow[list[int]]:
    """One token of ``owner`` in a place; of several that differ ``by`` picks, sheltered ones of others last (S7)."""
    here = board.tokens_at(game.state, place, owner)
    prey = here if owner == by else picking.among(game, here)
    return (yield from picking.some(game, prey, 1, by, place, taken=owner != by))


def _count(state: CosmicState, option: str) -> int:
    place, seat = ids.owned(option)
    return len(board.tokens_at(state, place, seat))


class ColdRevenge(Moon, kind=moons_moves.Kind.INSTANT):
    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Nobody gets fewer tokens than bases are needed to win (8.4).

        Silence picks somebody else's token, in the warp if one is there.
        """
        state = game.state
        sheets = [f"{SHEET}{number}" for number in range(len(state.powers))]
        beside: list[str] = []
        based: list[str] = []
        for owner in board.priority(state):
            if owner != seat and attributes.covered(state, owner, attributes.ASSET_TOKENS):
                continue
            bases = board.bases(state, owner)
            off = {one: len(board.tokens_at(state, one, owner)) for one in (WARP, OFFENSE_CONE, DEFENSE_CONE, *sheets)}
            found = _reach(game, seat, owner, {**{place: count for place, count in off.items() if count}, **bases})
            beside += [option for option in found if ids.owned(option)[0] not in bases]
            based += [option for option in found if ids.owned(option)[0] in bases]
        options = [*sorted(beside, key=lambda option: ids.owned(option)[0] != WARP), *based]
        if options:
            default = next((option for option in options if ids.owned(option)[1] != seat), options[0])
            there, owner = ids.owned((yield from REVENGE.one_of(seat, options, default=default)))
            token = yield from _one(game, seat, there, owner)
            spared = moves.remove(game, token, state.options.bases(len(state.players)), self.name)
            if there != WARP:
                yield from losses.lose(game, spared, self.name, seat)


class Flux(Moon, kind=moons_moves.Kind.INSTANT):
    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Silence chooses the largest bases; tokens held fast by a power stay."""
        state = game.state
        owners = board.priority(state)
        for owner in owners:
            yield from sources.release(game, owner)
        held = {owner: sources.free(game, owner, board.bases(state, owner)) for owner in owners}
        options = [
            option for owner in owners for option in _reach(game, seat, owner, held[owner]) if _partners(held, option)
        ]
        if not options:
            return
        default = max(options, key=lambda option: _count(state, option))
        first, owner = ids.owned((yield from FLUX_ONE.one_of(seat, options, default=default)))
        partners = _partners(held, f"{first}:{owner}")
        others = [option for other, bases in partners.items() for option in _reach(game, seat, other, bases)]
        default = max(others, key=lambda option: _count(state, option))
        second, other = ids.owned((yield from FLUX_TWO.one_of(seat, others, default=default)))
        one = yield from _one(game, seat, first, owner)
        two = yield from _one(game, seat, second, other)
        moves.move_tokens(game, one, second, self.name)
        moves.move_tokens(game, two, first, self.name)


def _partners(held: Mapping[Seat, Mapping[str, int]], option: str) -> dict[Seat, dict[str, int]]:
    first, owner = ids.owned(option)
    found = {
        other: {place: count for place, count in bases.items() if place != first}
        for other, bases in held.items()
        if other != owner
    }
    return {other: bases for other, bases in found.items() if bases}


class Implosion(Moon, kind=moons_moves.Kind.INSTANT):
    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Silence chooses the planet with the fewest tokens."""
        state = game.state
        planets = board.planets(state, OUTPOSTS[place])
        default = min(planets, key=lambda planet: len(board.tokens_at(state, planet)))
        planet = yield from IMPLODE.one_of(seat, list(planets), default=default)
        yield from losses.lose(game, [*board.tokens_at(state, planet), *board.tokens_at(state, place)], self.name, seat)
        yield from placing.vacate(game, place, self.name)
        moons_moves.remove(game, place)


class Boon(Moon, kind=moons_moves.Kind.INSTANT):
    name = "moon_boon"

    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """Silence spreads them as returning tokens; this moon is a base at least."""
        bases = board.bases(game.state, seat)
        form = Split(_BOONS, _BOONS, tuple(Part(base, _BOONS) for base in bases))
        shares = yield from BOON.split(seat, form, default=dict(picking.spread(game.state, seat, _BOONS, bases)))
        moons_moves.grant(game, seat, shares, self.name)


BRIBE = Question("moons.bribe", Of.PLAYERS, rule="2.6.7", secret=True, untold=True)
"""The occupant names the main player to show a card to, or ``KEEP``."""
BRIBE_CARD = Question("moons.bribe_card", Of.CARDS, rule="2.6.7", secret=True, untold=True)
"""The occupant then names a card of the hand, or ``KEEP`` after all."""
TAKE = Question("moons.take_bribe", Of.YES_NO, rule="2.6.7")
"""For the main player, once the occupant has been invited."""
KEEP = "keep"


def _shown_by_all(game: Cosmic, why: str, choose: Callable[..., str]) -> Flow[None]:
    yield from ()
    for seat in board.priority(game.state):
        if attacks := board.in_hand(game.state, seat, "attack"):
            moves.show_cards(game, seat, [choose(attacks, key=cards.value)], None, why)


class AttackRevelation(Moon, kind=moons_moves.Kind.INSTANT):
    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """In the order of 4.0.2."""
        return _shown_by_all(game, self.name, min)


class Confession(Moon, kind=moons_moves.Kind.INSTANT):
    def resolve(self, game: Cosmic, seat: Seat, place: str) -> Flow[None]:
        """In the order of 4.0.2."""
        return _shown_by_all(game, self.name, max)


def _bribed(now: Situation[object]) -> bool:
    made = moons(now.state).bribe
    return made is not None and made.challenge == now.state.challenges and board.is_main(now.state, made.main)


class Bribery(Moon, kind=moons_moves.Kind.CONTINUOUS):
    @INVITING.before.when(roles.not_main, roles.holds_cards)
    def offer(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Only the two know the card; the showing is public."""
        state = game.state
        if moons(state).bribe is not None:
            moons_moves.end_bribe(game)
        mains = (state.challenge.offense.seat, state.challenge.defense.seat)
        main = yield from BRIBE.one_of(my.seat, [KEEP, *map(str, mains)], default=KEEP)
        if main == KEEP:
            return
        card = yield from BRIBE_CARD.one_of(my.seat, [KEEP, *state.players[my.seat].hand], default=KEEP)
        if card != KEEP:
            moons_moves.bribe(game, my.seat, int(main), card)

    @ALLIES.committed.when(_bribed)
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Let the inviting player take or refuse the card, if it is still there."""
        made = moons(game.state).bribe
        if made is None:
            return
        invited = made.seat in board.with_main(game.state, made.main).invited
        taken = invited and (yield from TAKE.yes_no(made.main, default=True))
        if taken and made.card in game.state.players[made.seat].hand:
            moves.give_card(game, made.seat, made.main, [made.card], self.name)
        moons_moves.end_bribe(game)
