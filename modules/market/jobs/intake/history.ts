import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import { jobHistory } from "../schema";

export type Changes = Record<string, [string | null, string | null]>;

type HistoryLine = { jobId: string; event: string; changes?: Changes | undefined };

export const historyWrites = (app: App, { jobId, event, changes = {} }: HistoryLine): Write =>
  insertHistory(app.db, {
    jobId,
    at: app.now().toISOString(),
    event,
    by: app.actor.id,
    changes,
  });

const insertHistory = preparedWrite<Omit<typeof jobHistory.$inferInsert, "seq">>((db) =>
  db.insert(jobHistory).values({ ...placeholders(jobHistory), seq: sql`null` }),
);
