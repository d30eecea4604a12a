import { referenceRates } from "@/modules/knowledge/normalise/rules";
import { html, autosave, autosaveNotes, type Markup } from "@/modules/platform/public-pages";
import { expenseKinds } from "@/modules/staffing/timesheets";
import type { WeekVisit } from "../entering";
import { shortDay } from "../shown";
import { hourWordsIn } from "../words";
import type { ExpenseField } from "./model";

const currencies = Object.keys(referenceRates.perEuro);

/** By which a device knows the form of a week again. */
export const keyOf = ({ deploymentId, week }: WeekVisit["week"]): string =>
  `expense ${deploymentId} ${week}`;

type Where = { action: string; path: string };

/** One thing more that was spent; a form that was refused is open, as it was sent. */
export function formOf(visit: WeekVisit, { action, path }: Where): Markup {
  const { locale, week, spending } = visit;
  const words = hourWordsIn(locale);
  const texts = ["amount", "vat", "kilometres"] as const;
  const refusedAt = spending !== null && `${path}#expenses`;
  return html`<details ${spending && html`open`}>
    <summary>${words.spending.add}</summary>
    <form
      method="post"
      enctype="multipart/form-data"
      class="week"
      action="${action}"
      ${autosave({ key: keyOf(week), refusedAt })}
    >
      <input type="hidden" name="version" value="${week.version}" />
      ${choice(
        visit,
        "kind",
        expenseKinds.map((it) => [it, words.expenses[it]]),
      )}
      ${choice(
        visit,
        "spentOn",
        week.days.map((day) => [day, shortDay(locale, day)]),
      )}
      ${choice(
        visit,
        "currency",
        currencies.map((it) => [it, it]),
      )}
      ${texts.map((name) => line(visit, name, html`inputmode="decimal" maxlength="10"`))}
      ${line(visit, "note", html`maxlength="200"`)} ${receipt(visit)} ${autosaveNotes(locale, true)}
      <button class="button primary">${words.spending.save}</button>
    </form>
  </details>`;
}

type Name = Exclude<ExpenseField, "receipt">;

const valueOf = ({ spending }: WeekVisit, name: Name): string => spending?.sent[name] ?? "";

function choice(visit: WeekVisit, name: Name, options: string[][]): Markup {
  const { spending } = hourWordsIn(visit.locale);
  const chosen = valueOf(visit, name);
  const option = ([value = "", said]: string[]) =>
    html`<option value="${value}" ${value === chosen && html`selected`}>${said}</option>`;
  return html`<label class="field"
    >${spending[name]}<select name="${name}" ${marks(visit, name)}>
      ${options.map(option)}</select
    >${faultOf(visit, name)}</label
  >`;
}

function line(visit: WeekVisit, name: Name, more: Markup): Markup {
  const { spending } = hourWordsIn(visit.locale);
  return html`<label class="field"
    >${spending[name]}<input
      name="${name}"
      value="${valueOf(visit, name)}"
      ${more}
      ${marks(visit, name)}
    />${faultOf(visit, name)}</label
  >`;
}

/** A telephone whose photos have a format of its own hands over a JPEG where only that is asked for. */
function receipt(visit: WeekVisit): Markup {
  const { spending } = hourWordsIn(visit.locale);
  return html`<label class="field"
    >${spending.receipt}<input
      type="file"
      name="receipt"
      accept="image/jpeg,image/png,image/webp,application/pdf"
      ${marks(visit, "receipt")}
    /><span class="hint">${spending.receiptHint}</span>${faultOf(visit, "receipt")}</label
  >`;
}

/** Tells those who do not see it which sentence is about the field. */
const marks = ({ spending }: WeekVisit, name: ExpenseField): Markup | false =>
  Boolean(spending?.faults[name]) &&
  html`aria-invalid="true" aria-describedby="expense-${name}-fault"`;

function faultOf({ locale, spending }: WeekVisit, name: ExpenseField): Markup | null {
  const { faults } = hourWordsIn(locale).spending;
  const of = spending?.faults[name];
  if (!of) return null;
  return html`<span class="fault" id="expense-${name}-fault">${faults[of]}</span>`;
}
