// Right: the switches for developers, and what the bot asked for.

import { control, get, Refused } from "./api.js";
import { announce, byId, h } from "./dom.js";
import { Traffic } from "./traffic.js";

const HOUR_SECS = 3_600;
const SKIPS = [
  ["+1 hour", HOUR_SECS], ["+1 day", 24 * HOUR_SECS], ["+1 week", 7 * 24 * HOUR_SECS],
];
const LOCALES = ["en-US", "en-GB", "id", "de", "it", "fr", "ja", "ko"];
/** Ways in which requests or events go wrong. The number is seconds, or a status. */
const TROUBLES = [
  ["Answers come late, by seconds", "slow", "secs", 2],
  ["429 Too Many Requests, for seconds", "rate_limit", "secs", 2],
  ["429 on every route, for seconds", "global_rate_limit", "secs", 2],
  ["The server fails, with status", "status", "status", 503],
  ["Connection cut, nothing done", "drop_before"],
  ["Connection cut, all done", "drop_after"],
  ["No answer at all", "hang"],
  ["Commands and presses reach the bot late, by seconds", "late_events", "secs", 4],
  ["Commands and presses never reach the bot", "lost_events"],
  ["Commands and presses reach the bot twice", "repeated_events"],
];

export class Developer {
  constructor(app) {
    this.app = app;
    this.element = byId("developer");
    this.traffic = new Traffic();
    this.controls = h("div", { class: "controls" });
    this.troubleForm = this.trouble();
    this.button = byId("open-developer");
    this.element.append(
      h("h2", {}, "Controls"), this.controls, this.troubleForm, this.traffic.element);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  start() {
    const open = (isOpen) => {
      this.element.hidden = !isOpen;
      this.button.setAttribute("aria-expanded", String(isOpen));
      document.body.classList.toggle("developer-open", isOpen);
      sessionStorage.setItem("developer", isOpen ? "open" : "");
      this.look();
      this.hearsRequest();
    };
    this.button.addEventListener("click", () => open(!this.isOpen));
    if (sessionStorage.getItem("developer")) open(true);
  }

  hearsRequest() {
    if (!this.isOpen) return;
    this.traffic.look(this.app.view.locale);
    // A request may have used up a fault.
    this.look();
  }

  /** Looks at what the switches are set to. */
  async look() {
    if (!this.isOpen) return;
    try {
      const place = this.permitted();
      const controls = await get("controls", place ? { channel: place.id } : {});
      this.draw(controls, place);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Moves a switch. */
  async sets(what, said) {
    try {
      await control(what);
      if (said) announce(said);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      announce(error.message);
    }
    this.look();
    this.app.look();
  }

  /** The channel whose permissions count for the one that is open. */
  permitted() {
    const { channel } = this.app;
    if (!channel || channel.kind === "dm") return null;
    return channel.kind === "thread" ? this.app.findChannel(channel.parent) ?? channel : channel;
  }

  draw(controls, place) {
    const drawn = JSON.stringify([{ ...controls, now_ms: 0 }, place?.id]);
    this.clock?.replaceChildren(this.time(controls));
    this.faults.replaceChildren(controls.faults > 0 ? `${controls.faults} set` : "None is set.");
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const focused = document.activeElement?.id;
    this.controls.replaceChildren(
      this.bot(controls), this.gateway(controls), this.clockPart(controls),
      place ? this.permissions(controls, place) : "", this.people(controls),
      this.servers(controls));
    if (focused) byId(focused)?.focus();
  }

  action(label, what, said, id) {
    return h("button", {
      type: "button", id: id ?? `do-${label.replace(/\W+/g, "-")}`, onclick: () => this.sets(what, said),
    }, label);
  }

  bot({ bot, connected }) {
    const states = {
      running: connected ? "runs and is connected" : "runs, and is not connected yet",
      ended: `has ended: ${bot.how}`,
      not_ours: connected ? "is connected" : "is not run by this sandbox, and not connected",
    };
    const isOurs = bot.state !== "not_ours";
    return h("fieldset", {}, h("legend", {}, "Bot"),
      h("p", {}, `The bot ${states[bot.state]}.`),
      isOurs ? this.action("Restart", { do: "restart_bot" }, "The bot restarts.") : null,
      isOurs && bot.state === "running"
        ? this.action("Kill", { do: "kill_bot" }, "The bot is killed.") : null,
      isOurs && bot.state !== "running" ? this.action("Start", { do: "start_bot" }) : null);
  }

  gateway({ identifies, resumes }) {
    const how = (how) => ({ do: "gateway", how });
    return h("fieldset", {}, h("legend", {}, "Gateway"),
      h("p", {}, `Identified ${identifies} times, resumed ${resumes} times.`),
      this.action("Drop connection", how("drop"), "The connection is cut."),
      this.action("Ask to reconnect", how("reconnect")),
      this.action("Invalidate, resumable", how("resume")),
      this.action("Invalidate", how("identify")));
  }

  clockPart(controls) {
    this.clock = h("p", {}, this.time(controls));
    return h("fieldset", {}, h("legend", {}, "Clock of the sandbox"), this.clock,
      SKIPS.map(([label, secs]) => this.action(label, { do: "advance", secs }, `Moved ${label}.`)));
  }

  time({ now_ms, ahead_ms }) {
    const format = new Intl.DateTimeFormat(this.app.view.locale, {
      dateStyle: "medium", timeStyle: "short",
    });
    const hours = Math.round(ahead_ms / 1000 / HOUR_SECS);
    return format.format(new Date(now_ms)) + (hours > 0 ? `, ${hours} hours ahead` : "");
  }

  permissions({ permissions }, place) {
    const boxes = permissions.map(({ name, granted }) => h("label", {},
      h("input", {
        type: "checkbox", id: `permit-${name}`, checked: granted,
        onchange: () => {
          const ticked = permissions.map((p) => p.name).filter((p) => byId(`permit-${p}`).checked);
          this.sets({ do: "permit", channel: place.id, granted: ticked });
        },
      }), name));
    return h("fieldset", {}, h("legend", {}, `The bot's permissions in #${place.name}`), boxes);
  }

  people({ people }) {
    const rows = people.map((person) => h("tr", {},
      h("th", { scope: "row" }, person.name),
      h("td", {}, this.choice(`dms-${person.id}`, `DMs of ${person.name}`, person.dms,
        [["open", "open"], ["closed", "closed"], ["blocked", "bot blocked"]],
        (dms) => this.sets({ do: "dms", person: person.id, dms }))),
      h("td", {}, this.choice(`locale-${person.id}`, `Language of ${person.name}`, person.locale,
        LOCALES.map((locale) => [locale, locale]),
        (locale) => this.sets({ do: "speak", person: person.id, locale })))));
    const invite = h("form", {
      class: "line",
      onsubmit: async (event) => {
        event.preventDefault();
        const name = new FormData(event.target).get("name").trim();
        if (!name) return;
        await this.sets({ do: "invite", name }, `${name} has joined.`);
        this.app.people = await get("people");
        this.app.draw();
      },
    }, h("input", { name: "name", "aria-label": "Name of somebody new", placeholder: "Somebody new" }),
      h("button", { type: "submit" }, "Add"));
    return h("fieldset", {}, h("legend", {}, "People"),
      h("table", {},
        h("thead", {}, h("tr", {}, ["Name", "DMs", "Language"].map((t) => h("th", { scope: "col" }, t)))),
        h("tbody", {}, rows)),
      invite,
      h("button", {
        type: "button",
        onclick: () => this.app.does({ do: "reload" }).then(() => location.reload()),
      }, "Reload my client"));
  }

  servers({ servers, people }) {
    const rows = servers.map((server) => h("tr", {},
      h("th", { scope: "row" }, server.name),
      h("td", {}, this.choice(`server-${server.id}`, `Language of ${server.name}`, server.locale,
        LOCALES.map((locale) => [locale, locale]),
        (locale) => this.sets({ do: "speak_in", server: server.id, locale }))),
      h("td", {}, this.choice(`owner-${server.id}`, `Owner of ${server.name}`, this.ownerOf(server, people),
        [["", "nobody"], ...people.map((person) => [person.id, person.name])],
        (person) => person && this.sets({ do: "own", server: server.id, person })))));
    return h("fieldset", {}, h("legend", {}, "Servers"),
      h("table", {},
        h("thead", {}, h("tr", {}, ["Name", "Language", "Owner"].map((t) => h("th", { scope: "col" }, t)))),
        h("tbody", {}, rows)));
  }

  /** Who owns a server, if that is one of the people here. */
  ownerOf(server, people) {
    return people.some((person) => person.id === server.owner) ? server.owner : "";
  }

  choice(id, label, value, options, onChoice) {
    return h("select", { id, "aria-label": label, onchange: (event) => onChoice(event.target.value) },
      options.map(([key, name]) => h("option", { value: key, selected: key === value }, name)));
  }

  trouble() {
    const number = h("input", { type: "number", name: "number", min: "0", value: "2", "aria-label": "Number" });
    const kind = h("select", {
      name: "kind", "aria-label": "What goes wrong",
      onchange: () => {
        const [, , unit, usual] = TROUBLES[Number(kind.value)];
        number.hidden = !unit;
        number.value = usual ?? "";
      },
    }, TROUBLES.map(([name], index) => h("option", { value: String(index) }, name)));
    const times = h("input", { type: "number", name: "times", min: "1", placeholder: "always", value: "1" });
    const path = h("input", { name: "path", placeholder: "/**", value: "/**" });
    this.faults = h("p", {});
    return h("form", {
      onsubmit: (event) => {
        event.preventDefault();
        const [name, is, unit] = TROUBLES[Number(kind.value)];
        this.sets({
          do: "trouble",
          kind: { is, ...(unit && { [unit]: Number(number.value) }) },
          times: times.value ? Number(times.value) : null,
          path: path.value || null,
        }, `Set: ${name}.`);
      },
    }, h("fieldset", {}, h("legend", {}, "Trouble"), this.faults,
      h("label", {}, "What ", kind), number,
      h("label", {}, "How often ", times),
      h("label", {}, "Requests to ", path),
      h("button", { type: "submit" }, "Set"),
      this.action("Mend all", { do: "heal" }, "All trouble is taken back.")));
  }
}
