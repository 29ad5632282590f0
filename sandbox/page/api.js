// What the page asks of the sandbox.

const BASE = "/_sandbox/api/";

/** An answer that says why something was not done. */
export class Refused extends Error {}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(BASE + path, options);
  } catch {
    throw new Refused("The sandbox does not answer. Is it still running?");
  }
  const body = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(body?.error ?? `The sandbox answered ${response.status}.`);
  return body;
}

/** Reads something. */
export function get(path, parameters = {}) {
  const query = new URLSearchParams(parameters).toString();
  return ask(query ? `${path}?${query}` : path);
}

function post(path, body) {
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Does something as a person; gives what came of it. */
export const deed = (person, what) => post("deeds", { person, ...what });

/** Moves one of the developer's switches. */
export const control = (what) => post("controls", what);

/** Hears of every change that concerns a person, and of losing and finding the sandbox again. */
export function listen(person, onChange, onOnline) {
  const source = new EventSource(`${BASE}events?person=${person}`);
  source.onopen = () => onOnline(true);
  source.onerror = () => onOnline(false);
  source.onmessage = (event) => onChange(JSON.parse(event.data));
}
