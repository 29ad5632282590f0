// The options of one command while they are filled in.

import { h, localised } from "./dom.js";
import { Listbox } from "./listbox.js";

const TYPE = {
  STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, ROLE: 8, MENTIONABLE: 9, NUMBER: 10, FILE: 11,
};
/** How long the hand must rest before the bot is asked for suggestions. */
const REST_MS = 150;
const ITEMS_MAX = 25;

export class CommandForm {
  constructor(composer, command) {
    this.composer = composer;
    this.command = command;
    this.app = composer.app;
    this.list = new Listbox("Suggestions");
    /** The options that are shown, in the command's order of adding. */
    this.fields = [];
    this.hint = h("p", { class: "hint", id: "command-hint" }, command.detail);
    this.pills = h("span", { class: "pills" });
    // Typing here adds an option; Enter here sends the command.
    this.more = h("input", {
      ...this.list.attributes, class: "more", "aria-describedby": "command-hint",
      oninput: () => this.offerOptions(),
      onfocus: () => {
        this.describe(command.detail);
        this.offerOptions();
      },
      onblur: () => this.list.close(),
      onkeydown: (event) => this.key(event, null),
    });
    const send = h("button", { type: "submit", class: "primary" }, "Send");
    const cancel = h("button", { type: "button", onclick: () => this.cancel() }, "Cancel");
    this.element = h("form", {
      class: "command", "aria-label": command.title,
      onsubmit: (event) => {
        event.preventDefault();
        this.submit();
      },
    }, this.list.element, this.hint,
      h("div", { class: "line" }, h("b", {}, command.title), this.pills, this.more, send, cancel));
    for (const option of command.options.filter((option) => option.required)) this.add(option);
    this.draw();
  }

  focus() {
    (this.fields.find((field) => !field.input.value)?.input ?? this.more).focus();
  }

  describe(text) {
    this.hint.replaceChildren(text ?? "");
  }

  left() {
    return this.command.options.filter((option) =>
      this.fields.every((field) => field.option !== option));
  }

  draw() {
    const count = this.left().length;
    this.more.hidden = count === 0 && this.fields.length > 0;
    this.more.placeholder = count > 0 ? `+${count} optional, Enter sends` : "Enter sends";
    this.more.setAttribute("aria-label", count > 0
      ? `Add one of ${count} options, or press Enter to send the command`
      : "Press Enter to send the command");
  }

  offerOptions() {
    const typed = this.more.value.toLowerCase();
    const { locale } = this.app.view;
    const items = this.left()
      .filter((option) => option.name.includes(typed))
      .map((option) => ({
        title: localised(option, "name", locale),
        detail: localised(option, "description", locale),
        option,
      }));
    const pick = ({ option }) => {
      this.more.value = "";
      this.add(option).input.focus();
      this.draw();
    };
    this.list.open(this.more, items, pick, { eager: typed !== "" });
  }

  add(option) {
    const { locale } = this.app.view;
    const id = `option-${option.name}`;
    const field = { option, picked: null };
    const isNumber = option.type === TYPE.INTEGER || option.type === TYPE.NUMBER;
    field.input = h("input", {
      ...this.list.attributes, id, name: option.name, size: "8",
      inputmode: isNumber ? "numeric" : null,
      "aria-describedby": "command-hint",
      "aria-required": option.required && "true",
      onfocus: () => {
        this.describe(localised(option, "description", locale));
        this.suggest(field);
      },
      oninput: () => {
        field.picked = null;
        field.input.removeAttribute("aria-invalid");
        field.input.size = Math.max(8, field.input.value.length);
        this.suggest(field);
      },
      onblur: () => {
        this.list.close();
        this.settle(field);
      },
      onkeydown: (event) => this.key(event, field),
    });
    field.element = h("span", { class: "pill" },
      h("label", { for: id }, localised(option, "name", locale)), field.input);
    this.fields.push(field);
    this.pills.append(field.element);
    return field;
  }

  remove(field) {
    this.fields = this.fields.filter((other) => other !== field);
    field.element.remove();
    this.draw();
    this.more.hidden = false;
    this.more.focus();
  }

