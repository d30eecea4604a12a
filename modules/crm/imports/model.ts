import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { duplicateSigns } from "@/modules/crm/candidates/rules";
import {
  delimiters,
  duplicateChoices,
  encodings,
  formats,
  lastHeadRow,
  importFields,
  importStates,
  legalBases,
  maxColumns,
  problemCodes,
  repairs,
  valueFields,
} from "./rules";

/** How the bytes of a file become a table. */
export const Reading = z.object({
  format: z.enum(formats),
  encoding: z.enum(encodings),
  delimiter: z.enum(delimiters),
  sheet: z.number().int().min(0).max(99),
  /** Whether a row names the columns. */
  hasHead: z.boolean(),
  /** Which one, counted from 0: above it stands what the file says of itself. The first where nothing is said. */
  headRow: z.number().int().min(0).max(lastHeadRow).optional(),
  /** Two where the names of groups stand above those of the columns. */
  headRows: z.union([z.literal(1), z.literal(2)]).optional(),
});
export type Reading = z.infer<typeof Reading>;

/** Where these people come from, which each of them has a right to be told (GDPR, article 14). */
export const Provenance = z.object({
  source: z.string(required).trim().min(3, "Enter at least 3 characters").max(300),
  on: z.iso.date("Invalid date"),
  /** Whether they have been told that the agency keeps their data. */
  isInformed: z.boolean(),
  basis: z.enum(legalBases, required),
});
export type Provenance = z.infer<typeof Provenance>;

const text = z.string().max(2000);

/** Where empty lines of the file stand, so that a row is named by its line; drafts of before have none. */
export const gaps = z.array(z.tuple([z.number().int(), z.number().int()])).optional();

/** Everything a person has decided about an import so far. */
export const Plan = z.object({
  reading: Reading,
  /** The names of the columns, as the file has them. */
  head: z.array(z.string().max(32_768)).max(maxColumns),
  columns: z.array(z.enum(importFields).nullable()).max(maxColumns),
  /** By field: what the file writes, in small letters, and what is meant by it; "" is nothing. */
  values: z.partialRecord(z.enum(valueFields), z.record(text, z.string().max(80))),
  /** By field: what a row that says nothing of it is read as. */
  defaults: z.partialRecord(z.enum(importFields), text).optional(),
  /** By "field:code". */
  repairs: z.record(z.string().max(60), z.enum(repairs)),
  /** By "row:column", both counted from 0: what stands there instead. */
  fixes: z.record(z.string().regex(/^\d+:\d+$/), text),
  doubles: z.object({
    /** Who has the same e-mail, LinkedIn page or telephone as somebody else. */
    all: z.enum(duplicateChoices),
    /** Who has only their name and place in common with somebody: another person, if nobody says otherwise. */
    alike: z.enum(duplicateChoices).optional(),
    rows: z.record(z.string().regex(/^\d+$/), z.enum(duplicateChoices)),
  }),
  provenance: Provenance.nullable(),
  gaps,
});
export type Plan = z.infer<typeof Plan>;

export const PlanChange = z.object({
  version: z.number().int(),
  plan: Plan.omit({ head: true, gaps: true }).partial(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** How sure one is what a column holds: by its name, or only by what stands in it. */
export const Guess = z.object({
  field: z.enum(importFields).nullable(),
  isSure: z.boolean(),
});
export type Guess = z.infer<typeof Guess>;

/** The first rows of a file as they are read now. */
export const Preview = z.object({
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  guesses: z.array(Guess),
  sheets: z.array(z.string()),
  /** The file from its first row on, so that somebody can say where the names of its columns stand. */
  top: z.array(z.array(z.string())),
  /** The system that writes such a file, by name. */
  system: z.string().nullable(),
});
export type Preview = z.infer<typeof Preview>;

export const Import = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(importStates),
  version: z.number().int(),
  plan: Plan,
  /** Rows of the file, without its head. */
  total: z.number().int(),
  /** How many rows have been dealt with. */
  done: z.number().int(),
  created: z.number().int(),
  updated: z.number().int(),
  skipped: z.number().int(),
  rejected: z.number().int(),
  startedBy: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: z.iso.datetime().nullable(),
});
export type Import = z.infer<typeof Import>;

export const ImportWithPreview = Import.extend({ preview: Preview.nullable() });
export type ImportWithPreview = z.infer<typeof ImportWithPreview>;

/** A value that stands in a column with a fixed set of them, and is none. */
export const UnknownValue = z.object({
  field: z.enum(valueFields),
  value: z.string(),
  count: z.number().int(),
  /** What it has been said to mean; null where nobody has said. */
  chosen: z.string().nullable(),
  /** Comes in as it is written where nobody has said, and pay without a period is left out; else its row waits. */
  isKept: z.boolean(),
});
export type UnknownValue = z.infer<typeof UnknownValue>;

/** All the cells that one repair would mend. */
export const ProblemGroup = z.object({
  field: z.enum(importFields),
  code: z.enum(problemCodes),
  count: z.number().int(),
  /** A person cannot be kept without it, so that leaving it empty is no repair. */
  isRequired: z.boolean(),
  rows: z.array(
    z.object({ n: z.number().int(), column: z.number().int().nullable(), value: z.string() }),
  ),
});
export type ProblemGroup = z.infer<typeof ProblemGroup>;

/** A row that may be somebody who is here already, or who stands further up in the file. */
export const DuplicateRow = z.object({
  n: z.number().int(),
  name: z.string(),
  /** The row further up; null for somebody who is here already. */
  sameAs: z.object({ n: z.number().int(), name: z.string() }).nullable(),
  candidate: z.object({ id: z.uuid(), number: z.string(), name: z.string() }).nullable(),
  signs: z.array(z.enum(duplicateSigns)),
  choice: z.enum(duplicateChoices),
});
export type DuplicateRow = z.infer<typeof DuplicateRow>;

const DuplicateRows = z.object({ count: z.number().int(), rows: z.array(DuplicateRow) });

/** What would happen if the import began now. */
export const Check = z.object({
  total: z.number().int(),
  create: z.number().int(),
  update: z.number().int(),
  skip: z.number().int(),
  leftOut: z.number().int(),
  blocked: z.number().int(),
  unknown: z.array(UnknownValue),
  problems: z.array(ProblemGroup),
  /** Who is somebody by an address, a page or a telephone. */
  doubles: DuplicateRows,
  /** Who has only a name and a place in common with somebody: a warning, and taken in if nobody says otherwise. */
  alike: DuplicateRows,
  /** Rows that add up the others and are nobody. */
  sums: z.object({
    count: z.number().int(),
    rows: z.array(z.object({ n: z.number().int(), words: z.string() })),
  }),
  /** Columns that become nothing, and how many cells of each are left behind. */
  unread: z.array(
    z.object({ column: z.number().int(), name: z.string(), count: z.number().int() }),
  ),
  /** Fields that the import needs and no column has. */
  missing: z.array(z.enum(importFields)),
});
export type Check = z.infer<typeof Check>;

/** What an undo did, and whom it left alone because somebody has changed them since. */
export const Undone = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  kept: z.array(z.object({ id: z.uuid(), number: z.string(), name: z.string() })),
});
export type Undone = z.infer<typeof Undone>;
