/** What came of a step, and what it cost the processor, in seconds. */
export type Outcome = { passed: number; failed: number; skipped: number; cpu: number };

const mostTold = 20;

/** What passed is counted, not listed; a failure names its file itself. */
const isNoise = /^\s*$|^\(pass\)|\.test\.tsx?:$/;

export const telling = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !isNoise.test(line))
    .join("\n");

export function countsIn(text: string): Omit<Outcome, "cpu"> {
  const last = (word: string) =>
    Number([...text.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, "gm"))].at(-1)?.[1] ?? 0);
  return { passed: last("pass"), failed: last("fail"), skipped: last("skip") };
}

export type Failure = { name: string; file: string };

/** What failed, once each: a file says its name before its tests, and all that failed is listed again at the end. */
export function failedIn(text: string): Failure[] {
  const failed = new Map<string, Failure>();
  let file = "";
  for (const line of text.split("\n")) {
    file = /^(\S+\.test\.tsx?):$/.exec(line)?.[1] ?? file;
    const [, name] = /^\(fail\) (.*) \[[\d.]+ms\]$/.exec(line) ?? [];
    if (name !== undefined && !failed.has(name)) failed.set(name, { name, file });
  }
  return [...failed.values()];
}

/** What takes longest is where a run grows too long. */
export function slowestIn(text: string): string[] {
  const timed = [...text.matchAll(/^\((?:pass|fail)\) (.*) \[([\d.]+)ms\]$/gm)].map(
    ([, name = "", ms = ""]) => ({ name, seconds: Number(ms) / 1000 }),
  );
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostTold);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

export const sumOf = (all: Outcome[]): Outcome =>
  all.reduce(
    (sum, it) => ({
      passed: sum.passed + it.passed,
      failed: sum.failed + it.failed,
      skipped: sum.skipped + it.skipped,
      cpu: sum.cpu + it.cpu,
    }),
    { passed: 0, failed: 0, skipped: 0, cpu: 0 },
  );

/** A step that is no test counts as one that passed, so a run in which no test was played passes no more than its steps. */
export const isGreen = ({ passed, failed }: Outcome, steps: number): boolean =>
  failed === 0 && passed > steps;
