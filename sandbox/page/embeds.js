// Embeds and files of a message, pictures with their alternative text.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";

/** The flag of a message whose embeds are hidden is the sandbox's business; these are all shown. */
export function embeds(message, place) {
  return message.embeds.map((embed) => one(embed, message, place));
}

function one(embed, message, place) {
  const text = (value) => markdown(value, place);
  const element = h("div", { class: "embed" },
    embed.author?.name ? h("p", { class: "embed-author" }, embed.author.name) : null,
    embed.title
      ? h("p", { class: "embed-title" }, embed.url ? outside(embed.url, embed.title) : text(embed.title))
      : null,
    embed.description ? h("div", { class: "content" }, text(embed.description)) : null,
    embed.fields?.length
      ? h("dl", {}, embed.fields.map((field) =>
        h("div", { class: field.inline ? "inline" : null },
          h("dt", {}, text(field.name)), h("dd", {}, text(field.value)))))
      : null,
    embed.image ? shown(embed.image, message) : null,
    embed.thumbnail ? h("div", { class: "thumbnail" }, shown(embed.thumbnail, message)) : null,
    footer(embed, place));
  if (Number.isInteger(embed.color)) {
    element.style.borderInlineStartColor = `#${embed.color.toString(16).padStart(6, "0")}`;
  }
  return element;
}

function footer(embed, place) {
  const parts = [];
  if (embed.footer?.text) parts.push(embed.footer.text);
  if (embed.timestamp) {
    const format = new Intl.DateTimeFormat(place.locale, { dateStyle: "medium", timeStyle: "short" });
    parts.push(format.format(new Date(embed.timestamp)));
  }
  return parts.length > 0 ? h("p", { class: "embed-footer" }, parts.join(" · ")) : null;
}

const outside = (url, text) => /^https?:/.test(url)
  ? h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, text)
  : text;

/** A picture of an embed: a file of the message, or one elsewhere, which is not fetched. */
function shown(picture, message) {
  const file = message.files.find((file) => file.url === picture.url);
  return file ? figure(file) : outside(picture.url, `Picture elsewhere: ${picture.url}`);
}

/** The files of a message that no embed shows. */
export function files(message) {
  return message.files.filter((file) => !file.in_embed).map((file) =>
    file.content_type?.startsWith("image/")
      ? figure(file)
      : h("p", { class: "file" }, h("a", { href: local(file.url), download: file.name }, file.name)));
}

function figure(file) {
  const [width, height] = file.size_px ?? [];
  return h("figure", {},
    h("a", { href: local(file.url), target: "_blank" },
      h("img", { src: local(file.url), alt: file.description ?? file.name, width, height })),
    file.description
      ? h("details", { class: "alt" },
        h("summary", {}, "ALT", h("span", { class: "unseen" }, ": the picture in words")),
        h("p", {}, file.description))
      : null);
}

/** A file of the sandbox by the name this page is open under, be it 127.0.0.1 or localhost. */
function local(url) {
  return new URL(url, location.href).pathname;
}
