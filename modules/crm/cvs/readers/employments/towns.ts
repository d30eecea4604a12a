import { isPlace, likeness } from "./likeness";
import { partsOf } from "./parts";

type Lines = readonly string[];

/** "Utrecht, NL": a line that says where and nothing else. */
function isTown(line: string): boolean {
  const near = partsOf(line);
  return near.some(isPlace) && near.every((it) => isPlace(it) || /^\p{Lu}{2,3}$/u.test(it));
}

/** How many lines say all of an employment where its town has one of its own. */
const whole = 3;

/**
 * Employer, town, title, period: which of three lines above a period is the town, counted from the first. The towns that the
 * gazetteer has tell it for those that it lacks, unless they stand in different places.
 */
export function townLine(aboves: readonly Lines[]): number | null {
  const at = aboves
    .filter((lines) => lines.length === whole)
    .flatMap((lines) => lines.flatMap((line, n) => (isTown(line) ? [n] : [])));
  const [one] = at;
  return one !== undefined && at.every((it) => it === one) ? one : null;
}

/** The lines above a period without the one that says where, as long as two remain that may say who and what. */
export function withoutTown(above: Lines, known: number | null): Lines {
  if (above.length < whole) return above;
  const kept = above.filter((line) => !isTown(line));
  if (kept.length < above.length) return kept.length > 1 ? kept : above;
  return above.length === whole && known !== null ? above.filter((_, n) => n !== known) : above;
}

/** What stands behind a dash or in a cell of its own, as far as it may be a town. */
const dashed = /^(.*\S)\s[–—-]\s([^,–—|-]+)$/u;
const celled = /^(.*\S)\s*\|\s*([^|]+)$/u;

/**
 * "Sample Works - Chennai": where a town stands behind a dash, or in the next cell, of one employment, what stands there of
 * another one is a town as well, whether or not the gazetteer has it.
 */
export function withoutTails(words: Lines): (text: string) => string {
  const ways = [dashed, celled].filter((way) =>
    words.some((it) => isTown(way.exec(it)?.[2] ?? "")),
  );
  return (text) =>
    ways.reduce((left, way) => {
      const [, name = left, tail = ""] = way.exec(left) ?? [];
      return /^\p{Lu}/u.test(tail) && likeness(tail) === 0 ? name : left;
    }, text);
}
