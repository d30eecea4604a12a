import { readPlaces } from "@/modules/knowledge/normalise";
import { isParticle } from "@/modules/platform/texts/rules";

/** `Jansen, Piet` and `Piet van der Berg`. */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [last = "", first] = name.split(",").map((part) => part.trim());
  if (first) return { firstName: first, lastName: last };
  const words = name.trim().split(/\s+/);
  const particle = words.findIndex((word, n) => n > 0 && isParticle(word));
  const cut = particle > 0 ? particle : Math.max(1, words.length - 1);
  return { firstName: words.slice(0, cut).join(" "), lastName: words.slice(cut).join(" ") };
}

const sureFrom = 0.8;
const isPlace = (text: string) =>
  readPlaces(text).some((it) => (it.city || it.country) && it.confidence >= sureFrom);

/** A name without the town and the country that a column also holds: `Jan Kees, Breda` and `Kees, Jan, Breda, Nederland`. */
export function withoutPlaces(name: string): string {
  const parts = name.split(",").map((it) => it.trim());
  const least = /\s/.test(parts[0] ?? "") && !startsLast(parts[0] ?? "") ? 1 : 2;
  const isOver = (it: string, n: number) => n >= least || (n >= 1 && isPlace(it));
  const end = parts.findIndex((it, n) => n > 0 && isOver(it, n));
  return (end === -1 ? parts : parts.slice(0, end)).join(", ");
}

/** "van Dijk" begins as a last name does. */
const startsLast = (part: string) => isParticle(part.split(/\s+/)[0] ?? "");

const degree =
  /^(?:(?:b|m)\.?(?:sc|a|eng|ba)|ph\.?\s?d|ing|ir|mba|pmp|jr|sr|dipl\.?-?ing|hons)\.?$/i;

/** Whether more than a name stands in a cell: a third part behind a comma, or a place behind a whole name. */
export function holdsMore(name: string): boolean {
  const parts = name.split(",").map((it) => it.trim());
  const [whole = "", second, ...others] = parts.filter((it, n) => n === 0 || !degree.test(it));
  const isWhole = /\s/.test(whole) && !startsLast(whole);
  return others.length > 0 || (second !== undefined && isWhole && isPlace(second));
}
