import { connect, createServer, type Socket } from "node:net";
import { type Node, startCluster } from "@/src/engines/rqlite/nodes.testing";
import { openHouse } from "../house";
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

/**
 * A node is cut off from what the others send and is healed again, while people write: first one that follows, then the one
 * that leads. What it says itself still leaves, so it calls elections again and again, which is worse than silence.
 */
export async function cutOff(ms: number) {
  const ways = new Map<string, Awaited<ReturnType<typeof openWay>>>();
  const cluster = await startCluster(3, undefined, {
    async way(port) {
      const way = await openWay(port);
      ways.set(`127.0.0.1:${way.port}`, way);
      return way.port;
    },
  });
  const house = await openHouse(2, cluster);
  const cut = async (node: Node | undefined) => {
    const way = ways.get(node?.raft ?? "");
    way?.cut();
    await Bun.sleep(ms);
    way?.heal();
    await Bun.sleep(ms);
  };
  try {
    const leader = await cluster.leader();
    const following = cluster.nodes.find((node) => node !== leader);
    return {
      "a follower": await writingDuring(house, 8, () => cut(following)),
      "the leader": await writingDuring(house, 8, async () => cut(await cluster.leader())),
    };
  } finally {
    await house.close();
    for (const way of ways.values()) way.close();
  }
}
