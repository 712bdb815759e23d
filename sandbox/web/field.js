// One option of a slash command as a form field.

import { el } from "./dom.js";
import { SuggestionBox } from "./suggest.js";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

function fixedChoices(option, world) {
  if (option.choices?.length > 0) return option.choices;
  const people = () => [...world.views.map((one) => ({ name: one.seat.name, value: one.id })), { name: world.nameOf(world.bot.id), value: world.bot.id }];
  const roles = () => (world.guild?.roles ?? []).map((one) => ({ name: `@${one.name}`, value: one.id }));
  switch (option.type) {
    case BOOLEAN:
      return [{ name: "yes", value: true }, { name: "no", value: false }];
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    case CHANNEL:
      return world.current.channels.filter((one) => one.type !== 1).map((one) => ({ name: `#${one.name}`, value: one.id }));
    default:
      return null;
  }
}

function chooser(option, choices, shared) {
  const node = el("select", { ...shared, required: option.required }, el("option", { value: "", text: option.required ? "choose" : "–" }));
  choices.forEach((one, index) => node.append(el("option", { value: String(index), text: one.name })));
  return { node, focus: () => node.focus(), value: () => (node.value === "" ? undefined : choices[Number(node.value)].value) };
}

function writer(option, shared, complete) {
  const numeric = option.type === INTEGER || option.type === NUMBER;
  // A field with suggestions shows names, so it is a text field even for numbers.
  const kind = numeric && !option.autocomplete ? { type: "number", step: option.type === INTEGER ? "1" : "any", min: option.min_value, max: option.max_value } : { type: "text", minlength: option.min_length, maxlength: option.max_length };
  const input = el("input", { ...shared, ...kind, required: option.required, autocomplete: "off" });
  let taken = null;
  const typed = () => (numeric && input.value !== "" && !Number.isNaN(Number(input.value)) ? Number(input.value) : input.value);
  const value = () => {
    if (input.value === "") return undefined;
    return taken !== null && taken.name === input.value ? taken.value : typed();
  };
  if (!option.autocomplete) return { node: input, focus: () => input.focus(), value };

  const box = new SuggestionBox(input, (choice) => {
    taken = choice.item;
    input.value = choice.item.name;
    box.close();
  });
  let asked = 0;
  const ask = async () => {
    asked += 1;
    const mine = asked;
    const choices = await complete(option.name, input.value);
    // An older question may be answered later than a newer one.
    if (mine !== asked || document.activeElement !== input) return;
    box.show(choices.map((item) => ({ label: item.name, text: "", item })));
  };
  input.addEventListener("input", ask);
  input.addEventListener("focus", ask);
  input.addEventListener("blur", () => box.close());
  return { node: el("div", { class: "suggesting" }, input, box.node), focus: () => input.focus(), value };
}

/**
 * A field for one option.
 * @param {object} option as synced
 * @param {object} world
 * @param {(name: string, text: string) => Promise<{name: string, value: unknown}[]>} complete asks the bot for suggestions
 * @returns {{name: string, required: boolean, node: HTMLElement, focus: () => void, value: () => unknown}} `value` gives undefined when left out
 */
export function optionField(option, world, complete) {
  const id = `option-${option.name}`;
  const shared = { id, name: option.name, "aria-describedby": `${id}-text` };
  const choices = fixedChoices(option, world);
  const made = choices === null ? writer(option, shared, complete) : chooser(option, choices, shared);
  const node = el(
    "div",
    { class: "option-field" },
    el("label", { for: id }, option.name, option.required ? el("span", { class: "required", "aria-hidden": "true", text: " *" }) : null),
    made.node,
    el("p", { id: `${id}-text`, class: "subtext", text: option.description ?? "" }),
  );
  return { name: option.name, required: option.required === true, node, focus: made.focus, value: made.value };
}
