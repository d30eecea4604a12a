import { banded, html, type Markup, type Sheet as Page } from "@/modules/platform/public-pages";
import { addDays } from "@/src/calendar";
import { type Expense, minutesIn, type TimesheetEntry } from "..";
import { longestReason } from "./rules";
import { keyOf, type Shown, type Visit, waitingIn } from "./visiting";
import { type ApprovalWords, dayIn, fillText, weekdayIn, wordsIn } from "./words";

const style = `
.hours{display:grid;gap:1.1rem}.hours .scroll{overflow-x:auto}.hours table{border-collapse:collapse;width:100%;font-size:.92rem;font-variant-numeric:tabular-nums}
.hours th,.hours td{padding:.5rem .55rem;border-top:1px solid var(--line);text-align:left;vertical-align:top}
.hours thead th,.hours caption{color:var(--ink-3);font-weight:500;text-align:left}.hours small{display:block;color:var(--ink-3);white-space:nowrap}
.hours .off{color:var(--bad);font-weight:620}.hours form{display:grid;gap:1.1rem}.hours td .button{min-height:2.4rem;padding:0 .7rem}
.hours .go{position:sticky;bottom:0;padding:.7rem 0;background:var(--bg)}
`;

/** The hours of a week: people by days, with what is decided at the end of each row; it needs no script. */
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
  const content = disputed ? disputeForm(visit, disputed) : tableOf(visit);
  return { locale, title, style, sections: null, content: banded(band, content) };
}

function disputeForm({ locale }: Visit, one: Shown): Markup {
  const { sheet } = one;
  const words = wordsIn(locale);
  const who = sheet.candidateName ?? sheet.number;
  return html`<form method="post" enctype="multipart/form-data" class="card">
    <div class="field">
      <label for="reason">${fillText(words.reason, { who })}</label>
      <textarea id="reason" name="reason" rows="3" required maxlength="${longestReason}"></textarea>
    </div>
    <button class="button primary" name="dispute" value="${keyOf(one)}">${words.send}</button>
  </form>`;
}

function tableOf(visit: Visit): Markup {
  const { locale, link, sheets, seen, missing } = visit;
  const words = wordsIn(locale);
  const waiting = waitingIn(sheets).length;
  const days = Array.from({ length: 7 }, (_, at) => addDays(link.week, at)).filter((day) =>
    sheets.some(({ sheet }) => [...sheet.entries, ...sheet.planned].some((it) => it.day === day)),
  );
  const left = missing > 0 && fillText(words.missing, { count: String(missing) });
  if (sheets.length === 0) return html`<p class="empty">${words.none} ${left}</p>`;
  return html`<div class="hours">
    <p class="hint">${words.legend} ${left} ${waiting === 0 && words.none}</p>
    <form method="post" enctype="multipart/form-data">
      <div class="scroll" tabindex="0" role="region" aria-label="${words.caption}">
        <table>
          <thead>
            <tr>
              <th scope="col">${words.person}</th>
              ${days.map((day) => html`<th scope="col">${weekdayIn(locale, day)}</th>`)}
              <th scope="col">${words.total}</th>
              <th scope="col">${words.action}</th>
            </tr>
          </thead>
          <tbody>
            ${sheets.map((one) => rowOf(one, days, words))}
          </tbody>
        </table>
      </div>
      ${waiting > 0 && html`<p class="go"><button class="button primary large" name="all" value="${seen}">${fillText(words.all, { count: String(waiting) })}</button></p>`}
    </form>
  </div>`;
}

function rowOf(one: Shown, days: string[], words: ApprovalWords): Markup {
  const { sheet, position } = one;
  const who = sheet.candidateName ?? sheet.number;
  const isWaiting = sheet.status === "submitted";
  return html`<tr>
    <th scope="row">${who}<small>${position}</small></th>
    ${days.map((day) => cellOf(sheet, day, words))}
    <td>
      ${clock(sheet.minutes)}${sheet.expenses.map((it) => html`<small>${spentAs(it, words)}</small>`)}
    </td>
    <td>${isWaiting ? choices(keyOf(one), who, words) : stateOf(sheet, words)}</td>
  </tr>`;
}

/** As what somebody spent something, and how much. */
function spentAs(it: Expense, words: ApprovalWords): string {
  const much = it.kind === "mileage" ? `${it.kilometres} km` : amountIn(it);
  return `${words.expenses[it.kind]} ${much}${it.note && ` · ${it.note}`}`;
}

const amountIn = ({ amountCents, currency }: Expense) =>
  `${(amountCents / 100).toFixed(2)} ${currency}`;

/** A link leads to the reason; the button decides at once. */
const choices = (id: string, who: string, words: ApprovalWords): Markup =>
  html`<button
      class="button outlined"
      name="one"
      value="${id}"
      aria-label="${fillText(words.of, { who })}"
    >
      ${words.one}
    </button>
    <a href="?dispute=${id.split(".")[0]}" aria-label="${fillText(words.disputeOf, { who })}"
      >${words.dispute}</a
    >`;

const stateOf = ({ status, reason }: Shown["sheet"], words: ApprovalWords): Markup =>
  html`${status === "expected" || status === "open" ? null : words.states[status]}${reason && html`<small>${reason}</small>`}`;

function cellOf({ entries, planned }: Shown["sheet"], day: string, words: ApprovalWords): Markup {
  const worked = entries.filter((it) => it.day === day);
  const [minutes, plan] = [minutesIn(worked), minutesIn(planned.filter((it) => it.day === day))];
  const isOff = minutes !== plan;
  const isEmpty = minutes === 0 && !isOff;
  return html`<td${isOff && html` class="off"`}>${isEmpty ? "–" : clock(minutes)}${isOff && ` ≠ ${clock(plan)}`}${worked.map((it) => html`<small>${timesOf(it, words)}</small>`)}</td>`;
}

function timesOf(it: TimesheetEntry, words: ApprovalWords): string {
  const type = it.hourType === "regular" ? [] : [words.types[it.hourType]];
  const times = "minutes" in it ? [] : [`${at(it.from)}–${at(it.until)}`];
  return [...times, ...type].join(" ");
}

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const at = (minutes: number) => clock(minutes % 1440).padStart(5, "0");
