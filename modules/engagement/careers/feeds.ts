import { descriptionMarkup, addressOf, type Publisher } from "./job-posting";
import type { Publication } from "./model";
import { cityIn, payIn, placeIn, wordsIn } from "./words";

type Feed = Publisher & { jobs: Publication[]; builtAt: string };

const declared = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** XML knows fewer characters than text does. */
const xmlSafe = (text: string) =>
  Bun.escapeHTML(
    text.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ""),
  );

const tag = (name: string, text: string) => `<${name}>${xmlSafe(text)}</${name}>`;
const within = (name: string, parts: string[]) => `<${name}>\n${parts.join("\n")}\n</${name}>`;

/** As job boards take it in. */
export const boardFeed = ({ jobs, origin, agency, builtAt }: Feed): string =>
  declared +
  within("source", [
    tag("publisher", agency),
    tag("publisherurl", origin),
    tag("lastBuildDate", builtAt),
    ...jobs.map((job) =>
      within("job", [
        tag("title", job.title),
        tag("date", job.publishedAt),
        tag("referencenumber", job.id),
        tag("url", addressOf(origin, job)),
        ...(job.company ? [tag("company", job.company)] : []),
        tag("city", cityIn(job.locale, job.city)),
        tag("country", job.country),
        tag("language", job.locale),
        tag("category", job.category),
        tag("jobtype", job.employmentType),
        tag("salary", `EUR ${job.salaryFrom} - ${job.salaryTo} per ${job.salaryPeriod}`),
        ...(job.closesAt ? [tag("expirationdate", job.closesAt)] : []),
        tag("description", descriptionMarkup(job.description).safe),
      ]),
    ),
  ]);

export function rssFeed({ jobs, origin, agency, builtAt }: Feed): string {
  const items = jobs.map((job) =>
    within("item", [
      tag("title", `${job.title}, ${placeIn(job.locale, job)}`),
      tag("link", addressOf(origin, job)),
      `<guid isPermaLink="false">${job.id}</guid>`,
      tag("pubDate", new Date(job.publishedAt).toUTCString()),
      tag("category", job.category),
      tag(
        "description",
        `<p>${Bun.escapeHTML(payIn(job.locale, job))}</p>${descriptionMarkup(job.description).safe}`,
      ),
    ]),
  );
  const self = `<atom:link href="${xmlSafe(origin)}/careers/feed.rss" rel="self" type="application/rss+xml"/>`;
  const { title, metaDescription } = wordsIn("en");
  const channel = within("channel", [
    tag("title", `${title} · ${agency}`),
    tag("link", `${origin}/careers`),
    tag(
      "description",
      metaDescription.replace("{agency}", () => agency),
    ),
    tag("lastBuildDate", new Date(builtAt).toUTCString()),
    self,
    ...items,
  ]);
  return `${declared}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n${channel}\n</rss>`;
}

export const jsonFeed = ({ jobs, origin, agency }: Feed) => ({
  version: "https://jsonfeed.org/version/1.1",
  title: `${wordsIn("en").title} · ${agency}`,
  home_page_url: `${origin}/careers`,
  feed_url: `${origin}/careers/feed.json`,
  items: jobs.map((job) => ({
    id: job.id,
    url: addressOf(origin, job),
    title: `${job.title}, ${placeIn(job.locale, job)}`,
    summary: payIn(job.locale, job),
    content_html: descriptionMarkup(job.description).safe,
    date_published: job.publishedAt,
    date_modified: job.updatedAt,
    language: job.locale,
    tags: [job.category, job.employmentType],
  })),
});

/** Every page that searches may find. */
export function siteMap({ jobs, origin }: Feed): string {
  const pages = ["/", "/careers"].map((path) => within("url", [tag("loc", `${origin}${path}`)]));
  const ofJobs = jobs.map((job) =>
    within("url", [tag("loc", addressOf(origin, job)), tag("lastmod", job.updatedAt)]),
  );
  const kind = "http://www.sitemaps.org/schemas/sitemap/0.9";
  return `${declared}<urlset xmlns="${kind}">\n${[...pages, ...ofJobs].join("\n")}\n</urlset>`;
}

/** Whoever has no account finds nothing behind these; links that were mailed are nobody else's business. */
const closed = ["/api/", "/auth", "/s/", "/u/", "/me/", "/calendar/"];

export const robotsText = (origin: string): string =>
  [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
