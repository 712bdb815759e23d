"""Magnet: pulls a player into the challenge or pushes one out."""

from bot.cosmic.api import *

_WAY = Question("magnet.way", Of.WORDS, says="way", sense="pull_way")
_PLAYER = Question("magnet.player", Of.PLAYERS, says="player", sense="pulled")
_WILD_CARD = Question("magnet.wild.card", Of.CARDS, says="card", sense="feared_card")
_BACK = Question("magnet", Of.TOKENS, says="back")
_COMMIT = Question("magnet.commit", Of.TOKENS, says="commit", guard=Guard.BASES, sense="few")

_REPEL = "repel"
_SUPER = {
    "offense": Question("magnet.super.to_offense", Of.PLAYERS, says="to_offense", sense="pulled_all"),
    "defense": Question("magnet.super.to_defense", Of.PLAYERS, says="to_defense", sense="pulled_all"),
    _REPEL: Question("magnet.super.repelled", Of.PLAYERS, says="repelled", sense="pulled_all"),
}
_MOVED = {way: aims.Aim[Sequence[Seat]](f"{way}_players") for way in _SUPER}


def _movable(game: Cosmic, seat: Seat) -> dict[str, list[Seat]]:
    state = game.state
    others = [other for other in board.after(state, seat) if not board.is_main(state, other)]
    ways: dict[str, list[Seat]] = {
        name: [
            other for other in others if other not in board.side(state, name).allies and sources.by_others(game, other)
        ]
        for name in SIDES
        if not listeners.modify(game, INVITING.terms, Terms(), board.side(state, name).seat).alone
    }
    ways[_REPEL] = [other for other in others if board.is_ally(state, other)]
    return {way: seats for way, seats in ways.items() if seats}


class Magnet(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE):
    needs_allies = True
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        ways = _movable(game, my.seat)
        if (yield from dispatch.supported(game, my)):
            return (yield from _sort_all(my.seat, ways))
        way = yield from _WAY.one_of(my.seat, list(ways), default=next(iter(ways)))
        seat = yield from _PLAYER.one_of(my.seat, ways[way], default=ways[way][0])
        return _MOVED[way].to([seat])

    @ALLIES.after_escorts.at(ATTRACTED).when(roles.main_or_ally, lambda now: _movable(now.game, now.seat))
    def pull(self, game: Cosmic, my: Mine) -> Flow[None]:
        """First everybody who changes sides or leaves goes home, then the attracted commit."""
        leaving: list[int] = []
        for seat in [seat for moved in _MOVED.values() for seat in moved.get(my) or ()]:
            if board.is_ally(game.state, seat):
                leaving += board.on_cone(game.state, seat)
                moves.leave_side(game, seat)
        yield from placing.send_home(game, leaving, _BACK)
        for name in SIDES:
            for seat in _MOVED[name].get(my) or ():
                if sources.by_others(game, seat):
                    moves.join(game, seat, name)
                    limit = yield from placing.limit_of(game, seat, name, ally=True)
                    yield from placing.commit(game, seat, name, _COMMIT, 1, limit)
                    yield from dispatch.replace(game, INVITING.said, Said(seat, "attracted", name))


def _sort_all(owner: Seat, ways: dict[str, list[Seat]]) -> Flow[dict[str, Datum]]:
    aim: dict[str, Datum] = {}
    sorted_out: list[Seat] = []
    for way, seats in ways.items():
        left = [seat for seat in seats if seat not in sorted_out]
        chosen = yield from _SUPER[way].up_to(owner, len(left), left, default=[])
        aim |= _MOVED[way].to(chosen)
        sorted_out += chosen
    return aim


class WildMagnet(Flare):
    aim = naming(aims.CARD, _WILD_CARD, lambda now: [cards.COMPROMISE, *(f"A{value}" for value in cards.ATTACKS)])
    forbid = calling(CARDS.before.when(roles.main))

    @SELECTION.playable.declared().when(roles.opponent)
    def without(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        return tuple(card for card in held if cards.face(card) != aims.CARD.of(my)) or held
