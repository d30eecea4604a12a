import { z } from "zod";
import { locales } from "@/modules/platform/accounts/rules";
import { periodNames } from "@/src/calendar";
import { cadences, packStates, packTabs } from "./rules";

const day = z.iso.date("Invalid date");

/** A period by its name, or both of its days, as the address of the screen says. */
export const PackChoice = z.union([
  z.strictObject({ period: z.enum(periodNames) }),
  z.strictObject({ from: day, to: day }),
]);

/** What somebody wants as files. */
export const PackOrder = z.strictObject({
  choice: PackChoice,
  tabs: z
    .array(z.enum(packTabs))
    .min(1)
    .max(packTabs.length)
    .default([...packTabs]),
  /** Left out it is the language of whoever asks. */
  locale: z.enum(locales).optional(),
});
export type PackOrder = z.input<typeof PackOrder>;

/** A report as files: tables for each part, and a paper for the board. */
export const BoardPack = z.object({
  id: z.uuid(),
  state: z.enum(packStates),
  tabs: z.array(z.enum(packTabs)),
  locale: z.enum(locales),
  /** The days it is about. */
  from: day,
  to: day,
  /** 0 to 100. */
  progress: z.number().int(),
  bytes: z.number().int().nullable(),
  fileName: z.string(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type BoardPack = z.infer<typeof BoardPack>;

/** A colleague and how often they are sent the report; null is never. */
export const ReportReader = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  cadence: z.enum(cadences).nullable(),
  /** False for somebody who wants to hear of no reports, as their own profile says. */
  isTold: z.boolean(),
});
export type ReportReader = z.infer<typeof ReportReader>;

export const ReportReaders = z.object({
  readers: z.array(ReportReader),
  /** Whether letters can go out at all. */
  isMailReady: z.boolean(),
  lastSentAt: z.iso.datetime().nullable(),
});
export type ReportReaders = z.infer<typeof ReportReaders>;

export const Subscription = z.strictObject({ cadence: z.enum(cadences).nullable() });
export type Subscription = z.infer<typeof Subscription>;
