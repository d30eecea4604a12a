import type { Held } from "@/modules/crm/candidates/model";
import { type LanguageLevel, languageLevels } from "@/modules/knowledge/analysis/rules";
import { daysBetween } from "@/src/calendar";

/** What happens to an override, from being asked to its end. */
export const overrideEvents = ["asked", "approved", "declined", "withdrawn"] as const;
export type OverrideEvent = (typeof overrideEvents)[number];

export const minReasonLength = 10;
export const maxReasonLength = 500;

/** What a requirement set can belong to; the sets of all three add up. */
export const ownerKinds = ["client", "site", "project"] as const;
export type OwnerKind = (typeof ownerKinds)[number];
export type Owner = { kind: OwnerKind; id: string };

/** What can be asked of somebody before they start. */
export const requirementKinds = ["certificate", "identity", "language", "years"] as const;
export type RequirementKind = (typeof requirementKinds)[number];
export const maxRequirements = 60;
export const maxNoteLength = 300;
export const maxYears = 40;

/** Why a requirement is not met, the worst first. */
export const shortfalls = ["missing", "expired", "expires-before-end", "unverified"] as const;
export type Shortfall = (typeof shortfalls)[number];

/** `stops` a start until somebody overrides it; `advises` only says what would be better. */
export const severities = ["stops", "advises"] as const;
export type Severity = (typeof severities)[number];

export const lights = ["green", "amber", "red"] as const;
export type Light = (typeof lights)[number];

/** A requirement as all the sets together ask it, and which of them do. */
export type Asked = {
  kind: RequirementKind;
  /** The taxonomy's id, a language's code, `identity`, or `datacentre` for years. */
  what: string;
  level: LanguageLevel | null;
  years: number | null;
  isRequired: boolean;
  from: (Owner & { isRequired: boolean; note: string | null })[];
  /** A certificate's own name; the other kinds are worded where they are shown. */
  name: string | null;
  /** Certificates any of which will do: the asked one and those that include it. */
  accepts: string[];
  /** Usual days of course and exam, or of the procedure. */
  leadDays: number | null;
};

/** From the first working day to the last, null where nobody knows the end; and the day on which somebody asks. */
export type Period = { from: string; until: string | null; today: string };

export type Blocker = {
  /** By what an override names it. */
  key: string;
  kind: RequirementKind;
  what: string;
  level: LanguageLevel | null;
  years: number | null;
  name: string | null;
  why: Shortfall;
  /** The last day of the certificate that comes closest. */
  expiresOn: string | null;
  severity: Severity;
  from: Asked["from"];
  leadDays: number | null;
  /** Whether what is lacking can still be had before the first day; null where nobody knows how long it takes. */
  isInTime: boolean | null;
};

/** All that stands between somebody and a start, the worst first. */
export function blockersOf(held: Held, asked: readonly Asked[], period: Period): Blocker[] {
  return asked
    .flatMap((it) => {
      const lack = shortfallOfRequirement(held, it, period);
      return lack ? [blockerFrom(it, lack, period)] : [];
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}

const rankOf = ({ severity, why }: Blocker) =>
  severities.indexOf(severity) * shortfalls.length + shortfalls.indexOf(why);

/** Green: nothing lacks. Amber: what lacks was only preferred, or a second person let it pass. Red: the start is stopped. */
export function lightOf(blockers: readonly Blocker[], overridden: ReadonlySet<string>): Light {
  if (blockers.some(({ severity, key }) => severity === "stops" && !overridden.has(key))) {
    return "red";
  }
  return blockers.length > 0 ? "amber" : "green";
}

type Lack = { why: Shortfall; expiresOn: string | null };
const missing: Lack = { why: "missing", expiresOn: null };

function shortfallOfRequirement(held: Held, asked: Asked, period: Period): Lack | null {
  if (asked.kind === "language") return speaks(held, asked) ? null : missing;
  if (asked.kind === "years") {
    return (held.yearsDatacentre ?? 0) >= (asked.years ?? 0) ? null : missing;
  }
  return shortfallOfAny(certificatesFor(held, asked), period);
}

function speaks({ languages }: Held, { what, level }: Asked): boolean {
  const own = languages[what];
  if (own === undefined) return false;
  return level === null || languageLevels.indexOf(own) >= languageLevels.indexOf(level);
}

type Proof = { expiresOn: string | null; isVerified: boolean };

function certificatesFor({ identity, certificates }: Held, { kind, accepts }: Asked): Proof[] {
  if (kind === "identity") return identity ? [identity] : [];
  return certificates.filter(({ certificate }) => accepts.includes(certificate));
}

/** The certificate with the fewest objections counts. */
function shortfallOfAny(certificates: Proof[], period: Period): Lack | null {
  if (certificates.length === 0) return missing;
  const lacks = certificates.map((certificate) => shortfallOf(certificate, period));
  if (lacks.includes(null)) return null;
  const found = lacks.filter((it) => it !== null);
  return found.toSorted((a, b) => shortfalls.indexOf(b.why) - shortfalls.indexOf(a.why))[0] ?? null;
}

function shortfallOf({ expiresOn, isVerified }: Proof, period: Period): Lack | null {
  const firstDay = period.from > period.today ? period.from : period.today;
  if (expiresOn !== null && expiresOn < firstDay) return { why: "expired", expiresOn };
  if (expiresOn !== null && period.until !== null && expiresOn < period.until) {
    return { why: "expires-before-end", expiresOn };
  }
  return isVerified ? null : { why: "unverified", expiresOn };
}

function blockerFrom(asked: Asked, { why, expiresOn }: Lack, { from: start, today }: Period) {
  const { kind, what, level, years, name, from, isRequired } = asked;
  const leadDays = why === "unverified" ? null : asked.leadDays;
  return {
    key: `${kind}:${what}:${why}`,
    kind,
    what,
    level,
    years,
    name,
    why,
    expiresOn,
    severity: isRequired ? ("stops" as const) : ("advises" as const),
    from,
    leadDays,
    isInTime: leadDays === null ? null : daysBetween(today, start) >= leadDays,
  };
}

/** Whether a start may go on: amber says what would be better and stops nobody. */
export const mayStart = (light: Light) => light !== "red";
