// Making elements. Text stays text: nothing on this page is ever parsed as HTML.

/** Makes an element: attributes, `on…` listeners, and children that are nodes, texts or nothing. */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** Tells a screen reader something that happened outside of its focus. */
export function announce(text) {
  byId("announcer").replaceChildren(text);
}

/** One of twelve colours, the same for the same id. */
export function colour(id) {
  const sum = [...id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 9973, 7);
  return `hue-${sum % 12}`;
}

/** What a choice is called in this language, if it has a name in it. */
export function localised(object, key, locale) {
  const names = object[`${key}_localizations`];
  return names?.[locale] ?? names?.[locale.split("-")[0]] ?? object[key];
}
