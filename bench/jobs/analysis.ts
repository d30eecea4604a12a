import { skills } from "@/modules/knowledge/analysis/engine/lexicon/taxonomy";
import type { AnalysedAd } from "@/modules/knowledge/analysis/model";
import { adNumber } from "../data/ads";
import type { Figures, Work } from "../work";

const characters = 4000;
const ads = 100;
/** A process that has run long has compiled its loops, which on a busy machine takes longer: processor time is counted. */
const warmMs = 6000;
const measuredMs = 3000;

export const work: Work = {
  about: `full analysis of ads of ${characters} characters, on one core`,
  cases: ["dense ads"],
  ways: ["each alias looked for by itself", "coldaisle"],
  rounds: 3,
  goals: {
    "ads/s": { unit: "/s", atLeast: 5 },
    "ms an ad": { unit: "ms", limit: 0.5 },
    "ms p99": { unit: "ms", limit: 5 },
    "ms trie": { unit: "ms", limit: 30 },
  },
  prepare: () => Promise.resolve({ means: {}, close: () => Promise.resolve() }),
  measure: (way) => (way === work.ways[0] ? naive() : whole()),
};

const texts = (): AnalysedAd[] =>
  Array.from({ length: ads }, (_, n) => {
    const { title, company, city, country, html } = adNumber(n);
    const text = html.replaceAll(/<[^>]+>/g, "\n").repeat(2);
    const place = { company, location: city, country, salary: null };
    return { title, text: text.slice(0, characters), ...place };
  });

async function whole(): Promise<Figures> {
  const { lexicon } = await import("@/modules/knowledge/analysis/engine/lexicon/lexicon");
  const trie = cpuOf(lexicon);
  const { analyse } = await import("@/modules/knowledge/analysis");
  return { ...timed((ad) => analyse(ad)), "ms trie": trie };
}

/** What finding the same names costs without any of the reading. */
async function naive(): Promise<Figures> {
  const spellings = skills().flatMap(({ aliases }) =>
    Object.values(aliases).flatMap((it) => it ?? []),
  );
  const aliases = [...new Set(spellings.map((it) => it.toLowerCase()))];
  return timed(({ text }) => {
    const lower = (text ?? "").toLowerCase();
    return aliases.filter((alias) => lower.includes(alias));
  });
}

/** Processor time, which other work on the machine does not lengthen; the best of all passes. */
function timed(read: (ad: AnalysedAd) => unknown): Figures {
  const all = texts();
  repeatFor(warmMs, () => all.forEach(read));
  const times = repeatFor(measuredMs, () => cpuOf(() => all.forEach(read)) / ads);
  const best = Math.min(...times);
  return { "ads/s": 1000 / best, "ms an ad": best, "ms p99": p99(all, read) };
}

function repeatFor<Result>(ms: number, run: () => Result): Result[] {
  const begun = process.cpuUsage();
  const results: Result[] = [];
  while (msSince(begun) < ms) results.push(run());
  return results;
}

function p99(all: AnalysedAd[], read: (ad: AnalysedAd) => unknown): number {
  const spans = all.map((ad) => {
    const start = performance.now();
    read(ad);
    return performance.now() - start;
  });
  return spans.toSorted((a, b) => a - b)[Math.floor(spans.length * 0.99)] ?? 0;
}

function cpuOf(run: () => unknown): number {
  const begun = process.cpuUsage();
  run();
  return msSince(begun);
}

function msSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
