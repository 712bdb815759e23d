"""Hate: makes all others discard alike or lose tokens, in one secret round."""

from bot.cosmic.api import *

_PICK = Question("hate.pick", Of.TOKENS, says="taken")
_CARD = Question("hate.card", Of.CARDS, says="card", secret=True, sense="worst")
_ANSWER = Question("hate.answer", Of.CARDS, guard=Guard.BLEED, secret=True, sense="bleed_or_give")

BY_CHANCE, BLEED = "by_chance", "bleed"


def _same_kind(hand: list[str], card: str) -> list[str]:
    alike = cards.of_kind(hand, cards.kind(card))
    if cards.kind(card) != "attack":
        return alike
    return [held for held in alike if cards.value(held) >= cards.value(card)]


def _bleed(game: Cosmic, my: Mine, victims: list[Seat]) -> Flow[None]:
    lost: list[int] = []
    for victim in victims:
        where = losses.places(game.state, victim, cone=False)
        whole = min(3, sum(where.values()))
        if not whole:
            continue
        lost += yield from picking.taken(game, my.seat, _PICK, victim, where, whole)
    yield from losses.lose(game, lost, "hate", my.seat)


class Hate(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.ADVANCED, worth=3):
    settled = True
    super_joins_always = True

    @TURN.start.when(roles.offense, roles.holds_cards)
    def rage(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Silence discards by chance, and of the others it loses tokens."""
        kept = yield from dispatch.supported(game, my)
        hand = game.state.players[my.seat].hand
        if not hand:
            return
        card = yield from _CARD.one_of(my.seat, [*hand, BY_CHANCE], default=BY_CHANCE)
        if card == BY_CHANCE:
            (card,) = draws.random_cards(game, my.seat, 1, given=True)
        if kept:
            moves.show_cards(game, my.seat, [card], None, "hate")
        else:
            moves.discard_from_hand(game, my.seat, [card], "hate")
        answers = yield from self._answers(game, my, card)
        given = {seat: [choice] for seat, choice in answers.items() if choice != BLEED}
        for seat, held in given.items():
            moves.discard_from_hand(game, seat, held, "hate")
        yield from draws.lie_there(game, {my.seat: [] if kept else [card], **given}, "hate")
        yield from _bleed(game, my, [seat for seat in answers if seat not in given])
        if not kept:
            yield from draws.new_hand(game, my.seat)

    def _answers(self, game: Cosmic, my: Mine, card: str) -> Flow[dict[Seat, str]]:
        asks = [
            _ANSWER.ask(seat, OneOf((*_same_kind(game.state.players[seat].hand, card), BLEED)), BLEED)
            for seat in board.after(game.state, my.seat)
        ]
        choices = yield from under_seal(asks)
        return {ask.seat: str(choice) for ask, choice in zip(asks, choices, strict=True)}


class WildHate(Flare):
    @CARDS.before.at(Hands.WASTE).when(roles.opponent_holds_cards)
    def strip(self, game: Cosmic, my: Mine) -> Flow[None]:
        """No cards are played then."""
        opponent = board.opponent(game.state, my.seat)
        yield from draws.discard(game, opponent, draws.random_cards(game, opponent, 1), "hate")
        side = board.side_of(game.state, my.seat)
        if side is not None and draws.lacks(game, opponent, game.state.players[opponent].hand):
            moves.fix_outcome(game, side)
