import { z } from "zod";
import { singleLine, multiLine } from "@/modules/platform/texts/model";
import {
  longestRange,
  recordsAtOnce,
  rangeIn,
  type Ranges,
  rangeText,
  type RangeUnit,
} from "./rules";

/**
 * A text that names somebody, or whom we work for. Programs that are promised that nobody is in what they read are
 * answered without it: null where it may be missing, else "withheld". By a field beside it a text may name somebody
 * only now and then.
 */
export const PersonName = z.string().meta({ "x-names": true });
export const PersonNameUnless = (unless: Record<string, readonly string[]>) =>
  z.string().meta({ "x-names": { unless } });
export const PersonNameOnly = (only: Record<string, readonly string[]>) =>
  z.string().meta({ "x-names": { only } });

/** One line of a record's history. */
export const Happening = z.object({
  at: z.string(),
  event: z.string(),
  /** The name of who did it; null for the terminal and for schedules. */
  by: PersonName.nullable(),
  reason: PersonName.nullable(),
  changes: z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()])),
});
export type Happening = z.infer<typeof Happening>;

/** Which records a bulk action is about. */
export const RecordIds = z.object({ ids: z.array(z.uuid()).min(1).max(recordsAtOnce) });

/** The ids of what a filter shows, and the number after which the following ones come. */
export const MatchingIds = z.object({
  ids: z.array(z.uuid()),
  next: z.number().int().nullable(),
});
export type MatchingIds = z.infer<typeof MatchingIds>;

/** A filter asked for ids: those of records with a higher number than this. */
export const afterNumber = z.coerce.number().int().min(0).optional();

/** A page of a list, from where the one before ended, of so many rows. */
export const pageAsked = ({ usual, most }: { usual: number; most: number }) => ({
  cursor: z.string().max(600).optional(),
  limit: z.coerce.number().int().min(1).max(most).default(usual),
});

/** Only these records, as an address writes them with commas between: what is chosen on the screen. */
export const chosenIds = z
  .string()
  .max(recordsAtOnce * 37)
  .transform((text) => text.split(","))
  .pipe(z.array(z.uuid()))
  .optional();

/** Exactly those that a bulk action moved: what an undo moves back. */
export const Moved = z.object({ count: z.number().int(), ids: z.array(z.uuid()) });

/** What every record says of itself besides its own facts. */
export const recordShape = {
  isArchived: z.boolean(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
};

/** What is longer is written in several lines. */
const longestLine = 300;

const text = (longest: number) =>
  (longest > longestLine ? multiLine() : singleLine())
    .max(longest)
    .transform((written) => written || null)
    .nullable();

/** Words that may be left out; an empty field of a form says nothing. */
export const words = (longest: number) => text(longest).optional();

/** The same where leaving out says nothing either. */
export const wordsOrNull = (longest: number) => text(longest).default(null);

/** A numeric string of euros with at most two places, such as "1250.5". */
export const euros = (longest: number, highest: number) =>
  words(longest)
    .refine((amount) => !amount || /^\d+(?:\.\d{1,2})?$/.test(amount), "Invalid number")
    .refine((amount) => !amount || Number(amount) <= highest, "Invalid number");

export const day = z.iso.date("Invalid date").nullable().optional();

/** As the specification writes it: UK, not GB. */
export const country = z.string().regex(/^[A-Z]{2}$/, "Invalid country");

const rangeOf = (unit: RangeUnit) =>
  z
    .string()
    .max(longestRange)
    .transform((text, said) => {
      const range = rangeIn(text, unit);
      if (range) return rangeText(range);
      said.addIssue({ code: "custom", message: "Invalid range" });
      return z.NEVER;
    })
    .optional()
    .meta({ description: `A range: ${examples[unit]}.` });

const examples: Record<RangeUnit, string> = {
  day: "2026-12-01..2026-12-31, 2026-12.. or ..2026; a month or a year stands for all its days",
  number: "5..10, 5.., ..10, >=5, <=10 or 5 alone",
  euros: "45000..60000, 45000.., ..60000 or 50000 alone, in euros",
};

/** The ranges of a list as its filter takes them, written in the one way. */
export const rangeFilters = <Known extends Ranges>(known: Known) =>
  Object.fromEntries(Object.entries(known).map(([key, unit]) => [key, rangeOf(unit)])) as {
    [Key in keyof Known]: ReturnType<typeof rangeOf>;
  };

const someOf = <Element extends z.ZodType>(element: Element) =>
  z.array(element).min(1).max(recordsAtOnce);

/** Who did not take a step that others took, by their number, and why. */
export const RefusedStep = z.object({ id: z.uuid(), number: z.string(), why: z.string() });
export type RefusedStep = z.infer<typeof RefusedStep>;

/** Which records are to have which status, and where those stood that are brought back. */
export const statusesOf = <const Known extends readonly [string, ...string[]]>(known: Known) => {
  const status = z.enum(known);
  const move = z.object({ id: z.uuid(), from: status });
  return {
    StatusesChange: z.object({ ids: someOf(z.uuid()), status }),
    StatusesBack: z.object({ status, moved: someOf(move) }),
    /** Where those stood that were moved, and how many were not. */
    StatusesMoved: z.object({ moved: z.array(move), kept: z.number().int() }),
  };
};
