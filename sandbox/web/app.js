// The sandbox page: one person sits at several seats of a stand-in for Discord. This file wires the parts together.

import * as api from "./api.js";
import { setClock } from "./clock.js";
import { beginnings, flatten } from "./commands.js";
import { Composer } from "./composer.js";
import { byId, el, emojiText, isWriting, toast } from "./dom.js";
import { MessageList } from "./list.js";
import { spoken } from "./markdown.js";
import { isPrivate } from "./message.js";
import { modalOpen, openModal } from "./modal.js";
import { drawChannels, drawMe, drawMenuBadge, drawSeats } from "./sidebar.js";
import { HAND, World } from "./store.js";
import { Tools } from "./tools.js";

const FAILED = "The application did not respond.";
const STARTING = "The bot is starting: try again in a moment.";
const THREAD = 11;
const DIRECT = 1;
const TEXT = 0;

class Page {
  constructor(answer) {
    this.world = new World(answer);
    this.names = {
      user: (id) => this.world.nameOf(id),
      role: (id) => (this.world.guild?.roles ?? []).find((one) => one.id === id)?.name ?? null,
      channel: (id) => this.world.current.channels.find((one) => one.id === id)?.name ?? null,
      openChannel: (id) => this.open(id),
    };
    this.attempt = async (doing) => {
      try {
        return await doing();
      } catch (error) {
        if (!(error instanceof api.Refused)) throw error;
        toast(error.message);
        return null;
      }
    };
    this.list = new MessageList(this);
    this.composer = new Composer(this);
    this.tools = new Tools(this);
    this.drawing = false;
    byId("guild").textContent = this.world.guild?.name ?? "Sandbox";
  }

  async start() {
    await Promise.all(this.world.views.map((view) => this.attempt(async () => view.see(await api.see(view.id)))));
    for (const view of this.world.views) {
      api.live(
        view.id,
        (event) => this.happened(view, event),
        (open, again) => this.linked(view, open, again),
      );
    }
    await this.show();
  }

  // --- what others do ---

  async linked(view, open, again) {
    view.connected = open;
    if (open && again) {
      view.forget();
      await this.look(view);
      if (view === this.world.current) await this.show();
    }
    this.draw();
  }

  happened(view, { t, d }) {
    if (t === "message") this.arrived(view, d);
    else if (t === "update") view.put(d);
    else if (t === "delete") view.remove(d.id);
    else if (t === "reaction") this.reload(view, d);
    else if (t === "channel" || t === "commands") this.look(view);
    else if ((t === "modal" || t === "answer") && d.modal) this.ask(view, d.interaction, d.modal);
    else if (t === "clock") setClock(d.now, d.rate);
    else if (t === "online") this.world.online = d.online;
    this.draw();
  }

  arrived(view, message) {
    view.put(message);
    const reading = view === this.world.current && view.channel === message.channel_id && !document.hidden;
    if (reading) this.announce(message);
    else if (message.author.id !== view.id) {
      const direct = view.channels.some((one) => one.id === message.channel_id && one.type === DIRECT);
      const named = (message.mentions ?? []).some((one) => one.id === view.id);
      view.miss(message.channel_id, direct || named || isPrivate(message));
    }
  }

  reload(view, d) {
    const message = view.find(d.message_id);
    if (message !== null) view.put({ ...message, reactions: d.reactions });
  }

  announce(message) {
    const name = this.world.nameOf(message.author.id) ?? message.author.username;
    byId("announce").textContent = `${name}: ${spoken(message.content ?? "", this.names).slice(0, 200) || "new message"}`;
  }

  // --- what this person does ---

  /** Carries out an act for the current seat and shows what came of it. */
  async perform(doing, fields, channel = this.world.current.channel) {
    const view = this.world.current;
    const { online } = this.world;
    try {
      const answer = await api.act(view.id, doing, fields);
      if (answer.failed) view.notice(channel, online ? FAILED : STARTING);
      else if (answer.answer?.modal) this.ask(view, answer.interaction, answer.answer.modal);
      return answer;
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error;
      view.notice(channel, error.message);
      return null;
    } finally {
      this.draw();
    }
  }

