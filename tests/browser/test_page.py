"""The sandbox page alone, against a backend that only shows what it is told and writes down what was done."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Locator, Page, Request, expect

from tests.browser import demo
from tests.browser.conftest import PHONE
from tests.browser.fake_backend import ANA, BEN, LOBBY, TABLE, THREAD, FakeBackend, copy

pytestmark = pytest.mark.browser


COUNT_DATES = """
  window.dates = 0;
  const counted = (make) => function (...how) { window.dates += 1; return make.apply(this, how); };
  Date.prototype.toLocaleDateString = counted(Date.prototype.toLocaleDateString);
  const format = Intl.DateTimeFormat;
  Intl.DateTimeFormat = function (...how) { window.dates += 1; return new format(...how); };
"""
"""Counts in the page how often a form of dates is made, which costs more than all else that a draw does."""


async def open_page(page: Page, fake: FakeBackend) -> None:
    """Load the page and wait until all six live streams are there, and the first seat's channel is drawn."""
    await page.goto(fake.url)
    await fake.watched(6)
    await expect(page.get_by_role("button", name="Sit as Finn")).to_be_visible()
    await expect(page.locator(".message, .empty:not(:has-text('Loading…'))").first).to_be_attached()
    await expect(page.locator("#link")).to_have_text("")


def said(page: Page, text: str) -> Locator:
    """The message with this text."""
    return page.locator(".message").filter(has_text=text)


def send(page: Page, command: str) -> Locator:
    """Find the button that sends a command's form. The message line has a Send too, and gives way only when the form is
    there.
    """
    return page.get_by_role("form", name=f"Command /{command}").get_by_role("button", name="Send")


def sent_by(request: Request) -> dict[str, Any]:
    """The act that the page asks for."""
    act = request.post_data_json
    assert isinstance(act, dict)
    return act


async def wait_for_act(page: Page, name: str, press: Locator) -> dict[str, Any]:
    """Press, wait until the act has been answered, and give what the page sent."""
    async with page.expect_response("**/_do") as sent:
        await press.click()
    request = (await sent.value).request
    act = sent_by(request)
    assert act["do"] == name
    return act


async def test_a_page_that_is_quicker_than_the_bot_says_that_it_is_starting(
    browser_page: Page, fake: FakeBackend
) -> None:
    demo.lobby(fake)
    fake.answers["press"] = lambda _: {"ok": True, "interaction": "1", "answer": None, "failed": True}
    await open_page(browser_page, fake)
    await fake.push("online", {"online": False})
    await expect(browser_page.locator("#link")).to_have_text("The bot is starting…")
    await wait_for_act(browser_page, "press", browser_page.get_by_role("button", name="Join"))
    await expect(said(browser_page, "The bot is starting: try again in a moment.")).to_be_visible()
    await fake.push("online", {"online": True})
    await expect(browser_page.locator("#link")).to_have_text("")


# --- messages --------------------------------------------------------------------------------------------------------


async def test_markdown_becomes_elements_and_mentions_become_names(browser_page: Page, fake: FakeBackend) -> None:
    fake.write(demo.MARKDOWN)
    await open_page(browser_page, fake)
    words = browser_page.locator(".message .markdown")
    await expect(words.locator("h2")).to_have_text("A table opens")
    await expect(words.locator("strong")).to_have_text("Ana")
    await expect(words.locator("em")).to_have_text("Ben")
    await expect(words.locator("u")).to_have_text("Cy")
    await expect(words.locator("s")).to_have_text("sleeps")
    await expect(words.locator("blockquote")).to_have_text("a quoted line")
    await expect(words.locator("ul ul li")).to_have_text("inner")
    await expect(words.locator("ol > li")).to_have_text("one")
    await expect(words.locator("pre code")).to_have_text("x = 1 < 2")
    await expect(words.locator("p > code")).to_have_text("/slap new")
    await expect(words.locator(".mention.person")).to_have_text("@Ana")
    await expect(words.locator(".mention.channel")).to_have_text("#Slap table 1")
    await expect(words.locator(".subtext time")).to_have_text("in 5 minutes")


async def test_a_spoiler_is_hidden_until_pressed(browser_page: Page, fake: FakeBackend) -> None:
    fake.write("The seed is ||abc||.")
    await open_page(browser_page, fake)
    hidden = browser_page.locator(".spoiler > span")
    await expect(hidden).to_be_hidden()
    await browser_page.get_by_role("button", name="Spoiler").press("Enter")
    await expect(hidden).to_be_visible()


async def test_markup_in_a_message_stays_text(browser_page: Page, fake: FakeBackend) -> None:
    fake.write('<img src=x onerror="document.title=1"><b>bold</b> [x](javascript:alert(1))')
    await open_page(browser_page, fake)
    message = browser_page.locator(".message .markdown")
    await expect(message).to_have_text('<img src=x onerror="document.title=1"><b>bold</b> [x](javascript:alert(1))')
    assert await message.locator("img, b, a").count() == 0


