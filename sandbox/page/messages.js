// The messages of a channel. Only those that changed are drawn anew, so that focus, open spoilers and
// moving pictures stay as they are.

import { components } from "./components.js";
import { announce, byId, colour, h } from "./dom.js";
import { embeds, files } from "./embeds.js";
import { markdown } from "./markdown.js";

/** Messages of one author within this time stand under one name. */
const TOGETHER_MS = 7 * 60_000;
/** Nearer to the end than this, the log follows what is new. */
const NEAR_END_PX = 80;

export class Log {
  constructor(app) {
    this.app = app;
    this.element = byId("log");
    /** By message: the element, and what it was drawn from. */
    this.drawn = new Map();
    /** By message: what went wrong with its buttons. */
    this.failures = new Map();
    /** By message: the component that waits for the bot. */
    this.waiting = new Map();
    this.isFresh = true;
    /** Whether the end is in sight and should stay so. */
    this.isAtEnd = true;
    this.element.addEventListener("scroll", () => {
      const { scrollHeight, scrollTop, clientHeight } = this.element;
      this.isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    });
    new ResizeObserver(() => this.follow()).observe(this.element);
    // A picture whose size was not told has it now.
    this.element.addEventListener("load", () => this.follow(), true);
  }

  follow() {
    if (this.isAtEnd && this.app.channel?.kind !== "forum") {
      this.element.scrollTop = this.element.scrollHeight;
    }
  }

  clear() {
    this.drawn.clear();
    this.element.replaceChildren();
    this.isFresh = true;
  }

  /** What markdown and components must know of the place they stand in. */
  place() {
    const { app } = this;
    const guild = app.guildOf(app.channel);
    return {
      me: app.me.id,
      locale: app.view.locale,
      now: () => app.now(),
      userName: (id) => app.findUser(id)?.name ?? "unknown-user",
      roleName: (id) => guild?.roles?.find((role) => role.id === id)?.name ?? "unknown-role",
      channelName: (id) => app.findChannel(id)?.name ?? null,
      goTo: (channel, message) => app.goTo(channel, message),
      beginCommand: (name) => app.composer.beginNamed(name),
    };
  }

  draw() {
    const { app, element } = this;
    if (app.channel?.kind === "forum") {
      this.drawn.clear();
      element.replaceChildren(this.posts());
      return;
    }
    // A reader should not be told a whole channel when it is opened.
    element.setAttribute("aria-busy", String(this.isFresh));
    const messages = app.channel?.messages ?? [];
    const nodes = [];
    let previous = null;
    for (const message of messages) {
      nodes.push(this.drawOne(message, follows(previous, message)));
      previous = message;
    }
    for (const id of this.drawn.keys()) {
      if (messages.every((message) => message.id !== id)) this.drawn.delete(id);
    }
    const notes = app.notes.filter((note) => note.channel === app.channel?.id);
    const begin = messages.length < 50 ? [this.beginning()] : [];
    place(element, [...begin, ...nodes, ...notes.map((note) => this.note(note))]);
    if (this.isFresh) this.isAtEnd = true;
    this.follow();
    element.setAttribute("aria-busy", "false");
    this.isFresh = false;
  }

  drawOne(message, isFollowing) {
    const state = [this.failures.get(message.id), this.waiting.get(message.id)];
    const names = message.content.includes("<@") ? this.app.people.map((p) => p.name) : [];
    const source = JSON.stringify([message, isFollowing, state, names]);
    const drawn = this.drawn.get(message.id);
    if (drawn?.source === source) return drawn.element;
    const element = this.message(message, isFollowing);
    if (drawn) keepFocus(drawn.element, element);
    this.drawn.set(message.id, { element, source });
    return element;
  }

