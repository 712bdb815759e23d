"""Prophet: watches a challenge of others and says who wins it, for a base."""

from bot.cosmic.api import *

_WHO = Question("prophet.who", Of.PLAYERS, says="foretell", sense="foretold")
_SUPER_WHO = Question("prophet.super.who", Of.PLAYERS, says="foretell", sense="foretold")
_PLANET = Question("prophet.planet", Of.PLACES, says="planet", sense="outpost")
_FROM = Question("prophet.from", Of.TOKENS, says="found", guard=Guard.BASES)
_LOST = Question("prophet.lost", Of.TOKENS, says="taken", sense="strip")
_COMPROMISES = Question("prophet.wild.number", Of.NUMBER, says="compromises", secret=True)

_FORETOLD = aims.Aim[Seat]("foretold")


def _mains(now: Situation[object]) -> tuple[Seat, Seat]:
    return board.mains(now.state)


def _found(game: Cosmic, seat: Seat) -> Flow[None]:
    systems = [game.state.players[other].colour for other in (*board.after(game.state, seat), seat)]
    planets = placing.planets(game, seat, [one for colour in systems for one in board.planets(game.state, colour)])
    if planets:
        planet = yield from _PLANET.one_of(seat, planets)
        yield from placing.found(game, seat, planet, _FROM)


class Prophet(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, worth=9, sense="always"):
    needs_allies = True

    aim = naming(_FORETOLD, _WHO, _mains)
    foretell = calling(CARDS.before.when(roles.bystander))

    @ENDING.settled.at(Settled.FORETOLD).declared().quietly()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Before anybody can win by the base. A deal proves all right; where nobody has won, nothing comes of it."""
        challenge = game.state.challenge
        winner = {"offense": challenge.offense.seat, "defense": challenge.defense.seat}.get(challenge.outcome)
        if challenge.outcome == "deal" or winner == _FORETOLD.of(my):
            yield from _found(game, my.seat)
        elif winner is not None:
            where = losses.places(game.state, my.seat, cone=False)
            count = min(2, sum(where.values()))
            if count:
                tokens = yield from picking.taken(game, winner, _LOST, my.seat, where, count)
                yield from losses.lose(game, tokens, "prophet", winner)


class WildProphet(Flare):
    @CARDS.before
    def foretell(self, game: Cosmic, my: Mine) -> Flow[None]:
        aims.SEALED.put(my, (yield from _COMPROMISES.number(my.seat, 1, 2, default=1)))
        dispatch.call(game, my)

    @REVEALED.at(Flipped.REWIND).quietly(Force.HELD).declared()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """By the cards as played; a wrong holder gives the flare, if it came back, to the player on the left."""
        state = game.state
        played = [side.card for side in (state.challenge.offense, state.challenge.defense) if side.card is not None]
        others = board.after(state, my.seat)
        if sum(cards.kind(card) == "compromise" for card in played) == aims.SEALED.of(my):
            yield from losses.lose_by_choice(game, dict.fromkeys(others, 1), "prophet.wild", my.seat, cone=True)
        elif my.card in state.players[my.seat].hand:
            moves.give_card(game, my.seat, others[0], [my.card], "prophet.wild")


class SuperProphet(Flare, uses_power=True, sense="always"):
    aim = naming(_FORETOLD, _SUPER_WHO, _mains)
    foretell = calling(CARDS.down.when(roles.bystander, roles.undeclared))
    settle = Prophet.settle
