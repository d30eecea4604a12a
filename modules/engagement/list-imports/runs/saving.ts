import { and, eq } from "drizzle-orm";
import { clients } from "@/modules/crm/clients";
import { audit } from "@/modules/platform/audit";
import { jobOrders } from "@/modules/staffing/job-orders";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { mustHoldLease } from "@/src/database/leases";
import { Failure } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { longRuns, type Run } from "@/src/workers/runs";
import type { ListImport } from "../model";
import { batchSizes, neededField } from "../rules";
import { listImportRows, listImports } from "../schema";
import { draftOf, find, isDraft, type ListRow, rowOf, trail } from "./drafts";
import { type RowPlan, planRows, newClientsOf } from "./row-plans";
import { clientsNamed, keyOfName } from "./known";

/** Saves the remaining rows of a list, also after a process was killed. */
async function importRows(app: App, run: Run): Promise<void> {
  const row = await rowOf(app, run.id);
  if (row.state !== "running") return;
  try {
    const { fates } = await planRows(app, row);
    if (row.kind === "jobs") await createNamedClients(app, run, fates);
    const size = batchSizes[row.kind];
    for (let { done } = row; done < fates.length && !run.stop.signal.aborted; done += size)
      await saveBatch(app, run, { row, done, some: fates.slice(done, done + size) });
    if (!run.stop.signal.aborted) await ended(app, run, "completed");
  } catch (error) {
    await ended(app, run, "failed");
    throw error;
  }
}

/** Creates clients that only the jobs name, before the jobs that refer to them. */
async function createNamedClients(app: App, { id, lease }: Run, fates: RowPlan[]): Promise<void> {
  const names = await newClientsOf(app, fates);
  if (names.length === 0) return;
  const { ids, writes, news } = clients.adding(
    app,
    names.map((name) => ({ name: name.slice(0, 160) })),
  );
  const line = { importId: id, outcome: "created" };
  const lines = ids.map((clientId, at) => ({ ...line, n: -1 - at, clientId }));
  await app.write(
    [mustHoldLease(app, lease), ...writes, ...insertAll(app.db, listImportRows, lines)],
    news,
  );
}

type Batch = { row: ListRow; done: number; some: RowPlan[] };
type Landed = { writes: (Write | Guarded)[]; news: Event[]; ids: (string | null)[] };

/** Saves a batch together with the progress, in one write. */
async function saveBatch(app: App, { id, lease }: Run, { row, done, some }: Batch): Promise<void> {
  const { writes, news, ids } = await (row.kind === "clients" ? takeClients : takeJobs)(app, some);
  const count = (outcome: RowPlan["outcome"]) => some.filter((it) => it.outcome === outcome).length;
  const now = await rowOf(app, id);
  const progress = {
    done: done + some.length,
    created: now.created + count("created"),
    skipped: now.skipped + count("skipped") + count("closed"),
    rejected: now.rejected + count("rejected"),
  };
  const isStill = and(isRunning(id), eq(listImports.done, done));
  const column = row.kind === "clients" ? "clientId" : "jobId";
  const lines = some.map(({ n, outcome }, at) => ({
    importId: id,
    n,
    outcome,
    [column]: ids[at] ?? null,
  }));
  await app.write(
    [
      mustHoldLease(app, lease),
      must(app.db.update(listImports).set(progress).where(isStill)),
      ...writes,
      ...insertAll(app.db, listImportRows, lines),
    ],
    ...news,
  );
}

async function takeClients(app: App, some: RowPlan[]): Promise<Landed> {
  const fresh = some.flatMap(({ outcome, client }) =>
    outcome === "created" && client ? client : [],
  );
  if (fresh.length === 0) return { writes: [], news: [], ids: [] };
  const { ids, writes, news } = clients.adding(app, fresh);
  let next = 0;
  const idOf = ({ outcome }: RowPlan) => (outcome === "created" ? (ids[next++] ?? null) : null);
  return { writes, news: [news], ids: some.map(idOf) };
}

async function takeJobs(app: App, some: RowPlan[]): Promise<Landed> {
  const here = await clientsNamed(
    app,
    some.flatMap(({ job }) => job?.client ?? []),
  );
  const landing: Landed = { writes: [], news: [], ids: [] };
  for (const { outcome, job } of some) {
    const isNew = outcome === "created" && job;
    const clientId = (isNew && job.client && here.get(keyOfName(job.client))) || null;
    const order = isNew && (await jobOrders.adding(app, { ...job.order, clientId }));
    landing.ids.push(order ? order.id : null);
    if (order) landing.writes.push(...order.writes);
  }
  return landing;
}

const isRunning = (id: string) => and(eq(listImports.id, id), eq(listImports.state, "running"));

/** Ends the import and deletes its file. */
const ended = (app: App, { id, lease }: Run, state: "completed" | "failed") =>
  app.write([
    mustHoldLease(app, lease),
    must(
      app.db
        .update(listImports)
        .set({ state, content: null, finishedAt: app.now().toISOString() })
        .where(isRunning(id)),
    ),
    audit.entry(app, trail(state, id)),
  ]);

const runs = longRuns("list-import", importRows);
export const { stopAll } = runs;

/** Begins an import and answers while it goes on in the background. */
export async function start(app: App, id: string): Promise<ListImport> {
  runs.inBackground(app, await begin(app, id));
  return find(app, id);
}

/** Begins an import and answers it when it is over: what a terminal does. */
export async function runThrough(app: App, id: string): Promise<ListImport> {
  const { work } = await begin(app, id);
  await work();
  return find(app, id);
}

/** Takes up an import that a killed process left behind; answers whether there was one. */
export async function resume(app: App): Promise<boolean> {
  const [row] = await app.db
    .select({ id: listImports.id })
    .from(listImports)
    .where(eq(listImports.state, "running"));
  return runs.resume(app, row?.id);
}

async function begin(app: App, id: string) {
  const { plan, version, kind } = await draftOf(app, id);
  if (!plan.columns.includes(neededField[kind]))
    throw new Failure("invalid", "A column with names is required.");
  const lease = await runs.acquire(app);
  if (!lease)
    throw new Failure("busy", "Another import is running. Wait for it to finish, or stop it.");
  const isSame = and(eq(listImports.id, id), eq(listImports.version, version), isDraft);
  return runs.begin(app, { lease }, async () => {
    await app.write([
      must(app.db.update(listImports).set({ state: "running" }).where(isSame)),
      audit.entry(app, trail("started", id)),
    ]);
    return id;
  });
}
