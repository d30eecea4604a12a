import { inArray, sql } from "drizzle-orm";
import { candidates } from "@/modules/candidates/schema";
import { clients } from "@/modules/clients/schema";
import { deployments } from "@/modules/deployments/schema";
import { jobs } from "@/modules/jobs/schema";
import { projects } from "@/modules/projects/schema";
import type { RecordKind } from "@/modules/records";
import type { App } from "@/src/app";

type Place = { kind: RecordKind | null; recordId: string | null };
type Named = { id: string; label: string };

const fullName = sql<string>`${candidates.firstName} || ' ' || ${candidates.lastName}`;

/** How people call the records of each kind. */
const naming: Record<RecordKind, (app: App, ids: string[]) => Promise<Named[]>> = {
  candidate: (app, ids) =>
    app.db
      .select({ id: candidates.id, label: fullName })
      .from(candidates)
      .where(inArray(candidates.id, ids)),
  client: (app, ids) =>
    app.db
      .select({ id: clients.id, label: clients.name })
      .from(clients)
      .where(inArray(clients.id, ids)),
  job: (app, ids) =>
    app.db.select({ id: jobs.id, label: jobs.title }).from(jobs).where(inArray(jobs.id, ids)),
  project: (app, ids) =>
    app.db
      .select({ id: projects.id, label: projects.name })
      .from(projects)
      .where(inArray(projects.id, ids)),
  deployment: (app, ids) =>
    app.db
      .select({ id: deployments.id, label: deployments.position })
      .from(deployments)
      .where(inArray(deployments.id, ids)),
};

/** The names of the records that some tasks are about; one that is gone has none. */
export async function labelsOf(app: App, places: Place[]): Promise<Map<string, string>> {
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(([kind, of]) => {
      const ids = [...new Set(of.flatMap(({ recordId }) => recordId ?? []))];
      return kind ? naming[kind](app, ids) : [];
    }),
  );
  return new Map(found.flat().map(({ id, label }) => [id, label]));
}
