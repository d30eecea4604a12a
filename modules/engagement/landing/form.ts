import {
  html,
  autosave,
  autosaveNotes,
  type Markup,
  autosaveDone,
} from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { Refusal } from "./enquiring";
import type { Field, Sent } from "./model";
import { maxCompanyLength, maxMessageLength, maxNameLength, trap } from "./rules";
import { filledIn, type Words } from "./words";

/** What is known of the form: when it was opened, and what came of it if it was sent already. */
export type FormState = {
  opened: string;
  isSent: boolean;
  sent: Sent;
  refusal: Refusal | null;
  /** Whether it is asked for after it was refused. */
  isAgain: boolean;
};

type Spoken = { words: Words; locale: Locale; state: FormState };

/** By which a device knows the form again. */
const key = "enquiry";

/** Whether the page has what keeps the form: where something was sent. Whoever only reads the page fetches no script. */
export const isKept = ({ isSent, refusal, isAgain }: FormState): boolean =>
  isSent || isAgain || refusal !== null;

/** A plain form that the page's own server takes; without a script it is as good. */
export function formOf({ words, locale, state }: Spoken): Markup {
  if (state.isSent)
    return html`<div class="card thanks" role="status" ${autosaveDone(key)}>
      <h3>${words.sent}</h3>
      <p>${words.sentText}</p>
    </div>`;
  return html`<form
    class="card"
    method="post"
    action="/contact?lang=${locale}#contact"
    enctype="multipart/form-data"
    ${autosave({ key, refusedAt: state.refusal && `/?lang=${locale}&again=1#contact` })}
  >
    ${state.refusal && refused(state.refusal, words)}
    ${field("name", { ...inLine("text", "name", maxNameLength), words, state })}
    ${field("company", { ...inLine("text", "organization", maxCompanyLength), words, state })}
    ${field("email", { ...inLine("email", "email", 254), words, state })}
    ${field("phone", { ...inLine("tel", "tel", 40), words, state })}
    ${field("message", { longest: maxMessageLength, words, state })}
    <p class="trap" aria-hidden="true">
      <label>${words.leaveEmpty} <input name="${trap}" tabindex="-1" autocomplete="off" /></label>
    </p>
    <input type="hidden" name="opened" value="${state.opened}" />
    ${isKept(state) && autosaveNotes(locale)}
    <p class="small wide">${words.privacy}</p>
    <button class="button primary wide" type="submit">${words.send}</button>
  </form>`;
}

const refused = ({ problem }: Refusal, words: Words) =>
  html`<p class="refused wide" role="alert">
    <b>${words.notSent}</b> ${problem && words[problem]}
  </p>`;

type Shape = { type?: string; fill?: string; longest: number };
const inLine = (type: string, fill: string, longest: number): Shape => ({ type, fill, longest });

function field(
  name: Field,
  { words, state, ...shape }: Shape & { words: Words; state: FormState },
) {
  const problem = state.refusal?.fields[name];
  const value = state.sent[name] ?? "";
  const wrong = problem && html` aria-invalid="true" aria-describedby="${name}-problem"`;
  const needed = name !== "phone" && html` required`;
  return html`<p class="field ${name}">
    <label for="${name}">${filledIn(words[name], {})}</label>
    ${
      shape.type
        ? html`<input
            id="${name}"
            name="${name}"
            type="${shape.type}"
            autocomplete="${shape.fill}"
            maxlength="${shape.longest}"
            value="${value}"
            ${needed}${wrong}
          />`
        : html`<textarea
            id="${name}"
            name="${name}"
            rows="5"
            maxlength="${shape.longest}"
            ${needed}${wrong}
          >
${value}</textarea>`
    }
    ${problem && html`<span class="problem" id="${name}-problem">${words[problem]}</span>`}
  </p>`;
}
