import { type Claimed, claims } from "@/modules/claims";
import { type House, houseOf } from "@/modules/pages";
import { type ClaimName, type Landing, settings } from "@/modules/settings";
import { countries, toSpecification } from "@/modules/sources/rules";
import type { Locale } from "@/modules/users/rules";
import type { App } from "@/src/app";
import { dialects } from "./words";

/** What the page says of the agency, beside its words. */
export type Facts = House & {
  isCertified: boolean;
  landing: Landing;
  claims: Record<ClaimName, Claimed>;
};

export async function factsOf(app: App, request: Request): Promise<Facts> {
  const [house, landing, told] = await Promise.all([
    houseOf(app, request),
    settings.valueOf(app, "landing"),
    claims.told(app),
  ]);
  const today = app.now().toISOString().slice(0, 10);
  return {
    ...house,
    // A certificate is claimed only with its number and as long as it lasts.
    isCertified: landing.snaNumber !== "" && landing.snaUntil >= today,
    landing,
    claims: told,
  };
}

const named = (locale: Locale) => new Intl.DisplayNames(dialects[locale], { type: "region" });

/** The sixteen countries of specification §1, in its order. */
export const countriesIn = (locale: Locale): { code: string; name: string }[] =>
  countries.map((code) => ({
    code: toSpecification(code),
    name: named(locale).of(code) ?? code,
  }));
