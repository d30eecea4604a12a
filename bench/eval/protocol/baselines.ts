import { adOf, type Judged } from "@/modules/knowledge/analysis/evaluation/figures";
import { analyse } from "@/modules/knowledge/analysis";
import { certifications, skills } from "@/modules/knowledge/analysis/engine/lexicon/taxonomy";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import { plain } from "@/modules/knowledge/company-names";

type Phrase = { kind: "skill" | "certificate"; id: string; words: string };

const phrases: Phrase[] = [
  ...skills().flatMap(({ id, aliases, isContext }) =>
    isContext ? [] : Object.values(aliases).flatMap((it) => phrased("skill", id, it ?? [])),
  ),
  ...certifications().flatMap(({ id, aliases }) => phrased("certificate", id, aliases)),
];

function phrased(kind: Phrase["kind"], id: string, aliases: readonly string[]): Phrase[] {
  return aliases.map((alias) => ({ kind, id, words: ` ${wordsOf(alias)} ` }));
}

function wordsOf(text: string): string {
  return plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What looking for every name by itself finds: no languages, sections, negation or look-alikes. */
export function phraseReading(labelled: LabelledAd): Judged {
  const text = ` ${wordsOf(`${labelled.title} ${labelled.text}`)} `;
  const found = phrases.filter(({ words }) => words.trim() !== "" && text.includes(words));
  const facts = [...new Map(found.map((it) => [`${it.kind}:${it.id}`, it])).values()].map(
    ({ kind, id }) => ({ kind, id, label: id, confidence: 1, isRequired: true, spans: [] }),
  );
  return { labelled, analysis: { ...analyse(adOf(labelled)), facts }, pay: null };
}

/** Terms of a text: its words, or all runs of three to five letters within them. */
export type Terms = (text: string) => string[];
export const words: Terms = (text) => wordsOf(text).split(" ");
export const characters: Terms = (text) =>
  words(text).flatMap((word) => {
    const padded = ` ${word} `;
    return [3, 4, 5].flatMap((size) =>
      Array.from({ length: Math.max(0, padded.length - size + 1) }, (_, at) =>
        padded.slice(at, at + size),
      ),
    );
  });

const [saturation, lengthShare] = [1.2, 0.75];

/** BM25 of each text for a question (Robertson and Walker 1994), with its usual constants. */
export function bm25(texts: string[], termsOf: Terms): (question: string) => number[] {
  const counted = texts.map((text) => countsOf(termsOf(text)));
  const lengths = counted.map((counts) => [...counts.values()].reduce((sum, n) => sum + n, 0));
  const usual = lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, texts.length);
  const holding = countsOf(counted.flatMap((counts) => [...counts.keys()]));
  return (question) => {
    const asked = new Set(termsOf(question));
    return counted.map((counts, at) => {
      const damp = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / usual);
      return [...asked].reduce((score, term) => {
        const [n = 0, df = 0] = [counts.get(term), holding.get(term)];
        const rarity = Math.log(1 + (texts.length - df + 0.5) / (df + 0.5));
        return score + (n === 0 ? 0 : (rarity * n * (saturation + 1)) / (n + damp));
      }, 0);
    });
  };
}

function countsOf(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
