import { cpus, loadavg } from "node:os";
import type { Figures, Goal, Work } from "./work";

export type Spread = { median: number; least: number; most: number };

/** What one way did in one case, figure by figure, over all rounds. */
export type Result = { at: string; way: string; spreads: Record<string, Spread> };

export function spreadsOf(rounds: Figures[]): Record<string, Spread> {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, spreadOf(rounds.map((it) => it[name] ?? 0))]),
  );
}

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return { median: (low + high) / 2, least: sorted[0] ?? 0, most: sorted.at(-1) ?? 0 };
}

/** One line per case, way and figure: median, spread, and how it compares to raw in the same run. */
export const table = (work: Work, results: Result[]): string => aligned(rowsOf(work, results));

/** The same for a page of the documents. */
export function markdown(work: Work, results: Result[]): string {
  const [head = [], ...rows] = rowsOf(work, results);
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

/** When and where a page was measured. */
export const measuredOn = (): string =>
  `Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}, load \
${(loadavg()[0] ?? 0).toFixed(1)} at the end.`;

/** A page with a section anew, in its old place or, if it is the first time, at the end. */
export function withSection(page: string, section: string): string {
  const name = section.slice(0, section.indexOf(":"));
  const parts = page.split(/^(?=## )/m);
  const at = parts.findIndex((part) => part.startsWith(`${name}:`));
  if (at < 0) return `${page.trimEnd()}\n\n${section}`;
  return parts.with(at, at < parts.length - 1 ? `${section}\n` : section).join("");
}

function rowsOf(work: Work, results: Result[]): string[][] {
  const rows = results.flatMap(({ at, way, spreads }) =>
    Object.entries(spreads).map(([name, spread]) => {
      const raw = results.find((it) => it.at === at && it.way === work.ways[0]);
      const ratio = spread.median / (raw?.spreads[name]?.median ?? Number.NaN);
      const of = work.goalsAt?.[at]?.[name] ?? work.goals[name];
      const goal = way === work.ways.at(-1) ? of : undefined;
      const unit = of?.unit ?? "";
      const range = `${short(spread.least)}–${short(spread.most)}`;
      return [
        at,
        way,
        name,
        short(spread.median),
        range,
        unit,
        times(ratio),
        judged(ratio, spread, goal),
      ];
    }),
  );
  return [["at", "way", "figure", "median", "min–max", "", "to raw", "goal"], ...rows];
}

const times = (ratio: number) => (Number.isFinite(ratio) ? `${ratio.toFixed(2)}×` : "");

function judged(ratio: number, spread: Spread, goal: Goal | undefined): string {
  const { atLeast, atMost, limit, most } = goal ?? {};
  if (most !== undefined) return `always ≤ ${most} ${spread.most <= most ? "met" : "MISSED"}`;
  if (atLeast !== undefined) return `≥ ${atLeast}× ${ratio >= atLeast ? "met" : "MISSED"}`;
  if (atMost !== undefined) return `≤ ${atMost}× ${ratio <= atMost ? "met" : "MISSED"}`;
  return limit === undefined ? "" : `≤ ${limit} ${spread.median <= limit ? "met" : "MISSED"}`;
}

const short = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));

export function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, n) =>
        n < 3 || n > 4 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0),
      )
      .join("  ")
      .trimEnd();
  return rows.map(line).join("\n");
}
