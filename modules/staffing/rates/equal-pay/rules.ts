import { type HourRate, type HourType, type RateCard, hourTypes } from "../cards/rules";

/** What a client pays its own people in one scale: the lowest hour, and surcharges on it by hour type. */
export type PayTerms = {
  id: string;
  /** One datacenter of the client; null for all of them. */
  siteId: string | null;
  scale: string;
  validFrom: string;
  /** The last day; null while it goes on. */
  validTo: string | null;
  currency: string;
  hourCents: number;
  surcharges: readonly Surcharge[];
  /** Where it stands: the collective agreement and its article. */
  clause: string;
};

/** Percent on top of the hour; 100 doubles it. */
export type Surcharge = { hourType: HourType; percent: number };

/** What is paid for an hour type where the client's own people would get more, or another currency. */
export type PayGap = {
  hourType: HourType;
  payCents: number;
  dueCents: number;
  dueCurrency: string;
  scale: string;
  clause: string;
};

/** Hours that are worked; stand-by, travel and waiting have a price of their own only where the terms give one. */
const worked: ReadonlySet<HourType> = new Set(
  hourTypes.filter((it) => !["standBy", "callOut", "travel", "waiting"].includes(it)),
);

/** Whole cents that an hour is at least worth, rounded up; null where the terms say nothing of its type. */
export function dueOf(hourType: HourType, { hourCents, surcharges }: PayTerms): number | null {
  const found = surcharges.find((it) => it.hourType === hourType);
  if (!found && !worked.has(hourType)) return null;
  return Math.ceil((hourCents * (10_000 + Math.round((found?.percent ?? 0) * 100))) / 10_000);
}

type Place = { siteId: string | null; scale: string | null };
type Days = Pick<RateCard, "validFrom" | "validTo">;

/** The terms by which work is compared, each that begins meanwhile too: next year's scale is not hidden by this year's. */
export function termsFor(place: Place, days: Days, all: readonly PayTerms[]): PayTerms[] {
  const valid = all.filter((it) => overlap(it, days));
  const starts = valid.map(({ validFrom }) =>
    validFrom > days.validFrom ? validFrom : days.validFrom,
  );
  return [...new Set([...new Set(starts)].flatMap((day) => termsOn(place, day, valid)))];
}

/** Those of the site before the client's, in the scale that was chosen or the lowest. */
function termsOn({ siteId, scale }: Place, day: string, all: readonly PayTerms[]): PayTerms[] {
  const valid = all.filter((it) => overlap(it, { validFrom: day, validTo: day }));
  const here = valid.filter((it) => it.siteId !== null && it.siteId === siteId);
  const terms = here.length > 0 ? here : valid.filter((it) => it.siteId === null);
  const chosen = terms.filter((it) => it.scale === scale);
  if (chosen.length > 0) return chosen;
  const lowest = Math.min(...terms.map((it) => it.hourCents));
  return terms.filter((it) => it.hourCents === lowest).slice(0, 1);
}

const overlap = (one: Days, other: Days): boolean =>
  (one.validTo === null || other.validFrom <= one.validTo) &&
  (other.validTo === null || one.validFrom <= other.validTo);

type Paid = Pick<RateCard, "currency"> & {
  rates: readonly Pick<HourRate, "hourType" | "payCents">[];
};

/** Each hour type that is paid less than the terms ask; another currency cannot be compared and is told too. */
export function gapsOf({ currency, rates }: Paid, terms: readonly PayTerms[]): PayGap[] {
  return terms.flatMap((term) =>
    rates.flatMap(({ hourType, payCents }) => {
      const dueCents = dueOf(hourType, term);
      if (dueCents === null) return [];
      if (currency === term.currency && payCents >= dueCents) return [];
      const { currency: dueCurrency, scale, clause } = term;
      return [{ hourType, payCents, dueCents, dueCurrency, scale, clause }];
    }),
  );
}

export const exceptionStates = ["asked", "approved", "declined", "withdrawn"] as const;
export type ExceptionState = (typeof exceptionStates)[number];

export const maxScaleLength = 80;
export const maxClauseLength = 200;
export const maxReasonLength = 1000;
export const maxPercent = 1000;
