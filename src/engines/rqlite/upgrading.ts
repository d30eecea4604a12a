import type { Statement } from "../../database";
import {
  beginsIndexBuild,
  swapStatements,
  schemaObjectsIn,
} from "../../database/index-builds/swapping";
import { allMigrations, pendingAfter } from "../../database/migrations";
import { Failure } from "../../errors/index";
import { refuseErrors, type Nodes } from "./nodes";
import { oldestNeeded, refuseTooOld } from "./versions";

/** Whoever comes second waits so long for whoever upgrades. */
const patienceMs = 120_000;
/** All tables of an empty cluster at once take seconds where the disk is slow. */
const firstTryMs = 30_000;
const pauseMs = 200;

type Upgrade = { nodes: Nodes; isErasureSound: boolean; migrations?: string[][] | undefined };

/**
 * Applies the migrations that a cluster has not seen, all of them as one entry of its log. The entry refuses itself where
 * the version is no longer the one that was read, so of servers that start at once exactly one upgrades; no lock is left
 * behind by one that dies.
 */
export async function upgrade(all: Upgrade): Promise<void> {
  for (const end = Date.now() + patienceMs; ;) {
    const seen = await versionOf(all.nodes);
    const own = (all.migrations ?? allMigrations()).length;
    if (seen > own) return refuseTooOld(all.nodes, own);
    const { pending, version } = pendingAfter(seen, all.migrations);
    if (seen === version) return;
    if (await hasLanded(all, { seen, pending, version }).catch(notYet)) return;
    if (Date.now() > end)
      throw new Failure("unavailable", "The database is being upgraded. Try again.");
    await Bun.sleep(pauseMs);
  }
}

/** An answer that was lost says nothing of what has landed; the version does. */
function notYet(error: unknown): false {
  if (error instanceof Failure && error.kind === "unavailable") return false;
  throw error;
}

type Step = { seen: number; pending: string[]; version: number };

async function hasLanded(all: Upgrade, { seen, pending, version }: Step): Promise<boolean> {
  const dropped = seen > 0 ? await referredAmong(all.nodes, droppedBy(pending)) : [];
  const results = await all.nodes.ask(
    "/db/request?transaction",
    [
      guard(`(select user_version from pragma_user_version) = ${seen}`),
      // Foreign keys cannot be switched off inside an entry: dropping such a table would take its rows' children along.
      ...dropped.map((table) => guard(`not exists (select 1 from "${table}")`)),
      ...pending.filter((sql) => all.isErasureSound || !erasesAtOnce.test(sql)).map(plain),
      ...(seen === 0 && beginsIndexBuild(pending)
        ? swapStatements(schemaObjectsIn(pending), { isEmpty: true })
        : []
      ).map(plain),
      ...oldestNeeded(all.migrations ?? allMigrations(), seen),
      guard("not exists (select 1 from pragma_foreign_key_check)"),
      plain(`PRAGMA user_version = ${version}`),
    ],
    firstTryMs,
  );
  if (!results.some(({ error }) => error?.includes("malformed JSON"))) {
    refuseErrors(results);
    return true;
  }
  // Somebody else has upgraded meanwhile, unless the version still is what it was.
  if ((await versionOf(all.nodes)) === seen) throw rebuilt();
  return false;
}

const erasesAtOnce = /'secure-delete', 1\)/;
const plain = (sql: string): Statement => ({ sql, params: [] });

/** json() of anything but JSON fails, and takes the entry with it. */
const guard = (condition: string) =>
  plain(`select case when ${condition} then 1 else json('conflict') end`);

async function versionOf(nodes: Nodes): Promise<number> {
  return Number((await rowsOf(nodes, "PRAGMA user_version"))[0]?.[0]);
}

async function rowsOf(nodes: Nodes, sql: string): Promise<unknown[][]> {
  const [result] = refuseErrors(await nodes.ask("/db/query?level=weak", [plain(sql)]));
  return result?.values ?? [];
}

const droppedBy = (statements: string[]): string[] =>
  statements.flatMap((sql) => /^DROP TABLE [`"]?(\w+)/im.exec(sql)?.[1] ?? []);

/** Those to which rows of another table point. */
async function referredAmong(nodes: Nodes, tables: string[]): Promise<string[]> {
  const rows = await rowsOf(
    nodes,
    `select distinct f."table" from sqlite_schema t, pragma_foreign_key_list(t.name) f where t.type = 'table'`,
  );
  const referred = new Set(rows.map(([table]) => String(table)));
  return tables.filter((it) => referred.has(it));
}

const rebuilt = () =>
  new Failure(
    "unsupported",
    "This upgrade builds tables anew, which a running cluster cannot do. Nothing was changed; see the manual.",
  );
