import { coveredBy, certificateInfoOf } from "@/modules/knowledge/analysis";
import type { JobDemand } from "../../model";
import { askedWeight } from "../parts/certificates";
import { type Roster, speakingRows } from "../../roster/roster";

/** Which certificates count on a day, what share of those asked that is, and whether a permit is not among them. */
export function certificatesReader(
  { certificates: column }: Roster,
  demand: JobDemand,
  day: number,
) {
  const { numbering, starts, counts, which, until } = column;
  const asked = demand.certificates.map(({ id, isRequired }) => ({
    weight: askedWeight(isRequired),
    isPermit: isRequired && certificateInfoOf(id)?.isPermit === true,
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

/** By block, the rows of candidates who would not work in the job's country. */
export function countryBlockReader({ countries }: Roster, { country }: JobDemand) {
  if (country === null) return nobody;
  const [known, willing] = [countries.known, countries.of(country)];
  return (at: number): number => (known[at] ?? 0) & ~(willing[at] ?? 0);
}

/** By block, the rows of candidates who lack a language that the job asks for. */
export function languageBlockReader(roster: Roster, demand: JobDemand) {
  if (demand.languages.length === 0) return nobody;
  const { known } = roster.languages;
  const asked = demand.languages.map((anyOf) =>
    anyOf.flatMap(({ code, level }) => speakingRows(roster, code, level)),
  );
  return (at: number): number => {
    let speaking = -1;
    for (const anyOf of asked) {
      let some = 0;
      for (const rows of anyOf) some |= rows[at] ?? 0;
      speaking &= some;
    }
    return (known[at] ?? 0) & ~speaking;
  };
}

const nobody = () => 0;