  beginning() {
    const { app } = this;
    if (this.start?.dataset.channel === app.channel?.id) return this.start;
    const isDm = app.channel?.kind === "dm";
    const other = app.people.find((person) => person.id !== app.me.id);
    const slash = h("button", { type: "button", onclick: () => app.composer.beginSlash() },
      "Type / to see what the bot can do");
    this.start = h("div", { class: "beginning", "data-channel": app.channel?.id },
      h("h2", {}, isDm ? "Your direct messages with the bot" : `Welcome to #${app.channel?.name}`),
      h("p", {}, isDm
        ? "Only you and the bot see this."
        : `You sit here as ${app.me.name}.${other
          ? ` Take ${other.name}'s seat above to answer, or open a window side by side.` : ""}`),
      app.channel?.writable ? slash : null);
    return this.start;
  }

  message(message, isFollowing) {
    const { app } = this;
    const place = this.place();
    const nameId = `name-${message.id}`;
    const classes = ["message"];
    if (isFollowing) classes.push("following");
    if (message.pings_me && app.channel.kind !== "dm") classes.push("pings");
    if (message.only_you) classes.push("only-you");
    const edited = message.edited_ms === null ? null : h("span", { class: "edited" }, "(edited)");
    const title = h("header", { class: isFollowing ? "unseen" : null },
      h("span", { class: `name ${colour(message.author.id)}`, id: nameId }, message.author.name),
      message.author.bot ? h("span", { class: "tag" }, "APP") : null,
      time(message.created_ms, place.locale),
      isFollowing ? null : edited);
    const body = message.thinking
      ? h("p", { class: "thinking" }, `${message.author.name} is thinking…`)
      : h("div", { class: "content" }, markdown(message.content, place),
        isFollowing ? edited : null);
    return h("article", {
      class: classes.join(" "), id: `message-${message.id}`, tabindex: "-1", "aria-labelledby": nameId,
    },
      this.above(message),
      h("div", { class: `avatar ${colour(message.author.id)}`, "aria-hidden": "true" },
        [...message.author.name][0]?.toUpperCase()),
      title,
      message.content || message.thinking ? body : null,
      embeds(message, place),
      files(message),
      components(this, message, place),
      this.failures.has(message.id)
        ? h("p", { class: "failed", role: "alert" }, this.failures.get(message.id)) : null,
      message.thread ? h("p", {}, markdown(`<#${message.thread}>`, place)) : null,
      message.only_you ? this.onlyYou(message) : this.actions(message, app));
  }

  /** What a message answers: a command, or another message. */
  above(message) {
    if (message.command) {
      const who = message.used_by?.name ?? "somebody";
      return h("p", { class: "above" }, h("b", {}, who), " used ", h("b", {}, message.command));
    }
    if (!message.replies_to) return null;
    const original = this.app.channel.messages.find((m) => m.id === message.replies_to);
    return h("p", { class: "above" }, "in reply to ",
      original
        ? h("button", { type: "button", onclick: () => this.showMessage(original.id) },
          `${original.author.name}: ${original.text.slice(0, 80) || "a picture"}`)
        : "a message that is not here");
  }

  onlyYou(message) {
    return h("p", { class: "private" }, "Only you can see this · ",
      h("button", {
        type: "button",
        onclick: () => this.app.does({
          do: "dismiss", channel: this.app.channel.id, message: message.id,
        }),
      }, "Dismiss message"));
  }

  actions(message, app) {
    const isOwn = message.author.id === app.me.id;
    const menu = app.composer.messageCommands();
    return h("div", { class: "actions", role: "group", "aria-label": "Message" },
      app.channel.writable
        ? h("button", { type: "button", onclick: () => app.composer.replyTo(message) }, "Reply")
        : null,
      isOwn
        ? h("button", {
          type: "button",
          onclick: () => app.does({ do: "delete", channel: app.channel.id, message: message.id }),
        }, "Delete") : null,
      menu.map((command) => h("button", {
        type: "button",
        onclick: () => app.composer.use({
          do: "use_on_message", channel: app.channel.id, command: command.name, target: message.id,
        }, command.name),
      }, command.name)));
  }

  /** A command that came to nothing: the person alone sees it, and the bot never knew. */
  note(note) {
    const element = note.element ??= h("article", { class: "message only-you note" },
      h("p", { class: "above" }, h("b", {}, this.app.me.name), " used ", h("b", {}, note.command)));
    const text = note.failed
      ? [h("span", { class: "failed", role: "alert" }, note.failed), " · ", h("button", {
        type: "button",
        onclick: () => {
          this.app.notes = this.app.notes.filter((other) => other !== note);
          this.draw();
        },
      }, "Dismiss message")]
      : ["Sending the command…"];
    const line = h("p", { class: "private" }, text);
    element.replaceChildren(element.firstChild, line);
    return element;
  }

  /** The posts of a forum, and a form for a new one. */
  posts() {
    const { app } = this;
    const forum = app.channel;
    if (this.forum?.dataset.channel !== forum.id) {
      const form = h("form", {
        class: "new-post", "data-channel": forum.id,
        onsubmit: async (event) => {
          event.preventDefault();
          const [title, content] = [...new FormData(form).values()];
          const done = await app.does({ do: "post", channel: forum.id, title, content });
          if (done.outcome === "refused") announce(done.why);
          else form.reset();
        },
      },
        h("h2", {}, "New post"),
        h("label", {}, "Title ", h("input", { name: "title", required: true, maxlength: "100" })),
        h("label", {}, "Text ", h("textarea", { name: "content", required: true, rows: "3" })),
        h("button", { type: "submit", class: "primary" }, "Post"));
      this.forum = form;
    }
    const channels = app.guildOf(forum)?.channels ?? [];
    const posts = channels.filter((channel) => channel.parent === forum.id);
    return h("div", { class: "forum" }, this.forum, h("ul", {}, posts.map((post) =>
      h("li", {}, h("button", { type: "button", onclick: () => app.goTo(post.id) },
        h("b", {}, post.name), " ", post.messages.at(-1)?.text.slice(0, 80) ?? "")))));
  }

  /** Uses a component, and tells under its message when that fails. */
  async uses(message, custom_id, what) {
    if (this.waiting.has(message.id)) return;
    this.failures.delete(message.id);
    this.waiting.set(message.id, custom_id);
    this.draw();
    const done = await this.app.does({
      channel: this.app.channel.id, message: message.id, custom_id, ...what,
    });
    this.waiting.delete(message.id);
    if (done.outcome === "failed") this.failures.set(message.id, "This interaction failed");
    if (done.outcome === "refused") this.failures.set(message.id, done.why);
    if (done.outcome === "modal") this.app.composer.openModal(done.modal);
    this.draw();
    this.app.look();
  }

  /** Scrolls to a message and marks it. */
  showMessage(id) {
    const element = byId(`message-${id}`);
    if (!element) {
      announce("That message is not here any more.");
      return;
    }
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.remove("shown");
    requestAnimationFrame(() => element.classList.add("shown"));
  }
}

function follows(previous, message) {
  return previous !== null
    && previous.author.id === message.author.id
    && !message.command && !message.replies_to && !message.only_you && !previous.only_you
    && message.created_ms - previous.created_ms < TOGETHER_MS;
}

function time(at_ms, locale) {
  const date = new Date(at_ms);
  const short = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "medium" });
  return h("time", { datetime: date.toISOString(), title: long.format(date) }, short.format(date));
}

/** Makes these the children of an element, and touches none that are in place already. */
function place(element, nodes) {
  nodes.forEach((node, index) => {
    if (element.childNodes[index] !== node) {
      element.insertBefore(node, element.childNodes[index] ?? null);
    }
  });
  while (element.childNodes.length > nodes.length) element.lastChild.remove();
}

/** Whoever stood on a button finds themselves on the button of the same name. */
function keepFocus(before, after) {
  if (!before.contains(document.activeElement)) return;
  const name = document.activeElement.textContent;
  const candidates = [...after.querySelectorAll("button, select, a")];
  const same = candidates.find((element) => element.textContent === name && !element.disabled);
  queueMicrotask(() => (same ?? after).focus({ preventScroll: true }));
}
