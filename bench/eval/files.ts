import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Paths of labels by what they label; what is not there is not measured. */
export type Files = { [Name in keyof typeof names]?: string | undefined };

const names = {
  jobs: "jobs.jsonl",
  candidates: "candidates.jsonl",
  matches: "matches.jsonl",
  titles: "titles.tsv",
  background: "background.tsv",
  duplicates: "duplicates.jsonl",
} as const;
export const labelNames = Object.keys(names) as (keyof typeof names)[];

/** Labelled data that may lie beside the project; it measures and is no part of it. */
const beside = join(import.meta.dir, "../../../shared/data/eval");

/** What was named, and only that; with nothing named what lies beside the project. */
export function filesFrom(named: Files): Files {
  if (Object.values(named).some((path) => path !== undefined)) return named;
  return Object.fromEntries(
    labelNames.flatMap((name) => {
      const path = join(beside, names[name]);
      return existsSync(path) ? [[name, path]] : [];
    }),
  );
}

/** Why nothing can be measured with these files, as a sentence; null where something can. */
export function troubleWith(files: Files): string | null {
  const absent = Object.values(files).filter((path) => path !== undefined && !existsSync(path));
  if (absent.length > 0) return `There is no file ${absent.join(", ")}.`;
  const { jobs, titles, background, duplicates } = files;
  return (jobs ?? titles ?? background ?? duplicates)
    ? null
    : "There are no labels to measure by: give --jobs with labelled ads, and --candidates with --matches, " +
        "or --titles, --background or --duplicates.";
}

export const linesOf = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line): unknown => JSON.parse(line));
