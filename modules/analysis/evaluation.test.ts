import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "./analyse";
import { ad, idsOf } from "./fixtures";
import type { Analysis } from "./model";
import { softTargetFrom } from "./rules";

/** Labelled ads that may lie beside the project; they measure and are no part of it. */
const folder = join(import.meta.dir, "../../../shared/data/eval");
const isThere = existsSync(join(folder, "jobs.jsonl"));
if (!isThere) console.warn("SKIPPED: no labelled ads beside the project, nothing was measured.");

type Labels = {
  relevant: boolean;
  targetClass: string;
  category: string | null;
  skills: string[];
  systems: string[];
  certifications: string[];
};
type Labelled = {
  id: string;
  title: string;
  company: string;
  location: string;
  country: string;
  language: string;
  text: string;
  labels: Labels;
};
type Judged = Labelled & { analysis: Analysis };

function judgedAds(): Judged[] {
  const lines = readFileSync(join(folder, "jobs.jsonl"), "utf8").trim().split("\n");
  return lines.map((line) => {
    const labelled: Labelled = JSON.parse(line);
    const { title, company, location, country, text } = labelled;
    return { ...labelled, analysis: analyse(ad({ title, company, location, country, text })) };
  });
}

/** Micro-F1 of what was found against what the labels hold. */
function f1(ads: Judged[], found: (it: Judged) => string[], wanted: (it: Judged) => string[]) {
  let [right, foundInAll, wantedInAll] = [0, 0, 0];
  for (const it of ads) {
    const hits = new Set(found(it));
    right += wanted(it).filter((id) => hits.has(id)).length;
    foundInAll += hits.size;
    wantedInAll += wanted(it).length;
  }
  return (2 * right) / (foundInAll + wantedInAll);
}

const share = (ads: Judged[], isRight: (it: Judged) => boolean) =>
  ads.filter(isRight).length / Math.max(1, ads.length);

const measures: { [name: string]: (ads: Judged[]) => number } = {
  skills: (ads) =>
    f1(
      ads,
      ({ analysis }) => idsOf(analysis, "skill"),
      ({ labels }) => labels.skills,
    ),
  certificates: (ads) =>
    f1(
      ads,
      ({ analysis }) => idsOf(analysis, "certificate"),
      ({ labels }) => labels.certifications,
    ),
  systems: (ads) =>
    f1(
      ads,
      ({ analysis }) => analysis.criticalSystems,
      ({ labels }) => labels.systems,
    ),
  relevance: (ads) =>
    f1(
      ads,
      ({ analysis }) => (analysis.matchScore >= softTargetFrom ? ["relevant"] : []),
      ({ labels }) => (labels.relevant ? ["relevant"] : []),
    ),
  class: (ads) =>
    share(ads, ({ analysis, labels }) => analysis.relevanceLevel === labels.targetClass),
  category: (ads) =>
    share(
      ads.filter(({ labels }) => labels.category !== null),
      ({ analysis, labels }) => analysis.category === labels.category,
    ),
};

/** Release floors, asserted where the engine stands well above them. */
const floors: { [name: string]: number } = {
  skills: 0.88,
  systems: 0.93,
  relevance: 0.96,
  class: 0.9,
};

test.skipIf(!isThere)("on labelled ads the analyser stays above its release floors", () => {
  const ads = judgedAds();
  const languages = [...new Set(ads.map(({ language }) => language))];
  const rows = [undefined, ...languages].map((language) => {
    const some = ads.filter((it) => !language || it.language === language);
    const figures = Object.entries(measures).map(([name, of]) => [name, of(some).toFixed(3)]);
    return { ads: `${language ?? "all"} (${some.length})`, ...Object.fromEntries(figures) };
  });
  console.table(rows);

  const below = Object.entries(floors).filter(
    ([name, floor]) => (measures[name]?.(ads) ?? 0) < floor,
  );
  expect(below).toEqual([]);
});

test.skipIf(!isThere)(
  "on labelled titles the function is found where there is a datacenter",
  () => {
    const rows = readFileSync(join(folder, "titles.tsv"), "utf8").trim().split("\n").slice(1);
    const titles = rows.map((row) => row.split("\t")).filter(([, accepted]) => accepted !== "none");
    const missed = titles.filter(([title = "", accepted = ""]) => {
      const { category, contributions } = analyse(ad({ title }));
      const isPeripheral = contributions.some(({ code }) => code === "peripheral");
      return !accepted.split("|").includes(isPeripheral ? "peripheral" : (category ?? "none"));
    });

    console.info(`titles: ${titles.length - missed.length} of ${titles.length}`);
    expect(missed.length / titles.length).toBeLessThanOrEqual(0.05);
  },
);
