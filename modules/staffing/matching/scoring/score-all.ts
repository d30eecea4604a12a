import { isSliceOver, pause } from "@/src/workers/time-slices";
import type { JobDemand } from "../model";
import type { Roster } from "../roster/roster";
import { componentWeights } from "../rules";
import { knownWeight, pointsOf } from "./score";
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

/** What a job asks for, and the day that counts. */
type Asked = { demand: JobDemand; on: string };

/** Scores of a whole roster, row by row; a blocked row has any blocker, of a thin one too little is known. */
export type Sweep = { exact: Float64Array; blocked: Uint8Array; thin: Uint8Array };

/** What each candidate of a roster scores for one job: to the last digit what `weightedScore` says, without explaining. */
export async function sweep(roster: Roster, demand: JobDemand, on: string): Promise<Sweep> {
  const reader = rowReader(roster, { demand, on });
  const exact = new Float64Array(reader.size);
  const [blocked, thin] = [new Uint8Array(reader.size), new Uint8Array(reader.size)];
  for (let row = 0; row < reader.size; row += 1) {
    if (row % rowsAtOnce === 0 && isSliceOver()) await pause();
    if (reader.isGone(row)) continue;
    reader.begin(row);
    reader.finish(row);
    blocked[row] = reader.isBlocked() ? 1 : 0;
    thin[row] = reader.isThin() ? 1 : 0;
    exact[row] = reader.score();
  }
  return { exact, blocked, thin };
}

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
    if (reader.isGone(row) || (least > 0 && reader.isShut(row))) continue;
    const bar = Math.max(least, threshold.least());
    // The dear parts are read only where the cheap ones leave a chance to be shown.
    if (reader.begin(row) < bar) continue;
    const key = reader.finish(row);
    if (key < bar) continue;
    threshold.add(key);
    found.push({ row, key });
  }
  const idOf = ({ row }: Place) => roster.ids[row] ?? "";
  found.sort((a, b) => b.key - a.key || (idOf(a) < idOf(b) ? -1 : 1));
  return found.slice(0, count).map(({ row }) => row);
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
    score = pointsOf(values) * gates.factor;
    isThin = knownWeight(values) < least;
    return score - (gates.isBlocked ? blockedBelow : 0) - (isThin ? thinBelow : 0);
  };
  return {
    size: roster.size,
    isGone: (row: number) => isGone[row] === 1,
    isShut: gates.isShut,
    score: () => score,
    isThin: () => isThin,
    isBlocked: () => gates.isBlocked,
    begin(row: number): number {
      gates.read(row);
      values[0] = skills.most(row);
      values[1] = role(row);
      values[2] = papers.most(row);
      values[3] = systems.most(row);
      values[4] = yearsValue(years[row] ?? Number.NaN, asked.demand.yearsDatacentre);
      values[5] = pay(row);
      values[6] = terms(row);
      return placed();
    },
    finish(row: number): number {
      values[0] = skills.value(row);
      values[2] = papers.value(row);
      values[3] = systems.value(row);
      gates.isBlocked ||= papers.isBlocking(row);
      return placed();
    },
  };
}
