"""Force: looks at a card that lies face down, and may exchange it."""

from bot.cosmic.api import *

_TARGET = Question("force.target", Of.PLAYERS, says="whom", sense="slipped_to")
_CARD = Question("force.card", Of.CARDS, says="card", secret=True, sense="slipped")
_TAKER = Question("force.wild.taker", Of.PLAYERS, says="whom")
_GIFT = Question("force.wild.card", Of.CARDS, says="card", secret=True)

_WON, _CONSOLED, _PAID = 3, 1, 2


def _targets(now: Situation[object]) -> list[Seat]:
    """The main players whose cards lie face down, or will: people are asked as the cards are chosen (4.7.5)."""
    return [side.seat for side in (now.state.challenge.offense, now.state.challenge.defense) if not side.shown]


class Meddler(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, sense="slips"):
    name = "force"
    needs_allies = True

    aim = naming(aims.TARGET, _TARGET, lambda now: _targets(now) or board.mains(now.state))

    @CARDS.down.at(MEDDLED).when(roles.bystander, _targets)
    def meddle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Before the cards change sides. All players see that a card was exchanged; by default none is."""
        state, target = game.state, aims.TARGET.of(my)
        card = board.with_main(state, target).card
        if card is None:
            return
        moves.show_cards(game, target, [card], (my.seat,), "force")
        options = [NONE, *board.challenge_cards(state.players[my.seat].hand)]
        chosen = yield from _CARD.one_of(my.seat, options, default=NONE)
        if chosen != NONE:
            moves.slip_card(game, target, my.seat, chosen)
            dispatch.call(game, my)

    @ENDING.challenge.quietly(Force.HELD).declared()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        state, target = game.state, aims.TARGET.of(my)
        outcome = state.challenge.outcome
        if outcome in ("deal", board.side_of(state, target)):
            yield from draws.collect(game, my.seat, _WON)
        elif outcome in ("offense", "defense", "both_lost", "no_deal"):
            yield from losses.lose_by_choice(game, {my.seat: _PAID}, "force", my.seat)
            yield from draws.collect(game, target, _CONSOLED)


class WildForce(Flare, sense="never"):
    aim = naming(aims.TAKER, _TAKER, roles.other_mains)

    @COMMITTING.done.when(lambda now: len(now.state.players[now.seat].hand) > 1, roles.other_mains)
    def give(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The two alone know the card."""
        hand = game.state.players[my.seat].hand[:]
        if hand:
            card = yield from _GIFT.one_of(my.seat, hand, default=hand[-1])
            moves.give_card(game, my.seat, aims.TAKER.of(my), [card], "force")
            aims.SEALED.put(my, card)
            dispatch.call(game, my)

    @ENDING.challenge.quietly(Force.HELD).declared()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        if any(card == aims.SEALED.of(my) for _, card in game.state.challenge.played):
            for seat in (my.seat, aims.TAKER.of(my)):
                yield from draws.collect(game, seat, 2)
        else:
            yield from losses.lose_by_choice(game, {my.seat: 1}, "force.wild", my.seat)


class SuperForce(Flare, uses_power=True, sense="slips"):
    aim = Meddler.aim
    meddle = alike(CARDS.down.at(MEDDLED).when(roles.ally, _targets), Meddler.meddle)
    settle = Meddler.settle
