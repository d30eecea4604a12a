import { plainText, readSalary } from "@/modules/knowledge/normalise";
import type { Salary } from "@/modules/knowledge/normalise/model";
import type { periods } from "@/modules/knowledge/normalise/rules";
import { once } from "../answer";
import type { Draft } from "../reading/draft";
import { jsonLdBlocks, ofType } from "../reading/embedded";
import { payInFields } from "../reading/field-pay";
import { at, flagAt, joined, numberAt, textAt } from "../reading/json";
import { markupOf } from "../reading/markup";
import type { Page } from "../model";
import { metaPlaces, postingPlaces } from "./places";

const units: Record<string, (typeof periods)[number]> = {
  HOUR: "hour",
  DAY: "day",
  WEEK: "week",
  MONTH: "month",
  YEAR: "year",
};

/** The pay of a JobPosting: `baseSalary` is the employer's word, `estimatedSalary` is a guess. */
function postingPay(posting: unknown, country: string | null): Salary | null {
  return (
    payOf(at(posting, "baseSalary"), "employer", country) ??
    payOf(first(at(posting, "estimatedSalary")), "estimate", country)
  );
}

function payOf(pay: unknown, statedBy: Salary["statedBy"], country: string | null): Salary | null {
  const words = textAt({ pay }, "pay") ?? textAt(pay, "value");
  const currency = textAt(pay, "currency") ?? textAt(pay, "value", "currency");
  const amount = numberAt(pay, "value") ?? numberAt(pay, "value", "value");
  const min = numberAt(pay, "value", "minValue") ?? numberAt(pay, "minValue") ?? amount;
  const max = numberAt(pay, "value", "maxValue") ?? numberAt(pay, "maxValue") ?? amount;
  if (currency === null || (min === null && max === null)) {
    return words === null ? null : readSalary(words, { country, language: null, statedBy });
  }
  const unit = textAt(pay, "value", "unitText") ?? textAt(pay, "unitText") ?? "YEAR";
  const period = units[unit.toUpperCase()] ?? "year";
  return payInFields({ min, max, currency, period, unit, statedBy });
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** A schema.org JobPosting whose names may start with a capital ("Title", "DatePosted"). */
export function lowerKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowerKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name[0]?.toLowerCase() + name.slice(1),
      lowerKeys(inner),
    ]),
  );
}

/** What the posting says of itself; what it leaves out is left to the page around it. */
export function draftOf(raw: unknown, country: string | null): Draft {
  const posting = lowerKeys(raw);
  return {
    id: idOf(posting),
    url: textAt(posting, "url") ?? textAt(posting, "mainEntityOfPage", "@id"),
    title: textAt(posting, "title") ?? textAt(posting, "name"),
    company: nameOf(at(posting, "hiringOrganization")),
    places: postingPlaces(posting),
    posted: dated(posting, "datePosted"),
    until: dated(posting, "validThrough"),
    salary: postingPay(posting, country),
    html: descriptionOf(posting),
    language: textAt(posting, "inLanguage") ?? textAt(posting, "inLanguage", "name"),
    employmentType: listed(at(posting, "employmentType")),
    workplace: isRemote(posting) ? "remote" : null,
  };
}

function idOf(posting: unknown): string | null {
  const identifier = at(posting, "identifier");
  return textAt(identifier, "value") ?? textAt({ identifier }, "identifier");
}

export function nameOf(organization: unknown): string | null {
  const one: unknown = Array.isArray(organization) ? organization[0] : organization;
  return textAt(one, "name") ?? textAt({ one }, "one");
}

/** Some pages escape the description once more, so that a line break arrives as `&amp;#xa;`. */
function descriptionOf(posting: unknown): string | null {
  const description = textAt(posting, "description") ?? "";
  const parts = ["responsibilities", "qualifications", "skills"].map((part) =>
    listed(at(posting, part)),
  );
  const further = parts.filter((part) => part !== null && !description.includes(part));
  const text = joined([description, ...further], "\n\n");
  return text?.replace(/&amp;(#x?[\da-f]+|lt|gt|quot|nbsp|amp);/gi, "&$1;") ?? null;
}

function dated(posting: unknown, name: string): string | null {
  const text = textAt(posting, name);
  return text !== null && /\d/.test(text) ? text : null;
}

function listed(value: unknown): string | null {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return joined(values.map((one) => textAt({ one }, "one") ?? textAt(one, "name")));
}

const isRemote = (posting: unknown): boolean =>
  /telecommute/i.test(listed(at(posting, "jobLocationType")) ?? "") ||
  flagAt(posting, "jobLocationType") === true;

/** The JobPostings a page carries, wherever in its JSON-LD they stand. */
export const postingsOf = (page: Page): object[] =>
  once(page, "postings", () => ofType(jsonLdBlocks(markupOf(page), "JobPosting"), "JobPosting"));

/** One posting with what only the page around it tells: place in the head, title of the window. */
export function draftFrom(posting: object, page: Page, country: string | null): Draft {
  const draft = draftOf(posting, country);
  const places = draft.places?.length ? draft.places : metaPlaces(page.body);
  return { ...draft, places, title: draft.title ?? windowTitle(page.body, draft.company ?? null) };
}

/** "Pharmacist - Lewis Drug" names the job only if it ends in the employer's own name. */
function windowTitle(html: string, company: string | null): string | null {
  const title = /<title[^>]{0,200}>([^<]{0,400})/i.exec(html)?.[1];
  const plain = title === undefined ? "" : plainText(title);
  if (company === null || !plain.toLowerCase().endsWith(company.toLowerCase())) return null;
  return (
    plain
      .slice(0, -company.length)
      .replace(/\s*[-–—|:@]\s*$/, "")
      .trim() || null
  );
}
