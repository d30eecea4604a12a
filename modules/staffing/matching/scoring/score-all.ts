import { isSliceOver, pause } from "@/src/workers/time-slices";
import type { JobDemand } from "../model";
import type { Roster } from "../roster/roster";
import { componentWeights } from "../rules";
import { weighed } from "./score";
import { factorOf, vagueFactor } from "./gates";
import { dueOn } from "./inputs";
import { leastWeight } from "./parts/asked";
import { yearsValue } from "./parts/role";
import { dayOf } from "./parts/terms";
import { countryReader, languageReader, papersReader } from "./readers/gates";
import { skillsReader, systemsReader } from "./readers/skills";
import { payReader, roleReader, termsReader } from "./readers/terms";
import { thresholdOf } from "./threshold";

/** Far below every score: of whom too little is known stands below all others, and who is blocked below those. */
export const thinBelow = 500;
export const blockedBelow = 1000;

/** After so many rows is asked whether others should have their turn. */
const rowsAtOnce = 256;
const whole = 100;

/** What a job asks for, and the day that counts. */
type Asked = { demand: JobDemand; on: string };

/** Which places are asked for, from which score on somebody counts as fitting, and who is left out or judged by hand. */
type Ranking = {
  count: number;
  least: number;
  fitsFrom: number;
  isAllowed: (row: number) => boolean;
  /** Where a row stands about which somebody has decided. */
  decided: (row: number) => ((scored: Judged) => number) | undefined;
};
type Judged = { exact: number; isBlocked: boolean; isThin: boolean };
/** The first rows, the best first, how many there are, and how many fit. */
type Ranked = { rows: number[]; total: number; fitting: number };

/**
 * What a job's ranking shows of a roster: to the last digit what `weightedScore` says, without explaining. Of a row that can
 * neither be shown nor fit the dear parts are not read.
 */
export async function ranked(roster: Roster, asked: Asked, wanted: Ranking): Promise<Ranked> {
  const { count, least, fitsFrom, isAllowed, decided } = wanted;
  const reader = rowReader(roster, asked);
  const threshold = thresholdOf(count);
  const found: Place[] = [];
  let [total, fitting] = [0, 0];
  for (let row = 0; row < reader.size; row += 1) {
    if (row % rowsAtOnce === 0 && isSliceOver()) await pause();
    if (reader.isGone(row) || !isAllowed(row)) continue;
    const decision = decided(row);
    const bar = Math.min(threshold.least(), fitsFrom - 0.5);
    if (least > 0 || decision) reader.begin(row);
    else if (mostOf(reader, row, bar) < bar) {
      total += 1;
      continue;
    }
    const place = reader.finish(row);
    if (Math.round(reader.score()) < least) continue;
    const key = decision?.(reader.judged()) ?? place;
    total += 1;
    if (Math.round(key) >= fitsFrom) fitting += 1;
    threshold.add(key);
    if (key >= threshold.least()) found.push({ row, key });
  }
  const shown = found.filter(({ key }) => key >= threshold.least());
  shown.sort((a, b) => b.key - a.key);
  return { rows: shown.slice(0, count).map(({ row }) => row), total, fitting };
}

/** At the most where a row can stand; who is shut out is not looked at where nobody so far down is asked for. */
const mostOf = (reader: ReturnType<typeof rowReader>, row: number, bar: number): number =>
  bar > whole - blockedBelow && reader.isShut(row) ? Number.NEGATIVE_INFINITY : reader.begin(row);

/** How many rows, and what they score at the least; where nothing is said, who is blocked is among them. */
type Wanted = { count: number; least?: number };
type Place = { row: number; key: number };

