import { webAddress } from "./addresses";
import type { Ad, Page, Place, Salary, Task } from "./model";
import { htmlToText, languageOf, plainText, readDate, readPlaces, readSalary } from "./normalise";
import { withoutContacts } from "./privacy";
import { type origins, precisions } from "./rules";
import { baseOf, countryOf } from "./tasks";
import { type Address, placeAt } from "./where";

/** What a source read from one entry, before it is normalised; absent means "it does not say". */
export type Draft = {
  id: string | null;
  url: string | null;
  applyUrl?: string | null;
  title: string | null;
  company?: string | null;
  /** Where the work is: in words, or as an address in fields. */
  places?: (string | Address | null)[];
  country?: string | null;
  posted?: string | null;
  until?: string | null;
  salary?: Salary | null;
  html?: string | null;
  language?: string | null;
  employmentType?: string | null;
  workplace?: Ad["workplace"];
  section?: Ad["section"];
  isAgency?: boolean | null;
};

type Origin = (typeof origins)[number];

/** The longest description that is kept, in characters (security.md B.5). */
export const textLimit = 20_000;

export function adOf(page: Page, task: Task, draft: Draft, origin: Origin): Ad {
  const text = draft.html ? descriptionOf(draft.html) : null;
  const ad: Omit<Ad, "provenance"> = {
    source: task.source,
    externalId: draft.id ?? "",
    url: webAddress(draft.url, baseOf(page, task)),
    applyUrl: webAddress(draft.applyUrl ?? null, baseOf(page, task)) || null,
    title: withoutContacts(plainText(draft.title ?? "")),
    company: draft.company ? plainText(draft.company) || null : null,
    places: placesOf(draft, countryOf(task)),
    postedAt: draft.posted ? readDate(draft.posted, page.fetchedAt) : null,
    validUntil: draft.until ? readDate(draft.until, page.fetchedAt) : null,
    salary: draft.salary ?? null,
    text,
    language: languageCode(draft.language) ?? languageOf(text ?? draft.title ?? ""),
    employmentType: draft.employmentType ? plainText(draft.employmentType) || null : null,
    workplace: draft.workplace ?? null,
    section: draft.section ?? "main",
    isAgency: draft.isAgency ?? null,
  };
  return withPayFromText({ ...ad, provenance: provenanceOf(ad, origin) }, countryOf(task));
}

/** Where no field states the pay, its own sentence in the description may. */
function withPayFromText(ad: Ad, country: string | null): Ad {
  if (ad.salary !== null || ad.text === null) return ad;
  const where = { country: ad.places[0]?.country ?? country, language: ad.language };
  const salary = readSalary(ad.text, { ...where, statedBy: "text" });
  return salary === null ? ad : { ...ad, salary, provenance: { ...ad.provenance, salary: "text" } };
}

/** The card with everything the full ad adds; what the full ad leaves out stays as the card had it. */
export function completed(card: Ad | null, full: Ad): Ad {
  if (card === null) return full;
  const added = Object.entries(full).filter(
    ([name, value]) => isSaid(value) && !isKept(name, card, full),
  );
  const names = added.map(([name]) => name);
  const origins = Object.entries(full.provenance).filter(([name]) => names.includes(name));
  const provenance = { ...card.provenance, ...Object.fromEntries(origins) };
  return { ...card, ...Object.fromEntries(added), provenance };
}

/** Where the card stood and by which name it is known is never changed by its detail page. */
const kept = new Set(["source", "externalId", "url", "section", "provenance"]);

/** What a sentence seems to say is weaker than what the card stated, and "1 week" than a day. */
function isKept(name: string, card: Ad, full: Ad): boolean {
  if (kept.has(name)) return true;
  if (name === "salary") return card.salary !== null && full.salary?.statedBy === "text";
  return name === "postedAt" && exactness(card) < exactness(full);
}

const exactness = (ad: Ad): number =>
  ad.postedAt === null ? precisions.length : precisions.indexOf(ad.postedAt.precision);

const isSaid = (value: unknown): boolean =>
  value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

function provenanceOf(ad: Omit<Ad, "provenance">, origin: Origin): Ad["provenance"] {
  const fields = Object.entries(ad).filter(([name, value]) => name !== "source" && isSaid(value));
  return Object.fromEntries(fields.map(([name]) => [name, origin]));
}

function descriptionOf(html: string): string | null {
  return withoutContacts(htmlToText(html)).slice(0, textLimit).trim() || null;
}

function placesOf(draft: Draft, asked: string | null): Place[] {
  const country = draft.country ?? asked;
  const named = [...new Set(draft.places ?? [])];
  return named.flatMap((place) => {
    if (place === null) return [];
    return typeof place === "string" ? readPlaces(place, { country }) : placeAt(place, country);
  });
}

const languageCode = (tag: string | null | undefined): string | null =>
  tag ? (/^[a-z]{2}(?=$|[-_])/i.exec(tag)?.[0].toLowerCase() ?? null) : null;
