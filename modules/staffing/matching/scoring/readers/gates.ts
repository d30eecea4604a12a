import { coveredBy, paperOf } from "@/modules/knowledge/analysis";
import { languageLevels } from "@/modules/knowledge/analysis/rules";
import type { JobDemand } from "../../model";
import { askedWeight } from "../parts/certificates";
import { bitsPerWord } from "../../roster/columns";
import type { Roster } from "../../roster/roster";

/** Which papers count on a day, what share of those asked that is, and whether a permit is not among them. */
export function papersReader({ papers }: Roster, demand: JobDemand, day: number) {
  const { numbering, starts, counts, which, until } = papers;
  const asked = demand.certificates.map(({ id, isRequired }) => ({
    weight: askedWeight(isRequired),
    isPermit: isRequired && paperOf(id)?.isPermit === true,
    fitting: coveredBy(id)
      .map(numbering.find)
      .filter((number) => number >= 0),
  }));
  const permits = asked.filter(({ isPermit }) => isPermit);
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0);

  const holds = (row: number, fitting: number[]): boolean => {
    const start = starts[row] ?? 0;
    for (let at = start; at < start + (counts[row] ?? 0); at += 1) {
      if ((until[at] ?? 0) >= day && fitting.includes(which[at] ?? -1)) return true;
    }
    return false;
  };
  const isUnknown = (row: number) => counts[row] === 0;
  const most = (row: number) => (asked.length === 0 || isUnknown(row) ? Number.NaN : 1);
  return {
    most,
    value(row: number): number {
      if (Number.isNaN(most(row))) return Number.NaN;
      let covered = 0;
      for (const { weight, fitting } of asked) if (holds(row, fitting)) covered += weight;
      return covered / whole;
    },
    isBlocking(row: number): boolean {
      if (isUnknown(row)) return false;
      for (const { fitting } of permits) if (!holds(row, fitting)) return true;
      return false;
    },
  };
}

export function countryReader({ countries }: Roster, { country }: JobDemand) {
  const { numbering, words, bits, isKnown } = countries;
  const number = country === null ? -1 : numbering.find(country);
  const [word, bit] = [Math.floor(number / bitsPerWord), 1 << (number % bitsPerWord)];
  return (row: number): boolean => {
    if (country === null || isKnown[row] === 0) return false;
    return number < 0 || ((bits[row * words + word] ?? 0) & bit) === 0;
  };
}

export function languageReader({ languages }: Roster, demand: JobDemand) {
  const { numbering, size, levels, isKnown } = languages;
  const asked = demand.languages.map((anyOf) =>
    anyOf.map(({ code, level }) => ({
      language: numbering.find(code),
      least: 1 + languageLevels.indexOf(level),
    })),
  );
  const speaks = (row: number, anyOf: (typeof asked)[number]): boolean => {
    for (const { language, least } of anyOf) {
      if (language >= 0 && (levels[row * size + language] ?? 0) >= least) return true;
    }
    return false;
  };
  return (row: number): boolean => {
    if (isKnown[row] === 0) return false;
    for (const anyOf of asked) if (!speaks(row, anyOf)) return true;
    return false;
  };
}
