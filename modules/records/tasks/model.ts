import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats, recordKinds, recordsAtOnce } from "@/modules/records/core/rules";
import { fields, longestTitle, mostListed, sortsEitherWay, stretches } from "./rules";

const Person = z.object({ id: z.uuid(), name: z.string() });

export const Task = z.object({
  id: z.uuid(),
  title: z.string(),
  dueAt: z.iso.datetime().nullable(),
  assignee: Person,
  /** What it is about, with the words that people know it by; null where it is about nothing kept here. */
  record: z
    .object({ kind: z.enum(recordKinds), id: z.uuid(), label: z.string().nullable() })
    .nullable(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  createdBy: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type Task = z.infer<typeof Task>;

/** A record's tasks, or whose; without either, those of whoever asks. */
export const TaskFilter = z.object({
  kind: z.enum(recordKinds).optional(),
  id: z.uuid().optional(),
  assignee: z.union([z.uuid(), z.enum(["me", "anyone"])]).optional(),
  stretch: z.enum([...stretches, "open", "all"]).default("open"),
  /** When the asker's day ends; where nobody says, the day of UTC does. */
  tonight: z.iso.datetime().optional(),
  /** Words of what is to be done. */
  q: z.string().max(longestTitle).optional(),
  where: whereFilter(fields),
});
export type TaskFilter = z.infer<typeof TaskFilter>;

export const TaskFacets = TaskFilter.extend({ field: z.enum(countedIn(fields)) });
export type TaskFacets = z.infer<typeof TaskFacets>;

const sort = z.enum(sortsEitherWay).default("due");

export const TaskQuery = TaskFilter.extend({
  sort,
  ...pageAsked({ usual: mostListed, most: mostListed }),
});
export type TaskQuery = z.infer<typeof TaskQuery>;

export const TaskIdsQuery = TaskFilter.extend({ after: afterNumber });
export type TaskIdsQuery = z.infer<typeof TaskIdsQuery>;

export const TaskExport = TaskFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type TaskExport = z.infer<typeof TaskExport>;

/** What several tasks are to have in common. */
export const TasksChange = z
  .object({
    ids: z.array(z.uuid()).min(1).max(recordsAtOnce),
    isDone: z.boolean().optional(),
    dueAt: z.iso.datetime("Invalid date").nullable().optional(),
    assigneeId: z.uuid().optional(),
  })
  .strict();
export type TasksChange = z.infer<typeof TasksChange>;

const stood = z
  .array(
    z.object({
      id: z.uuid(),
      /** That the change left it with. */
      version: z.number().int(),
      isDone: z.boolean(),
      dueAt: z.iso.datetime().nullable(),
      assigneeId: z.uuid(),
    }),
  )
  .max(recordsAtOnce);

/** How each of the tasks that were changed stood; none where none of them is there any more. */
export const TasksStood = z.object({ tasks: stood });
export type TasksStood = z.infer<typeof TasksStood>;

/** How each of several tasks stood; it goes back where nobody changed it since. */
export const TasksBack = z.object({ tasks: stood.min(1) });
export type TasksBack = z.infer<typeof TasksBack>;

const title = singleLine(required).min(1, "Enter what needs to be done.").max(longestTitle);
const dueAt = z.iso.datetime("Invalid date").nullable().optional();

export const NewTask = z.object({
  title,
  dueAt,
  /** Whoever adds it, where nobody is named. */
  assigneeId: z.uuid().optional(),
  record: z
    .object({ kind: z.enum(recordKinds), id: z.uuid() })
    .nullable()
    .optional(),
});
export type NewTask = z.infer<typeof NewTask>;

export const TaskChanges = z
  .object({
    version: z.number().int(),
    title: title.optional(),
    dueAt,
    assigneeId: z.uuid().optional(),
  })
  .strict();
export type TaskChanges = z.infer<typeof TaskChanges>;
