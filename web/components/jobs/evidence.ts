import type { Fact } from "@/modules/analysis/model";

/** A stretch of text and what was found in it; plain text has no facts. */
export type Segment = { text: string; start: number; facts: Fact[] };

/** Cuts a text at the borders of the evidence, so that overlapping finds share what they share. */
export function segmentsOf(text: string, facts: readonly Fact[]): Segment[] {
  const finds = facts.flatMap((fact) =>
    fact.spans.filter(({ field }) => field === "text").map((span) => ({ fact, ...span })),
  );
  const borders = [0, text.length, ...finds.flatMap(({ start, end }) => [start, end])]
    .filter((border) => border >= 0 && border <= text.length)
    .sort((a, b) => a - b);
  const cuts = [...new Set(borders)];
  return cuts.slice(0, -1).map((start, index) => ({
    text: text.slice(start, cuts[index + 1]),
    start,
    facts: finds.filter((find) => find.start <= start && find.end > start).map(({ fact }) => fact),
  }));
}
