"""Force: meddles with a main player's card."""

from bot.cosmic.api import *

_TARGET = Question("force.target", Of.PLAYERS, says="whom", sense="slipped_to")
_CARD = Question("force.card", Of.CARDS, says="card", secret=True, sense="slipped")
_TAKER = Question("force.wild.taker", Of.PLAYERS, says="whom")
_GIFT = Question("force.wild.card", Of.CARDS, says="card", secret=True)

KEEP = "none"
_WON, _CONSOLED, _PAID = 3, 1, 2
_SHARED = 2


def _targets(game: Cosmic) -> list[Seat]:
    """The main players whose cards lie face down, or will: people are asked as the cards are chosen (4.7.5)."""
    sides = (game.state.challenge.offense, game.state.challenge.defense)
    return [side.seat for side in sides if not side.shown]


def _aim(game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
    """Whose card it is is public."""
    targets = _targets(game) or [*board.mains(game.state)]
    return aims.TARGET.to((yield from _TARGET.one_of(my.seat, targets, default=targets[0])))


def _meddle(game: Cosmic, my: Mine, target: Seat) -> Flow[None]:
    """Look, and perhaps put a challenge card in its place; everybody sees whether. Silence leaves the card alone."""
    state = game.state
    card = board.with_main(state, target).card
    if card is None:
        return
    moves.show_cards(game, target, [card], (my.seat,), "force")
    options = [KEEP, *board.challenge_cards(state.players[my.seat].hand)]
    chosen = yield from _CARD.one_of(my.seat, options, default=KEEP)
    if chosen != KEEP:
        moves.slip_card(game, target, my.seat, chosen)
        dispatch.call(game, my)


def _settle(game: Cosmic, seat: Seat, target: Seat) -> Flow[None]:
    """Whoever has swapped a card shares in what came of it."""
    state = game.state
    outcome = state.challenge.outcome
    if outcome in ("deal", board.side_of(state, target)):
        yield from rewards.collect(game, seat, _WON)
    elif outcome in ("offense", "defense", "both_lost", "no_deal"):
        yield from losses.lose_by_choice(game, {seat: _PAID}, "force", seat)
        yield from rewards.collect(game, target, _CONSOLED)


class Meddler(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED, sense="slips"):
    """Looks at a card that lies face down, and may exchange it."""

    name = "force"
    needs_allies = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Named with the use."""
        return (yield from _aim(game, my))

    @CARDS.down.at(MEDDLED).when(roles.bystander, lambda game, my: bool(_targets(game)))
    def meddle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Before the cards change sides."""
        yield from _meddle(game, my, aims.TARGET.of(my))

    @ENDING.challenge.quietly(Force.HELD).declared()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Once the challenge is over."""
        yield from _settle(game, my.seat, aims.TARGET.of(my))


def _takers(game: Cosmic, seat: Seat) -> list[Seat]:
    """The main players besides ``seat``; where nobody is the defense there is one at most."""
    return [main for main in board.mains(game.state) if main not in (seat, NOBODY)]


class WildForce(Flare, sense="never"):
    """Gives a main player a card, and bets that it comes into play."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Who gets it is public."""
        takers = _takers(game, my.seat)
        return aims.TAKER.to((yield from _TAKER.one_of(my.seat, takers, default=takers[0])))

    @COMMITTING.done.when(lambda game, my: len(game.state.players[my.seat].hand) > 1 and bool(_takers(game, my.seat)))
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
        """If anybody has played the card in this challenge, both are rewarded."""
        if any(card == aims.SEALED.of(my) for _, card in game.state.challenge.played):
            for seat in (my.seat, aims.TAKER.of(my)):
                yield from rewards.collect(game, seat, _SHARED)
        else:
            yield from losses.lose_by_choice(game, {my.seat: 1}, "force.wild", my.seat)


class SuperForce(Flare, uses_power=True, sense="slips"):
    """The power for an ally."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """Named with the flare."""
        return (yield from _aim(game, my))

    @CARDS.down.at(MEDDLED).when(roles.ally, lambda game, my: bool(_targets(game)))
    def meddle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """As the power, for an ally."""
        yield from _meddle(game, my, aims.TARGET.of(my))

    @ENDING.challenge.quietly(Force.HELD).declared()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """What the power does, once more."""
        yield from _settle(game, my.seat, aims.TARGET.of(my))
