"""Phase 9, two compromises: the deal (5.5), before everything else of the outcome (4.9.1).

1. All allies' tokens go home (5.5.1). It is known who deals: the main players, unless powers say otherwise.
2. Those who deal make offers, withdraw them, counter, accept, or give up; a clock may end it (5.5.2). What one of them
   offers the others is accepted as a whole, by all of them.
3. A deal: W9d, then cards change hands, captives go home, and bases are founded; the rest of the cone goes home
   (5.5.5, 5.5.6).
4. No deal: each who dealt loses three tokens of its choice (5.5.8).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.cosmic import moves
from bot.cosmic.challenge import checkpoints, draws
from bot.cosmic.challenge.winning import close_phase
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import DEAL
from bot.cosmic.kinds.questions import Guard, Of, Question, Time
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import NOBODY, OFFENSE_CONE, Cosmic, CosmicState, Offer
from bot.cosmic.tokens import captives, losses, picking, placing, sources
from bot.kernel.ask import Action, AskAny, Choice, Deal, Gift, OneOf
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, Goto, Next, any_of

_DEAL = Question("deal", Of.DEAL, rule="5.5", time=Time.LONG, unanswered=True)
_RULES: Mapping[ids.Step, str] = {
    "offer": "5.5.3",
    "accept": "5.5.2",
    "withdraw": "5.5.2",
    "fail": "5.5.8",
    "timeout": "5.5.8",
}
_STEPS = {step: Question(ids.deal_key(step), Of.DEAL, rule=rule, unanswered=True) for step, rule in _RULES.items()}
_TIMEOUT = Action(_STEPS["timeout"].key)
_FOUND = Question("found", Of.TOKENS, rule="5.5.5", guard=Guard.BASES)

FINE = 3
"""Tokens that each dealer loses by a failed deal."""


def deal_phase(game: Cosmic) -> Flow[Next]:
    state = game.state
    challenge = state.challenge
    cone = board.on_cone(state)
    yield from placing.send_home(game, [one for one in cone if state.tokens[one].seat != challenge.offense.seat])
    deal = _numbered(state, challenge.accepted)
    if not deal:
        moves.seat_dealers(game, (yield from dispatch.replace(game, DEAL.dealers, board.mains(state))))
        deal = yield from _negotiate(game)
    if deal:
        moves.strike_deal(game, deal[0])
        moves.mark_dirty(game)
        yield from checkpoints.window(game, DEAL.made)
    if not deal or challenge.outcome == "no_deal":
        moves.clear_offers(game)
        if challenge.outcome != "no_deal":
            moves.fix_outcome(game, "no_deal")
        yield from dispatch.announce(game, (DEAL.fine,), lambda lens: _fines(game, lens))
        yield from losses.lose_by_choice(game, _fines(game, listeners.Lens()), "failed_deal", cone=True)
    else:
        yield from carry_out(game, deal)
        yield from checkpoints.window(game, DEAL.stands)
        moves.clear_offers(game)
    yield from placing.send_home(game, board.tokens_at(state, OFFENSE_CONE))
    return close_phase(game, Goto("outcome"), check=False)


def offer_form(game: Cosmic, seat: Seat, other: Seat) -> Deal:
    """Build the form of what one dealer offers another and asks of it (5.5.3). It takes no empty offer (5.5.4)."""
    return Deal(_gift(game, seat, other), _wishes(game, seat, other))


def propose(game: Cosmic, seat: Seat) -> Flow[Offer | None]:
    name, other = board.dealer_name(game.state, seat), board.opponent(game.state, seat)
    offering = Action(ids.deal_key("offer", name), (seat,), offer_form(game, seat, other))
    refusing = Action(ids.deal_key("fail", name), (seat,))
    acted = yield from any_of(AskAny(_DEAL.key, (_TIMEOUT, offering, refusing)))
    if acted.key != offering.key:
        return None
    moves.make_offer(game, _read(game.state, seat, other, acted.choice))
    return next(offer for offer in game.state.offers if offer.seat == seat)


def accepted(game: Cosmic, offer: Offer) -> Flow[bool]:
    """True if the other main player takes the offer; one who cannot keep it refuses it (5.5.7), so does silence."""
    state = game.state
    other = board.opponent(state, offer.seat)
    kept = OneOf((offer.number,) if _can_keep(game, other, [offer]) else ())
    taking = Action(ids.deal_key("accept", board.dealer_name(state, other)), (other,), kept)
    refusing = [Action(ids.deal_key("fail", board.dealer_name(state, seat)), (seat,)) for seat in board.dealers(state)]
    acted = yield from any_of(AskAny(_DEAL.key, (_TIMEOUT, taking, *refusing)))
    return acted.key == taking.key


def promise(
    game: Cosmic, seat: Seat, other: Seat, goods: Sequence[str], base: str | None, back: Mapping[str, int]
) -> None:
    """Offer something for nothing, such as cards or a base; due at ``carry_out``."""
    held = [one for place, count in back.items() for one in ids.captives(place, count)]
    gives: Choice = {"give": {"goods": [*goods, *held], "grant": base}, "take": {"goods": [], "grant": None}}
    moves.make_offer(game, _read(game.state, seat, other, gives))


def _fines(game: Cosmic, lens: listeners.Lens) -> dict[Seat, int]:
    """Count the tokens the failed deal costs each who dealt (5.5.8)."""
    fines = {seat: listeners.modify(game, DEAL.fine, FINE, seat, lens) for seat in board.dealers(game.state)}
    return {seat: fine for seat, fine in fines.items() if fine > 0}


def _numbered(state: CosmicState, number: int) -> list[Offer]:
    """All offers of a dealer under a number; empty if it was withdrawn, or for 0."""
    return [offer for offer in state.offers if offer.number == number]


def _negotiate(game: Cosmic) -> Flow[list[Offer]]:
    """The accepted offers, all of one dealer; empty if there is no deal."""
    state = game.state
    while True:
        acted = yield from any_of(AskAny(_DEAL.key, tuple(_actions(game))))
        did = ids.dealing(acted.key)
        if did.step == "timeout":
            return []
        named = {board.dealer_name(state, dealer): dealer for dealer in board.dealers(state)}
        seat = named[did.dealer]
        if did.step == "accept":
            deal = _numbered(state, int(str(acted.choice)))
            if {seat, deal[0].seat, *deal[0].agreed}.issuperset(named.values()):
                return deal
            moves.agree_to(game, seat, deal[0])
        elif did.step == "withdraw":
            moves.withdraw_offer(game, seat)
        elif did.step == "fail":
            moves.give_up_deal(game, seat)
            if len(state.challenge.gave_up) == len(named):
                return []
        else:
            other = named[did.to] if did.to else next(dealer for dealer in named.values() if dealer != seat)
            moves.make_offer(game, _read(state, seat, other, acted.choice))


def _actions(game: Cosmic) -> list[Action]:
    state = game.state
    actions = [_TIMEOUT]
    dealers = board.dealers(state)
    for seat in dealers:
        name = board.dealer_name(state, seat)
        others = [other for other in dealers if other != seat]
        for other in others:
            to = board.dealer_name(state, other) if len(others) > 1 else ""
            form = offer_form(game, seat, other)
            if form.possible():
                actions.append(Action(ids.deal_key("offer", name, to), (seat,), form))
        if any(offer.seat == seat for offer in state.offers):
            actions.append(Action(ids.deal_key("withdraw", name), (seat,)))
        # Offered whether or not the seat holds what is asked for: that it can accept is its secret.
        open_ = [offer.number for offer in state.offers if offer.seat != seat and seat not in offer.agreed]
        if open_:
            kept = [one for one in dict.fromkeys(open_) if _can_keep(game, seat, _numbered(state, one))]
            actions.append(Action(ids.deal_key("accept", name), (seat,), OneOf(tuple(kept))))
        if seat not in state.challenge.gave_up:
            actions.append(Action(ids.deal_key("fail", name), (seat,)))
    return actions


def _gift(game: Cosmic, giver: Seat, taker: Seat) -> Gift:
    """Return what ``giver`` can give (5.5.3, P1): cards promised to nobody else, captives, a base new to the taker."""
    state = game.state
    elsewhere = [one for one in state.offers if one.seat == giver and board.partner(state, one) != taker]
    promised = {card for offer in elsewhere for card in offer.cards}
    held = [card for card in state.players[giver].hand if card not in promised]
    return Gift((*held, *_captives(game, giver, taker)), tuple(_grants(game, giver, taker)))


def _wishes(game: Cosmic, seat: Seat, other: Seat) -> Gift:
    """Goods ``seat`` can ask for: faces of cards, held by the other or not, own captives, and a base."""
    state = game.state
    held = _captives(game, other, seat)
    most = len(state.players[other].hand) + len(held)
    return Gift((*draws.faces(state), *held), tuple(_grants(game, other, seat)), most)


def _captives(game: Cosmic, captor: Seat, owner: Seat) -> list[str]:
    counts = captives.releasable(game, captor, owner)
    return [one for place, count in counts.items() for one in ids.captives(place, count)]


def _grants(game: Cosmic, giver: Seat, taker: Seat) -> list[str]:
    """Planets on which ``giver`` can let ``taker`` found a base, if the taker has a token for it (5.5.5)."""
    state = game.state
    if not _available(game, taker):
        return []
    free = [planet for planet in board.planet_bases(state, giver) if not board.tokens_at(state, planet, taker)]
    if len(board.bases(state, giver)) > 1:  # Who cannot live with the other can still leave the planet (P3, Filth).
        return free
    return [planet for planet in free if placing.admits(game, taker, planet)]


def _available(game: Cosmic, taker: Seat) -> dict[str, int]:
    """Places from which ``taker`` can found a base: bases and the like, and the offense's cone."""
    state = game.state
    places = sources.sources(state, taker) | losses.places(state, taker, cone=taker == state.challenge.offense.seat)
    return sources.free(game, taker, places)


