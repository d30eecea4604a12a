import { branding, type Look } from "@/modules/platform/branding";
import { settings } from "@/modules/platform/settings";
import type { Locale } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { type Paper, publishedPapers } from "./ports";

/** What of the client's files the pages use as well: its sign and its letters. */
export type SiteAssets = {
  icon: string | null;
  fonts: { sans: string | null; mono: string | null };
};

/** Whose pages these are. */
export type Site = {
  agency: string;
  tagline: string;
  logo: Look["logo"];
  colors: Look["colors"];
  email: string;
  city: string;
  founded: number;
  /** Where the product is reached, without a slash at its end. */
  origin: string;
  dress: SiteAssets;
  /** What the agency has published that every foot leads to, in the reader's language. */
  papers: (locale: Locale) => Paper[];
};

const dresses = new WeakMap<App, SiteAssets>();
const plain: SiteAssets = { icon: null, fonts: { sans: null, mono: null } };

/** Gives the pages the sign and the letters of the client that is served beside them. */
export const setSiteAssets = (app: App, worn: SiteAssets) => void dresses.set(app, worn);

export async function siteOf(app: App, request: Request): Promise<Site> {
  const [{ name, ...look }, { email }, landing, papers] = await Promise.all([
    branding.look(app),
    settings.valueOf(app, "agency"),
    settings.valueOf(app, "landing"),
    publishedPapers(app),
  ]);
  return {
    agency: name,
    ...look,
    email: landing.email || email,
    city: landing.city,
    founded: landing.founded,
    origin: new URL(app.config.PUBLIC_URL ?? request.url).origin,
    dress: dresses.get(app) ?? plain,
    papers,
  };
}
