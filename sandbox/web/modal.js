// Modals: the forms a bot opens after a press or a command.

import { Refused } from "./api.js";
import { el } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { isSelect, selectMenu } from "./select.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;
const FAILED = "The application did not respond.";

let shown = null;
const opened = new Set();

/** True while a modal is open. */
export const modalOpen = () => shown?.open === true;

function textInput(component, id) {
  const shared = {
    id,
    "data-key": component.custom_id,
    placeholder: component.placeholder,
    minlength: component.min_length,
    maxlength: component.max_length ?? 4000,
    required: component.required ?? true,
  };
  const node = component.style === PARAGRAPH ? el("textarea", { ...shared, rows: "4" }) : el("input", { ...shared, type: "text", autocomplete: "off" });
  node.value = component.value ?? "";
  return { node, values: () => node.value };
}

/** Radio buttons or checkboxes, one line each; a radio group is one stop of the Tab key, as the browser has it. */
function group(component, id, label) {
  const radio = component.type === RADIO_GROUP;
  const boxes = component.options.map((one, index) =>
    el("input", { type: radio ? "radio" : "checkbox", name: id, id: `${id}-${index}`, value: one.value, checked: one.default === true }),
  );
  const lines = component.options.map((one, index) =>
    el("label", { class: "choice", for: boxes[index].id }, boxes[index], el("span", {}, one.label, one.description ? el("span", { class: "option-text", text: one.description }) : null)),
  );
  const node = el("div", { id, role: radio ? "radiogroup" : "group", "aria-label": label }, ...lines);
  const values = () => boxes.filter((one) => one.checked).map((one) => one.value);
  const required = component.required ?? true;
  const least = radio ? 1 : (component.min_values ?? 1);
  return { node, values, complete: () => !required || values().length >= least };
}

function checkbox(component, id) {
  const node = el("input", { id, type: "checkbox", checked: component.default === true });
  return { node, values: () => String(node.checked) };
}

function control(component, key, world, label) {
  const id = `field-${component.custom_id}`;
  if (component.type === TEXT_INPUT) return { ...textInput(component, id), id };
  if (component.type === CHECKBOX) return { ...checkbox(component, id), id };
  if (component.type === RADIO_GROUP || component.type === CHECKBOX_GROUP) return group(component, id, label);
  if (isSelect(component.type)) return selectMenu(component, world, { key: `${key}/${component.custom_id}`, label });
  return null;
}

function field(outer, key, world, names, fields) {
  if (outer.type === TEXT) return markdown(outer.content, names);
  if (outer.type !== LABEL && outer.type !== ROW) return null;
  const component = outer.type === LABEL ? outer.component : outer.components[0];
  const label = outer.label ?? component.label ?? component.placeholder ?? "";
  const made = control(component, key, world, label);
  if (made === null) return el("p", { class: "subtext", text: `(a field of type ${component.type}, which this page does not show)` });
  fields[component.custom_id] = { label, values: made.values, complete: made.complete ?? (() => true) };
  const required = component.required ?? true;
  return el(
    "div",
    { class: "modal-field" },
    el(made.id ? "label" : "p", { for: made.id ?? null, class: "field-name" }, label, required ? el("span", { class: "required", "aria-hidden": "true", text: " *" }) : null),
    outer.description ? el("p", { class: "subtext" }, inline(outer.description, names)) : null,
    made.node,
  );
}

/**
 * Opens a modal once; the same interaction announced twice is one modal.
 * @param {string} interaction
 * @param {{title: string, components: object[]}} modal
 * @param {{world: object, names: object}} page
 * @param {(values: object) => Promise<{failed?: boolean}>} send hands the values in; a value is a text or a list of texts
 */
export function openModal(interaction, modal, page, send) {
  if (opened.has(interaction)) return;
  opened.add(interaction);
  shown?.close();
  const fields = {};
  const nodes = modal.components.map((one) => field(one, interaction, page.world, page.names, fields));
  const failure = el("p", { class: "failed", role: "alert" });
  const submit = el("button", { type: "submit", class: "button style-1", text: "Submit" });
  const form = el(
    "form",
    { method: "dialog" },
    el("h2", { id: "modal-title", text: modal.title }),
    ...nodes.filter(Boolean),
    failure,
    el("footer", {}, el("button", { type: "button", class: "button style-2", text: "Cancel", on: { click: () => dialog.close() } }), submit),
  );
  const dialog = el("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const missing = Object.values(fields).find((one) => !one.complete());
    if (missing !== undefined) {
      failure.textContent = `Please choose: ${missing.label}`;
      return;
    }
    submit.disabled = true;
    try {
      const answer = await send(Object.fromEntries(Object.entries(fields).map(([key, one]) => [key, one.values()])));
      if (answer.failed) failure.textContent = FAILED;
      else dialog.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      failure.textContent = error.message;
    } finally {
      submit.disabled = false;
    }
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (shown === dialog) shown = null;
  });
  shown = dialog;
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, .select-face")?.focus();
}
