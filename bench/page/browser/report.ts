import { cpus, loadavg } from "node:os";
import { aligned } from "../../figures";

/** One figure of the browser, and the most it should be; what has no goal is there to compare with. */
export type Line = { figure: string; value: number; unit: string; goal?: number };

export const middleOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const short = (value: number) => (value >= 1000 ? Math.round(value) : Number(value.toPrecision(4)));
const judged = ({ value, goal }: Line) =>
  goal === undefined ? "" : value <= goal ? "met" : "MISSED";
const atMost = ({ goal, unit }: Line) => (goal === undefined ? "" : `≤ ${goal} ${unit}`.trim());

export const told = (lines: readonly Line[]): string =>
  aligned(lines.map((it) => [it.figure, `${short(it.value)}`, it.unit, atMost(it), judged(it)]));

/** A line of the page, with the circumstances of its own run. */
const rowOf = (it: Line, people: number): string =>
  `| ${it.figure} | ${short(it.value)} ${it.unit} | ${atMost(it)} | ${judged(it)} | ${people.toLocaleString("en")} | ${new Date().toISOString().slice(0, 10)} | ${(loadavg()[0] ?? 0).toFixed(1)} |`;

const figureIn = (row: string): string => row.split(" | ")[0] ?? "";

/** The rows of a page as it stood, with those that were measured anew in their places, or after them. */
function merged(before: string, rows: string[]): string {
  const anew = new Map(rows.map((row) => [figureIn(row), row]));
  const [, ...kept] = before.split("\n").filter((line) => line.startsWith("| "));
  const known = kept.map((row) => anew.get(figureIn(row)) ?? row);
  return [...new Set([...known, ...rows])].join("\n");
}

/** The page of the documents; what this run has not measured stays as it stood. */
export const pageOf = (
  lines: readonly Line[],
  people: number,
  before: string,
): string => `# The browser in figures

Written by \`bun run bench browser\`, never by hand. The compiled binary serves so many candidates, half as many jobs and a
tenth as many deployments to Chromium, 1440 px wide, over the loopback and compressed as it is always sent.
Each visit is a browser that has never been there. Program is every script that came until the page was at rest, those of
idle moments and of preloading included; what travels once somebody reaches for a button is not part of a visit. Requests are
counted from the document to the moment at which ten rows stand on the screen: style sheet, fonts, scripts, texts and answers.

A plain page is the same 50 rows from a server of their own, written into an empty document at once: what a browser takes
for them without a product around them, in turns with it. Figures of both are the middle of seven visits.

Measured with ${cpus().length} × ${cpus()[0]?.model ?? "?"}. Bytes and requests are the same each time; milliseconds grow with the load of the
machine, those of processor time hardly. \`--only rows\` (typing, scrolling, weight) measures a part and leaves the rest as it stood.

| figure | measured | goal | | people | day | load |
|---|---|---|---|---|---|---|
${merged(
  before,
  lines.map((it) => rowOf(it, people)),
)}
`;
