import { cpus, loadavg } from "node:os";
import type { Case } from "../case";
import type { Figure, Measured } from "../measure";
import {
  linesOf,
  missed,
  named,
  ratioOf,
  short,
  type Size,
  times,
  usualGrowth,
  usualP95,
  usualTimes,
} from "./goals";
import { growthOf } from "./growth";
import { missedLines, verdictOf } from "./missed-lines";
import { tableOf } from "./table";

/** Whether more want the processor now than it has cores. */
export const isBusyNow = () => (loadavg()[0] ?? 0) > cpus().length;

/** CPU of an answer and, where it leaves something to the background, of that. */
const spent = ({ cpu, behind }: Figure) =>
  behind === undefined ? short(cpu) : `${short(cpu)} + ${short(behind)}`;

/** One case as a line of the terminal. */
export function told(one: Case, measured: Measured): string {
  const { ours, raw } = measured;
  const ratio = ratioOf(measured);
  const bad = missed(one, measured, { before: undefined, isBusy: isBusyNow() });
  return [
    one.name.padEnd(44),
    `CPU ${spent(ours).padStart(7)} ms`,
    raw ? `raw ${short(raw.cpu).padStart(6)}` : " ".repeat(10),
    ratio ? `${ratio.toFixed(2)}x`.padStart(7) : " ".repeat(7),
    `p50 ${short(ours.p50).padStart(6)}  p95 ${short(ours.p95).padStart(6)}  ${short(ours.kb)} KB`,
    bad.map(({ said }) => said).join(", "),
  ].join("  ");
}

/** What a page of the documents is about. */
export type Page = { cases: readonly Case[]; head: string };

/** The page of the documents, whole: sizes from the fewest people on, whenever each was measured. */
export function page(sizes: Size[], { cases, head }: Page): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}`;
  const sections = sizes.flatMap((size, n) => section(cases, size, sizes[n - 1]));
  return `${[
    `${head}\nMeasured on ${machine}. ${verdictOf(cases, sizes)}`,
    ...missedLines(cases, sizes),
    ...growthOf(cases, sizes),
    ...sections,
  ].join("\n")}\n`;
}

/** Sections of the page before that are about something else: works that are no questions write theirs themselves. */
export const othersOf = (before: string): string =>
  before
    .split(/^(?=## )/m)
    .slice(1)
    .filter((it) => /^## [a-z-]+: /.test(it))
    .map((it) => `\n${it.trimEnd()}\n`)
    .join("");

export const speedHead = `# Speed in figures

Written by \`bun run bench speed\`, never by hand. The compiled binary serves with everything on (matching, employers,
daily tasks), over the loopback, a folder that was filled with so many people, half as many jobs, a tenth as many
deployments. Beside it answers a raw server: \`Bun.serve\`, prepared statements, narrow tables of its own, no session, no
policy, no audit. They take turns. CPU is what the process spent for one answer, all its threads together; it is what
decides, because waiting depends on what else the machine does. Goals, where a line says nothing else: at most ${usualTimes}×
the CPU of raw; 19 of 20 answers within ${usualP95} ms (where the load was above the number of cores, CPU within that,
because waits were for others); at most ${usualGrowth}× the CPU with ten times as many people. Boards of deployments and figures of reports are made
once until something they are made of changes, and a list or record that is asked for again is given again until anybody
writes: their lines say what a look costs while nobody changes anything. "Made anew" is asked by another address each time.
Of a change its CPU is told until it is answered and, after a plus, what it leaves to the background (scoring of who is new, for
one), which is waited for before anything else is asked.
A line that misses a goal says under "Lines missed" which limit it does meet, and why it does not meet the other. Sizes may be
measured on different days: each section names its own.

\`\`\`sh
bun run bench speed                         # 10,000 and 100,000 people
bun run bench speed --sizes 1000000         # others; a filled folder is made once and kept (BENCH_FOLDER)
bun run bench speed --only 'people: open'   # some cases, without writing this page
bun run bench speed --kept                  # this page anew, of the figures kept in performance.json
bun run bench cold-start import backups     # work that is no question: its sections of this page, measured by themselves
\`\`\`
`;

function section(cases: readonly Case[], at: Size, before: Size | undefined): string[] {
  const rows = linesOf(cases, at, before).map(({ it, earlier, bad }) => {
    const ratio = ratioOf(it);
    return [
      it.name,
      spent(it.ours),
      it.raw ? short(it.raw.cpu) : "",
      ratio ? times(ratio) : "",
      `${short(it.ours.p50)} / ${short(it.ours.p95)}`,
      earlier ? times(it.ours.cpu / earlier.cpu) : "",
      short(it.ours.kb),
      bad.length > 0 ? `**${bad.map(({ said }) => said).join("; ")}**` : "met",
    ];
  });
  const load = at.load === null ? "" : `, load ${at.load.toFixed(1)} when it began`;
  const titles = ["asked", "CPU ms", "raw", "to raw", "p50 / p95 ms", "growth", "KB", "goals"];
  return [
    `\n## ${named(at.people)} people\n\nMeasured on ${at.day}${load}.\n`,
    ...tableOf(titles, rows, [1, 2, 3, 4, 5, 6]),
  ];
}
