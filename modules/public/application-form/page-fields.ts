import { html, type Markup } from "@/modules/platform/public-pages";
import type { Purpose } from "@/modules/crm/candidates/rules";
import { answerTo } from "./checking";
import { requiredFields } from "./rules";
import type { View } from "./sending";
import type { Words } from "./words";

export type Drawing = { view: View; words: Words };
type FieldName = keyof Words["fields"];

const isRequired = (name: string) => requiredFields.some((it) => it === name);

/** What was written there before, if the form comes back. */
export const valueOf = ({ view }: Drawing, name: string): string =>
  view.sent ? answerTo(view.sent, name) : "";

/** A label, a control and what is wrong with it. */
export const field = (
  drawing: Drawing,
  name: FieldName,
  isNeeded: boolean,
  control: Markup,
): Markup =>
  html`<div class="field" data-name="${name}">
    <label for="${name}">${drawing.words.fields[name]}${!isNeeded && optional(drawing)}</label>
    ${control} ${errorOf(drawing, name)}
  </div>`;

export const optional = ({ words }: Drawing): Markup =>
  html` <span class="optional">(${words.optional})</span>`;

export function errorOf({ view, words }: Drawing, name: string): Markup | null {
  const error = view.errors[name];
  return error ? html`<p class="problem" id="${name}-error">${words.errors[error]}</p>` : null;
}

/** Tells those who do not see it which sentence is about the field. */
export const marks = ({ view }: Drawing, name: string): Markup | null =>
  view.errors[name] ? html`aria-invalid="true" aria-describedby="${name}-error"` : null;

export const input = (drawing: Drawing, name: FieldName, more: Markup): Markup =>
  field(
    drawing,
    name,
    isRequired(name),
    html`<input
      id="${name}"
      name="${name}"
      value="${valueOf(drawing, name)}"
      ${more}
      ${isRequired(name) && html`required`}
      ${marks(drawing, name)}
    />`,
  );

export const textarea = (drawing: Drawing, name: FieldName, longest: number): Markup =>
  field(
    drawing,
    name,
    false,
    html`<textarea
      id="${name}"
      name="${name}"
      rows="6"
      maxlength="${longest}"
      ${marks(drawing, name)}
    >
${valueOf(drawing, name)}</textarea>`,
  );

/** One of several, or none: nobody says yes by leaving a field as it was. */
export const choice = (drawing: Drawing, name: FieldName, options: string[][]): Markup =>
  field(
    drawing,
    name,
    false,
    html`<select id="${name}" name="${name}" ${marks(drawing, name)}>
      ${[["", drawing.words.choose], ...options].map(
        ([value = "", label]) =>
          html`<option value="${value}" ${valueOf(drawing, name) === value && html`selected`}>
            ${label}
          </option>`,
      )}
    </select>`,
  );

/** Unticked until the person ticks it. */
export const tick = (drawing: Drawing, name: Purpose, words: string): Markup =>
  html`<div>
    <label class="choice">
      <input
        type="checkbox"
        name="${name}"
        value="yes"
        ${valueOf(drawing, name) === "yes" && html`checked`}
      />
      <span>${words}</span>
    </label>
  </div>`;
