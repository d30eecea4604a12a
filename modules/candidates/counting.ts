import { and, count, gte, isNull, lt, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import { candidates } from "./schema";

/** Everybody whom the list shows, counted once per change of them. */
export const countAll = (app: App): Promise<number> =>
  counted(app, "candidates", "everybody", () => countOf(app, isNull(candidates.archivedAt)));

/** Who was taken up from one moment until before another, whatever became of them. */
export const countAdded = (app: App, from: string, to: string): Promise<number> =>
  countOf(app, and(gte(candidates.createdAt, from), lt(candidates.createdAt, to)));

async function countOf(app: App, condition: SQL | undefined): Promise<number> {
  const [row] = await app.db.select({ n: count() }).from(candidates).where(condition);
  return row?.n ?? 0;
}
