import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { type App, type AppOptions, openApp } from "@/src/app";
import { backupKey, type Config } from "@/src/config";
import { beginLostKey, refuseLostKey, secretKey } from "@/src/secrets/secret-key";
import { eraseWordsAtOnce } from "@/src/database/word-indexes";
import { copyDatabase, leaveWalMode } from "@/src/engines/copying";
import { Failure, notFound } from "@/src/errors";
import { bytesOf, ownershipFile } from "@/src/files";
import { ownId } from "@/src/installation/store-ownership";
import { openStore } from "@/src/files/store";
import { createLog } from "@/src/log";
import { erasedSince } from "./erased-since";
import { quiesce, restorationsOf } from "./restoration";
import { databaseName } from "../format/packing";
import type { Manifest } from "../format/manifest";
import { manifestOf } from "../format/pieces";
import type { Calmed, Restored } from "../model";
import { databaseHere, namesIn, pathOf, refuseNoRoom, signingKeyOf } from "../storage/storage";
import { refuseInUse, swapIn } from "./swapping";
import { runInWorker, type OnProgress } from "../working";

export type RestoreOptions = {
  /** A name, `latest`, or the path of a file. */
  backup: string;
  /** Does everything but the last step, so that nothing in use is touched. */
  isDrill?: boolean;
  /** The bucket that it was fetched from, which also knows who was erased since. */
  from?: string | undefined;
  /** Accepts a backup that the key of this installation has not signed. */
  isUnsigned?: boolean;
  onProgress?: OnProgress;
};

const workPrefix = ".restore-";

/**
 * Brings a backup back, beside what is there, and puts it in its place once all is well: read to the last bit, upgraded,
 * whoever was erased since erased again, nobody signed in. What was there before stays for thirty days.
 */
export async function restore(
  config: Config,
  { backup, isDrill = false, isUnsigned = false, from, onProgress = () => {} }: RestoreOptions,
  options: AppOptions,
): Promise<Restored> {
  const began = performance.now();
  const database = databaseHere(config);
  const path = await pathIn(config, backup);
  if (!isDrill && database) refuseInUse(database);
  await clearOld(config);
  const into = join(config.DATA_DIR, `${workPrefix}${Bun.randomUUIDv7()}`);
  const signing = signingOf(config, isUnsigned);
  const { database: packed, files: added } = manifestOf(path, signing);
  // An upgrade keeps a copy of the database meanwhile.
  await refuseNoRoom(config, 2 * packed.bytes + added.bytes);
  try {
    const log = options.log ?? createLog(config.LOG_LEVEL);
    const opening = { path, into, signing, passphrase: backupKey(config) };
    const manifest = await runInWorker(log, { kind: "open", opening }, onProgress);
    const { name } = manifest;
    const erased = await erasedSince(config, { name, from, signing });
    const copy = { into, name, erased: erased.text };
    const prepared = await prepareCopy(config, copy, { ...options, log });
    if (prepared.erasedAgain > 0) await rewriteDatabase(join(into, databaseName));
    const before = isDrill ? null : await swapIn(config, into, options.now?.() ?? new Date());
    return {
      ...summaryOf(manifest),
      isDrill,
      erasedAgain: prepared.erasedAgain,
      erasedUnknown: erased.trouble,
      calmed: prepared.calmed,
      schema: { before: manifest.schema, now: prepared.schema },
      ms: Math.round(performance.now() - began),
      before,
    };
  } finally {
    await rm(into, { recursive: true, force: true });
  }
}

/** Without the key of the backup nothing sealed in it opens again; with `isUnsigned` a new key is begun all the same. */
function signingOf(config: Config, isUnsigned: boolean) {
  if (isUnsigned) beginLostKey(config);
  refuseLostKey(config);
  return { key: signingKeyOf(config), isUnsigned };
}

const summaryOf = ({ name, createdAt, rows, files }: Manifest) => ({
  name,
  createdAt,
  tables: Object.keys(rows).length,
  files: files.count,
  rows: Object.values(rows).reduce((sum, n) => sum + n, 0),
});

async function pathIn(config: Config, backup: string): Promise<string> {
  const [newest] = backup === "latest" ? await namesIn(config) : [];
  if (backup === "latest" && !newest) throw new Failure("missing", "There is no backup yet.");
  const path = backup.includes("/") ? backup : pathOf(config, newest ?? backup);
  if (await Bun.file(path).exists()) return path;
  return notFound("backup");
}

/** Deletes what a restore left that was killed. */
async function clearOld({ DATA_DIR }: Config): Promise<void> {
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  const names = await readdir(DATA_DIR);
  const old = names.filter((name) => name.startsWith(workPrefix));
  await Promise.all(old.map((name) => rm(join(DATA_DIR, name), { recursive: true, force: true })));
}

type PreparedCopy = { erasedAgain: number; calmed: Calmed; schema: number };

/**
 * Opens the unpacked copy beside the installation, upgrades it, ends what it was in the middle of, and erases again who
 * was erased since.
 */
async function prepareCopy(
  config: Config,
  { into, name, erased }: { into: string; name: string; erased: string },
  options: AppOptions,
): Promise<PreparedCopy> {
  const database = join(into, databaseName);
  const { plain } = openStore(config);
  const head = await plain.read("audit.head");
  await Bun.write(join(into, "audit.head"), head ? await bytesOf(head) : "");
  // Of the copy everything lies in its own folder, unencrypted: no bucket, no key for files.
  const alone = { FILES_URL: undefined, FILES_KEY: undefined, FILES_KEY_FILE: undefined };
  const keyed = { database: `file:${database}`, SECRET_KEY: secretKey(config) };
  const inside = { DATA_DIR: into, ...keyed, ...alone };
  const app = openApp({ ...config, ...inside }, options);
  try {
    await eraseWordsAtOnce(app);
    // What lies there after the restore is what this copy knows, so the store is its own from then on.
    await Bun.write(join(into, ownershipFile), `${await ownId(app)}\n`);
    const restorations = restorationsOf(app);
    for (const { adopt } of restorations) await adopt?.(app, erased);
    const calmed = await quiesce(app, name);
    let erasedAgain = 0;
    for (const { eraseAgain } of restorations) erasedAgain += (await eraseAgain?.(app)) ?? 0;
    // The trail ends earlier than its newest seal says; that this is so by a restore is an entry of it.
    await audit.anchor(app);
    return { erasedAgain, calmed, schema: await schemaOf(app) };
  } finally {
    await app.close();
    leaveWalMode(database);
  }
}

/** Rewrites the file, because pages that SQLite merges after many deletions keep bytes of deleted rows between their cells. */
async function rewriteDatabase(database: string): Promise<void> {
  copyDatabase(database, `${database}.anew`);
  await rename(`${database}.anew`, database);
}

async function schemaOf(app: App): Promise<number> {
  const [row] = await app.db.all<[number]>(sql`pragma user_version`);
  return row?.[0] ?? 0;
}
