// The sandbox's own clock as the page sees it, and Discord timestamps written by it.

import { el } from "./dom.js";

let base = Date.now();
let rate = 1;
let since = performance.now();

/** Takes over what the server says about its clock: Unix milliseconds and speed (0 stands still). */
export function setClock(now, speed) {
  base = now;
  rate = speed;
  since = performance.now();
  refresh();
}

/** The sandbox time in Unix milliseconds. */
export const now = () => base + (performance.now() - since) * rate;

/** The clock's speed: 1 is real time, 0 stands still. */
export const speed = () => rate;

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];

function written(unix, style) {
  if (style === "R") {
    const away = unix - now() / 1000;
    const [unit, length] = UNITS.find(([, seconds]) => Math.abs(away) >= seconds) ?? UNITS.at(-1);
    return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.trunc(away / length), unit);
  }
  return new Intl.DateTimeFormat("en-GB", FORMATS[style] ?? FORMATS.f).format(unix * 1000);
}

/** A `<time>` element for `<t:unix:style>`; relative ones keep counting. Times out of range are shown as they were written. */
export function timestamp(unix, style = "f") {
  if (Math.abs(unix) > 8.64e12) return document.createTextNode(`<t:${unix}:${style}>`);
  const iso = new Date(unix * 1000).toISOString();
  const node = el("time", { class: "stamp", datetime: iso, title: written(unix, "F"), text: written(unix, style) });
  if (style === "R") node.dataset.relative = String(unix);
  return node;
}

/** The short time of day shown beside a name. */
export const timeOfDay = (iso) => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));

function refresh() {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    const text = written(Number(node.dataset.relative), "R");
    if (node.textContent !== text) node.textContent = text;
  }
}

setInterval(refresh, 1000);
