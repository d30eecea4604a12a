import { framed, html, type Markup } from "@/modules/pages";
import { type Locale, locales } from "@/modules/users/rules";
import type { House } from "./job-posting";
import { careersStyle } from "./page-style";
import { wordsIn } from "./words";

export type Setting = House & { locale: Locale; path: string; search: string };

type Sheet = { nonce: string; title: string; head: Markup };

/** A careers page: the agency on top, the languages beside it, the feeds below. */
export function careersPage(setting: Setting, { nonce, title, head }: Sheet, content: Markup) {
  const { locale, agency } = setting;
  return framed(
    {
      ...{ locale, nonce, style: careersStyle, head },
      title: `${title} · ${agency}`,
      before: topOf(setting),
      after: footOf(locale),
    },
    html`<div id="content">${content}</div>`,
  );
}

/** The agency, and the page in the other languages; also over the form to apply. */
export const topOf = (setting: Omit<Setting, "origin">): Markup => {
  const words = wordsIn(setting.locale);
  return html`<a class="skip" href="#content">${words.skip}</a>
    <header class="top">
      <a class="brand" href="/">${setting.agency}</a>
      <nav aria-label="${words.languages}">${locales.map((it) => languageLink(setting, it))}</nav>
    </header>`;
};

function languageLink({ path, search, locale }: Omit<Setting, "origin">, it: Locale): Markup {
  const asked = new URLSearchParams(search);
  asked.set("lang", it);
  const name = new Intl.DisplayNames(it, { type: "language" }).of(it) ?? it;
  return html`<a
    href="${path}?${asked.toString()}"
    hreflang="${it}"
    lang="${it}"
    ${it === locale && html`aria-current="true"`}
    >${name}</a
  >`;
}

const footOf = (locale: Locale): Markup => {
  const words = wordsIn(locale);
  return html`<footer class="foot">
    <span>${words.feeds}</span>
    <nav aria-label="${words.feeds}">
      <a href="/careers/feed.rss">RSS</a>
      <a href="/careers/feed.json">JSON Feed</a>
      <a href="/careers/feed.xml">XML</a>
    </nav>
  </footer>`;
};

/** What a link to the page looks like where it is shared. */
export const shareable = (address: string, { title, description }: Told): Markup =>
  html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <link rel="alternate" type="application/rss+xml" title="RSS" href="/careers/feed.rss" />
    <link
      rel="alternate"
      type="application/feed+json"
      title="JSON Feed"
      href="/careers/feed.json"
    />`;

type Told = { title: string; description: string };
