"""Industrialist: keeps its beaten attacks out of reach, and brings them all to the next fight."""

from bot.cosmic.api import *

_CONCEDE = Question("industrialist.concede", Of.YES_NO, says="concede")
_SIGN = Question("industrialist.sign", Of.WORDS)
_WHICH = Question("industrialist.super", Of.CARDS, says="card")

PLUS, MINUS = "plus", "minus"
_SIGNED = aims.Aim[str]("way", words=(PLUS, MINUS))


def _attack(state: CosmicState, main: Seat) -> str:
    """Return the attack card that a main player shows; empty for any card that does not count as one."""
    side = board.with_main(state, main)
    return side.card if side.card and totals.is_attack(side) and cards.kind(side.card) == "attack" else ""


def _due(now: Situation[Discard]) -> bool:
    return not now.about.taken and Industrialist.due.of(now.my) == f"{now.state.challenges}:{now.about.card}"


class Industrialist(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.ADVANCED):
    super_joins = True
    stacked = Attribute[Sequence[str]]([], Shown.OPEN, key="stack", tally=True)
    due = Attribute("")
    """The number of the challenge and the attack that will join the stack."""
    sign = Attribute("", Shown.INNER, begins=False)
    """The number of the challenge and the sign with which the stack counted last."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        if my.window != TOTALS.name:
            return {}
        way = yield from _SIGN.one_of(my.seat, [PLUS, MINUS], default=PLUS)
        moves.remember(game, my.card, Industrialist.sign, f"{game.state.challenges}:{way}")
        return _SIGNED.to(way)

    @TOTALS.at(Tally.ADDITION).when(roles.main)
    def add(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """The cards of the stack count by their face, whatever has changed the values of this challenge."""
        worth = sum(map(cards.value, Industrialist.stacked.of(my)))
        away = Industrialist.sign.of(my) == f"{game.state.challenges}:{MINUS}"
        return sums.adding(board.side_of(game.state, my.seat), -worth if away else worth)

    @OUTCOME_KNOWN.each_time().when(lambda now: roles.main(now) and roles.beaten(now) and roles.shows_attack(now))
    def profit(self, game: Cosmic, my: Mine) -> Flow[None]:
        state = game.state
        opponent = board.opponent(state, my.seat)
        if (yield from _CONCEDE.yes_no(opponent, default=False)):
            winner = board.side_of(state, my.seat)
            if winner is not None:
                moves.fix_outcome(game, winner)
            return
        card, other = _attack(state, my.seat), _attack(state, opponent)
        if other and (yield from dispatch.supported(game, my)):
            card = yield from _WHICH.one_of(my.seat, [one for one in (card, other) if one])
        if card:
            moves.remember(game, my.card, Industrialist.due, f"{state.challenges}:{card}")

    @DISCARDING.before.at(Claim.KEEP).quietly().when(_due)
    def stack(self, game: Cosmic, my: Mine, discard: Discard) -> Discard:
        """Nobody gets it from the discard pile."""
        moves.stack_released(game, my.card, Industrialist.stacked, discard.card)
        return replace(discard, taken=True)


class WildIndustrialist(Flare):
    @REVEALED.when(roles.main, roles.shows_attack, roles.opponent_holds_cards)
    def take(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Any other card stays where it is, seen by the holder alone."""
        other = board.opponent(game.state, my.seat)
        for card in draws.random_cards(game, other, 1):
            if cards.kind(card) == "attack":
                aims.NUMBER.put(my, cards.value(card))
                yield from draws.discard(game, other, [card], "industrialist")
                dispatch.call(game, my)
            else:
                moves.show_cards(game, other, [card], (my.seat,), "industrialist")

    add = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: aims.NUMBER.of(now.my))
