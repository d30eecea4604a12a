import { z } from "zod";
import { choices, duplicateSigns, mergeFields, mergeKinds, movedTables } from "./rules";

export const MergePair = z.object({
  kind: z.enum(mergeKinds),
  /** The record that stays, and the one that goes into it. */
  keptId: z.uuid(),
  mergedId: z.uuid(),
});
export type MergePair = z.infer<typeof MergePair>;

export const NewMerge = MergePair.extend({
  keptVersion: z.number().int(),
  mergedVersion: z.number().int(),
  /** Whose value stands, by field; a field left out keeps that of the record which stays. */
  take: z.partialRecord(z.enum(mergeFields), z.enum(choices)).default({}),
});
export type NewMerge = z.infer<typeof NewMerge>;

const Side = z.object({
  id: z.uuid(),
  number: z.string(),
  name: z.string(),
  version: z.number().int(),
  createdAt: z.string(),
  isArchived: z.boolean(),
});

/** Both records side by side, and what would change hands. */
export const MergePreview = z.object({
  kept: Side,
  merged: Side,
  fields: z.array(
    z.object({
      field: z.enum(mergeFields),
      kept: z.string().nullable(),
      merged: z.string().nullable(),
      isJoinable: z.boolean(),
      /** What would be chosen for you. */
      proposed: z.enum(choices),
    }),
  ),
  /** Rows by table: those that move, and those that stay because the other has the same. */
  moving: z.partialRecord(
    z.enum(movedTables),
    z.object({ moves: z.number().int(), stays: z.number().int() }),
  ),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const Merge = z.object({
  id: z.uuid(),
  kind: z.enum(mergeKinds),
  keptId: z.uuid(),
  mergedId: z.uuid(),
  mergedName: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  undoableUntil: z.string(),
});
export type Merge = z.infer<typeof Merge>;

/** What an undo left as it is, because somebody has changed it since. */
export const Undone = z.object({ leftAsIs: z.array(z.string()) });

/** Two records that may be one. */
export const DuplicatePair = z.object({
  ids: z.tuple([z.uuid(), z.uuid()]),
  names: z.tuple([z.string(), z.string()]),
  numbers: z.tuple([z.string(), z.string()]),
  signs: z.array(z.enum(duplicateSigns)),
});
export type DuplicatePair = z.infer<typeof DuplicatePair>;

export const MergeRefusal = z.object({
  kind: z.enum(mergeKinds),
  ids: z.tuple([z.uuid(), z.uuid()]),
});
export type MergeRefusal = z.infer<typeof MergeRefusal>;
