// Building DOM nodes without ever parsing markup: whatever a message says stays text.

/**
 * Makes an element.
 * @param {string} tag
 * @param {Object<string, unknown>} props `class`, `text`, `dataset`, `on` ({event: handler}), `style` ({property: value});
 *   anything else becomes an attribute. `true` gives an empty attribute, `false`, `null` and `undefined` give none.
 * @param {...(Node|string|null|undefined)} children
 * @returns {HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "class") node.className = value;
    else if (name === "text") node.textContent = value;
    else if (name === "dataset") Object.assign(node.dataset, value);
    else if (name === "on") for (const [event, handler] of Object.entries(value)) node.addEventListener(event, handler);
    else if (name === "style") for (const [key, item] of Object.entries(value)) node.style.setProperty(key, item);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) node.append(child);
  return node;
}

/** The element with this id; the page's own skeleton always has it. */
export const byId = (id) => document.getElementById(id);

/** True while the person is writing somewhere, so that single letters are no commands. */
export function isWriting(target) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Moves the focus among `items` with the arrow keys, Home and End. Returns true if the key was one of them. */
export function arrowFocus(event, items) {
  const here = items.indexOf(document.activeElement);
  const last = items.length - 1;
  const step = { ArrowDown: here + 1, ArrowRight: here + 1, ArrowUp: here - 1, ArrowLeft: here - 1, Home: 0, End: last }[event.key];
  if (step === undefined || last < 0) return false;
  items[Math.max(0, Math.min(last, step))].focus();
  event.preventDefault();
  return true;
}

/** Shows a short sentence at the foot of the page for a few seconds. */
export function toast(sentence) {
  const node = byId("toast");
  node.textContent = sentence;
  node.classList.add("shown");
  clearTimeout(Number(node.dataset.timer));
  node.dataset.timer = String(setTimeout(() => node.classList.remove("shown"), 4000));
}

/** An emoji as Discord sends it: the application's own as its picture, any other as its sign. */
export const emojiNode = (emoji) =>
  emoji.id
    ? el("img", { class: "emoji own", src: `/emojis/${emoji.id}.png`, alt: `:${emoji.name}:` })
    : el("span", { class: "emoji", "aria-hidden": "true", text: emoji.name });

/** Short text of an emoji as Discord sends it. */
export const emojiText = (emoji) => (emoji.id ? `:${emoji.name}:` : emoji.name);
