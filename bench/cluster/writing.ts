import { sql } from "drizzle-orm";
import { type TestCluster, origin } from "./house";

/** What came of writing while something happened to the machines. */
export type Written = {
  acknowledged: number;
  lost: number;
  twice: number;
  /** Given up after many tries at every server. */
  failed: number;
  /** Longest time in which nobody was told that anything had landed. */
  stallMs: number;
};

/** What is needed of a house for people to write. */
type Writing = Pick<TestCluster, "places" | "signed" | "app">;

const pauseMs = 20;
const patienceMs = 30_000;

/** People who add candidates one after another, each at another server where one does not answer. */
export async function writingDuring(house: Writing, many: number, fault: () => Promise<unknown>) {
  const run = Bun.randomUUIDv7().slice(-6);
  const log = {
    names: [] as string[],
    failed: 0,
    at: performance.now(),
    stallMs: 0,
    isOver: false,
  };
  const workers = Array.from({ length: many }, (_, n) => work(house, log, `${run}w${n}`));
  await fault();
  log.isOver = true;
  await Promise.all(workers);
  return looked(house, run, log);
}

type Log = { names: string[]; failed: number; at: number; stallMs: number; isOver: boolean };

async function work(house: Writing, log: Log, name: string): Promise<void> {
  for (let n = 0; !log.isOver; n += 1) {
    const lastName = `Load${name}x${n}`;
    const isTold = await added(house, lastName, n);
    if (!isTold) log.failed += 1;
    if (!isTold) continue;
    const now = performance.now();
    log.stallMs = Math.max(log.stallMs, now - log.at);
    log.at = now;
    log.names.push(lastName);
    await Bun.sleep(pauseMs);
  }
}

/** Sent again under the same key until somebody says that it has landed. */
async function added(house: Writing, lastName: string, n: number): Promise<boolean> {
  const key = Bun.randomUUIDv7();
  const body = JSON.stringify({ firstName: "Load", lastName, origin: "applied" });
  for (let [tries, end] = [n, Date.now() + patienceMs]; Date.now() < end; tries += 1) {
    const { server } = house.places[tries % house.places.length]!;
    const headers = { origin, cookie: house.signed.cookie, "idempotency-key": key };
    const answer = await fetch(`${server.address}/api/candidates`, {
      ...{ method: "POST", body, signal: AbortSignal.timeout(patienceMs) },
      headers: { ...headers, "content-type": "application/json" },
    }).catch(() => null);
    if (answer?.ok) return true;
    await Bun.sleep(pauseMs);
  }
  return false;
}

async function looked({ app }: Writing, run: string, log: Log): Promise<Written> {
  const rows = await app.db.all<[string, number]>(
    sql`select last_name, count(*) from candidates where last_name like ${`Load${run}%`} group by 1`,
  );
  const found = new Map(rows);
  return {
    acknowledged: log.names.length,
    lost: log.names.filter((name) => !found.has(name)).length,
    twice: rows.filter(([, count]) => count > 1).length,
    failed: log.failed,
    stallMs: Math.round(log.stallMs),
  };
}
