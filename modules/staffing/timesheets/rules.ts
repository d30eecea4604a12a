import type { ExpenseTerms } from "@/modules/staffing/rates/cards/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { addDays, minutesInto } from "@/src/calendar";

export const timesheetStatuses = [
  "expected",
  "open",
  "submitted",
  "disputed",
  "approved",
  "billed",
] as const;
export type TimesheetStatus = (typeof timesheetStatuses)[number];

/** The last day on which a week is handed in in time, so many days after its Sunday. */
export const deadlineOf = (week: string, days: number): string => addDays(week, 6 + days);

/** What somebody spends for their work; kilometres are worth what the rate card says. */
export const expenseKinds = [
  "mileage",
  "perDiem",
  "travel",
  "lodging",
  "meals",
  "tools",
  "other",
] as const;
export type ExpenseKind = (typeof expenseKinds)[number];
export const maxExpenses = 40;

type Spent = {
  kind: ExpenseKind;
  amountCents: number;
  vatCents: number;
  kilometres: number | null;
};
type Terms = {
  terms: ExpenseTerms | null;
  /** Whoever works on a contract of their own takes the VAT back themselves. */
  isOwnBusiness: boolean;
};
export type Worth = { payCents: number; costCents: number; billCents: number };

/** What an expense is paid, costs the agency and is billed; null for kilometres without a rate. */
export function worthOf(it: Spent, { terms, isOwnBusiness }: Terms): Worth | null {
  if (it.kind === "mileage") {
    const [pay, bill] = [terms?.kmPayCents ?? null, terms?.kmBillCents ?? null];
    const isBilled = terms?.isRebilled ?? false;
    if (it.kilometres === null || pay === null || (isBilled && bill === null)) return null;
    const payCents = it.kilometres * pay;
    return { payCents, costCents: payCents, billCents: isBilled ? it.kilometres * (bill ?? 0) : 0 };
  }
  const netCents = it.amountCents - it.vatCents;
  const payCents = isOwnBusiness ? netCents : it.amountCents;
  return { payCents, costCents: netCents, billCents: terms?.isRebilled ? netCents : 0 };
}

/** While it stands so, its hours may still be typed. */
export const isEditable = (status: TimesheetStatus): boolean =>
  status === "expected" || status === "open" || status === "disputed";

export const maxEntries = 60;
export const pageSize = 50;
export const maxPageSize = 200;

export const timesheetSorts = ["status", "week", "name", "client", "hours"] as const;
export type TimesheetSort = (typeof timesheetSorts)[number];
export const timesheetSortsEitherWay = eitherWay(timesheetSorts);

/** By what the list of timesheets can be asked. */
export const timesheetFields = {
  status: { is: "choice", values: timesheetStatuses },
  client: { is: "name" },
  /** Mondays of the weeks. */
  week: { is: "days" },
  hours: { is: "numbers" },
  country: { is: "country", canBeNone: true },
  contract: { is: "choice", values: contractTypes },
  expenses: { is: "yes" },
  /** Who looks after the deployment. */
  owner: { is: "person", canBeNone: true },
} as const satisfies Fields;

export const expenseSorts = ["spent", "amount", "name", "client"] as const;
export type ExpenseSort = (typeof expenseSorts)[number];
export const expenseSortsEitherWay = eitherWay(expenseSorts);

/** By what the list of expenses can be asked. */
export const expenseFields = {
  kind: { is: "choice", values: expenseKinds },
  status: { is: "choice", values: timesheetStatuses },
  client: { is: "name" },
  spent: { is: "days" },
  amount: { is: "numbers" },
  receipt: { is: "yes" },
} as const satisfies Fields;

export const hourChecks = [
  "overlap",
  "longDay",
  "dayLimit",
  "break",
  "rest",
  "weekLimit",
  "longWeek",
  "certificate",
] as const;
export type HourCheck = (typeof hourChecks)[number];

/** Hours of one day: by the clock, or only how many. */
export type Entry = { day: string } & (
  { from: number; until: number; breakMinutes: number } | { minutes: number }
);

/** Minutes that passed while somebody worked, by the clocks of a zone; none where the break is longer. */
export function minutesOf(it: Entry, zone: string | null): number {
  if ("minutes" in it) return it.minutes;
  const passed = minutesInto(it.day, it.until, zone) - minutesInto(it.day, it.from, zone);
  return Math.max(0, passed - it.breakMinutes);
}

export const minutesIn = (entries: readonly Entry[], zone: string | null): number =>
  entries.reduce((sum, it) => sum + minutesOf(it, zone), 0);

/** Monday to Sunday. */
export const weekFrom = (week: string): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(week, at));

/** The days on which hours of a week may lie: a shift of its Sunday goes on into the next Monday. */
export const touchedBy = (week: string): string[] => [...weekFrom(week), addDays(week, 7)];

/** The week's days on which the deployment runs. */
export const daysOf = (
  week: string,
  { startDate, endDate }: { startDate: string; endDate: string | null },
): string[] =>
  weekFrom(week).filter((day) => startDate <= day && (endDate === null || day <= endDate));

/** What somebody works on a weekday, as planned: Monday is 1, minutes after midnight. */
export type PlannedShift = { weekday: number; from: number; until: number; breakMinutes: number };
export const maxShifts = 14;

export type Plan = {
  shifts: readonly PlannedShift[];
  hoursPerWeek: number | null;
  holidays: readonly string[];
};

export type PlannedEntry = Entry & { hourType: "regular" };
const workingDays = 5;

/** The planned hours of a week; without planned shifts the agreed hours of a week, spread over its working days. */
export function plannedFor(
  week: string,
  days: readonly string[],
  { shifts, hoursPerWeek, holidays }: Plan,
): PlannedEntry[] {
  const isWorked = (day: string) => days.includes(day) && !holidays.includes(day);
  if (shifts.length > 0)
    return shifts.flatMap(({ weekday, ...it }) => {
      const day = addDays(week, weekday - 1);
      return isWorked(day) ? [{ day, hourType: "regular" as const, ...it }] : [];
    });
  const minutes = Math.round(((hoursPerWeek ?? 0) * 60) / workingDays);
  if (minutes === 0) return [];
  return Array.from({ length: workingDays }, (_, at) => addDays(week, at))
    .filter(isWorked)
    .map((day) => ({ day, hourType: "regular", minutes }));
}
