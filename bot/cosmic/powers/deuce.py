"""Deuce: lays a second challenge card beside its own."""

from bot.cosmic.api import *

_CARD = Question("deuce.card", Of.CARDS, says="card", secret=True, sense="beside")
_DOUBLE = Question("deuce.wild.card", Of.CARDS, says="card")
_WHOSE = Question("deuce.wild.whose", Of.PLAYERS, says="player")
_WAY = Question("deuce.wild.way", Of.WORDS, says="way")

PLUS, MINUS = "plus", "minus"
_CALLED = aims.Aim[str]("call", words=(PLUS, MINUS))


def _second(state: CosmicState, my: Mine) -> list[tuple[Seat, str]]:
    """The card beside, one at most, and whose it is."""
    return [(one.seat, one.card) for one in state.aside if one.store == my.card]


def _attack_beside(game: Cosmic, my: Mine) -> int | None:
    return next((cards.value(card) for _, card in _second(game.state, my) if cards.kind(card) == "attack"), None)


def _goes(first: str, second: str) -> str:
    """The card to discard: a compromise, else the higher attack; the first if they are alike."""
    compromises = cards.of_kind([first, second], "compromise")
    return compromises[0] if compromises else max(first, second, key=cards.value)


def _comes_back(now: Situation[Discard]) -> bool:
    discard = now.about
    free = discard.what == "challenge" and not discard.taken
    beside = (card for seat, card in _second(now.state, now.my) if seat == discard.owner)
    return free and any(_goes(discard.card, card) == card for card in beside)


class Deuce(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.ADVANCED, worth=7):
    super_joins = True

    @CARDS.down.when(roles.main, roles.holds_cards)
    def add(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Face down; it is not the card of its side. Silence lays the lowest attack."""
        held = sorted(board.challenge_cards(game.state.players[my.seat].hand), key=_low) or [NONE]
        card = yield from _CARD.one_of(my.seat, held)
        if card != NONE:
            moves.put_away(game, my.seat, [card], store=my.card)
            dispatch.call(game, my)

    @REVEALED.at(Flipped.REWIND).quietly(Force.HELD).when(lambda now: _second(now.state, now.my))
    def show(self, game: Cosmic, my: Mine) -> None:
        for seat, card in _second(game.state, my):
            moves.show_cards(game, seat, [card], None, "deuce")

    @REVEALED.at(Flipped.UNDO).quietly().declared().when(roles.main)
    def soften(self, game: Cosmic, my: Mine) -> None:
        """If either is a compromise, the side has played one."""
        name = board.side_of(game.state, my.seat)
        if name is not None and _attack_beside(game, my) is None and totals.is_attack(board.side(game.state, name)):
            moves.turn_card(game, name)

    count = adding(
        TOTALS.at(Tally.ADDITION).declared().when(roles.main), lambda now: _attack_beside(now.game, now.my) or 0
    )
    """Between attacks alone are there totals (5.1)."""

    @DISCARDING.before.at(Claim.RETURN).quietly(Force.HELD).when(_comes_back)
    def keep(self, game: Cosmic, my: Mine, discard: Discard) -> Flow[Discard]:
        """Its side's card, of any origin; with the super flare it is discarded as well."""
        return discard if (yield from dispatch.supported(game, my)) else dispatch.take(game, discard.owner, discard)

    @ENDING.challenge.quietly(Force.HELD).when(lambda now: _second(now.state, now.my))
    def clear(self, game: Cosmic, my: Mine) -> Flow[None]:
        """After the first card; others may claim it as a challenge card."""
        for seat, card in _second(game.state, my):
            side = board.with_main(game.state, seat)
            if _goes(side.spent or side.face or card, card) == card or (yield from dispatch.supported(game, my)):
                moves.release_aside(game, seat, card)
                yield from dispatch.discard_played(game, card, seat, "challenge")
            else:
                moves.fetch_aside(game, seat, [card])

    need_two = changing(DRAWING.needed.at(Need.MORE).when(roles.own), lambda now, number: max(number, 2))
    """A single one counts as none (P3, Deuce)."""


def _low(card: str) -> tuple[bool, int]:
    attack = cards.kind(card) == "attack"
    return not attack, cards.value(card) if attack else 0


def _alike(game: Cosmic, card: str) -> list[Seat]:
    sides = [board.with_main(game.state, seat) for seat in board.mains(game.state)]
    return [side.seat for side in sides if side.card is not None and cards.face(side.card) == cards.face(card)]


def _copies(game: Cosmic, my: Mine) -> list[str]:
    if totals.margin(game) is None:
        return []
    return [card for card in board.in_hand(game.state, my.seat, "attack") if _alike(game, card)]


class WildDeuce(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Announces card, side and way. Silence helps the own side."""
        card = yield from _DOUBLE.one_of(my.seat, _copies(game, my))
        whose: Seat = yield from _WHOSE.one_of(my.seat, _alike(game, card))
        own = board.side_of(game.state, whose) == board.side_of(game.state, my.seat)
        way = yield from _WAY.one_of(my.seat, [PLUS, MINUS], default=PLUS if own else MINUS)
        return aims.CARD.to(card) | aims.PLAYER.to(whose) | _CALLED.to(way)

    @REVEALED.when(roles.main_or_ally, lambda now: _copies(now.game, now.my))
    def spend(self, game: Cosmic, my: Mine) -> Flow[None]:
        """It is discarded, and no card on the table changes."""
        card = aims.CARD.of(my)
        if card in game.state.players[my.seat].hand:
            dispatch.call(game, my)
            yield from draws.discard(game, my.seat, [card], "deuce")

    @TOTALS.at(Tally.ADDITION).declared()
    def count(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        value = cards.value(aims.CARD.of(my))
        more = value if _CALLED.of(my) == PLUS else -value
        return sums.adding(board.side_of(game.state, aims.PLAYER.of(my)), more)
