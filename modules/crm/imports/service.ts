import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import { acting, type App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { type Lease, release, take as takeLease } from "@/src/leases";
import { traceOf } from "@/src/log";
import { missingIn } from "./checking";
import { draftOf, find } from "./drafts";
import type { Import } from "./model";
import { imports } from "./schema";
import { ended, leaseMs, walk } from "./walking";

/** Begins an import and answers while it goes on in the background. */
export async function start(app: App, id: string): Promise<Import> {
  const work = await begin(app, id);
  void work().catch((error) => app.log.error("an import broke off", traceOf(error)));
  return find(app, id);
}

/** Begins an import and answers it when it is over: what a terminal does. */
export async function runThrough(app: App, id: string): Promise<Import> {
  const work = await begin(app, id);
  await work();
  return find(app, id);
}

/** Takes up an import that a killed process left behind; answers whether there was one. */
export async function resume(app: App): Promise<boolean> {
  const isRunning = eq(imports.state, "running");
  const [row] = await app.db.select({ id: imports.id }).from(imports).where(isRunning);
  const lease = row && (await takeLease(app, "import", leaseMs));
  if (!lease) return false;
  await workOn(app, lease, row.id);
  return true;
}

/** Stops where it stands; what has landed stays until somebody takes it back. */
export async function cancel(app: App, id: string): Promise<Import> {
  const { state } = await find(app, id);
  if (state !== "running") throw new Failure("conflict", "This import is not going on.");
  await app.write(ended(app, id, "cancelled"));
  return find(app, id);
}

async function begin(app: App, id: string) {
  const { plan, version } = await draftOf(app, id);
  if (!plan.provenance) throw new Failure("invalid", "Say first where these people come from.");
  if (missingIn(plan).length > 0)
    throw new Failure("invalid", "A column with the names is needed.");
  const lease = await takeLease(app, "import", leaseMs);
  if (!lease) throw new Failure("busy", "Another import is going on. Wait for it, or cancel it.");
  const upTo = await candidates.newestSeq(app);
  const isDraft = and(eq(imports.id, id), eq(imports.version, version), eq(imports.state, "draft"));
  try {
    await app.write([
      must(app.db.update(imports).set({ state: "running", upTo }).where(isDraft)),
      audit.entry(app, { action: "import.started", entityType: "import", entityId: id }),
    ]);
  } catch (error) {
    await release(app, lease);
    throw error;
  }
  return () => workOn(app, lease, id);
}

/** What this process is importing at the moment, and how to stop it. */
const underWay = new Map<Promise<void>, AbortController>();

function workOn(app: App, lease: Lease, id: string): Promise<void> {
  // The import goes on after the person who began it has left the desk.
  const nobody = acting(app, { id: null, name: "import" });
  const stop = new AbortController();
  const work = walk(nobody, lease, id, stop)
    .finally(() => release(nobody, lease))
    .finally(() => underWay.delete(work));
  underWay.set(work, stop);
  return work;
}

/** Lets go of every import of this process, as if it had been killed: the next one to look takes it up. */
export async function letGo(): Promise<void> {
  for (const stop of underWay.values()) stop.abort();
  await Promise.allSettled(underWay.keys());
}
