// Discord's subset of Markdown, turned into DOM nodes. Not a general Markdown parser.

import { el, emojiNode } from "./dom.js";
import { timestamp } from "./clock.js";

/** @typedef {{user: (id: string) => string|null, role: (id: string) => string|null, channel: (id: string) => string|null,
 *   openChannel: (id: string) => void}} Names */

const chip = (text, kind) => el("span", { class: `mention ${kind}`, text });

function channelChip(id, names) {
  const name = names.channel(id);
  if (name === null) return chip("#unknown", "channel");
  return el("button", { type: "button", class: "mention channel", "data-key": `channel/${id}`, text: `#${name}`, on: { click: () => names.openChannel(id) } });
}

function anchor(href, content) {
  return el("a", { href, target: "_blank", rel: "noopener noreferrer" }, content);
}

function spoiler(content) {
  const open = () => {
    node.classList.add("open");
    node.removeAttribute("role");
    node.removeAttribute("tabindex");
    node.removeAttribute("aria-label");
    hidden.removeAttribute("aria-hidden");
  };
  const hidden = el("span", { "aria-hidden": "true" }, content);
  const node = el("span", { class: "spoiler", "data-whole": true, role: "button", tabindex: "0", "aria-label": "Spoiler, press to show" }, hidden);
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  });
  return node;
}

// Each rule: where it matches at the reading point, and the node it makes. The order matters: longer marks first.
const RULES = [
  [/\\([^\sa-zA-Z0-9])/y, (m) => document.createTextNode(m[1])],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => el("code", { text: m[2].trim() || m[2] })],
  [/<t:(-?\d{1,15})(?::([tTdDfFR]))?>/y, (m) => timestamp(Number(m[1]), m[2])],
  [/<@!?(\d{1,20})>/y, (m, names) => chip(`@${names.user(m[1]) ?? "unknown"}`, "person")],
  [/<@&(\d{1,20})>/y, (m, names) => chip(`@${names.role(m[1]) ?? "unknown"}`, "person")],
  [/<#(\d{1,20})>/y, (m, names) => channelChip(m[1], names)],
  [/<\/([^:>]{1,100}):\d{1,20}>/y, (m) => chip(`/${m[1]}`, "command")],
  [/<a?:(\w{2,32}):(\d{1,20})>/y, (m) => emojiNode({ name: m[1], id: m[2] })],
  [/@(?:everyone|here)\b/y, (m) => chip(m[0], "person")],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => anchor(m[1], m[1])],
  [/\[([^\]\n]{1,200})\]\((https?:\/\/[^\s)]+)\)/y, (m, names) => anchor(m[2], inline(m[1], names))],
  [/https?:\/\/[^\s<>]*[^\s<>.,:;"')\]*_~|]/y, (m) => anchor(m[0], m[0])],
  [/\|\|([^]+?)\|\|/y, (m, names) => spoiler(inline(m[1], names))],
  [/\*\*\*([^]+?)\*\*\*/y, (m, names) => el("strong", {}, el("em", {}, inline(m[1], names)))],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m, names) => el("strong", {}, inline(m[1], names))],
  [/__([^]+?)__(?!_)/y, (m, names) => el("u", {}, inline(m[1], names))],
  [/\*(?=\S)((?:\*\*[^*]+\*\*|[^*])+?)(?<=\S)\*(?!\*)/y, (m, names) => el("em", {}, inline(m[1], names))],
  [/(?<!\w)_((?:__[^_]+__|[^_])+?)_(?!\w)/y, (m, names) => el("em", {}, inline(m[1], names))],
  [/~~([^]+?)~~/y, (m, names) => el("s", {}, inline(m[1], names))],
];

/**
 * Text within a line or paragraph.
 * @param {string} text
 * @param {Names} names
 * @returns {DocumentFragment}
 */
export function inline(text, names) {
  const out = document.createDocumentFragment();
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const node = ruleAt(text, at, names);
    if (node === null) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain !== "") out.append(plain);
    plain = "";
    out.append(node.made);
    at = node.next;
  }
  if (plain !== "") out.append(plain);
  return out;
}

