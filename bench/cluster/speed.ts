import { rmSync } from "node:fs";
import { callerOf, type Ask, textOf } from "../crash/caller";
import { cpuMs } from "../machine/cpu";
import { furnished } from "../crash/installation";
import { serve, type Server } from "../crash/server";
import { person } from "../crash/rounds/writes";
import { openLedger } from "../crash/rounds/ledger";
import type { House } from "./house";

type Operation = (ask: Ask, it: Edited, n: number) => ReturnType<Ask>;
type Edited = { id: string; version: number };

const operations: Record<string, Operation> = {
  list: (ask) => ask("GET", "/api/candidates?limit=50"),
  search: (ask) => ask("GET", "/api/search?q=crash"),
  open: (ask, { id }) => ask("GET", `/api/candidates/${id}`),
  dashboard: (ask) => ask("GET", "/api/dashboard/metrics"),
  today: (ask) => ask("GET", "/api/today"),
  create: (ask, _, n) =>
    ask("POST", "/api/candidates", {
      ...{ firstName: "Speed", lastName: `Case ${n} ${n.toString(36)}`, origin: "applied" },
    }),
  async edit(ask, it, n) {
    const { version } = it;
    const headline = `Technician ${n}`;
    const answer = await ask("PATCH", `/api/candidates/${it.id}`, { version, headline });
    it.version = Number(answer.body["version"] ?? version);
    return answer;
  },
};

/** Ways to the same product: over HTTP to a node nearby, by the file of that node, and without any cluster. */
type Ways<Value> = { nodes: Value; nodeFile: Value; file: Value };
const ways = ["nodes", "nodeFile", "file"] as const;

/** Milliseconds of an operation: median as a clock sees it, and what the server itself computes for one. */
export type Took = { wall: number; cpu: number };
export type Speed = { name: string } & Ways<Took>;

/** Each operation at servers of the cluster and at one over a file, asked in turns. */
export async function speeds(house: House, times: number): Promise<Speed[]> {
  const { folder, cookie } = await furnished();
  const alone = await serve(folder);
  const [nodes, nodeFile] = house.places;
  if (!nodes || !nodeFile) throw new RangeError("Two servers are needed.");
  const servers = { nodes: nodes.server, nodeFile: nodeFile.server, file: alone };
  const asks = {
    ...{ nodes: house.asking(nodes), nodeFile: house.asking(nodeFile) },
    file: callerOf(alone, cookie),
  };
  try {
    const edited = await eachWay(async (way) => ({ id: await filled(asks[way]), version: 1 }));
    const rows: Speed[] = [];
    for (const [name, operation] of Object.entries(operations)) {
      const ask = (way: keyof Ways<unknown>, n: number) => operation(asks[way], edited[way], n);
      rows.push({ name, ...(await inTurns(servers, times, ask)) });
    }
    return rows;
  } finally {
    await alone.end("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function eachWay<Value>(work: (way: keyof Ways<Value>) => Promise<Value>) {
  return {
    nodes: await work("nodes"),
    nodeFile: await work("nodeFile"),
    file: await work("file"),
  };
}

type AskOnce = (way: keyof Ways<unknown>, n: number) => Promise<{ status: number }>;

/** Asked before anything is measured: the first times of a process are others. */
const warming = 20;

async function inTurns(servers: Ways<Server>, times: number, ask: AskOnce): Promise<Ways<Took>> {
  for (let n = 0; n < warming; n += 1) for (const way of ways) await ask(way, times + n);
  const walls: Ways<number[]> = { nodes: [], nodeFile: [], file: [] };
  const before = await eachWay(async (way) => cpuMs(servers[way].pid));
  for (let n = 0; n < times; n += 1)
    for (const way of ways) {
      const began = performance.now();
      const { status } = await ask(way, n);
      if (status >= 300) throw new Error(`It was answered with ${status}.`);
      walls[way].push(performance.now() - began);
    }
  return eachWay(async (way) => ({
    wall: median(walls[way]),
    cpu: (cpuMs(servers[way].pid) - before[way]) / times,
  }));
}

async function filled(ask: Ask): Promise<string> {
  const ledger = openLedger();
  let id = "";
  for (let n = 0; n < 60; n += 1) ({ id } = await person(ask, ledger));
  return id || textOf(await ask("GET", "/api/candidates?limit=1"));
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
