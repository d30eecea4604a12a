import { hostname } from "node:os";
import { and, eq, gt, lt } from "drizzle-orm";
import type { App } from "../app";
import { must } from "./index";
import { Failure } from "../errors/index";
import { leases } from "../schema";

export type Lease = { name: string; owner: string };

/** Takes work that only one process may do at a time; undefined while another has it. */
export async function take(app: App, name: string, ms: number): Promise<Lease | undefined> {
  const lease = { name, owner: `${hostname()} ${process.pid} ${Bun.randomUUIDv7()}` };
  await buryDead(app, name);
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

/** A process that was killed on this machine gives its work free at once, not when its time runs out. */
async function buryDead(app: App, name: string): Promise<void> {
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

/** Keeps it a little longer; a conflict means that it ran out and another has it now. */
export const renew = (app: App, lease: Lease, ms: number) =>
  app.write([
    must(
      app.db
        .update(leases)
        .set({ expiresAt: after(app, ms) })
        .where(heldBy(lease)),
    ),
  ]);

export const release = (app: App, lease: Lease) =>
  app.write([app.db.delete(leases).where(heldBy(lease))]);

/** Whether somebody is at this work: neither did the time run out nor, on this machine, the process die. */
export const isHeld = (app: App, row: typeof leases.$inferSelect): boolean =>
  row.expiresAt > app.now().toISOString() && !isOfDead(row);

/** Whether anything is under way that somebody holds. */
export const isAnyHeld = async (app: App): Promise<boolean> =>
  (await app.db.$count(leases, gt(leases.expiresAt, app.now().toISOString()))) > 0;

/** Part of a write that only the holder may land: it is refused once the lease has passed on. */
export const whileHeld = (app: App, lease: Lease) =>
  must(app.db.update(leases).set({ owner: lease.owner }).where(heldBy(lease)));

const heldBy = ({ name, owner }: Lease) => and(eq(leases.name, name), eq(leases.owner, owner));
const after = (app: App, ms: number) => new Date(app.now().getTime() + ms).toISOString();
