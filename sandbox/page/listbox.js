// A list of suggestions under the hand of an input, which keeps the focus (ARIA's combobox).

import { h } from "./dom.js";

let count = 0;

export class Listbox {
  /** `label` names the list for screen readers. */
  constructor(label) {
    this.element = h("ul", {
      class: "listbox", id: `listbox-${++count}`, role: "listbox", "aria-label": label, hidden: true,
    });
    this.items = [];
    this.active = -1;
    this.input = null;
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** What an input needs in order to have this list. */
  get attributes() {
    return {
      role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": this.element.id, autocomplete: "off",
    };
  }

  /**
   * Offers items to whoever types in `input`: `{ title, detail, … }`, or `{ hint }` for a line that
   * cannot be picked. With `eager`, the first can be picked at once.
   */
  open(input, items, onPick, { eager = false } = {}) {
    this.close();
    this.input = input;
    this.items = items;
    this.onPick = onPick;
    const options = items.map((item, index) => item.hint
      ? h("li", { class: "hint", role: "presentation" }, item.hint)
      : h("li", {
        role: "option", id: `${this.element.id}-${index}`, "aria-selected": "false",
        // Before the input loses the focus.
        onpointerdown: (event) => {
          event.preventDefault();
          this.pick(index);
        },
      }, h("span", { class: "title" }, item.title), " ",
        item.detail ? h("span", { class: "detail" }, item.detail) : null));
    this.element.replaceChildren(...options);
    this.element.hidden = items.length === 0;
    input.setAttribute("aria-expanded", String(this.isOpen));
    if (eager) this.move(1);
  }

  close() {
    this.element.hidden = true;
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
    this.input = null;
  }

  /** Moves to the next or previous item that can be picked. */
  move(by) {
    const count = this.items.length;
    for (let step = 1; step <= count; step += 1) {
      const from = this.active < 0 && by < 0 ? 0 : this.active;
      const index = (((from + by * step) % count) + count) % count;
      if (this.items[index].hint) continue;
      this.activate(index);
      return;
    }
  }

  activate(index) {
    const children = [...this.element.children];
    children[this.active]?.setAttribute("aria-selected", "false");
    this.active = index;
    children[index].setAttribute("aria-selected", "true");
    children[index].scrollIntoView({ block: "nearest" });
    this.input?.setAttribute("aria-activedescendant", children[index].id);
  }

  pick(index = this.active) {
    const item = this.items[index];
    if (!item || item.hint) return false;
    const { onPick } = this;
    this.close();
    onPick(item);
    return true;
  }

  /** Handles a key that means the list. Whether it did. */
  key(event) {
    if (!this.isOpen || event.isComposing) return false;
    switch (event.key) {
      case "ArrowDown": this.move(1); break;
      case "ArrowUp": this.move(-1); break;
      case "Enter":
      case "Tab":
        if (event.shiftKey || !this.pick()) return false;
        break;
      case "Escape": this.close(); break;
      default: return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
