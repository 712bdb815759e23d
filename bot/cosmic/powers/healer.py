"""Healer: sends others' lost tokens home for a card."""

from bot.cosmic.api import *

_WHOM = Question("healer.whom", Of.PLAYERS, says="whom", sense="harmless")
_BACK = Question("healer", Of.TOKENS, says="back")


def _patients(state: CosmicState, seat: Seat, loss: Loss) -> dict[Seat, list[int]]:
    incurable = [card.holder for card in state.powers if card.power == "masochist"]
    found: dict[Seat, list[int]] = {}
    for token in (*loss.tokens, *loss.removed):
        owner = state.tokens[token].owner
        gone = state.tokens[token].place in (WARP, REMOVED) and owner != seat and owner not in incurable
        if gone and (board.bases(state, owner) or sources.havens(state, owner, [token])):
            found.setdefault(owner, []).append(token)
    return found


class Healer(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    not_with = ("masochist",)
    super_joins = True

    @LOSING.after.at(Entered.HEAL).when(lambda now: _patients(now.state, now.seat, now.about))
    def heal(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """After the loss, which still counts for consolation and rewards. Without a base tokens stay where they are."""
        waiting = _patients(game.state, my.seat, loss)
        seats = list(waiting)
        healed = seats if len(seats) == 1 else (yield from _WHOM.up_to(my.seat, len(seats), seats, default=[]))
        tokens = {seat: waiting[seat] for seat in healed}
        per_token = bool(healed) and (yield from dispatch.supported(game, my))
        moves.restore(game, [token for row in tokens.values() for token in row])
        yield from placing.retrieve(game, tokens, _BACK)
        due = sum(map(len, tokens.values())) if per_token else len(tokens)
        if due:
            yield from draws.draw(game, my.seat, due, "healer")
        return loss


class WildHealer(Flare):
    shrug_off = undoing(RESPONSE.when(roles.zapped))
