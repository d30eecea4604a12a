import { rmSync } from "node:fs";
import { callerOf, type Ask, textOf } from "../crash/caller";
import { furnished } from "../crash/installation";
import { serve } from "../crash/server";
import { person } from "../crash/rounds/writes";
import { openLedger } from "../crash/rounds/ledger";
import type { House } from "./house";

type Operation = (ask: Ask, id: string, n: number) => ReturnType<Ask>;

const operations: Record<string, Operation> = {
  list: (ask) => ask("GET", "/api/candidates?limit=50"),
  search: (ask) => ask("GET", "/api/search?q=crash"),
  open: (ask, id) => ask("GET", `/api/candidates/${id}`),
  dashboard: (ask) => ask("GET", "/api/dashboard"),
  create: (ask, _, n) =>
    ask("POST", "/api/candidates", {
      firstName: "Speed",
      lastName: `Case ${n} ${letters(n)}`,
      origin: "applied",
    }),
  edit: (ask, id, n) => edited(ask, id, n),
};

const letters = (n: number) => n.toString(36);
let version = 1;

async function edited(ask: Ask, id: string, n: number) {
  const answer = await ask("PATCH", `/api/candidates/${id}`, {
    version,
    headline: `Technician ${n}`,
  });
  version = Number(answer.body["version"] ?? version);
  return answer;
}

/** Medians of each operation at a server of the cluster and at one over a file, asked in turns. */
export async function speeds(house: House, times: number) {
  const { folder, cookie } = await furnished();
  const alone = await serve(folder);
  const asks = {
    cluster: house.asking(house.places[0]!),
    file: callerOf(alone, cookie),
  };
  try {
    const people = { cluster: await filled(asks.cluster), file: await filled(asks.file) };
    const rows: [string, number, number][] = [];
    for (const [name, operation] of Object.entries(operations)) {
      const took = { cluster: [] as number[], file: [] as number[] };
      version = 1;
      const versions = { cluster: 1, file: 1 };
      for (let n = 0; n < times; n += 1) {
        for (const way of ["cluster", "file"] as const) {
          version = versions[way];
          const began = performance.now();
          await operation(asks[way], people[way], n);
          took[way].push(performance.now() - began);
          versions[way] = version;
        }
      }
      rows.push([name, median(took.cluster), median(took.file)]);
    }
    return rows;
  } finally {
    await alone.end("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function filled(ask: Ask): Promise<string> {
  const ledger = openLedger();
  let id = "";
  for (let n = 0; n < 60; n += 1) ({ id } = await person(ask, ledger));
  return id || textOf(await ask("GET", "/api/candidates?limit=1"));
}

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
