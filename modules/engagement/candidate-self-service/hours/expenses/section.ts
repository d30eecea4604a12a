import type { Locale } from "@/modules/platform/accounts/rules";
import { html, type Markup, autosaveDone } from "@/modules/platform/public-pages";
import { type Expense, isEditable } from "@/modules/staffing/timesheets";
import { dayIn, fillText } from "../../words";
import type { WeekVisit } from "../entering";
import { spendingOutcomes } from "../model";
import { moneyIn, shortDay } from "../shown";
import { type HourWords, hourWordsIn } from "../words";
import { formOf, keyOf } from "./form";

export const expensesId = "expenses";

/** Whether what is said of the week is about an expense, and not about the hours. */
export const isOfExpenses = ({ said, spending }: WeekVisit): boolean =>
  spending !== null || (said !== null && spendingOutcomes.includes(said));

/** What somebody spent in a week, and a form for one thing more while it may be changed. */
export function expensesOf(visit: WeekVisit, path: string): Markup | null {
  const { locale, week, said } = visit;
  const words = hourWordsIn(locale);
  const isOpen = isEditable(week.status);
  if (!isOpen && week.expenses.length === 0) return null;
  const action = `${path.replace("?", "/expenses?")}#${expensesId}`;
  const isTaken = said === "spent" || said === "spentWithReceipt";
  return html`<section id="${expensesId}" ${isTaken && autosaveDone(keyOf(week))}>
    <h2>${words.spending.title}</h2>
    ${isOfExpenses(visit) && noticeOf(visit)}
    <ul>
      ${week.expenses.map((it) => {
        const spent = spentAs(it, locale, words);
        return html`<li>${spent} ${isOpen && removal(it, { visit, action, spent })}</li>`;
      })}
    </ul>
    ${isOpen && formOf(visit, { action, path })}
  </section>`;
}

/** Said where the form is, which the answer's address leads to. */
function noticeOf({ locale, said }: WeekVisit): Markup {
  const words = hourWordsIn(locale);
  return html`<p class="notice" role="${said ? "status" : "alert"}">
    ${said ? words.said[said] : words.faulty}
  </p>`;
}

type Removed = { visit: WeekVisit; action: string; spent: string };

function removal({ id }: Expense, { visit: { locale, week }, action, spent }: Removed): Markup {
  const { spending } = hourWordsIn(locale);
  return html`<form method="post" enctype="multipart/form-data" action="${action}">
    <input type="hidden" name="version" value="${week.version}" />
    <button
      class="button outlined"
      name="remove"
      value="${id}"
      aria-label="${fillText(spending.removeOf, { what: spent })}"
    >
      ${spending.remove}
    </button>
  </form>`;
}

function spentAs(it: Expense, locale: Locale, words: HourWords): string {
  const much = it.kind === "mileage" ? `${it.kilometres} km` : muchOf(it, locale, words);
  const said = `${shortDay(locale, it.spentOn)}: ${words.expenses[it.kind]}, ${much}`;
  const more = [it.note, it.receiptFileId && words.spending.withReceipt];
  return [said, ...more].filter(Boolean).join(" · ");
}

/** As it was entered; another currency with what it comes to in euros. */
function muchOf(it: Expense, locale: Locale, words: HourWords): string {
  const amount = moneyIn(locale, it);
  if (!it.inEuros) return amount;
  const euros = moneyIn(locale, { amountCents: it.inEuros.cents, currency: "EUR" });
  return fillText(words.spending.both, { amount, euros, day: dayIn(locale, it.inEuros.on) });
}