async def test_a_picture_has_its_words_and_opens_large(browser_page: Page, fake: FakeBackend) -> None:
    demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    alt = "The pile: 7 of Claws on top of 6 of Souls."
    await expect(browser_page.locator(".message img")).to_have_attribute("alt", alt)
    await browser_page.get_by_role("button", name=f"Enlarge: {alt}").click()
    await expect(browser_page.get_by_role("dialog", name=alt)).to_be_visible()
    await browser_page.keyboard.press("Escape")
    await expect(browser_page.get_by_role("dialog")).to_have_count(0)


async def test_the_bot_is_marked_as_an_app_and_people_are_not(browser_page: Page, fake: FakeBackend) -> None:
    fake.write("from a person", author=1)
    fake.write("from the bot")
    await open_page(browser_page, fake)
    await expect(said(browser_page, "from the bot").locator(".tag")).to_have_text("APP")
    assert await said(browser_page, "from a person").locator(".tag").count() == 0


async def test_embeds_and_layout_components_are_drawn(browser_page: Page, fake: FakeBackend) -> None:
    demo.embed_message(fake)
    demo.panel(fake)
    await open_page(browser_page, fake)
    await expect(browser_page.locator(".embed-title")).to_have_text("Result")
    await expect(browser_page.locator(".embed .field")).to_have_count(2)
    container = browser_page.locator(".container")
    await expect(container.get_by_role("heading", name="Your move, Ana")).to_be_visible()
    await expect(container.locator("hr")).to_have_count(1)
    await expect(container.locator(".thumbnail img")).to_have_attribute("alt", "A small board")
    await expect(container.locator(".gallery img")).to_have_attribute("alt", "The whole board")
    await expect(container.locator(".section .button")).to_have_text("Flip")
    board = await container.locator(".gallery img").evaluate(
        "image => image.decode().then(() => image.getBoundingClientRect().toJSON())"
    )
    assert 0.49 < board["width"] / board["height"] < 0.51  # a tall picture is not pressed flat


async def test_many_options_are_folded_so_that_a_command_is_sent_at_once_on_a_phone(
    browser_page: Page, fake: FakeBackend
) -> None:
    (slap,) = [dict(one) for one in demo.COMMANDS if one["name"] == "slap"]
    many = [{"type": 5, "name": f"extra{number}", "description": "One more"} for number in range(5)]
    fake.commands = [slap | {"options": [{"type": 1, "name": "new", "description": "Open", "options": many}]}]
    await browser_page.set_viewport_size(PHONE)
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press_sequentially("/slap new")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.get_by_label("extra0")).to_be_hidden()
    await expect(browser_page.get_by_role("button", name="Send")).to_be_focused()
    await browser_page.get_by_text("5 more options").click()
    await browser_page.get_by_label("extra4").select_option("yes")
    act = await wait_for_act(browser_page, "slash", send(browser_page, "slap new"))
    assert act["options"] == {"extra4": True}


async def test_messages_arrive_change_and_vanish_live_and_are_announced(browser_page: Page, fake: FakeBackend) -> None:
    await open_page(browser_page, fake)
    message = fake.write("three in the air")
    await fake.push("message", message)
    await expect(said(browser_page, "three in the air")).to_be_visible()
    await expect(browser_page.locator("#announce")).to_have_text("Zodiac table: three in the air")
    await fake.push("update", copy(message, content="two in the air", edited_timestamp=message["timestamp"]))
    await expect(said(browser_page, "two in the air").locator(".edited")).to_be_visible()
    await expect(said(browser_page, "three in the air")).to_have_count(0)
    await fake.push("delete", {"id": message["id"], "channel_id": TABLE})
    await expect(said(browser_page, "two in the air")).to_have_count(0)


async def test_what_is_announced_is_words_without_marks(browser_page: Page, fake: FakeBackend) -> None:
    await open_page(browser_page, fake)
    await fake.push("message", fake.write("**Ana** \\(practice\\) lays <:suit_souls_3256ab:1574471553591017508> 6"))
    announced = browser_page.locator("#announce")
    await expect(announced).to_have_text("Zodiac table: Ana (practice) lays suit souls 6")


async def test_after_a_break_the_page_connects_again_and_reads_what_it_missed(
    browser_page: Page, fake: FakeBackend
) -> None:
    await open_page(browser_page, fake)
    await expect(browser_page.locator(".empty")).to_be_visible()
    await fake.drop()
    fake.write("said during the break")
    await expect(said(browser_page, "said during the break")).to_be_visible()
    await fake.push("message", fake.write("said afterwards"))
    await expect(said(browser_page, "said afterwards")).to_be_visible()


