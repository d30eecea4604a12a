import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { perEuroOf } from "@/modules/knowledge/normalise/rules";
import { PersonName } from "@/modules/records/core/model";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { mondayOf } from "@/src/calendar";
import {
  expenseKinds,
  hourChecks,
  maxEntries,
  maxExpenses,
  maxShifts,
  timesheetStatuses,
} from "./rules";

const day = z.iso.date({ error: "Invalid date", abort: true });
const hourType = z.enum(hourTypes);
const minute = (most: number) => z.int("Invalid number").min(0).max(most);

/** Hours of one day: from–to by the clock, the end on the next day where it is later than 1440, or only how many. */
export const TimesheetEntry = z.union([
  z
    .object({ day, hourType, from: minute(1439), until: minute(2880), breakMinutes: minute(1440) })
    .refine((it) => it.until - it.from > it.breakMinutes && it.until - it.from <= 1440, {
      message: "The shift ends before it starts, or its break is longer than the shift.",
      path: ["until"],
    }),
  z.object({ day, hourType, minutes: z.int("Invalid number").min(1).max(1440) }).strict(),
]);
export type TimesheetEntry = z.infer<typeof TimesheetEntry>;

const cents = z.int("Invalid number").min(0).max(10_000_000);
const expense = {
  spentOn: day,
  kind: z.enum(expenseKinds),
  note: z.string().trim().max(200).default(""),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "Enter a currency as three letters, such as EUR.")
    .default("EUR"),
  amountCents: cents.default(0),
  vatCents: cents.default(0),
  kilometres: z.int("Invalid number").min(1).max(5000).nullable().default(null),
  receiptFileId: z.uuid().nullable().default(null),
};

/** What somebody spent: an amount with its VAT, or kilometres, which the rate card is asked for. */
export const NewExpense = z
  .object(expense)
  .refine((it) => it.vatCents <= it.amountCents, {
    message: "The VAT is more than the amount.",
    path: ["vatCents"],
  })
  .refine((it) => it.kind !== "mileage" || it.kilometres !== null, {
    message: "Enter the kilometres.",
    path: ["kilometres"],
  })
  .refine((it) => it.kind === "mileage" || it.amountCents > 0, {
    message: "Enter an amount.",
    path: ["amountCents"],
  })
  .refine((it) => it.kind === "mileage" || perEuroOf(it.currency) !== null, {
    message: "No rate of exchange is known for this currency. Enter the amount in euros.",
    path: ["currency"],
  });
export type NewExpense = z.infer<typeof NewExpense>;
export const Expense = z.object({
  id: z.uuid(),
  spentOn: z.iso.date(),
  kind: z.enum(expenseKinds),
  note: z.string(),
  currency: z.string(),
  amountCents: z.int(),
  vatCents: z.int(),
  kilometres: z.int().nullable(),
  receiptFileId: z.uuid().nullable(),
  inEuros: z.object({ cents: z.int(), perEuro: z.number(), on: z.iso.date() }).nullable(),
});
export type Expense = z.infer<typeof Expense>;

/** The Monday of a week. */
export const Week = day.refine((it) => mondayOf(it) === it, "Choose the Monday of a week.");

export const Timesheet = z.object({
  id: z.uuid(),
  deploymentId: z.uuid(),
  /** The deployment's: D-0031. */
  number: z.string(),
  candidateName: PersonName.nullable(),
  clientName: z.string(),
  week: z.iso.date(),
  status: z.enum(timesheetStatuses),
  entries: z.array(TimesheetEntry),
  /** What the plan of the deployment makes of this week. */
  planned: z.array(TimesheetEntry),
  holidays: z.array(z.iso.date()),
  /** Whether somebody has to mark them, because none are known for the country of the work. */
  areHolidaysKnown: z.boolean(),
  minutes: z.int(),
  expenses: z.array(Expense),
  warnings: z.array(
    z.object({
      check: z.enum(hourChecks),
      day: z.iso.date(),
      law: z.string().nullable(),
      certificate: z.string().nullable(),
    }),
  ),
  submittedBy: PersonName.nullable(),
  submittedAt: z.iso.datetime().nullable(),
  decidedBy: PersonName.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: PersonName.nullable(),
  proofFileId: z.uuid().nullable(),
  version: z.int(),
});
export type Timesheet = z.infer<typeof Timesheet>;

/** How many timesheets of a week stand where. */
export const WeekCounts = z.record(z.enum(timesheetStatuses), z.int());
export type WeekCounts = z.infer<typeof WeekCounts>;

export const RemindersWanted = z.object({
  week: Week,
  /** Only these of the missing ones. */
  ids: z.array(z.uuid()).max(5000).optional(),
  /** Says how many would be reminded, and sends nothing. */
  dryRun: z.boolean().optional(),
});
export type RemindersWanted = z.infer<typeof RemindersWanted>;

/** How many are reminded, and how many have no address. */
export const RemindersSent = z.object({ sent: z.int(), without: z.int() });
export type RemindersSent = z.infer<typeof RemindersSent>;

export const NewTimesheet = z.object({ week: Week });

const version = z.int();
export const TimesheetHours = z.object({
  version,
  entries: z.array(TimesheetEntry).max(maxEntries),
  /** Those that stand there stay where they are left out. */
  holidays: z.array(day).max(8).optional(),
  /** Hands them over for approval in the same step. */
  submit: z.boolean().optional(),
});
export type TimesheetHours = z.infer<typeof TimesheetHours>;

export const TimesheetExpenses = z.object({
  version,
  expenses: z.array(NewExpense).max(maxExpenses),
});
export type TimesheetExpenses = z.infer<typeof TimesheetExpenses>;

export const TimesheetVersion = z.object({ version });
export const TimesheetApproval = z.object({ version, proofFileId: z.uuid("Required") });
export const TimesheetDispute = z.object({
  version,
  reason: z.string(required).trim().min(1, "Enter a reason.").max(500),
});

const PlannedShift = z
  .object({
    weekday: z.int().min(1).max(7),
    from: minute(1439),
    until: minute(2880),
    breakMinutes: minute(1440),
  })
  .refine((it) => it.until - it.from > it.breakMinutes && it.until - it.from <= 1440, {
    message: "The shift ends before it starts, or its break is longer than the shift.",
    path: ["until"],
  });

/** What somebody works every week, as planned. */
export const ShiftPlan = z.object({ version, shifts: z.array(PlannedShift).max(maxShifts) });
export type ShiftPlan = z.infer<typeof ShiftPlan>;

/** What is wrong in a line of a file, and in which column where one cell is. */
export const ImportFault = z.object({
  line: z.int(),
  column: z.string().optional(),
  sentence: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

/** An expense with the week it belongs to, and whose it is. */
export const ListedExpense = Expense.extend({
  /** Approved and billed as its week. */
  status: z.enum(timesheetStatuses),
  week: z.iso.date(),
  deploymentId: z.uuid(),
  number: z.string(),
  candidateName: PersonName.nullable(),
  clientName: z.string(),
  isRebilled: z.boolean(),
});
export type ListedExpense = z.infer<typeof ListedExpense>;
