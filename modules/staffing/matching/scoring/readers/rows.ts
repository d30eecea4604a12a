import type { JobDemand } from "../../model";
import { isIn, rowsPerBlock } from "../../roster/bitmaps";
import type { Roster } from "../../roster/roster";
import { componentWeights } from "../../rules";
import { blockedPenalty, type Known, otherWeight, pointsFor, unknownPenalty } from "../bounds";
import { factorOf, vagueFactor } from "../gates";
import { dueOn } from "../inputs";
import { leastWeight } from "../parts/asked";
import { dayOf } from "../parts/terms";
import { weighed } from "../score";
import { pruningReader } from "./coverage";
import { countryBlockReader, certificatesReader, languageBlockReader } from "./gates";
import { skillsReader, systemsReader } from "./skills";
import { payReader, roleReader, termsReader, yearsReader } from "./terms";

/** What a job asks for, and the day that counts. */
export type Asked = { demand: JobDemand; on: string };

/** What each part is read by, made ready for one job. */
const readersOf = (roster: Roster, { demand, on }: Asked) => ({
  skills: skillsReader(roster, demand),
  role: roleReader(roster, demand),
  certificates: certificatesReader(roster, demand, dayOf(dueOn({ demand, on }))),
  systems: systemsReader(roster, demand),
  years: yearsReader(roster, demand),
  pay: payReader(roster, demand),
  terms: termsReader(roster, demand, on),
});

/** Blockers and multipliers of a candidate, as far as the row tells them. */
function gateReader(roster: Roster, { demand, on }: Asked) {
  const { retained, shifts } = roster.values;
  const out = roster.out.values;
  const [today, asksShifts] = [dayOf(on), demand.hasShifts === true];
  const [abroadIn, silentIn] = [
    countryBlockReader(roster, demand),
    languageBlockReader(roster, demand),
  ];
  const vague = vagueFactor(demand);
  let [opened, abroad, silent] = [-1, 0, 0];
  const open = (at: number): void => {
    if (at === opened) return;
    [opened, abroad, silent] = [at, abroadIn(at), silentIn(at)];
  };
  const gates = {
    factor: 1,
    isBlocked: false,
    /** The rows of a block that the cheapest tests block already. */
    shutIn(at: number): number {
      open(at);
      return (out[at] ?? 0) | abroad | silent;
    },
    read(row: number): void {
      open(Math.floor(row / rowsPerBlock));
      const [isAbroad, isSilent] = [(abroad & (1 << row)) !== 0, (silent & (1 << row)) !== 0];
      const isPast = (retained[row] ?? Number.NaN) < today;
      gates.factor = factorOf(isAbroad, isSilent, asksShifts && shifts[row] === 0) * vague;
      gates.isBlocked = isAbroad || isSilent || isPast || isIn(out, row);
    },
  };
  return gates;
}

/** Which parts a job looks at. */
const askedOf = ({ certificates, systems, payMax, payCurrency }: JobDemand): Known => ({
  certificates: certificates.length > 0,
  systems: systems.length > 0,
  experience: true,
  pay: payMax !== null && payCurrency !== null,
  terms: true,
});

/** Opens a block; which of these rows could come up to a bar. */
function openingReader(
  demand: JobDemand,
  skills: ReturnType<typeof skillsReader>,
  role: ReturnType<typeof roleReader>,
) {
  const others = { kindOf: () => 0, weights: [otherWeight(askedOf(demand))] };
  const hopeful = pruningReader(skills, role, others);
  const vague = vagueFactor(demand);
  return (at: number, among: number, bar: number): number => {
    if (among === 0) return 0;
    skills.open(at, among);
    return hopeful(at, among, pointsFor(bar, vague));
  };
}

export type Reader = ReturnType<typeof rowReader>;

/**
 * Scores the rows of an opened block in two steps, cheap parts first: `begin` answers an upper bound of what `finish` will.
 */
export function rowReader(roster: Roster, asked: Asked) {
  const { skills, role, certificates, systems, years, pay, terms } = readersOf(roster, asked);
  const gates = gateReader(roster, asked);
  const taken = roster.takenRows;
  const values = new Float64Array(Object.keys(componentWeights).length);
  const least = leastWeight(asked.demand);
  let [score, isThin] = [0, false];
  const placed = (): number => {
    const { points, known } = weighed(values);
    score = points * gates.factor;
    isThin = known < least;
    return score - (gates.isBlocked ? blockedPenalty : 0) - (isThin ? unknownPenalty : 0);
  };
  return {
    blocks: roster.blocks,
    takenIn: (at: number): number => taken[at] ?? 0,
    shutIn: gates.shutIn,
    /** Which of these rows of a block could come up to a bar. */
    hopeful: openingReader(asked.demand, skills, role),
    score: () => score,
    judged: () => ({ exact: score, isBlocked: gates.isBlocked, isThin }),
    begin(row: number): number {
      gates.read(row);
      values[0] = skills.value(row);
      values[1] = role.value(row);
      values[2] = certificates.most(row);
      values[3] = systems.most(row);
      values[4] = years(row);
      values[5] = pay(row);
      values[6] = terms(row);
      return placed();
    },
    finish(row: number): number {
      values[2] = certificates.value(row);
      values[3] = systems.value(row);
      gates.isBlocked ||= certificates.isBlocking(row);
      return placed();
    },
  };
}