  say(text) {
    this.list.toEnd();
    return this.perform("say", { channel: this.world.current.channel, text });
  }

  slash(command, options) {
    this.list.toEnd();
    return this.perform("slash", { channel: this.world.current.channel, command, options });
  }

  async complete(command, option, text, options) {
    const fields = { channel: this.world.current.channel, command, option, text, options };
    const answer = await this.attempt(() => api.act(this.world.current.id, "complete", fields));
    return answer?.choices ?? [];
  }

  /** Chooses an app's entry in the menu of a message, or of its author. */
  choose(command, message) {
    const target = command.type === 3 ? { message: message.id } : { person: message.author.id };
    return this.perform("menu", { channel: message.channel_id, command: command.name, ...target });
  }

  press(message, custom_id) {
    return this.perform("press", { message: message.id, custom_id });
  }

  select(message, custom_id, values) {
    return this.perform("select", { message: message.id, custom_id, values });
  }

  react(message, emoji, burst = false) {
    return this.perform("react", { message: message.id, emoji, burst });
  }

  /** Adds this person's reaction, or takes it off if it is there now. */
  toggle(id, emoji) {
    const there = this.world.current.find(id)?.reactions?.find((one) => emojiText(one.emoji) === emoji);
    return this.perform(there?.me ? "unreact" : "react", { message: id, emoji, ...(there?.me ? {} : { burst: false }) });
  }

  erase(message) {
    return this.perform("delete", { message: message.id });
  }

  dismiss(message) {
    this.world.current.dismiss(message.id);
    this.draw();
  }

  /** Opens a modal, if the person it is for is the one at the page. */
  ask(view, interaction, modal) {
    if (view !== this.world.current) return;
    openModal(interaction, modal, this, (values) => api.act(view.id, "submit", { interaction, values }));
  }

  slap() {
    const view = this.world.current;
    const message = view.newestHand(view.channel);
    if (message === null) toast(`No message here carries ${HAND}.`);
    else this.react(message, HAND);
  }

  slapFromAll() {
    const { channel } = this.world.current;
    const message = this.world.current.newestHand(channel);
    if (message === null) return toast(`No message here carries ${HAND}.`);
    const inTurn = this.world.views.map((view) => [Math.random(), view]).sort((a, b) => a[0] - b[0]);
    for (const [, view] of inTurn) this.attempt(() => api.act(view.id, "react", { message: message.id, emoji: HAND, burst: false }));
    return undefined;
  }

  async takeDirect(open) {
    await this.perform(open ? "open_dm" : "close_dm", {});
    await this.look();
  }

  /** Chooses the language of the current seat's client, or of the whole server. */
  async speak(locale, guild) {
    await this.perform("speak", { locale, guild });
    await Promise.all(this.world.views.map((view) => this.look(view)));
  }

  // --- where one looks ---

  /** Fetches the snapshot of a seat anew. */
  async look(view = this.world.current) {
    await this.attempt(async () => view.see(await api.see(view.id)));
    this.draw();
  }

  sit(seat) {
    const next = this.world.view(seat);
    if (next === null || modalOpen()) return;
    const { channel } = this.world.current;
    const shared = next.channels.some((one) => one.id === channel && one.type !== DIRECT);
    this.world.current = next;
    if (shared) next.channel = channel;
    this.composer.reset();
    this.show();
  }

  open(channel) {
    const view = this.world.current;
    if (!view.channels.some((one) => one.id === channel)) return;
    view.channel = channel;
    this.composer.reset();
    this.drawer(false);
    this.toMessages();
    this.show();
  }

  /** Takes the focus out of the message box, so that single letters are keys again. */
  toMessages() {
    byId("scroll").focus({ preventScroll: true });
  }

