import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Case, cases, type Served, started } from "./background-cases";
import { filledFolder } from "../data/folder";
import { copied, readied } from "./background-folder";
import { peakOf } from "./memory";
import { cpuMs } from "./cpu";
import { freePort } from "../serving/spawned";
import type { Figures, Means, Prepared, Work } from "../work";

const root = join(import.meta.dir, "../..");
const product = join(root, "dist/coldaisle");
const people = Number(process.env["BENCH_SIZE"] ?? 100_000);
const paths = { healthz: "/healthz", list: "/api/candidates" };
const quietMs = 10_000;
/** Longer than this nobody measures; what is done by then is told. */
const longestMs = Number(process.env["BENCH_LONGEST"] ?? 120) * 1000;

const beside = (limit: number) => ({ unit: "ms", limit });
export const work: Work = {
  about: `how long others wait beside what works in the background of a whole server, with ${people} candidates and \
${people / 2} jobs: the idle server first, in the same run`,
  cases: Object.keys(cases),
  ways: ["coldaisle serve"],
  rounds: 1,
  goals: {
    "healthz p99 more than idle": beside(20),
    "list p99 more than idle": beside(20),
    "RSS most": { unit: "MB", limit: 400 },
  },
  prepare,
  measure: (_way, at, means) => measure(at, means),
};

async function prepare(): Promise<Prepared> {
  if (!existsSync(product)) {
    await Bun.spawn([process.execPath, "web/build/build.ts", "--compile"], { cwd: root }).exited;
  }
  const home = mkdtempSync(join(process.env["BENCH_FOLDER"] ?? tmpdir(), "coldaisle-bench-"));
  const base = await filledFolder(people);
  return { means: { base, home }, close: async () => rmSync(home, { recursive: true }) };
}

async function measure(at: string, { base = "", home = "" }: Means): Promise<Figures> {
  const one = cases[at];
  if (!one) throw new RangeError(`Nobody measures ${at}.`);
  const folder = join(home, at.replaceAll(" ", "-"));
  const { cookie } = await copied(base, folder);
  const served: Served = { folder, cookie, origin: `http://127.0.0.1:${freePort()}` };
  try {
    const idle = await during(served, () => waits(served, () => Bun.sleep(quietMs)));
    readied(folder, at);
    return await during(served, async (pid) => ({
      ...named("idle", idle),
      ...(await busy(served, one, { idle, pid })),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** As long as a server is up. */
async function during<Result>(served: Served, work: (pid: number) => Promise<Result>) {
  const child = await started(product, served);
  try {
    return await work(child.pid);
  } finally {
    child.kill();
    await child.exited;
  }
}

async function busy(
  served: Served,
  one: Case,
  { idle, pid }: { idle: Waits; pid: number },
): Promise<Figures> {
  const [began, cpu] = [performance.now(), cpuMs(pid)];
  const waited = await waits(served, async () => {
    await Promise.race([one.act(served), Bun.sleep(longestMs)]);
    while (!one.isOver(served) && performance.now() < began + longestMs) await Bun.sleep(200);
  });
  return {
    ...named("", waited),
    ...more(idle, waited),
    "work s": (performance.now() - began) / 1000,
    "CPU s": (cpuMs(pid) - cpu) / 1000,
    "is over": Number(one.isOver(served)),
    ...(one.doneOf && { done: one.doneOf(served) }),
    "RSS most": peakOf(pid),
  };
}

type Waits = Record<string, number[]>;

/** How long each answer took while something went on, the shortest first. */
async function waits({ origin, cookie }: Served, during: () => Promise<unknown>): Promise<Waits> {
  const clients = Object.entries(paths).map(([name, path]) => {
    const words = [`${import.meta.dir}/lag-client.ts`, origin, cookie, path];
    const options = { stdin: "pipe", stdout: "pipe" } as const;
    return { name, child: Bun.spawn([process.execPath, ...words], options) };
  });
  await during();
  const all = clients.map(async ({ name, child }): Promise<[string, number[]]> => {
    void child.stdin.end();
    const last = (await new Response(child.stdout).text()).trim().split("\n").at(-1) ?? "[]";
    return [name, (JSON.parse(last) as number[]).toSorted((a, b) => a - b)];
  });
  return Object.fromEntries(await Promise.all(all));
}

const quantile = (sorted: number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN;

const named = (word: string, waited: Waits): Figures =>
  Object.fromEntries(
    Object.entries(waited).flatMap(([name, sorted]) => [
      [`${word} ${name} p99`.trim(), quantile(sorted, 0.99)],
      [`${word} ${name} worst`.trim(), sorted.at(-1) ?? Number.NaN],
    ]),
  );

const more = (idle: Waits, busy: Waits): Figures =>
  Object.fromEntries(
    Object.keys(paths).map((name) => [
      `${name} p99 more than idle`,
      quantile(busy[name] ?? [], 0.99) - quantile(idle[name] ?? [], 0.99),
    ]),
  );