async def test_who_reads_at_the_end_stays_there_and_who_reads_above_is_told(
    browser_page: Page, fake: FakeBackend
) -> None:
    for number in range(60):
        fake.write(f"line {number}", author=number % 2)
    await open_page(browser_page, fake)
    await fake.push("message", demo.card(fake, channel=TABLE))
    picture = browser_page.locator(".message img")
    await expect(picture).to_be_in_viewport(ratio=1)
    await expect(browser_page.locator(".slap")).to_be_in_viewport(ratio=1)
    await browser_page.locator("#scroll").hover()
    await browser_page.mouse.wheel(0, -1500)
    await expect(picture).not_to_be_in_viewport()
    await fake.push("message", fake.write("the newest"))
    await browser_page.get_by_role("button", name="New messages").click()
    await expect(said(browser_page, "the newest")).to_be_in_viewport()
    await expect(browser_page.get_by_role("button", name="New messages")).to_be_hidden()


# --- components ------------------------------------------------------------------------------------------------------


async def test_a_new_message_writes_no_dates_for_those_above_it(browser_page: Page, fake: FakeBackend) -> None:
    """To write a date anew for each message at each draw let the page stand still after some hundred cards."""
    for number in range(60):
        fake.write(f"line {number}")
    await browser_page.add_init_script(COUNT_DATES)
    await open_page(browser_page, fake)
    before = await browser_page.evaluate("dates")
    await fake.push("message", fake.write("the newest"))
    await expect(said(browser_page, "the newest")).to_be_visible()
    assert await browser_page.evaluate("dates") - before < 10


async def test_a_button_is_pressed_for_the_current_seat_and_a_disabled_one_is_not(
    browser_page: Page, fake: FakeBackend
) -> None:
    message = demo.lobby(fake)
    await open_page(browser_page, fake)
    act = await wait_for_act(browser_page, "press", browser_page.get_by_role("button", name="Join"))
    assert act == {"seat": ANA, "do": "press", "message": message["id"], "custom_id": "t1:0:join"}
    await expect(browser_page.get_by_role("button", name="Start")).to_be_disabled()
    await expect(browser_page.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/rules")


async def test_a_select_takes_several_values_up_to_its_limit(browser_page: Page, fake: FakeBackend) -> None:
    message = demo.lobby(fake)
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Which suits?").click()
    options = browser_page.get_by_role("option")
    for name in ("Claws", "Gears", "Blades"):
        await options.filter(has_text=name).first.click()
    await expect(options.filter(has_text="Souls")).to_have_attribute("aria-disabled", "true")
    act = await wait_for_act(browser_page, "select", browser_page.get_by_role("button", name="Choose (3 of 1 to 3)"))
    assert act["values"] == ["claws", "gears", "blades"]
    assert act["message"] == message["id"]


async def test_an_open_select_survives_an_update_of_its_message(browser_page: Page, fake: FakeBackend) -> None:
    message = demo.lobby(fake)
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Which suits?").click()
    await browser_page.get_by_role("option", name="Souls").click()
    await fake.push("update", copy(message, content="3 of 6 seats taken."))
    await expect(said(browser_page, "3 of 6 seats taken.")).to_be_visible()
    await expect(browser_page.get_by_role("option", name="Souls")).to_have_attribute("aria-selected", "true")


async def test_focus_stays_on_a_button_when_its_message_changes(browser_page: Page, fake: FakeBackend) -> None:
    message = demo.lobby(fake)
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Leave").focus()
    await fake.push("update", copy(message, content="4 of 6 seats taken."))
    await expect(said(browser_page, "4 of 6 seats taken.")).to_be_visible()
    await expect(browser_page.get_by_role("button", name="Leave")).to_be_focused()


async def test_silence_of_the_bot_is_told_and_the_note_can_be_dismissed(browser_page: Page, fake: FakeBackend) -> None:
    demo.lobby(fake)
    fake.answers["press"] = lambda _: {"ok": True, "interaction": "1", "answer": None, "failed": True}
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Join").click()
    note = said(browser_page, "The application did not respond")
    await expect(note).to_contain_text("Only you can see this")
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)


async def test_an_impossible_act_shows_the_sentence_of_the_server(browser_page: Page, fake: FakeBackend) -> None:
    demo.lobby(fake)
    fake.refuse["press"] = "This thread is locked."
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Join").click()
    await expect(said(browser_page, "This thread is locked.")).to_be_visible()


async def test_a_private_answer_is_marked_dismissed_for_good_and_expires(browser_page: Page, fake: FakeBackend) -> None:
    again = demo.row(demo.button(1, "Again", "again"))
    demo.secret(fake, components=[again])
    await open_page(browser_page, fake)
    private = said(browser_page, "too late by 40 ms")
    await expect(private).to_contain_text("Only you can see this")
    await expect(private.get_by_role("button", name="Again")).to_be_enabled()
    await fake.push("update", copy(fake.messages[TABLE][0], expired=True), ANA)
    await expect(private.get_by_role("button", name="Again")).to_be_disabled()
    await private.get_by_role("button", name="Dismiss message").click()
    await expect(private).to_have_count(0)
    await browser_page.keyboard.press("Alt+2")
    await expect(private).to_have_count(0)


