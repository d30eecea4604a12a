import type { Purpose } from "@/modules/crm/candidates/rules";
import { html, type Markup } from "@/modules/platform/public-pages";
import type { Publication } from "@/modules/engagement/careers";
import { maxAnswerLength } from "@/modules/staffing/applications/rules";
import { answerTo } from "../checking";
import { requiredFields } from "../rules";
import type { View } from "../sending";
import type { Words } from "../words";

export type Drawing = { view: View; words: Words };
type FieldName = keyof Words["fields"];

const isRequired = (name: string) => requiredFields.some((it) => it === name);

/** What was written there before, if the form comes back. */
export const valueOf = ({ view }: Drawing, name: string): string =>
  view.sent ? answerTo(view.sent, name) : "";

type Field = {
  drawing: Drawing;
  name: FieldName;
  isNeeded: boolean;
  control: Markup;
};

/** A label, a control and what is wrong with it. */
export const field = ({ drawing, name, isNeeded, control }: Field): Markup =>
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
  field({
    drawing,
    name,
    isNeeded: isRequired(name),
    control: html`<input
      id="${name}"
      name="${name}"
      value="${valueOf(drawing, name)}"
      ${more}
      ${isRequired(name) && html`required`}
      ${marks(drawing, name)}
    />`,
  });

export const textarea = (drawing: Drawing, name: FieldName, longest: number): Markup =>
  field({
    drawing,
    name,
    isNeeded: false,
    control: html`<textarea
      id="${name}"
      name="${name}"
      rows="6"
      maxlength="${longest}"
      ${marks(drawing, name)}
    >
${valueOf(drawing, name)}</textarea>`,
  });

/** One of several, or none: nobody says yes by leaving a field as it was. */
export const choice = (drawing: Drawing, name: FieldName, options: string[][]): Markup =>
  field({
    drawing,
    name,
    isNeeded: false,
    control: html`<select id="${name}" name="${name}" ${marks(drawing, name)}>
      ${[["", drawing.words.choose], ...options].map(
        ([value = "", label]) =>
          html`<option value="${value}" ${valueOf(drawing, name) === value && html`selected`}>
            ${label}
          </option>`,
      )}
    </select>`,
  });

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

type Question = Publication["questions"][number];

/** A job's own question: for words, for yes or no, or for one of several answers. */
export const questionField = (drawing: Drawing, question: Question): Markup =>
  question.kind === "text" ? wordsField(drawing, question) : choiceField(drawing, question);

const wordsField = (drawing: Drawing, { id, words, isRequired }: Question): Markup =>
  html`<div class="field">
    <label for="${id}">${words}${!isRequired && optional(drawing)}</label>
    <textarea
      id="${id}"
      name="${id}"
      rows="3"
      maxlength="${maxAnswerLength}"
      ${isRequired && html`required`}
      ${marks(drawing, id)}
    >
${valueOf(drawing, id)}</textarea>
    ${errorOf(drawing, id)}
  </div>`;

function choiceField(drawing: Drawing, question: Question): Markup {
  const { id, words, isRequired } = question;
  return html`<div
    class="field"
    id="${id}"
    role="radiogroup"
    tabindex="-1"
    aria-labelledby="${id}-words"
  >
    <span class="label" id="${id}-words">${words}${!isRequired && optional(drawing)}</span>
    ${optionsOf(drawing, question).map(
      ([value, label]) =>
        html`<label class="choice">
          <input
            type="radio"
            name="${id}"
            value="${value}"
            ${isRequired && html`required`}
            ${valueOf(drawing, id) === value && html`checked`}
          />
          <span>${label}</span>
        </label>`,
    )}
    ${errorOf(drawing, id)}
  </div>`;
}

const optionsOf = ({ words }: Drawing, { kind, options }: Question): [string, string][] =>
  kind === "yesNo"
    ? [
        ["yes", words.yes],
        ["no", words.no],
      ]
    : options.map((it) => [it, it]);
