// The line at the foot of the page: plain text is said, "/" finds a command and turns into its form.

import { byId, el, toast } from "./dom.js";
import { flatten, matching } from "./commands.js";
import { optionField } from "./field.js";
import { SuggestionBox } from "./suggest.js";

const LONGEST = 2000;
/** With more optional options than this they are folded away: nobody has to scroll past them to send a command. */
const FEW = 4;

/** The composer. `page` gives `say`, `slash`, `complete` and `world`. */
export class Composer {
  #page;
  #root = byId("composer");
  #input;
  #box;
  #list = [];
  #waiting = false;

  constructor(page) {
    this.#page = page;
    this.#input = el("textarea", { id: "say", rows: "1", maxlength: String(LONGEST), "aria-label": "Message", autocomplete: "off", spellcheck: "false" });
    this.#box = new SuggestionBox(this.#input, (entry) => this.#choose(entry.item));
    this.#input.addEventListener("input", () => this.#typed());
    this.#input.addEventListener("blur", () => this.#box.close());
    this.#input.addEventListener("focus", () => this.#typed());
    this.#input.addEventListener("keydown", (event) => this.#keys(event));
    // The skip link leads here, whatever stands here now.
    this.#root.addEventListener("focus", () => this.#root.querySelector("textarea, input, select, button")?.focus());
    this.#speak();
  }

  /** Takes over which commands exist and for whom one speaks. */
  update(commands, who, where) {
    this.#list = flatten(commands);
    if (this.#waiting && this.#list.length > 0) this.#send(this.#input.value.trim());
    if (this.#input.value === "/" && document.activeElement === this.#input && !this.#box.open) this.#suggest();
    this.#input.placeholder = `As ${who} · type / for commands`;
    this.#input.setAttribute("aria-label", `Message ${where} as ${who}`);
  }

  /** Leaves a half-filled command, because seat or channel changed. */
  reset() {
    this.#speak();
  }

  /** Puts the focus on the message line and starts a command. */
  startCommand() {
    this.#speak();
    this.#input.focus();
    this.#input.value = "/";
    this.#typed();
  }

  #speak() {
    this.#box.close();
    const send = el("button", { type: "submit", class: "button style-1 send", "aria-label": "Send", text: "➤" });
    const form = el("form", { class: "line" }, el("div", { class: "suggesting up" }, this.#box.node, this.#input), send);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#say();
    });
    this.#root.replaceChildren(form);
  }

  #typed() {
    this.#waiting = false;
    this.#input.style.height = "auto";
    this.#input.style.height = `${this.#input.scrollHeight}px`;
    const text = this.#input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.#box.close();
    // The bot may have synced its commands since the page was loaded.
    if (text === "/") this.#page.look();
    return this.#suggest();
  }

  #suggest() {
    const fitting = matching(this.#list, this.#input.value.slice(1));
    this.#box.show(fitting.map((one) => ({ label: `/${one.name}`, text: one.description, item: one })));
  }

  #keys(event) {
    // The suggestions have already taken the key if they are open.
    if (event.key === "Escape" && !event.defaultPrevented) this.#page.toMessages();
    if (event.defaultPrevented || event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    this.#say();
  }

  #say() {
    const text = this.#input.value.trim();
    if (text === "") return;
    if (text.startsWith("/")) {
      this.#send(text);
      return;
    }
    this.#input.value = "";
    this.#typed();
    this.#page.say(text);
  }

  /** A command that was typed out is never said as text: the bot may not have offered its commands yet. */
  #send(text) {
    const typed = text.slice(1).toLowerCase().split(/\s+/).join(" ");
    const command = this.#list.find((one) => one.name === typed);
    this.#waiting = command === undefined && this.#list.length === 0;
    if (command !== undefined) this.#choose(command);
    else if (this.#waiting) this.#page.look();
    if (command === undefined) toast(this.#waiting ? "The bot has not offered its commands yet; yours opens as soon as it has." : `There is no command ${text}.`);
  }

  #choose(command) {
    this.#box.close();
    this.#input.value = "";
    const read = () => Object.fromEntries(fields.map((one) => [one.name, one.value()]).filter(([, value]) => value !== undefined));
    const complete = (option, text) => this.#page.complete(command.name, option, text, read());
    const ordered = [...command.options].sort((a, b) => Number(b.required === true) - Number(a.required === true));
    const fields = ordered.map((option) => optionField(option, this.#page.world, complete));
    const wanted = fields.filter((one) => one.required);
    const rest = fields.filter((one) => !one.required);
    const grid = (shown) => el("div", { class: "option-fields" }, ...shown.map((one) => one.node));
    const folded = rest.length > FEW;
    const more = folded ? el("details", { class: "more-options" }, el("summary", { text: `${rest.length} more options: leave them as they are, or choose` }), grid(rest)) : null;
    const shown = folded ? wanted : fields;
    const send = el("button", { type: "submit", class: "button style-1", text: "Send" });
    const leave = () => {
      this.#speak();
      this.#input.focus();
    };
    const form = el(
      "form",
      { class: "command", "aria-label": `Command /${command.name}` },
      el("header", {}, el("strong", { text: `/${command.name}` }), el("span", { class: "option-text", text: command.description })),
      shown.length > 0 ? grid(shown) : null,
      more,
      el("footer", {}, el("button", { type: "button", class: "button style-2", text: "Cancel", on: { click: leave } }), send),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const options = read();
      leave();
      this.#page.slash(command.name, options);
    });
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !event.defaultPrevented) leave();
    });
    this.#root.replaceChildren(form);
    if (shown.length > 0) shown[0].focus();
    else send.focus();
  }
}
