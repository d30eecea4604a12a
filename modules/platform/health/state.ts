import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { isCluster } from "@/src/engines/database-path";
import { quickChecks } from "@/src/doctor";
import { socketsOf } from "@/src/news/live";
import { version } from "@/src/version";
import { concernsOf, healthOf } from "./contributing";
import type { SystemState } from "./model";
import { countedRecords, queues } from "./rules";

const startedAt = new Date(Date.now() - performance.now()).toISOString();

/** How the house stands; everything in it is quick to say, however much there is. */
export async function state(app: App): Promise<SystemState> {
  const [engine, database, disk, records, queues, concerns, checks] = await Promise.all([
    engineOf(app),
    databaseOf(app),
    diskOf(app),
    recordsOf(app),
    queuesOf(app),
    concernsOf(app),
    quickChecks(app),
  ]);
  const own = { memoryBytes: process.memoryUsage.rss(), sockets: socketsOf(app) };
  const told = { version, startedAt, ...own, engine, database, disk };
  return { ...told, records, queues, concerns, checks };
}

async function engineOf(app: App): Promise<SystemState["engine"]> {
  const [row] = await app.db.all<[string]>(sql`select sqlite_version()`);
  const { database } = app.config;
  const kind = isCluster(database) ? "rqlite" : "sqlite";
  return { kind: database === ":memory:" ? "memory" : kind, version: String(row?.[0]) };
}

async function databaseOf(app: App): Promise<SystemState["database"]> {
  const [size] = await app.db.all<[number]>(sql`pragma page_size`);
  const [pages] = await app.db.all<[number]>(sql`pragma page_count`);
  const [empty] = await app.db.all<[number]>(sql`pragma freelist_count`);
  const bytes = size?.[0] ?? 0;
  return { bytes: bytes * (pages?.[0] ?? 0), emptyBytes: bytes * (empty?.[0] ?? 0) };
}

async function diskOf({ config }: App): Promise<SystemState["disk"]> {
  const { bavail, blocks, bsize } = await statfs(config.DATA_DIR);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize };
}

async function recordsOf(app: App): Promise<SystemState["records"]> {
  const tables = Object.assign({}, ...healthOf(app).map(({ counted }) => counted));
  return Promise.all(
    countedRecords.map(async (kind) => ({ kind, count: await app.db.$count(tables[kind]) })),
  );
}

async function queuesOf(app: App): Promise<SystemState["queues"]> {
  const lines = healthOf(app).flatMap(({ waiting = [] }) => waiting);
  const counted = lines.map(async ({ queue, count }) => ({ queue, waiting: await count(app) }));
  return (await Promise.all(counted)).toSorted(
    (a, b) => queues.indexOf(a.queue) - queues.indexOf(b.queue),
  );
}
