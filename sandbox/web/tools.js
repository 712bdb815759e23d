// The tools menu: the sandbox clock, a slap from every seat, closed direct messages, languages, the transcript.

import { turnClock } from "./api.js";
import { speed } from "./clock.js";
import { byId, el } from "./dom.js";

const SPEEDS = [[0, "Pause"], [1, "1×"], [4, "4×"]];
const LOCALES = "en-US en-GB ar bg cs da de el es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi zh-CN zh-TW".split(" ");
const named = (locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale);
const STEPS = [[10_000, "+10 s"], [60_000, "+1 min"], [3_600_000, "+1 h"]];

/** The tools menu. `page` gives `world`, `slapFromAll`, `takeDirect`, `speak` and `attempt`. */
export class Tools {
  #page;
  #panel = byId("tools");
  #button = byId("tools-button");
  #drawn = "";

  constructor(page) {
    this.#page = page;
    this.#button.addEventListener("click", () => this.#fold(this.#panel.hidden));
    this.#panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#fold(false, true);
    });
    document.addEventListener("pointerdown", (event) => {
      if (!this.#panel.hidden && !this.#panel.contains(event.target) && event.target !== this.#button) this.#fold(false);
    });
  }

  #fold(open, refocus = false) {
    this.#panel.hidden = !open;
    this.#button.setAttribute("aria-expanded", String(open));
    if (open) this.draw();
    if (refocus) this.#button.focus();
  }

  /** Brings the open menu up to date. */
  draw() {
    const { id, dmOpen, locale, guildLocale } = this.#page.world.current;
    const state = `${id} ${dmOpen} ${speed()} ${locale} ${guildLocale}`;
    if (this.#panel.hidden || state === this.#drawn) return;
    this.#drawn = state;
    const key = this.#panel.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    const { world, attempt } = this.#page;
    const view = world.current;
    const turn = (change) => attempt(() => turnClock(change));
    const press = (name, label, click, more = {}) => el("button", { type: "button", class: "button style-2", "data-key": name, text: label, on: { click }, ...more });
    const takes = el("input", { type: "checkbox", id: "takes-direct", "data-key": "direct" });
    takes.checked = view.dmOpen;
    takes.addEventListener("change", () => this.#page.takeDirect(takes.checked));
    const language = (name, label, chosen, guild) => {
      const box = el("select", { id: name, "data-key": name }, ...LOCALES.map((value) => el("option", { value, text: named(value), selected: value === chosen })));
      box.addEventListener("change", () => this.#page.speak(box.value, guild));
      return el("label", { class: "check", for: name }, box, label);
    };
    this.#panel.replaceChildren(
      el("h2", { text: "Clock" }),
      el("div", { class: "row", role: "group", "aria-label": "Speed of the clock" }, ...SPEEDS.map(([rate, label]) => press(`rate-${rate}`, label, () => turn({ rate }), { "aria-pressed": String(speed() === rate) }))),
      el("div", { class: "row", role: "group", "aria-label": "Advance the clock" }, ...STEPS.map(([advance, label]) => press(`advance-${advance}`, label, () => turn({ advance })))),
      el("h2", { text: "Slapping" }),
      el("div", { class: "row" }, press("slap-all", "Slap from all seats", () => this.#page.slapFromAll())),
      el("h2", { text: "Direct messages" }),
      el("label", { class: "check", for: "takes-direct" }, takes, `${view.seat.name} takes direct messages`),
      el("h2", { text: "Languages" }),
      language("my-locale", `of ${view.seat.name}'s Discord`, locale, false),
      language("guild-locale", "of the server", guildLocale, true),
      el("h2", { text: "What happened" }),
      el("p", { class: "links" }, el("a", { href: "/_log", target: "_blank", text: "Transcript" }), el("a", { href: "/_violations", target: "_blank", text: "Violations" })),
      el("p", { class: "subtext" }, el("kbd", { text: "s" }), " slaps the newest ✋ · ", el("kbd", { text: "Alt+1" }), " to ", el("kbd", { text: "6" }), " changes the seat · ", el("kbd", { text: "/" }), " starts a command"),
    );
    if (key) this.#panel.querySelector(`[data-key="${key}"]`)?.focus();
  }
}
