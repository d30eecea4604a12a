import type { Locale } from "@/modules/platform/accounts/rules";
import { html, type Markup } from "@/modules/platform/public-pages";
import { isEditable, type OwnWeekShown } from "@/modules/staffing/timesheets";
import { fingerprintOf } from "@/src/secrets/passwords";
import { fillText } from "../words";
import type { HourOutcome } from "./model";
import { shortDay } from "./shown";
import { hourWordsIn } from "./words";

type Noticed = OwnWeekShown["noticed"];
type Asked = { week: OwnWeekShown; said: HourOutcome | null };

/** Tells what was noticed from anything else; empty where nothing was. */
export const noticedAs = ({ warnings, odd }: Noticed): string =>
  warnings.length + odd.length === 0 ? "" : fingerprintOf(JSON.stringify([warnings, odd]));

/** Whether somebody wanted to submit the hours and is asked about them first. */
export const isAsked = ({ said, week }: Asked): boolean =>
  said === "odd" && isEditable(week.status);

/** What is to be looked at again, a sentence each; what may be right only once somebody wants to submit it. */
export function noticeOf({ warnings, odd }: Noticed, locale: Locale): Markup | null {
  if (warnings.length + odd.length === 0) return null;
  const words = hourWordsIn(locale);
  const inLaw = warnings.map(({ check, day, law, certificate }) => {
    const gaps = { day: shortDay(locale, day), law: law ?? "", certificate: certificate ?? "" };
    return html`<li>${fillText(words.checks[check], gaps)}</li>`;
  });
  const perhaps = odd.map(({ check, days }) => {
    const day = days.map((it) => shortDay(locale, it)).join("; ");
    return html`<li>${fillText(words.checks[check], { day })}</li>`;
  });
  return html`<div class="notice">
    <p>${words.look}</p>
    <ul>
      ${inLaw} ${perhaps}
    </ul>
  </div>`;
}
