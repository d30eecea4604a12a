import { sql } from "drizzle-orm";
import type { App } from "../app";
import { examination } from "../examination/beginning";
import type { DailyTask } from "../workers/daily-task";
import { statement } from "./index";

/** Every full-text table, by its name. */
export async function wordIndexesOf(app: App): Promise<string[]> {
  const rows = await app.db.all<[string]>(
    sql`select name from sqlite_schema where sql like 'CREATE VIRTUAL TABLE%USING fts5(%'`,
  );
  return rows.map(([name]) => name);
}

/** Rebuilds indexes from their texts, each in a write of its own, so that others can write in between. */
export async function rebuildWordIndexes(app: App, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const table = sql.identifier(name);
    await app.write([statement(sql`insert into ${table} (${table}) values ('rebuild')`)]);
  }
}

/**
 * Turns `secure-delete` on for every index that has it off, and rebuilds it: a copy from a cluster with an older engine
 * may still contain deleted words.
 */
export async function eraseWordsAtOnce(app: App): Promise<void> {
  for (const name of await wordIndexesOf(app)) {
    const [table, config] = [sql.identifier(name), sql.identifier(`${name}_config`)];
    const [row] = await app.db.all<[number]>(
      sql`select v from ${config} where k = 'secure-delete'`,
    );
    if (Number(row?.[0]) === 1) continue;
    await app.write([
      statement(sql`insert into ${table} (${table}, rank) values ('secure-delete', 1)`),
      statement(sql`insert into ${table} (${table}) values ('rebuild')`),
    ]);
  }
}

/** Rebuilds the indexes that do not match their texts, on any node; answers how many. */
export async function mendWordIndexes(app: App): Promise<number> {
  const found = await findingsOf(app);
  const known = await wordIndexesOf(app);
  const broken = known.filter((name) => found.some((it) => it.split(/\W+/).includes(name)));
  if (broken.length > 0)
    app.log.warn("indexes of words were built anew", { names: broken.join(", ") });
  await rebuildWordIndexes(app, broken);
  return broken.length;
}

async function findingsOf(app: App): Promise<string[]> {
  if (app.cluster) {
    const nodes = await app.cluster.examine();
    return nodes.flatMap((it) => ("findings" in it ? it.findings : []));
  }
  return [(await examination(app)).verdict];
}

export const wordIndexTask: DailyTask = {
  name: "search.mend",
  does: "Checks the search indexes and mends them",
  run: mendWordIndexes,
};