  key(event, field) {
    if (this.list.key(event)) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      this.cancel();
    }
    if (event.key === "Backspace" && !event.target.value) {
      event.preventDefault();
      const last = field ?? this.fields.at(-1);
      if (!last) this.cancel();
      else if (field && !field.option.required) this.remove(field);
      else if (!field) last.input.focus();
    }
  }

  cancel() {
    this.composer.leaveForm();
    this.composer.input.focus();
  }

  /** Everything an option may be, where that is a closed set. */
  choices({ option }) {
    const { app } = this;
    const { locale } = app.view;
    const guild = app.guildOf(app.channel);
    const users = () => (guild?.members ?? [app.view.me, ...app.channel.messages
      .map((message) => message.author).filter((user) => user.bot).slice(0, 1)])
      .map((user) => ({ title: user.name, detail: user.bot ? "APP" : "", value: `<@${user.id}>` }));
    const roles = () => (guild?.roles ?? [])
      .map((role) => ({ title: role.name, value: `<@&${role.id}>` }));
    if (option.choices?.length > 0) {
      return option.choices.map((choice) => (
        { title: localised(choice, "name", locale), value: String(choice.value) }));
    }
    switch (option.type) {
      case TYPE.BOOLEAN: return ["True", "False"].map((title) => ({ title, value: title }));
      case TYPE.USER: return users();
      case TYPE.ROLE: return roles();
      case TYPE.MENTIONABLE: return [...users(), ...roles()];
      case TYPE.CHANNEL: return (guild?.channels ?? [])
        .map((channel) => ({ title: `#${channel.name}`, value: `<#${channel.id}>` }));
      default: return null;
    }
  }

  suggest(field) {
    const typed = field.picked ? "" : field.input.value.toLowerCase();
    const pick = (item) => {
      this.take(field, item);
      const empty = this.fields.find((other) => !other.input.value);
      if (empty) empty.input.focus();
      else if (this.more.hidden) this.suggestNothing();
      else this.more.focus();
    };
    if (field.option.autocomplete) {
      this.complete(field, pick);
      return;
    }
    const choices = this.choices(field);
    if (!choices) {
      this.list.close();
      return;
    }
    const items = choices.filter((item) => item.title.toLowerCase().includes(typed)).slice(0, ITEMS_MAX);
    const none = [{ hint: "No options match your search." }];
    this.list.open(field.input, items.length > 0 ? items : none, pick, { eager: true });
  }

  suggestNothing() {
    this.list.close();
  }

  complete(field, pick) {
    clearTimeout(this.rest);
    this.rest = setTimeout(async () => {
      const text = field.input.value;
      const others = this.fields.filter((other) => other !== field && other.input.value)
        .map((other) => [other.option.name, this.value(other)]);
      const choices = await this.composer.complete(this.command, others, [field.option.name, text]);
      if (document.activeElement !== field.input || field.input.value !== text) return;
      const hint = choices ? "No options match your search." : "Loading options failed.";
      const items = choices?.map((c) => ({ title: c.name, value: String(c.value) })) ?? [];
      this.list.open(field.input, items.length > 0 ? items : [{ hint }], pick, { eager: true });
    }, REST_MS);
  }

  take(field, item) {
    field.picked = item;
    field.input.value = item.title;
    field.input.size = Math.max(4, item.title.length);
    field.input.removeAttribute("aria-invalid");
  }

  /** Takes what was typed in full for the choice of that name. */
  settle(field) {
    if (field.picked || !field.input.value) return;
    const typed = field.input.value.toLowerCase();
    const item = this.choices(field)?.find((item) => item.title.toLowerCase() === typed);
    if (item) this.take(field, item);
  }

  value(field) {
    return field.picked?.value ?? field.input.value;
  }

  /** What Discord's client finds wrong with an option before it sends anything. */
  problem(field) {
    const { option, input } = field;
    if (!input.value) return "This option is required. Specify a value.";
    if (!field.picked && this.choices(field) && !/^<[@#]/.test(input.value)) {
      return `“${input.value}” is not a valid choice.`;
    }
    const isWhole = option.type === TYPE.INTEGER;
    // What was picked is right already, and its name need not be a number.
    if (field.picked || (!isWhole && option.type !== TYPE.NUMBER)) return null;
    const number = Number(input.value);
    if (isWhole && !Number.isInteger(number)) return "Enter a whole number.";
    if (Number.isNaN(number)) return "Enter a number.";
    const { min_value: least, max_value: most } = option;
    if (least != null && number < least) return `Enter a number of ${least} or more.`;
    if (most != null && number > most) return `Enter a number of ${most} or less.`;
    return null;
  }

  submit() {
    // An option that was added and left empty is as good as left out.
    const used = this.fields.filter((field) => field.option.required || field.input.value);
    for (const field of used) {
      this.settle(field);
      const problem = this.problem(field);
      if (!problem) continue;
      field.input.setAttribute("aria-invalid", "true");
      field.input.focus();
      this.list.close();
      this.composer.tell(problem);
      return;
    }
    const options = used.map((field) => [field.option.name, this.value(field)]);
    this.composer.run(this.command, options);
  }
}
