import type { Draft } from "../draft";
import { at, flagAt, joined, textAt } from "../json";
import { postingPay } from "./pay";
import { postingPlaces } from "./places";

/** A schema.org JobPosting whose names may start with a capital ("Title", "DatePosted"). */
export function lowered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lowered);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name[0]?.toLowerCase() + name.slice(1),
      lowered(inner),
    ]),
  );
}

/** What the posting says of itself; what it leaves out is left to the page around it. */
export function draftOf(raw: unknown, country: string | null): Draft {
  const posting = lowered(raw);
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
