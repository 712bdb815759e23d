"""Crystal: sets the tokens of other allies once all have answered, and again after escorts."""

from bot.cosmic.api import *

_NUMBERS = Question("crystal.numbers", Of.TOKENS, says="numbers", sense="numbers")
_BACK = Question("crystal", Of.TOKENS, says="back")
_ADD = Question("crystal.add", Of.TOKENS, says="add", guard=Guard.BASES)
_ESCORTS = Question("crystal.escorts", Of.NUMBER)
_WILD_REARRANGE = Question("crystal.wild.rearrange", Of.TOKENS, says="rearrange")
_SUPER_NUMBER = Question("crystal.super.number", Of.NUMBER, says="number", sense="fewest")


def _takes_part(now: Situation[object]) -> bool:
    return roles.main(now) or (roles.ally(now) and roles.committed(now))


def _most(game: Cosmic, seat: Seat) -> int:
    """Count the tokens ``seat`` could be made to have in the challenge: up to four.

    Fewer if it has or may send fewer, or no more may come. Karma is not available (P1, Z44).
    """
    name = board.side_of(game.state, seat)
    if name is None:
        return 0
    subject = Commit(seat, name, ally=not board.is_main(game.state, seat))
    limit = listeners.modify(game, COMMITTING.limit, placing.CONE_LIMIT, subject)
    here = len(board.in_challenge(game.state, seat))
    more = 0 if placing.closed(game, seat, name) else sum(sources.by_others(game, seat).values())
    return min(placing.CONE_LIMIT, limit, here + more)


def _others(game: Cosmic, my: Mine) -> dict[str, int]:
    allies = [seat for seat in board.after(game.state, my.seat) if board.is_ally(game.state, seat)]
    most = {game.state.players[seat].colour: _most(game, seat) for seat in allies}
    return {colour: high for colour, high in most.items() if high}


def _set(game: Cosmic, wanted: dict[Seat, int]) -> Flow[None]:
    surplus: list[int] = []
    for seat, count in wanted.items():
        here = board.in_challenge(game.state, seat)
        surplus += yield from picking.some(game, here, len(here) - count, seat)
    yield from placing.send_home(game, surplus, _BACK)
    for seat, count in wanted.items():
        missing = count - len(board.in_challenge(game.state, seat))
        name = board.side_of(game.state, seat)
        if missing > 0 and name is not None:
            yield from placing.commit(game, seat, name, _ADD, missing, missing)


def _attracted(now: Situation[object]) -> bool:
    """True if Magnet has acted: attracted tokens pass Crystal as usual."""
    magnets = (card for card in now.state.powers if card.power == "magnet")
    return any(ALLIES.after_escorts.name in card.used for card in magnets)


class Crystal(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    needs_allies = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Asks once for all, by colour; silence leaves the numbers as they are."""
        if my.window == ESCORTING.called.name:
            return {}
        most = _others(game, my)
        here = {colour: len(board.in_challenge(game.state, board.seat_of(game.state, colour))) for colour in most}
        default = {colour: min(here[colour] or 1, high) for colour, high in most.items()}
        form = Split(len(most), sum(most.values()), tuple(Part(colour, high, 1) for colour, high in most.items()))
        return {**(yield from _NUMBERS.split(my.seat, form, default=default))}

    @ALLIES.committed.when(_takes_part, lambda now: _others(now.game, now.my))
    @ALLIES.after_escorts.when(_takes_part, lambda now: _others(now.game, now.my), _attracted)
    def fix(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Never none, never the main players. After Magnet, if not used before (P1 Magnet, rulings)."""
        yield from _set(game, {board.seat_of(game.state, colour): aims.tokens(colour).of(my) for colour in my.aim})

    @ESCORTING.called.when(
        _takes_part, lambda now: now.about.seat != now.seat and board.is_ally(now.state, now.about.seat)
    )
    def limit(self, game: Cosmic, my: Mine, call: Call) -> Flow[Call]:
        """Of an ally that calls Escorts: none, all of them, or any number between (S16)."""
        count = yield from _ESCORTS.number(my.seat, 0, call.most, default=call.count)
        return replace(call, count=count)


def _roomy(game: Cosmic, seat: Seat) -> bool:
    counts = sources.free(game, seat, board.bases(game.state, seat))
    return len(counts) > 1 and sum(counts.values()) > len(counts)


class WildCrystal(Flare, sense="never"):
    @ROTATING.before.when(lambda now: _roomy(now.game, now.seat))
    def rearrange(self, game: Cosmic, my: Mine) -> Flow[None]:
        """No base is founded or given up by it."""
        yield from sources.release(game, my.seat)
        counts = sources.free(game, my.seat, board.bases(game.state, my.seat))
        whole = sum(counts.values())
        form = Split(whole, whole, tuple(Part(base, whole - len(counts) + 1, 1) for base in counts))
        shares = yield from _WILD_REARRANGE.split(my.seat, form, default=counts)
        leaving = {base: max(0, count - shares.get(base, 0)) for base, count in counts.items()}
        spare = yield from picking.pick(game, my.seat, leaving)
        missing = {base: max(0, count - counts[base]) for base, count in shares.items()}
        yield from placing.lay_out(game, my.seat, spare, missing, "crystal")


class SuperCrystal(Flare, uses_power=True):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        offense = game.state.challenge.offense.seat
        high = _most(game, offense)
        here = len(board.in_challenge(game.state, offense))
        return aims.NUMBER.to((yield from _SUPER_NUMBER.number(my.seat, 1, high, default=max(1, min(here, high)))))

    @ALLIES.committed.when(roles.defense, lambda now: _most(now.game, now.state.challenge.offense.seat))
    def fix(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The offense chooses which tokens; the garrison of a defense cannot be set (P1)."""
        yield from _set(game, {game.state.challenge.offense.seat: aims.NUMBER.of(my)})
