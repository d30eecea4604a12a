import { type Claimed, months } from "@/modules/public/claims";
import { type ClaimName, claims } from "@/modules/platform/settings";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { Facts } from "./facts";
import { dialects, filledIn, type Words } from "./words";

export type ShownClaim = { name: ClaimName; figure: string; label: string; origin: string };

type Said = { locale: Locale; words: Words };

/** The figures as their reader writes them, each with whose word it is or how it was measured. */
export const claimsOf = ({ claims: told, landing }: Facts, said: Said): ShownClaim[] =>
  claims.map((name) => ({
    name,
    figure: figureOf(name, told[name], said),
    label: filledIn(said.words[name], { year: landing.marketYear }),
    origin: originOf(name, told[name], said),
  }));

function figureOf(name: ClaimName, { amount, cases }: Claimed, { locale, words }: Said): string {
  const written = new Intl.NumberFormat(dialects[locale]).format(amount);
  const forms: Record<ClaimName, string> = {
    success: locale === "de" ? `${written} %` : `${written}%`,
    days: written,
    // Those who were counted are as many as that, and no more.
    professionals: cases === null ? `${written}+` : written,
    market: locale === "de" ? `${written}${words.billion} €` : `€${written}${words.billion}`,
  };
  return forms[name];
}

/** A figure that nobody stands for is only something to measure by, and says so. */
function originOf(name: ClaimName, { source, asOf, cases }: Claimed, { locale, words }: Said) {
  const how = ways[name];
  if (cases !== null && how) return filledIn(words[how], { cases, months });
  const day = asOf && new Intl.DateTimeFormat(dialects[locale], { dateStyle: "medium" });
  const since = day && filledIn(words.asOf, { day: day.format(new Date(asOf)) });
  const from = source ? filledIn(words.source, { source }) : words.benchmark;
  return [from, since].filter(Boolean).join(", ");
}

const ways: Partial<Record<ClaimName, "measuredSuccess" | "measuredDays" | "measuredPeople">> = {
  success: "measuredSuccess",
  days: "measuredDays",
  professionals: "measuredPeople",
};
