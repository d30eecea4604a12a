import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Ask, callerOf, isWell, textOf } from "./caller";
import { openLedger, promised, row, type Ledger } from "./rounds/ledger";
import { seen } from "./rounds/looking";
import { furnished } from "./installation";
import { command, serve } from "./server";
import { another, sheet } from "./rounds/writes";

export const ways = ["a command", "a second server"] as const;
export type Way = (typeof ways)[number];
export type Figures = Record<
  "records" | "acknowledged" | "refused" | "lost" | "damaged" | "p50 ms" | "p99 ms" | "most ms",
  number
>;

/** How many ask a server at once: more would wait for one another rather than for the database. */
const callers = 2;

/** Two processes write into one database, half of the records each; every answer is timed and every promise looked for. */
export async function writers(records: number, way: Way): Promise<Figures> {
  const { folder, cookie } = await furnished();
  const ledger = openLedger();
  const waits: number[] = [];
  const half = Math.ceil(records / 2);
  const server = await serve(folder);
  try {
    const own = posted(callerOf(server, cookie), half, { ledger, waits });
    const others = way === "a command" ? imported(folder, half, ledger) : null;
    const second = others ? null : await serve(folder);
    const refused = await Promise.all([
      own,
      others ?? (second ? posted(callerOf(second, cookie), half, { ledger, waits }) : 0),
    ]);
    const question = { folder, here: [...ledger.here], gone: [], files: [] };
    const found = await seen(question);
    await second?.end("SIGTERM");
    return {
      ...{ records, acknowledged: ledger.here.size, refused: refused[0] + refused[1] },
      ...{ lost: found.lost.length, damaged: found.findings.length, ...spreadOf(waits) },
    };
  } finally {
    await server.end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

type Kept = { ledger: Ledger; waits: number[] };

/** Answers how many were turned away. */
async function posted(ask: Ask, wanted: number, { ledger, waits }: Kept): Promise<number> {
  const state = { begun: 0, refused: 0 };
  const caller = async () => {
    while (state.begun < wanted) {
      state.begun += 1;
      const { name, email } = another();
      const began = performance.now();
      const person = { firstName: "Femke", lastName: name, email, origin: "applied" };
      const answer = await ask("POST", "/api/candidates", person);
      waits.push(performance.now() - began);
      if (isWell(answer)) promised(ledger, row("candidates", textOf(answer)));
      else state.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return state.refused;
}

async function imported(folder: string, wanted: number, ledger: Ledger): Promise<number> {
  const { csv, people } = sheet(wanted);
  const path = join(folder, "people.csv");
  writeFileSync(path, csv);
  const words = ["import", "candidates", path, "--origin", "Fair in Ghent", "--informed", "--json"];
  const { code, out, err } = await command(folder, words).ended;
  if (code !== 0) throw new Error(`The import ended with ${code}. ${err}`);
  promised(ledger, ...people);
  return people.length - Number(JSON.parse(out).created);
}

function spreadOf(waits: readonly number[]) {
  const sorted = waits.toSorted((a, b) => a - b);
  const part = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { "p50 ms": part(0.5), "p99 ms": part(0.99), "most ms": part(1) };
}
