import { and, eq, inArray } from "drizzle-orm";
import { historyOf, historyWrite } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import { candidatesChanged } from "../events";
import type { CandidateStatus } from "../rules";
import { candidates } from "../schema";

type Move = { from: CandidateStatus[]; to: CandidateStatus; reason: string };

/** As writes: another status for candidates who have one of these; others are left alone. */
export async function statusWrites(
  app: App,
  id: string,
  { from, to, reason }: Move,
): Promise<{ writes: Write[]; news: Event[] }> {
  const isMeant = and(eq(candidates.id, id), inArray(candidates.status, from));
  const [person] = await app.db.select().from(candidates).where(isMeant);
  if (!person) return { writes: [], news: [] };
  const at = app.now().toISOString();
  return {
    writes: [
      app.db
        .update(candidates)
        .set({ status: to, version: person.version + 1, updatedAt: at })
        .where(and(isMeant, eq(candidates.version, person.version))),
      historyWrite(
        app,
        { kind: "candidate", ids: [id] },
        {
          event: "status",
          reason,
          changes: { status: [person.status, to] },
        },
      ),
    ],
    news: [candidatesChanged([id])],
  };
}

/** As writes: undoes what `moved` did for this reason, unless the status changed again since. */
export async function undoStatusWrites(
  app: App,
  id: string,
  reason: string,
): Promise<{ writes: Write[]; news: Event[] }> {
  const history = await historyOf(app, "candidate", id);
  const last = history.find(({ event }) => event === "status");
  const [from, to] = (last?.changes["status"] ?? []) as CandidateStatus[];
  if (!from || !to || last?.reason !== reason) return { writes: [], news: [] };
  return statusWrites(app, id, { from: [to], to: from, reason });
}

/** Part of a write: all of these are hired, whatever they were; for samples. */
export const hireWrites = (app: App, ids: string[]): Write[] => [
  app.db.update(candidates).set({ status: "hired" }).where(inArray(candidates.id, ids)),
  historyWrite(
    app,
    { kind: "candidate", ids },
    { event: "status", changes: { status: [null, "hired"] } },
  ),
];
