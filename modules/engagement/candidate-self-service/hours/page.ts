import type { Locale } from "@/modules/platform/accounts/rules";
import {
  banded,
  closed,
  html,
  type Markup,
  type PublicPage,
  autosaveDone,
} from "@/modules/platform/public-pages";
import { isEditable, minutesIn, type OwnWeekShown } from "@/modules/staffing/timesheets";
import { dayIn, fillText } from "../words";
import type { WeekVisit } from "./entering";
import { expensesOf, isOfExpenses } from "./expenses/section";
import { formOf, keyOf } from "./form";
import { isAsked, noticeOf } from "./noticed";
import { hoursIn, shortDay, timesOf } from "./shown";
import { hourWordsIn } from "./words";

const style = `
.week{display:grid;gap:1rem;max-width:34rem}
.week fieldset{display:grid;gap:.6rem;padding:1rem;border:1px solid var(--line);border-radius:14px;background:var(--surface)}
.week legend{padding:0 .35rem;font-weight:620}.week .slot{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.6rem}
.week .wide{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.4fr);gap:.6rem;margin-top:.6rem}
.week .slot input,.week .wide input,.week .wide select{width:100%;min-width:0}
.week .ways{display:flex;flex-wrap:wrap;gap:.6rem}.week .ways .button{flex:1 1 9rem}
.week .done{position:sticky;bottom:0;padding:.8rem 0;background:var(--bg)}.week .done .notice{flex:1 1 100%;padding:.6rem .8rem}
@media(max-width:26rem){.week .slot{grid-template-columns:minmax(0,1.08fr) minmax(0,1.08fr) minmax(0,1fr);gap:.5rem}.week .slot input{padding-inline:.6rem}.week input[type=time]::-webkit-calendar-picker-indicator{display:none}}
.week [aria-invalid]{border-color:var(--bad)}.week .fault{color:var(--bad);grid-column:1/-1}
.week summary{min-height:2.75rem;display:flex;align-items:center}
#expenses{display:grid;gap:.8rem}.week li{overflow-wrap:anywhere}.week .notice ul{list-style:disc;padding-left:1.1rem;font-weight:400}
`;

/** One week of somebody's hours: a form while it may be changed, else what was handed in. */
export function weekPageOf({ visit, secret }: { visit: WeekVisit; secret: string }): PublicPage {
  const { locale, week, said, faults } = visit;
  const words = hourWordsIn(locale);
  const title = fillText(words.week, { day: dayIn(locale, week.week) });
  const isFaulty = Object.keys(faults).length > 0;
  const path = weekPath({ week, locale, secret });
  const isOfHours = said !== null && !isOfExpenses(visit);
  const band = {
    eyebrow: words.title,
    heading: title,
    lead: `${week.position} · ${week.clientName}`,
    more: html`${isOfHours && html`<p class="notice" role="status">${words.said[said]}</p>`}
    ${isFaulty && html`<p class="notice" role="alert">${words.faulty}</p>`}`,
    isSlim: true,
  };
  const isOpen = isEditable(week.status);
  const content = html`<div
    class="week"
    ${isOpen ? isOfHours && said !== "stale" && autosaveDone(keyOf(week)) : closed(keyOf(week))}
  >
    ${isOpen && html`<p class="hint">${fillText(words.due, { day: dayIn(locale, week.deadline) })}</p>`}
    ${week.status === "disputed" && html`<p class="notice">${fillText(words.disputed, { reason: week.reason ?? "" })}</p>`}
    ${noticeOf(isAsked(visit) ? week.noticed : { ...week.noticed, odd: [] }, locale)}
    ${isOpen ? formOf(visit, path) : handedIn(week, locale)} ${expensesOf(visit, path)}
    <p><a class="more" href="/me/${secret}?lang=${locale}">${words.back}</a></p>
  </div>`;
  const at = visit.spending && { path };
  return { locale, title, style, ...at, keeps: true, content: banded(band, content) };
}

type At = { week: OwnWeekShown; locale: Locale; secret: string };

const weekPath = ({ week, locale, secret }: At) =>
  `/me/${secret}/hours/${week.deploymentId}/${week.week}?lang=${locale}`;

function handedIn({ entries, status, zone, version }: OwnWeekShown, locale: Locale): Markup {
  const words = hourWordsIn(locale);
  const total = hoursIn(locale, minutesIn(entries, zone));
  return html`<p class="said">
      ${words.statuses[status]} · ${fillText(words.total, { hours: total })}
    </p>
    <dl class="facts">
      ${entries.map(
        (it) =>
          html`<dt>${shortDay(locale, it.day)}</dt>
            <dd>${timesOf(it, { locale, zone })}</dd>`,
      )}
    </dl>
    <p class="hint">
      ${entries.length === 0 && words.none} ${status === "submitted" && words.closed}
    </p>
    ${status === "submitted" && backOf(version, locale)}`;
}

/** Nobody has approved it yet. */
const backOf = (version: number, locale: Locale): Markup =>
  html`<form method="post" enctype="multipart/form-data">
    <input type="hidden" name="version" value="${version}" />
    <button class="button outlined" name="deed" value="back">
      ${hourWordsIn(locale).takeBack}
    </button>
  </form>`;
