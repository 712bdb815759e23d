// The message list: keeps nodes of unchanged messages, so that focus, open menus and the reading place survive.

import { byId, el } from "./dom.js";
import { isPrivate, messageNode } from "./message.js";
import { morph } from "./morph.js";

const TOGETHER_MS = 7 * 60 * 1000;
const NEAR_END_PX = 80;

function follows(before, message) {
  if (before === undefined || message.local || before.local) return false;
  const near = Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_MS;
  const plain = !message.interaction && !message.referenced_message && (message.type ?? 0) === 0;
  return near && plain && before.author.id === message.author.id && isPrivate(before) === isPrivate(message);
}

// Made once: each message is asked for its day at each draw, and a formatter takes longer to make than to use.
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const dayOf = (message) => DAY.format(new Date(message.timestamp));

/** Draws the messages of one channel into the page and keeps the reading place. */
export class MessageList {
  #page;
  #list = byId("messages");
  #scroll = byId("scroll");
  #newer = byId("newer");
  #drawn = new Map();
  #blank = el("li");
  #place = "";
  #stay = true;
  #top = 0;

  constructor(page) {
    this.#page = page;
    this.#newer.addEventListener("click", () => this.toEnd());
    this.#scroll.addEventListener("scroll", () => this.#scrolled());
    this.#list.addEventListener("keydown", (event) => this.#keys(event));
    // Pictures grow after they are drawn, and the window changes; who reads at the end stays at the end.
    const sizes = new ResizeObserver(() => this.#stay && this.toEnd());
    sizes.observe(this.#scroll);
    sizes.observe(this.#list);
  }

  // Only a person scrolls back. That the end has moved away by itself does not mean that somebody left it.
  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroll;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) {
      this.#stay = true;
      this.#newer.hidden = true;
    } else if (scrollTop < this.#top) this.#stay = false;
    this.#top = scrollTop;
  }

  /** Goes to the newest message. */
  toEnd() {
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
    this.#stay = true;
    this.#newer.hidden = true;
  }

  /**
   * Brings the list up to date.
   * @param {object[]} messages oldest first
   * @param {{place: string, named: string, empty: string}} where `place`: whose eyes and which channel, a new place starts at
   *   its end; `named`: the channel names that messages may mention; `empty`: the nodes to show when there is nothing
   */
  draw(messages, { place, named, empty }) {
    const focus = this.#focus();
    const moved = place !== this.#place;
    if (moved) {
      this.#drawn.clear();
      this.#list.replaceChildren();
      this.#place = place;
    }
    const stay = moved || this.#stay;
    const newest = [...this.#drawn.keys()].at(-1);
    const next = new Map();
    const nodes = [];
    messages.forEach((message, index) => {
      const before = messages[index - 1];
      const newDay = !message.local && (before === undefined || (!before.local && dayOf(before) !== dayOf(message)));
      const compact = !newDay && follows(before, message);
      const old = this.#drawn.get(message.id);
      const same = old !== undefined && old.message === message && old.compact === compact && old.newDay === newDay && old.named === named;
      const entry = same ? old : this.#made({ message, compact, newDay, named }, old);
      next.set(message.id, entry);
      nodes.push(...entry.nodes);
    });
    if (nodes.length === 0) nodes.push((this.#blank = morph(this.#blank, el("li", { class: "empty" }, ...empty))));
    this.#drawn = next;
    this.#reconcile(nodes);
    this.#refocus(focus);
    if (stay) this.toEnd();
    else if ([...next.keys()].at(-1) !== newest) this.#newer.hidden = false;
  }

  #made(entry, old) {
    const fresh = messageNode(entry.message, this.#page, entry.compact);
    const node = old === undefined ? fresh : morph(old.node, fresh);
    const nodes = entry.newDay ? [el("li", { class: "day" }, el("span", { text: dayOf(entry.message) })), node] : [node];
    return { ...entry, node, nodes };
  }

  #reconcile(nodes) {
    const wanted = new Set(nodes);
    for (const old of [...this.#list.children]) if (!wanted.has(old)) old.remove();
    nodes.forEach((node, index) => {
      const there = this.#list.children[index];
      if (there !== node) this.#list.insertBefore(node, there ?? null);
    });
  }

  #focus() {
    const active = document.activeElement;
    const holder = this.#list.contains(active) ? active.closest("li") : null;
    if (holder === null) return null;
    return { id: holder.dataset.id, key: active.dataset.key ?? null, node: active };
  }

  #refocus(focus) {
    if (focus === null || focus.node.isConnected) return;
    const holder = this.#drawn.get(focus.id)?.node;
    const place = focus.key === null ? null : holder?.querySelector(`[data-key="${CSS.escape(focus.key)}"]`);
    (place ?? holder ?? this.#scroll)?.focus({ preventScroll: true });
  }

  #keys(event) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    if (event.defaultPrevented || event.target.closest(".listbox")) return;
    const rows = [...this.#list.querySelectorAll(".message")];
    const here = rows.indexOf(event.target.closest(".message"));
    rows[here + (event.key === "ArrowUp" ? -1 : 1)]?.focus();
    event.preventDefault();
  }

  /** Puts the focus on the newest message, or on what stands in its place. */
  focusNewest() {
    ([...this.#list.querySelectorAll(".message")].at(-1) ?? this.#list.querySelector("button") ?? this.#scroll).focus();
  }
}
