import type { TestCluster } from "../house";
import { type Asked, atRest, besideChanges, costsOf, reachOf } from "./meter";
import { change } from "../speed";

const path = "/api/candidates?limit=50";

/** Each server with the node beside it. */
export const machinesOf = ({ places, cluster }: TestCluster) =>
  places.map((place, n) => {
    const node = cluster.nodes[n % cluster.nodes.length];
    return { place, pids: () => [place.server.pid, ...(node ? [node.pid()] : [])] };
  });

export type Spread = { one: number; all: number; times: number };
/** Milliseconds of CPU: of each machine in a second in which nobody asks, and of a page on each of them where one is asked. */
type Limits = { rest: number[]; cost: number[][] };

/**
 * The pages a second of a core of one server with its node, and of three where each pair has a machine of its own. Each is
 * asked alone, in turns, and counted on all machines: the busiest of them says how many all three answer at once.
 */
export async function spread(house: TestCluster): Promise<Spread & Limits> {
  const machines = machinesOf(house).map(({ place, pids }): Asked => {
    const ask = house.asking(place);
    return { machine: { pids }, ask: () => ask("GET", path) };
  });
  const rest = await atRest(machines.map(({ machine }) => machine));
  const cost = await costsOf(machines, rest);
  /** Pages a second of each of those that are asked, until the first machine has no time left. */
  const reached = (asked: number[][]) =>
    Math.min(
      ...rest
        .map((ms, at) => (1000 - ms) / asked.reduce((sum, row) => sum + (row[at] ?? 0), 0))
        .filter((it) => it > 0),
    );
  // The best of them alone, so that nothing is gained by comparing with a slow one.
  const one = Math.max(...cost.map((row) => reached([row])));
  const all = machines.length * reached(cost);
  return { one, all, times: all / one, rest, cost };
}

/** The same for all of them at once, with a change in every hundredth place: a change costs every node. */
export async function spreadBesideChanges(house: TestCluster): Promise<Spread> {
  const machines = machinesOf(house).map(({ place, pids }): Asked => {
    const ask = house.asking(place);
    const reading: Asked = { machine: { pids }, ask: () => ask("GET", path) };
    return besideChanges(reading, (n) => change(ask, n));
  });
  const rest = await atRest(machines.map(({ machine }) => machine));
  const one = (await reachOf(machines.slice(1, 2), rest.slice(1, 2))).perSecond;
  const all = (await reachOf(machines, rest)).perSecond;
  return { one, all, times: all / one };
}
