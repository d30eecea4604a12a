import type { Case, Goal } from "../case";
import type { Figure, Measured } from "../measure";

/** What was measured with so many people, on which day, and how busy the machine was when it began. */
export type Size = {
  people: number;
  day: string;
  /** Null where an earlier run did not keep it. */
  load: number | null;
  /** Whether more wanted the processor than it has cores: waits were for others then. */
  isBusy: boolean;
  measured: Measured[];
};

export const usualTimes = 2;
export const usualP95 = 50;
export const usualGrowth = 1.3;

export type Beside = { before: Figure | undefined; isBusy: boolean };

/** A goal that a line does not reach: as the tables name it, and what was measured instead. */
export type Missed = { goal: Goal; said: string; figure: string };

export const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));

export const named = (people: number) => people.toLocaleString("en");
export const times = (ratio: number) => `${ratio.toFixed(2)}×`;
export const ratioOf = ({ ours, raw }: Measured) => (raw ? ours.cpu / raw.cpu : undefined);
export const beforeOf = (name: string, before: Size | undefined) =>
  before?.measured.find((it) => it.name === name)?.ours;

/** The goals that one case does not reach; on a busy machine a wait says little, and CPU does. */
export function missed(one: Case, measured: Measured, { before, isBusy }: Beside): Missed[] {
  const { times: most = usualTimes, p95 = usualP95, growth = usualGrowth } = one;
  const { ours } = measured;
  const ratio = ratioOf(measured) ?? 0;
  const waited = isBusy ? ours.cpu : ours.p95;
  const grown = before ? ours.cpu / before.cpu : 0;
  const all: (Missed & { isMissed: boolean })[] = [
    { goal: "raw", said: `> ${most}× raw`, figure: times(ratio), isMissed: ratio > most },
    {
      ...{ goal: "wait", said: `${isBusy ? "CPU" : "p95"} > ${p95} ms` },
      ...{ figure: `${short(waited)} ms`, isMissed: waited > p95 },
    },
    {
      ...{ goal: "growth", said: `grows > ${growth}×`, isMissed: grown > growth },
      figure: `${times(grown)}, ${before ? short(before.cpu) : "?"} → ${short(ours.cpu)} ms`,
    },
  ];
  return all.filter(({ isMissed }) => isMissed).map(({ isMissed: _, ...it }) => it);
}

const limits = [50, 100, 200, 500, 1000];

/** The least of these that 19 of 20 answers keep to: what a line reaches that misses something else. */
export function reached({ ours }: Measured): string {
  const limit = limits.find((it) => ours.p95 <= it);
  return `p95 ${short(ours.p95)} of ${limit ? named(limit) : "more than 1,000"} ms`;
}

/** The measured of a size with their case, whether it reaches its goals or not; what nobody asks any more is left out. */
export const linesOf = (cases: readonly Case[], at: Size, before: Size | undefined) =>
  at.measured.flatMap((it) => {
    const one = cases.find(({ name }) => name === it.name);
    if (!one) return [];
    const earlier = beforeOf(it.name, before);
    return { one, it, earlier, bad: missed(one, it, { before: earlier, isBusy: at.isBusy }) };
  });
