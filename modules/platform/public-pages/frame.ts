import { iconOf, styleOf } from "@/modules/platform/branding";
import type { Locale } from "@/modules/platform/accounts/rules";
import { headerOf, footerOf, type Place, sectionsOf } from "./bar";
import type { SiteAssets, Site } from "./site";
import { autosaveScript } from "./autosave";
import { look, tight } from "./styles";
import { html, type Markup } from "./markup";

/** One page, as its module describes it; the house around it is the same for all. */
export type PublicPage = {
  locale: Locale;
  title: string;
  content: Markup;
  /** Where the page stands, if it was asked for elsewhere. */
  path?: string;
  /** What a page for everybody says of itself to searches. */
  head?: Markup;
  /** Whether its forms keep what is typed into them. */
  keeps?: true;
  /** Colours and shapes besides those that all pages have. */
  style?: string;
  /** Where else one gets from here; null where there is only this page. */
  sections?: Markup | null;
  /** What stands at the end of the bar. */
  ways?: Markup;
  /** What stands in the foot besides. */
  foot?: Markup;
};

/** A page for those who have no account: it stands alone and works without a script. */
export const framePage = (sheet: PublicPage, place: Place, nonce: string): string =>
  html`<!doctype html>
    <html lang="${sheet.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${titled(sheet.title, place.house)}</title>
        ${sheet.head ?? unfound} ${sheet.keeps && autosaveScript}
        <link rel="icon" href="${iconOf(place.house) ?? place.house.dress.icon ?? "data:,"}" />
        ${preloaded(place.house.dress)}
        <style nonce="${nonce}">
          ${{ safe: faces(place.house.dress) + look + styleOf(place.house.colors) + tight(sheet.style ?? "") }}
        </style>
      </head>
      <body>
        ${headerOf(place, { sections: sheet.sections === undefined ? sectionsOf(place) : sheet.sections, ways: sheet.ways })}
        <main id="content" tabindex="-1">${sheet.content}</main>
        ${footerOf(place, sheet.foot)}
      </body>
    </html>`.safe;

const titled = (title: string, { agency }: Site) =>
  title.includes(agency) ? title : `${title} · ${agency}`;

const unfound = html`<meta name="robots" content="noindex, nofollow" />`;

const preloaded = ({ fonts }: SiteAssets) =>
  fonts.sans &&
  html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${fonts.sans}" />`;

/** The machine's own letters stand first, as wide and as high as ours, so that nothing moves when ours come. */
const faces = ({ fonts }: SiteAssets) =>
  face("Sans", fonts.sans) + (fonts.sans ? standIn : "") + face("Mono", fonts.mono);

/** Measured on Instrument Sans beside Arial, weighted by how often each letter comes in English. */
const standIn =
  '@font-face{font-family:"Sans before";src:local("Arial"),local("Liberation Sans"),local("Helvetica");' +
  "size-adjust:102.6%;ascent-override:94.5%;descent-override:24.4%;line-gap-override:0%}";

const face = (name: string, address: string | null): string =>
  address
    ? `@font-face{font-family:${name};src:url("${address}") format("woff2");font-weight:100 900;font-display:swap}`
    : "";

type Band = {
  /** Where one is, in a few words above the heading. */
  eyebrow?: Markup | string | false;
  heading: Markup | string;
  lead?: Markup | string | false | null;
  /** What follows the lead inside the band. */
  more?: Markup | null;
  /** Forms and messages are easier to read in one narrow column. */
  isSlim?: boolean;
};

/** The heading on its band, and what follows below. */
export const banded = (
  { eyebrow, heading, lead, more, isSlim }: Band,
  content: Markup | null,
): Markup =>
  html`<div class="${isSlim ? "slim" : "whole"}">
    <div class="band">
      <div class="wrap">
        ${eyebrow && html`<p class="eyebrow">${eyebrow}</p>`}
        <h1>${heading}</h1>
        ${lead && html`<p class="lead">${lead}</p>`} ${more}
      </div>
    </div>
    ${content && html`<div class="body"><div class="wrap">${content}</div></div>`}
  </div>`;
