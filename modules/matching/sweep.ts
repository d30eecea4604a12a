import { pointsOf } from "./combine";
import { dueOn } from "./ground";
import type { JobDemand } from "./model";
import { yearsValue } from "./parts/experience";
import { dayOf } from "./parts/terms";
import { countryReader, languageReader, papersReader } from "./readers/gates";
import { payReader, roleReader, termsReader } from "./readers/terms";
import { skillsReader, systemsReader } from "./readers/skills";
import type { Roster } from "./roster";
import { componentWeights, gateFactors } from "./rules";

/** Scores of a whole roster, row by row; a blocked row is one that has any blocker. */
export type Sweep = { exact: Float64Array; blocked: Uint8Array };

/** What each candidate of a roster scores for one job: to the last digit what `scored` says, without explaining. */
export function sweep(roster: Roster, demand: JobDemand, on: string): Sweep {
  const skills = skillsReader(roster, demand);
  const role = roleReader(roster, demand);
  const papers = papersReader(roster, demand, dayOf(dueOn({ demand, on })));
  const systems = systemsReader(roster, demand);
  const pay = payReader(roster, demand);
  const terms = termsReader(roster, demand, on);
  const isElsewhere = countryReader(roster, demand);
  const isSilent = languageReader(roster, demand);
  const today = dayOf(on);

  const exact = new Float64Array(roster.size);
  const blocked = new Uint8Array(roster.size);
  const values = new Float64Array(Object.keys(componentWeights).length);
  for (let row = 0; row < roster.size; row += 1) {
    values[0] = skills(row);
    values[1] = role(row);
    values[2] = papers.value(row);
    values[3] = systems(row);
    values[4] = yearsValue(roster.years[row] ?? Number.NaN, demand.yearsDatacentre);
    values[5] = pay(row);
    values[6] = terms(row);
    const [isAbroad, lacksWords] = [isElsewhere(row), isSilent(row)];
    let score = pointsOf(values);
    if (isAbroad) score *= gateFactors.country;
    if (lacksWords) score *= gateFactors.language;
    if (demand.hasShifts === true && roster.shifts[row] === 0) score *= gateFactors.shift;
    exact[row] = score;
    const isPast = (roster.retained[row] ?? Number.NaN) < today;
    const isOut = roster.isOut[row] === 1 || isPast;
    blocked[row] = +(isOut || isAbroad || lacksWords || papers.isBlocking(row));
  }
  return { exact, blocked };
}

/** Rows best first, those that are blocked below all others; of equals the lower id. */
export function ranked({ exact, blocked }: Sweep): Uint32Array {
  const keys = exact.map((score, row) => (blocked[row] === 1 ? score - 1000 : score));
  return Uint32Array.from(exact.keys()).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
}
