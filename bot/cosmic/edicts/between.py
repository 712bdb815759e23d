"""The edicts of the start of a challenge: Mobius Tubes, The Plague, Sanity, Reincarnation, Hand Zap (W1a, 2.4.3)."""

from bot.cosmic.api import *


def at_player(asked: Question) -> Callable[[object, Cosmic, Mine], Flow[dict[str, Datum]]]:
    """An ``aim`` that names any player, oneself included (2.4.2); silence names another one."""
    return naming(aims.TARGET, asked, _players, lambda now: next(one for one in _players(now) if one != now.seat))


def _players(now: Situation[object]) -> list[Seat]:
    return board.active_seats(now.state)


_TARGET = Question("reincarnation.target", Of.PLAYERS, says="target", sense="reborn")
_POWER = Question("reincarnation.power", Of.POWER_CARDS, says="power", sense="worst_number")

_BACK = Question("mobius_tubes", Of.TOKENS, says="back")
_PLAGUE_TARGET = Question("plague.target", Of.PLAYERS, says="target", sense="rival")
_DISCARD = {kind: Question(f"plague.{kind}", Of.CARDS, says=kind, secret=True, sense="worst") for kind in cards.KINDS}
_HAND_ZAP_TARGET = Question("hand_zap.target", Of.PLAYERS, says="target", sense="new_hand")


class MobiusTubes(Edict, number=5, copies=2, sense="full_warp"):
    @ROTATING.before.when(lambda now: roles.offense(now) and any(token.place == WARP for token in now.state.tokens))
    def free(self, game: Cosmic, my: Mine) -> Flow[None]:
        """A player without a base keeps the tokens in the warp."""
        everybody = {seat: board.warp_tokens(game.state, seat) for seat in board.priority(game.state)}
        yield from placing.retrieve(game, everybody, _BACK)


class Plague(Edict, number=6, copies=1, sense="always", called="The Plague"):
    aim = at_player(_PLAGUE_TARGET)

    @ROTATING.before
    def infect(self, game: Cosmic, my: Mine) -> Flow[None]:
        victim = aims.TARGET.of(my)
        yield from losses.lose_by_choice(game, {victim: 3}, "plague", my.seat)
        kinds: dict[cards.Kind, list[str]] = {}
        for card in attributes.takeable(game.state, victim):
            kinds.setdefault(cards.kind(card), []).append(card)
        own = {game.state.powers[number].power for number in board.own_powers(game.state, victim)}
        asks: list[Ask] = []
        for kind, held in kinds.items():
            # What silence gives up is what is missed least; the flare of one's own power is its super text.
            worst = min(held, key=lambda card: (kind == "flare" and cards.flare_power(card) in own, card_price(card)))
            asks.append(_DISCARD[kind].ask(victim, OneOf(tuple(held)), worst))
        chosen = yield from under_seal(asks)
        yield from draws.discard(game, victim, [str(card) for card in chosen], "plague")


class Sanity(Edict, number=14, copies=1, sense="strong_rival"):
    calm = doing(ROTATING.before, lambda now: moves.silence_powers(now.game))


def _has_power_to_lose(now: Situation[object]) -> list[Seat]:
    return [seat for seat in board.active_seats(now.state) if force.exchangeable(now.state, seat)]


def _eligible(state: CosmicState, going: int | None = None) -> list[str]:
    """Unused powers that may be drawn (POW12) and fit those in play, but for the one ``going``."""
    others = [card for number, card in enumerate(state.powers) if number != going]
    staying = {card.power for card in others if card.holder != NOBODY or card.roaming}
    return registry.fitting((name for name in state.unused if not registry.POWERS[name].stays_home), staying)


class Reincarnation(Edict, number=15, copies=1, sense="poor_power"):
    aim = naming(aims.TARGET, _TARGET, _has_power_to_lose)

    @ROTATING.before.when(_has_power_to_lose, lambda now: _eligible(now.state))
    def change(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The player chooses the power to lose; the new one is drawn by chance."""
        victim = aims.TARGET.of(my)
        held = force.exchangeable(game.state, victim)
        if not held:
            return
        number = yield from _POWER.one_of(victim, held)
        names = _eligible(game.state, number)
        moves.change_power(game, number, names[game.draw(len(names))])


class HandZap(Edict, number=16, copies=1, zap=True, sense="few_cards"):
    kept = True

    aim = at_player(_HAND_ZAP_TARGET)

    @ROTATING.before
    def replace(self, game: Cosmic, my: Mine) -> Flow[None]:
        """An empty hand becomes seven cards too; a covered one stays."""
        victim = aims.TARGET.of(my)
        if attributes.covered(game.state, victim, attributes.ASSET_HAND):
            return
        yield from draws.discard(game, victim, list(game.state.players[victim].hand), "hand_zap")
        yield from draws.draw(game, victim, cards.HAND, "hand_zap")
