import { cpus, loadavg } from "node:os";
import type { Case } from "./case";
import type { Figure, Measured } from "./measure";

/** What was measured with so many people, and how busy the machine was when it began. */
export type Size = { people: number; load: number; measured: Measured[] };

const usualTimes = 2;
const usualP95 = 50;
const usualGrowth = 1.3;

type Beside = { before: Figure | undefined; isBusy: boolean };
const busy = () => (loadavg()[0] ?? 0) > cpus().length;

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));

const ratioOf = ({ ours, raw }: Measured) => (raw ? ours.cpu / raw.cpu : undefined);

/** One case as a line of the terminal. */
export function told(one: Case, measured: Measured): string {
  const { ours, raw } = measured;
  const ratio = ratioOf(measured);
  return [
    one.name.padEnd(44),
    `CPU ${short(ours.cpu).padStart(7)} ms`,
    raw ? `raw ${short(raw.cpu).padStart(6)}` : " ".repeat(10),
    ratio ? `${ratio.toFixed(2)}x`.padStart(7) : " ".repeat(7),
    `p50 ${short(ours.p50).padStart(6)}  p95 ${short(ours.p95).padStart(6)}  ${short(ours.kb)} KB`,
    missed(one, measured, { before: undefined, isBusy: busy() }).join(", "),
  ].join("  ");
}

/** The goals that one case does not reach, each as it is written; on a busy machine a wait says little, and CPU does. */
function missed(one: Case, measured: Measured, { before, isBusy }: Beside): string[] {
  const ratio = ratioOf(measured);
  const { p95 = usualP95 } = one;
  const waited = isBusy ? measured.ours.cpu : measured.ours.p95;
  const grown = before && measured.ours.cpu / before.cpu;
  return [
    ...(ratio !== undefined && ratio > (one.times ?? usualTimes)
      ? [`> ${one.times ?? usualTimes}× raw`]
      : []),
    ...(waited > p95 ? [`${isBusy ? "CPU" : "p95"} > ${p95} ms`] : []),
    ...(grown !== undefined && grown > (one.growth ?? usualGrowth)
      ? [`grows > ${one.growth ?? usualGrowth}×`]
      : []),
  ];
}

/** What a page of the documents is about. */
export type Page = { cases: readonly Case[]; head: string };

/** The page of the documents, whole. */
export function page(sizes: Size[], { cases, head }: Page): string {
  const last = sizes.at(-1);
  const lines = sizes.flatMap((size, n) => section(cases, size, sizes[n - 1]));
  return `${head}\nMeasured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${
    cpus()[0]?.model ?? "?"
  }, load ${sizes.map(({ load }) => load.toFixed(1)).join(" and ")} when each size began. ${
    last ? verdictOf(cases, last, sizes.at(-2)) : ""
  }\n${lines.join("\n")}\n`;
}

/** What the page before says of sizes that this run left out, each with the day on which it was measured. */
export function keptOf(before: string, sizes: Size[]): string {
  const day = /^Measured on ([\d-]+)/m.exec(before)?.[1];
  const isAnew = (section: string) =>
    sizes.some(({ people }) => section.startsWith(`## ${people.toLocaleString("en")} people`));
  return before
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !isAnew(section))
    .map((section) => section.replace(/^(## [\d,]+ people)$/m, `$1, from an earlier run (${day})`))
    .map((section) => `\n${section.trimEnd()}\n`)
    .join("");
}

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

\`\`\`sh
bun run bench speed                         # 10,000 and 100,000 people
bun run bench speed --sizes 1000000         # others; a filled folder is made once and kept (BENCH_FOLDER)
bun run bench speed --only 'people: open'   # some cases, without writing this page
bun run bench cold-start import backups     # work that is no question: its sections of this page, measured by themselves
\`\`\`
`;

const verdictOf = (cases: readonly Case[], at: Size, before: Size | undefined) => {
  const { measured, people } = at;
  const bad = measured.filter(
    (it) => missedOf(caseOf(cases, it.name), it, { at, before }).length > 0,
  ).length;
  return `With ${people.toLocaleString("en")} people ${measured.length - bad} of ${measured.length} lines reach their goals.`;
};

const caseOf = (cases: readonly Case[], name: string): Case => {
  const found = cases.find((it) => it.name === name);
  if (!found) throw new RangeError(`Nobody asks ${name}.`);
  return found;
};
const cpuBefore = (name: string, before: Size | undefined) =>
  before?.measured.find((it) => it.name === name)?.ours;
const missedOf = (
  one: Case,
  it: Measured,
  { at, before }: { at: Size; before: Size | undefined },
) =>
  missed(one, it, {
    before: cpuBefore(it.name, before),
    isBusy: at.load > cpus().length,
  });

function section(cases: readonly Case[], at: Size, before: Size | undefined): string[] {
  const { people, measured } = at;
  const rows = measured.map((it) => {
    const earlier = cpuBefore(it.name, before);
    const ratio = ratioOf(it);
    const bad = missedOf(caseOf(cases, it.name), it, { at, before });
    return [
      it.name,
      short(it.ours.cpu),
      it.raw ? short(it.raw.cpu) : "",
      ratio ? `${ratio.toFixed(2)}×` : "",
      `${short(it.ours.p50)} / ${short(it.ours.p95)}`,
      earlier ? `${(it.ours.cpu / earlier.cpu).toFixed(2)}×` : "",
      short(it.ours.kb),
      bad.length > 0 ? `**${bad.join("; ")}**` : "met",
    ];
  });
  const titles = ["asked", "CPU ms", "raw", "to raw", "p50 / p95 ms", "growth", "KB", "goals"];
  return [
    `\n## ${people.toLocaleString("en")} people\n`,
    `| ${titles.join(" | ")} |`,
    `|${titles.map((_, n) => (n === 0 || n === 7 ? "---" : "---:")).join("|")}|`,
    ...rows.map((row) => `| ${row.join(" | ")} |`),
  ];
}
