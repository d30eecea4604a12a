import { readFileSync } from "node:fs";
import { type Asked, call, type Caller } from "./caller";
import { peakOf } from "../machine/memory";
import { spawned } from "./spawned";
import type { Figures, Goal, Means, Prepared, Work } from "../work";

/** A question by its number, so that one case may ask many different ones; `means` knows ids. */
export type Question = (n: number, means: Means) => Asked;

/** A kind of server (`product` or the raw one of some records) over a filled folder. */
export type Way = { server: string; folder: string };

export type Serving = {
  about: string;
  cases: Record<string, Question>;
  ways: Record<string, string>;
  goals: Record<string, Goal>;
  goalsAt?: Record<string, Record<string, Goal>>;
  rounds: number;
  /** Why raw need not answer the same, where it does less. */
  answersDiffer?: string;
  /** Fills what is asked; answers a folder for each way, the cookie and ids. */
  prepare(): Promise<Prepared>;
};

export const secret = "a secret that only the benchmark may use";
const warmingMs = 300;
const measuredMs = 900;
const crowd = 16;

/** A work whose ways are servers that stay up through all rounds, so that turns can be short and many. */
export const served = (serving: Serving): Work => ({
  ...serving,
  cases: Object.keys(serving.cases),
  ways: Object.keys(serving.ways),
  prepare: async () => {
    const { means, close } = await serving.prepare();
    const servers = Object.entries(serving.ways).map(([way, kind]) => ({
      way,
      ...spawned(
        "serving/served-server.ts",
        kind,
        means[`folder ${way}`] ?? means["folder"] ?? "",
        secret,
      ),
    }));
    const stop = async () => {
      await Promise.all(servers.map((it) => it.stop()));
      await close();
    };
    for (const { way, says, pid } of servers) {
      means[`origin ${way}`] = await says;
      means[`pid ${way}`] = String(pid);
    }
    await refuseUnequal(serving, means).catch(async (error) => {
      await stop();
      throw error;
    });
    return { means, close: stop };
  },
  measure: async (way, at, means) => {
    const question = serving.cases[at];
    if (!question) throw new RangeError(`Nobody asks ${at}.`);
    return measured(way, question, ownOf(way, means));
  },
});

/** A way whose data is its own has its own cookie and ids. */
const ownOf = (way: string, means: Means): Means => ({
  ...means,
  cookie: means[`cookie ${way}`] ?? means["cookie"] ?? "",
  id: means[`id ${way}`] ?? means["id"] ?? "",
});

/** Raw is a measure only as long as it answers what the product answers. */
async function refuseUnequal({ cases, ways, answersDiffer }: Serving, means: Means): Promise<void> {
  if (answersDiffer) return;
  const kinds = Object.values(ways);
  if (kinds.every((kind) => kind === "product")) return;
  for (const [at, question] of Object.entries(cases)) {
    const [first, ...others] = await Promise.all(
      Object.keys(ways).map((way) => answered(way, question(1, means), means)),
    );
    if (others.some((other) => !Bun.deepEquals(first, other))) {
      throw new Error(`${at} is answered in two ways.`);
    }
  }
}

async function answered(way: string, { path, body }: Asked, means: Means): Promise<unknown> {
  const origin = means[`origin ${way}`] ?? "";
  const headers = { cookie: means["cookie"] ?? "", origin };
  const type = { "content-type": "application/json" };
  const answer = await fetch(
    origin + path,
    body === undefined ? { headers } : { method: "POST", body, headers: { ...headers, ...type } },
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const value: unknown = await answer.json();
  return body === undefined ? value : shapeOf(value);
}

/** What was just made differs in its ids and times alone. */
const shapeOf = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d{4}-\d\d-\d\dT[^"]*|C-\d+/g, ""),
  );

async function measured(way: string, question: Question, means: Means): Promise<Figures> {
  const origin = means[`origin ${way}`] ?? "";
  const pid = Number(means[`pid ${way}`]);
  const callers = await Promise.all(
    Array.from({ length: crowd }, () => call(origin, means["cookie"] ?? "")),
  );
  const asking = asker(question, means);
  await asking(callers.slice(0, 1), warmingMs);
  const busy = cpuMsOf(pid);
  const alone = await asking(callers.slice(0, 1), measuredMs);
  const cpu = (cpuMsOf(pid) - busy) / alone.length;
  const together = await asking(callers, measuredMs);
  callers.forEach((it) => it.hangUp());
  return {
    "ms p50": quantile(alone, 0.5),
    "ms p95": quantile(alone, 0.95),
    "ms p99": quantile(alone, 0.99),
    "CPU ms": cpu,
    "ms p50 of 16": quantile(together, 0.5),
    "ms p99 of 16": quantile(together, 0.99),
    "p99 to p50 of 16": quantile(together, 0.99) / quantile(together, 0.5),
    "peak MB": peakOf(pid),
  };
}

/** How long each answer took, the shortest first; every caller asks on as soon as it is answered. */
function asker(question: Question, means: Means) {
  // Beyond everybody who is there already, and the same for both ways.
  let n = 1_000_000;
  return async (callers: Caller[], ms: number): Promise<number[]> => {
    const end = performance.now() + ms;
    const delays: number[] = [];
    const askOn = async (caller: Caller) => {
      while (performance.now() < end) {
        const asked = question((n += 1), means);
        const began = performance.now();
        const status = await caller.ask(asked);
        delays.push(performance.now() - began);
        if (status !== 200 && status !== 201) throw new Error(`${asked.path}: ${status}.`);
      }
    };
    await Promise.all(callers.map(askOn));
    return delays.toSorted((a, b) => a - b);
  };
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

/** Processor time of a process so far; the kernel counts in hundredths of a second. */
export function cpuMsOf(pid: number | "self"): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
