import type { HourType } from "@/modules/staffing/rates/cards/rules";
import type { ExpenseKind } from "./rules";

/** Approved hours of one day at one rate, and not yet on an invoice. */
export type HourLine = {
  id: string;
  timesheetId: string;
  deploymentId: string;
  projectId: string | null;
  siteId: string | null;
  candidateId: string | null;
  workedOn: string;
  hourType: HourType;
  /** As EN 16931 codes it: an hour. */
  unit: "HUR";
  minutes: number;
  /** Hours; minutes divided by sixty, not rounded. */
  quantity: number;
  currency: string;
  /** Whole cents per hour. */
  billRateCents: number;
  payRateCents: number;
  /** A wage is paid for them; people on a contract of their own make out invoices. */
  isEmployed: boolean;
  /** The position of the deployment. */
  description: string;
  approvedAt: string | null;
};

/** An approved expense and what it comes to, not yet on an invoice. */
export type ExpenseLine = Pick<
  HourLine,
  "id" | "deploymentId" | "projectId" | "siteId" | "candidateId" | "description" | "currency"
> & {
  spentOn: string;
  kind: ExpenseKind;
  note: string;
  billCents: number;
  payCents: number;
  /** As it was entered, and by which rate it was changed into the currency in which it is billed. */
  spent: { cents: number; currency: string; perEuro: number | null; ratedOn: string | null };
};

/** Both days belong to it. */
export type HourLineQuery = { client: string; from: string; to: string };
