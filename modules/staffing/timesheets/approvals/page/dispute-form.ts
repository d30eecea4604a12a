import {
  html,
  autosave,
  autosaveNotes,
  type Markup,
  autosaveDone,
} from "@/modules/platform/public-pages";
import { maxReasonLength } from "../rules";
import { keyOf, type Shown, type Visit } from "../visiting";
import { fillText, wordsIn } from "../words";

/** Beside the hours themselves, so that nobody writes from memory. */
export function disputeFormOf(visit: Visit, one: Shown, hours: Markup): Markup {
  const { sheet } = one;
  const words = wordsIn(visit.locale);
  const who = sheet.candidateName ?? sheet.number;
  return html`<div class="hours">
    ${hours}
    <form
      method="post"
      enctype="multipart/form-data"
      class="card"
      ${autosave({ key: reasonKeyOf(one) })}
    >
      <div class="field">
        <label for="reason">${fillText(words.reason, { who })}</label>
        <textarea
          id="reason"
          name="reason"
          rows="3"
          required
          maxlength="${maxReasonLength}"
        ></textarea>
      </div>
      ${autosaveNotes(visit.locale)}
      <button class="button primary" name="dispute" value="${keyOf(one)}">${words.send}</button>
    </form>
    <p><a class="more" href="?lang=${visit.locale}">${words.back}</a></p>
  </div>`;
}

/** By which a device knows what is wrong with somebody's hours again. */
const reasonKeyOf = ({ sheet }: Shown): string => `dispute ${sheet.id}`;

/** Says of what was disputed that the reason has arrived. */
export const disputesTaken = ({ said, sheets }: Visit): Markup[] =>
  said === "disputed"
    ? sheets
        .filter(({ sheet }) => sheet.status === "disputed")
        .map((it) => html`<i hidden ${autosaveDone(reasonKeyOf(it))}></i>`)
    : [];
