import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import { type App, openApp } from "@/src/app";
import { type Config, readConfig } from "@/src/config";
import { eraseWordsAtOnce } from "@/src/database/word-indexes";
import { leaveWalMode } from "@/src/engines/copying";
import {
  copyDatabaseFile,
  differingTables,
  type TableDigests,
  digestTables,
  loadIntoCluster,
  placeDatabaseFile,
} from "@/src/engines/moving";
import { isCluster } from "@/src/engines/database-path";
import { Failure } from "@/src/errors";
import { refuseServers } from "@/src/secrets/shared-key";
import type { Context } from "../context";
import { plural, print, progressBar } from "../print";

type Asked = { from?: string; to: string; json?: boolean };

export const moveCommand = ({ config }: Context) =>
  new Command("move")
    .description("Move the database from a file to a cluster, or back, while no server runs")
    .requiredOption("--to <url>", "file:… or rqlite://…, with nothing in it")
    .option("--from <url>", "where it is (default: the database of the settings)")
    .option("--json", "print JSON")
    .action(async ({ from, to, json }: Asked) => {
      const bar = progressBar();
      const own = config();
      const places = { from: at(own, from ?? own.database), to: at(own, to) };
      const held = await moveDatabase(places, bar.show).finally(bar.end);
      const tables = Object.values(held);
      const rows = tables.reduce((sum, it) => sum + it.rows, 0);
      print({ tables: tables.length, rows }, json ?? false, () =>
        [
          `Moved ${plural(rows, "row")} in ${plural(tables.length, "table")}, each compared.`,
          `Set DATABASE_URL to the new place and start the servers; the old one is as it was.`,
          "Files stay where they are. Move them with: coldaisle files move",
        ].join("\n"),
      );
    });

/** The same settings with another database, checked like every setting. */
const at = (config: Config, database: string): Config => ({
  ...config,
  database: readConfig({ DATABASE_URL: database }).database,
});

type Places = { from: Config; to: Config };
type OnProgress = (percent: number, words: string) => void;

const workPrefix = ".move-";

/**
 * Copies a database that nobody works with to a place where nothing is, and compares every row. The new one appears in
 * one step; killed at any point, the old one is whole and the new one is not there, or is the same.
 */
async function moveDatabase({ from, to }: Places, onProgress: OnProgress): Promise<TableDigests> {
  if (from.database === to.database) throw new Failure("invalid", "The database is already there.");
  await clearOld(from.DATA_DIR);
  const folder = join(from.DATA_DIR, `${workPrefix}${Bun.randomUUIDv7()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const copy = join(folder, "copy.db");
    onProgress(0, "copying");
    await takeOut(from, copy);
    await finishCopy({ ...from, database: `file:${copy}` }, copy);
    const held = digestTables(copy, onProgress);
    await placeCopy(to, { copy, held, folder }, onProgress);
    return held;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function clearOld(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((it) => it.startsWith(workPrefix)))
    await rm(join(folder, name), { recursive: true, force: true });
}

async function takeOut(from: Config, copy: string): Promise<void> {
  if (copyDatabaseFile(from.database, copy)) return;
  await within(from, async (app) => {
    await refuseServers(app);
    await app.cluster?.copyTo(copy);
  });
}

/** Upgrades the copy and leaves it as one file without a log. */
async function finishCopy(config: Config, copy: string): Promise<void> {
  await within(config, eraseWordsAtOnce);
  leaveWalMode(copy);
}

type Copy = { copy: string; held: TableDigests; folder: string };

async function placeCopy(
  to: Config,
  { copy, held, folder }: Copy,
  onProgress: OnProgress,
): Promise<void> {
  const second = join(folder, "second.db");
  const isNew = isCluster(to.database)
    ? await within(to, async ({ cluster }) => cluster !== null && loadIntoCluster(cluster, copy))
    : placeDatabaseFile(copy, to.database);
  await takeOut(to, second);
  const differing = differingTables(held, digestTables(second, onProgress));
  if (differing.length === 0) return;
  // A move that was killed after its last step is found done; anything else that is there stays.
  if (!isNew) throw new Failure("conflict", "There is already a database. Choose an empty place.");
  throw new Failure("tampered", `These tables are incomplete: ${differing.join(", ")}.`);
}

/** Opened without modules, so that no background work runs. */
async function within<Answer>(config: Config, work: (app: App) => Promise<Answer>) {
  const app = openApp(config, { modules: [] });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}
