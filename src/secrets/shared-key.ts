import { and, gt, like, ne } from "drizzle-orm";
import type { App } from "../app";
import { Failure } from "../errors/index";
import { leases } from "../schema";
import { keyedHash } from "./secrets";

/** A server that has not said so for as long is taken for dead, and another key may come. */
const believedMs = 2 * 60_000;
const prefix = "secret key ";

/** Says in the database under which key this server works; the key itself cannot be told from it. */
async function sayKey(app: App): Promise<void> {
  const expiresAt = new Date(app.now().getTime() + believedMs).toISOString();
  const row = { name: nameOf(app), owner: "servers", expiresAt };
  await app.write([
    app.db
      .insert(leases)
      .values(row)
      .onConflictDoUpdate({ target: leases.name, set: { expiresAt } }),
  ]);
}

/** A server of several, at its start and each minute after. */
export async function shareKey(app: App): Promise<void> {
  if (!app.cluster) return;
  await refuseOtherKey(app);
  await sayKey(app);
}

/** Sessions, seals and stored passwords of one server are worth nothing at another with another key. */
async function refuseOtherKey(app: App): Promise<void> {
  const others = and(
    like(leases.name, `${prefix}%`),
    ne(leases.name, nameOf(app)),
    gt(leases.expiresAt, app.now().toISOString()),
  );
  if ((await app.db.$count(leases, others)) === 0) return;
  const sentence = "Another server works with another SECRET_KEY. Give all servers the same one.";
  throw new Failure("forbidden", sentence);
}

const nameOf = ({ config }: App) => prefix + keyedHash(config, "servers", "key");
