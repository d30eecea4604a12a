import { addDays, daysBetween } from "@/src/calendar";

/** What the agency has to say in writing; the last one is for its own drawer. */
export const documentTypes = ["privacy", "terms", "cookies", "processing", "dpia"] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What everybody may read once it is published, each at `/legal/<type>`. */
export const publicTypes = ["privacy", "terms", "cookies", "processing"] as const;
export type PublicType = (typeof publicTypes)[number];

export { type Locale, locales } from "@/modules/platform/accounts/rules";

export const maxTitleLength = 160;
export const maxBodyLength = 60_000;
export const maxNoteLength = 500;

/** How an edition stands on a day. */
export const editionStates = ["in-force", "coming", "past", "withdrawn"] as const;
export type EditionState = (typeof editionStates)[number];

type Dated = { effectiveFrom: string; withdrawnAt: string | null; n: number };

/** The edition that counts on a day: the latest that has begun and was not withdrawn. */
export const editionOn = <Edition extends Dated>(
  editions: readonly Edition[],
  day: string,
): Edition | undefined =>
  editions
    .filter((it) => it.withdrawnAt === null && it.effectiveFrom <= day)
    .toSorted((a, b) => b.effectiveFrom.localeCompare(a.effectiveFrom) || b.n - a.n)[0];

export function stateOf<Edition extends Dated>(
  edition: Edition,
  all: readonly Edition[],
  day: string,
): EditionState {
  if (edition.withdrawnAt !== null) return "withdrawn";
  if (edition.effectiveFrom > day) return "coming";
  return editionOn(all, day)?.n === edition.n ? "in-force" : "past";
}

/** Marks, admissions and papers that an agency holds itself. */
export const certificateKinds = [
  "sna",
  "vcu",
  "wtta",
  "waadi",
  "vog",
  "deposit",
  "iso-9001",
  "iso-27001",
  "other",
] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** What a certificate shows on a day; `asked` where it was applied for and not given yet. */
export const standings = ["asked", "valid", "ending", "expired", "open"] as const;
export type Standing = (typeof standings)[number];

/** An end is told of so many days ahead, the last time the loudest. */
export const alertDays = [90, 30, 7] as const;

type ValidityDays = { validFrom: string | null; validUntil: string | null };

export function standingOf({ validFrom, validUntil }: ValidityDays, today: string): Standing {
  if (validFrom === null || validFrom > today) return "asked";
  if (validUntil === null) return "open";
  if (validUntil < today) return "expired";
  return validUntil <= addDays(today, alertDays[0]) ? "ending" : "valid";
}

/** Only what holds today is shown to others. */
export const holds = (days: ValidityDays, today: string): boolean =>
  !["asked", "expired"].includes(standingOf(days, today));

export const daysLeft = (validUntil: string, today: string): number =>
  daysBetween(today, validUntil);

/** Everything a template can name; `list.` is written from what the house knows. */
export const gaps = [
  "agency.name",
  "agency.address",
  "agency.email",
  "agency.kvkNumber",
  "agency.vatNumber",
  "privacy.contact",
  "privacy.officer",
  "authority.name",
  "court.name",
  "document.date",
  "list.retention",
  "list.processors",
  "list.consents",
  "consents.version",
] as const;
export type Gap = (typeof gaps)[number];
