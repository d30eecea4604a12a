import { readFileSync } from "node:fs";
import { certifications, skills } from "@/modules/knowledge/analysis";
import { labelledAdsIn } from "@/modules/knowledge/analysis/evaluation/labelled";
import { foldAliases } from "@/modules/knowledge/analysis/engine/lexicon/lexicon-build";
import { realAds } from "../real/labels";
import { nameOf, namesIn, pooledTexts } from "./witnesses";

/** Where a name was met: texts that nobody wrote for this, ads of the development split, and one example of the first. */
type Met = { real: number; labelled: number; where: string };

const spellings = (): string[] => [
  ...skills().flatMap(({ id, aliases }) => named("skill", id, Object.values(aliases).flat())),
  ...certifications().flatMap(({ id, aliases }) => named("certificate", id, aliases)),
];

const named = (kind: string, id: string, aliases: (string | undefined)[]): string[] =>
  foldAliases(aliases.filter((it) => it !== undefined)).map((alias) => nameOf({ kind, id, alias }));

/** Per name of a skill or certificate where it ever stood in real text; last those only the split rewards. */
export function aliasReport(jobs: string | undefined): string {
  const met = new Map<string, Met>();
  const meet = (names: Iterable<string>, where: string | null) => {
    for (const name of names) {
      const it = met.get(name) ?? { real: 0, labelled: 0, where: "" };
      if (where === null) it.labelled += 1;
      else it.real += 1;
      met.set(name, { ...it, where: it.where || (where ?? "") });
    }
  };
  for (const [at, text] of pooledTexts().entries()) meet(namesIn("", text), `pool ${at}`);
  for (const { labels, labelled } of realAds())
    meet(namesIn(labelled.title, labelled.text), labels.ad);
  const split = jobs ? labelledAdsIn(readFileSync(jobs, "utf8")) : [];
  for (const { title, text } of split) meet(namesIn(title, text), null);
  return written([...new Set([...spellings(), ...met.keys()])], met);
}

function written(all: string[], met: ReadonlyMap<string, Met>): string {
  const rows = all.toSorted().map((name) => ({ name, of: met.get(name) }));
  const alone = rows.filter(({ of }) => of?.real === 0 && of.labelled === 1);
  const fired = rows.filter(({ of }) => (of?.real ?? 0) > 0);
  return [
    ...fired.map(({ name, of }) => `${of?.real}\t${name}\t${of?.where}`),
    ...alone.map(({ name }) => `only one labelled ad\t${name}`),
    `${all.length} names: ${fired.length} met in real text, ${alone.length} by one labelled ad alone, ${all.length - [...met.keys()].length} never`,
  ].join("\n");
}
