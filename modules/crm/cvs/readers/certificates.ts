import type { Fact } from "@/modules/knowledge/analysis";
import { lastDayAt } from "./dates";
import type { Cv, Found } from "./found";

const ends =
  /(?:geldig(?:heid)?(?: is)?(?: tot(?: en met)?| t\/m)?|tot en met|t\/m|tot|valid(?:ity)?(?: until| till| to| thru| through)?|expires?(?: on)?|expiry(?: date)?|exp\.?|until|gültig(?: bis)?|bis|valable(?: jusqu'au| jusqu'en| jusqu’au)?|jusqu['’](?:au|en)|validité|échéance|verloopt(?: op)?)(?!\p{L})\s*:?\s*/giu;
const longestLine = 160;

/** Certificates with the last day that is said behind their name, on the same line. */
export function certificatesIn({ text }: Cv, facts: Fact[]): Found[] {
  const held = facts.filter(({ kind }) => kind === "certificate");
  const starts = held.flatMap(({ spans }) => spans.map(({ start }) => start));
  return held.flatMap(({ id, label, spans }) => {
    const told = spans.map(({ start, end }) => ({
      start,
      end,
      detail: endBehind(text, end, starts),
    }));
    const best = told.find(({ detail }) => detail) ?? told[0];
    return best ? [{ field: "certificate" as const, value: id, label, ...best }] : [];
  });
}

function endBehind(text: string, from: number, starts: number[]): string | null {
  const line = text.indexOf("\n", from);
  const next = Math.min(...starts.filter((start) => start > from), text.length);
  const end = Math.min(line === -1 ? text.length : line, next, from + longestLine);
  const behind = text.slice(from, end);
  for (const { 0: words, index } of behind.matchAll(ends)) {
    const day = lastDayAt(behind.slice(index + words.length));
    if (day) return day;
  }
  return null;
}
