import { z } from "zod";
import { gaps, Reading } from "@/modules/crm/imports/model";
import { PersonName } from "@/modules/records/core/model";
import { duplicateChoices, kinds, listFields, listStates } from "./rules";

/** Everything somebody has decided about a list so far. */
export const ListPlan = z.object({
  reading: Reading,
  head: z.array(z.string()),
  columns: z.array(z.enum(listFields).nullable()).max(64),
  doubles: z.enum(duplicateChoices),
  gaps,
});
export type ListPlan = z.infer<typeof ListPlan>;

export const ListPlanChange = z.strictObject({
  version: z.number().int(),
  plan: ListPlan.omit({ head: true, gaps: true }).partial(),
});
export type ListPlanChange = z.infer<typeof ListPlanChange>;

export const ListImport = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  name: z.string(),
  state: z.enum(listStates),
  version: z.number().int(),
  plan: ListPlan,
  /** Rows of the file, without its head. */
  total: z.number().int(),
  done: z.number().int(),
  created: z.number().int(),
  skipped: z.number().int(),
  rejected: z.number().int(),
  startedBy: PersonName,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ListImport = z.infer<typeof ListImport>;

export const ListPreview = z.object({
  head: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  sheets: z.array(z.string()),
  top: z.array(z.array(z.string())),
  /** The system that writes such a file, by name. */
  system: z.string().nullable(),
});

export const OpenedList = ListImport.extend({ preview: ListPreview.nullable() });
export type OpenedList = z.infer<typeof OpenedList>;

/** Cells of one field that cannot be read and stay empty. */
export const EmptiedCells = z.object({
  field: z.enum(listFields),
  count: z.number().int(),
  rows: z.array(z.object({ n: z.number().int(), value: z.string() })),
});
export type EmptiedCells = z.infer<typeof EmptiedCells>;

/** What would happen if the import began now. */
export const ListCheck = z.object({
  total: z.number().int(),
  create: z.number().int(),
  skip: z.number().int(),
  closed: z.number().int(),
  blocked: z.number().int(),
  emptied: z.array(EmptiedCells),
  /** Rows that are here already, or stand further up in the file. */
  doubles: z.array(z.object({ n: z.number().int(), name: z.string() })),
  /** Clients that jobs name and that are not here: they are added as prospects. */
  newClients: z.array(z.string()),
  /** Columns that become nothing, and how many cells of each are left behind. */
  unread: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** The field that the import needs and no column has. */
  missing: z.enum(listFields).nullable(),
});
export type ListCheck = z.infer<typeof ListCheck>;

/** What an undo put away, and how many stayed because somebody has worked with them since. */
export const ListUndone = z.object({ archived: z.number().int(), kept: z.number().int() });
export type ListUndone = z.infer<typeof ListUndone>;

export const ListKindQuery = z.object({ kind: z.enum(kinds) });
