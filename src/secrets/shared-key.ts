import { and, gt, like, lt, notLike } from "drizzle-orm";
import type { App } from "../app";
import { Failure } from "../errors/index";
import { leases } from "../schema";
import { keyedHash } from "./secrets";

/** A server that has not said so for as long is taken for dead. */
const believedMs = 2 * 60_000;
const prefix = "server with key ";
const own = Bun.randomUUIDv7();

/** A server of several says at its start and each minute after that it is there, and under which key. */
export async function shareKey(app: App): Promise<void> {
  if (!app.cluster) return;
  await refuseOtherKey(app);
  const expiresAt = new Date(app.now().getTime() + believedMs).toISOString();
  const row = { name: `${keyOf(app)} ${own}`, owner: own, expiresAt };
  const isOver = lt(leases.expiresAt, app.now().toISOString());
  await app.write([
    app.db.delete(leases).where(and(like(leases.name, `${prefix}%`), isOver)),
    app.db
      .insert(leases)
      .values(row)
      .onConflictDoUpdate({ target: leases.name, set: { expiresAt } }),
  ]);
}

/** Whoever stops in good order need not be waited for. */
export async function leaveServers(app: App): Promise<void> {
  if (!app.cluster) return;
  await app.write([app.db.delete(leases).where(like(leases.name, `${prefix}% ${own}`))]);
}

/** Sessions, seals and stored passwords of one server are worth nothing at another with another key. */
async function refuseOtherKey(app: App): Promise<void> {
  const others = and(servers(app), notLike(leases.name, `${keyOf(app)} %`));
  if ((await app.db.$count(leases, others)) === 0) return;
  const sentence = "Another server works with another SECRET_KEY. Give all servers the same one.";
  throw new Failure("forbidden", sentence);
}

/** Before all of a cluster is replaced. */
export async function refuseServers(app: App): Promise<void> {
  if ((await app.db.$count(leases, servers(app))) === 0) return;
  const sentence = "The database is in use. Stop the server and every command, then try again.";
  throw new Failure("busy", sentence);
}

const servers = (app: App) =>
  and(like(leases.name, `${prefix}%`), gt(leases.expiresAt, app.now().toISOString()));

/** The key itself cannot be told from it. */
const keyOf = ({ config }: App) => prefix + keyedHash(config, "servers", "key");
