import { cpuMs } from "../machine/cpu";
import type { House, Place } from "./house";

const path = "/api/candidates?limit=50";
const atOnce = 8;

/** Milliseconds that all machines together compute for one page: servers, and nodes of the database. */
async function cpuOf({ asking, places, cluster }: House, asked: Place[], pages: number) {
  const asks = asked.map(asking);
  const pids = [
    ...places.map(({ server }) => server.pid),
    ...cluster.nodes.map((node) => node.pid()),
  ];
  const all = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const round = async (many: number) => {
    let next = 0;
    const work = async () => {
      while (next < many) await asks[next++ % asks.length]?.("GET", path);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  };
  await round(pages / 4);
  const before = all();
  await round(pages);
  return (all() - before) / pages;
}

/**
 * What a page costs where one server answers and where all do. Where no machine is shared, the pages of a second grow with
 * the servers as far as the sum stays the same: times = servers × one / all.
 */
export async function spread(house: House, pages: number) {
  const [, first] = house.places;
  if (!first) throw new RangeError("Two servers with a node beside them are needed.");
  const one = await cpuOf(house, [first], pages);
  const all = await cpuOf(house, house.places, pages);
  return { one, all, servers: house.places.length, times: (house.places.length * one) / all };
}
