import { type Fields, mostDistance } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import { daysBetween } from "@/src/calendar";

/** Specification §4. */
export const statuses = ["scheduled", "active", "completed", "cancelled"] as const;
export type DeploymentStatus = (typeof statuses)[number];
export const contractTypes = ["permanent", "contract", "temporary"] as const;
export type ContractType = (typeof contractTypes)[number];

/** Which status may follow which; what is over stays over, and what was cancelled may be planned again. */
export const nextStatuses: Record<DeploymentStatus, readonly DeploymentStatus[]> = {
  scheduled: ["active", "cancelled"],
  active: ["completed", "cancelled"],
  completed: [],
  cancelled: ["scheduled"],
};

/** Several may be given one of these at once; a cancellation needs a reason of its own. */
export const statusesTogether = ["active", "completed", "scheduled"] as const;
export type StatusTogether = (typeof statusesTogether)[number];

/** While a deployment is in one of these, its seat is taken and its candidate is not free. */
export const takingStatuses = ["scheduled", "active"] as const;
export const takesSeat = (status: DeploymentStatus): boolean =>
  takingStatuses.some((it) => it === status);

export const sorts = [
  "date",
  "start",
  "end",
  "candidate",
  "client",
  "place",
  "status",
  "owner",
] as const;
export type DeploymentSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

export const pageSize = 50;
export const maxPageSize = 200;
/** As many skeleton rows as the screen shows while it loads, specification §2. */
export const skeletonRows = 5;
/** A numeric string holds no more than this, so that its cents stay exact. */
export const maxAmount = 99_999_999;
export const maxWeekHours = 80;

/** What people say aloud: D-0031. */
export const numberOf = (seq: number) => `D-${String(seq).padStart(4, "0")}`;

/** Pay stands for a year on a permanent contract and for an hour on any other. */
export const payUnitOf = (contractType: ContractType): "year" | "hour" =>
  contractType === "permanent" ? "year" : "hour";

/** Specification §9: the days between start and end, divided by 30 and rounded up; null while the end is open. */
export const monthsOf = (start: string, end: string | null): number | null =>
  end === null ? null : Math.ceil(daysBetween(start, end) / 30);

/** Days of a person's work, both ends within; without an end it goes on. */
export type Period = { startDate: string; endDate: string | null };

export const overlaps = (one: Period, other: Period): boolean =>
  (one.endDate === null || other.startDate <= one.endDate) &&
  (other.endDate === null || one.startDate <= other.endDate);

/** How far into it a day is, from 0 to 1; null while the end is open. */
export function shareOf({ startDate, endDate }: Period, today: string): number | null {
  if (endDate === null) return null;
  const whole = Math.max(1, daysBetween(startDate, endDate));
  return Math.min(1, Math.max(0, daysBetween(startDate, today) / whole));
}

/** What a deployment waits for before its rates hold. */
export const termStates = ["asked", "approved", "declined"] as const;
export type TermState = (typeof termStates)[number];

/** After a cancellation: a new deployment on the same seat at once, or an open seat. */
export const replacements = ["now", "later"] as const;
export type Replacement = (typeof replacements)[number];

/** What the list can be narrowed by between two ends; pay and bill rate are euros per hour. */
export const ranges = { start: "day", end: "day", pay: "euros", bill: "euros" } as const;

/** By what the list can be asked with conditions. */
export const fields = {
  status: { is: "choice", values: statuses },
  contract: { is: "choice", values: contractTypes },
  country: { is: "country", canBeNone: true },
  near: { is: "place", most: mostDistance },
  client: { is: "name" },
  holds: { is: "certificate" },
  skill: { is: "skill" },
  start: { is: "days" },
  end: { is: "days", canBeNone: true },
  pay: { is: "numbers", canBeNone: true },
  bill: { is: "numbers", canBeNone: true },
  added: { is: "days" },
  owner: { is: "person", canBeNone: true },
  tag: { is: "tag", canBeNone: true },
} as const satisfies Fields;
