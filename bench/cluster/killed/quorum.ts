import { isReady } from "@/src/engines/rqlite/nodes.testing";
import type { TestCluster } from "../house";

/** A server learns of it by the next question that waits in vain. */
const noticedMs = 25_000;
const lookEveryMs = 100;

/**
 * Two of three nodes are killed: whether a server says that it is not ready, and in how long whoever asks is told; once one
 * is back, in how long it is ready again.
 */
export async function quorumLost({ cluster, places, asking }: TestCluster) {
  const [place] = places;
  if (!place) throw new RangeError("A server is needed.");
  const lost = cluster.nodes.slice(1);
  for (const node of lost) await node.kill();
  const began = performance.now();
  const told = await asking(place)("POST", "/api/tasks", { title: "Call", dueAt: null });
  const toldMs = performance.now() - began;
  const isAway = await within(noticedMs, async () => (await readiness(place)) === 503);
  lost[0]?.again();
  const backAt = performance.now();
  const isBack = await within(noticedMs, async () => (await readiness(place)) === 200);
  const backMs = performance.now() - backAt;
  lost[1]?.again();
  await Promise.all(lost.map(({ host }) => isReady(host)));
  return { told: told.status, toldMs, isAway, isBack, backMs };
}

const readiness = async ({ server }: TestCluster["places"][number]) =>
  (await fetch(`${server.address}/readyz`)).status;

async function within(ms: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await Bun.sleep(lookEveryMs))
    if (await isSo()) return true;
  return false;
}
