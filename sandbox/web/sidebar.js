// The left side: seats, channels with their threads, and who one is right now.

import { arrowFocus, byId, el } from "./dom.js";
import { avatar } from "./message.js";
import { morphChildren } from "./morph.js";

const TEXT_CHANNEL = 0;
const FORUM = 15;
const THREAD = 11;
const MOST_SHOWN = 99;

function badge({ count, loud }) {
  if (count === 0) return null;
  return el("span", { class: loud > 0 ? "badge loud" : "badge", "aria-hidden": "true", "data-mark": count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) });
}

const unreadWords = ({ count }) => (count === 0 ? "" : `, ${count} unread`);

/** Draws the seat switcher. `sit(id)` is called with the chosen seat. */
export function drawSeats(world, sit) {
  const nav = byId("seats");
  const fresh = el(
    "nav",
    {},
    ...world.views.map((view, index) => {
      const here = view === world.current;
      const unread = view.unread();
      return el(
        "button",
        {
          type: "button",
          class: "seat",
          "aria-pressed": String(here),
          "aria-label": `Sit as ${view.seat.name}${unreadWords(unread)}`,
          "aria-keyshortcuts": `Alt+${index + 1}`,
          title: `${view.seat.name} (Alt+${index + 1})`,
          "data-key": view.id,
          on: { click: () => sit(view.id), keydown: (event) => arrowFocus(event, [...nav.children]) },
        },
        avatar(view.seat.name, view.seat.avatar_colour, "avatar large"),
        badge(unread),
        el("span", { class: "seat-name", text: view.seat.name }),
      );
    }),
  );
  morphChildren(nav, fresh);
}

function channelButton(view, channel, label, kind, open) {
  const unread = view.unread(channel.id);
  return el(
    "button",
    {
      type: "button",
      class: ["channel", kind, unread.count > 0 ? "unread" : "", channel.archived ? "archived" : ""].filter(Boolean).join(" "),
      "aria-current": channel.id === view.channel ? "page" : null,
      "aria-label": `${label}${channel.archived ? ", archived" : ""}${unreadWords(unread)}`,
      "data-key": channel.id,
      on: { click: () => open(channel.id) },
    },
    el("span", { class: "sign", "aria-hidden": "true", "data-mark": { thread: "└", dm: "@" }[kind] ?? "#" }),
    el("span", { class: "channel-name", text: label }),
    badge(unread),
  );
}

/** Draws channels, the threads under each, and the direct messages of the seat. `open(id)`, `openDirect()` are called on a press. */
export function drawChannels(world, open, openDirect) {
  const nav = byId("channels");
  const view = world.current;
  const held = nav.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const rows = [];
  for (const channel of view.channels.filter((one) => one.type === TEXT_CHANNEL || one.type === FORUM)) {
    rows.push(channelButton(view, channel, channel.name, "text", open));
    const threads = view.channels.filter((one) => one.type === THREAD && one.parent_id === channel.id);
    threads.sort((a, b) => Number(a.archived === true) - Number(b.archived === true));
    for (const thread of threads) rows.push(channelButton(view, thread, thread.name, "thread", open));
  }
  const bot = world.nameOf(world.bot.id);
  const direct = view.direct;
  const dm =
    direct === null
      ? el("button", { type: "button", class: "channel dm", "data-key": "new-dm", on: { click: openDirect } }, el("span", { class: "sign", "aria-hidden": "true", "data-mark": "@" }), el("span", { class: "channel-name", text: bot }))
      : channelButton(view, direct, bot, "dm", open);
  const nodes = [el("h2", { text: "Channels" }), ...rows, el("h2", { text: "Direct messages" }), dm];
  morphChildren(nav, el("nav", {}, ...nodes));
  nav.onkeydown = (event) => {
    arrowFocus(event, [...nav.querySelectorAll("button")]); // its answer must not be returned: false would stop Tab here
  };
  if (held && !nav.contains(document.activeElement)) nav.querySelector(`[data-key="${CSS.escape(held)}"]`)?.focus();
}

/** Draws the line that says who one is. */
export function drawMe(world) {
  const { seat } = world.current;
  byId("me").replaceChildren(avatar(seat.name, seat.avatar_colour), el("p", {}, "You sit as ", el("strong", { text: seat.name })));
}

/** Draws the mark on the drawer's button: unread messages of this seat outside the open channel. */
export function drawMenuBadge(world) {
  const { count } = world.current.unread();
  const node = byId("menu-badge");
  node.hidden = count === 0;
  node.dataset.mark = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}
