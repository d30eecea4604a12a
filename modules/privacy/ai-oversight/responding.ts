import { and, desc, eq, isNotNull } from "drizzle-orm";
import { gdprActivityRows as activities } from "@/modules/records/privacy-log/read-model";
import type { App } from "@/src/app";
import { hourMs } from "@/src/calendar";

const newest = 200;

/** How long a request that has a day waits for its answer, by the middle one of the newest. */
export async function responseHoursOf(app: App): Promise<number | null> {
  const { createdAt, completedAt, dueAt, status, seq } = activities;
  const rows = await app.db
    .select({ from: createdAt, until: completedAt })
    .from(activities)
    .where(and(eq(status, "completed"), isNotNull(dueAt), isNotNull(completedAt)))
    .orderBy(desc(seq))
    .limit(newest);
  const hours = rows.map(
    ({ from, until }) => (Date.parse(until ?? from) - Date.parse(from)) / hourMs,
  );
  return middleOf(hours);
}

/** The median, to a tenth; nothing of nothing. */
export function middleOf(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) return null;
  return Math.round(((upper + lower) / 2) * 10) / 10;
}
