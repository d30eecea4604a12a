import { sql } from "drizzle-orm";
import {
  conditionsBy,
  conditionsIn,
  isBetween,
  isOneOf,
  isSo,
  readWhere,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { fields } from "./rules";
import { tasks } from "./schema";

const ways: ConditionCompilers<typeof fields> = {
  due: isBetween(tasks.dueAt),
  done: isSo(() => sql`${tasks.doneAt} is not null`),
  completed: isBetween(tasks.doneAt),
  assignee: isOneOf(tasks.userId),
  author: isOneOf(tasks.createdBy),
  about: isOneOf(tasks.kind),
  added: isBetween(tasks.createdAt),
};

/** What the conditions of an address ask of a task. */
export const asked = conditionsBy(fields, ways);

/** Whether one of these is asked for, which takes the place of what is listed by itself. */
export const asksFor = (where: string | undefined, ...keys: (keyof typeof fields)[]): boolean =>
  conditionsIn(readWhere(where ?? "").where).some(({ key }) => keys.some((it) => it === key));
