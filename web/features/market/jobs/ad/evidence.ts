import type { Conflict, Fact, Span } from "@/modules/knowledge/analysis/model";

/** Something that was found in an ad, what it is called, and where it stands. */
export type Find = {
  key: string;
  name: string;
  spans: readonly Span[];
  /** It stands there and counts for nothing. */
  isDoubted?: boolean;
};

/** What contributions and matches call a fact by. */
export const keyOf = ({ kind, id }: Pick<Fact, "kind" | "id">): string => `${kind}:${id}`;

export const conflictKey = ({ kind }: Pick<Conflict, "kind">): string => `conflict:${kind}`;

/** A stretch of text and what was found in it; plain text has no finds. */
export type Segment = { text: string; start: number; finds: Find[] };

/** Cuts a text at the borders of the evidence, so that overlapping finds share what they share. */
export function segmentsOf(
  text: string,
  finds: readonly Find[],
  field: Span["field"] = "text",
): Segment[] {
  const places = finds.flatMap((find) =>
    find.spans
      .filter((span) => span.field === field)
      .map(({ start, end }) => ({ find, start, end })),
  );
  const borders = [0, text.length, ...places.flatMap(({ start, end }) => [start, end])]
    .filter((border) => border >= 0 && border <= text.length)
    .sort((a, b) => a - b);
  const cuts = [...new Set(borders)];
  return cuts.slice(0, -1).map((start, index) => ({
    text: text.slice(start, cuts[index + 1]),
    start,
    finds: places.filter((it) => it.start <= start && it.end > start).map(({ find }) => find),
  }));
}
