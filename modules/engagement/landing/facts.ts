import { countries, toSpecification } from "@/modules/knowledge/countries/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import { type Site, siteOf } from "@/modules/platform/public-pages";
import { settings } from "@/modules/platform/settings";
import type { ClaimName } from "@/modules/platform/branding/agency/rules";
import type { Landing } from "@/modules/platform/branding/agency/model";
import { type Claimed, claims } from "@/modules/engagement/claims";
import type { App } from "@/src/app";
import type { FormState } from "./form";
import { shownCertificates } from "./ports";
import { intlLocales, type Words } from "./words";

/** What the page says of the agency, beside its words. */
export type Facts = Site & {
  /** The number of the SNA mark, as long as it holds and is meant to be seen. */
  snaNumber: string | null;
  landing: Landing;
  claims: Record<ClaimName, Claimed>;
};

export async function factsOf(app: App, request: Request): Promise<Facts> {
  const [house, landing, told, held] = await Promise.all([
    siteOf(app, request),
    settings.valueOf(app, "landing"),
    claims.listClaims(app),
    shownCertificates(app),
  ]);
  return {
    ...house,
    snaNumber: held.find(({ kind }) => kind === "sna")?.number ?? null,
    landing,
    claims: told,
  };
}

const named = (locale: Locale) => new Intl.DisplayNames(intlLocales[locale], { type: "region" });

/** The sixteen countries of specification §1, in its order. */
export const countriesIn = (locale: Locale): { code: string; name: string }[] =>
  countries.map((code) => ({
    code: toSpecification(code),
    name: named(locale).of(code) ?? code,
  }));

/** What the page tells, and in which words. */
export type Told = { facts: Facts; locale: Locale; form: FormState };
export type Speaking = Told & { words: Words };
