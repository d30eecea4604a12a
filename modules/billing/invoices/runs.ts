import { asc, desc, eq, sql } from "drizzle-orm";
import { billingPermissions } from "@/modules/billing/details";
import { clientRows } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type App, actorIdOf } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { must } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import { Failure, notFound } from "@/src/errors";
import { beginExclusive } from "@/src/workers/run-items";
import { longRuns } from "@/src/workers/runs";
import { invoicesChanged } from "./events";
import type { BillingRun, NewBillingRun } from "./model";
import { bill, steps } from "./running";
import { billingRunItems, billingRuns, invoices } from "./schema";

const runs = longRuns("billing", bill);
export const { stopAll } = runs;

/** Starts a run and answers at once; the work goes on in the background. */
export async function start(app: App, input: NewBillingRun): Promise<BillingRun> {
  const begun = await begin(app, input);
  runs.inBackground(app, begun);
  return findRun(app, begun.id);
}

/** The same for the CLI and cron, which wait until the run is over. */
export async function runThrough(app: App, input: NewBillingRun): Promise<BillingRun> {
  const { id, work } = await begin(app, input);
  await work();
  return findRun(app, id);
}

/** Resumes a run whose process was killed. */
export async function resume(app: App): Promise<boolean> {
  return runs.resume(app, await steps.active(app));
}

/** Stops a run. Invoices that it has issued stay issued. */
export async function cancel(app: App, id: string): Promise<BillingRun> {
  const run = await findRun(app, id);
  await billingPermissions.refuseUnpermitted(app);
  if (run.state !== "running") throw new Failure("conflict", "This run has already ended.");
  const entry = { action: "billing.cancelled", entityType: "run", entityId: id };
  await app.write(
    [must(steps.endWrite(app, id, { state: "cancelled" })), audit.entry(app, entry)],
    invoicesChanged([]),
  );
  return findRun(app, id);
}

async function begin(app: App, input: NewBillingRun) {
  await billingPermissions.refuseUnpermitted(app);
  return beginExclusive(app, { runs, active: steps.active, busy }, () => record(app, input));
}

const busy = () => new Failure("busy", "Invoices are already being issued. Wait for it to finish.");

async function record(app: App, { from, to, drafts }: NewBillingRun): Promise<string> {
  const id = Bun.randomUUIDv7();
  const run = {
    id,
    periodFrom: from,
    periodTo: to,
    issuedOn: utcToday(app),
    state: "running" as const,
    askedBy: actorIdOf(app),
    askedAt: app.now().toISOString(),
    endedAt: null,
  };
  const items = drafts.map(({ key, fingerprint }, position) => ({
    id: Bun.randomUUIDv7(),
    runId: id,
    position,
    clientId: clientOf(key),
    draft: key,
    fingerprint,
    state: "waiting" as const,
    invoiceId: null,
    reason: null,
  }));
  await app.write(
    [
      app.db.insert(billingRuns).values(run),
      ...insertAll(app.db, billingRunItems, items),
      audit.entry(app, {
        action: "billing.started",
        entityType: "run",
        entityId: id,
        details: { from, to, drafts: drafts.length },
      }),
    ],
    invoicesChanged([]),
  );
  return id;
}

/** The client id, which is the first part of a draft's key. */
function clientOf(key: string): string {
  try {
    return String((JSON.parse(key) as unknown[])[0]);
  } catch {
    throw new Failure("invalid", "Choose invoices of the preview.");
  }
}

export async function listRuns(app: App): Promise<BillingRun[]> {
  const rows = await app.db
    .select({ id: billingRuns.id })
    .from(billingRuns)
    .orderBy(desc(billingRuns.askedAt))
    .limit(10);
  return Promise.all(rows.map(({ id }) => findRun(app, id)));
}

export async function findRun(app: App, id: string): Promise<BillingRun> {
  const [[run], items, nameOf] = await Promise.all([
    app.db.select().from(billingRuns).where(eq(billingRuns.id, id)),
    itemsOf(app, id),
    users.authors(app),
  ]);
  if (!run) return notFound("run");
  const counted = (state: string) => items.filter((it) => it.state === state).length;
  return {
    id,
    from: run.periodFrom,
    to: run.periodTo,
    state: run.state,
    total: items.length,
    issued: counted("issued"),
    refused: counted("refused"),
    items,
    askedBy: run.askedBy && nameOf(run.askedBy),
    askedAt: run.askedAt,
    endedAt: run.endedAt,
  };
}

/** The drafts of a run with their clients, and what became of each. */
const itemsOf = (app: App, runId: string) =>
  app.db
    .select({
      draft: billingRunItems.draft,
      clientId: billingRunItems.clientId,
      clientName: sql<string>`coalesce(${clientRows.name}, '')`,
      state: billingRunItems.state,
      invoiceId: billingRunItems.invoiceId,
      number: invoices.number,
      reason: billingRunItems.reason,
    })
    .from(billingRunItems)
    .leftJoin(invoices, eq(invoices.id, billingRunItems.invoiceId))
    .leftJoin(clientRows, eq(clientRows.id, billingRunItems.clientId))
    .where(eq(billingRunItems.runId, runId))
    .orderBy(asc(billingRunItems.position));
