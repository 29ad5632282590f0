// A form that the bot opens over everything else.

import { h } from "./dom.js";

const TEXT_INPUT = 4;
const LABEL = 18;
const PARAGRAPH = 2;

/** The inputs of a modal: within rows, or within labels. */
function inputs(modal) {
  return (modal.components ?? []).flatMap((row) =>
    row.type === LABEL
      ? [{ ...row.component, label: row.label, description: row.description }]
      : row.components ?? []).filter((input) => input.type === TEXT_INPUT);
}

/** Opens a modal. `send` sends its fields; `done` hears what came of it. */
export function openModal(modal, send, done) {
  const error = h("p", { class: "error", role: "alert" });
  const fields = inputs(modal).map((input) => {
    const attributes = {
      name: input.custom_id,
      required: input.required !== false,
      placeholder: input.placeholder,
      minlength: input.min_length,
      maxlength: input.max_length ?? 4000,
    };
    const element = input.style === PARAGRAPH
      ? h("textarea", { ...attributes, rows: "4" }, input.value ?? "")
      : h("input", { ...attributes, value: input.value });
    return h("label", {}, input.label, input.required === false ? " (optional)" : "", element,
      input.description ? h("span", { class: "hint" }, input.description) : null);
  });
  const form = h("form", {
    method: "dialog",
    onsubmit: async (event) => {
      event.preventDefault();
      const outcome = await send([...new FormData(form).entries()]);
      if (outcome.outcome === "failed" || outcome.outcome === "refused") {
        error.replaceChildren(outcome.why ?? "Something went wrong. Try again.");
        return;
      }
      dialog.close();
      done(outcome);
    },
  },
    h("h2", { id: "modal-title" }, modal.title), fields, error,
    h("div", { class: "line" },
      h("button", { type: "button", onclick: () => dialog.close() }, "Cancel"),
      h("button", { type: "submit", class: "primary" }, "Submit")));
  const dialog = h("dialog", { "aria-labelledby": "modal-title", onclose: () => dialog.remove() }, form);
  document.body.append(dialog);
  dialog.showModal();
}