def _can_keep(game: Cosmic, seat: Seat, deal: list[Offer]) -> bool:
    """True if what is offered together can still be done, as far as ``seat`` may know that (5.5.7)."""
    asked = [face for offer in deal if board.partner(game.state, offer) == seat for face in offer.wants]
    return all(_stands(game, offer) for offer in deal) and all(_held(game.state, seat, face) for face in asked)


def _stands(game: Cosmic, offer: Offer) -> bool:
    """True if both can still fulfil an offer; cards wanted of a hand are left to their holder."""
    state = game.state
    other = board.partner(state, offer)
    held = all(card in state.players[offer.seat].hand for card in offer.cards)
    given = offer.base is None or offer.base in _grants(game, offer.seat, other)
    frees = _frees(game, offer.seat, other, offer.back) and _frees(game, other, offer.seat, offer.wants_back)
    if not (held and given and frees):
        return False
    return offer.wants_base is None or offer.wants_base in _grants(game, other, offer.seat)


def _frees(game: Cosmic, captor: Seat, owner: Seat, wanted: dict[str, int]) -> bool:
    if not wanted:
        return True
    counts = captives.releasable(game, captor, owner)
    return all(counts.get(place, 0) >= count for place, count in wanted.items())


def _held(state: CosmicState, seat: Seat, face: str) -> str | None:
    return next((card for card in state.players[seat].hand if cards.face(card) == face), None)


