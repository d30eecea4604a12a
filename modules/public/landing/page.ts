import { dataOf, html, type Markup, type Sheet } from "@/modules/platform/public-pages";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import type { Facts } from "./facts";
import type { FormState } from "./form";
import { bandOf, contactOf, leadershipOf } from "./closing";
import { capabilitiesOf, heroOf, sectorsOf } from "./sections";
import { structured } from "./structured";
import { style } from "./style";
import { filledIn, type Words, wordsIn } from "./words";

export type Told = { facts: Facts; locale: Locale; form: FormState };
export type Speaking = Told & { words: Words };

/** The whole page that visitors see first; it needs no script. */
export function pageOf(told: Told): Sheet {
  const words = wordsIn(told.locale);
  const speaking = { ...told, words };
  return {
    locale: told.locale,
    path: "/",
    title: filledIn(words.title, { agency: told.facts.agency }),
    style,
    head: headOf(speaking),
    sections: sectionsOf(speaking),
    ways: waysOf(speaking),
    foot: html`<p><a href="#content">${words.back}</a></p>`,
    content: html`${heroOf(speaking)} ${capabilitiesOf(speaking)} ${sectorsOf(speaking)}
    ${bandOf(speaking)} ${leadershipOf(speaking)} ${contactOf(speaking)}`,
  };
}

function headOf({ facts, words, locale }: Speaking): Markup {
  const { agency: name, origin, landing } = facts;
  const title = filledIn(words.title, { agency: name });
  const description = filledIn(words.description, { city: landing.city });
  const here = `${origin}/?lang=${locale}`;
  const picture = `${origin}/social.png`;
  const icon = facts.logo?.url ?? facts.dress.icon ?? "/social.png";
  return html`<meta name="description" content="${description}" />
    <meta name="keywords" content="${words.keywords}" />
    <link rel="canonical" href="${here}" />
    ${locales.map((it) => html`<link rel="alternate" hreflang="${it}" href="${origin}/?lang=${it}" />`)}
    <link rel="alternate" hreflang="x-default" href="${origin}/" />
    ${Object.entries({ type: "website", site_name: name, title, description, url: here, image: picture, "image:width": 1200, "image:height": 630, "image:alt": words.map, locale: ogLocales[locale] }).map(([key, value]) => html`<meta property="og:${key}" content="${value}" />`)}
    ${Object.entries({ card: "summary_large_image", title, description, image: picture }).map(([key, value]) => html`<meta name="twitter:${key}" content="${value}" />`)}
    ${dataOf(structured(facts, words, icon))}`;
}

const ogLocales: Record<Locale, string> = { nl: "nl_NL", en: "en_GB", de: "de_DE" };

const sectionsOf = ({ words }: Speaking): Markup =>
  html`<nav class="sections" aria-label="${words.sections}">
    <a href="#about">${words.about}</a>
    <a href="#services">${words.services}</a>
    <a href="#technology">${words.technology}</a>
    <a href="#contact">${words.contact}</a>
  </nav>`;

/** The way to the jobs, and the way in. */
const waysOf = ({ words, locale }: Speaking): Markup =>
  html`<a class="button outlined jobs" href="/careers?lang=${locale}">${words.findJobs}</a>
    <a class="button primary" href="/api/login">${words.portal}</a>`;
