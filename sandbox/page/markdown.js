// Discord's markdown, as elements. What a message says is never taken for HTML, and a link leads
// nowhere but to http and https.

import { h } from "./dom.js";

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/;
const DISCORD_LINK =
  /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** Turns a text into nodes. `place` knows people and channels: see `Log`. */
export function markdown(text, place) {
  const nodes = [];
  let rest = text;
  for (let fence = FENCE.exec(rest); fence; fence = FENCE.exec(rest)) {
    nodes.push(...blocks(rest.slice(0, fence.index), place));
    nodes.push(h("pre", {}, h("code", { "data-language": fence[1] || null }, fence[2])));
    rest = rest.slice(fence.index + fence[0].length);
  }
  nodes.push(...blocks(rest, place));
  return nodes;
}

const BLOCKS = [
  { start: /^(#{1,3})\s+(.+)$/, make: heading },
  { start: /^-#\s+(.+)$/, make: (m, place) => h("small", {}, inline(m[1], place)) },
  { start: /^> ?(.*)$/, joins: true, make: (ms, place) => quote(ms.map((m) => m[1]), place) },
  { start: /^(\s*)[-*]\s+(.+)$/, joins: true, make: (ms, place) => list("ul", ms, place) },
  { start: /^(\s*)\d+\.\s+(.+)$/, joins: true, make: (ms, place) => list("ol", ms, place) },
];

function blocks(text, place) {
  const nodes = [];
  const lines = text.replace(/^\n|\n$/g, "").split("\n");
  let plain = [];
  const flush = () => {
    if (plain.some((line) => line.trim())) {
      nodes.push(h("p", {}, inline(plain.join("\n"), place)));
    }
    plain = [];
  };
  while (lines.length > 0) {
    if (lines[0].startsWith(">>> ")) {
      flush();
      nodes.push(quote([lines.join("\n").slice(4)], place));
      break;
    }
    const block = BLOCKS.find(({ start }) => start.test(lines[0]));
    if (!block) {
      plain.push(lines.shift());
      continue;
    }
    flush();
    const matches = [block.start.exec(lines.shift())];
    while (block.joins && lines.length > 0 && block.start.test(lines[0])) {
      matches.push(block.start.exec(lines.shift()));
    }
    nodes.push(block.make(block.joins ? matches : matches[0], place));
  }
  flush();
  return nodes;
}

function heading(match, place) {
  // Below the page's own headings.
  return h(`h${match[1].length + 2}`, {}, inline(match[2], place));
}

function quote(lines, place) {
  return h("blockquote", {}, blocks(lines.join("\n"), place));
}

function list(tag, matches, place) {
  return h(tag, {}, matches.map(([, indent, text]) =>
    h("li", { class: indent.length > 1 ? "deeper" : null }, inline(text, place))));
}

/** What can stand within a line, in the order in which it is tried. */
const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].trim())],
  [/^<@!?(\d+)>/, (m, place) => mention(`@${place.userName(m[1])}`, m[1] === place.me)],
  [/^<@&(\d+)>/, (m, place) => mention(`@${place.roleName(m[1])}`)],
  [/^<#(\d+)>/, (m, place) => jump(place, m[1])],
  [/^<\/([^:>]+):\d+>/, (m, place) => commandLink(m[1], place)],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, place) => timestamp(Number(m[1]), m[2] ?? "f", place)],
  [/^<a?(:\w+:)\d+>/, (m) => m[1]],
  [/^<(https?:\/\/[^\s>]+)>/, (m, place) => link(m[1], m[1], place)],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/,
    (m, place) => link(m[2], inline(m[1], place), place)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])]/, (m, place) => link(m[0], m[0], place)],
  [/^@(everyone|here)\b/, (m) => mention(m[0])],
  [/^\|\|([\s\S]+?)\|\|/, (m, place) => spoiler(m[1], place)],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, place) => h("strong", {}, inline(m[1], place))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, place) => h("u", {}, inline(m[1], place))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (m, place) => h("s", {}, inline(m[1], place))],
  [/^\*(?![\s*])((?:\\[\s\S]|\*\*[\s\S]+?\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/,
    (m, place) => h("em", {}, inline(m[1], place))],
  [/^_((?:\\[\s\S]|__[\s\S]+?__|[^_\\])+?)_(?![0-9A-Za-z_])/,
    (m, place) => h("em", {}, inline(m[1], place))],
  // A whole word, so that the underscores in it are none of the above.
  [/^[\p{L}\p{N}]+(?:_+[\p{L}\p{N}]+)*/u, (m) => m[0]],
  // Up to the next sign or word that may begin something.
  [/^[\s\S][^\\`<[@|*_~\p{L}\p{N}]*/u, (m) => m[0]],
];

function inline(text, place) {
  const nodes = [];
  let rest = text;
  while (rest) {
    for (const [rule, make] of INLINE) {
      const match = rule.exec(rest);
      if (!match) continue;
      const node = make(match, place);
      if (typeof node === "string" && typeof nodes.at(-1) === "string") {
        nodes.push(nodes.pop() + node);
      } else {
        nodes.push(node);
      }
      rest = rest.slice(match[0].length);
      break;
    }
  }
  return nodes.flat();
}

function mention(text, isMe = false) {
  return h("span", { class: isMe ? "mention me" : "mention" }, text);
}

function spoiler(text, place) {
  const button = h("button", {
    type: "button",
    class: "spoiler",
    "aria-label": "Spoiler: show it",
    onclick: () => button.replaceWith(h("span", { class: "shown-spoiler" }, inline(text, place))),
  }, h("span", { "aria-hidden": "true" }, inline(text, place)));
  return button;
}

function link(url, text, place) {
  const message = DISCORD_LINK.exec(url);
  if (message) return jump(place, message[1], message[2], text === url ? null : text);
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text);
}

/** A link to a channel of this sandbox, or to a message in it. */
function jump(place, channel, message = null, text = null) {
  const name = place.channelName(channel);
  if (name === null) return h("span", { class: "mention" }, "#unknown");
  const query = new URLSearchParams({ channel, ...(message && { message }) });
  return h("a", {
    href: `?${query}`,
    class: "mention jump",
    onclick: (event) => {
      event.preventDefault();
      place.goTo(channel, message);
    },
  }, text ?? (message ? `#${name} › message` : `#${name}`));
}

function commandLink(name, place) {
  return h("button", {
    type: "button",
    class: "mention",
    onclick: () => place.beginCommand(name),
  }, `/${name}`);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function timestamp(secs, style, place) {
  const date = new Date(secs * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  const full = new Intl.DateTimeFormat(place.locale, STYLES.F).format(date);
  const text = style === "R"
    ? relative(date.getTime(), place.now(), place.locale)
    : new Intl.DateTimeFormat(place.locale, STYLES[style]).format(date);
  return h("time", {
    datetime: date.toISOString(),
    title: full,
    "data-relative": style === "R" ? String(date.getTime()) : null,
  }, text);
}

const UNITS = [
  ["year", 365 * 86_400], ["month", 30 * 86_400], ["day", 86_400], ["hour", 3_600], ["minute", 60],
];

function relative(at_ms, now_ms, locale) {
  const secs = Math.round((at_ms - now_ms) / 1000);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(secs) >= length) ?? ["second", 1];
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return format.format(Math.trunc(secs / length), unit);
}

/** Tells anew the times that are told relative to now. */
export function refreshTimes(now_ms, locale) {
  for (const time of document.querySelectorAll("time[data-relative]")) {
    const text = relative(Number(time.dataset.relative), now_ms, locale);
    if (time.textContent !== text) time.textContent = text;
  }
}
