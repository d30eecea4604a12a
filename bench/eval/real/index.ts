import { analyse } from "@/modules/knowledge/analysis";
import { adOf, figuresOf, type Judged } from "@/modules/knowledge/analysis/evaluation/figures";
import { aligned } from "../../figures";
import { phraseReading } from "../protocol/baselines";
import { bootstrap } from "../protocol/bootstrap";
import { agreement } from "./agreement";
import { firstReading, readingsApart, type RealAd, realAds, secondReading } from "./labels";
import { pooled } from "./pooled";
import { f1Of, idsIn, type Read, readingOf } from "./reading";
import { areTextsThere } from "./texts";

type Figure = { name: string; of: (some: Read[]) => number };

const judged = (some: Read[]): Judged[] => some.map(({ judged: it }) => it);
const figures: Figure[] = [
  { name: "skills", of: (it) => figuresOf(judged(it)).skills.f1 },
  { name: "cert", of: (it) => figuresOf(judged(it)).certificates.f1 },
  { name: "syst", of: (it) => figuresOf(judged(it)).systems.f1 },
  { name: "lang", of: (it) => f1Of(it, ({ languages }) => languages) },
  { name: "class", of: (it) => figuresOf(judged(it)).classAccuracy },
  { name: "hardP", of: (it) => figuresOf(judged(it)).hardTarget.precision },
  { name: "hardR", of: (it) => figuresOf(judged(it)).hardTarget.recall },
  { name: "categ", of: (it) => figuresOf(judged(it)).category ?? Number.NaN },
  { name: "skillP", of: (it) => figuresOf(judged(it)).skills.precision },
  { name: "skillR", of: (it) => figuresOf(judged(it)).skills.recall },
];
/** What looking for phrases says nothing of. */
const phrased = 2;

type Half = RealAd["labels"]["half"];
/** Halves of which figures are printed in every run, and those that are opened only when they are asked for. */
const printed: Half[] = ["tuned", "kept", "open", "shown", "fresh", "studied", "learnt"];
const opened: Half[] = ["sealed", "judged", "unseen", "trade"];

/** How the analyser reads real ads, in the halves that may be tuned on and in those that never are. */
export function realFigures(isUnsealed: boolean): string {
  if (!areTextsThere) return "\nSKIPPED: no real ads beside the project, nothing was measured.";
  const ads = realAds();
  const of = Map.groupBy(ads, ({ labels }) => labels.half);
  const halves = isUnsealed ? [...printed, ...opened] : printed;
  const shown = halves.flatMap((half) => of.get(half) ?? []);
  const rows = [
    ...halves.flatMap((half) => rowsOf(half, of.get(half) ?? [])),
    ...[...Map.groupBy(shown, ({ labelled }) => labelled.language)].map(([language, some]) =>
      row(`${language}, ${some.length}`, some.map(readBy)),
    ),
  ];
  return [
    `\n${ads.length} real ads labelled span by span, ${firstReading().length - ads.length} more without their text here; kept, sealed, judged, unseen and trade ones are never looked at`,
    aligned([["real ads", ...figures.map(({ name }) => name)], ...rows]),
    agreement(firstReading(), secondReading()),
    `judged, ${agreement(...readingsApart())}`,
  ].join("\n");
}

/** Halves of which everything that was named has been judged, whoever named it. */
const judgedTogether = new Set<Half>(["kept", "judged", "unseen"]);

const rowsOf = (half: Half, some: RealAd[]): string[][] =>
  some.length === 0
    ? []
    : [
        row(`${half} half, ${some.length}`, some.map(readBy)),
        row(`${half} half, phrases (baseline)`, some.map(readByPhrases), phrased),
        ...(judgedTogether.has(half)
          ? [row(`${half} half, pooled labels`, pooled(some).map(readBy))]
          : []),
      ];

const readBy = (ad: RealAd): Read => readingOf(ad, analyse(adOf(ad.labelled)));
const readByPhrases = (ad: RealAd): Read => readingOf(ad, phraseReading(ad.labelled).analysis);

function row(name: string, some: Read[], most = figures.length): string[] {
  const shown = figures.map(({ of }, n) =>
    n < most && hasAny(some, n) ? interval(some, of) : "–",
  );
  return [name, ...shown];
}

/** A figure without a single label to be right about says nothing. */
const hasAny = (some: Read[], at: number): boolean =>
  some.some(({ judged: { labelled }, languages }) => {
    const { skills, certifications, systems, targetClass, category } = labelled.labels;
    const isHard = targetClass === "hard-target";
    return [
      ...[skills.length > 0, certifications.length > 0, systems.length > 0],
      ...[languages.wanted.length > 0, true, isHard, isHard, category !== null],
      ...[skills.length > 0, skills.length > 0],
    ][at];
  });

function interval(some: Read[], of: Figure["of"]): string {
  const { figure, low, high } = bootstrap(some, of);
  return `${figure.toFixed(3)} [${low.toFixed(2)}–${high.toFixed(2)}]`;
}

const visible = new Set(["tuned", "open", "shown", "fresh", "studied", "learnt"]);

/** What is missed and what is wrong in ads that may be looked at, one by one; the other halves are never shown. */
export const realFaults = (): string =>
  realAds()
    .filter(({ labels: { half } }) => visible.has(half))
    .map(readBy)
    .flatMap((read) => {
      const faults = Object.entries(idsIn(read)).flatMap(([kind, { found, wanted }]) => [
        ...wanted.filter((id) => !found.includes(id)).map((id) => `missed ${kind} ${id}`),
        ...found.filter((id) => !wanted.includes(id)).map((id) => `wrong ${kind} ${id}`),
      ]);
      return faults.length > 0 ? [`${read.judged.labelled.id}: ${faults.join(", ")}`] : [];
    })
    .join("\n");
