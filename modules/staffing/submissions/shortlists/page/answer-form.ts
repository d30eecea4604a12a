import type { Locale } from "@/modules/platform/accounts";
import { html, autosave, autosaveNotes, type Markup } from "@/modules/platform/public-pages";
import { maxCommentLength, reasons, verdicts } from "../../rules";
import type { OnePager } from "../..";
import type { Feedback } from "../model";
import { wordsIn } from "./words";

/** Somebody on a shortlist, and what the client says of them so far. */
export type One = { candidateId: string; page: OnePager; feedback: Feedback | undefined };

/** Two ways to answer, a reason and a comment: a plain form, which the page's own address takes. */
export function answerFormOf({ candidateId, page, feedback }: One, locale: Locale): Markup {
  const words = wordsIn(locale);
  const who = page.name ?? page.reference;
  const question = words.question.replace("{who}", () => who);
  const id = (name: string) => `${name}-${page.reference}`;
  return html`<form
    id="${answerIdOf(candidateId)}"
    method="post"
    enctype="multipart/form-data"
    aria-label="${question}"
    ${autosave({ key: keyOf(candidateId) })}
  >
    ${feedback && html`<p class="notice" role="status">${words.said[feedback.verdict]} ${words.again}</p>`}
    <input type="hidden" name="candidate" value="${candidateId}" />
    <fieldset>
      <legend>${question}</legend>
      ${verdicts.map((it) => choice(words[it], it, feedback?.verdict === it))}
    </fieldset>
    <div class="field">
      <label for="${id("reason")}">${words.reason}</label>
      <select id="${id("reason")}" name="reason">
        <option value="">${words.anyReason}</option>
        ${reasons.map((reason) => html`<option value="${reason}" ${selected(feedback?.reason === reason)}>${words.reasons[reason]}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="${id("comment")}">${words.comment}</label>
      <textarea id="${id("comment")}" name="comment" rows="3" maxlength="${maxCommentLength}">
${feedback?.comment}</textarea>
    </div>
    ${autosaveNotes(locale)}
    <button class="button primary" type="submit">${words.send}</button>
  </form>`;
}

/** By which a device knows what was typed about somebody again. */
export const keyOf = (candidateId: string) => `shortlist ${candidateId}`;

/** Where the answer about somebody stands, and what is said of it. */
export const answerIdOf = (candidateId: string): string => `answer-${candidateId}`;

const choice = (label: string, verdict: string, isChosen: boolean) =>
  html`<label class="choice"
    ><input type="radio" name="verdict" value="${verdict}" required${checked(isChosen)} />
    ${label}</label
  >`;

const checked = (is: boolean) => is && html` checked`;
const selected = (is: boolean) => is && html` selected`;
