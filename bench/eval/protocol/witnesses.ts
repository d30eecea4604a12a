import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { separatedIn } from "@/modules/knowledge/analysis/evaluation/background";
import { readAd } from "@/modules/knowledge/analysis/engine/reading";

/** Real ads that nobody labelled, beside the project: they tell which names real text uses. */
const pool = join(import.meta.dir, "../../../../shared/data/pages/ads");
const collections = [
  "google_job_skills_1250_en.csv",
  "ojalab_hand-coded-1k_pl.csv",
  "ojalab_sample-100_pl.csv",
  "dc_ads_europe_web_excerpts.jsonl",
];

/** The texts of the pool that are there; none where the folder is not. */
export const pooledTexts = (): string[] =>
  collections
    .map((name) => join(pool, name))
    .flatMap((path) => (existsSync(path) ? textsIn(path) : []));

function textsIn(path: string): string[] {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".jsonl"))
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => Object.values(JSON.parse(line) as object).join("\n"));
  return separatedIn(text).map((record) => Object.values(record).join("\n"));
}

/** The names of things that one text uses, as `kind:id alias`. */
export function namesIn(title: string, text: string): Set<string> {
  const read = readAd(title, text);
  const hits = [read.title.hits, read.text.hits].flatMap((of) => [
    ...of.of("skill"),
    ...of.of("certificate"),
  ]);
  return new Set(hits.map(nameOf));
}

export const nameOf = ({ kind, id, alias }: { kind: string; id: string; alias: string }) =>
  `${kind}:${id} ${alias}`;

/** How many texts of the pool use each name. */
export function pooledNames(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const name of namesIn("", text)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
