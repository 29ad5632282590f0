// What the bot asked for, and what the sandbox thought of it.

import { get, Refused } from "./api.js";
import { h } from "./dom.js";

/** Requests that are kept on the page; older ones are dropped from it. */
const SHOWN = 200;

export class Traffic {
  constructor() {
    this.count = 0;
    this.list = h("ol", { class: "requests", reversed: true });
    this.onlyRefused = h("input", {
      type: "checkbox",
      onchange: () => this.list.classList.toggle("only-refused", this.onlyRefused.checked),
    });
    this.element = h("section", { "aria-label": "Requests of the bot" },
      h("h2", {}, "Requests of the bot"),
      h("label", {}, this.onlyRefused, "Only those refused or unanswered"),
      this.list);
  }

  /** Adds the requests since the last look. */
  async look(locale) {
    if (this.isLooking) {
      this.mustLookAgain = true;
      return;
    }
    this.isLooking = true;
    try {
      do {
        this.mustLookAgain = false;
        const requests = await get("traffic", { after: this.count });
        this.count += requests.length;
        for (const request of requests.slice(-SHOWN)) this.list.prepend(one(request, locale));
        while (this.list.childElementCount > SHOWN) this.list.lastChild.remove();
      } while (this.mustLookAgain);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    } finally {
      this.isLooking = false;
    }
  }
}

function one(request, locale) {
  const { method, path, status, body, files, refusal } = request;
  const isGood = status !== null && status < 400;
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });
  const short = path.replace("/api/v10", "").replace(/(sandbox-interaction-)\d+/, "…");
  const verdict = status === null ? "no answer" : `${status}${refusal ? ` ${refusal.message}` : ""}`;
  const parts = [
    files.length > 0 ? h("p", {}, `Files: ${files.join(", ")}`) : null,
    body !== null ? h("pre", {}, JSON.stringify(body, null, 2)) : null,
    refusal ? h("pre", { class: "error" }, JSON.stringify(refusal, null, 2)) : null,
  ];
  return h("li", { class: isGood ? null : "refused" }, h("details", {},
    h("summary", {},
      h("time", {}, format.format(new Date(request.at_ms))), " ",
      h("b", {}, method), ` ${short} `,
      h("span", { class: "verdict" }, verdict)),
    parts.some(Boolean) ? parts : h("p", {}, "No body.")));
}