def _read(state: CosmicState, seat: Seat, other: Seat, choice: Choice) -> Offer:
    if not isinstance(choice, dict):
        raise TypeError("an offer is a dictionary")
    give, take = choice["give"], choice["take"]
    gives, back = _sorted(give["goods"])
    wants, wants_back = _sorted(take["goods"])
    to = NOBODY if other == board.opponent(state, seat) else other
    return Offer(0, seat, gives, give["grant"], take["grant"], wants, back, wants_back, to)


def _sorted(goods: list[str]) -> tuple[list[str], dict[str, int]]:
    counts = Counter(held.place for one in goods if (held := ids.captive(one)) is not None)
    return [one for one in goods if ids.captive(one) is None], dict(counts)


def _give_cards(game: Cosmic, offer: Offer) -> None:
    """Give the offerer the cards that the offer asked for, then the accepter what was offered (5.5.7)."""
    state = game.state
    other = board.partner(state, offer)
    found = [_held(state, other, face) for face in offer.wants]
    given = [card for card in found if card is not None]
    if given:
        moves.give_card(game, other, offer.seat, given, "deal")
    held = [card for card in offer.cards if card in state.players[offer.seat].hand]
    if held:
        moves.give_card(game, offer.seat, other, held, "deal")


def carry_out(game: Cosmic, deal: list[Offer]) -> Flow[None]:
    """Carry out what W9d left possible of a deal; grants stand even if the grantor's base is gone by then."""
    pairs = [(offer, board.partner(game.state, offer)) for offer in deal]
    for offer, _ in pairs:
        _give_cards(game, offer)
    terms = [
        term
        for offer, other in pairs
        for term in ((offer.seat, other, offer.base), (other, offer.seat, offer.wants_base))
    ]
    granted = [(giver, taker, base) for giver, taker, base in terms if base and base in _grants(game, giver, taker)]
    for offer, other in pairs:
        for captor, owner, counts in ((offer.seat, other, offer.back), (other, offer.seat, offer.wants_back)):
            if counts:
                yield from captives.release(game, captor, owner, counts)
    for giver, taker, planet in granted:
        yield from _found(game, giver, taker, planet)


def _found(game: Cosmic, giver: Seat, taker: Seat, planet: str) -> Flow[None]:
    """A base gained by a deal is made with one to four tokens (5.5.5)."""
    state = game.state
    if not placing.admits(game, taker, planet):
        yield from placing.send_home(game, board.tokens_at(state, planet, giver))
    yield from sources.release(game, taker)
    where = _available(game, taker)
    if not where or not placing.admits(game, taker, planet):
        return
    most = min(placing.MOST, sum(where.values()))
    form = picking.between(1, most, where)
    shares = yield from _FOUND.split(taker, form, default=picking.from_bases(1, where))
    moves.land(game, (yield from picking.pick(game, taker, shares)), planet)
    sources.shifted(game, shares)
