import type { AnalysedAd, Analysis, Fact } from "../model";
import { entryOf } from "./catalogue";
import type { Reply, Reported, Term } from "./model";
import { placesIn } from "./quote";
import { factsPerQuote, reportedConfidence } from "./rules";

/** What became of a reply: the analysis with what its quotes support, and the words nobody knows yet. */
export type Added = { analysis: Analysis; added: Fact[]; terms: Term[]; refused: number };

/** Adds what a model reported to what the engine found, which stays as it is, its score included. */
export function withReply(ad: AnalysedAd, analysis: Analysis, reply: Reply, by: string): Added {
  const placeOf = placesIn(ad);
  const known = new Set(analysis.facts.map(({ kind, id }) => `${kind}:${id}`));
  const isOverused = overusedIn(reply.facts);
  const added = new Map<string, Fact>();
  const terms = reply.terms.filter(({ quote }) => placeOf(quote));
  let refused = reply.refused + reply.terms.length - terms.length;

  for (const reported of reply.facts) {
    const span = isOverused(reported.quote) ? null : placeOf(reported.quote);
    const entry = entryOf(reported.kind, reported.id);
    if (!span) refused += 1;
    else if (!entry) terms.push(termOf(reported));
    else if (!known.has(`${entry.kind}:${entry.id}`)) {
      const { isRequired } = reported;
      const fact = { ...entry, confidence: reportedConfidence, isRequired, spans: [span], by };
      added.set(`${entry.kind}:${entry.id}`, joined(added.get(`${entry.kind}:${entry.id}`), fact));
    }
  }
  const facts = [...added.values()];
  return {
    analysis: { ...analysis, facts: [...analysis.facts, ...facts] },
    added: facts,
    terms,
    refused,
  };
}

/** An id that no catalogue lists may still be a good word. */
const termOf = ({ kind, id, quote }: Reported): Term => ({
  kind,
  label: id.replaceAll(/[-.]+/g, " ").trim().slice(0, 60),
  quote,
});

const joined = (before: Fact | undefined, fact: Fact): Fact =>
  before
    ? {
        ...before,
        isRequired: before.isRequired || fact.isRequired,
        spans: [...before.spans, ...fact.spans],
      }
    : fact;

function overusedIn(facts: Reported[]): (quote: string) => boolean {
  const ids = Map.groupBy(facts, ({ quote }) => quote.toLowerCase());
  return (quote) => new Set(ids.get(quote.toLowerCase())?.map(({ id }) => id)).size > factsPerQuote;
}