# --- modals ----------------------------------------------------------------------------------------------------------


async def test_a_modal_sends_texts_and_choices_and_insists_on_what_is_required(
    browser_page: Page, fake: FakeBackend
) -> None:
    demo.lobby(fake)
    fake.answers["press"] = lambda _: {"ok": True, "interaction": "77", "answer": {"type": 9, "modal": demo.MODAL}}
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Join").click()
    dialog = browser_page.get_by_role("dialog", name="Table options")
    await expect(dialog.get_by_label("Name of the table")).to_be_focused()
    await browser_page.keyboard.type("Friday")
    await dialog.get_by_label("A note").fill("bring snacks")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_have_text("Please choose: Suits")
    await dialog.get_by_role("button", name="Suits: nothing chosen").click()
    await dialog.get_by_role("option", name="Gears").click()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_role("alert")).to_have_text("Please choose: Speed")
    await dialog.get_by_role("radio", name="live").check()
    await dialog.get_by_role("radio", name="daily").check()
    await dialog.get_by_role("checkbox", name="signs").check()
    act = await wait_for_act(browser_page, "submit", dialog.get_by_role("button", name="Submit"))
    assert act["interaction"] == "77"
    assert act["values"] == {
        "title": "Friday",
        "suits": ["gears"],
        "note": "bring snacks",
        "speed": ["daily"],
        "with": ["signs"],
    }
    await expect(dialog).to_have_count(0)


async def test_a_modal_announced_twice_opens_once_and_only_for_its_seat(browser_page: Page, fake: FakeBackend) -> None:
    await open_page(browser_page, fake)
    await fake.push("modal", {"interaction": "8", "modal": demo.MODAL}, BEN)
    await fake.push("modal", {"interaction": "9", "modal": demo.MODAL}, ANA)
    await fake.push("modal", {"interaction": "9", "modal": demo.MODAL}, ANA)
    await expect(browser_page.get_by_role("dialog")).to_have_count(1)
    await browser_page.get_by_role("button", name="Cancel").click()
    await expect(browser_page.get_by_role("dialog")).to_have_count(0)


# --- reactions -------------------------------------------------------------------------------------------------------


async def test_a_slap_button_stands_on_messages_that_carry_the_hand_and_only_there(
    browser_page: Page, fake: FakeBackend
) -> None:
    fake.write("no hand here")
    message = demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    await expect(browser_page.locator(".slap")).to_have_count(1)
    act = await wait_for_act(browser_page, "react", browser_page.locator(".slap"))
    assert act == {"seat": ANA, "do": "react", "message": message["id"], "emoji": "✋", "burst": False}


async def test_a_reaction_shows_its_count_and_is_taken_back_by_a_second_press(
    browser_page: Page, fake: FakeBackend
) -> None:
    message = demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    counter = browser_page.locator(".reaction")
    await expect(counter).to_have_attribute("aria-pressed", "false")
    mine = [{"emoji": {"id": None, "name": "✋"}, "count": 2, "me": True}]
    await fake.push("reaction", {"message_id": message["id"], "channel_id": TABLE, "reactions": mine}, ANA)
    await expect(counter).to_have_attribute("aria-pressed", "true")
    await expect(counter.locator(".count")).to_have_text("2")
    act = await wait_for_act(browser_page, "unreact", counter)
    assert act["emoji"] == "✋"


async def test_the_key_s_slaps_the_newest_hand_but_not_while_writing(browser_page: Page, fake: FakeBackend) -> None:
    demo.card(fake, channel=TABLE)
    newest = demo.card(fake, channel=TABLE)
    fake.write("a line without a hand")
    await open_page(browser_page, fake)
    await browser_page.locator("#say").focus()
    await browser_page.keyboard.press("s")
    await expect(browser_page.locator("#say")).to_have_value("s")
    await browser_page.locator("#scroll").focus()
    async with browser_page.expect_response("**/_do"):
        await browser_page.keyboard.press("s")
    assert [act["message"] for act in fake.done("react")] == [newest["id"]]


async def test_slap_from_all_seats_reacts_once_for_each_seat(browser_page: Page, fake: FakeBackend) -> None:
    message = demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Tools").click()
    async with browser_page.expect_response(lambda answer: len(fake.done("react")) == 6):
        await browser_page.get_by_role("button", name="Slap from all seats").click()
    acts = fake.done("react")
    assert sorted(act["seat"] for act in acts) == ["101", "102", "103", "104", "105", "106"]
    assert {act["message"] for act in acts} == {message["id"]}


