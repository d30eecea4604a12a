import { z } from "zod";
import { line } from "@/modules/platform/texts/model";
import { recordKinds } from "@/modules/records/core/rules";
import { longestTitle, stretches } from "./rules";

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
export const TaskQuery = z.object({
  kind: z.enum(recordKinds).optional(),
  id: z.uuid().optional(),
  assignee: z.union([z.uuid(), z.enum(["me", "anyone"])]).optional(),
  stretch: z.enum([...stretches, "open", "all"]).default("open"),
  /** When the asker's day ends; where nobody says, the day of UTC does. */
  tonight: z.iso.datetime().optional(),
});
export type TaskQuery = z.infer<typeof TaskQuery>;

const title = line("Required").min(1, "Enter what needs to be done.").max(longestTitle);
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
