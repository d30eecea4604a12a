import { rmSync } from "node:fs";
import { callerOf, type Ask } from "../crash/caller";
import { cpuMs } from "../machine/cpu";
import { furnished } from "../crash/installation";
import { serve, type Server } from "../crash/server";
import { person } from "../crash/rounds/writes";
import { openLedger } from "../crash/rounds/ledger";
import type { TestCluster } from "./house";

type Operation = (ask: Ask, it: Edited, n: number) => ReturnType<Ask>;
export type Edited = { id: string; version: number; others: string[] };

const reads = {
  list: (ask) => ask("GET", "/api/candidates?limit=50"),
  search: (ask) => ask("GET", "/api/search?q=crash"),
  open: (ask, { id }) => ask("GET", `/api/candidates/${id}`),
  dashboard: (ask) => ask("GET", "/api/dashboard/metrics"),
  today: (ask) => ask("GET", "/api/today"),
} satisfies Record<string, Operation>;

export const operations = {
  ...reads,
  "open another": (ask, { others }, n) =>
    ask("GET", `/api/candidates/${others[n % others.length]}`),
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
} satisfies Record<string, Operation>;

/** The same reads where nothing that was kept is true any more; the change itself is not measured. */
const afterChange: Record<string, Operation> = Object.fromEntries(
  Object.entries(reads).map(([name, read]) => [`${name} after a change`, read]),
);
export const change = (ask: Ask, n: number) =>
  ask("POST", "/api/tasks", { title: `Call ${n}`, dueAt: null });

/** Ways to the same product: over HTTP to a node nearby, by the file of that node, and without any cluster. */
type Ways<Value> = { nodes: Value; nodeFile: Value; file: Value };
const ways = ["nodes", "nodeFile", "file"] as const;

/** Milliseconds of an operation: median as a clock sees it, and what the server itself computes for one. */
export type Took = { wall: number; cpu: number };
export type Speed = { name: string } & Ways<Took>;

/** Each operation at servers of the cluster and at one over a file, asked in turns. */
export async function speeds(house: TestCluster, times: number): Promise<Speed[]> {
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
    const edited = await eachWay((way) => filled(asks[way]));
    const by = (operation: Operation) => (way: keyof Ways<unknown>, n: number) =>
      operation(asks[way], edited[way], n);
    const rows: Speed[] = [];
    for (const [name, operation] of Object.entries(operations))
      rows.push({ name, ...(await inTurns(servers, times, { ask: by(operation) })) });
    for (const [name, operation] of Object.entries(afterChange))
      rows.push({
        name,
        ...(await inTurns(servers, times, {
          ask: by(operation),
          before: (way, n) => change(asks[way], n),
        })),
      });
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
/** What is measured, and what happens before each time and is not. */
type Asked = { ask: AskOnce; before?: AskOnce };

/** Asked before anything is measured: the first times of a process are others. */
const warming = 20;

async function inTurns(servers: Ways<Server>, times: number, asked: Asked): Promise<Ways<Took>> {
  const walls: Ways<number[]> = { nodes: [], nodeFile: [], file: [] };
  const cpu: Ways<number> = { nodes: 0, nodeFile: 0, file: 0 };
  for (let n = -warming; n < times; n += 1)
    for (const way of ways) {
      const turn = n + warming;
      await asked.before?.(way, turn);
      const [before, began] = [cpuMs(servers[way].pid), performance.now()];
      const { status } = await asked.ask(way, turn);
      if (status >= 300) throw new Error(`It was answered with ${status}.`);
      if (n < 0) continue;
      walls[way].push(performance.now() - began);
      cpu[way] += cpuMs(servers[way].pid) - before;
    }
  return eachWay(async (way) => ({ wall: median(walls[way]), cpu: cpu[way] / times }));
}

export async function filled(ask: Ask): Promise<Edited> {
  const ledger = openLedger();
  const others: string[] = [];
  for (let n = 0; n < 60; n += 1) others.push((await person(ask, ledger)).id);
  return { id: others.at(-1) ?? "", version: 1, others };
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
