// Select menus: a button that unfolds a list of options. The browser's own select cannot take several values well, and sends
// a choice with every arrow key.

import { arrowFocus, el, emojiNode } from "./dom.js";

// What has been ticked but not sent yet, by seat, message and custom_id: messages are redrawn while somebody is choosing.
const drafts = new Map();

const USERS = 5;
const ROLES = 6;
const MENTIONABLES = 7;
const CHANNELS = 8;

function entityOptions(component, world) {
  const people = [...world.views.map((one) => ({ label: one.seat.name, value: one.id })), { label: world.nameOf(world.bot.id), value: world.bot.id }];
  const roles = (world.guild?.roles ?? []).map((one) => ({ label: `@${one.name}`, value: one.id }));
  const types = component.channel_types ?? [];
  const channels = world.current.channels
    .filter((one) => one.type !== 1 && (types.length === 0 || types.includes(one.type)))
    .map((one) => ({ label: `#${one.name}`, value: one.id }));
  return { [USERS]: people, [ROLES]: roles, [MENTIONABLES]: [...people, ...roles], [CHANNELS]: channels }[component.type];
}

function optionsOf(component, world) {
  const preset = new Set((component.default_values ?? []).map((one) => one.id));
  const options = component.options ?? entityOptions(component, world);
  return options.map((one) => ({ ...one, default: one.default === true || preset.has(one.value) }));
}

/** True if this component type is a select menu of any kind. */
export const isSelect = (type) => type === 3 || (type >= USERS && type <= CHANNELS);

/**
 * A select menu.
 * @param {object} component as Discord sends it
 * @param {object} world names for user, role and channel menus
 * @param {{key: string, disabled?: boolean, label?: string, send?: (values: string[]) => void}} how `send` is called with the
 *   choice; without it (in a modal) the choice waits to be read with `values`
 * @returns {{node: HTMLElement, values: () => string[], complete: () => boolean}} `complete` tells whether enough is chosen
 */
export function selectMenu(component, world, { key, disabled = false, label = "", send = null }) {
  const options = optionsOf(component, world);
  const least = component.min_values ?? 1;
  const most = Math.min(component.max_values ?? 1, options.length);
  const several = most > 1 || least === 0;
  const draft = drafts.get(key) ?? { open: false, chosen: new Set(options.filter((one) => one.default).map((one) => one.value)) };
  const values = () => options.filter((one) => draft.chosen.has(one.value)).map((one) => one.value);
  const name = label || component.placeholder || "Choose";

  const face = el("button", { type: "button", class: "select-face", "aria-haspopup": "listbox", "data-key": component.custom_id, disabled });
  const items = options.map((option, index) =>
    el(
      "li",
      { class: "option", role: "option", tabindex: "-1", "data-key": `${component.custom_id}/${index}`, "data-value": option.value, on: { click: () => choose(option) } },
      option.emoji ? emojiNode(option.emoji) : null,
      el("span", { class: "option-label", text: option.label }),
      option.description ? el("span", { class: "option-text", text: option.description }) : null,
    ),
  );
  const box = el("ul", { class: "listbox", role: "listbox", "aria-label": name, "aria-multiselectable": several ? "true" : null }, ...items);
  const confirm = el("button", { type: "button", class: "button style-1", "data-key": `${component.custom_id}/send`, on: { click: commit } });
  const panel = el("div", { class: "select-panel" }, box, several && send !== null ? confirm : null);
  const node = el("div", { class: "select", "data-whole": true }, face, panel);

  function choose(option) {
    if (!several) draft.chosen = new Set([option.value]);
    else if (draft.chosen.has(option.value)) draft.chosen.delete(option.value);
    else if (draft.chosen.size < most) draft.chosen.add(option.value);
    if (several) return paint();
    draft.open = false;
    paint();
    face.focus();
    if (send !== null) commit();
    return undefined;
  }

  function commit() {
    drafts.delete(key);
    draft.open = false;
    paint();
    face.focus();
    send(values());
  }

  function fold(open) {
    draft.open = open;
    if (open) drafts.set(key, draft);
    else drafts.delete(key);
    paint();
    if (open) (items.find((item) => item.getAttribute("aria-selected") === "true") ?? items[0])?.focus();
    else face.focus();
  }

  function paint() {
    const labels = options.filter((one) => draft.chosen.has(one.value)).map((one) => one.label);
    const shown = labels.length > 0 ? labels.join(", ") : component.placeholder || "Choose";
    face.replaceChildren(el("span", { class: labels.length > 0 ? "" : "hint", text: shown }), el("span", { "aria-hidden": "true", text: draft.open ? "▴" : "▾" }));
    face.setAttribute("aria-label", `${name}: ${labels.join(", ") || "nothing chosen"}`);
    face.setAttribute("aria-expanded", String(draft.open));
    panel.hidden = !draft.open;
    const full = draft.chosen.size >= most;
    items.forEach((item, index) => {
      const on = draft.chosen.has(options[index].value);
      item.setAttribute("aria-selected", String(on));
      item.setAttribute("aria-disabled", String(several && full && !on));
    });
    confirm.textContent = `Choose (${draft.chosen.size} of ${least === most ? most : `${least} to ${most}`})`;
    confirm.disabled = draft.chosen.size < least;
  }

  face.addEventListener("click", () => fold(!draft.open));
  face.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    fold(true);
  });
  box.addEventListener("keydown", (event) => {
    if (arrowFocus(event, items)) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const option = options[items.indexOf(document.activeElement)];
      if (option !== undefined) choose(option);
    }
  });
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // A modal around the menu would close as well.
    event.preventDefault();
    event.stopPropagation();
    fold(false);
  });
  paint();
  const complete = () => draft.chosen.size >= (component.required === false ? 0 : least);
  return { node, values, complete };
}
