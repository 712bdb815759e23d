// The way to the sandbox server: acts of people, what they see, and the live stream. Knows nothing of the page.

/** Raised when the server says that a person could not have done this; the message is one sentence for the reader. */
export class Refused extends Error {}

async function answerOf(response) {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? `The sandbox answered ${response.status}.`);
  return body;
}

async function reach(path, init) {
  try {
    return await fetch(path, init);
  } catch {
    throw new Refused("The sandbox cannot be reached.");
  }
}

const post = async (path, body) =>
  answerOf(await reach(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));

/** Who may sit where: `{seats, guild, bot}`. */
export const seats = async () => answerOf(await reach("/_seats"));

/** What one person sees: `{channels, commands, dm_open}`. */
export const see = async (seat) => answerOf(await reach(`/_see?${new URLSearchParams({ seat })}`));

/** The messages of a channel as one person sees them, oldest first. */
export const messages = async (seat, channel) => answerOf(await reach(`/_messages?${new URLSearchParams({ seat, channel })}`));

/**
 * One act of a person. Answers when the bot has answered, or `{failed: true}` after Discord's three seconds.
 * @throws {Refused} if the act is impossible
 */
export const act = (seat, doing, fields = {}) => post("/_do", { ...fields, seat, do: doing });

/** Turns the sandbox clock: `{rate}` or `{advance}` in milliseconds. */
export const turnClock = (change) => post("/_clock", change);

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;

/**
 * Keeps the live stream of one seat open for the life of the page.
 * @param {string} seat
 * @param {(event: {t: string, d: object}) => void} onEvent
 * @param {(open: boolean, again: boolean) => void} onLink called when the stream opens or breaks; `again` is true after a
 *   break, when what was missed has to be read anew
 */
export function live(seat, onEvent, onLink) {
  let wait = FIRST_WAIT;
  let again = false;
  const open = () => {
    const url = new URL(`/_live?${new URLSearchParams({ seat })}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    socket.addEventListener("open", () => {
      wait = FIRST_WAIT;
      onLink(true, again);
      again = true;
    });
    socket.addEventListener("message", (frame) => onEvent(JSON.parse(frame.data)));
    socket.addEventListener("close", () => {
      onLink(false, again);
      setTimeout(open, wait);
      wait = Math.min(LONGEST_WAIT, wait * 2);
    });
  };
  open();
}
