import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { testApp } from "@/modules/testing";
import { startCluster } from "@/src/engines/rqlite/nodes.testing";
import { settled } from "../crash/caller";
import { product, serve, type Server } from "../crash/server";
import { origin, type Place } from "./house";
import { writingDuring } from "./writing";

/** An older server looks every five seconds whether it still may. */
const noticedMs = 8000;
const settleMs = 3000;

/**
 * Three servers of an older build on three nodes, replaced by this one after the other while people write: what became of
 * what they wrote, and what the older ones said once the first new one had upgraded the tables.
 */
export async function upgraded(older: string) {
  const cluster = await startCluster(3);
  const folders = Array.from({ length: 3 }, () => mkdtempSync(join(tmpdir(), "coldaisle-older-")));
  const shared = { DATABASE_URL: cluster.url, SECRET_KEY: "one secret that all of them share now" };
  const settings = { ...shared, PUBLIC_URL: origin };
  const start = (folder: string, program: readonly string[], own: Record<string, string>) =>
    serve(folder, ["env", ...Object.entries(own).map((it) => it.join("=")), ...program, "serve"]);
  const places: Place[] = [];
  try {
    const first = await start(String(folders[0]), [older], shared);
    const signed = { cookie: await settled(first) };
    await first.end("SIGTERM");
    for (const folder of folders)
      places.push({ folder, settings, server: await start(folder, [older], settings) });
    const replace = async (place: Place | undefined) => {
      if (!place) return;
      await place.server.end("SIGTERM");
      place.server = await start(place.folder, product, settings);
    };
    const said = { ready: [] as number[], again: "" };
    const house = { cluster, places, signed, app: testApp({}, settings) };
    const written = await writingDuring(house, 4, async () => {
      await Bun.sleep(settleMs);
      await replace(places[0]);
      await Bun.sleep(noticedMs);
      const left = places.slice(1);
      said.ready = await Promise.all(left.map(({ server }) => statusOf(server.address)));
      for (const place of left) await replace(place);
      await Bun.sleep(settleMs);
    });
    const [found] = await house.app.db.all<[number, number]>(
      sql`select (select count(*) from candidates), (select count(*) from candidate_search)`,
    );
    const findings = (await house.app.cluster?.examine())?.flatMap((it) =>
      "findings" in it ? it.findings : [`${it.node} is away`],
    );
    await house.app.close();
    said.again = await start(String(folders[0]), [older], settings).then(refusedLater, String);
    return { ...written, ...said, found, findings: findings ?? [] };
  } finally {
    await Promise.all(places.map(({ server }) => server.end("SIGKILL")));
    await cluster.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

const statusOf = async (address: string) => (await fetch(`${address}/readyz`)).status;

/** What one that listens says of itself. */
async function refusedLater(server: Server): Promise<string> {
  const answer = await fetch(`${server.address}/readyz`);
  const text = `${answer.status} ${await answer.text()} ${server.printed()}`;
  await server.end("SIGKILL");
  return text;
}
