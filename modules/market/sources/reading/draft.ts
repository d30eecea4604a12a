import { languageOf } from "@/modules/knowledge/language";
import { webAddress } from "../addresses";
import type { Place, Salary } from "@/modules/knowledge/normalise/model";
import { precisions } from "@/modules/knowledge/normalise/rules";
import type { Ad, Page, Task } from "../model";
import {
  htmlToText,
  plainText,
  readDate,
  readPlaces,
  readSalary,
} from "@/modules/knowledge/normalise";
import { type origins, redacted } from "../rules";
import { baseOf, countryOf } from "../tasks";
import { type Address, placeAt } from "../where";

const mail =
  /[\p{L}\d._%+-]{1,64}\s?(?:@|\((?:at|ät)\)|\[(?:at|ät)\])\s?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,4}\.[a-z]{2,24}/giu;
/** A run of digits as people write telephone numbers: it starts with +, 00 or a single 0. */
const international = /(?<![\w.,/-])(?:\+|\(\+|00)(?=[1-9])\d[\d ()./\u00a0-]{6,22}\d/g;
const national = /(?<![\w.,/+€£$-])(?:\(0|0)\d[\d ()./\u00a0-]{6,18}\d/g;
const announced =
  /\b((?:tel(?:efoon|efon|éfono|efono|ephone)?|tél(?:éphone)?|phone|mobil(?:e|iel|telefon)?|mobiel|gsm|whatsapp|fax|bel|call|ruf(?:en sie)?|llama|appelez|chiama|handy|cell)[^\d\n+]{0,14})(\+?\d[\d ()./\u00a0-]{5,18}\d)/giu;

/** A day with its whole year, or two days with short ones; 01.23.45.67.89 is a French number. */
const date =
  /^\(?(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d(?!\d)|\d{4}-\d\d-\d\d|\d\d[./]\d\d[./]\d\d\s?-\s?\d\d[./]\d\d[./]\d\d$)/;
/** +100.000.000 is a quantity; with eleven digits it is a number to call. */
const quantity = /^\+?\d{1,3}(?:[.,]\d{3}){1,2}$/;
const unit = /^\s?(?:k?va?\b|[km]?wh?\b|%|€|(?:eur|gbp|chf|sek|nok|dkk|pln)\b)/i;

/** A number that the text calls a telephone may be short; any other has to be a whole one. */
const fewestAnnounced = 7;
const fewestDigits = 9;
/** ITU-T E.164 */
const mostDigits = 15;

/** What each of the patterns cannot do without, and what is found much sooner than they are. */
const mailSign = /@|[([](?:at|ät)[)\]]/i;
const digitsOfPhone = /\d[\d ()./\u00a0-]{5}/;

/** E-mail addresses and telephone numbers of people are no part of an ad (security.md B.5). */
export function withoutContacts(text: string): string {
  const nameless = mailSign.test(text) ? text.replace(mail, redacted.mail) : text;
  return digitsOfPhone.test(nameless) ? withoutPhones(nameless) : nameless;
}

const withoutPhones = (text: string): string =>
  text
    .replace(announced, announcedAway)
    .replace(international, phoneAway)
    .replace(national, phoneAway);

function announcedAway(found: string, announcement: string, number: string): string {
  const digits = digitsOf(number);
  const isPhone = digits >= fewestAnnounced && digits <= mostDigits && !date.test(number);
  return isPhone ? `${announcement}${redacted.phone}` : found;
}

function phoneAway(found: string, at: number, whole: string): string {
  const digits = digitsOf(found);
  const isOther =
    date.test(found) || quantity.test(found) || unit.test(whole.slice(at + found.length));
  return digits < fewestDigits || digits > mostDigits || isOther ? found : redacted.phone;
}

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

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

/** A draft, and where it was read. */
type Reading = { page: Page; task: Task; draft: Draft; origin: Origin };

export function adOf({ page, task, draft, origin }: Reading): Ad {
  const text = draft.html ? descriptionOf(draft.html) : null;
  const places = placesOf(draft, countryOf(task));
  const ad: Omit<Ad, "provenance"> = {
    source: task.source,
    externalId: draft.id ?? "",
    url: webAddress(draft.url, baseOf(page, task)),
    applyUrl: webAddress(draft.applyUrl ?? null, baseOf(page, task)) || null,
    title: withoutContacts(plainText(draft.title ?? "")),
    company: draft.company ? plainText(draft.company) || null : null,
    places,
    postedAt: draft.posted ? readDate(draft.posted, page.fetchedAt) : null,
    validUntil: draft.until ? readDate(draft.until, page.fetchedAt) : null,
    salary: draft.salary ?? null,
    text,
    language: languageCode(draft.language) ?? languageOf(text ?? draft.title ?? ""),
    employmentType: draft.employmentType ? plainText(draft.employmentType) || null : null,
    workplace: draft.workplace ?? null,
    section: sectionOf(draft, places, countryOf(task)),
    isAgency: draft.isAgency ?? null,
  };
  return withPayFromText({ ...ad, provenance: provenanceOf(ad, origin) }, countryOf(task));
}

/** A main hit all of whose places lie in other countries than the one asked for is marked as such. */
function sectionOf({ section = "main" }: Draft, places: Place[], asked: string | null) {
  const countries = places.flatMap(({ country }) => country ?? []);
  const isAbroad = asked !== null && countries.length > 0 && !countries.includes(asked);
  return section === "main" && isAbroad ? "abroad" : section;
}

/** Where no field states the pay, its own sentence in the description may. */
function withPayFromText(ad: Ad, country: string | null): Ad {
  if (ad.salary !== null || ad.text === null) return ad;
  const where = { country: ad.places[0]?.country ?? country, language: ad.language };
  const salary = readSalary(ad.text, { ...where, statedBy: "text" });
  return salary === null ? ad : { ...ad, salary, provenance: { ...ad.provenance, salary: "text" } };
}

/** The card with everything the full ad adds; what the full ad leaves out stays as the card had it. */
export function completeDraft(card: Ad | null, full: Ad): Ad {
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
