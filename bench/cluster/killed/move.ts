import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testApp } from "@/modules/testing";
import { differingTables, type TableDigests, digestTables } from "@/src/engines/moving";
import { startCluster } from "@/src/engines/rqlite/nodes.testing";
import { furnished } from "../../crash/installation";
import { product, settingsOf } from "../../crash/server";

/** So many rows beside those of an installation that a move can be killed in each of its steps. */
const rows = 5_000;

type Found = "nothing" | "whole" | "half";
/** Where it goes, and what is there now. */
type Target = { to: string; look: () => Promise<Found>; close: () => Promise<unknown> };
type Source = { folder: string; url: string; held: TableDigests };

/**
 * Moves from a file to a cluster and back, each killed with -9 at moments spread over one: how often there was a half, and
 * how often the same command, said again, ended with every row there.
 */
export async function moveKilled(kills: number) {
  const { folder } = await furnished();
  const path = join(folder, "coldaisle.db");
  fill(path);
  const file = { folder, url: `file:${path}`, held: digestTables(path) };
  const filled = await emptyCluster(file);
  try {
    await moved(file, filled.to);
    const there = await killedOften(kills, file, emptyCluster);
    const back = await killedOften(kills, { ...file, url: filled.to }, emptyFile);
    return { there, back };
  } finally {
    await filled.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function killedOften(
  kills: number,
  source: Source,
  emptyTarget: (source: Source) => Promise<Target>,
) {
  const found = { killed: 0, nothing: 0, whole: 0, half: 0, ended: 0 };
  const ms = await within(await emptyTarget(source), async ({ to }) => {
    const began = performance.now();
    await moved(source, to);
    return performance.now() - began;
  });
  for (let n = 0; n < kills; n += 1)
    await within(await emptyTarget(source), async ({ to, look }) => {
      if (await moved(source, to, (ms * (n + 0.5)) / kills)) found.killed += 1;
      found[await look()] += 1;
      await moved(source, to);
      if ((await look()) === "whole") found.ended += 1;
    });
  return { ...found, ms: Math.round(ms) };
}

async function within<Answer>(target: Target, work: (target: Target) => Promise<Answer>) {
  try {
    return await work(target);
  } finally {
    await target.close();
  }
}

/** Runs the command; answers whether it was killed before its end, and throws where it ended otherwise than well. */
async function moved({ folder, url }: Source, to: string, killAfter?: number): Promise<boolean> {
  const command = Bun.spawn([...product, "move", "--from", url, "--to", to], {
    ...{ env: settingsOf(folder), stdout: "ignore", stderr: "pipe" },
  });
  const timer = killAfter && setTimeout(() => command.kill("SIGKILL"), killAfter);
  const said = await new Response(command.stderr).text();
  await command.exited;
  clearTimeout(timer);
  if (command.signalCode === "SIGKILL") return true;
  if (command.exitCode !== 0) throw new Error(`The move ended with ${command.exitCode}: ${said}`);
  return false;
}

async function emptyCluster({ held }: Source): Promise<Target> {
  const cluster = await startCluster(1);
  const look = async (): Promise<Found> => {
    const app = testApp({}, { DATABASE_URL: cluster.url });
    const copy = join(app.config.DATA_DIR, "copy.db");
    try {
      if ((await app.cluster?.tables()) === 0) return "nothing";
      await app.cluster?.copyTo(copy);
      return foundIn(copy, held);
    } finally {
      await app.close();
      rmSync(app.config.DATA_DIR, { recursive: true, force: true });
    }
  };
  return { to: cluster.url, look, close: cluster.stop };
}

async function emptyFile({ held }: Source): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-move-"));
  const path = join(folder, "new.db");
  return {
    to: `file:${path}`,
    look: async () => (existsSync(path) ? foundIn(path, held) : "nothing"),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const foundIn = (path: string, held: TableDigests): Found =>
  differingTables(held, digestTables(path)).length === 0 ? "whole" : "half";

function fill(path: string): void {
  using sqlite = new Database(path, { readwrite: true, strict: true });
  sqlite.run(
    `insert into attempts (key, since, count)
      select hex(randomblob(200)), value, 1 from json_each('[' || replace(hex(zeroblob(${rows} - 1)), '00', '1,') || '1]')`,
  );
}
