import { longestAnswer } from "@/modules/staffing/applications/rules";
import type { Publication } from "@/modules/public/careers";
import { html, type Markup } from "@/modules/platform/public-pages";
import { type Drawing, errorOf, marks, optional, valueOf } from "./page-fields";

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
      maxlength="${longestAnswer}"
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
