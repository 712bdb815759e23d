"""Doppelganger: gives up its challenge cards for two of somebody else's."""

from bot.cosmic.api import *

_WHOM = Question("doppelganger.whom", Of.PLAYERS, says="whom")
_SUPER_FROM = Question("doppelganger.super", Of.PLAYERS, says="player")
_WILD_TARGET = Question("doppelganger.wild", Of.PLAYERS, says="player")

_ENOUGH = 2


def _hauntable(game: Cosmic, seat: Seat) -> list[Seat]:
    opponent = board.opponent(game.state, seat)
    return attributes.robbable(game.state, [one for one in board.after(game.state, seat) if one != opponent])


def _lent(hand: list[str]) -> list[str]:
    attacks, compromises = cards.of_kind(hand, "attack"), cards.of_kind(hand, "compromise")
    return [*([max(attacks, key=cards.value)] if attacks else []), *compromises[:1]]


def _loans(my: Mine) -> list[tuple[Seat, str]]:
    return [(int(lender), card) for lender, card in (row.split(" ") for row in Doppelganger.loans.of(my))]


class Doppelganger(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT):
    needs_allies = True
    super_joins_always = True
    loans = Attribute[Sequence[str]]([], Shown.SECRET)
    """What was borrowed: whose it is and which card, as ``2 A20.1``. A card lies in a hand, never in a note."""

    @CARDS.before.at(Hands.ROB).when(roles.main)
    def haunt(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The owner chooses the lender; nobody chooses the cards."""
        further = yield from dispatch.supported(game, my)
        yield from draws.discard(game, my.seat, board.challenge_cards(game.state.players[my.seat].hand), "doppelganger")
        others = _hauntable(game, my.seat)
        if others:
            lender: Seat = yield from _WHOM.one_of(my.seat, others)
            found = _lent(game.state.players[lender].hand)
            moves.give_card(game, lender, my.seat, found, "doppelganger")
            moves.remember(game, my.card, Doppelganger.loans, [f"{lender} {card}" for card in found])
        if further:
            yield from _take_two(game, my)

    @CARDS.last.quietly(Force.AWAKE).when(roles.main)
    def fill_up(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Also while its owner is zapped. Other cards than challenge cards are discarded."""
        hand = game.state.players[my.seat].hand
        for _ in range(100):
            if len(board.challenge_cards(hand)) >= _ENOUGH:
                return
            drawn = yield from draws.draw(game, my.seat, 1, "doppelganger")
            hand = game.state.players[my.seat].hand
            others = [card for card in drawn if card in hand and not cards.is_challenge(card)]
            yield from draws.discard(game, my.seat, others, "doppelganger")

    need_none = changing(DRAWING.needed.at(Need.NONE).though_zapped().when(roles.own), lambda now, number: 0)
    """It fills up before it chooses."""

    @REVEALED.at(Flipped.REWIND).quietly(Force.HELD).when(lambda now: _loans(now.my))
    @ENDING.returning.quietly(Force.HELD).when(lambda now: _loans(now.my))
    def give_back(self, game: Cosmic, my: Mine) -> None:
        """From any hand that holds them; played cards are not in any."""
        for lender, card in _loans(my):
            holder = next((seat for seat, player in enumerate(game.state.players) if card in player.hand), lender)
            if holder != lender and game.state.players[lender].active:
                moves.give_card(game, holder, lender, [card], "doppelganger")
        moves.remember(game, my.card, Doppelganger.loans, [])


def _take_two(game: Cosmic, my: Mine) -> Flow[None]:
    others = _hauntable(game, my.seat)
    if not others:
        return
    giver: Seat = yield from _SUPER_FROM.one_of(my.seat, others)
    rest = [card for card in game.state.players[giver].hand if not cards.is_challenge(card)]
    taken = [rest.pop(game.draw(len(rest))) for _ in range(min(_ENOUGH, len(rest)))]
    moves.give_card(game, giver, my.seat, taken, "doppelganger")


def _guests(now: Situation[object]) -> list[Seat]:
    return attributes.robbable(now.state, board.guests(now.state, now.seat))


class WildDoppelganger(Flare):
    aim = naming(aims.TARGET, _WILD_TARGET, _guests)

    @INVITING.before.when(roles.not_main, _guests)
    @ALLIES.committed.when(roles.not_main, _guests)
    @ALLIES.after_escorts.when(roles.not_main, _guests)
    def possess(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The own hand waits beside the table; a robbed offense draws anew."""
        target = aims.TARGET.of(my)
        moves.put_away(game, my.seat, [*game.state.players[my.seat].hand])
        moves.give_card(game, target, my.seat, [*game.state.players[target].hand], "doppelganger")
        dispatch.call(game, my)
        if target == game.state.challenge.offense.seat:
            yield from draws.new_hand(game, target)

    @ENDING.returning.declared().quietly()
    def release(self, game: Cosmic, my: Mine) -> None:
        """The whole current hand goes to the target, but the flare."""
        target, hand = aims.TARGET.of(my), game.state.players[my.seat].hand
        back = [card for card in hand if card != my.card]
        if back and game.state.players[target].active:
            moves.give_card(game, my.seat, target, back, "doppelganger")
