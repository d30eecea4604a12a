import { isMark, readWords } from "@/modules/knowledge/analysis";
import type { AnalysedAd, Analysis, Fact, Span } from "@/modules/knowledge/analysis/model";
import { isSmallWord } from "@/modules/knowledge/language";
import type { Reply, Reported, Term } from "./model";
import { entryOf } from "./prompt";
import { factsPerQuote, reportedConfidence } from "./rules";

/** Where the ad contains the quoted words, whatever their case, accents and spaces; null where it does not. */
export function placesIn(ad: Pick<AnalysedAd, "title" | "text">) {
  const fields = [
    { field: "title" as const, text: ad.title, read: inOneLine(ad.title) },
    { field: "text" as const, text: ad.text ?? "", read: inOneLine(ad.text ?? "") },
  ];
  return (quote: string): Span | null => {
    const wanted = inOneLine(quote).map(({ word }) => word);
    if (!saysSomething(wanted)) return null;
    for (const { field, text, read } of fields) {
      const from = indexOf(read, wanted);
      if (from === -1) continue;
      const start = read[from]?.start ?? 0;
      const end = read[from + wanted.length - 1]?.end ?? 0;
      return { field, section: field, start, end, quote: text.slice(start, end) };
    }
    return null;
  };
}

/** A passage of nothing but small words stands in every ad and shows nothing. */
const saysSomething = (words: string[]) =>
  words.some((word) => !isMark(word) && word.length >= 2 && !isSmallWord(word));

type Place = { word: string; start: number; end: number };

/** Whoever quotes does not keep the line breaks. */
function inOneLine(text: string): Place[] {
  const { words, starts, ends } = readWords(text);
  const places = words.map((word, n) => ({ word, start: starts[n] ?? 0, end: ends[n] ?? 0 }));
  return places.filter(({ word }) => word !== "\n");
}

function indexOf(places: Place[], wanted: string[]): number {
  const last = places.length - wanted.length;
  for (let from = 0; from <= last; from += 1) {
    if (wanted.every((word, n) => places[from + n]?.word === word)) return from;
  }
  return -1;
}

/** The analysis with the facts whose quotes stand in the ad, and the terms the taxonomy lacks. */
export type Added = { analysis: Analysis; added: Fact[]; terms: Term[]; refused: number };

/** An ad with what the engine found in it. */
type Read = { ad: AnalysedAd; analysis: Analysis };

/** Adds what a model reported to what the engine found, which stays as it is, its score included. */
export function withReply({ ad, analysis }: Read, reply: Reply, by: string): Added {
  const placeOf = placesIn(ad);
  // What a person corrected is neither added again nor told otherwise.
  const known = new Set(
    [...analysis.facts, ...(analysis.corrections ?? [])].map(({ kind, id }) => `${kind}:${id}`),
  );
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

/** Whether one passage is quoted for so many facts that it proves none of them. */
export function overusedIn(
  facts: readonly Pick<Reported, "id" | "quote">[],
): (quote: string) => boolean {
  const ids = Map.groupBy(facts, ({ quote }) => quote.toLowerCase());
  return (quote) => new Set(ids.get(quote.toLowerCase())?.map(({ id }) => id)).size > factsPerQuote;
}
