import { html, type Markup } from "@/modules/pages";
import { type Locale, locales } from "@/modules/users/rules";
import type { Facts } from "./facts";
import type { FormState } from "./form";
import { bandOf, contactOf, footerOf, leadershipOf } from "./closing";
import { capabilitiesOf, heroOf, sectorsOf } from "./sections";
import { safely, structured } from "./structured";
import { fontFaces, styles } from "./style";
import { filledIn, type Words, wordsIn } from "./words";

/** What of the client's files the page uses as well: its sign and its letters. */
export type Look = { icon: string | null; fonts: { sans: string | null; mono: string | null } };

export type Told = { facts: Facts; locale: Locale; form: FormState; look: Look };
export type Speaking = Told & { words: Words };

/** The whole page that visitors see; it needs no script. */
export function pageOf(told: Told, nonce: string): string {
  const words = wordsIn(told.locale);
  const speaking = { ...told, words };
  return html`<!doctype html>
    <html lang="${told.locale}">
      ${headOf(speaking, nonce)}
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        ${barOf(speaking)}
        <main id="content">
          ${heroOf(speaking)} ${capabilitiesOf(speaking)} ${sectorsOf(speaking)} ${bandOf(speaking)}
          ${leadershipOf(speaking)} ${contactOf(speaking)}
        </main>
        ${footerOf(speaking)}
      </body>
    </html>`.safe;
}

function headOf({ facts, words, locale, look }: Speaking, nonce: string): Markup {
  const { agency: name, origin, landing } = facts;
  const title = filledIn(words.title, { agency: name });
  const description = filledIn(words.description, { city: landing.city });
  const here = `${origin}/?lang=${locale}`;
  const picture = `${origin}/social.png`;
  const data = safely(structured(facts, words, look.icon ?? "/social.png"));
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta name="keywords" content="${words.keywords}" />
    <link rel="canonical" href="${here}" />
    ${locales.map((it) => html`<link rel="alternate" hreflang="${it}" href="${origin}/?lang=${it}" />`)}
    <link rel="alternate" hreflang="x-default" href="${origin}/" />
    ${Object.entries({ type: "website", site_name: name, title, description, url: here, image: picture, "image:width": 1200, "image:height": 630, "image:alt": words.map, locale: ogLocales[locale] }).map(([key, value]) => html`<meta property="og:${key}" content="${value}" />`)}
    ${Object.entries({ card: "summary_large_image", title, description, image: picture }).map(([key, value]) => html`<meta name="twitter:${key}" content="${value}" />`)}
    <link rel="icon" href="${look.icon ?? "data:,"}" />
    ${look.fonts.sans && html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${look.fonts.sans}" />`}
    <style nonce="${nonce}">
      ${fontFaces(look)}${styles}
    </style>
    <script type="application/ld+json">
      ${{ safe: data }}
    </script>
  </head>`;
}

const ogLocales: Record<Locale, string> = { nl: "nl_NL", en: "en_GB", de: "de_DE" };

/** Fixed above everything: where one is, in which language, and the way in. */
const barOf = ({ words, locale, facts, look }: Speaking): Markup =>
  html`<header class="bar">
    <div class="wrap">
      <a class="brand" href="#content">
        ${look.icon && html`<img src="${look.icon}" alt="" width="26" height="26" />`}
        ${facts.agency}</a
      >
      <nav class="sections" aria-label="${words.sections}">
        <a href="#about">${words.about}</a>
        <a href="#services">${words.services}</a>
        <a href="#technology">${words.technology}</a>
        <a href="#contact">${words.contact}</a>
      </nav>
      <nav class="tongues" aria-label="${words.language}">
        ${locales.map((it) => html`<a href="/?lang=${it}" lang="${it}" hreflang="${it}" aria-label="${it.toUpperCase()}, ${tongues[it]}" ${it === locale && html` aria-current="true"`}>${it.toUpperCase()}</a>`)}
      </nav>
      <a class="button quiet jobs" href="/careers?lang=${locale}">${words.findJobs}</a>
      <a class="button primary" href="/api/login">${words.portal}</a>
    </div>
  </header>`;

const tongues: Record<Locale, string> = { nl: "Nederlands", en: "English", de: "Deutsch" };
