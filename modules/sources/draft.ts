import { webAddress } from "./addresses";
import type { Ad, Page, Place, Salary, Task } from "./model";
import { htmlToText, languageOf, plainText, readDate, readPlaces } from "./normalise";
import { withoutContacts } from "./privacy";
import type { origins } from "./rules";
import { baseOf, countryOf } from "./tasks";

/** What a source read from one entry, before it is normalised; absent means "it does not say". */
export type Draft = {
  id: string | null;
  url: string | null;
  applyUrl?: string | null;
  title: string | null;
  company?: string | null;
  places?: (string | null)[];
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
  return { ...ad, provenance: provenanceOf(ad, origin) };
}

/** The card with everything the full ad adds; what the full ad leaves out stays as the card had it. */
export function completed(card: Ad | null, full: Ad): Ad {
  if (card === null) return full;
  const added = Object.entries(full).filter(([name, value]) => !kept.has(name) && isSaid(value));
  const provenance = { ...card.provenance, ...full.provenance };
  for (const name of kept) restore(provenance, name, card.provenance[name]);
  return { ...card, ...Object.fromEntries(added), provenance };
}

/** Where the card stood and by which name it is known is never changed by its detail page. */
const kept = new Set(["source", "externalId", "url", "section", "provenance"]);

function restore(provenance: Ad["provenance"], name: string, origin: Origin | undefined): void {
  if (origin === undefined) delete provenance[name];
  else provenance[name] = origin;
}

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
    return place === null ? [] : readPlaces(place, { country });
  });
}

const languageCode = (tag: string | null | undefined): string | null =>
  tag ? (/^[a-z]{2}(?=$|[-_])/i.exec(tag)?.[0].toLowerCase() ?? null) : null;
