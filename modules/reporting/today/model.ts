import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { todayGroups, todayWhose } from "./rules";

export const TodayQuery = z.object({
  /** Interviews and tasks of whoever asks, or of everybody; a program sees everybody's. */
  whose: z.enum(todayWhose).default("everyone"),
  /** When the asker's day begins and ends; where nobody says, the day of UTC does. */
  from: z.iso.datetime().optional(),
  tonight: z.iso.datetime().optional(),
});
export type TodayQuery = z.infer<typeof TodayQuery>;

/** One thing to do: whom it is about, what it is, and where it is done. */
export const TodayRow = z.object({
  /** Of the interview, task, notification, application, deployment or certificate. */
  id: z.string(),
  /** A moment or a day. */
  at: z.string().nullable(),
  isLate: z.boolean(),
  /** C-0042, D-0031, I-0012. */
  number: z.string().nullable(),
  who: PersonName.nullable(),
  what: PersonName.nullable(),
  /** What came in or is still open. */
  money: z.object({ cents: z.number().int(), currency: z.string() }).nullable(),
  /** What is missing for a start, by name, or by the kind of requirement where it has none. */
  lacks: z.array(z.string()),
  path: z.string(),
});
export type TodayRow = z.infer<typeof TodayRow>;

export const TodayGroup = z.object({
  group: z.enum(todayGroups),
  total: z.number().int(),
  rows: z.array(TodayRow),
});
export type TodayGroup = z.infer<typeof TodayGroup>;

/** Only groups in which there is something. */
export const Today = z.object({ groups: z.array(TodayGroup), asOf: z.iso.datetime() });
export type Today = z.infer<typeof Today>;
