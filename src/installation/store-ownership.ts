import { eq, sql } from "drizzle-orm";
import type { App } from "../app";
import { Failure } from "../errors";
import { errorFields } from "../log";
import { installation } from "../schema";
import { bytesOf } from "../files/storage";
import { contentsFolder, ownershipFile } from "../files";

const name = "files mark";
/** A start waits no longer for a bucket that is away. */
const patienceMs = 3000;

/** Whether the store bears the mark of this database: its own, none yet, or that of another. */
export type StoreOwnership = "own" | "unmarked" | "foreign";

export async function storeOwnership(app: App): Promise<StoreOwnership> {
  const [here, there] = await Promise.all([idHere(app), idThere(app)]);
  if (there === null) return "unmarked";
  return here === there ? "own" : "foreign";
}

export const foreignStore =
  "The stored files belong to another database than this one, so nothing of them is deleted. Check DATA_DIR, DATABASE_URL and FILES_URL, or restore a backup; if they do belong to this database, run: coldaisle files claim";

/** From here on the store is that of this database; answers the id that both bear. */
export async function claimStore(app: App): Promise<string> {
  const id = await ownId(app);
  await app.store.plain.write(ownershipFile, [Buffer.from(`${id}\n`)]);
  return id;
}

/** The id of this database, written down when first asked for; of two processes the first one's counts. */
export async function ownId(app: App): Promise<string> {
  const row = { name, value: Bun.randomUUIDv7() };
  const known = await idHere(app);
  if (known) return known;
  await app.write([app.db.insert(installation).values(row).onConflictDoNothing()]);
  return (await idHere(app)) ?? row.value;
}

/**
 * Refuses to serve with a database that never knew the files in the store: a mistyped folder, or a database that was lost.
 * A store where nothing lies yet is marked as this database's. Whoever cannot be reached now is looked at before anything
 * is deleted there.
 */
export async function refuseForeignStore(app: App): Promise<void> {
  const held = await withTimeout(storeOwnership(app)).catch((error: unknown) => {
    app.log.warn("whose files these are could not be seen", errorFields(error));
    return "own" as const;
  });
  if (held === "own") return;
  const isEmpty = await isStoreEmpty(app);
  if (held === "foreign" || (!isEmpty && (await isUnused(app))))
    throw new Failure("conflict", foreignStore);
  if (isEmpty) await claimStore(app);
}

export async function isStoreEmpty({ store }: App): Promise<boolean> {
  for await (const _ of store.plain.entries(contentsFolder)) return false;
  return true;
}

async function idHere(app: App): Promise<string | null> {
  const [row] = await app.db.select().from(installation).where(eq(installation.name, name));
  return row?.value ?? null;
}

async function idThere({ store }: App): Promise<string | null> {
  const parts = await store.plain.read(ownershipFile);
  return (
    parts &&
    Buffer.from(await bytesOf(parts))
      .toString()
      .trim()
  );
}

/** Nobody can have added a file before there was an account. */
const isUnused = async (app: App): Promise<boolean> =>
  (await app.db.all(sql`select 1 from users limit 1`)).length === 0;

async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer in time")), patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
