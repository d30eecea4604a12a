import { type Site, html, type Markup, type PublicPage } from "@/modules/platform/public-pages";
import type { Locale } from "@/modules/platform/accounts/rules";
import { wordsIn } from "../words";

/** What the careers pages add to the look of all pages: the search, the jobs, and one job beside its facts. */
const style = `
.find{grid-template-columns:2fr 1.3fr 1.1fr 1fr auto;align-items:end;gap:.9rem;width:100%;margin-top:.75rem}
.find label{display:grid;gap:.35rem;min-width:0}.find .button{min-height:2.9rem}
.count{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1rem;margin-bottom:1rem}.count a{display:inline-flex;align-items:center;min-height:1.9rem}
.jobs{display:grid;gap:.8rem}
.job{position:relative;display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:baseline;gap:.2rem 2rem;padding:1.2rem 1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:14px;transition:border-color .15s,box-shadow .15s}
.job:hover,.job:focus-within{border-color:var(--primary);box-shadow:var(--shadow)}
.job h2{font-size:1.18rem}.job h2 a{color:inherit;text-decoration:none}.job h2 a::after{content:"";position:absolute;inset:0;border-radius:14px}
.job:hover h2 a{color:var(--primary-ink)}
.firm{color:var(--ink-2);overflow-wrap:anywhere}.job .tags{margin-top:.6rem}
.pay{font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.job .pay,.job .when{text-align:right}
.pages{display:flex;align-items:center;justify-content:space-between;gap:1rem;margin-top:1.75rem}
.vacancy{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:2rem clamp(2rem,5vw,4rem);align-items:start}
.vacancy aside{order:1;position:sticky;top:5.5rem;display:grid;gap:.9rem}
aside dl{display:grid;gap:.1rem}aside dt{font-size:.92rem;color:var(--ink-3)}aside dd{margin-bottom:.75rem;font-weight:560}aside .pay{font-size:1.15rem}
.said{max-width:44rem;overflow-wrap:anywhere}.said h2{margin-bottom:.8rem}
.said p{white-space:pre-line}.said p+p,.said p+ul,.said ul+p,.said ul+ul{margin-top:1rem}
.said li{position:relative;padding-left:1.4rem}.said li+li{margin-top:.35rem}.said li::before{content:"";position:absolute;left:.15rem;top:.62em;width:.4rem;height:.4rem;border-radius:1px;background:var(--primary)}
.share{display:grid;gap:.9rem;max-width:44rem;margin-top:3rem;padding-top:1.5rem;border-top:1px solid var(--line)}.share h2{font-size:1.1rem}
@media(max-width:60rem){.find{grid-template-columns:1fr 1fr}.find label:first-child,.find .button{grid-column:1/-1}.find .button{justify-self:stretch}
.vacancy{grid-template-columns:minmax(0,1fr)}.vacancy aside{order:0;position:static}}
@media(max-width:40rem){.find label:nth-child(2){grid-column:1/-1}.job{grid-template-columns:minmax(0,1fr);padding:1.1rem}.job .pay,.job .when{text-align:left}.job .pay{order:1;margin-top:.3rem}.job .tags{order:2}.job .when{order:3;margin-top:.3rem}.pages .button{padding:0 .7rem}}
`;

export type Setting = Site & { locale: Locale };

/** A careers page: what feeds there are stands below. */
export const careersPage = (
  { locale }: Setting,
  { title, head }: Pick<PublicPage, "title"> & { head: Markup },
  content: Markup,
): PublicPage => ({ locale, title, style, head, content, foot: feedsOf(locale) });

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
