import type { Locale } from "@/modules/platform/accounts/rules";
import type { Expense } from "../..";
import { dayIn, fillText, wordsIn } from "../words";

/** As what somebody spent something, and how much. */
export function spentAs(it: Expense, locale: Locale): string {
  const words = wordsIn(locale);
  const much = it.kind === "mileage" ? `${it.kilometres} km` : muchOf(it, locale);
  return `${words.expenses[it.kind]} ${much}${it.note && ` · ${it.note}`}`;
}

/** Another currency with what it comes to in euros, by which it may be billed. */
function muchOf({ amountCents, currency, inEuros }: Expense, locale: Locale): string {
  const amount = amountIn(amountCents, currency);
  if (!inEuros) return amount;
  const said = { amount, euros: amountIn(inEuros.cents, "EUR"), day: dayIn(locale, inEuros.on) };
  return fillText(wordsIn(locale).inEuros, said);
}

const amountIn = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`;
