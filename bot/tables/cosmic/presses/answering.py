"""Answers by button, menu, form and typed words: each is tried at once, and what is asked next is shown in reply."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.words.question_text import refusal
from bot.kernel.ask import Choice
from bot.kernel.event import Seat
from bot.kernel.saved import AlreadyNoted, Refused as Rejected
from bot.tables.contract.message import OPTIONS
from bot.tables.contract.table import Pressed, Prompt
from bot.tables.cosmic import chronicle, news, progress
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import PREFIX, Act, Answer, Asked, Draft, Form, Refused, Result, meant
from bot.tables.cosmic.editors import sides
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import asking, notices, panel
from bot.tables.cosmic.questions import either, questions, reading_deals
from bot.tables.cosmic.questions.either import Either
from bot.tables.cosmic.questions.labels import escaped, told
from bot.words.message import Language
from bot.words.search import plain
from bot.words.speech import Speech, speech

ANSWER = "answer"
"""With a question's number it shows that very one."""
PLAY = "play"
_SURE = f"{PREFIX}sure"


def pressed(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Handle a control of a question; for a closed question show what is asked now."""
    ask, one = table.game.asks.get(event.ask), asking.question(table, seat, event.language, event.ask)
    if one is None or one.number != event.ask or (ask is not None and ask.seat != seat):
        show(table, event, seat, say, say("question-refused-closed"))
        return
    draft = asking.draft_of(table, seat, meant(event.ask))
    _carry_out(table, event, seat, event.ask, either.press(one, draft, event.choice, event.values), say)


def typed(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    words = event.values[0] if event.values else ""
    one: Either | None = None
    result: Result | None = None
    pick: tuple[str, Choice] | None = None
    if mine := _asked(table, seat, event.language):
        asked, result = questions.read_any(mine, words)
        one = asked
        pick = (asked.ask.key, result.choice) if asked.rows and isinstance(result, Answer) else None
    elif deal := asking.bargain(table, seat, event.language):
        one, result = deal, reading_deals.read(deal, words)
    if _says_ahead(table, seat):
        pick = next((one for named, one in sides.said(say).items() if plain(named) == plain(words)), pick)
    if pick is not None:
        looks.seal(table, seat, *pick)
        show_said(table, event, seat, say)
    elif one is None or result is None:
        table.reply(event.reply, say("cosmic-table-not-asked"))
    else:
        draft = asking.draft_of(table, seat, meant(one.number))
        if isinstance(result, Draft) and result.weighed and result.weighed == draft.weighed:
            result = either.press(one, draft, _SURE, ())  # the same words again confirm them
        _carry_out(table, event, seat, one.number, result, say)


def _says_ahead(table: Running, seat: Seat) -> bool:
    return bool(looks.asks(table, seat)) and not table.open_asks(seat)


def show_said(table: Running, event: Pressed, seat: Seat, say: Speech) -> None:
    """Go on with what the seat has said ahead; told above what follows, unless it stands there and can be changed."""
    told = sides.noted(table, seat, event.language)
    progress.advance(table)
    stands = told and told == sides.noted(table, seat, event.language) and not table.open_asks(seat)
    show_sides(table, event, seat, say, "" if stands else told or say("cosmic-table-noted"))


def show_sides(table: Running, event: Pressed, seat: Seat, say: Speech, head: str = "", shown: str = "") -> None:
    news.heard(table, seat)
    prompt = table.record.chairs[seat].person.prompt
    own = prompt is not None and prompt.key == event.key
    if not own:
        notices.sealed(table, seat)
    if (table.open_asks(seat) and not shown) or not looks.asks(table, seat):
        show(table, event, seat, say, head, renew=event.choice != PLAY)
        return
    table.served.add(seat)
    below = list[str]()
    if prompt is not None and own:
        prompt.shows = [asking.open_sides(table)] if looks.is_due(table, seat) else []
        below.append(asking.at_table(table, seat, say))
    table.show(event.reply, sides.body(table, seat, event.language, head, shown, below), renew=event.choice != PLAY)


def suggest(table: Running, seat: Seat, typed: str) -> Sequence[tuple[str, str]]:
    language = table.language(seat)
    deal = asking.bargain(table, seat, language)
    others = sides.said(speech(language)) if _says_ahead(table, seat) else {}
    found = [(one, one) for one in others if plain(one).startswith(plain(typed))]
    if mine := _asked(table, seat, language):
        found += questions.suggest_any(mine, typed)
    elif deal is not None:
        found += reading_deals.suggest(deal, typed)
    return found[:OPTIONS]


def _asked(table: Running, seat: Seat, language: Language) -> list[Asked]:
    ahead = sides.asked(table, seat, language) if _says_ahead(table, seat) else []
    return [*ahead, *(asking.asked(table, number, ask, language) for number, ask in asking.all_of(table, seat).items())]


def show(
    table: Running, event: Pressed, seat: Seat, say: Speech, head: str = "", prefer: int = 0, *, renew: bool = False
) -> None:
    """Reply with the seat's question, replacing its own message or, with ``renew``, the one pressed."""
    if table.record.mode == "over":
        table.reply(event.reply, head or say("cosmic-table-over"))
        return
    table.served.add(seat)
    wanted = event.ask if event.choice == ANSWER else 0
    if event.choice == ANSWER and table.record.mode == "running" and not asking.present(table, seat):
        head = head or panel.words_of(table, say)
    # an answer is taken in, and shown with what it may be changed to only to whoever asks for that
    rests = event.choice != ANSWER and table.sort == "round" and not table.open_asks(seat)
    rests = rests and not looks.is_due(table, seat)
    if rests and (prefer or not head):
        head = asking.answered(table, seat, event.language, say) or head
    prompt = table.record.chairs[seat].person.prompt
    own = prompt is not None and event.key == prompt.key
    if prompt is not None and own:
        prompt.shows = [] if rests else asking.present(table, seat)
    below = [asking.at_table(table, seat, say)] if own else []
    body = asking.body(table, seat, say, event.language, head, prefer, wanted, below=below, rests=rests)
    table.show(event.reply, body, renew=own or renew or event.ask != 0)


def _carry_out(table: Running, event: Pressed, seat: Seat, number: int, result: Result, say: Speech) -> None:
    match result:
        case Draft():
            asking.keep_draft(table, seat, meant(number), result)
            again = say("cosmic-ask-again") if event.choice == PLAY and result.weighed else ""
            show(table, event, seat, say, again, prefer=number)
        case Form():
            table.add(Prompt(event.reply, number, result.choice, result.title, result.fields))
        case Refused():
            table.reply(event.reply, result.text)
        case Answer() | Act():
            _accept(table, event, seat, number, result, say)


def _accept(table: Running, event: Pressed, seat: Seat, number: int, result: Answer | Act, say: Speech) -> None:
    asking.keep_draft(table, seat, meant(number), Draft())
    one = asking.question(table, seat, event.language, number)
    if isinstance(one, Asked):
        noted = say("cosmic-table-you-answered", answers=[escaped(one, told(one, result.choice))])
    else:
        noted = say("cosmic-table-noted")
    try:
        if isinstance(result, Act):
            chronicle.act(table, result.key, seat, result.choice, "player")
        else:
            chronicle.answer(table, number, seat, result.choice, "player")
    except AlreadyNoted:
        show(table, event, seat, say, say("cosmic-table-already"), number)
        return
    except Rejected as error:
        table.reply(event.reply, refusal(speech(event.language), error, table.game.asks.get(number)))
        return
    progress.advance(table)
    news.heard(table, seat)
    show(table, event, seat, say, noted, number)
