// One message as one person sees it.

import { el, emojiText } from "./dom.js";
import { timeOfDay } from "./clock.js";
import { components, embed } from "./components.js";
import { markdown, spoken } from "./markdown.js";
import { fileLink, isPicture, picture } from "./picture.js";
import { EPHEMERAL, HAND, LOADING, isHand } from "./store.js";

const THREAD_CREATED = 18;
const OF_PERSON = 2;
const OF_MESSAGE = 3;
const QUICK = ["👍", "👀", "🎉", "✋🏽"];

/** True for what only this person can see: private answers and the page's own notices. */
export const isPrivate = (message) => message.local === true || ((message.flags ?? 0) & EPHEMERAL) !== 0;

/** A round avatar: colour and initial, drawn by the style sheet, because it is no part of any control's name. */
export function avatar(name, tint, kind = "avatar") {
  const node = el("span", { class: kind, "aria-hidden": "true", "data-mark": [...name][0]?.toUpperCase() ?? "?" });
  if (tint) node.style.setProperty("--tint", tint);
  else node.classList.add("plain");
  return node;
}

function reaction(one, message, page) {
  const name = emojiText(one.emoji);
  const said = `${name}, ${one.count} ${one.count === 1 ? "reaction" : "reactions"}${one.me ? ", yours among them" : ""}`;
  return el(
    "button",
    {
      type: "button",
      class: "reaction",
      "aria-pressed": String(one.me === true),
      "aria-label": said,
      "data-key": `reaction/${name}`,
      on: { click: () => page.toggle(message.id, name) },
    },
    el("span", { class: "emoji", text: name }),
    el("span", { class: "count", text: String(one.count) }),
  );
}

function reactions(message, page) {
  const list = message.reactions ?? [];
  if (list.length === 0) return null;
  return el("div", { class: "reactions" }, ...list.map((one) => reaction(one, message, page)));
}

function hand(message, page, kind) {
  return el("button", { type: "button", class: kind, "aria-label": `React with ${HAND}`, title: `React with ${HAND}`, "data-key": kind, text: HAND, on: { click: () => page.react(message, HAND) } });
}

function toolbar(message, page) {
  const more = el("span", { class: "more", hidden: true });
  const small = (text, label, click) => el("button", { type: "button", "aria-label": label, title: label, text, on: { click } });
  for (const emoji of QUICK) more.append(small(emoji, `React with ${emoji}`, () => page.react(message, emoji)));
  more.append(small("✋⚡", `Super reaction ${HAND}`, () => page.react(message, HAND, true)));
  more.append(small("🗑", "Delete message", () => page.erase(message)));
  const offered = page.world.current.commands.filter((one) => one.type === OF_MESSAGE || (one.type === OF_PERSON && !message.author.bot));
  for (const one of offered) more.append(small(one.name, `Apps: ${one.name}`, () => page.choose(one, message)));
  const unfold = small("⋯", "More reactions and deleting", () => {
    more.hidden = !more.hidden;
    unfold.setAttribute("aria-expanded", String(!more.hidden));
  });
  unfold.setAttribute("aria-expanded", "false");
  return el("div", { class: "toolbar", "data-keep": true, role: "toolbar", "aria-label": "Message" }, hand(message, page, "quick"), more, unfold);
}

function privateLine(message, page) {
  const dismiss = el("button", { type: "button", class: "as-link", "data-key": "dismiss", text: "Dismiss message", on: { click: () => page.dismiss(message) } });
  const late = message.expired ? " · too old to be answered" : "";
  return el("p", { class: "private-line" }, `👁 Only you can see this${late} · `, dismiss);
}

function body(message, page) {
  const parts = [];
  if (message.type === THREAD_CREATED) parts.push(el("p", { class: "system", text: `started a thread: ${message.content}` }));
  else if (((message.flags ?? 0) & LOADING) !== 0) parts.push(el("p", { class: "thinking", text: `${message.author.username} is thinking…` }));
  else if (message.content) parts.push(markdown(message.content, page.names));
  if (message.edited_timestamp && message.content) {
    const last = parts.at(-1).lastElementChild;
    (last?.tagName === "P" ? last : parts.at(-1)).append(el("span", { class: "edited", text: "(edited)" }));
  }
  // V2 messages show their files through components only.
  const files = (message.components ?? []).some((one) => one.type > 8) ? [] : (message.attachments ?? []);
  for (const file of files) parts.push(isPicture(file) ? picture(file, file.description ?? "", { spoiler: file.filename.startsWith("SPOILER_") }) : fileLink(file));
  for (const one of message.embeds ?? []) parts.push(embed(one, page.names));
  parts.push(...components(message, page));
  if (message.thread) {
    const go = () => page.names.openChannel(message.thread.id);
    parts.push(el("button", { type: "button", class: "thread-card", "data-key": `thread/${message.thread.id}`, on: { click: go } }, el("strong", { text: message.thread.name }), el("span", { text: "Open thread ›" })));
  }
  return parts;
}

function origin(message, page) {
  const used = message.interaction;
  if (used?.name && used.user) return el("p", { class: "origin" }, el("strong", { text: page.world.nameOf(used.user.id) ?? used.user.username }), " used ", el("span", { class: "mention command", text: `/${used.name}` }));
  const before = message.referenced_message;
  if (before) return el("p", { class: "origin" }, "↰ ", el("strong", { text: page.world.nameOf(before.author.id) ?? before.author.username }), ` ${spoken(before.content ?? "", page.names).slice(0, 80)}`);
  return null;
}

function notice(message, page) {
  return el("li", { class: "message private notice", tabindex: "-1", "data-id": message.id }, el("div", { class: "words" }, el("p", { class: "failed", text: message.content }), privateLine(message, page)));
}

/**
 * The list item for a message.
 * @param {object} message Discord's JSON, or a notice of the page itself
 * @param {object} page what can be done from here, and names
 * @param {boolean} compact true if the line above is by the same author, so name and avatar are left out
 */
export function messageNode(message, page, compact) {
  if (message.local) return notice(message, page);
  const author = message.author;
  const name = page.world.nameOf(author.id) ?? author.global_name ?? author.username;
  const tint = page.world.colourOf(author.id);
  const time = el("time", { class: "when", datetime: message.timestamp, title: new Date(message.timestamp).toLocaleString("en-GB"), text: timeOfDay(message.timestamp) });
  const label = el("span", { class: "author", text: name, style: tint ? { color: tint } : {} });
  const head = el("header", { class: compact ? "unseen" : "head" }, label, author.bot ? el("span", { class: "tag", text: "APP" }) : null, time);
  const mine = isPrivate(message);
  const handed = (message.reactions ?? []).some((one) => isHand(one.emoji));
  const mentioned = (message.mentions ?? []).some((one) => one.id === page.world.current.id);
  const marks = ["message", compact ? "compact" : "", mine ? "private" : "", mentioned ? "mentioned" : ""];
  return el(
    "li",
    { class: marks.filter(Boolean).join(" "), tabindex: "-1", "data-id": message.id, "data-key": message.id, "data-author": author.id },
    el("div", { class: "side" }, compact ? null : avatar(name, tint)),
    el(
      "div",
      { class: "words" },
      compact ? null : origin(message, page),
      head,
      ...body(message, page),
      el("div", { class: "under" }, reactions(message, page), handed && !mine ? hand(message, page, "slap") : null),
      mine ? privateLine(message, page) : null,
    ),
    mine ? null : toolbar(message, page),
  );
}
