import { cpuMs, cpuOfAllMs } from "../machine/cpu";
import { call, type Caller } from "../serving/caller";
import { type Case, type Known, pick } from "./case";

export type Server = { origin: string; pid: number; caller: Caller };
/** `behind` is CPU for one change after it was answered: what is left to the background. */
export type Figure = { cpu: number; p50: number; p95: number; kb: number; behind?: number };
export type Measured = { name: string; ours: Figure; raw?: Figure };

/** So much of the processor each is given in its turn, for so many questions: on a busy machine the clock gives few. */
const turnCpuMs = 120;
const [leastAsked, mostAsked] = [3, 300];
const turns = 3;

/** Ours and raw in turns, so that a slow minute of the machine meets both. */
export async function inTurns(
  one: Case,
  at: number,
  { ours, raw, known }: { ours: Server; raw: Server; known: Known },
): Promise<Measured> {
  const [mine, its] = [tally(), tally()];
  let [n, changes] = [0, 0];
  // Each has versions of its own that a change has to name.
  const versions = { ...known, version: {} };
  const ask = (prefix: string) => {
    const asked = one.ask((n += 1), prefix ? versions : known);
    if (!prefix && asked.method) changes += 1;
    return { ...asked, path: prefix + encodeURI(asked.path) };
  };
  await settled(ours.pid);
  for (let turn = 0; turn < warmTurnsOf(one, known); turn += 1) {
    await turnOf(ours, () => ask(""), tally());
    if (one.raw) await turnOf(raw, () => ask(`/${at}`), tally());
  }
  for (let turn = 0; turn < turns; turn += 1) {
    await turnOf(ours, () => ask(""), mine);
    if (one.raw) await turnOf(raw, () => ask(`/${at}`), its);
  }
  const behind = changes > 0 && { behind: (await restedAfter(ours.pid)) / changes };
  return {
    name: one.name,
    ours: { ...mine.figure(), ...behind },
    ...(one.raw && { raw: its.figure() }),
  };
}

/**
 * What first calls cost, until their code is compiled, is another question: a page of matches costs 22 ms while twenty are
 * asked for, and 9 after three hundred. A write is asked for once, as it uses up what it is asked about.
 */
const warmTurnsOf = (one: Case, known: Known) =>
  one.ask(0, { ...known, version: {} }).method ? 1 : 2 * turns;

/** So long a server runs before anything counts: until then its code is still being compiled. */
const warmingCpuMs = 4000;

export async function warmed(some: Case[], { ours, known }: { ours: Server; known: Known }) {
  const busy = cpuMs(ours.pid);
  for (let n = 0; cpuMs(ours.pid) - busy < warmingCpuMs; n += 1) {
    const asked = pick(some, n).ask(n, known);
    await ours.caller.ask({ ...asked, path: encodeURI(asked.path) });
  }
}

export function tally() {
  const waits: number[] = [];
  let [cpu, bytes] = [0, 0];
  const quantile = (share: number) =>
    waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? Number.NaN;
  return {
    add: (ms: number, size: number) => ((bytes += size), waits.push(ms)),
    spend: (ms: number) => (cpu += ms),
    figure: (): Figure => ({
      cpu: cpu / waits.length,
      p50: quantile(0.5),
      p95: quantile(0.95),
      kb: bytes / waits.length / 1024,
    }),
  };
}

type Tally = ReturnType<typeof tally>;

export async function turnOf(
  server: Server,
  ask: () => Parameters<Caller["ask"]>[0] & { pause?: number },
  tally: Tally,
) {
  const busy = cpuMs(server.pid);
  for (let asked = 0; asked < mostAsked; asked += 1) {
    if (asked >= leastAsked && cpuMs(server.pid) - busy > turnCpuMs) break;
    const { pause = 0, ...question } = ask();
    if (pause > 0) await Bun.sleep(pause);
    const began = performance.now();
    const status = await server.caller.ask(question);
    tally.add(performance.now() - began, server.caller.length());
    if (status !== 200 && status !== 201) throw new Error(`${question.path} answered ${status}.`);
  }
  tally.spend(cpuMs(server.pid) - busy);
}

const quietShare = 0.1;
const lookMs = 100;
const patienceMs = 5000;
/** Work in the background looks every three seconds whether anything has changed: until then a server seems to rest. */
const restMs = 4000;
const longestWorkMs = 600_000;

/**
 * Waits until a server has done everything that changes have left to its background, which would be counted with the
 * next question; answers the CPU of it.
 */
export async function restedAfter(pid: number): Promise<number> {
  const before = cpuOfAllMs(pid);
  await settled(pid, longestWorkMs, restMs / lookMs);
  return cpuOfAllMs(pid) - before;
}

/** Waits until a server has done what it had to do behind its last answers, or since it began. */
export async function settled(pid: number, patience = patienceMs, looks = 2): Promise<void> {
  const end = performance.now() + patience;
  for (let quiet = 0; quiet < looks && performance.now() < end;) {
    const before = cpuMs(pid);
    await Bun.sleep(lookMs);
    quiet = cpuMs(pid) - before < lookMs * quietShare ? quiet + 1 : 0;
  }
}

export const connected = async (origin: string, pid: number, cookie = ""): Promise<Server> => ({
  origin,
  pid,
  caller: await call(origin, cookie),
});
