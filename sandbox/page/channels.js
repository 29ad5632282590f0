// Left and above: the seats, and the servers, channels and direct messages.

import { byId, h } from "./dom.js";

const SIGNS = { text: "#", forum: "▤", thread: "↳", dm: "@", category: "" };

/** The people whose seat can be taken; the address of each, so that a window can be opened for it. */
export function drawSeats(app) {
  const channel = app.channel?.id;
  const seats = app.people.map((person, index) => {
    const query = new URLSearchParams({ as: person.name, ...(channel && { channel }) });
    const isMe = person.id === app.me.id;
    return h("a", {
      href: `?${query}`,
      "aria-current": isMe && "true",
      title: isMe ? "You sit here" : `Sit down as ${person.name} (Alt+${index + 1})`,
    }, person.name);
  });
  byId("seats").replaceChildren(h("span", { "aria-hidden": "true" }, "You are"), ...seats);
  const other = app.people.find((person) => person.id !== app.me.id);
  const beside = byId("beside");
  beside.hidden = !other || window.parent !== window;
  if (other) {
    const query = new URLSearchParams({ left: app.me.name, right: other.name });
    beside.href = `beside.html?${query}`;
  }
}

/** The servers with their channels, and the direct messages. */
export function drawPlaces(app) {
  const focused = document.activeElement?.dataset?.channel;
  const { dms, guilds } = app.view;
  const direct = h("section", {},
    h("h2", {}, "Direct messages"),
    dms.length === 0
      ? h("p", { class: "hint" }, "The bot has not written to you.")
      : h("ul", {}, dms.map((dm) => place(app, dm))));
  const servers = guilds.map((guild) =>
    h("section", {},
      h("h2", {}, guild.name),
      h("ul", {}, guild.channels.map((channel) => place(app, channel))),
      h("details", { class: "members", open: isOpen(guild.id), ontoggle: remember(guild.id) },
        h("summary", {}, `${guild.members.length} members`),
        h("ul", {}, guild.members.map((member) =>
          h("li", {}, member.name, member.bot ? tag(app.view.bot_online) : null))))));
  byId("places").replaceChildren(direct, ...servers);
  if (focused) byId("places").querySelector(`[data-channel="${focused}"]`)?.focus();

  const { channel } = app;
  byId("place-name").replaceChildren(
    channel ? `${SIGNS[channel.kind]} ${channel.name}` : "Nothing to see");
  byId("place-topic").replaceChildren(topic(app));
  const pings = app.channels().reduce((sum, c) => sum + c.pings, 0);
  document.title = `${pings > 0 ? `(${pings}) ` : ""}${channel?.name ?? "Sandbox"} · ${app.me.name}`;
  const elsewhere = byId("elsewhere");
  elsewhere.hidden = pings === 0;
  elsewhere.replaceChildren(String(pings));
}

const openMembers = new Set();
const isOpen = (guild) => openMembers.has(guild);
const remember = (guild) => (event) =>
  event.target.open ? openMembers.add(guild) : openMembers.delete(guild);

function tag(isOnline) {
  return h("span", { class: "tag" }, isOnline ? "APP" : "APP, offline");
}

function topic(app) {
  const guild = app.guildOf(app.channel);
  const place = guild ? guild.name : "A conversation with the bot";
  const state = app.view.bot_online ? "" : " · the bot is offline";
  return (app.channel?.topic ?? place) + state;
}

function place(app, channel) {
  if (channel.kind === "category") return h("li", { class: "place category" }, channel.name);
  const marks = [];
  if (channel.pings > 0) marks.push(`${channel.pings} for you`);
  else if (channel.unread > 0) marks.push("unread");
  const query = new URLSearchParams({ as: app.me.name, channel: channel.id });
  return h("li", { class: `place ${channel.kind}` },
    h("a", {
      href: `?${query}`,
      "data-channel": channel.id,
      "aria-current": channel.id === app.channel?.id && "page",
      class: channel.unread > 0 ? "unread" : null,
      onclick: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        app.goTo(channel.id);
      },
    },
      h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[channel.kind]),
      h("span", { class: "label" }, channel.name),
      channel.archived ? h("span", { class: "hint" }, "archived") : null,
      channel.pings > 0
        ? h("span", { class: "badge" }, String(channel.pings),
          h("span", { class: "unseen" }, " for you"))
        : channel.unread > 0 ? h("span", { class: "unseen" }, marks.join(", ")) : null));
}
