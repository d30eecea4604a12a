import { z } from "zod";
import { singleLine } from "@/modules/platform/texts/model";
import { PersonName } from "@/modules/records/core/model";
import { holdReasons } from "./rules";

const days = z.int("Enter a whole number.").min(1).max(365);
const rule = { isOff: z.boolean(), firstDays: days, secondDays: days, thirdDays: days };
const isIncreasing = (it: { firstDays: number; secondDays: number; thirdDays: number }) =>
  it.firstDays < it.secondDays && it.secondDays < it.thirdDays;
const increasing = {
  message: "Each level has to come later than the one before.",
  path: ["thirdDays"],
};

/** When everybody's invoices are reminded of, in days after they were due. */
export const Reminders = z
  .strictObject({ ...rule, isAutomatic: z.boolean() })
  .refine(isIncreasing, increasing);

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    reminders: z.infer<typeof Reminders>;
  }
}

/** How one client is reminded; null where they are reminded as everybody else. */
export const ClientReminders = z.object({
  rule: z.object(rule).refine(isIncreasing, increasing).nullable(),
});
export type ClientReminders = z.infer<typeof ClientReminders>;

/** An invoice that a reminder is due for today. */
export const DueReminder = z.object({
  invoiceId: z.uuid(),
  number: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  currency: z.string(),
  openCents: z.int(),
  dueOn: z.iso.date(),
  daysLate: z.int(),
  level: z.int(),
  lastSentOn: z.iso.date().nullable(),
  /** Where it goes; null where no email address is in the client's billing details. */
  email: z.string().nullable(),
});
export type DueReminder = z.infer<typeof DueReminder>;

export const SentReminder = z.object({
  level: z.int(),
  sentOn: z.iso.date(),
  sentBy: PersonName.nullable(),
});

export const ReminderHold = z.object({
  reason: z.enum(holdReasons),
  note: z.string(),
  until: z.iso.date().nullable(),
  heldBy: PersonName.nullable(),
  heldAt: z.iso.datetime(),
});

/** What became of the reminders of one invoice. */
export const InvoiceReminders = z.object({
  sent: z.array(SentReminder),
  hold: ReminderHold.nullable(),
});
export type InvoiceReminders = z.infer<typeof InvoiceReminders>;

export const NewHold = z.object({
  reason: z.enum(holdReasons),
  note: singleLine().min(1, "Say what was agreed or disputed.").max(300),
  until: z.iso.date("Invalid date").nullable().default(null),
});
export type NewHold = z.infer<typeof NewHold>;

export const RemindersToSend = z.object({ invoiceIds: z.array(z.uuid()).min(1).max(500) });
export const RemindersSent = z.object({ sent: z.int(), skipped: z.int() });
export type RemindersSent = z.infer<typeof RemindersSent>;
