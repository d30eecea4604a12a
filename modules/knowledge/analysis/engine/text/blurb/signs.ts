import type { Hit } from "../../lexicon/entry";
import type { Words } from "../clean";
import { speaksOfJob } from "./job-words";
import type { Line } from "./lines";
import type { Actions, Range } from "./sentence-kinds";

export type Untold = Actions & { sentences: Range[]; skills: readonly Hit[]; words: Words };

export const headingUpTo = 6;

/** The heading stands alone, above an empty line, or on top of its paragraph. */
export function startOf([first = []]: Line[][]): number {
  const [heading] = first;
  return first.length === 1 && heading && heading.to - heading.from <= headingUpTo ? 2 : 1;
}

/** The workplaces that some lines name. */
export function placesIn(lines: Line[], { skills }: Untold): Hit[] {
  const [from, to] = [lines[0]?.from ?? 0, lines.at(-1)?.to ?? 0];
  return skills.filter((it) => it.layer === "workplace" && it.from >= from && it.from < to);
}

const textOf = ({ text, starts, ends }: Words, { from, to }: Range) =>
  text.slice(starts[from], ends[to - 1]);

/** Whether any sentence here says who is looked for or what the work is. */
export const isJob = (range: Range, { words, sentences }: Untold): boolean =>
  sentences.some(
    (it) => it.from >= range.from && it.to <= range.to && speaksOfJob(textOf(words, it)),
  );

export const holds = (hits: readonly Hit[], { from, to }: Range): boolean =>
  hits.some((it) => it.from >= from && it.from < to);
