"""Hurtz: lays its tokens under those of others, who count them with their own, and earns counters for it."""

from bot.cosmic.api import *

_OFFER = Question("hurtz.offer", Of.NUMBER, says="number")
_FROM = Question("hurtz.from", Of.TOKENS, says="bases", guard=Guard.BASES)
_ACCEPT = Question("hurtz.accept", Of.YES_NO, says="accept")
_END = Question("hurtz.end", Of.PLAYERS, says="player")
_BACK = Question("hurtz", Of.TOKENS, says="back")
_WILD_TAKER = Question("hurtz.wild.taker", Of.PLAYERS, says="player")
_WILD_ACCEPT = Question("hurtz.wild.accept", Of.YES_NO, says="accept")
_WILD_POWER = Question("hurtz.wild.power", Of.POWERS, says="power")

_EARLY, _LATE, _SUPER = 1, 2, 3
"""Counters gained by a use: before the reveal, after it, with the super flare."""
_RANK = 4
"""After what sets the worth of a token, and after what is added to rewards."""
_WORTH = 2


def _hosts(state: CosmicState, my: Mine) -> dict[int, int]:
    """Map each leased token to the token on top of it; one that lies under none is no lease any more."""
    places = {number: ids.place(state.tokens[number].place) for number in Hurtz.leased.of(my)}
    return {number: where.top for number, where in places.items() if isinstance(where, ids.Pile)}


def _lessees(state: CosmicState, my: Mine) -> list[Seat]:
    seats = {state.tokens[host].seat for host in _hosts(state, my).values()}
    return [seat for seat in board.after(state, my.seat) if seat in seats]


def _stock(game: Cosmic, my: Mine) -> dict[str, int]:
    return sources.free(game, my.seat, losses.outside(game.state, my.seat))


def _clients(game: Cosmic, my: Mine) -> list[Seat]:
    return [seat for seat in board.priority(game.state) if seat != my.seat and board.in_challenge(game.state, seat)]


def _under(game: Cosmic, my: Mine, token: Token) -> int:
    return sum(game.state.tokens[host] is token for host in _hosts(game.state, my).values())


def _staked(game: Cosmic, my: Mine, seat: Seat) -> int:
    hosts = _hosts(game.state, my)
    return sum(game.state.tokens[hosts[one]].seat == seat for one in Hurtz.staked.of(my) if one in hosts)


def _uncovered(my: Mine, loss: Loss) -> list[int]:
    return [one for one in Hurtz.leased.of(my) if one in loss.tokens] if loss.cause == losses.PILE else []


def _for_tokens(now: Situation[Reward]) -> bool:
    return now.about.staked and now.about.count > 0


