import { readFileSync } from "node:fs";
import { analyse } from "@/modules/knowledge/analysis";
import { adOf, figuresOf, type Judged } from "@/modules/knowledge/analysis/evaluation/figures";
import { labelledAdsIn } from "@/modules/knowledge/analysis/evaluation/labelled";
import { aligned } from "../../figures";
import { type Files, linesOf } from "../files";
import { GradedPair } from "../labelled";
import { phraseReading } from "./baselines";
import { bootstrap, type Interval } from "./bootstrap";
import { heldOut } from "./held-out";
import { differenceHead, differenceMade, shutByGrade } from "./listed";
import {
  firstFits,
  lettersOf,
  meanNdcg,
  type Pool,
  poolsOf,
  type Ranking,
  rankingsIn,
} from "./ranking";
import { namesIn, pooledNames, pooledTexts } from "./witnesses";

type Figure = { name: string; of: (some: Judged[]) => number };

const figures: Figure[] = [
  { name: "skills", of: (it) => figuresOf(it).skills.f1 },
  { name: "cert", of: (it) => figuresOf(it).certificates.f1 },
  { name: "syst", of: (it) => figuresOf(it).systems.f1 },
  { name: "class", of: (it) => figuresOf(it).classAccuracy },
  { name: "hardP", of: (it) => figuresOf(it).hardTarget.precision },
  { name: "hardR", of: (it) => figuresOf(it).hardTarget.recall },
  { name: "categ", of: (it) => figuresOf(it).category ?? Number.NaN },
];
/** What looking for phrases says nothing of. */
const phrased = 2;

/** The same figures in-sample, without the words of each ad's own group, and of plain baselines, with intervals. */
export function protocol(files: Files): string {
  const { jobs, candidates, matches } = files;
  if (!jobs) return "";
  const ads = labelledAdsIn(readFileSync(jobs, "utf8"));
  const texts = pooledTexts();
  const pooled = pooledNames(texts);
  const inSample = ads.map((ad): Judged => ({
    labelled: ad,
    analysis: analyse(adOf(ad)),
    pay: null,
  }));
  const ways: [string, Judged[], number?][] = [
    ["in-sample", inSample],
    [
      "leave one employer out, at the least",
      heldOut(ads, pooled, ({ company, id }) => company ?? id),
    ],
    ["leave one language out, at the least", heldOut(ads, pooled, ({ language }) => language)],
    ["phrases (baseline)", ads.map(phraseReading), phrased],
  ];
  const rows = ways.map(([name, judged, most = figures.length]) => [
    name,
    ...figures.map(({ of }, n) => (n < most ? shown(bootstrap(judged, of)) : "–")),
  ]);
  return [
    `\nwithout the words of an ad's own group; ${texts.length} real ads nobody labelled say which names are used elsewhere`,
    aligned([["reading", ...figures.map(({ name }) => name)], ...rows]),
    "",
    ...(candidates && matches
      ? [
          matchesIn(
            poolsOf(
              ads,
              linesOf(candidates),
              linesOf(matches).map((it) => GradedPair.parse(it)),
            ),
          ),
        ]
      : []),
    "",
    aliasesIn(
      ads.flatMap(({ title, text }) => [...namesIn(title, text)]),
      pooled,
    ),
  ].join("\n");
}

const shown = ({ figure, low, high }: Interval) =>
  `${figure.toFixed(3)} [${low.toFixed(3)}–${high.toFixed(3)}]`;

const matchesIn = (pools: Pool[]): string =>
  [
    ranked(pools.flatMap(rankingsIn)),
    "",
    aligned([
      differenceHead,
      ...pools.map(({ name, jobs }) => differenceMade(name, lettersOf(jobs))),
    ]),
    "",
    shutByGrade(pools[0]?.jobs ?? []),
  ].join("\n");

const ranked = (all: Ranking[]) =>
  aligned([
    ["ranking", "nDCG@10", "P@1"],
    ...all.map(({ name, jobs }) => [
      name,
      shown(bootstrap(jobs, meanNdcg)),
      shown(bootstrap(jobs, firstFits)),
    ]),
  ]);

/** How many names any real text uses, and how many only the labelled ads do. */
function aliasesIn(labelled: string[], pooled: ReadonlyMap<string, number>): string {
  const own = new Set(labelled);
  const alone = [...own].filter((name) => !pooled.has(name));
  return `names of skills and certificates: ${pooled.size} used by real ads nobody labelled, ${own.size} by labelled ads, ${alone.length} of these by labelled ads alone`;
}
