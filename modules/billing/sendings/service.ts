import { and, asc, desc, eq, gt, inArray, or } from "drizzle-orm";
import { billingPermissions } from "@/modules/billing/details";
import { invoicesChanged } from "@/modules/billing/invoices";
import { invoices } from "@/modules/billing/invoices/schema";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { must } from "@/src/database";
import { insertAll, jsonValues } from "@/src/database/bulk-insert";
import { Failure, notFound } from "@/src/errors";
import { beginExclusive } from "@/src/workers/run-items";
import { longRuns } from "@/src/workers/runs";
import type { NewSending, Sending } from "./model";
import { sendingItemStates, sendingsShown } from "./rules";
import { sendAll, steps } from "./running";
import { invoiceSendingItems as items, invoiceSendings as sendings } from "./schema";

const runs = longRuns("invoice-sending", sendAll);
export const { stopAll } = runs;

/** Starts a run and answers at once; the work goes on in the background. */
export async function start(app: App, input: NewSending): Promise<Sending> {
  const begun = await begin(app, input);
  runs.inBackground(app, begun);
  return find(app, begun.id);
}

/** The same for the CLI, which waits until the run is over. */
export async function runThrough(app: App, input: NewSending): Promise<Sending> {
  const { id, work } = await begin(app, input);
  await work();
  return find(app, id);
}

/** Resumes a run whose process was killed. */
export const resume = async (app: App): Promise<boolean> =>
  runs.resume(app, await steps.active(app));

/** Stops a run. What it has sent stays sent. */
export async function cancel(app: App, id: string): Promise<Sending> {
  const { state } = await find(app, id);
  await billingPermissions.refuseUnpermitted(app);
  if (state !== "running") throw new Failure("conflict", "This run has already ended.");
  const entry = { action: "invoice-sending.cancelled", entityType: "run", entityId: id };
  await app.write(
    [must(steps.endWrite(app, id, { state: "cancelled" })), audit.entry(app, entry)],
    invoicesChanged([]),
  );
  return find(app, id);
}

/** Ends all runs after a restore, because letters may have gone out since the backup was made. */
export async function endAll(app: App) {
  const run = await steps.active(app);
  return { counts: {}, writes: run ? [steps.endWrite(app, run, { state: "cancelled" })] : [] };
}

async function begin(app: App, input: NewSending) {
  await billingPermissions.refuseUnpermitted(app);
  return beginExclusive(app, { runs, active: steps.active, busy }, () => record(app, input));
}

const busy = () => new Failure("busy", "Invoices are already being sent. Wait for it to finish.");

async function record(app: App, { kind, invoiceIds }: NewSending): Promise<string> {
  const versions = new Map(
    (
      await app.db
        .select({ id: invoices.id, version: invoices.version })
        .from(invoices)
        .where(inArray(invoices.id, jsonValues(invoiceIds)))
    ).map((it) => [it.id, it.version]),
  );
  const id = Bun.randomUUIDv7();
  const waiting = invoiceIds.map((invoiceId, position) => ({
    id: Bun.randomUUIDv7(),
    sendingId: id,
    position,
    invoiceId,
    version: versions.get(invoiceId) ?? notFound("invoice"),
    state: "waiting" as const,
    reason: null,
  }));
  const askedAt = app.now().toISOString();
  const run = { id, kind, askedBy: app.actor.id, askedAt, state: "running" as const };
  const details = { kind, letters: waiting.length };
  const entry = { action: "invoice-sending.started", entityType: "run", entityId: id, details };
  await app.write(
    [
      app.db.insert(sendings).values(run),
      ...insertAll(app.db, items, waiting),
      audit.entry(app, entry),
    ],
    invoicesChanged([]),
  );
  return id;
}

/** The run that goes on and those that ended within a day, the newest first. */
export async function list(app: App): Promise<Sending[]> {
  const since = new Date(app.now().getTime() - dayMs).toISOString();
  const rows = await app.db
    .select({ id: sendings.id })
    .from(sendings)
    .where(or(eq(sendings.state, "running"), gt(sendings.endedAt, since)))
    .orderBy(desc(sendings.askedAt))
    .limit(sendingsShown);
  return Promise.all(rows.map(({ id }) => find(app, id)));
}

export async function find(app: App, id: string): Promise<Sending> {
  const [[run], of, refusals, nameOf] = await Promise.all([
    app.db.select().from(sendings).where(eq(sendings.id, id)),
    steps.counts(app, id),
    app.db
      .select({ invoiceId: items.invoiceId, number: invoices.number, reason: items.reason })
      .from(items)
      .innerJoin(invoices, eq(invoices.id, items.invoiceId))
      .where(and(eq(items.sendingId, id), eq(items.state, "refused")))
      .orderBy(asc(items.position)),
    users.authors(app),
  ]);
  if (!run) return notFound("run");
  return {
    ...run,
    total: of(...sendingItemStates),
    sent: of("sent"),
    refused: of("refused"),
    refusals: refusals.map((it) => ({ ...it, reason: it.reason ?? "" })),
    askedBy: run.askedBy && nameOf(run.askedBy),
  };
}