class Hurtz(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.EXPERT, worth=2, sense="never"):
    super_joins = True
    points = Attribute(0, tally=True, told="points")
    leased = LEASED
    staked = Attribute[Sequence[int]]([], Shown.INNER)
    """Those of the leased tokens that have fought."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        if my.window not in (CARDS.down.name, REVEALED.name):
            seats = _lessees(game.state, my)
            return aims.TARGET.to((yield from _END.one_of(my.seat, seats))) if seats else {}
        yield from sources.release(game, my.seat)
        offers: dict[str, Datum] = {}
        left = sum(_stock(game, my).values())
        for seat in _clients(game, my):
            most = min(left, len(board.in_challenge(game.state, seat)))
            count = yield from _OFFER.number(my.seat, 0, most, default=0)
            left -= count
            if count:
                offers |= aims.tokens(game.state.players[seat].colour).to(count)
        return offers

    @CARDS.down.when(lambda now: _clients(now.game, now.my), lambda now: _stock(now.game, now.my))
    @REVEALED.when(lambda now: _clients(now.game, now.my), lambda now: _stock(now.game, now.my))
    def lease(self, game: Cosmic, my: Mine) -> Flow[None]:
        accepted = False
        for seat in _clients(game, my):
            count = aims.tokens(game.state.players[seat].colour).get(my)
            if count and (yield from _ACCEPT.yes_no(seat, default=False)):
                yield from self._hand_over(game, my, seat, count)
                accepted = True
        if accepted:
            gained = _LATE if game.state.challenge.revealed else _EARLY
            gained = _SUPER if (yield from dispatch.supported(game, my)) else gained
            moves.remember(game, my.card, Hurtz.points, Hurtz.points.of(my) + gained)

    def _hand_over(self, game: Cosmic, my: Mine, seat: Seat, count: int) -> Flow[None]:
        stock = _stock(game, my)
        count = min(count, sum(stock.values()))
        default = picking.from_bases(count, stock)
        shares = yield from _FROM.split(my.seat, picking.exactly(count, stock), default=default)
        tokens = yield from picking.pick(game, my.seat, shares)
        for token, host in zip(tokens, board.in_challenge(game.state, seat), strict=False):
            moves.pile_up(game, [token], host, "hurtz")
        moves.remember(game, my.card, Hurtz.leased, [*_hosts(game.state, my), *tokens])

    @TOKEN_VALUE.at(_RANK).when(lambda now: _under(now.game, now.my, now.about))
    def weigh(self, game: Cosmic, my: Mine, value: int, token: Token) -> int:
        return value + _WORTH * _under(game, my, token)

    @OUTCOME_KNOWN.noting()
    def note(self, game: Cosmic, my: Mine) -> None:
        state = game.state
        hosts = _hosts(state, my)
        fought = [one for one, host in hosts.items() if host in board.in_challenge(state, state.tokens[host].seat)]
        if fought != Hurtz.staked.of(my):
            moves.remember(game, my.card, Hurtz.staked, fought)

    @REWARDING.before.quietly().when(_for_tokens, lambda now: _staked(now.game, now.my, now.about.seat) > 0)
    def enrich(self, game: Cosmic, my: Mine, intent: Reward) -> Reward:
        return replace(intent, count=intent.count + _WORTH * _staked(game, my, intent.seat))

    @REWARDING.before.at(_RANK).when(roles.own, roles.ally, _for_tokens, lambda now: Hurtz.points.of(now.my) > 0)
    def double(self, game: Cosmic, my: Mine, intent: Reward) -> Reward:
        moves.remember(game, my.card, Hurtz.points, Hurtz.points.of(my) - 1)
        return replace(intent, count=2 * intent.count)

    @ANY_CHECKPOINT.each_time().when(lambda now: Hurtz.points.of(now.my) > 0 and bool(_lessees(now.state, now.my)))
    def end(self, game: Cosmic, my: Mine) -> Flow[None]:
        moves.remember(game, my.card, Hurtz.points, Hurtz.points.of(my) - 1)
        hosts = ((one, game.state.tokens[host]) for one, host in _hosts(game.state, my).items())
        yield from self._bring_home(game, my, [one for one, host in hosts if host.seat == aims.TARGET.of(my)])

    @LOSING.before.at(Fate.SPARE).quietly(Force.HELD).when(lambda now: _uncovered(now.my, now.about))
    def come_home(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        mine = _uncovered(my, loss)
        yield from self._bring_home(game, my, mine)
        return loss.without(mine)

    @CHALLENGE_START.noting(Force.HELD)
    def look_after(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Bring home the leased tokens whose host has left the game without being lost."""
        tokens = game.state.tokens
        lone = [one for one, host in _hosts(game.state, my).items() if tokens[host].place in (WARP, REMOVED)]
        if lone:
            moves.mark_dirty(game)
        yield from self._bring_home(game, my, lone)

    def _bring_home(self, game: Cosmic, my: Mine, tokens: list[int]) -> Flow[None]:
        if tokens:
            yield from placing.send_home(game, tokens, _BACK)
            moves.remember(game, my.card, Hurtz.leased, [*_hosts(game.state, my)])


def _lendable(game: Cosmic, my: Mine) -> dict[str, int]:
    """The own powers in force that may be lent, by name (POW12)."""
    state = game.state
    held = [
        number for number in board.own_powers(state, my.seat) if force.will_be_in_force(state, state.powers[number])
    ]
    named = {state.powers[number].power: number for number in held}
    return {name: number for name, number in named.items() if not registry.POWERS[name].stays_home}


class WildHurtz(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        names, others = list(_lendable(game, my)), board.after(game.state, my.seat)
        taker = yield from _WILD_TAKER.one_of(my.seat, others)
        return aims.TAKER.to(taker) | aims.POWER.to((yield from _WILD_POWER.one_of(my.seat, names)))

    @ROTATING.before.when(lambda now: _lendable(now.game, now.my))
    def lend(self, game: Cosmic, my: Mine) -> Flow[None]:
        number = _lendable(game, my).get(aims.POWER.of(my))
        if number is not None and (yield from _WILD_ACCEPT.yes_no(aims.TAKER.of(my), default=False)):
            moves.lend_power(game, number, aims.TAKER.of(my))
            dispatch.call(game, my)

    @ENDING.challenge.quietly().declared()
    def collect(self, game: Cosmic, my: Mine) -> None:
        taker = aims.TAKER.of(my)
        won = board.side_of(game.state, taker) == game.state.challenge.outcome
        moves.give_card(game, taker, my.seat, draws.random_cards(game, taker, 2 if won else 1, given=True), "hurtz")
