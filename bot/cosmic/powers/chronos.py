"""Chronos: rewinds to the choice of cards, once."""

from bot.cosmic.api import *

_HOLD = Question("chronos.hold", Of.YES_NO)
_SEARCH = Question("chronos.search", Of.CARDS, says="search", sense="best", flare="wild")

_REWOUND = decree("chronos")


class Chronos(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=8):
    super_joins_always = True

    look_back = doing(CARDS.begin.noting(Force.HELD), lambda now: moves.note_before(now.game))

    @REVEALED.at(Flipped.REWIND).each_time().when(roles.main, lambda now: _REWOUND not in now.state.challenge.flags)
    def rewind(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The super flare may hold the opponent to the same card. Once, and again after a Time Gash (P2 section 6)."""
        state = game.state
        other = board.opponent(state, my.seat)
        held = yield from dispatch.supported(game, my)
        held = held and (yield from _HOLD.yes_no(my.seat, default=False))
        sources.shifted(game, moves.go_back(game, cards.flare(my.name), my.name))
        moves.decree(game, _REWOUND)
        moves.take_card_back(game, my.seat)
        card = board.side(state, "offense" if other == state.challenge.offense.seat else "defense").card
        if card is not None and not held:
            if draws.lacks(game, other, state.players[other].hand):
                moves.take_card_back(game, other)
            else:
                moves.put_card_aside(game, other)
        moves.hide_cards(game)
        moves.restart(game, "planning")


class WildChronos(Flare):
    after = "transfer"

    @ROTATING.before.when(lambda now: now.state.discard)
    def search(self, game: Cosmic, my: Mine) -> Flow[None]:
        options = list(dict.fromkeys(game.state.discard))
        if options:  # A repeat by Wild Mimic may have come first.
            card = yield from _SEARCH.one_of(my.seat, options, default=options[-1])
            moves.take_discarded(game, my.seat, card)
            moves.shuffle_discards(game)
