/** What an hour is paid and billed as. */
export const hourTypes = [
  "regular",
  "overtime",
  "night",
  "saturday",
  "sunday",
  "publicHoliday",
  "standBy",
  "callOut",
  "travel",
  "waiting",
] as const;
export type HourType = (typeof hourTypes)[number];

/**
 * The codes of the SETU standard (Timecard 2.0), which has one for all hours with a shift surcharge.
 * Null where its published examples have none: the code is then agreed on with the client.
 */
export const setuCodes: Record<HourType, string | null> = {
  regular: "HT100",
  overtime: "HT200",
  night: "HT300",
  saturday: "HT300",
  sunday: "HT300",
  publicHoliday: "HT300",
  standBy: null,
  callOut: null,
  travel: null,
  waiting: null,
};

export const minutesADay = 1440;
export const maxRules = 30;
/** In which invoices are made out; hours at rates in another could never be billed. */
export const billedCurrency = "EUR";
/** Cents per hour. */
export const maxRate = 1_000_000;

/** A card of the deployment goes before one of its project, and that before one of the client. */
export const cardLevels = ["deployment", "project", "client"] as const;
export type CardLevel = (typeof cardLevels)[number];

/** When a regular minute becomes another hour type: everything that is given has to hold. */
export type CardRule = {
  hourType: HourType;
  /** Monday is 1, Sunday 7; of the day on which the minute lies, not on which the shift began. */
  weekdays?: readonly number[];
  onHoliday?: true;
  /** Minutes after midnight, the end not included; an end before its start is on the next day. */
  window?: { from: number; until: number };
  /** Holds for what is worked beyond so many regular minutes of the day or of the timesheet. */
  afterMinutes?: { day?: number; week?: number };
};

/** Whole cents per hour. */
export type HourRate = { hourType: HourType; billCents: number; payCents: number };

/** What becomes of a worker's expenses: whether the client is billed for them, and what a kilometre is worth. */
export type ExpenseTerms = {
  isRebilled: boolean;
  /** Cents a kilometre; null where none is agreed. */
  kmBillCents: number | null;
  kmPayCents: number | null;
};

export type RateCard = {
  id: string;
  level: CardLevel;
  validFrom: string;
  /** The last day; null while it goes on. */
  validTo: string | null;
  currency: string;
  rates: readonly HourRate[];
  /** The first that holds decides; where none holds, the minute stays regular. */
  rules: readonly CardRule[];
  /** Without them expenses are paid and not billed, and kilometres have no rate. */
  expenses?: ExpenseTerms | null;
};

/** The card by which a day is priced: the nearest level that has one, and of that the one that began last. */
export function cardOn(day: string, cards: readonly RateCard[]): RateCard | null {
  let nearest: RateCard | null = null;
  for (const it of cards) {
    const isValid = it.validFrom <= day && (it.validTo === null || day <= it.validTo);
    if (isValid && (nearest === null || nearestFirst(it, nearest) < 0)) nearest = it;
  }
  return nearest;
}

const nearestFirst = (one: RateCard, other: RateCard): number =>
  cardLevels.indexOf(one.level) - cardLevels.indexOf(other.level) ||
  compared(other.validFrom, one.validFrom) ||
  compared(one.id, other.id);

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A minute of which rules are asked; without a clock only a number of hours was noted. */
export type Moment = {
  weekday: number;
  isHoliday: boolean;
  minute: number | null;
  /** Regular minutes worked before it. */
  before: { day: number; week: number };
};

/** Where in the card the rule stands that decides; -1 where the minute stays regular. */
export const ruleAt = (rules: readonly CardRule[], moment: Moment): number =>
  rules.findIndex((rule) => holds(rule, moment));

function holds({ weekdays, onHoliday, window, afterMinutes }: CardRule, moment: Moment): boolean {
  if (weekdays && !weekdays.includes(moment.weekday)) return false;
  if (onHoliday && !moment.isHoliday) return false;
  if (window && !isWithin(window, moment.minute)) return false;
  return (
    moment.before.day >= (afterMinutes?.day ?? 0) && moment.before.week >= (afterMinutes?.week ?? 0)
  );
}

function isWithin({ from, until }: { from: number; until: number }, minute: number | null) {
  if (minute === null) return false;
  return from <= until ? from <= minute && minute < until : minute >= from || minute < until;
}

/** What so many minutes come to at a rate per hour, rounded half up to whole cents. */
export const amountOf = (minutes: number, centsAnHour: number): number =>
  Math.floor((2 * minutes * centsAnHour + 60) / 120);

/** What is wrong with a card besides its single fields, by the field where it is said. */
export function faultsOf(
  card: Omit<RateCard, "id" | "level">,
): { path: string; message: string }[] {
  const rated = card.rates.map(({ hourType }) => hourType);
  const { validFrom, validTo, rules } = card;
  const faults = [
    {
      path: "currency",
      isThere: card.currency !== billedCurrency,
      message: "Invoices are made out in euros. Enter EUR, and the rates in euros.",
    },
    {
      path: "validTo",
      isThere: validTo !== null && validTo < validFrom,
      message: "The end is before the start.",
    },
    {
      path: "rates",
      isThere: new Set(rated).size < rated.length,
      message: "This hour type appears twice. Keep one of them.",
    },
    {
      path: "rules",
      isThere: rules.some((it) => Object.keys(it).length < 2),
      message: "Choose when the rule applies.",
    },
    {
      path: "rules",
      isThere: rules.some(({ window }) => window && window.from === window.until),
      message: "Choose different times for the start and the end.",
    },
    {
      path: "rules",
      isThere: rules.some(({ hourType }) => !rated.includes(hourType)),
      message: "A rule leads to an hour type without a rate. Add its rate.",
    },
  ];
  return faults.flatMap(({ isThere, ...fault }) => (isThere ? [fault] : []));
}

/** 1320 is "22:00"; the end of the day is its midnight. */
export const clock = (minutes: number): string =>
  [Math.floor((minutes % minutesADay) / 60), minutes % 60]
    .map((it) => String(it).padStart(2, "0"))
    .join(":");
