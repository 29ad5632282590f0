// Where one writes: messages, and commands with their options.

import { deed, get, Refused } from "./api.js";
import { CommandForm } from "./command.js";
import { byId, h, localised } from "./dom.js";
import { Listbox } from "./listbox.js";
import { openModal } from "./modal.js";

const CHAT = 1;
const MESSAGE = 3;
const SUBCOMMAND = 1;
const GROUP = 2;

export class Composer {
  constructor(app) {
    this.app = app;
    this.commands = [];
    this.reply = null;
    this.form = null;
    this.list = new Listbox("Commands");
    this.error = h("p", { class: "error", role: "alert" });
    this.replying = h("p", { class: "replying", hidden: true });
    this.input = h("textarea", {
      id: "message", rows: "1", ...this.list.attributes,
      oninput: () => this.typed(),
      onkeydown: (event) => this.key(event),
      onblur: () => this.list.close(),
    });
    this.send = h("button", { type: "button", onclick: () => this.submit() }, "Send");
    this.line = h("div", { class: "line" }, this.input, this.send);
  }

  /** Begins anew in the channel that is open. */
  open() {
    this.reply = null;
    this.form = null;
    this.input.value = "";
    this.error.replaceChildren();
    byId("write").replaceChildren(this.error, this.list.element, this.replying, this.line);
    this.replying.hidden = true;
    this.draw();
    this.learnCommands();
  }

  draw() {
    const { channel } = this.app;
    const isForum = channel?.kind === "forum";
    byId("write").hidden = !channel || isForum;
    const name = channel?.kind === "dm" ? `@${channel.name}` : `#${channel?.name}`;
    const words = channel?.writable ? `Message ${name}, or / for commands` : "You may not write here";
    this.input.placeholder = words;
    this.input.setAttribute("aria-label", words);
    this.input.disabled = !channel?.writable;
    this.send.disabled = !channel?.writable;
  }

  focus() {
    (this.form ?? this.input).focus();
  }

  /** Asks which commands there are here; the bot may have changed them. */
  async learnCommands() {
    const { channel, me } = this.app;
    if (!channel) return;
    try {
      const definitions = await get("commands", { person: me.id, channel: channel.id });
      if (channel.id !== this.app.channel?.id) return;
      const key = JSON.stringify(definitions);
      if (key === this.known) return;
      this.known = key;
      this.commands = definitions;
      if (this.input.value.startsWith("/")) this.typed();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.commands = [];
    }
  }

  /** The commands in the menu of every message. */
  messageCommands() {
    return this.commands.filter((command) => command.type === MESSAGE);
  }

  /** Slash commands as they are typed, a subcommand being one of them. */
  slashCommands() {
    const { locale } = this.app.view;
    const found = [];
    const walk = (level, path) => {
      const inner = (level.options ?? []).filter((o) => o.type === SUBCOMMAND || o.type === GROUP);
      if (inner.length > 0) {
        for (const option of inner) walk(option, `${path} ${option.name}`);
        return;
      }
      const description = localised(level, "description", locale);
      found.push({ path, title: `/${path}`, detail: description, options: level.options ?? [] });
    };
    for (const command of this.commands) {
      if ((command.type ?? CHAT) === CHAT) walk(command, command.name);
    }
    return found;
  }

  /** Types the slash for whoever pressed a button instead. */
  beginSlash() {
    this.leaveForm();
    this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  beginNamed(name) {
    const command = this.slashCommands().find((command) => command.path === name);
    if (command) this.begin(command);
  }

  replyTo(message) {
    this.reply = message.id;
    this.replying.hidden = false;
    this.replying.replaceChildren(`Replying to ${message.author.name} · `,
      h("button", { type: "button", onclick: () => this.open() }, "Cancel"));
    this.input.focus();
  }

  typed() {
    this.error.replaceChildren();
    this.grow();
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) {
      this.list.close();
      return;
    }
    this.learnCommands();
    const typed = text.slice(1).trim().toLowerCase();
    const all = this.slashCommands();
    const begins = all.filter((command) => command.path.startsWith(typed));
    const holds = all.filter((command) => !begins.includes(command) && command.path.includes(typed));
    const found = [...begins, ...holds];
    const items = found.length > 0 ? found : [{ hint: this.noCommand(all) }];
    this.list.open(this.input, items, (command) => this.begin(command), { eager: true });
  }

  noCommand(all) {
    if (all.length > 0) return "No command is called that.";
    return this.app.view.bot_online
      ? "The bot has no commands here."
      : "The bot is offline and has registered no commands.";
  }

  grow() {
    const lines = this.input.value.split("\n").length;
    this.input.rows = Math.min(lines, 8);
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
    if (event.key === "Escape" && this.reply) this.open();
  }

  async submit() {
    const text = this.input.value.trim();
    if (!text) return;
    if (text.startsWith("/")) {
      const name = text.slice(1).split(/\s/)[0];
      const command = this.slashCommands().find((c) => c.path === text.slice(1) || c.path === name);
      if (command) this.begin(command);
      else this.tell(`There is no command ${text.split(/\s/)[0]} here.`);
      return;
    }
    const { channel } = this.app;
    const done = await this.app.does({
      do: "say", channel: channel.id, content: text, reply_to: this.reply,
    });
    if (done.outcome === "refused") {
      this.tell(done.why);
      return;
    }
    this.open();
    this.input.focus();
  }

  tell(text) {
    this.error.replaceChildren(text);
  }

  /** Goes on to the options of a command. */
  begin(command) {
    this.error.replaceChildren();
    this.list.close();
    this.form = new CommandForm(this, command);
    this.replying.hidden = true;
    byId("write").replaceChildren(this.error, this.form.element);
    this.form.focus();
  }

  leaveForm() {
    if (this.form) this.open();
  }

  /** Runs the command of the form. */
  async run(command, options) {
    const channel = this.app.channel.id;
    this.leaveForm();
    this.input.focus();
    await this.use({ do: "run", channel, command: command.path, options }, `/${command.path}`);
  }

  /** Uses a command and shows, to this person, when nothing comes of it. */
  async use(what, name) {
    const { app } = this;
    const note = { channel: what.channel, command: name, failed: null };
    app.notes.push(note);
    app.log.draw();
    const done = await app.does(what);
    if (done.outcome === "failed") {
      note.failed = "The application did not respond";
    } else if (done.outcome === "refused") {
      note.failed = done.why;
    } else {
      app.notes = app.notes.filter((other) => other !== note);
    }
    app.log.draw();
    if (done.outcome === "modal") this.openModal(done.modal);
    app.look();
  }

  openModal(modal) {
    openModal(modal, (fields) => this.app.does({ do: "submit", fields }), (next) => {
      if (next.outcome === "modal") this.openModal(next.modal);
      this.app.look();
    });
  }

  /** Asks the bot what an option may be. */
  async complete(command, options, focused) {
    const { app } = this;
    try {
      const done = await deed(app.me.id, {
        do: "complete", channel: app.channel.id, command: command.path, options, focused,
      });
      return done.outcome === "choices" ? done.choices : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return null;
    }
  }
}

