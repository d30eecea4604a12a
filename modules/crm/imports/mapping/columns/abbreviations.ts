import short from "./abbreviations.json";
import { headWords } from "./profiles";

const meant = new Map(Object.entries(short));
/** A head of more short words than people write is none: every one may mean two things. */
const mostReadings = 8;

/** What a head written in short may say in full: `candFirstNm`, `curr_ttl`; nothing where no word of it is short. */
export function spelledOut(head: string): string[][] {
  const words = headWords(head);
  if (!words.some((word) => meant.has(word))) return [];
  let readings: string[][] = [[]];
  for (const word of words) {
    const said = meant.get(word) ?? [word];
    readings = readings.flatMap((before) => said.map((it) => [...before, ...it.split(" ")]));
    if (readings.length > mostReadings) return [];
  }
  // Alone, a word that may be two things is neither.
  return words.length === 1 && readings.length > 1 ? [] : readings;
}
