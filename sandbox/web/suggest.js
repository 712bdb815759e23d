// A list of suggestions under or over a text field, steered from the field by the keyboard (a WAI-ARIA combobox).

import { el } from "./dom.js";

let count = 0;

/** Suggestions for one input. Close it when the input loses the focus. */
export class SuggestionBox {
  #input;
  #onTake;
  #entries = [];
  #at = 0;

  /**
   * @param {HTMLInputElement|HTMLTextAreaElement} input
   * @param {(entry: {label: string, text: string, item: unknown}) => void} onTake called with the chosen entry
   */
  constructor(input, onTake) {
    count += 1;
    this.#input = input;
    this.#onTake = onTake;
    this.node = el("ul", { id: `suggestions-${count}`, class: "suggestions", role: "listbox", "aria-label": "Suggestions" });
    this.node.hidden = true;
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-expanded", "false"], ["aria-controls", this.node.id]]) input.setAttribute(name, value);
    // A press must not take the focus away before the click arrives.
    this.node.addEventListener("pointerdown", (event) => event.preventDefault());
    input.addEventListener("keydown", (event) => this.#keys(event));
  }

  get open() {
    return !this.node.hidden;
  }

  /** Shows these entries, the first one marked; none closes the list. */
  show(entries) {
    if (entries.length === 0) return this.close();
    this.#entries = entries;
    this.#at = 0;
    this.node.replaceChildren(
      ...entries.map((entry, index) =>
        el(
          "li",
          { id: `${this.node.id}-${index}`, role: "option", on: { click: () => this.#onTake(entry) } },
          el("span", { class: "option-label", text: entry.label }),
          entry.text ? el("span", { class: "option-text", text: entry.text }) : null,
        ),
      ),
    );
    this.node.hidden = false;
    this.#input.setAttribute("aria-expanded", "true");
    this.#mark();
    return undefined;
  }

  close() {
    this.node.hidden = true;
    this.#input.setAttribute("aria-expanded", "false");
    this.#input.removeAttribute("aria-activedescendant");
  }

  #mark() {
    [...this.node.children].forEach((item, index) => item.setAttribute("aria-selected", String(index === this.#at)));
    const item = this.node.children[this.#at];
    this.#input.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  }

  #keys(event) {
    if (!this.open) return;
    const last = this.#entries.length - 1;
    if (event.key === "ArrowDown") this.#at = this.#at === last ? 0 : this.#at + 1;
    else if (event.key === "ArrowUp") this.#at = this.#at === 0 ? last : this.#at - 1;
    else if (event.key === "Escape") this.close();
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && this.#input.value !== "")) this.#onTake(this.#entries[this.#at]);
    else return; // Tab leaves an empty field empty.
    event.preventDefault();
    event.stopPropagation();
    if (this.open) this.#mark();
  }
}
