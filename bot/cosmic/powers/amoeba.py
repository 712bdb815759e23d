"""Amoeba: moves tokens in or out once the cards are down, without the limit of 4.4.1."""

from bot.cosmic.api import *

_WAY = Question("amoeba.way", Of.WORDS, says="way")
_IN = Question("amoeba.in", Of.TOKENS, says="in", guard=Guard.BASES, sense="reinforce")
_OUT = Question("amoeba.out", Of.TOKENS, says="out")
_WILD_WAY = Question("amoeba.wild.way", Of.WORDS, says="way")
_WILD_IN = Question("amoeba.wild.in", Of.TOKENS, says="in", guard=Guard.BASES, sense="reinforce")
_WILD_OUT = Question("amoeba.wild.out", Of.TOKENS, says="out")
_BACK = Question("amoeba", Of.TOKENS, says="back")

IN, OUT = "in", "out"


def _ooze(game: Cosmic, my: Mine, asked: tuple[Question, Question, Question], most: int) -> Flow[None]:
    state = game.state
    way, bringing, taking = asked
    side = board.side_of(state, my.seat)
    if side is None:
        return
    here = board.in_challenge(state, my.seat)
    target = state.challenge.target if my.seat == state.challenge.defense.seat else None
    yield from sources.release(game, my.seat)
    movable = sources.movable(game, my.seat)
    bases = {base: count for base, count in movable.items() if base != target}
    room = min(most, (yield from placing.room_beyond(game, my.seat, side)), sum(bases.values()))
    loose = bool(here) and (target is None or target in movable)
    home = placing.elsewhere(state, my.seat, here) or sources.havens(state, my.seat)
    ways = [name for name, possible in ((IN, room > 0), (OUT, loose and bool(home))) if possible]
    if not ways:
        return
    if (yield from way.one_of(my.seat, ways)) == IN:
        yield from placing.bring_in(game, my.seat, side, bringing, room, bases)
    else:
        high = min(most, len(here))
        count = (yield from taking.split(my.seat, Split(0, high, (Part("tokens", high),)), default={}))["tokens"]
        going = yield from picking.some(game, here, count, my.seat)
        yield from placing.send_home(game, going, _BACK, leaving=here)


class Amoeba(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, sense="can_decide"):
    @CARDS.down.when(roles.main, roles.committed)
    def ooze(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from _ooze(game, my, (_WAY, _IN, _OUT), len(board.tokens_of(game.state, my.seat)))


class WildAmoeba(Flare, sense="can_decide"):
    @CARDS.before.when(roles.main)
    def ooze(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Not subject to the cone's limit of four, but four is the most that move."""
        yield from _ooze(game, my, (_WILD_WAY, _WILD_IN, _WILD_OUT), 4)


class SuperAmoeba(Flare, uses_power=True):
    ooze = alike(CARDS.down.when(roles.ally, roles.committed), Amoeba.ooze)