async def test_a_press_is_not_lost_when_others_slap_between_its_down_and_up(
    browser_page: Page, fake: FakeBackend
) -> None:
    message = demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    await browser_page.locator(".slap").hover()
    await browser_page.mouse.down()
    others = [{"emoji": {"id": None, "name": "✋"}, "count": 5, "me": False}]
    await fake.push("reaction", {"message_id": message["id"], "channel_id": TABLE, "reactions": others})
    await fake.push("message", fake.write("meanwhile", channel=LOBBY, author=1))
    await expect(browser_page.locator(".reaction .count")).to_have_text("5")
    async with browser_page.expect_response("**/_do"):
        await browser_page.mouse.up()
    assert len(fake.done("react")) == 1


async def test_a_reaction_that_became_mine_is_taken_off_by_the_same_button(
    browser_page: Page, fake: FakeBackend
) -> None:
    message = demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    counter = browser_page.locator(".reaction")
    first = await wait_for_act(browser_page, "react", counter)
    mine = [{"emoji": {"id": None, "name": "✋"}, "count": 2, "me": True}]
    await fake.push("reaction", {"message_id": message["id"], "channel_id": TABLE, "reactions": mine}, ANA)
    await expect(counter).to_have_attribute("aria-pressed", "true")
    second = await wait_for_act(browser_page, "unreact", counter)
    assert (first["emoji"], second["emoji"]) == ("✋", "✋")


async def test_a_button_that_takes_the_place_of_another_does_its_own_act(browser_page: Page, fake: FakeBackend) -> None:
    message = fake.write("ask 1", components=[demo.row(demo.button(2, "Flip", "t1:1:flip"))])
    await open_page(browser_page, fake)
    await expect(browser_page.get_by_role("button", name="Flip")).to_be_visible()
    await fake.push(
        "update", copy(message, content="ask 2", components=[demo.row(demo.button(2, "Flip", "t1:2:flip"))])
    )
    await expect(said(browser_page, "ask 2")).to_be_visible()
    act = await wait_for_act(browser_page, "press", browser_page.get_by_role("button", name="Flip"))
    assert act["custom_id"] == "t1:2:flip"


async def test_a_thread_gets_its_name_in_messages_once_it_is_known(browser_page: Page, fake: FakeBackend) -> None:
    fake.write("The game is in <#77>.")
    await open_page(browser_page, fake)
    await expect(browser_page.locator(".message .mention")).to_have_text("#unknown")
    fake.threads.append({"id": "77", "name": "Slap game 7", "type": 11, "parent_id": TABLE, "archived": False})
    await fake.push("channel", {"id": "77"})
    await browser_page.get_by_role("button", name="#Slap game 7").click()
    await expect(browser_page.locator("#title")).to_have_text("Slap game 7")


async def test_what_a_message_answers_is_quoted_in_plain_words(browser_page: Page, fake: FakeBackend) -> None:
    before = fake.write(f"**The slap game**: <@{ANA}> opens a table.")
    fake.write("The game begins.", referenced_message=before)
    await open_page(browser_page, fake)
    await expect(browser_page.locator(".message .origin")).to_contain_text("The slap game: @Ana opens a table.")


# --- seats and channels ----------------------------------------------------------------------------------------------


async def test_switching_the_seat_keeps_the_channel_and_shows_what_that_seat_sees(
    browser_page: Page, fake: FakeBackend
) -> None:
    fake.write("for everybody", channel=THREAD)
    demo.secret(fake, channel=THREAD)
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Slap table 1").click()
    await expect(said(browser_page, "too late")).to_be_visible()
    await browser_page.get_by_role("button", name="Sit as Ben").click()
    await expect(browser_page.locator("#title")).to_have_text("Slap table 1")
    await expect(said(browser_page, "for everybody")).to_be_visible()
    await expect(said(browser_page, "too late")).to_have_count(0)
    await browser_page.locator("#say").fill("hello")
    async with browser_page.expect_response("**/_do"):
        await browser_page.keyboard.press("Enter")
    assert fake.done("say") == [{"channel": THREAD, "text": "hello", "seat": BEN, "do": "say"}]


async def test_each_seat_has_its_own_unread_marks(browser_page: Page, fake: FakeBackend) -> None:
    await open_page(browser_page, fake)
    await fake.push("message", fake.write("to all in the lobby", channel=LOBBY, author=0))
    await expect(browser_page.get_by_role("button", name="Sit as Ben, 1 unread")).to_be_visible()
    await expect(browser_page.get_by_role("button", name="Sit as Ana", exact=True)).to_be_visible()
    await browser_page.keyboard.press("Alt+2")
    await browser_page.get_by_role("button", name="lobby, 1 unread").click()
    await expect(browser_page.get_by_role("button", name="Sit as Ben", exact=True)).to_be_visible()
    await expect(browser_page.get_by_role("button", name="Sit as Cy, 1 unread")).to_be_visible()


