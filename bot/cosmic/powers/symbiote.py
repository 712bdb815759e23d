"""Symbiote: plays with a second set of tokens; bound to its player (POW12)."""

from bot.cosmic.api import *

_GATHER = Question("symbiote.gather", Of.TOKENS, says="rearrange", flare="super")
_WILD = Question("symbiote.wild", Of.TOKENS, says="back")

_MOST = 2 * cards.TOKENS_PER_PLANET


class Symbiote(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.NOVICE, worth=8):
    bound = True
    stays_home = True
    never_dormant = True

    @HANDS_DEALT.quietly().when(lambda now: not now.state.players[now.seat].second)
    def grow(self, game: Cosmic, my: Mine) -> None:
        """At setup. The colour is one that nobody plays; destiny never draws it."""
        taken = [player.colour for player in game.state.players]
        free = [colour for colour in cards.COLOURS if colour not in taken]
        if any(registry.POWERS[card.power].needs_colour for card in game.state.powers):
            free = free[:-1]  # The last one is that of Pygmy's planets.
        moves.add_second_set(game, my.seat, [*free, cards.SPARE_COLOUR][0])


def _waits(now: Situation[object]) -> bool:
    """In a challenge of somebody else, with a token in the warp and a base for it, or a place like one (Z33)."""
    waiting = board.warp_tokens(now.state, now.seat)
    able = bool(board.bases(now.state, now.seat) or sources.havens(now.state, now.seat, waiting))
    return bool(waiting) and able and not roles.offense(now)


class WildSymbiote(Flare):
    retrieve = doing(REGROUPS.window.when(_waits), lambda now: placing.from_warp(now.game, now.seat, 1, _WILD))


def _scattered(state: CosmicState, seat: Seat) -> list[int]:
    """All tokens to gather, at most as many as fit; empty if all are home. Those of no set come last."""
    homes = board.homes(state, seat)
    mine = [number for number in board.tokens_of(state, seat) if _reachable(state.tokens[number].place)]
    mine = mine[: _MOST * len(homes)]
    return mine if any(state.tokens[number].place not in homes for number in mine) else []


def _reachable(place: str) -> bool:
    based = place in COLOUR_OF or place in OUTPOSTS
    return based or place == WARP or isinstance(ids.place(place), ids.Sheet | ids.Pile | ids.Ring)


class SuperSymbiote(Flare, sense="lost_tokens"):
    after = "discard"
    unanswerable = True

    @ROTATING.before.when(lambda now: _scattered(now.state, now.seat))
    def gather(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Even out of the hands of others, but not tokens that have left the game."""
        mine = _scattered(game.state, my.seat)
        homes = board.homes(game.state, my.seat)
        form = Split(len(mine), len(mine), tuple(Part(planet, _MOST) for planet in homes))
        even = {planet: len(mine[place :: len(homes)]) for place, planet in enumerate(homes)}
        shares = yield from _GATHER.split(my.seat, form, default=even)
        moves.give_back(game, [number for number in mine if game.state.tokens[number].seat != my.seat])
        yield from placing.lay_out(game, my.seat, mine, shares, "symbiote")
