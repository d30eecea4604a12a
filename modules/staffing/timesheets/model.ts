import { z } from "zod";
import { PersonName, saysRequired } from "@/modules/records/core/model";
import { hourTypes } from "@/modules/staffing/rates/cards/rules";
import { mondayOf } from "@/src/calendar";
import {
  hourChecks,
  longestPage,
  mostEntries,
  mostShifts,
  pageLength,
  payFormats,
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
  minutes: z.int(),
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

export const TimesheetQuery = z.object({
  week: Week,
  status: z.enum([...timesheetStatuses, "all"]).default("all"),
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(longestPage).default(pageLength),
});
export type TimesheetQuery = z.infer<typeof TimesheetQuery>;

/** How many timesheets of a week stand where. */
export const WeekCounts = z.record(z.enum(timesheetStatuses), z.int());
export type WeekCounts = z.infer<typeof WeekCounts>;
export const WeekQuery = z.object({ week: Week });

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
  entries: z.array(TimesheetEntry).max(mostEntries),
  holidays: z.array(day).max(7).default([]),
  /** Hands them over for approval in the same step. */
  submit: z.boolean().optional(),
});
export type TimesheetHours = z.infer<typeof TimesheetHours>;

export const TimesheetVersion = z.object({ version });
export const TimesheetApproval = z.object({ version, proofFileId: z.uuid("Required") });
export const TimesheetDispute = z.object({
  version,
  reason: z.string({ error: saysRequired }).trim().min(1, "Enter a reason.").max(500),
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
export const ShiftPlan = z.object({
  version: z.int(),
  shifts: z.array(PlannedShift).max(mostShifts),
});
export type ShiftPlan = z.infer<typeof ShiftPlan>;

/** Hours in a file: a table whose first line names its columns, or SETU Timecards in JSON. */
export const HoursImport = z
  .object({
    text: z.string().min(1, "Required").max(2_000_000).optional(),
    /** Instead of the text: a workbook or a table in any encoding, in base64. */
    file: z.base64("Required").max(8_000_000).optional(),
    /** Hands the hours over for approval too. */
    submit: z.boolean().optional(),
    /** Says what would be taken over, and keeps nothing. */
    dryRun: z.boolean().optional(),
  })
  .refine(({ text, file }) => (text === undefined) !== (file === undefined), {
    message: "Choose a file.",
    path: ["file"],
  });
export type HoursImport = z.infer<typeof HoursImport>;

/** The weeks that were taken over; none while a line is wrong. */
export const HoursImported = z.object({
  weeks: z.array(
    z.object({
      /** The deployment's: D-0031. */
      number: z.string(),
      name: PersonName.nullable(),
      week: z.iso.date(),
      minutes: z.int(),
    }),
  ),
  faults: z.array(z.object({ line: z.int(), sentence: z.string() })),
});
export type HoursImported = z.infer<typeof HoursImported>;

/** Approved hours of some days for a program of payroll; both days belong to it. */
export const PayExport = z
  .object({
    from: z.iso.date("Invalid date"),
    to: z.iso.date("Invalid date"),
    format: z.enum(payFormats).default("csv"),
  })
  .refine(({ from, to }) => from <= to, { message: "The end is before the start.", path: ["to"] });
export type PayExport = z.infer<typeof PayExport>;

/** Approved hours of one day at one rate, and not yet on an invoice. */
export type HourLine = {
  id: string;
  timesheetId: string;
  deploymentId: string;
  projectId: string | null;
  siteId: string | null;
  candidateId: string | null;
  workedOn: string;
  hourType: (typeof hourTypes)[number];
  /** As EN 16931 codes it: an hour. */
  unit: "HUR";
  minutes: number;
  /** Hours; minutes divided by sixty, not rounded. */
  quantity: number;
  currency: string;
  /** Whole cents per hour. */
  billRateCents: number;
  payRateCents: number;
  /** The position of the deployment. */
  description: string;
  approvedAt: string | null;
};

/** Both days belong to it. */
export type HourLineQuery = { client: string; from: string; to: string };
