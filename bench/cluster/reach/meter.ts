import { cpuOfAllMs } from "../../machine/cpu";

/** What would be one machine: a server, and the node of the database beside it where there is one. */
export type Machine = { pids: () => number[] };
/** A machine that is asked, and how. */
export type Asked = { machine: Machine; ask: (n: number) => Promise<{ status: number }> };
export type Reach = {
  /** Milliseconds of CPU for one request, where it is answered. */
  cpu: number;
  /** Requests a second of one core of each machine that is asked, counted from CPU. */
  perSecond: number;
  /** Requests a second by the clock, all machines on this one. */
  clock: number;
};

const atOnce = 8;
/** The middle one counts: what a server does once an hour is in one of them. */
const rounds = 5;
/** A server that has just begun computes several times as long for the same page. */
const warmMs = 3000;
const roundMs = 1000;

const used = ({ pids }: Machine) => pids().reduce((sum, pid) => sum + cpuOfAllMs(pid), 0);

/** Milliseconds of CPU that each computes in a second in which nobody asks, as in the middle one of five. */
export async function atRest(machines: readonly Machine[]): Promise<number[]> {
  const seconds: number[][] = machines.map(() => []);
  for (let n = 0; n < rounds; n += 1) {
    const [before, began] = [machines.map(used), performance.now()];
    await Bun.sleep(roundMs);
    const lasted = (performance.now() - began) / 1000;
    machines.forEach((it, m) => seconds[m]?.push((used(it) - (before[m] ?? 0)) / lasted));
  }
  return seconds.map(middle);
}

/**
 * How many requests a second machines reach that share nothing: of each second of a core what goes by at rest is taken off,
 * the remainder is divided by what a request costs on the machine that answers it. Counted from CPU, it holds on a machine on
 * which all of them take turns.
 */
export async function reachOf(asked: readonly Asked[], rest: readonly number[]): Promise<Reach> {
  await answeredFor(asked, warmMs);
  const found: Reach[] = [];
  while (found.length < rounds) found.push(await reachedOnce(asked, rest));
  return {
    cpu: middle(found.map((it) => it.cpu)),
    perSecond: middle(found.map((it) => it.perSecond)),
    clock: middle(found.map((it) => it.clock)),
  };
}

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

async function reachedOnce(asked: readonly Asked[], rest: readonly number[]): Promise<Reach> {
  const machines = asked.map(({ machine }) => machine);
  const [before, began] = [machines.map(used), performance.now()];
  const many = await answeredFor(asked, roundMs);
  const seconds = (performance.now() - began) / 1000;
  const each = machines.map((machine, n) => {
    const atWork = used(machine) - (before[n] ?? 0) - (rest[n] ?? 0) * seconds;
    return (atWork * machines.length) / many;
  });
  return {
    cpu: each.reduce((sum, ms) => sum + ms, 0) / each.length,
    perSecond: each.reduce((sum, ms, n) => sum + (1000 - (rest[n] ?? 0)) / ms, 0),
    clock: many / seconds,
  };
}

/** Eight people ask at once, each machine in its turn; answers how many requests were answered. */
async function answeredFor(asked: readonly Asked[], ms: number): Promise<number> {
  const end = performance.now() + ms;
  let next = 0;
  const work = async () => {
    for (let n = next++; performance.now() < end; n = next++) {
      const answer = await asked[n % asked.length]?.ask(n);
      if (answer && answer.status >= 300) throw new Error(`It was answered with ${answer.status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return next - atOnce;
}

/**
 * What a request costs on every machine where one of them is asked: a row for each that is asked, in turns, so that nobody
 * takes anything from another's caches.
 */
export async function costsOf(
  asked: readonly Asked[],
  rest: readonly number[],
): Promise<number[][]> {
  const machines = asked.map(({ machine }) => machine);
  for (const it of asked) await answeredFor([it], warmMs);
  const found: number[][][] = asked.map(() => machines.map(() => []));
  for (let turn = 0; turn < rounds; turn += 1)
    for (const [k, it] of asked.entries()) {
      const [before, began] = [machines.map(used), performance.now()];
      const many = await answeredFor([it], roundMs);
      const seconds = (performance.now() - began) / 1000;
      for (const [j, machine] of machines.entries())
        found[k]?.[j]?.push((used(machine) - (before[j] ?? 0) - (rest[j] ?? 0) * seconds) / many);
    }
  return found.map((row) => row.map(middle));
}

/** The same with a change in every hundredth place, after which nothing that servers keep is true any more. */
export const besideChanges = ({ machine, ask }: Asked, change: Asked["ask"]): Asked => ({
  machine,
  ask: (n) => (n % 100 === 99 ? change(n) : ask(n)),
});
