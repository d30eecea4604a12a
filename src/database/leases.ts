import { hostname } from "node:os";
import { and, eq, gt, lt } from "drizzle-orm";
import type { App } from "../app";
import { must } from "./index";
import { Failure } from "../errors/index";
import { leases } from "../schema";

export type Lease = { name: string; owner: string };

/**
 * Acquires the lock for work that only one process may do at a time, for `ms` milliseconds; undefined while another
 * holds it.
 */
export async function acquireLease(app: App, name: string, ms: number): Promise<Lease | undefined> {
  const lease = { name, owner: `${hostname()} ${process.pid} ${Bun.randomUUIDv7()}` };
  await releaseDead(app, name);
  const row = { ...lease, expiresAt: after(app, ms) };
  try {
    await app.write([
      app.db
        .delete(leases)
        .where(and(eq(leases.name, name), lt(leases.expiresAt, app.now().toISOString()))),
      must(app.db.insert(leases).values(row).onConflictDoNothing()),
    ]);
    return lease;
  } catch (error) {
    if (error instanceof Failure && error.kind === "conflict") return undefined;
    throw error;
  }
}

/** Releases the lease of a process that was killed on this machine, so that nobody waits until it expires. */
async function releaseDead(app: App, name: string): Promise<void> {
  const [row] = await app.db.select().from(leases).where(eq(leases.name, name));
  if (row && isOfDead(row)) await app.write([app.db.delete(leases).where(heldBy(row))]);
}

function isOfDead({ owner }: Lease): boolean {
  const [host, pid] = owner.split(" ");
  return host === hostname() && !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Extends a lease; a conflict means that it expired and another process holds it now. */
export const renewLease = (app: App, lease: Lease, ms: number) =>
  app.write([
    must(
      app.db
        .update(leases)
        .set({ expiresAt: after(app, ms) })
        .where(heldBy(lease)),
    ),
  ]);

export const releaseLease = (app: App, lease: Lease) =>
  app.write([app.db.delete(leases).where(heldBy(lease))]);

/** Whether a lease is in force: it has not expired and, as far as this machine can tell, its process is alive. */
export const isLeaseHeld = (app: App, row: typeof leases.$inferSelect): boolean =>
  row.expiresAt > app.now().toISOString() && !isOfDead(row);

/** Whether any lease is in force, whatever it is for. */
export const isAnyLeaseHeld = async (app: App): Promise<boolean> =>
  (await app.db.$count(leases, gt(leases.expiresAt, app.now().toISOString()))) > 0;

/** Part of a write that only the holder of the lease may make: the write is refused once the lease is another's. */
export const mustHoldLease = (app: App, lease: Lease) =>
  must(app.db.update(leases).set({ owner: lease.owner }).where(heldBy(lease)));

const heldBy = ({ name, owner }: Lease) => and(eq(leases.name, name), eq(leases.owner, owner));
const after = (app: App, ms: number) => new Date(app.now().getTime() + ms).toISOString();
