import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Glob } from "bun";
import { copyOf, secret } from "../data/folder";
import { cpuMs } from "./cpu";
import { peakOf, shareOf } from "./memory";
import { freePort } from "../serving/spawned";
import type { Figures, Means, Prepared, Work } from "../work";

const root = join(import.meta.dir, "../..");
const product = join(root, "dist/coldaisle");
const settleMs = 1000;
const people = 100_000;

export const work: Work = {
  about: "a compiled binary, from its start to its first 200",
  cases: ["first start", "restart", "with 100,000 people"],
  ways: ["bare Bun.serve", "coldaisle serve"],
  rounds: 15,
  goals: {
    "/healthz": { unit: "ms", limit: 200 },
    "/": { unit: "ms", limit: 200 },
    "CPU to /healthz": { unit: "ms" },
    "idle PSS": { unit: "MB", limit: 90 },
    binary: { unit: "MiB", limit: 125 },
    "peak MB": { unit: "MB" },
  },
  prepare,
  measure: (way, at, { bare = "", ...homes }) =>
    way === "coldaisle serve" ? started([product, "serve"], homes[at]) : started([bare]),
};

/** A data folder that was served before, and the bare server as a binary of its own. */
async function prepare(): Promise<Prepared> {
  if (!(await Bun.file(product).exists())) {
    await Bun.spawn([process.execPath, "web/build/build.ts", "--compile"], { cwd: root }).exited;
  }
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const bare = join(folder, "bare");
  await Bun.build({
    entrypoints: [join(import.meta.dir, "../raw/bare-server.ts")],
    compile: { outfile: bare },
    minify: true,
    bytecode: true,
    target: "bun",
  });
  const home = join(folder, "home");
  await started([product, "serve"], home);
  const filled = await copyOf(people);
  const means: Means = { bare, restart: home, "with 100,000 people": filled.folder };
  const close = async () => {
    rmSync(folder, { recursive: true });
    rmSync(filled.folder, { recursive: true });
  };
  return { means, close };
}

async function started(command: string[], home?: string): Promise<Figures> {
  const folder = home ?? mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const port = freePort();
  const own = { DATA_DIR: folder, ...(home && { SECRET_KEY: secret }) };
  const env = { PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "error", ...own };
  const began = performance.now();
  const child = Bun.spawn(command, { env, stdout: "ignore", stderr: "ignore", cwd: tmpdir() });
  await answered(port, "/healthz");
  const alive = performance.now() - began;
  const cpu = cpuMs(child.pid);
  await answered(port, "/");
  const open = performance.now() - began;
  await Bun.sleep(settleMs);
  // A process of the same binary examines the database meanwhile; as long as it lives, half of their common pages are its.
  await childless(child.pid);
  const figures = {
    "/healthz": alive,
    "/": open,
    "CPU to /healthz": cpu,
    "idle PSS": shareOf(child.pid),
    "peak MB": peakOf(child.pid),
    binary: Bun.file(command[0] ?? "").size / 1_048_576,
  };
  child.kill();
  await child.exited;
  if (home === undefined) rmSync(folder, { recursive: true });
  return figures;
}

/** Until no process that this one began is left; a thread of it may end while it is asked. */
async function childless(pid: number): Promise<void> {
  const threads = new Glob("*/children");
  const begunBy = async () => {
    const cwd = `/proc/${pid}/task`;
    const lists = [...threads.scanSync({ cwd })].map((it) => Bun.file(join(cwd, it)).text());
    return (await Promise.allSettled(lists)).some((it) => it.status === "fulfilled" && it.value);
  };
  while (await begunBy()) await Bun.sleep(100);
}

/** Asks again at once until there is an answer: a start is over when the first one is. */
async function answered(port: number, path: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await Bun.sleep(1);
  }
}
