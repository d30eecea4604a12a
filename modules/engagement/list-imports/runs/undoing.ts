import { and, eq, inArray, lt } from "drizzle-orm";
import { clients } from "@/modules/crm/clients";
import { clientRows } from "@/modules/crm/clients/read-model";
import { archiveJobs } from "@/modules/market/jobs";
import { jobRows } from "@/modules/market/jobs/read-model";
import { audit } from "@/modules/platform/audit";
import { applicationRows } from "@/modules/staffing/applications/read-model";
import { projectRows } from "@/modules/staffing/projects/read-model";
import { daysEarlier } from "@/src/calendar";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { Failure } from "@/src/errors";
import type { DailyTask } from "@/src/workers/daily-task";
import type { ListUndone } from "../model";
import { draftDays } from "../rules";
import { listImportRows, listImports } from "../schema";
import { rowOf, trail } from "./drafts";

/** Puts away what an import brought; what somebody has worked with since stays where it is. */
export async function undo(app: App, id: string): Promise<ListUndone> {
  const { state } = await rowOf(app, id);
  if (state === "undone") throw new Failure("conflict", "The import has been undone already.");
  if (state !== "completed" && state !== "failed")
    throw new Failure("conflict", "The import can't be undone until it has finished.");
  const lines = await app.db
    .select({ clientId: listImportRows.clientId, jobId: listImportRows.jobId })
    .from(listImportRows)
    .where(and(eq(listImportRows.importId, id), eq(listImportRows.outcome, "created")));
  const jobs = await untouchedJobs(
    app,
    lines.flatMap(({ jobId }) => jobId ?? []),
  );
  if (jobs.length > 0) await archiveJobs(app, jobs);
  const companies = await untouchedClients(
    app,
    lines.flatMap(({ clientId }) => clientId ?? []),
  );
  if (companies.length > 0) await clients.archive(app, companies);
  const archived = jobs.length + companies.length;
  const kept = lines.length - archived;
  await app.write([
    must(
      app.db
        .update(listImports)
        .set({ state: "undone" })
        .where(and(eq(listImports.id, id), eq(listImports.state, state))),
    ),
    audit.entry(app, { ...trail("undone", id), details: { archived, kept } }),
  ]);
  return { archived, kept };
}

/** What nobody has changed since it came. */
const initialVersion = 1;

async function untouchedJobs(app: App, ids: string[]): Promise<string[]> {
  const applied = await app.db
    .select({ id: applicationRows.jobId })
    .from(applicationRows)
    .where(inArray(applicationRows.jobId, jsonValues(ids)));
  const busy = new Set(applied.map(({ id }) => id));
  const rows = await app.db
    .select({ id: jobRows.id })
    .from(jobRows)
    .where(
      and(
        inArray(jobRows.id, jsonValues(ids)),
        eq(jobRows.version, initialVersion),
        eq(jobRows.status, "open"),
      ),
    );
  return rows.flatMap(({ id }) => (busy.has(id) ? [] : id));
}

async function untouchedClients(app: App, ids: string[]): Promise<string[]> {
  const projects = await app.db
    .select({ id: projectRows.clientId })
    .from(projectRows)
    .where(inArray(projectRows.clientId, jsonValues(ids)));
  const busy = new Set(projects.map(({ id }) => id));
  const rows = await app.db
    .select({ id: clientRows.id, version: clientRows.version })
    .from(clientRows)
    .where(inArray(clientRows.id, jsonValues(ids)));
  return rows.flatMap(({ id, version }) => (busy.has(id) || version !== initialVersion ? [] : id));
}

/** Forgets files that nobody went on with. */
async function purge(app: App): Promise<number> {
  const old = and(
    eq(listImports.state, "draft"),
    lt(listImports.createdAt, daysEarlier(app.now(), draftDays)),
  );
  const due = await app.db.select({ id: listImports.id }).from(listImports).where(old);
  if (due.length === 0) return 0;
  await app.write([
    app.db.delete(listImports).where(old),
    audit.entry(app, {
      action: "list_import.purged",
      entityType: "list_import",
      details: { count: due.length },
    }),
  ]);
  return due.length;
}

export const listImportTasks: DailyTask[] = [
  { name: "list-imports", does: "Deletes lists whose import was not finished", run: purge },
];
