// Pictures and files in messages, and the enlarged view.

import { el } from "./dom.js";

const IMAGE = /\.(png|jpe?g|gif|webp)$/i;

/** True if Discord would show this attachment as a picture. */
export const isPicture = (file) => (file.content_type ?? "").startsWith("image/") || IMAGE.test(file.filename ?? "");

/** Only addresses of the web are followed; anything else a message names is not loaded. */
const safe = (url) => (/^https?:\/\//.test(url) || url.startsWith("/") ? url : null);

function enlarge(url, alt) {
  const close = () => view.close();
  const view = el(
    "dialog",
    { class: "enlarged", "aria-label": alt || "Picture" },
    el("img", { src: url, alt, on: { click: close } }),
    el(
      "footer",
      {},
      el("p", { text: alt || "This picture has no description." }),
      el("a", { href: url, target: "_blank", rel: "noopener noreferrer", text: "Open in a new tab" }),
      el("button", { type: "button", class: "button style-2", text: "Close", on: { click: close } }),
    ),
  );
  view.addEventListener("close", () => view.remove());
  document.body.append(view);
  view.showModal();
}

/**
 * A picture that opens large when pressed.
 * @param {{url: string, width?: number, height?: number}} media
 * @param {string} alt
 * @param {{kind?: string, spoiler?: boolean}} look
 */
export function picture(media, alt, { kind = "picture", spoiler = false } = {}) {
  const url = safe(media.url ?? "");
  if (url === null) return el("span", { class: "file", text: `Picture not found: ${media.url}` });
  const image = el("img", { src: url, alt, width: media.width, height: media.height, decoding: "async" });
  const node = el("button", { type: "button", class: kind, "data-key": `${url} ${alt}`, title: alt || "Enlarge", "aria-label": `Enlarge: ${alt || "picture without description"}` }, image);
  if (spoiler) node.classList.add("veiled");
  node.addEventListener("click", () => {
    if (node.classList.contains("veiled")) node.classList.remove("veiled");
    else enlarge(url, alt);
  });
  return node;
}

/** A file that is no picture: its name, size and a link. */
export function fileLink(file) {
  const size = file.size === undefined ? "" : ` (${Math.max(1, Math.round(file.size / 1024))} KiB)`;
  const url = safe(file.url ?? "");
  return el("a", { class: "file", href: url, download: file.filename, text: `📄 ${file.filename}${size}` });
}
