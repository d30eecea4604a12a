import type { Period } from "@/modules/knowledge/periods/rules";

/** How many moments, in their order, fall into each of some stretches that follow one another without a gap. */
export function tallied(moments: readonly string[], spans: readonly Period[]): number[] {
  const counts = spans.map(() => 0);
  let n = 0;
  for (const at of moments) {
    while (n < spans.length - 1 && at >= (spans[n]?.to ?? "")) n += 1;
    counts[n] = (counts[n] ?? 0) + 1;
  }
  return counts;
}
