"""Mimic: matches the opponent's hand size."""

from bot.cosmic.api import *

_CARDS = Question("mimic.cards", Of.CARDS, says="cards", secret=True, filled=True, guard=Guard.CARDS)

_WILD = "wild"


def _differs(now: Situation[object]) -> bool:
    players, other = now.state.players, board.opponent(now.state, now.seat)
    return other >= 0 and len(players[now.seat].hand) != len(players[other].hand)


class Mimic(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.ADVANCED):
    super_joins = True

    @CARDS.before.at(Hands.MATCH).when(_differs)
    def match(self, game: Cosmic, my: Mine) -> Flow[None]:
        """To as many as the opponent has, up to twenty; to a full hand with the super flare, which only joins."""
        full = yield from dispatch.supported(game, my)
        hand = game.state.players[my.seat].hand[:]
        goal = cards.HAND if full else draws.held(game.state, board.opponent(game.state, my.seat))
        if len(hand) < goal:
            yield from draws.draw(game, my.seat, max(0, min(goal, 20) - len(hand)), "mimic")
        elif len(hand) > goal:
            yield from draws.discard(game, my.seat, (yield from _given_up(my.seat, hand, len(hand) - goal)), "mimic")


def _given_up(seat: Seat, hand: list[str], count: int) -> Flow[list[str]]:
    lowest = cheapest(hand)
    chosen = yield from _CARDS.up_to(seat, count, hand, default=lowest[:count])
    return (chosen + [card for card in lowest if card not in chosen])[:count]


def _repeatable(now: Situation[Use]) -> bool:
    """Another player's edict or wild flare that acts in a window of its own and answers nothing."""
    use = now.about
    if use.source == "power" or use.answers >= 0 or use.seat == now.seat or use.hook not in _WINDOWS:
        return False
    return use.source == "edict" or force.text_of(now.state, use.seat, use.name) == _WILD


_WINDOWS = frozenset(moment.name for moment in WINDOWS) | {ANY_CHECKPOINT.name}


class WildMimic(Flare):
    after = "transfer"

    @RESPONSE.when(_repeatable)
    def repeat(self, game: Cosmic, my: Mine, use: Use) -> Flow[None]:
        """As if the holder had played it: with a choice of its own whom it hits, and first, as answers go (4.0.6).

        Nothing happens if the text is not for the holder.
        """
        texts = registry.EDICTS[use.name] if use.source == "edict" else registry.FLARES[use.name][_WILD]
        answer = texts.in_window(use.hook)
        copy = Mine(my.seat, use.name, use.card, {}, use.hook)
        if answer is None or not answer.fits(game, copy):
            return
        copy.aim.update((yield from texts.aim(game, copy)))
        yield from answer.act(game, copy)
