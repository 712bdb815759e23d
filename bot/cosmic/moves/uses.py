"""Moves around powers, flares and edicts in use: announcements, limits, sealed intents, zaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import attributes, board, ids
from bot.cosmic.model.attributes import Attribute
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import NOBODY, WARP, Armed, Call, Cosmic, CosmicState, Datum, Intent, PowerCard, Round, Use
from bot.cosmic.moves.hands import give_up, reveal, take_out
from bot.cosmic.moves.tokens import move_tokens, put, set_free
from bot.kernel.event import Audience, Seat

D = TypeVar("D")
_CARDS = 7
"""The phase in which cards are played: the start point of Chronos."""


def announce(game: Cosmic, use: Use) -> None:
    """A power is about to be used: it lies on the stack and may be answered (4.0.6)."""
    game.state.stack.append(use)
    game.emit(events.Announced(seat=use.seat, source=use.source, name=use.name, card=use.card, aim=plain(use.aim)))


def play_card(game: Cosmic, use: Use) -> None:
    """An edict or flare leaves the hand and is announced (2.4.2, 2.5.5)."""
    state = game.state
    use.store = take_out(game, use.seat, use.card)
    if use.source == "flare":
        state.players[use.seat].flared = True
    state.challenge.played.append((use.seat, use.card))
    game.barrier()
    announce(game, use)


def resolve(game: Cosmic) -> None:
    """The latest use takes effect now and can no longer be answered."""
    use = game.state.stack[-1]
    use.resolving = True
    game.emit(events.Resolves(seat=use.seat, source=use.source, name=use.name, card=use.card))


def cancel(game: Cosmic, use: Use, *, zapped: bool = False) -> None:
    """A use is cancelled by an answer to it, perhaps as the use of a power; a covered power goes ahead (P3, Lloyd)."""
    if use.source == "power" and attributes.covered(game.state, use.seat, attributes.ASSET_POWERS):
        game.emit(events.Covered(seat=use.seat, power=use.name))
        return
    use.cancelled, use.zapped = True, zapped
    game.emit(events.Cancelled(seat=use.seat, source=use.source, name=use.name, card=use.card))


def stop_flare(game: Cosmic, use: Use) -> None:
    """A flare is cancelled and goes back to its holder's hand; it counts as played."""
    use.kept = True
    cancel(game, use)


def negate(game: Cosmic, use: Use) -> None:
    """A use is undone by an answer to it: nothing is spent, and its card goes back to where it was played from."""
    use.kept = True
    if use.source == "flare":
        game.state.players[use.seat].flared = False
    cancel(game, use)


def hand_on(game: Cosmic, seat: Seat) -> None:
    use = game.state.stack[-1]
    use.claimant = seat
    game.emit(events.HandedOn(seat=use.seat, to=seat, card=use.card))


def steal(game: Cosmic, use: Use, seat: Seat) -> None:
    use.claimant = seat
    cancel(game, use)


def withdraw_use(game: Cosmic) -> Use:
    """The latest use leaves the stack, and is handed back; its card, if any, is released."""
    use = game.state.stack.pop()
    if use.source != "power":
        game.state.released.append(use.card)
    game.emit(events.Done(seat=use.seat, source=use.source, name=use.name, card=use.card, cancelled=use.cancelled))
    return use


def mark_used(game: Cosmic, card: str, hook: str) -> None:
    held = game.state.powers[ids.power_number(card)]
    held.used.append(hook)
    held.user = held.holder
    game.emit(events.Used(seat=held.holder, power=held.power, card=card))


def unuse(game: Cosmic, hook: str, seat: Seat = NOBODY) -> None:
    """Undo what powers did in a window, those of ``seat`` alone if given; they may act again in this challenge."""
    undone = [card for card in game.state.powers if hook in card.used and seat in (NOBODY, card.holder)]
    for card in undone:
        card.used = [used for used in card.used if used != hook]
    game.emit(events.UsableAgain(gone=[(card.holder, card.power) for card in undone]))