/** The first rows, best first, thin ones below all others and blocked ones below those; of equals the lower id. */
export async function rankRows(
  roster: Roster,
  asked: Asked,
  { count, least = Number.NEGATIVE_INFINITY }: Wanted,
): Promise<number[]> {
  const reader = rowReader(roster, asked);
  const threshold = thresholdOf(count);
  const found: Place[] = [];
  for (let row = 0; row < reader.size; row += 1) {
    if (row % rowsAtOnce === 0 && isSliceOver()) await pause();
    if (reader.isGone(row)) continue;
    const bar = Math.max(least, threshold.least());
    // The dear parts are read only where the cheap ones leave a chance to be shown.
    if (mostOf(reader, row, bar) < bar) continue;
    const key = reader.finish(row);
    if (key < bar) continue;
    threshold.add(key);
    found.push({ row, key });
  }
  const idOf = ({ row }: Place) => roster.ids[row] ?? "";
  const shown = found.filter(({ key }) => key >= threshold.least());
  shown.sort((a, b) => b.key - a.key || (idOf(a) < idOf(b) ? -1 : 1));
  return shown.slice(0, count).map(({ row }) => row);
}

/** What each part is read by, made ready for one job. */
const readersOf = (roster: Roster, { demand, on }: Asked) => ({
  skills: skillsReader(roster, demand),
  role: roleReader(roster, demand),
  papers: papersReader(roster, demand, dayOf(dueOn({ demand, on }))),
  systems: systemsReader(roster, demand),
  pay: payReader(roster, demand),
  terms: termsReader(roster, demand, on),
});

/** What keeps a candidate out, or lowers the score as a whole, as far as a row tells by itself. */
function gateReader(roster: Roster, { demand, on }: Asked) {
  const { retained, shifts, isOut } = roster.values;
  const [today, asksShifts] = [dayOf(on), demand.hasShifts === true];
  const isElsewhere = countryReader(roster, demand);
  const lacksWords = languageReader(roster, demand);
  const vague = vagueFactor(demand);
  const isPast = (row: number) => (retained[row] ?? Number.NaN) < today;
  const gates = {
    factor: 1,
    isBlocked: false,
    /** Whether what is cheapest to look at blocks it already. */
    isShut: (row: number) => isOut[row] === 1 || isElsewhere(row) || isPast(row) || lacksWords(row),
    read(row: number): void {
      const [isAbroad, isSilent] = [isElsewhere(row), lacksWords(row)];
      gates.factor = factorOf(isAbroad, isSilent, asksShifts && shifts[row] === 0) * vague;
      gates.isBlocked = isAbroad || isSilent || isPast(row) || isOut[row] === 1;
    },
  };
  return gates;
}

/** Reads row after row, the cheap parts first: what `begin` says is the most that `finish` can. */
function rowReader(roster: Roster, asked: Asked) {
  const { skills, role, papers, systems, pay, terms } = readersOf(roster, asked);
  const gates = gateReader(roster, asked);
  const { isGone, years } = roster.values;
  const values = new Float64Array(Object.keys(componentWeights).length);
  const least = leastWeight(asked.demand);
  let score = 0;
  let isThin = false;
  const placed = (): number => {
    const { points, known } = weighed(values);
    score = points * gates.factor;
    isThin = known < least;
    return score - (gates.isBlocked ? blockedBelow : 0) - (isThin ? thinBelow : 0);
  };
  return {
    size: roster.size,
    isGone: (row: number) => isGone[row] === 1,
    isShut: gates.isShut,
    score: () => score,
    judged: () => ({ exact: score, isBlocked: gates.isBlocked, isThin }),
    begin(row: number): number {
      gates.read(row);
      values[0] = skills(row);
      values[1] = role(row);
      values[2] = papers.most(row);
      values[3] = systems.most(row);
      values[4] = yearsValue(years[row] ?? Number.NaN, asked.demand.yearsDatacentre);
      values[5] = pay(row);
      values[6] = terms(row);
      return placed();
    },
    finish(row: number): number {
      values[2] = papers.value(row);
      values[3] = systems.value(row);
      gates.isBlocked ||= papers.isBlocking(row);
      return placed();
    },
  };
}
