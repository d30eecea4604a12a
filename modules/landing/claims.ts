import { type ClaimName, claims, type Landing } from "@/modules/settings";
import type { Locale } from "@/modules/users/rules";
import { dialects, filledIn, type Words } from "./words";

export type ShownClaim = { name: ClaimName; figure: string; label: string; origin: string };

type Said = { locale: Locale; words: Words };

/** The figures as their reader writes them, each with whose word it is. */
export const claimsOf = (landing: Landing, said: Said): ShownClaim[] =>
  claims.map((name) => ({
    name,
    figure: figureOf(name, landing.figures[name].amount, said),
    label: filledIn(said.words[name], { year: landing.marketYear }),
    origin: originOf(landing.figures[name], said),
  }));

function figureOf(name: ClaimName, amount: number, { locale, words }: Said): string {
  const written = new Intl.NumberFormat(dialects[locale]).format(amount);
  const forms: Record<ClaimName, string> = {
    success: locale === "de" ? `${written} %` : `${written}%`,
    days: written,
    professionals: `${written}+`,
    market: locale === "de" ? `${written}${words.billion} €` : `€${written}${words.billion}`,
  };
  return forms[name];
}

/** A figure that nobody stands for is only something to measure by, and says so. */
function originOf({ source, asOf }: Landing["figures"][ClaimName], { locale, words }: Said) {
  const day = asOf && new Intl.DateTimeFormat(dialects[locale], { dateStyle: "medium" });
  const since = day && filledIn(words.asOf, { day: day.format(new Date(asOf)) });
  const from = source ? filledIn(words.source, { source }) : words.benchmark;
  return [from, since].filter(Boolean).join(", ");
}
