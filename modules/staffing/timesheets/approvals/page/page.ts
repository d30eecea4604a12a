import type { Locale } from "@/modules/platform/accounts/rules";
import {
  banded,
  html,
  type Markup,
  type PublicPage as Page,
} from "@/modules/platform/public-pages";
import { addDays } from "@/src/calendar";
import { minutesIn, type TimesheetEntry } from "../..";
import { disputeFormOf, disputesTaken } from "./dispute-form";
import { spentAs } from "./spent";
import { approvableIn, keyOf, type Shown, type Visit, waitingIn } from "../visiting";
import { type ApprovalWords, dayIn, fillText, weekdayIn, wordsIn } from "../words";

const style = `
.hours{display:grid;gap:1.1rem}.hours .scroll{overflow-x:auto}.hours table{border-collapse:collapse;width:100%;font-size:.92rem;font-variant-numeric:tabular-nums}
.hours th,.hours td{padding:.5rem .55rem;border-top:1px solid var(--line);text-align:left;vertical-align:top}
.hours thead th,.hours caption{color:var(--ink-3);font-weight:500;text-align:left}.hours small{display:block;color:var(--ink-3);white-space:nowrap}
.hours .soon{white-space:normal}.hours .off{color:var(--bad);font-weight:620}.hours form{display:grid;gap:1.1rem}.hours td .button{min-height:2.4rem;padding:0 .7rem;margin-right:.6rem}
.hours .go{position:sticky;bottom:0;padding:.7rem 0;background:var(--bg)}
@media(max-width:46rem){.hours thead{display:none}.hours table,.hours tbody{display:block}
.hours tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(5.6rem,1fr));gap:.5rem .8rem;padding:.9rem 0;border-top:1px solid var(--line)}
.hours th,.hours td{padding:0;border:0}.hours th,.hours form td:last-child{grid-column:1/-1}
.hours td::before{display:block;font-size:.8rem;font-weight:500;color:var(--ink-3)}}
`;

/** Above each day on a phone, once for all people instead of once in each of their cells. */
const namedCells = (names: string[]): string =>
  `@media(max-width:46rem){${names.map((name, at) => `.hours td:nth-of-type(${at + 1})::before{content:"${name}"}`).join("")}}`;

/** The hours of a week: people by days, with what is decided at the end of each row. What is written of one is kept until it is sent. */
export function pageOf(visit: Visit): Page {
  const { locale, link, said, clientName, contactName } = visit;
  const words = wordsIn(locale);
  const title = fillText(words.title, { week: dayIn(locale, link.week) });
  const day = dayIn(locale, link.expiresAt);
  const band = {
    eyebrow: words.eyebrow,
    heading: title,
    lead: fillText(words.lead, { client: clientName, name: contactName, day }),
    more: said && html`<p class="notice" role="status">${words.said[said]}</p>`,
  };
  const disputed = waitingIn(visit.sheets).find(({ sheet }) => sheet.id === visit.dispute);
  const content = disputed
    ? disputeFormOf(visit, disputed, tableOf(visit, [disputed], false))
    : weekOf(visit);
  const keeps = (disputed || said) && { keeps: true as const };
  const days = daysOf(disputed ? [disputed] : visit.sheets, link.week);
  const look = `${style}${namedCells(namesOf(locale, days))}`;
  return { locale, title, style: look, ...keeps, sections: null, content: banded(band, content) };
}

function weekOf(visit: Visit): Markup {
  const { locale, sheets, seen, missing } = visit;
  const words = wordsIn(locale);
  const [waiting, ready] = [waitingIn(sheets).length, approvableIn(sheets).length];
  const left = missing > 0 && fillText(words.missing, { count: String(missing) });
  if (sheets.length === 0) return html`<p class="empty">${words.none} ${left}</p>`;
  return html`<div class="hours">
    ${disputesTaken(visit)}
    <p class="hint">${words.legend} ${left} ${waiting === 0 && words.none}</p>
    <form method="post" enctype="multipart/form-data">
      ${tableOf(visit, sheets, true)}
      ${ready > 0 && html`<p class="go"><button class="button primary large" name="all" value="${seen}">${fillText(words.all, { count: String(ready) })}</button></p>`}
    </form>
  </div>`;
}

const daysOf = (sheets: Shown[], week: string): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(week, at)).filter((day) =>
    sheets.some(({ sheet }) => [...sheet.entries, ...sheet.planned].some((it) => it.day === day)),
  );

