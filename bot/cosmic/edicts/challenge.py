"""The edicts inside a challenge and about cards (2.4.3)."""

from bot.cosmic.api import *

_ALLIES = Question("force_field.allies", Of.PLAYERS, says="allies", sense="their_allies")
_NAMED = aims.Aim[Sequence[Seat]]("allies")
_NO_REWARDS = decree("ionic_gas", -1)
_DOUBLE_REWARDS = decree("stellar_gas", 1)
_BOON = decree("victory_boon", defense=True)


def _allies(game: Cosmic) -> list[int]:
    return [*game.state.challenge.offense.allies, *game.state.challenge.defense.allies]


class ForceField(Edict, number=7, copies=1, sense="hostile_allies"):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        allies = _allies(game)
        named = yield from _ALLIES.up_to(my.seat, len(allies), allies, default=[])
        return _NAMED.to(named)

    @ALLIES.committed.at(SENT_AWAY).when(lambda now: _allies(now.game))
    def repel(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Their tokens go home (5.8)."""
        tokens: list[int] = []
        for seat in _NAMED.of(my):
            tokens += board.on_cone(game.state, seat)
            moves.leave_side(game, seat)
        yield from placing.send_home(game, tokens)


class EmotionControl(Edict, number=8, copies=1, sense="losing"):
    @REVEALED.at(Flipped.CARD).when(roles.attack_shown)
    def soothe(self, game: Cosmic, my: Mine) -> None:
        """A card that was turned has no value any more (5.2.3)."""
        for name in SIDES:
            if totals.is_attack(board.side(game.state, name)):
                moves.turn_card(game, name)


class TimeGash(Edict, number=11, copies=1, sense="losing"):
    @REVEALED.at(Flipped.UNDO)
    def undo(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The offense keeps its ordinal; cards that powers have laid aside come back as well."""
        state = game.state
        challenge = state.challenge
        committed = board.on_cone(state)
        for seat in (challenge.offense.seat, challenge.defense.seat):
            moves.take_card_back(game, seat)
        for aside in [one for one in state.aside if one.hidden and one.store]:
            moves.fetch_aside(game, aside.seat, [aside.card])
        yield from placing.send_home(game, committed)
        moves.rewind_challenge(game)
        moves.restart(game, "destiny")


class IonicGas(Edict, number=9, copies=1, sense="rewards_of_others"):
    spread = doing(OUTCOME_KNOWN, lambda now: moves.decree(now.game, _NO_REWARDS))
    """Cancels out with Stellar Gas."""


class StellarGas(Edict, number=10, copies=1, sense="own_rewards"):
    spread = doing(OUTCOME_KNOWN, lambda now: moves.decree(now.game, _DOUBLE_REWARDS))
    """Cancels out with Ionic Gas."""


class VictoryBoon(Edict, number=17, copies=1, sense="defends"):
    @OUTCOME_KNOWN.when(lambda now: totals.expected(now.game) == "defense")
    def reward(self, game: Cosmic, my: Mine) -> None:
        moves.decree(game, _BOON)


class Quash(Edict, number=18, copies=1, sense="bad_deal"):
    @DEAL.made.when(lambda now: now.state.challenge.struck)
    def void(self, game: Cosmic, my: Mine) -> None:
        """The turn ends, for the challenge was not successful."""
        moves.fix_outcome(game, "no_deal")


_TARGET = Question("finder.target", Of.PLAYERS, says="whom", sense="full_hand")
_FACE = Question("finder.face", Of.CARDS, says="face", sense="wanted_face")
_CARD = Question("keeper.card", Of.CARDS, says="card", sense="best")


class Finder(Edict, number=12, copies=1, sense="few_cards"):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        others = [seat for seat in board.active_seats(game.state) if seat != my.seat]
        target = yield from _TARGET.one_of(my.seat, others)
        faces = draws.faces(game.state)
        return aims.TARGET.to(target) | aims.FACE.to((yield from _FACE.one_of(my.seat, faces, default="A40")))

    @ANY_CHECKPOINT
    def search(self, game: Cosmic, my: Mine) -> None:
        """Result and card are public; a covered card stays."""
        target, face = aims.TARGET.of(my), aims.FACE.of(my)
        found = next((card for card in game.state.players[target].hand if cards.face(card) == face), None)
        moves.tell_found(game, target, face, found is not None)
        if found in attributes.takeable(game.state, target):
            moves.give_card(game, target, my.seat, [found], "finder")


def _kept(game: Cosmic, seat: int) -> list[str]:
    played = [card for who, card in game.state.challenge.played if who == seat]
    return [card for card in dict.fromkeys(played) if card in game.state.discard and cards.face(card) != "edict.keeper"]


class Keeper(Edict, number=13, copies=1, sense="high_card"):
    @ENDING.challenge.when(lambda now: _kept(now.game, now.seat))
    def keep(self, game: Cosmic, my: Mine) -> Flow[None]:
        options = _kept(game, my.seat)
        if options:
            card = yield from _CARD.one_of(my.seat, options)
            moves.take_discarded(game, my.seat, card)
