import { eq } from "drizzle-orm";
import type { App } from "../app";
import type { Write } from "../database";
import { Failure } from "../errors/index";
import { installation } from "../schema";
import { keyedHash } from "../secrets/secrets";

const name = "key mark";

/** Tells two keys apart and gives neither away. */
const markOf = ({ config }: App) => keyedHash(config, name, "");

/**
 * Refuses to serve beside a database that was begun under another secret key: what two servers seal with two keys neither
 * can read whole. The first one writes down the fingerprint of its own.
 */
export async function refuseOtherKey(app: App): Promise<void> {
  // Of two that begin at once the first is known, and the other is compared with it.
  const row = { name, value: markOf(app) };
  if ((await knownMark(app)) === undefined) {
    await app.write([app.db.insert(installation).values(row).onConflictDoNothing()]);
  }
  if (await isOwnKey(app)) return;
  const sentence =
    "The secret key is another than the one of this database. Every server needs the same; if it was changed on purpose, run: coldaisle audit anchor";
  throw new Failure("conflict", sentence);
}

/** Also where none is known yet: a look changes nothing. */
export async function isOwnKey(app: App): Promise<boolean> {
  const known = (await knownMark(app)) ?? markOf(app);
  return known === markOf(app);
}

async function knownMark(app: App): Promise<string | undefined> {
  const [row] = await app.db.select().from(installation).where(eq(installation.name, name));
  return row?.value;
}

/** From here on the key of this process is the one: part of the write that says so in the audit trail. */
export const acceptedKey = (app: App): Write =>
  app.db
    .insert(installation)
    .values({ name, value: markOf(app) })
    .onConflictDoUpdate({ target: installation.name, set: { value: markOf(app) } });
