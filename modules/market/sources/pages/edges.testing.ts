import { expect } from "bun:test";
import type { Ad } from "../model";
import { htmlToText } from "@/modules/knowledge/normalise";

export type Read = { ad: Ad | undefined; blocks: unknown[] };

/** What one recorded assertion says: which field, and the value it must have. */
type Claim = { field: string; value: unknown };

/** `content.title == 'X'`, `result['title'] == 'X'`, `result.base_salary is not None` … */
export function claimIn(assertion: string): Claim | null {
  const known = /^(.*?)\s+(==|is not|is)\s+(.+)$/.exec(assertion);
  const field = /(\w+)['\])]*$/.exec(known?.[1] ?? "")?.[1];
  if (known === null || field === undefined) return null;
  const name = /^len\(extractor/.test(assertion) ? "blocks" : field;
  return { field: name, value: known[2] === "is not" ? true : literal(known[3] ?? "") };
}

/** A Python literal of strings, lists and dictionaries, as JSON. */
function literal(python: string): unknown {
  const json = python
    .replace(/'((?:[^'\\]|\\.)*)'/g, (_, text: string) => `"${text.replace(/"/g, '\\"')}"`)
    .replace(/\bNone\b/g, "null")
    .replace(/\bTrue\b/g, "true");
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const words = (value: unknown): string[] => [value].flat().map(String);
const raws = (ad: Ad | undefined): string[] => [...new Set(ad?.places.map((place) => place.raw))];
const containsAll = ({ ad }: Read, value: unknown) => {
  for (const word of words(value)) expect(ad?.text ?? "").toContain(word);
};
const startsWith = (iso: string | undefined, value: unknown) =>
  expect(iso).toStartWith(String(value).slice(0, 10));

/** How each field of the recorded assertions is told by one of our ads. */
export const checks: Record<string, (read: Read, value: unknown) => void> = {
  blocks: ({ blocks }, value) => expect(blocks.length).toBe(Number(value)),
  results: ({ ad }, value) => expect(ad?.title).toBe(titleOf(value)),
  type: ({ blocks }, value) => expect(JSON.stringify(blocks)).toContain(String(value)),
  title: ({ ad }, value) => expect(ad?.title ?? null).toBe(value as string | null),
  description: ({ ad }, value) => expect(ad?.text).toStartWith(htmlToText(String(value))),
  locations: ({ ad }, value) => expect(raws(ad)).toEqual(words(value)),
  addressLocality: ({ ad }, value) => expect(raws(ad)).toEqual(words(value)),
  date_posted: ({ ad }, value) => startsWith(ad?.postedAt?.iso, value),
  datePosted: ({ ad }, value) => startsWith(ad?.postedAt?.iso, value),
  valid_through: ({ ad }, value) => startsWith(ad?.validUntil?.iso, value),
  validThrough: ({ ad }, value) => startsWith(ad?.validUntil?.iso, value),
  extras: ({ ad }, value) => {
    if (typeof value !== "object" || value === null) return;
    startsWith(ad?.validUntil?.iso, Reflect.get(value, "valid_through"));
  },
  employment_type: ({ ad }, value) => expect(ad?.employmentType).toBe(String(value)),
  job_location_type: ({ ad }) => expect(ad?.workplace).toBe("remote"),
  base_salary: ({ ad }) => expect(ad?.salary).not.toBeNull(),
  skills: containsAll,
  responsibilities: containsAll,
  qualifications: containsAll,
};

function titleOf(results: unknown): string {
  const [first]: unknown[] = Array.isArray(results) ? results : [];
  return typeof first === "object" && first !== null ? String(Reflect.get(first, "title")) : "";
}