async def test_the_conversation_with_the_bot_is_opened_for_one_seat(browser_page: Page, fake: FakeBackend) -> None:
    fake.write("your hand", channel=f"dm{ANA}")
    await open_page(browser_page, fake)
    await browser_page.get_by_role("navigation", name="Channels").get_by_role("button", name="Zodiac table").click()
    await expect(said(browser_page, "your hand")).to_be_visible()
    await expect(browser_page.locator("#title")).to_have_text("@Zodiac table")
    assert [act["seat"] for act in fake.done("open_dm_channel")] == [ANA]


async def test_the_clock_is_paused_sped_up_and_advanced(browser_page: Page, fake: FakeBackend) -> None:
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Tools").click()
    for name in ("4×", "Pause", "+1 min"):
        async with browser_page.expect_response("**/_clock"):
            await browser_page.get_by_role("button", name=name).click()
    assert fake.clock_turns == [{"rate": 4}, {"rate": 0}, {"advance": 60_000}]
    await expect(browser_page.get_by_role("button", name="Pause")).to_have_attribute("aria-pressed", "true")


async def test_direct_messages_can_be_closed_for_a_seat(browser_page: Page, fake: FakeBackend) -> None:
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Tools").click()
    act = await wait_for_act(browser_page, "close_dm", browser_page.get_by_label("Ana takes direct messages"))
    assert act["seat"] == ANA


async def test_the_slap_key_works_from_the_moment_a_thread_is_open_and_after_escape(
    browser_page: Page, fake: FakeBackend
) -> None:
    demo.card(fake)
    await open_page(browser_page, fake)
    keys, say = browser_page.keyboard, browser_page.locator("#say")
    await say.click()
    await browser_page.evaluate(
        """id => [...document.querySelectorAll('#channels button')]
        .find((one) => one.dataset.key === id).dispatchEvent(new MouseEvent('click', { bubbles: true }))""",
        THREAD,
    )
    await expect(browser_page.locator('.message [data-key="slap"]')).to_be_visible()
    async with browser_page.expect_response("**/_do") as sent:
        await keys.press("s")
    assert sent_by((await sent.value).request)["do"] == "react"
    await say.click()
    await keys.type("good slap")
    await keys.press("Escape")
    async with browser_page.expect_response("**/_do") as again:
        await keys.press("s")
    assert sent_by((await again.value).request)["do"] == "react"
    await expect(say).to_have_value("good slap")


# --- commands --------------------------------------------------------------------------------------------------------


async def test_a_slash_lists_commands_with_descriptions_and_searches_forgivingly(
    browser_page: Page, fake: FakeBackend
) -> None:
    fake.commands = demo.COMMANDS
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press("/")
    options = browser_page.get_by_role("option")
    names = ["/card", "/learn", "/play", "/slap host stop", "/slap leave", "/slap new"]
    await expect(options.locator(".option-label")).to_have_text(names)
    await browser_page.keyboard.type("open")
    await expect(options).to_have_text([re.compile("/slap new.*Open a slap table")])


async def test_a_command_sends_its_options_with_their_types(browser_page: Page, fake: FakeBackend) -> None:
    fake.commands = demo.COMMANDS
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press_sequentially("/slap new")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.get_by_label("title")).to_be_focused()
    await browser_page.keyboard.press("Enter")
    assert fake.done("slash") == []
    await browser_page.get_by_label("title").fill("Friday")
    await browser_page.get_by_role("spinbutton", name="seats").fill("4")
    await browser_page.get_by_label("manual").select_option("no")
    await browser_page.get_by_label("speed").select_option("Slow")
    act = await wait_for_act(browser_page, "slash", send(browser_page, "slap new"))
    assert act["command"] == "slap new"
    assert act["options"] == {"title": "Friday", "seats": 4, "manual": False, "speed": "slow"}
    await expect(browser_page.locator("#say")).to_be_focused()


async def test_a_command_typed_before_the_bot_offered_any_waits_and_is_never_said(
    browser_page: Page, fake: FakeBackend
) -> None:
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press_sequentially("/slap leave")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.locator("#toast")).to_contain_text("The bot has not offered its commands yet")
    await expect(browser_page.locator("#say")).to_have_value("/slap leave")
    fake.commands = demo.COMMANDS
    await fake.push("commands", {})
    act = await wait_for_act(browser_page, "slash", send(browser_page, "slap leave"))
    assert act["command"] == "slap leave"
    assert fake.done("say") == []


async def test_a_command_that_does_not_exist_is_refused_and_stays_to_be_mended(
    browser_page: Page, fake: FakeBackend
) -> None:
    fake.commands = demo.COMMANDS
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press_sequentially("/slapp")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.locator("#toast")).to_have_text("There is no command /slapp.")
    await expect(browser_page.locator("#say")).to_have_value("/slapp")
    assert fake.done("say") == []


