import { isReady } from "@/src/engines/rqlite/nodes.testing";
import type { TestCluster } from "./house";

export type Fault = (house: TestCluster, ms: number) => Promise<void>;

/** What happens to a machine, and how it comes back. */
export const faults: Record<string, Fault> = {
  async "the leader is killed"({ cluster }, ms) {
    const leader = await cluster.leader();
    await leader?.kill();
    await Bun.sleep(ms);
    leader?.again();
    if (leader) await isReady(leader.host);
  },
  async "a follower stands still and goes on"({ cluster }, ms) {
    const leader = await cluster.leader();
    const follower = cluster.nodes.find((it) => it !== leader);
    follower?.signal("SIGSTOP");
    await Bun.sleep(ms);
    follower?.signal("SIGCONT");
    await Bun.sleep(ms / 2);
  },
  async "the leader stands still and goes on"({ cluster }, ms) {
    const leader = await cluster.leader();
    leader?.signal("SIGSTOP");
    await Bun.sleep(ms);
    leader?.signal("SIGCONT");
    await Bun.sleep(ms / 2);
  },
  async "a server is killed"(house, ms) {
    const place = house.places.at(-1);
    if (!place) return;
    await place.server.end("SIGKILL");
    await Bun.sleep(ms / 2);
    await house.again(place);
    await Bun.sleep(ms / 2);
  },
};