/**
 * Text as plain words, for what is said aloud: an emoji of the bot's own by its name, without the mark of its version.
 * @param {string} text
 * @param {Names} names
 * @returns {string}
 */
export function spoken(text, names) {
  const said = el("div", {}, inline(text, names));
  for (const image of said.querySelectorAll("img")) {
    image.replaceWith(image.alt.replaceAll(/^:|(_[0-9a-f]{6})?:$/g, "").replaceAll("_", " "));
  }
  return said.textContent;
}

function ruleAt(text, at, names) {
  if (!/[\\`<@[h|*_~]/.test(text[at])) return null;
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const next = pattern.lastIndex;
    return { made: make(match, names), next };
  }
  return null;
}

const BULLET = /^( *)(?:([-*])|(\d{1,3})\.) +(.*)$/;

function list(lines, names) {
  const indent = BULLET.exec(lines[0])[1].length;
  const first = BULLET.exec(lines[0])[3];
  const node = first === undefined ? el("ul") : el("ol", { start: first });
  for (let i = 0; i < lines.length; ) {
    const item = el("li", {}, inline(BULLET.exec(lines[i])[4], names));
    let end = i + 1;
    while (end < lines.length && BULLET.exec(lines[end])[1].length > indent) end += 1;
    if (end > i + 1) item.append(list(lines.slice(i + 1, end), names));
    node.append(item);
    i = end;
  }
  return node;
}

const startsAs = (line) => (BULLET.exec(line)[3] === undefined ? "bullet" : "number");

const takeWhile = (lines, from, test) => {
  let end = from;
  while (end < lines.length && test(lines[end])) end += 1;
  return lines.slice(from, end);
};
const special = (line) => /^(#{1,3} +\S|-# +\S|> |>>> )/.test(line) || BULLET.test(line);

function blocks(text, names, out) {
  const lines = text.split("\n");
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const small = /^-# +(.+)$/.exec(line);
    if (line.startsWith(">>> ")) {
      const quote = el("blockquote");
      blocks([line.slice(4), ...lines.slice(i + 1)].join("\n"), names, quote);
      out.append(quote);
      return;
    }
    if (line.startsWith("> ")) {
      const quoted = takeWhile(lines, i, (one) => one.startsWith("> "));
      const quote = el("blockquote");
      blocks(quoted.map((one) => one.slice(2)).join("\n"), names, quote);
      out.append(quote);
      i += quoted.length;
    } else if (heading !== null) {
      // One level lower than written: the page itself owns the first two.
      out.append(el(`h${heading[1].length + 1}`, { class: `heading size-${heading[1].length}` }, inline(heading[2], names)));
      i += 1;
    } else if (small !== null) {
      out.append(el("p", { class: "subtext" }, inline(small[1], names)));
      i += 1;
    } else if (BULLET.test(line)) {
      const items = takeWhile(lines, i, (one) => BULLET.test(one) && (startsAs(one) === startsAs(line) || /^ /.test(one)));
      out.append(list(items, names));
      i += items.length;
    } else {
      const plain = takeWhile(lines, i, (one) => !special(one));
      const words = plain.join("\n").replace(/^\n+|\n+$/g, "");
      if (words !== "") out.append(el("p", {}, inline(words, names)));
      i += plain.length;
    }
  }
}

/**
 * A whole message text.
 * @param {string} text
 * @param {Names} names
 * @returns {HTMLElement} a `div.markdown`
 */
export function markdown(text, names) {
  const out = el("div", { class: "markdown" });
  // Odd pieces are the insides of code fences.
  text.split(/```([^]*?)```/).forEach((piece, index) => {
    if (index % 2 === 0) blocks(piece, names, out);
    else out.append(el("pre", { tabindex: "0" }, el("code", { text: piece.replace(/^[\w+-]*\n/, "").replace(/\n$/, "") })));
  });
  return out;
}
