import { Database } from "bun:sqlite";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { password } from "@/modules/testing";
import { startCluster } from "@/src/engines/rqlite/nodes.testing";
import { callerOf, type Ask } from "../crash/caller";
import { furnished } from "../crash/installation";
import { product, serve, settingsOf } from "../crash/server";

const rowBytes = 8192;
const lookEveryMs = 100;
const mostMs = 60 * 60_000;

/** One that will not be alone for long waits as long for its others as they do for it. */
const patient = ["-fk", "-raft-timeout", "1s", "-raft-election-timeout", "1s"];

/**
 * A database of so many MiB brought to one node, which two others join then: how long that, a backup beside people who look,
 * its verification, a trial restore and a restore into another node take, in seconds; how long whoever looked waited, in
 * milliseconds, and how often in vain; the most memory of the server and of a node, in MiB.
 */
export async function largeBackup(mib: number) {
  const { folder, cookie } = await furnished();
  const [cluster, another] = [await startCluster(1, patient), await startCluster(1, patient)];
  const elsewhere = mkdtempSync(join(tmpdir(), "coldaisle-large-"));
  const path = join(folder, "coldaisle.db");
  const SECRET_KEY = readFileSync(join(folder, "secret.key"), "utf8").trim();
  const settings = () => ({ DATABASE_URL: cluster.url, SECRET_KEY, DATA_DIR: elsewhere });
  const command = (words: string[], more = {}) => run(elsewhere, { ...settings(), ...more }, words);
  try {
    fill(path, Math.round((mib * 1024 ** 2) / rowBytes));
    const move = await command(["move", "--from", `file:${path}`, "--to", cluster.url]);
    const join = await seconds(async () => {
      await cluster.grow();
      await cluster.grow();
    });
    await refuseUnlike(cluster.nodes.map(({ host }) => host));
    const server = await serve(elsewhere, ["env", ...words(settings()), ...product, "serve"]);
    const ask = callerOf(server, cookie);
    const quiet = await lookedDuring(ask, () => Bun.sleep(10_000));
    const backup = await lookedDuring(ask, () => backedUp(ask));
    const serverMiB = peakMiB(server.pid);
    await server.end("SIGTERM");
    const verify = await command(["backup", "verify", "latest"]);
    const drill = await command(["backup", "restore", "latest", "--drill"]);
    const restore = await command(["backup", "restore", "latest"], { DATABASE_URL: another.url });
    const nodeMiB = Math.max(...cluster.nodes.map((node) => peakMiB(node.pid())));
    const took = { move, join, backup: backup.seconds, verify, drill, restore };
    const unanswered = quiet.unanswered + backup.unanswered;
    return { ...took, serverMiB, nodeMiB, quiet: quiet.p99, during: backup.p99, unanswered };
  } finally {
    await Promise.all([cluster.stop(), another.stop()]);
    for (const it of [folder, elsewhere]) rmSync(it, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Each node by itself has as many of the rows. */
async function refuseUnlike(hosts: string[]): Promise<void> {
  const counts = hosts.map(async (host) => {
    const page = `http://${host}/db/query?level=none&q=select+count(*)+from+robots_texts`;
    return JSON.stringify((await (await fetch(page)).json()).results[0].values);
  });
  const found = new Set(await Promise.all(counts));
  if (found.size > 1) throw new Error(`The nodes have ${[...found].join(" and ")} rows.`);
}

const words = (settings: Record<string, string>) =>
  Object.entries(settings).map(([name, value]) => `${name}=${value}`);

/** Seconds that a command takes; throws where it does not end well. */
async function run(folder: string, settings: Record<string, string>, line: string[]) {
  const began = performance.now();
  const child = Bun.spawn([...product, ...line], {
    ...{ env: { ...settingsOf(folder), ...settings }, stdout: "pipe", stderr: "pipe" },
  });
  const said = await Promise.all([child.stdout, child.stderr].map((it) => new Response(it).text()));
  if ((await child.exited) !== 0) throw new Error(`${line.join(" ")} failed: ${said.join("\n")}`);
  return (performance.now() - began) / 1000;
}

async function backedUp(ask: Ask): Promise<void> {
  await ask("POST", "/api/auth/confirmation", { proof: password });
  const { status, body } = await ask("POST", "/api/admin/backup");
  if (status !== 202) throw new Error(`No backup was begun: ${status} ${JSON.stringify(body)}`);
  for (const end = Date.now() + mostMs; Date.now() < end; await Bun.sleep(lookEveryMs)) {
    const { body } = await ask("GET", "/api/admin/backups");
    const { state, endedAt } = Object(body["run"]);
    if (state === "done") return;
    // On a machine that is too busy for its heartbeats it is taken for dead meanwhile, and goes on.
    if (state !== undefined && state !== "active" && endedAt !== null)
      throw new Error(`The backup ended ${String(state)}.`);
  }
  throw new Error("The backup did not end.");
}

/** Somebody looks at a list again and again meanwhile. */
async function lookedDuring(ask: Ask, work: () => Promise<void>) {
  const waited: number[] = [];
  let [unanswered, isOver] = [0, false];
  const looking = (async () => {
    while (!isOver) {
      const asked = performance.now();
      const { status } = await ask("GET", "/api/candidates?limit=50");
      // One that is cut off counts for as long as it was waited for, and is told.
      if (status === 0) unanswered += 1;
      else if (status !== 200) throw new Error(`A list was answered with ${status}.`);
      waited.push(performance.now() - asked);
      await Bun.sleep(lookEveryMs);
    }
  })();
  const began = performance.now();
  await Promise.race([work(), looking]);
  isOver = true;
  await looking;
  const p99 = waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? 0;
  return { seconds: (performance.now() - began) / 1000, p99, unanswered };
}

const peakMiB = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Texts that nothing else looks at, and that hardly compress. */
function fill(path: string, rows: number): void {
  using sqlite = new Database(path, { readwrite: true, strict: true });
  const put = sqlite.prepare("insert or replace into robots_texts values (?, ?, '2026-01-01')");
  sqlite.transaction(() => {
    for (let n = 0; n < rows; n += 1)
      put.run(`host-${n}`, crypto.getRandomValues(new Uint8Array((rowBytes / 4) * 3)).toBase64());
  })();
}