def tell_guess(game: Cosmic, seat: Seat, other: Seat, hidden: str, picked: str) -> None:
    """In which hand ``seat`` has hidden a token, and whether ``other`` has picked that one: now everybody sees it."""
    reveal(game, events.Guessed(seat=seat, other=other, hidden=hidden, found=hidden == picked))


def call(game: Cosmic, made: Call) -> None:
    game.state.challenge.calls.append(made)
    game.emit(events.Called(seat=made.seat, card=made.card, name=board.used_name(game.state, made.card)))


def undo_calls(game: Cosmic, spent: str) -> None:
    """All called or played since Phase 7 began may be again, but for the flare ``spent`` on that (P2 2A, Chronos)."""
    state = game.state
    challenge = state.challenge
    undone = [made for made in challenge.calls if made.phase >= _CARDS]
    since = challenge.played[challenge.seventh :]
    for seat, card in since:
        if isinstance(ids.as_card(card), ids.Flare) and card != spent:
            state.players[seat].flared = False
    challenge.played = challenge.played[: challenge.seventh] + [row for row in since if row[1] == spent]
    for made in undone:
        if not made.text:
            power = state.powers[ids.power_number(made.card)]
            power.used = [hook for hook in power.used if hook != made.window]
    challenge.calls = [made for made in challenge.calls if made.phase < _CARDS]
    game.emit(events.Uncalled(gone=[(made.seat, board.used_name(state, made.card)) for made in undone]))


def zap(game: Cosmic, seat: Seat) -> None:
    """No power of ``seat`` works until the challenge ends (6.5), unless they are covered (P3, Lloyd)."""
    if attributes.covered(game.state, seat, attributes.ASSET_POWERS):
        return
    game.state.players[seat].zapped = True
    game.emit(events.Zapped(seat=seat))
    grafts = game.state.challenge.grafts
    for number in [int(number) for number, root in grafts.items() if game.state.powers[root].holder == seat]:
        end_loans(game, number)
    for name in game.state.expansions:
        registry.EXPANSIONS[name].zapped(game, seat)


def silence_powers(game: Cosmic) -> None:
    game.state.sane = True
    game.emit(events.Silenced())


def remember(game: Cosmic, card: str, attribute: Attribute[D], value: D) -> None:
    """A power notes something (6.8); its holder alone hears of what is secret. Raises ValueError if not declared."""
    held = game.state.powers[ids.power_number(card)]
    if attribute.key not in registry.POWERS[held.power].attributes:
        raise ValueError(f"{held.power} does not declare {attribute.key}")
    _note(game, held, attribute, value, secret=attribute.shown is attributes.Shown.SECRET)


def recall(game: Cosmic, number: int, attribute: Attribute[D], value: D) -> None:
    """A power has again what it had noted before. What others do not see of it is told to its holder alone."""
    secret = attribute.shown in (attributes.Shown.INNER, attributes.Shown.SECRET)
    _note(game, game.state.powers[number], attribute, value, secret=secret)


def _note(game: Cosmic, held: PowerCard, attribute: Attribute[D], value: D, *, secret: bool) -> None:
    attribute.put(held, value)
    audience = () if held.holder == NOBODY else (held.holder,)
    _tell(game, held, attribute, held.data[attribute.key], audience if secret else None)


def tell(game: Cosmic, card: str, attribute: Attribute[D], value: D) -> None:
    """Say what an attribute of a power says, to everybody, and note nothing."""
    _tell(game, game.state.powers[ids.power_number(card)], attribute, value)


def _tell(game: Cosmic, held: PowerCard, attribute: Attribute[D], value: Any, audience: Audience = None) -> None:
    told = [*value] if isinstance(value, list | tuple) else value
    game.emit(events.Noted(seat=held.holder, power=held.power, key=attribute.key, value=told), audience)


def veil(game: Cosmic, card: str, side: SideName | None, tokens: Sequence[int], called: Sequence[int]) -> None:
    """Note a reserve's unseen tokens in the challenge, and which beyond the limit; its holder is told (P1, Wraith)."""
    remember(game, card, attributes.UNSEEN_SIDE, side or "")
    remember(game, card, attributes.UNSEEN_TOKENS, tokens)
    remember(game, card, attributes.UNSEEN_CALLED, called)


