import { z } from "zod";
import { wordsOrNull } from "@/modules/records/core/model";
import {
  isLate,
  letterKinds,
  locales,
  maxTitleLength,
  maxWordsLength,
  risks,
  stepStates,
} from "./rules";

const state = z.enum(stepStates);

export const Breach = z.object({
  id: z.uuid(),
  /** B-0001 */
  number: z.string(),
  title: z.string(),
  discoveredAt: z.iso.datetime(),
  what: z.string().nullable(),
  dataKinds: z.string().nullable(),
  people: z.number().int().nullable(),
  consequences: z.string().nullable(),
  measures: z.string().nullable(),
  risk: z.enum(risks).nullable(),
  riskReason: z.string().nullable(),
  notifiedAt: z.iso.datetime().nullable(),
  reference: z.string().nullable(),
  lateReason: z.string().nullable(),
  toldAt: z.iso.datetime().nullable(),
  notToldReason: z.string().nullable(),
  closedAt: z.iso.datetime().nullable(),
  /** When the authority has to know, and the whole hours until then. */
  dueAt: z.iso.datetime(),
  hoursLeft: z.number().int(),
  steps: z.object({ assess: state, notify: state, tell: state, document: state }),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  version: z.number().int(),
});
export type Breach = z.infer<typeof Breach>;

const moment = z.iso.datetime({ offset: true, error: "Invalid date" });
const momentOrNull = moment.nullable().default(null);
const words = wordsOrNull(maxWordsLength);
const title = z.string().trim().min(1, "Required").max(maxTitleLength);

/** As little as is known in the first minute: that something happened, and since when it is known. */
export const NewBreach = z.strictObject({ title, discoveredAt: moment, what: words });
export type NewBreach = z.infer<typeof NewBreach>;

/** The whole record as it shall be. */
export const BreachChanges = z
  .strictObject({
    title,
    discoveredAt: moment,
    what: words,
    dataKinds: words,
    people: z.number("Invalid number").int().min(0).max(100_000_000).nullable().default(null),
    consequences: words,
    measures: words,
    risk: z.enum(risks).nullable().default(null),
    riskReason: words,
    notifiedAt: momentOrNull,
    reference: wordsOrNull(80),
    lateReason: words,
    toldAt: momentOrNull,
    notToldReason: words,
    version: z.number().int(),
  })
  .refine(({ risk, riskReason }) => risk === null || riskReason !== null, {
    message: "Explain the risk assessment.",
    path: ["riskReason"],
  })
  .refine(
    ({ discoveredAt, notifiedAt, lateReason }) =>
      !notifiedAt || !isLate(discoveredAt, notifiedAt) || lateReason !== null,
    { message: "More than 72 hours have passed. Give a reason.", path: ["lateReason"] },
  );
export type BreachChanges = z.infer<typeof BreachChanges>;

export const LetterQuery = z.object({
  kind: z.enum(letterKinds),
  language: z.enum(locales).default("en"),
});
export type LetterQuery = z.infer<typeof LetterQuery>;

/** A letter with everything filled in that the record knows; what it does not know stays a question in brackets. */
export const Letter = z.object({ subject: z.string(), text: z.string() });
export type Letter = z.infer<typeof Letter>;
