import { connect, createServer, type Socket } from "node:net";
import { type Node, startCluster } from "@/src/engines/rqlite/nodes.testing";
import { openTestCluster } from "../house";
import { writingDuring } from "../writing";

/** The way on which others reach a node: cut, they reach it no more, and it hears nobody. */
async function openWay(port: number) {
  const ends = new Set<Socket>();
  const way = { isCut: false };
  const server = createServer((near) => {
    if (way.isCut) return near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one);
      one.on("error", () => one.destroy());
      one.on("close", () => {
        ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut(): void {
      way.isCut = true;
      for (const end of ends) end.destroy();
    },
    heal: () => void (way.isCut = false),
    close: () => void server.close(),
  };
}

/** Three nodes of which each can be cut off. What one says itself still leaves, so it calls elections, which is worse than silence. */
export async function openCuttable() {
  const ways = new Map<string, Awaited<ReturnType<typeof openWay>>>();
  const cluster = await startCluster(3, undefined, {
    async way(port) {
      const way = await openWay(port);
      ways.set(`127.0.0.1:${way.port}`, way);
      return way.port;
    },
  });
  return {
    cluster,
    async cutFor(node: Node | undefined, ms: number): Promise<void> {
      const way = ways.get(node?.raft ?? "");
      way?.cut();
      await Bun.sleep(ms);
      way?.heal();
      await Bun.sleep(ms);
    },
    close(): void {
      for (const way of ways.values()) way.close();
    },
  };
}

/** First one that follows, then the one that leads, is cut off and healed again while people write. */
export async function cutOff(ms: number) {
  const { cluster, cutFor, close } = await openCuttable();
  const house = await openTestCluster(2, cluster);
  try {
    const leader = await cluster.leader();
    const following = cluster.nodes.find((node) => node !== leader);
    return {
      "a follower": await writingDuring(house, 8, () => cutFor(following, ms)),
      "the leader": await writingDuring(house, 8, async () => cutFor(await cluster.leader(), ms)),
    };
  } finally {
    await house.close();
    close();
  }
}