def change_power(game: Cosmic, number: int, name: str) -> None:
    """Another power takes the place of a power card, with attributes of its own; the old one leaves the game."""
    state = game.state
    card = state.powers[number]
    clear_attributes(game, number)
    old, card.power = card.power, name
    card.data = registry.POWERS[name].fresh()
    card.used = []
    if name in state.unused:
        state.unused.remove(name)
    renew(game, number)
    game.emit(events.PowerChanged(seat=card.holder, old=old, new=name))


def clear_attributes(game: Cosmic, number: int) -> None:
    """Discard what a leaving power has: cards, tokens, powers with it (6.8; P3, Reincarnator), a copy in its place."""
    state = game.state
    card = state.powers[number]
    stored = attributes.stored(card)
    state.discard.extend(stored)
    state.destiny_discard.extend(give_up(card, attributes.COLLECTED))
    piled = [token for row in board.piles(state).values() for token in row]
    leased = [token for token in attributes.LEASED.of(card) if token in piled]
    copy = attributes.PROXY.of(card)
    if copy is not None and state.powers[copy].holder != NOBODY:
        clear_attributes(game, copy)
        game.emit(events.CopyOver(seat=state.powers[copy].holder, power=state.powers[copy].power, count=0))
        state.powers[copy].holder = NOBODY
    form = attributes.FORM.of(card)
    if form is not None:
        clear_attributes(game, form)
        state.powers[form].holder = NOBODY
        state.unused.append(state.powers[form].power)
    stages, card.data = attributes.STAGES.of(card), {}
    for stage in stages:
        clear_attributes(game, stage)
        state.powers[stage].holder = NOBODY
    if registry.POWERS[card.power].sheet_takes:
        _sheet_home(game, number)
    held = [*leased, *(token for token, one in enumerate(state.tokens) if one.place == f"power.{number}")]
    for token in held:
        set_free(state, token)
        put(state, token, WARP)
    if stored or held:
        game.emit(events.AttributesGone(number=number, cards=stored, tokens=len(held)))


def show_stage(state: CosmicState, number: int) -> str | None:
    """The holder of a power has its present stage and no other; the name of that stage, None of a power without any."""
    root = state.powers[number]
    current = None
    for index, stage in enumerate(attributes.STAGES.of(root)):
        now = index == attributes.STAGE.of(root)
        state.powers[stage].holder = root.holder if now else NOBODY
        current = state.powers[stage].power if now else current
    return current


def _sheet_home(game: Cosmic, number: int) -> None:
    """Return the holder's tokens on a lost power's sheet to bases, each to the smallest."""
    state = game.state
    seat = state.powers[number].holder
    own = board.tokens_at(state, f"power.{number}", seat) if seat != NOBODY else []
    counts = board.bases(state, seat) if own else {}
    for token in own if counts else ():
        base = min(counts, key=lambda one: counts[one])
        counts[base] += 1
        move_tokens(game, [token], base, "sheet")


def exchange_powers(game: Cosmic, one: int, other: int) -> None:
    """Two power cards change hands, with attributes and uses (6.8, 6.11); the other one roams if one did."""
    cards = game.state.powers
    for number in (one, other):
        if registry.POWERS[cards[number].power].sheet_takes:
            _sheet_home(game, number)
    first, second = cards[one], cards[other]
    first.holder, second.holder = second.holder, first.holder
    first.roaming, second.roaming = second.roaming, first.roaming
    _bring_along(game)
    game.emit(events.PowersExchanged(seats=(second.holder, first.holder), powers=(first.power, second.power)))
    for name in game.state.expansions:
        registry.EXPANSIONS[name].exchanged(game, one, other)


def lend_power(game: Cosmic, number: int, borrower: Seat, *, root: int = -1) -> None:
    """A power works for a borrower until the challenge ends, instead of its own or beside them while ``root`` works."""
    state = game.state
    lent = state.powers[number]
    lender = lent.holder
    for other, card in enumerate(state.powers):
        if card.holder == borrower and not (root >= 0 or card.roaming):
            state.challenge.loans.append((other, borrower, NOBODY))
            card.holder = NOBODY
    state.challenge.loans.append((number, lender, borrower))
    lent.holder = borrower
    _bring_along(game)
    if root >= 0:
        state.challenge.grafts[str(number)] = root
    game.emit(events.Lent(power=lent.power, seat=lender, to=borrower))


