// Buttons, selects and the layout of newer messages.

import { h } from "./dom.js";
import { markdown } from "./markdown.js";

const KIND = {
  ROW: 1, BUTTON: 2, STRING_SELECT: 3, USER_SELECT: 5, ROLE_SELECT: 6, MENTIONABLE_SELECT: 7,
  CHANNEL_SELECT: 8, SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14,
  CONTAINER: 17,
};
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

/** The components of a message. */
export function components(log, message, place) {
  return message.components.map((component) => draw(log, message, component, place));
}

function draw(log, message, component, place) {
  const inner = () => (component.components ?? []).map((c) => draw(log, message, c, place));
  switch (component.type) {
    case KIND.ROW: return h("div", { class: "row", role: "group" }, inner());
    case KIND.BUTTON: return button(log, message, component);
    case KIND.SECTION: return h("div", { class: "section" }, h("div", {}, inner()),
      component.accessory ? draw(log, message, component.accessory, place) : null);
    case KIND.CONTAINER: return container(component, inner());
    case KIND.TEXT: return h("div", { class: "content" }, markdown(component.content, place));
    case KIND.SEPARATOR: return component.divider === false ? null : h("hr");
    case KIND.GALLERY: return h("div", { class: "gallery" },
      (component.items ?? []).map((item) => media(message, item.media, item.description)));
    case KIND.THUMBNAIL: return media(message, component.media, component.description);
    case KIND.FILE: return media(message, component.file);
    default: return select(log, message, component);
  }
}

function container(component, inner) {
  const element = h("div", { class: "embed" }, inner);
  if (Number.isInteger(component.accent_color)) {
    const colour = component.accent_color.toString(16).padStart(6, "0");
    element.style.borderInlineStartColor = `#${colour}`;
  }
  return element;
}

function media(message, media, description) {
  const name = media?.url?.replace(/^attachment:\/\//, "") ?? "";
  const file = message.files.find((file) => file.url === media?.url || file.name === name);
  if (!file) return h("p", { class: "file" }, name);
  const url = new URL(file.url, location.href).pathname;
  return file.content_type?.startsWith("image/")
    ? h("img", { src: url, alt: description ?? file.description ?? file.name })
    : h("p", { class: "file" }, h("a", { href: url, download: file.name }, file.name));
}

const emoji = (of) => (of?.id ? `:${of.name}:` : of?.name);

function button(log, message, component) {
  const label = [emoji(component.emoji), component.label].filter(Boolean).join(" ");
  if (component.style === LINK) {
    const attributes = { class: "button secondary", target: "_blank", rel: "noopener noreferrer" };
    return h("a", { ...attributes, href: component.url }, `${label} ↗`);
  }
  const waiting = log.waiting.get(message.id);
  return h("button", {
    type: "button",
    class: `button ${STYLES[component.style] ?? "secondary"}`,
    disabled: component.disabled,
    "aria-disabled": waiting !== undefined && "true",
    "aria-busy": waiting === component.custom_id && "true",
    onclick: () => log.uses(message, component.custom_id, { do: "press" }),
  }, label || "\u00a0");
}

/** What can be chosen in a select: value and name. */
function choices(log, component) {
  const { app } = log;
  const guild = app.guildOf(app.channel);
  const users = (guild?.members ?? [app.me])
    .map((user) => ({ value: `<@${user.id}>`, label: user.name }));
  const roles = (guild?.roles ?? [])
    .map((role) => ({ value: `<@&${role.id}>`, label: role.name }));
  switch (component.type) {
    case KIND.STRING_SELECT: return component.options ?? [];
    case KIND.USER_SELECT: return users;
    case KIND.ROLE_SELECT: return roles;
    case KIND.MENTIONABLE_SELECT: return [...users, ...roles];
    case KIND.CHANNEL_SELECT: return (guild?.channels ?? [])
      .map((channel) => ({ value: `<#${channel.id}>`, label: `#${channel.name}` }));
    default: return [];
  }
}

function select(log, message, component) {
  const offered = choices(log, component);
  const choose = (values) => log.uses(message, component.custom_id, { do: "select", values });
  const name = component.placeholder || "Make a selection";
  const most = component.max_values ?? 1;
  const isDisabled = component.disabled || log.waiting.has(message.id);
  const words = (option) => [emoji(option.emoji), option.label,
    option.description && `(${option.description})`].filter(Boolean).join(" ");
  if (most === 1) {
    return h("select", {
      "aria-label": name,
      disabled: isDisabled,
      onchange: (event) => event.target.value && choose([event.target.value]),
    },
      h("option", { value: "" }, name),
      offered.map((option) =>
        h("option", { value: option.value, selected: option.default }, words(option))));
  }
  const form = h("form", {
    onsubmit: (event) => {
      event.preventDefault();
      choose(new FormData(form).getAll("value"));
    },
  },
    offered.map((option) => h("label", {},
      h("input", { type: "checkbox", name: "value", value: option.value, checked: option.default }),
      words(option))),
    h("button", { type: "submit", class: "button primary", disabled: isDisabled },
      `Choose up to ${Math.min(most, offered.length)}`));
  return h("details", { class: "several" }, h("summary", {}, name), form);
}