async def test_the_language_of_a_seat_and_of_the_server_are_chosen_in_the_tools(
    browser_page: Page, fake: FakeBackend
) -> None:
    await open_page(browser_page, fake)
    await browser_page.get_by_role("button", name="Tools").click()
    for label, language, locale, guild in (
        ("of Ana's Discord", "Deutsch", "de", False),
        ("of the server", "français", "fr", True),
    ):
        async with browser_page.expect_response("**/_do") as sent:
            await browser_page.get_by_label(label).select_option(language)
        act = sent_by((await sent.value).request)
        assert (act["do"], act["seat"], act["locale"], act["guild"]) == ("speak", ANA, locale, guild)


async def test_options_left_empty_are_not_sent(browser_page: Page, fake: FakeBackend) -> None:
    fake.commands = demo.COMMANDS
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press_sequentially("/slap leave")
    await browser_page.keyboard.press("Enter")
    act = await wait_for_act(browser_page, "slash", send(browser_page, "slap leave"))
    assert (act["command"], act["options"], act["channel"]) == ("slap leave", {}, TABLE)


async def test_autocomplete_shows_names_and_sends_the_value(browser_page: Page, fake: FakeBackend) -> None:
    fake.commands = demo.COMMANDS
    fake.answers["complete"] = lambda act: {"choices": [{"name": f"7 of {act['text'] or 'Claws'}", "value": "c7"}]}
    await open_page(browser_page, fake)
    await browser_page.locator("#say").press_sequentially("/card")
    await browser_page.keyboard.press("Enter")
    await browser_page.get_by_label("name").press_sequentially("Gea")
    await expect(browser_page.get_by_role("option")).to_have_text("7 of Gea")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.get_by_label("name")).to_have_value("7 of Gea")
    act = await wait_for_act(browser_page, "slash", send(browser_page, "card"))
    assert act["options"] == {"name": "c7"}
    asked = fake.done("complete")[-1]
    assert (asked["command"], asked["option"], asked["text"]) == ("card", "name", "Gea")


# --- keyboard and phone ----------------------------------------------------------------------------------------------


async def test_everything_can_be_done_by_keyboard_alone(browser_page: Page, fake: FakeBackend) -> None:
    """Change the seat, run a command, press a button in the newest message, answer its modal, slap."""
    fake.commands = demo.COMMANDS
    demo.card(fake, channel=TABLE)
    demo.lobby(fake)
    fake.answers["press"] = lambda _: {"ok": True, "interaction": "5", "answer": {"type": 9, "modal": demo.MODAL}}
    keys = browser_page.keyboard
    await open_page(browser_page, fake)
    await keys.press("Alt+2")
    await expect(browser_page.get_by_role("button", name="Sit as Ben")).to_have_attribute("aria-pressed", "true")
    await expect(said(browser_page, "is open")).to_be_visible()

    await keys.press("/")
    await keys.type("leave")
    await expect(browser_page.get_by_role("option")).to_have_count(1)
    await keys.press("Enter")
    await expect(send(browser_page, "slap leave")).to_be_focused()
    async with browser_page.expect_response("**/_do"):
        await keys.press("Enter")
    assert fake.done("slash")[0]["command"] == "slap leave"

    await expect(browser_page.locator("#say")).to_be_focused()
    for _ in range(12):  # from the message line back into the newest message, last control first
        await keys.press("Shift+Tab")
        if await browser_page.evaluate("document.activeElement.dataset.key") == "t1:0:join":
            break
    await expect(browser_page.get_by_role("button", name="Join")).to_be_focused()
    async with browser_page.expect_response("**/_do"):
        await keys.press("Enter")
    assert fake.done("press")[0]["custom_id"] == "t1:0:join"

    await expect(browser_page.get_by_label("Name of the table")).to_be_focused()
    await keys.type("Friday")
    await keys.press("Tab")
    await keys.press("Enter")
    await expect(browser_page.get_by_role("option", name="Claws")).to_be_focused()
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await keys.press("Escape")
    for _ in range(2):
        await keys.press("Tab")
    await keys.press("Space")
    await keys.press("Tab")
    await keys.press("Space")
    for _ in range(3):
        await keys.press("Tab")
    await expect(browser_page.get_by_role("button", name="Submit")).to_be_focused()
    async with browser_page.expect_response("**/_do"):
        await keys.press("Enter")
    entered = fake.done("submit")[0]["values"]
    assert entered == {"title": "Friday", "suits": ["souls"], "note": "", "speed": ["live"], "with": ["moons"]}
    await expect(browser_page.get_by_role("dialog")).to_have_count(0)

    async with browser_page.expect_response("**/_do"):
        await keys.press("s")
    assert [act["seat"] for act in fake.done("react")] == [BEN]


async def test_tab_goes_through_the_whole_page_in_both_directions(browser_page: Page, fake: FakeBackend) -> None:
    demo.lobby(fake)
    await open_page(browser_page, fake)
    for key, start, end in (("Tab", "#to-newest", "say"), ("Shift+Tab", "#say", "to-newest")):
        await browser_page.locator(start).focus()
        for _ in range(60):
            await browser_page.keyboard.press(key)
            if await browser_page.evaluate("document.activeElement.id || document.activeElement.className") == end:
                break
        else:
            raise AssertionError(f"{key} does not get from {start} to {end}")