def rest_power(game: Cosmic, number: int) -> None:
    """A power rests until the challenge ends: nobody has it meanwhile."""
    card = game.state.powers[number]
    owner, card.holder = card.holder, NOBODY
    game.state.challenge.loans.append((number, owner, NOBODY))
    _bring_along(game)
    game.emit(events.Rests(seat=owner, power=card.power))


def end_loans(game: Cosmic, only: int = -1) -> None:
    """Lent and resting powers, or ``only`` one, come back the way they went, unless they have gone elsewhere since."""
    state = game.state
    ending = [loan for loan in state.challenge.loans if only in (-1, loan[0])]
    for number, owner, borrower in reversed(ending):
        card = state.powers[number]
        if state.players[owner].active and card.holder in (borrower, NOBODY):
            card.holder = owner
            game.emit(events.LentBack(power=card.power, seat=owner))
    state.challenge.loans = [loan for loan in state.challenge.loans if loan not in ending]
    for number, _, _ in ending:
        state.challenge.grafts.pop(str(number), None)
    if ending:
        _bring_along(game)
        reopen(game)


def _bring_along(game: Cosmic) -> None:
    """Give what a power has with it to that power's holder, be it nobody (P3, Reincarnator and Pentaform)."""
    powers = game.state.powers
    for number, card in enumerate(powers):
        form = attributes.FORM.of(card)
        if form is not None:
            powers[form].holder = card.holder
        show_stage(game.state, number)


def enter(game: Cosmic, mark: str) -> None:
    """A replacement begins; until it ends it is not asked again (POW7)."""
    game.state.busy.append(mark)


def leave(game: Cosmic, mark: str) -> None:
    game.state.busy.remove(mark)


def open_round(game: Cosmic, name: str) -> Round:
    game.state.round = Round(name)
    return game.state.round


def mark_dirty(game: Cosmic) -> None:
    if game.state.round is not None:
        game.state.round.dirty = True


def reopen(game: Cosmic) -> None:
    """Something happened between two windows of a checkpoint: everybody is asked again in those that follow (4.0.3)."""
    if game.state.challenges > game.state.sealed_through:
        mark_dirty(game)


def note_intents(game: Cosmic, intents: list[Intent]) -> None:
    now = game.state.round
    if now is not None:
        now.intents, now.dirty, now.asked = intents, False, True


def take_intent(game: Cosmic, intent: Intent) -> None:
    if game.state.round is not None:
        game.state.round.intents.remove(intent)


def void_intent(game: Cosmic, intent: Intent) -> None:
    game.emit(events.Voided(seat=intent.seat, offer=intent.offer, window=intent.window), (intent.seat,))


def arm(game: Cosmic, seat: Seat, card: str) -> None:
    state = game.state
    state.armed = [armed for armed in state.armed if armed.card != card]
    state.armed.append(Armed(seat, card, early=state.challenge.over))
    game.emit(events.FlareArmed(seat=seat, card=card), (seat,))


def show_armed(game: Cosmic, armed: Armed, went: bool) -> None:
    """A readied flare acts for the first time, or was stopped."""
    if went:
        armed.shown = True
        game.emit(events.FlareActs(seat=armed.seat, card=armed.card))
    else:
        game.state.armed.remove(armed)


def renew(game: Cosmic, number: int) -> None:
    """Another power has taken this card: what the former one has called is no call of its own."""
    challenge = game.state.challenge
    challenge.calls = [made for made in challenge.calls if made.card != f"power.{number}"]
    list_powers(game)


def list_powers(game: Cosmic) -> None:
    """Bring the key of the compiled hooks up to date."""
    game.state.lineup = ",".join(card.power for card in game.state.powers)


def plain(noted: dict[str, Datum]) -> dict[str, Datum]:
    """Copy it, with the lists in it."""
    return {key: [*value] if isinstance(value, list) else value for key, value in noted.items()}
