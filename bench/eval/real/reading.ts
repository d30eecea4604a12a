import type { Judged } from "@/modules/knowledge/analysis/evaluation/figures";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import type { RealAd } from "./labels";

/** What was found beside what the labels want. */
export type Answers = { found: string[]; wanted: string[] };
/** One real ad as something read it, with the languages it asks for. */
export type Read = { judged: Judged; languages: Answers };

export function readingOf({ labels, labelled }: RealAd, analysis: Analysis): Read {
  const asked = analysis.demands.languages.flatMap(({ anyOf }) => anyOf.map(({ code }) => code));
  return {
    judged: { labelled, analysis, pay: null },
    languages: { found: [...new Set(asked)], wanted: Object.keys(labels.languages) },
  };
}

/** Everything that can be right or wrong about one ad, by its kind. */
export function idsIn({ judged: { analysis, labelled }, languages }: Read): {
  [kind: string]: Answers;
} {
  const { skills, certifications, systems, targetClass, category } = labelled.labels;
  const factsOf = (kind: string) =>
    analysis.facts.filter((fact) => fact.kind === kind).map(({ id }) => id);
  return {
    skill: { found: factsOf("skill"), wanted: skills },
    certificate: { found: factsOf("certificate"), wanted: certifications },
    system: { found: analysis.criticalSystems, wanted: systems },
    language: languages,
    class: { found: [analysis.relevanceLevel], wanted: [targetClass] },
    ...(category === null
      ? {}
      : { category: { found: [analysis.category ?? "none"], wanted: [category] } }),
  };
}

/** Micro-averaged over everything found and everything wanted. */
export function f1Of<Item>(items: Item[], answersOf: (item: Item) => Answers): number {
  const all = items.map(answersOf);
  const sum = (of: (it: Answers) => number) => all.reduce((total, it) => total + of(it), 0);
  const right = sum(({ found, wanted }) => wanted.filter((id) => found.includes(id)).length);
  const said = sum(({ found, wanted }) => found.length + wanted.length);
  return said === 0 ? 1 : (2 * right) / said;
}