async def test_opening_a_channel_by_keyboard_leads_to_its_messages(browser_page: Page, fake: FakeBackend) -> None:
    fake.write("come in", thread={"id": THREAD, "name": "Slap table 1"})
    await open_page(browser_page, fake)
    await browser_page.locator(f"[data-key='thread/{THREAD}']").focus()
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.locator("#title")).to_have_text("Slap table 1")
    await expect(browser_page.locator("#scroll")).to_be_focused()
    await browser_page.keyboard.press("/")
    await expect(browser_page.locator("#say")).to_be_focused()


async def test_arrow_keys_walk_through_messages_and_seats(browser_page: Page, fake: FakeBackend) -> None:
    fake.write("older", author=0)
    fake.write("newer", author=1)
    await open_page(browser_page, fake)
    await said(browser_page, "newer").focus()
    await browser_page.keyboard.press("ArrowUp")
    await expect(said(browser_page, "older")).to_be_focused()
    await browser_page.get_by_role("button", name="Sit as Ana").focus()
    await browser_page.keyboard.press("ArrowDown")
    await browser_page.keyboard.press("Enter")
    await expect(browser_page.get_by_role("button", name="Sit as Ben")).to_have_attribute("aria-pressed", "true")
    await expect(browser_page.get_by_role("button", name="Sit as Ben")).to_be_focused()


async def test_on_a_phone_nothing_is_wider_than_the_screen_and_channels_are_in_a_drawer(
    browser_page: Page, fake: FakeBackend
) -> None:
    await browser_page.set_viewport_size(PHONE)
    fake.write("x" * 300)
    fake.write(demo.MARKDOWN + "\n```\n" + "wide " * 60 + "\n```")
    demo.lobby(fake)
    demo.embed_message(fake)
    demo.panel(fake)
    demo.card(fake, channel=TABLE)
    demo.secret(fake)
    await open_page(browser_page, fake)
    await expect(said(browser_page, "too late")).to_be_visible()
    sticking_out = """() => [...document.querySelectorAll('.app *')]
        .filter((node) => !node.closest('.drawer') && !node.closest('pre') && !node.closest('.unseen'))
        .filter((node) => node.getClientRects().length && node.getBoundingClientRect().right > innerWidth + 0.5)
        .map((node) => node.outerHTML.slice(0, 120))"""
    assert await browser_page.evaluate(sticking_out) == []
    assert await browser_page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    lobby = browser_page.get_by_role("button", name="lobby")
    await expect(lobby).to_be_hidden()
    await browser_page.get_by_role("button", name="Channels").click()
    await lobby.click()
    await expect(browser_page.locator("#title")).to_have_text("#lobby")
    await expect(lobby).to_be_hidden()


async def test_fingers_find_large_enough_targets_on_a_phone(browser_page: Page, fake: FakeBackend) -> None:
    await browser_page.set_viewport_size(PHONE)
    demo.lobby(fake)
    demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    await expect(browser_page.locator(".slap")).to_be_visible()
    heights = "nodes => nodes.map((node) => node.getBoundingClientRect().height).filter((height) => height > 0)"
    targets = browser_page.locator(".message .button, .message .reaction, .slap, .select-face, .seat")
    assert min(await targets.evaluate_all(heights)) >= 40


async def test_every_control_has_a_name_and_focus_can_be_seen(browser_page: Page, fake: FakeBackend) -> None:
    demo.lobby(fake)
    demo.panel(fake)
    demo.card(fake, channel=TABLE)
    await open_page(browser_page, fake)
    nameless = """() => [...document.querySelectorAll('button, a[href], input, textarea, select')]
        .filter((node) => !(node.getAttribute('aria-label') || node.textContent.trim() || node.labels?.length))
        .map((node) => node.outerHTML.slice(0, 120))"""
    assert await browser_page.evaluate(nameless) == []
    for _ in range(15):
        await browser_page.keyboard.press("Tab")
        outline = "getComputedStyle(document.activeElement).outlineStyle"
        assert await browser_page.evaluate(outline) == "solid"


async def test_nothing_is_loaded_from_elsewhere(browser_page: Page, fake: FakeBackend) -> None:
    got: list[str] = []
    browser_page.on("response", lambda response: got.append(response.url))
    fake.write("![x](https://example.org/a.png)", embeds=[{"image": {"url": "https://example.org/b.png"}}])
    async with browser_page.expect_event("requestfailed") as blocked:
        await open_page(browser_page, fake)
    assert (await blocked.value).failure == "csp"
    assert [url for url in got if not url.startswith((fake.url, "data:"))] == []
    policy = await browser_page.locator("meta[http-equiv='Content-Security-Policy']").get_attribute("content")
    assert policy is not None
    assert "default-src 'none'" in policy