const namesOf = (locale: Locale, days: string[]): string[] => [
  ...days.map((day) => weekdayIn(locale, day)),
  wordsIn(locale).total,
];

/** People by days; on a phone each of them is a block with the names of the days in it. */
function tableOf({ locale, link }: Visit, sheets: Shown[], isDeciding: boolean): Markup {
  const words = wordsIn(locale);
  const days = daysOf(sheets, link.week);
  const columns = [...namesOf(locale, days), ...(isDeciding ? [words.action] : [])];
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words.caption}">
    <table aria-label="${words.caption}">
      <thead>
        <tr>
          <th scope="col">${words.person}</th>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${sheets.map((one) => rowOf(one, { days, locale, isDeciding }))}
      </tbody>
    </table>
  </div>`;
}

type Columns = { days: string[]; locale: Locale; isDeciding: boolean };

function rowOf(one: Shown, { days, locale, isDeciding }: Columns): Markup {
  const words = wordsIn(locale);
  const { sheet, position } = one;
  const who = sheet.candidateName ?? sheet.number;
  const isWaiting = sheet.status === "submitted";
  const decision = isWaiting ? choices(one, who, locale) : stateOf(sheet, words);
  return html`<tr>
    <th scope="row">${who}<small>${position}</small></th>
    ${days.map((day) => cellOf(one, day, locale))}
    <td>
      ${clock(sheet.minutes)}${sheet.expenses.map((it) => html`<small>${spentAs(it, locale)}</small>`)}
    </td>
    ${isDeciding && html`<td>${decision}</td>`}
  </tr>`;
}

/** A link leads to the reason; the button decides at once. */
function choices(one: Shown, who: string, locale: Locale): Markup {
  const words = wordsIn(locale);
  const reason = new URLSearchParams({ lang: locale, dispute: one.sheet.id });
  const [of, disputeOf] = [words.of, words.disputeOf].map((it) => fillText(it, { who }));
  const approving = html`<button
    class="button outlined"
    name="one"
    value="${keyOf(one)}"
    aria-label="${of}"
  >
    ${words.one}
  </button>`;
  return html`${one.isEarly ? html`<small class="soon">${words.early}</small>` : approving}
    <a href="?${reason.toString()}" aria-label="${disputeOf}">${words.dispute}</a>`;
}

const stateOf = ({ status, reason }: Shown["sheet"], words: ApprovalWords): Markup =>
  html`${status === "expected" || status === "open" ? null : words.states[status]}${reason && html`<small>${reason}</small>`}`;

function cellOf({ sheet, zone }: Shown, day: string, locale: Locale): Markup {
  const words = wordsIn(locale);
  const worked = sheet.entries.filter((it) => it.day === day);
  const planned = sheet.planned.filter((it) => it.day === day);
  const [minutes, plan] = [minutesIn(worked, zone), minutesIn(planned, zone)];
  const isOff = minutes !== plan;
  const much = minutes === 0 && !isOff ? "–" : clock(minutes);
  const more = html`${worked.map((it) => html`<small>${timesOf(it, words)}</small>`)}${freeIn(sheet, worked, locale).map((it) => html`<small>${it}</small>`)}`;
  return isOff
    ? html`<td class="off">${much} ≠ ${clock(plan)}${more}</td>`
    : html`<td>${much}${more}</td>`;
}

/** The public holidays into which the hours of a day fall, by which they may be billed higher. */
function freeIn(
  { holidays }: Shown["sheet"],
  worked: readonly TimesheetEntry[],
  locale: Locale,
): string[] {
  const { holiday } = wordsIn(locale);
  const [first] = worked;
  if (!first) return [];
  const next = addDays(first.day, 1);
  const goesOn = worked.some((it) => "until" in it && it.until > 1440);
  return [
    ...(holidays.includes(first.day) ? [holiday] : []),
    ...(goesOn && holidays.includes(next) ? [`${weekdayIn(locale, next)}: ${holiday}`] : []),
  ];
}

function timesOf(it: TimesheetEntry, words: ApprovalWords): string {
  const type = it.hourType === "regular" ? [] : [words.types[it.hourType]];
  const times = "minutes" in it ? [] : [`${at(it.from)}–${at(it.until)}`];
  return [...times, ...type].join(" ");
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const at = (minutes: number) => clock(minutes % 1440).padStart(5, "0");
