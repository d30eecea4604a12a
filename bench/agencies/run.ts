import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { addAgency } from "@/src/agencies/directory";
import { product, serve } from "../crash/server";
import { cpuMs } from "../machine/cpu";

const { values } = parseArgs({ options: { agencies: { type: "string" } } });
const many = Number(values.agencies ?? 100);
const restAfter = 10;
const longestColdMs = 150;
const mostIdleMb = 3;

const folder = mkdtempSync(join(tmpdir(), "coldaisle-agencies-"));
const hosts = Array.from({ length: many }, (_, n) => `agency-${n}.example`);
const settings = [`AGENCIES_DIR=${folder}`, `AGENCY_REST_AFTER=${restAfter}`];

/** Megabytes of the process that are in memory. */
const megabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** How many databases the process has open: the log beside each is there as long as it is. */
const opened = (pid: number): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => linkOf(pid, fd).endsWith("coldaisle.db")).length;

/** One that has been closed meanwhile leads nowhere. */
function linkOf(pid: number, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    return "";
  }
}

type Asked = { address: string; host: string };

async function ask({ address, host }: Asked): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${address}/api/auth/setup`, { headers: { host } });
  await answer.text();
  if (!answer.ok) throw new Error(`${host} answered ${answer.status}.`);
  return performance.now() - began;
}

const sorted = (all: number[]) => all.toSorted((a, b) => a - b);
const at = (all: number[], share: number) => sorted(all)[Math.floor((all.length - 1) * share)] ?? 0;
const say = (figure: string) => console.log(`figure: ${figure}`);

/** A few are awake at any time, because each is woken in its turn. */
async function atRest(pid: number): Promise<void> {
  for (let tries = 0; tries < 120 && opened(pid) > 10; tries += 1) await Bun.sleep(1000);
}

async function main(): Promise<number> {
  for (const host of hosts) addAgency(folder, host, { PUBLIC_URL: `http://${host}` });
  const { pid, address, end } = await serve(folder, ["env", ...settings, ...product, "serve"]);
  try {
    // The first makes the process warm: its code is read once for all of them.
    for (const host of hosts.slice(0, 5)) await ask({ address, host });
    await atRest(pid);
    const before = megabytes(pid);
    const first = [];
    for (const host of hosts) first.push(await ask({ address, host }));
    const [awake, busy] = [opened(pid), megabytes(pid)];
    await atRest(pid);
    const idle = (megabytes(pid) - before) / many;
    const computed = cpuMs(pid);
    const cold = [];
    for (const host of hosts) cold.push(await ask({ address, host }));
    const each = (cpuMs(pid) - computed) / many;
    const warm = await ask({ address, host: hosts.at(-1) ?? "" });
    say(`${many} agencies in one process of ${before.toFixed(0)} MB after the first five`);
    say(
      `first answer of a new one ${at(first, 0.5).toFixed(0)} ms, p95 ${at(first, 0.95).toFixed(0)}`,
    );
    say(`${awake} awake at once: ${busy.toFixed(0)} MB; per idle agency ${idle.toFixed(2)} MB`);
    say(
      `first answer of one at rest ${at(cold, 0.5).toFixed(0)} ms, p95 ${at(cold, 0.95).toFixed(0)}, ` +
        `longest ${at(cold, 1).toFixed(0)}, ${each.toFixed(0)} ms CPU each; of one awake ${warm.toFixed(1)} ms; ` +
        `load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
    return idle <= mostIdleMb && at(cold, 0.95) <= longestColdMs ? 0 : 1;
  } finally {
    await end("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exit(await main());
