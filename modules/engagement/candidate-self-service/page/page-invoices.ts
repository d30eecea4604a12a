import type { SelfBill } from "@/modules/billing/self-billing";
import { isOwed } from "@/modules/billing/self-billing/rules";
import { html, type Markup } from "@/modules/platform/public-pages";
import { hoursIn, moneyIn } from "../hours/shown";
import type { Visit } from "../visiting";
import { dayIn, fillText, wordsIn } from "../words";

const forms = ["pdf", "xml"] as const;

/** What the agency made out in the reader's name, with both files of each; nothing for whoever has none. */
export function invoicesOf({ locale, agency, bills }: Visit, secret: string): Markup | null {
  if (bills.length === 0) return null;
  const words = wordsIn(locale).invoices;
  const one = (bill: SelfBill) =>
    html`<article>
      <h3>${bill.number}</h3>
      <p class="hint">
        ${[
          fillText(words.period, {
            from: dayIn(locale, bill.periodFrom),
            to: dayIn(locale, bill.periodTo),
          }),
          fillText(words.hours, { hours: hoursIn(locale, bill.minutes) }),
        ].join(" · ")}
      </p>
      <p class="said">${amountIn(bill, locale)} · ${standingOf(bill, locale)}</p>
      <p>
        ${forms.map(
          (form) =>
            html`<a
              class="more"
              href="/me/${secret}/invoices/${bill.id}/${form}"
              aria-label="${bill.number}: ${words[form]}"
              download
              >${words[form]}</a
            > `,
        )}
      </p>
    </article>`;
  return html`<section>
    <h2>${words.title}</h2>
    <p class="hint">${fillText(words.hint, { agency })}</p>
    ${bills.map(one)}
  </section>`;
}

function amountIn({ kind, grossCents, currency }: SelfBill, locale: Visit["locale"]): string {
  const amountCents = kind === "creditNote" ? -grossCents : grossCents;
  return moneyIn(locale, { amountCents, currency });
}

/** Whether it was paid, or when it will be. */
function standingOf({ kind, status, paidOn, dueOn }: SelfBill, locale: Visit["locale"]): string {
  const words = wordsIn(locale).invoices;
  if (kind === "creditNote") return words.creditNote;
  if (paidOn !== null) return fillText(words.paidOn, { day: dayIn(locale, paidOn) });
  return isOwed(status) ? fillText(words.payBy, { day: dayIn(locale, dueOn) }) : words.credited;
}
