import { type House, html, type Markup, type Sheet } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import { style } from "./page-style";
import { wordsIn } from "./words";

export type Setting = House & { locale: Locale };

/** A careers page: what feeds there are stands below. */
export const careersPage = (
  { locale }: Setting,
  { title, head }: Pick<Sheet, "title"> & { head: Markup },
  content: Markup,
): Sheet => ({ locale, title, style, head, content, foot: feedsOf(locale) });

const feedsOf = (locale: Locale): Markup => {
  const words = wordsIn(locale);
  return html`<nav aria-label="${words.feeds}">
    <ul>
      <li><a href="/careers/feed.rss">RSS</a></li>
      <li><a href="/careers/feed.json">JSON Feed</a></li>
      <li><a href="/careers/feed.xml">XML</a></li>
    </ul>
  </nav>`;
};

/** What a link to the page looks like where it is shared. */
export const shareable = (address: string, { title, description }: Told): Markup =>
  html`<meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${new URL("/social.png", address).href}" />
    <meta name="twitter:card" content="summary_large_image" />
    <link rel="alternate" type="application/rss+xml" title="RSS" href="/careers/feed.rss" />
    <link
      rel="alternate"
      type="application/feed+json"
      title="JSON Feed"
      href="/careers/feed.json"
    />`;

type Told = { title: string; description: string };
