import { cpuMs } from "../machine/cpu";
import { call, type Caller } from "../serving/caller";
import type { Case, Known } from "./case";

export type Server = { origin: string; pid: number; caller: Caller };
export type Figure = { cpu: number; p50: number; p95: number; kb: number };
export type Measured = { name: string; ours: Figure; raw?: Figure };

/** So long each takes its turn, and at least so many questions. */
const turnMs = 250;
const leastAsked = 4;
const turns = 4;

/** Ours and raw in turns, so that a slow minute of the machine meets both. */
export async function inTurns(
  one: Case,
  at: number,
  { ours, raw, known }: { ours: Server; raw: Server; known: Known },
): Promise<Measured> {
  const [mine, its] = [tally(), tally()];
  let n = 0;
  const ask = (prefix: string) => {
    const asked = one.ask((n += 1), known);
    return { ...asked, path: prefix + encodeURI(asked.path) };
  };
  // What a first call alone costs is told apart, where a case is about it.
  await ours.caller.ask(ask(""));
  for (let turn = 0; turn < turns; turn += 1) {
    await settled(ours.pid);
    await turnOf(ours, () => ask(""), mine);
    if (one.raw) await turnOf(raw, () => ask(`/${at}`), its);
  }
  return { name: one.name, ours: mine.figure(), ...(one.raw && { raw: its.figure() }) };
}

function tally() {
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

async function turnOf(server: Server, ask: () => Parameters<Caller["ask"]>[0], tally: Tally) {
  const busy = cpuMs(server.pid);
  const end = performance.now() + turnMs;
  for (let asked = 0; asked < leastAsked || performance.now() < end; asked += 1) {
    const question = ask();
    const began = performance.now();
    const status = await server.caller.ask(question);
    tally.add(performance.now() - began, server.caller.length());
    if (status !== 200 && status !== 201) throw new Error(`${question.path} answered ${status}.`);
  }
  tally.spend(cpuMs(server.pid) - busy);
}

const quietShare = 0.1;
const patienceMs = 15_000;

/** Waits until a server has done what it had to do behind its last answers. */
export async function settled(pid: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let quiet = 0; quiet < 2 && performance.now() < end;) {
    const before = cpuMs(pid);
    await Bun.sleep(100);
    quiet = cpuMs(pid) - before < 100 * quietShare ? quiet + 1 : 0;
  }
}

export const connected = async (origin: string, pid: number, cookie = ""): Promise<Server> => ({
  origin,
  pid,
  caller: await call(origin, cookie),
});
