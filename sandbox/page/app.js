// The page as a whole: who sits here, what they look at, and keeping it up to date.

import { deed, get, listen, Refused } from "./api.js";
import { drawPlaces, drawSeats } from "./channels.js";
import { Composer } from "./composer.js";
import { Developer } from "./controls.js";
import { announce, byId } from "./dom.js";
import { refreshTimes } from "./markdown.js";
import { Log } from "./messages.js";

/** Seconds between two looks at the times that are told relative to now. */
const TICK_SECS = 10;

class App {
  constructor(people, me) {
    this.people = people;
    this.me = me;
    this.view = null;
    this.channel = null;
    /** What is shown and known to this page only: commands that failed. By channel. */
    this.notes = [];
    this.log = new Log(this);
    this.composer = new Composer(this);
    this.developer = new Developer(this);
    this.isLooking = false;
    this.mustLookAgain = false;
  }

  /** The time in the sandbox. */
  now() {
    return Date.now() + this.ahead_ms;
  }

  /** Does something as the person who sits here. Trouble is told and gives nothing. */
  async does(what) {
    try {
      return await deed(this.me.id, what);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { outcome: "refused", why: error.message };
    }
  }

  /** Looks at everything again, now or as soon as the last look is over. */
  async look() {
    if (this.isLooking) {
      this.mustLookAgain = true;
      return;
    }
    this.isLooking = true;
    try {
      do {
        this.mustLookAgain = false;
        this.view = await get("view", { person: this.me.id });
        this.ahead_ms = this.view.now_ms - Date.now();
        this.draw();
      } while (this.mustLookAgain);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      showTrouble(error.message);
    } finally {
      this.isLooking = false;
    }
  }

  /** Every channel in sight. */
  channels() {
    return [...this.view.dms, ...this.view.guilds.flatMap((guild) => guild.channels)];
  }

  guildOf(channel) {
    return this.view.guilds.find((guild) => guild.channels.some((c) => c.id === channel?.id));
  }

  findUser(id) {
    const members = this.view.guilds.flatMap((guild) => guild.members);
    const here = this.guildOf(this.channel)?.members ?? [];
    return [...here, ...members, ...this.people].find((user) => user.id === id);
  }

  findChannel(id) {
    return this.channels().find((channel) => channel.id === id);
  }

  /** Shows a channel, and in it a message. */
  goTo(id, message = null) {
    const from = this.channel?.id;
    if (from !== id) {
      const url = new URL(location.href);
      url.searchParams.set("channel", id);
      history.pushState(null, "", url);
      this.open(id);
    }
    openPlaces(false);
    if (message) this.log.showMessage(message);
    else if (from !== id && matchMedia("(min-width: 701px)").matches) this.composer.focus();
  }

  open(id) {
    this.channel = this.findChannel(id) ?? this.channels().find((c) => c.kind === "text") ?? null;
    this.log.clear();
    this.draw();
    this.composer.open();
    this.developer.look();
  }

  draw() {
    const wanted = this.channel?.id ?? new URL(location.href).searchParams.get("channel");
    const isFirst = this.channel === null;
    this.channel =
      this.findChannel(wanted) ?? this.channels().find((c) => c.kind === "text") ?? null;
    drawSeats(this);
    drawPlaces(this);
    this.log.draw();
    if (isFirst || this.channel?.id !== wanted) this.composer.open();
    this.composer.draw();
    this.readsChannel();
  }

  /** Tells the sandbox that what is open has been seen. */
  readsChannel() {
    const isSeen = document.visibilityState === "visible";
    if (isSeen && this.channel?.unread > 0) this.does({ do: "read", channel: this.channel.id });
  }

  hears(change) {
    if (change.type === "request") {
      this.developer.hearsRequest();
      return;
    }
    if (change.type === "ping" && change.channel !== this.channel?.id) {
      const channel = this.findChannel(change.channel);
      announce(`A new message for you in ${channel?.name ?? "your direct messages"}`);
    }
    if (change.type === "commands" || change.type === "missed") this.composer.learnCommands();
    this.developer.look();
    this.look();
  }
}

function showTrouble(text) {
  const trouble = byId("trouble");
  trouble.hidden = !text;
  if (text && trouble.textContent !== text) trouble.replaceChildren(text);
}

function openPlaces(isOpen) {
  document.body.classList.toggle("places-open", isOpen);
  byId("open-places").setAttribute("aria-expanded", String(isOpen));
}

/** Light, dark, or as the system says. */
function setTheme(theme) {
  if (theme) document.documentElement.dataset.theme = theme;
  const isDark = theme
    ? theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  byId("theme").replaceChildren(isDark ? "Light" : "Dark");
  byId("theme").setAttribute("aria-label", `Use the ${isDark ? "light" : "dark"} theme`);
  return isDark;
}

async function start() {
  let isDark = setTheme(localStorage.getItem("theme"));
  byId("theme").addEventListener("click", () => {
    const theme = isDark ? "light" : "dark";
    localStorage.setItem("theme", theme);
    isDark = setTheme(theme);
  });
  byId("open-places").addEventListener("click", () => {
    openPlaces(!document.body.classList.contains("places-open"));
  });

  const people = await get("people");
  const wanted = new URL(location.href).searchParams.get("as");
  const me = people.find((p) => p.name === wanted || p.id === wanted) ?? people[0];
  if (!me) {
    showTrouble("There is nobody in this sandbox.");
    return;
  }
  const app = new App(people, me);
  document.addEventListener("visibilitychange", () => app.readsChannel());
  window.addEventListener("popstate", () => {
    const id = new URL(location.href).searchParams.get("channel");
    app.open(id);
  });
  document.addEventListener("keydown", (event) => {
    const seat = event.altKey && people[Number(event.key) - 1];
    if (seat && seat !== me) {
      event.preventDefault();
      document.querySelectorAll("#seats a")[Number(event.key) - 1]?.click();
    }
    if (event.key === "Escape") openPlaces(false);
  });
  await app.look();
  app.developer.start();
  const message = new URL(location.href).searchParams.get("message");
  if (message) app.log.showMessage(message);
  listen(
    me.id,
    (change) => app.hears(change),
    (isOnline) => {
      showTrouble(isOnline ? "" : "The sandbox is gone. Start it again and this page goes on.");
    },
  );
  setInterval(() => refreshTimes(app.now(), app.view.locale), TICK_SECS * 1000);
}

start().catch((error) => showTrouble(error.message));
