import type { Locale } from "@/modules/platform/accounts/rules";
import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { html, type Markup } from "@/modules/platform/public-pages";
import { type Expense, expenseKinds, isEditable } from "@/modules/staffing/timesheets";
import { dayIn, fillText } from "../../words";
import type { WeekVisit } from "../entering";
import { moneyIn, shortDay } from "../shown";
import { type HourWords, hourWordsIn } from "../words";

/** What somebody spent in a week, and a form for one thing more while it may be changed. */
export function expensesOf({ locale, week }: WeekVisit, secret: string): Markup | null {
  const words = hourWordsIn(locale);
  const isOpen = isEditable(week.status);
  if (!isOpen && week.expenses.length === 0) return null;
  const action = `/me/${secret}/hours/${week.deploymentId}/${week.week}/expenses?lang=${locale}`;
  const remove = ({ id }: Expense, said: string) =>
    html`<form method="post" enctype="multipart/form-data" action="${action}">
      <input type="hidden" name="version" value="${week.version}" />
      <button
        class="button outlined"
        name="remove"
        value="${id}"
        aria-label="${fillText(words.spending.removeOf, { what: said })}"
      >
        ${words.spending.remove}
      </button>
    </form>`;
  return html`<section>
    <h2>${words.spending.title}</h2>
    <ul>
      ${week.expenses.map((it) => {
        const said = spentAs(it, locale, words);
        return html`<li>${said} ${isOpen && remove(it, said)}</li>`;
      })}
    </ul>
    ${isOpen && formOf(week, action, locale)}
  </section>`;
}

function spentAs(it: Expense, locale: Locale, words: HourWords): string {
  const much = it.kind === "mileage" ? `${it.kilometres} km` : muchOf(it, locale, words);
  return `${shortDay(locale, it.spentOn)}: ${words.expenses[it.kind]}, ${much}${it.note && ` · ${it.note}`}`;
}

/** As it was entered; another currency with what it comes to in euros. */
function muchOf(it: Expense, locale: Locale, words: HourWords): string {
  const amount = moneyIn(locale, it);
  if (!it.inEuros) return amount;
  const euros = moneyIn(locale, { amountCents: it.inEuros.cents, currency: "EUR" });
  return fillText(words.spending.both, { amount, euros, day: dayIn(locale, it.inEuros.on) });
}

const currencies = Object.keys(referenceRates.perEuro);

function formOf(week: WeekVisit["week"], action: string, locale: Locale): Markup {
  const words = hourWordsIn(locale);
  const texts = ["amount", "vat", "kilometres"] as const;
  return html`<details>
    <summary>${words.spending.add}</summary>
    <form method="post" enctype="multipart/form-data" class="week" action="${action}">
      <input type="hidden" name="version" value="${week.version}" />
      <label class="field"
        >${words.spending.kind}<select name="kind">
          ${expenseKinds.map((it) => html`<option value="${it}">${words.expenses[it]}</option>`)}
        </select></label
      >
      <label class="field"
        >${words.spending.spentOn}<select name="spentOn">
          ${week.days.map((day) => html`<option value="${day}">${shortDay(locale, day)}</option>`)}
        </select></label
      >
      <label class="field"
        >${words.spending.currency}<select name="currency">
          ${currencies.map((it) => html`<option>${it}</option>`)}
        </select></label
      >
      ${texts.map((name) => html`<label class="field">${words.spending[name]}<input name="${name}" inputmode="decimal" maxlength="10" /></label>`)}
      <label class="field">${words.spending.note}<input name="note" maxlength="200" /></label>
      <label class="field"
        >${words.spending.receipt}<input
          type="file"
          name="receipt"
          accept="image/*,application/pdf"
      /></label>
      <button class="button primary">${words.spending.save}</button>
    </form>
  </details>`;
}
