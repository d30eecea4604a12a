import { html, type Markup } from "@/modules/platform/public-pages";
import { longestComment, reasons, verdicts } from "./rules";
import type { Visit } from "./visiting";
import type { Words } from "./words";

type One = Visit["pages"][number];

/** Two ways to answer, a reason and a comment: a plain form, which the page's own address takes. */
export function formOf({ candidateId, page, feedback }: One, words: Words): Markup {
  const who = page.name ?? page.reference;
  const question = words.question.replace("{who}", () => who);
  const id = (name: string) => `${name}-${page.reference}`;
  return html`<form method="post" enctype="multipart/form-data" aria-label="${question}">
    ${feedback && html`<p class="notice">${words.said[feedback.verdict]} ${words.again}</p>`}
    <input type="hidden" name="candidate" value="${candidateId}" />
    <fieldset>
      <legend>${question}</legend>
      ${verdicts.map(
        (verdict) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="verdict"
              value="${verdict}"
              required${checked(feedback?.verdict === verdict)}
            />
            ${words[verdict]}</label
          >`,
      )}
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
      <textarea id="${id("comment")}" name="comment" rows="3" maxlength="${longestComment}">
${feedback?.comment}</textarea>
    </div>
    <button class="button primary" type="submit">${words.send}</button>
  </form>`;
}

const checked = (is: boolean) => is && html` checked`;
const selected = (is: boolean) => is && html` selected`;
