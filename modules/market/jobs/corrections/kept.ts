import { and, eq, sql } from "drizzle-orm";
import type { Correction } from "@/modules/knowledge/analysis/model";
import { type App, actorIdOf } from "@/src/app";
import type { Write } from "@/src/database";
import { historyWrites } from "../intake/history";
import { prepared } from "@/src/database/prepared";
import { jobCorrections } from "./schema";

/** What people corrected of one job, always in the same order. */
export const correctionsIn = prepared((db) =>
  db
    .select({ kind: jobCorrections.kind, id: jobCorrections.factId, asks: jobCorrections.asks })
    .from(jobCorrections)
    .where(eq(jobCorrections.jobId, sql.placeholder("jobId")))
    .orderBy(jobCorrections.kind, jobCorrections.factId),
);

export const isSame = (one: Named, other: Named): boolean =>
  one.kind === other.kind && one.id === other.id;

export type Named = Pick<Correction, "kind" | "id">;

export function keptCorrection(app: App, jobId: string, { kind, id, asks }: Correction): Write {
  const said = { asks, at: app.now().toISOString(), by: actorIdOf(app) };
  const { jobId: job, kind: ofKind, factId } = jobCorrections;
  return app.db
    .insert(jobCorrections)
    .values({ jobId, kind, factId: id, ...said })
    .onConflictDoUpdate({ target: [job, ofKind, factId], set: said });
}

export const forgottenCorrection = (app: App, jobId: string, { kind, id }: Named): Write =>
  app.db
    .delete(jobCorrections)
    .where(
      and(
        eq(jobCorrections.jobId, jobId),
        eq(jobCorrections.kind, kind),
        eq(jobCorrections.factId, id),
      ),
    );

/** Replaces a job's corrections and writes the difference into its history, by name. */
export async function replacedCorrections(
  app: App,
  jobId: string,
  { before, after }: { before: readonly Correction[]; after: readonly Correction[] },
): Promise<Write[]> {
  const { requirementNameOf } = await import("@/modules/knowledge/analysis");
  const asked = (some: readonly Correction[], said: Named) =>
    some.find((it) => isSame(it, said))?.asks ?? null;
  const differing = [...before, ...after.filter((it) => asked(before, it) === null)].filter(
    (it) => asked(before, it) !== asked(after, it),
  );
  if (differing.length === 0) return [];
  const changes = differing.map((it): [string, [string | null, string | null]] => [
    requirementNameOf(it) ?? it.id,
    [asked(before, it), asked(after, it)],
  ]);
  const kept = after.filter((it) => differing.some((other) => isSame(it, other)));
  const gone = differing.filter((it) => asked(after, it) === null);
  return [
    ...gone.map((it) => forgottenCorrection(app, jobId, it)),
    ...kept.map((it) => keptCorrection(app, jobId, it)),
    historyWrites(app, { jobId, event: "corrected", changes: Object.fromEntries(changes) }),
  ];
}
