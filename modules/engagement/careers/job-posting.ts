import { toIso } from "@/modules/knowledge/countries/rules";
import { type Site, html, type Markup } from "@/modules/platform/public-pages";
import type { Publication } from "./model";
import { employmentTypes } from "./rules";
import { cityIn } from "./words";

export const addressOf = (origin: string, { slug }: { slug: string }) =>
  `${origin}/careers/${slug}`;

/** What searches for jobs read of one: schema.org's words, as Google asks for them. */
export function jobPostingOf(publication: Publication, { origin, agency }: Publisher) {
  const { title, company, city, country, publishedAt, closesAt, employmentType } = publication;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: descriptionMarkup(publication.description).safe,
    identifier: { "@type": "PropertyValue", name: agency, value: publication.id },
    datePosted: publishedAt,
    ...(closesAt && { validThrough: closesAt }),
    employmentType: employmentTypes[employmentType],
    // The word for those whose employer does not want to be named.
    hiringOrganization: company ? { "@type": "Organization", name: company } : "confidential",
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: cityIn(publication.locale, city),
        addressCountry: toIso(country),
      },
    },
    baseSalary: salaryOf(publication),
    industry: publication.category,
    url: addressOf(origin, publication),
    directApply: true,
  };
}

export type Publisher = Pick<Site, "origin" | "agency">;

const salaryOf = ({ salaryFrom, salaryTo, salaryPeriod }: Publication) => ({
  "@type": "MonetaryAmount",
  currency: "EUR",
  value: {
    "@type": "QuantitativeValue",
    minValue: salaryFrom,
    maxValue: salaryTo,
    unitText: salaryPeriod.toUpperCase(),
  },
});

/** Paragraphs as they were written; lines that begin with a dash are a list. */
export function descriptionMarkup(text: string): Markup {
  const paragraphs = text.split(/\n\s*\n/).filter((it) => it.trim());
  return html`${paragraphs.map((paragraph) => blocksOf(paragraph.trim().split("\n")))}`;
}

const point = /^\s*[-–•*]\s+/;

function blocksOf(lines: string[]): Markup[] {
  const blocks: Markup[] = [];
  for (let begin = 0; begin < lines.length;) {
    const isList = point.test(lines[begin] ?? "");
    const after = lines.findIndex((line, n) => n > begin && point.test(line) !== isList);
    const end = after < 0 ? lines.length : after;
    blocks.push(blockOf(lines.slice(begin, end), isList));
    begin = end;
  }
  return blocks;
}

const blockOf = (lines: string[], isList: boolean): Markup =>
  isList
    ? html`<ul>
        ${lines.map((line) => html`<li>${line.replace(point, "")}</li>`)}
      </ul>`
    : html`<p>${lines.join("\n")}</p>`;
