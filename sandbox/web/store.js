// What every seat has been shown so far: channels, commands, messages, unread marks. Draws nothing and fetches nothing.

/** Discord's number for a private message ("Only you can see this"). */
export const EPHEMERAL = 64;
/** Discord's number for "thinking...": the bot has promised an answer. */
export const LOADING = 128;
/** The one emoji that means a slap. */
export const HAND = "✋";

const SKIN = /[\u{1F3FB}-\u{1F3FF}]/u;

/** True for ✋ in any skin tone. */
export const isHand = (emoji) => (emoji.name ?? "").replace(SKIN, "") === HAND;

const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** One seat's side of the world. */
export class SeatView {
  #loaded = new Map();
  #unread = new Map();
  #dismissed = new Set();
  #notices = 0;

  /** @param {{id: string, name: string, avatar_colour: string}} seat */
  constructor(seat) {
    this.id = seat.id;
    this.seat = seat;
    this.channels = [];
    this.commands = [];
    this.dmOpen = true;
    this.locale = "en-US";
    this.guildLocale = "en-US";
    this.channel = null;
    this.connected = false;
  }

  /** Takes over a snapshot; the chosen channel stays if it still exists, else it is the first one. */
  see(snapshot) {
    this.channels = snapshot.channels;
    this.commands = snapshot.commands;
    this.dmOpen = snapshot.dm_open;
    this.locale = snapshot.locale ?? "en-US";
    this.guildLocale = snapshot.guild_locale ?? "en-US";
    const gone = !this.channels.some((one) => one.id === this.channel);
    if (gone) this.channel = this.channels.find((one) => one.type === 0)?.id ?? this.channels[0]?.id ?? null;
    for (const id of [...this.#loaded.keys()]) if (!this.channels.some((one) => one.id === id)) this.#loaded.delete(id);
  }

  /** The direct message channel with the bot, if there is one yet. */
  get direct() {
    return this.channels.find((one) => one.type === 1) ?? null;
  }

  isLoaded(channel) {
    return this.#loaded.has(channel);
  }

  /** Replaces the messages of a channel; the page's own notices stay. */
  load(channel, messages) {
    const notices = this.messages(channel).filter((one) => one.local);
    this.#loaded.set(channel, new Map([...messages, ...notices].map((one) => [one.id, one])));
  }

  /** Forgets all messages, because some may have been missed; they are fetched anew when looked at. */
  forget() {
    for (const channel of this.#loaded.keys()) this.load(channel, []);
    const kept = [...this.#loaded].filter(([, messages]) => messages.size > 0);
    this.#loaded = new Map(kept);
    return kept.length;
  }

  /** What the seat sees in a channel, oldest first, without what it has dismissed. */
  messages(channel) {
    const all = [...(this.#loaded.get(channel)?.values() ?? [])].filter((one) => !this.#dismissed.has(one.id));
    return all.sort((a, b) => compareIds(a.after ?? a.id, b.after ?? b.id) || (a.order ?? 0) - (b.order ?? 0));
  }

  /** The message with this id, wherever it is; null if the seat has not seen it. */
  find(id) {
    for (const messages of this.#loaded.values()) if (messages.has(id)) return messages.get(id);
    return null;
  }

  /** Adds or replaces one message. Does nothing for channels not looked at yet: they are fetched whole. */
  put(message) {
    this.#loaded.get(message.channel_id)?.set(message.id, message);
  }

  /** Takes a message away, in whichever channel it is. */
  remove(id) {
    for (const messages of this.#loaded.values()) messages.delete(id);
  }

  /** Hides a private answer for this seat until the page is loaded anew. */
  dismiss(id) {
    this.#dismissed.add(id);
  }

  /** A private line of the page itself, placed under what is now the last message. */
  notice(channel, sentence) {
    this.#notices += 1;
    const after = this.messages(channel).at(-1);
    const id = `notice-${this.#notices}`;
    const place = { after: after === undefined ? "0" : (after.after ?? after.id), order: this.#notices };
    this.#loaded.get(channel)?.set(id, { id, channel_id: channel, local: true, content: sentence, ...place });
  }

  /** The newest message of a channel that carries ✋; null if none does. */
  newestHand(channel) {
    return this.messages(channel).findLast((one) => (one.reactions ?? []).some((two) => isHand(two.emoji))) ?? null;
  }

  /** Counts a message that the seat has not looked at. `loud` ones concern this seat alone. */
  miss(channel, loud) {
    const mark = this.#unread.get(channel) ?? { count: 0, loud: 0 };
    this.#unread.set(channel, { count: mark.count + 1, loud: mark.loud + (loud ? 1 : 0) });
  }

  /** Marks a channel as read. */
  read(channel) {
    this.#unread.delete(channel);
  }

  /** Unread messages of one channel, or of all: `{count, loud}`. */
  unread(channel = null) {
    if (channel !== null) return this.#unread.get(channel) ?? { count: 0, loud: 0 };
    const marks = [...this.#unread.values()];
    return { count: marks.reduce((n, one) => n + one.count, 0), loud: marks.reduce((n, one) => n + one.loud, 0) };
  }
}

/** All seats, and whose eyes the page looks through. */
export class World {
  /** @param {{seats: object[], guild: object, bot: object}} answer of `/_seats` */
  constructor({ seats, guild, bot }) {
    this.guild = guild;
    this.bot = bot;
    this.views = seats.map((seat) => new SeatView(seat));
    this.current = this.views[0];
    /** Whether the bot can answer; the live streams tell. */
    this.online = true;
  }

  view(seat) {
    return this.views.find((one) => one.id === seat) ?? null;
  }

  /** A person's or the bot's name; null if nobody here has this id. */
  nameOf(id) {
    if (id === this.bot.id) return this.bot.username ?? this.bot.name;
    return this.view(id)?.seat.name ?? null;
  }

  /** Colour of a person's avatar; null for the bot and strangers. */
  colourOf(id) {
    return this.view(id)?.seat.avatar_colour ?? null;
  }
}