  async openDirect() {
    const done = await this.perform("open_dm_channel", {});
    if (done === null) return;
    await this.look();
    const { direct } = this.world.current;
    if (direct !== null) this.open(direct.id);
  }

  /** Shows the chosen channel of the current seat, fetching it when it has not been looked at. */
  async show() {
    const view = this.world.current;
    const { channel } = view;
    this.draw();
    if (channel === null || view.isLoaded(channel)) return;
    await this.attempt(async () => view.load(channel, await api.messages(view.id, channel)));
    this.draw();
  }

  drawer(open) {
    byId("app").classList.toggle("drawer-open", open);
    byId("shade").hidden = !open;
    byId("menu").setAttribute("aria-expanded", String(open));
    if (open) byId("channels").querySelector('[aria-current="page"], button')?.focus();
  }

  /** Draws everything once, soon: many events of one moment are one drawing. */
  draw() {
    if (this.drawing) return;
    this.drawing = true;
    queueMicrotask(() => {
      this.drawing = false;
      this.drawNow();
    });
  }

  drawNow() {
    const view = this.world.current;
    if (!document.hidden) view.read(view.channel);
    drawSeats(this.world, (seat) => this.sit(seat));
    drawChannels(this.world, (channel) => this.open(channel), () => this.openDirect());
    drawMe(this.world);
    drawMenuBadge(this.world);
    const channel = view.channels.find((one) => one.id === view.channel) ?? null;
    const name = channel?.type === DIRECT ? `@${this.world.nameOf(this.world.bot.id)}` : `${channel?.type === THREAD ? "" : "#"}${channel?.name ?? ""}`;
    byId("title").textContent = name;
    document.title = `${name} · ${view.seat.name} · Sandbox`;
    byId("link").textContent = this.linkState(view);
    this.composer.update(view.commands, view.seat.name, name);
    this.tools.draw();
    const empty = view.isLoaded(view.channel) ? this.blank(view, name, channel?.type) : [el("p", { text: "Loading…" })];
    const named = view.channels.map((one) => `${one.id} ${one.name}`).join("\n");
    this.list.draw(view.messages(view.channel), { place: `${view.id}/${view.channel}`, named, empty });
  }

  /** What stands in a channel in which nothing has been said. */
  blank(view, name, kind) {
    const buttons = (kind === TEXT ? beginnings(flatten(view.commands)) : []).map((one) =>
      el("button", { type: "button", class: "button style-2", "data-key": `begin/${one.label}`, text: one.label, on: { click: () => this.slash(one.command, one.options) } }),
    );
    const words = buttons.length > 0 ? "Press a button, or type / for everything else." : "Type / to see the commands.";
    return [el("p", { text: `Nothing has been said in ${name} yet. ${words}` }), el("div", { class: "row" }, ...buttons)];
  }

  linkState(view) {
    if (!view.connected) return "Connection lost, trying again…";
    return this.world.online ? "" : "The bot is starting…";
  }

  key(event) {
    if (modalOpen()) return;
    const seat = /^Digit([1-9])$/.exec(event.code);
    if (event.altKey && seat !== null) {
      event.preventDefault();
      const view = this.world.views[Number(seat[1]) - 1];
      if (view !== undefined) this.sit(view.id);
      return;
    }
    if (event.key === "Escape" && !event.defaultPrevented) this.drawer(false);
    if (isWriting(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "s" && !event.repeat) this.slap();
    else if (event.key === "/") this.composer.startCommand();
    else return;
    event.preventDefault();
  }
}

async function begin() {
  const page = new Page(await api.seats());
  byId("menu").addEventListener("click", () => page.drawer(byId("shade").hidden));
  byId("to-newest").addEventListener("click", (event) => {
    event.preventDefault();
    page.list.focusNewest();
  });
  byId("shade").addEventListener("click", () => page.drawer(false));
  document.addEventListener("keydown", (event) => page.key(event));
  document.addEventListener("visibilitychange", () => page.draw());
  await page.start();
}

begin().catch((error) => toast(error.message));
