// Message components: rows of buttons and menus, and the Components V2 layout blocks.

import { el, emojiNode } from "./dom.js";
import { inline, markdown } from "./markdown.js";
import { fileLink, picture } from "./picture.js";
import { isSelect, selectMenu } from "./select.js";

const ROW = 1;
const BUTTON = 2;
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;
const LINK_STYLE = 5;

/** A colour number of Discord as CSS. */
export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

function button(component, message, page) {
  const inside = [
    component.emoji ? emojiNode(component.emoji) : null,
    component.label ? el("span", { text: component.label }) : null,
  ];
  const look = `button style-${component.style}`;
  if (component.style === LINK_STYLE) {
    const href = /^https?:\/\//.test(component.url) ? component.url : null;
    return el("a", { class: look, href, target: "_blank", rel: "noopener noreferrer" }, ...inside, el("span", { "aria-hidden": "true", text: "↗" }));
  }
  const node = el("button", { type: "button", class: look, disabled: component.disabled || message.expired, "data-key": component.custom_id }, ...inside);
  if (!component.label) node.setAttribute("aria-label", component.emoji?.name ?? "Button");
  node.addEventListener("click", async () => {
    // Pressed twice before the answer is pressed twice at Discord too; only the look changes.
    node.classList.add("waiting");
    await page.press(message, component.custom_id);
    node.classList.remove("waiting");
  });
  return node;
}

function interactive(component, message, page) {
  if (component.type === BUTTON) return button(component, message, page);
  const { node } = selectMenu(component, page.world, {
    key: `${page.world.current.id}/${message.id}/${component.custom_id}`,
    disabled: component.disabled || message.expired,
    send: (values) => page.select(message, component.custom_id, values),
  });
  return node;
}

const row = (component, message, page) => el("div", { class: "row" }, ...component.components.map((one) => interactive(one, message, page)));

function section(component, message, page) {
  const words = el("div", { class: "section-text" }, ...component.components.map((one) => block(one, message, page)));
  return el("div", { class: "section" }, words, component.accessory ? block(component.accessory, message, page) : null);
}

function gallery(component) {
  const items = component.items.map((one) => picture(one.media, one.description ?? "", { spoiler: one.spoiler }));
  return el("div", { class: `gallery count-${Math.min(items.length, 4)}` }, ...items);
}

function container(component, message, page) {
  const node = el("div", { class: "container" }, ...component.components.map((one) => block(one, message, page)));
  if (typeof component.accent_color === "number") node.style.setProperty("--accent", colour(component.accent_color));
  if (component.spoiler) {
    node.classList.add("veiled");
    node.addEventListener("click", () => node.classList.remove("veiled"));
  }
  return node;
}

function block(component, message, page) {
  switch (component.type) {
    case ROW:
      return row(component, message, page);
    case SECTION:
      return section(component, message, page);
    case TEXT:
      return markdown(component.content, page.names);
    case THUMBNAIL:
      return picture(component.media, component.description ?? "", { kind: "thumbnail", spoiler: component.spoiler });
    case GALLERY:
      return gallery(component);
    case FILE:
      return fileLink({ ...component.file, filename: component.name ?? component.file.url.split("/").at(-1), size: component.size });
    case SEPARATOR:
      return el("hr", { class: `separator spacing-${component.spacing ?? 1}`, "data-line": component.divider === false ? "no" : "yes" });
    case CONTAINER:
      return container(component, message, page);
    default:
      if (component.type === BUTTON || isSelect(component.type)) return interactive(component, message, page);
      return el("p", { class: "subtext", text: `(a component of type ${component.type}, which this page does not show)` });
  }
}

/** All components of a message, one node each. */
export const components = (message, page) => (message.components ?? []).map((one) => block(one, message, page));

/** One embed. */
export function embed(data, names) {
  const title = data.title ? el("div", { class: "embed-title" }, inline(data.title, names)) : null;
  const fields = (data.fields ?? []).map((one) =>
    el("div", { class: one.inline ? "field inline" : "field" }, el("div", { class: "field-name" }, inline(one.name, names)), markdown(one.value, names)),
  );
  const node = el(
    "article",
    { class: "embed" },
    el(
      "div",
      { class: "embed-words" },
      data.author ? el("div", { class: "embed-author", text: data.author.name }) : null,
      title,
      data.description ? markdown(data.description, names) : null,
      fields.length > 0 ? el("div", { class: "fields" }, ...fields) : null,
    ),
    data.thumbnail ? picture(data.thumbnail, data.thumbnail.description ?? "", { kind: "thumbnail" }) : null,
    data.image ? picture(data.image, data.image.description ?? "") : null,
    data.footer ? el("div", { class: "embed-footer", text: data.footer.text }) : null,
  );
  if (typeof data.color === "number") node.style.setProperty("--accent", colour(data.color));
  return node;
}
