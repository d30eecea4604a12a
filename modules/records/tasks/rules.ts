import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay, recordKinds } from "@/modules/records/core/rules";
import { dayMs, hourMs } from "@/src/calendar";

export const longestTitle = 200;
/** As many as one list answers; more open tasks than that are not a list any more. */
export const mostListed = 500;

export const pageSize = 50;
export const sorts = ["due", "title", "who", "added"] as const;
export type TaskSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

/** Where a task stands for whoever looks at their day. */
export const stretches = ["overdue", "today", "later", "undated", "done"] as const;
export type Stretch = (typeof stretches)[number];

type Timed = { dueAt: string | null; doneAt: string | null };

/** What is due by the end of the day and not yet due is today's; all moments as ISO in UTC. */
export function stretchOf({ dueAt, doneAt }: Timed, now: string, tonight: string): Stretch {
  if (doneAt !== null) return "done";
  if (dueAt === null) return "undated";
  if (dueAt < now) return "overdue";
  return dueAt < tonight ? "today" : "later";
}

/** By what the list can be asked with conditions. */
export const fields = {
  due: { is: "days", canBeNone: true },
  done: { is: "yes" },
  completed: { is: "days", canBeNone: true },
  assignee: { is: "person" },
  author: { is: "person", canBeNone: true },
  about: { is: "choice", values: recordKinds, canBeNone: true },
  added: { is: "days" },
} as const satisfies Fields;

/** A deleted task can be brought back for so long; then it is gone for good. */
export const deletedDays = 30;

/** Whoever has it is reminded so long before it is due, and where nobody was there then, so long after. */
export const remindedAheadMs = hourMs;
export const remindedAgoMs = dayMs;
