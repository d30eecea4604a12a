import { cpus, loadavg } from "node:os";
import { aligned } from "../../figures";

/** One figure of the browser, and the most it should be. */
export type Line = { figure: string; value: number; unit: string; goal: number };

export const middleOf = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const short = (value: number) => (value >= 1000 ? Math.round(value) : Number(value.toPrecision(4)));
const judged = ({ value, goal }: Line) => (value <= goal ? "met" : "MISSED");

export const told = (lines: readonly Line[]): string =>
  aligned(
    lines.map((it) => [it.figure, `${short(it.value)}`, it.unit, `≤ ${it.goal}`, judged(it)]),
  );

/** The page of the documents, whole. */
export const pageOf = (lines: readonly Line[], people: number): string => `# The browser in figures

Written by \`bun run bench browser\`, never by hand. The compiled binary serves ${people.toLocaleString("en")} candidates, half
as many jobs and a tenth as many deployments to Chromium, 1440 px wide, over the loopback and compressed as it is always sent.
Each visit is a browser that has never been there. Program is every script that came until the page was at rest, those of
idle moments and of preloading included; what travels once somebody reaches for a button is not part of a visit. Requests are
counted from the document to the moment at which ten rows stand on the screen: style sheet, fonts, scripts, texts and answers.

Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Bytes and requests are the
same each time; milliseconds grow with the load.

| figure | measured | goal | |
|---|---|---|---|
${lines.map((it) => `| ${it.figure} | ${short(it.value)} ${it.unit} | ≤ ${it.goal} ${it.unit} | ${judged(it)} |`).join("\n")}
`;
