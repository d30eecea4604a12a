import { isMark } from "../text/marks";
import type { Reading } from "../reading";
import { isBoilerplate } from "../text/sections";
import { type LookAlike, datacenterSkills, lookAlikes, skillById } from "../lexicon/taxonomy";
import type { Hit } from "../lexicon/entry";

export type Cue = { reading: Reading; hit: Hit };
/** A look-alike whose cue words stand in the ad. */
export type Suspicion = { lookAlike: LookAlike; cues: Cue[] };

const powerCategories = new Set(["power", "generators", "cooling"]);
const facilityCategories = new Set([...powerCategories, "controls", "commissioning"]);
const hardwareSkills = new Set([
  "rack-stack",
  "hardware-break-fix",
  "remote-hands",
  "structured-cabling",
  "decommissioning",
  "dc-migration",
  "gpu-clusters",
  "hpc",
  "nvidia-dgx",
]);
/** Lighter skills (ventilation, heat pumps) stand in every building. */
const lightestPower = 0.2;
const enoughPower = 2;

/** The look-alikes the ad gives cause for; a cue under a "no" or in boiler-plate gives none. */
export function suspicionsOf(readings: Reading[]): Suspicion[] {
  const cuesOf = new Map<string, Cue[]>();
  for (const reading of readings) {
    const cuesThere = reading.hits.of("lookAlike");
    const ends = cuesThere.length > 0 ? plantEnds(reading) : [];
    for (const hit of cuesThere) {
      if (!counts(reading, hit) || isOfPlant(ends, hit)) continue;
      const cues = cuesOf.get(hit.id);
      if (cues) cues.push({ reading, hit });
      else cuesOf.set(hit.id, [{ reading, hit }]);
    }
  }
  if (cuesOf.size === 0) return [];
  return lookAlikes().flatMap((lookAlike) => {
    const found = cuesOf.get(lookAlike.id);
    if (!found) return [];
    const cues = found.filter(
      ({ reading }) => lookAlike.scope !== "title" || reading.field === "title",
    );
    const distinct = new Set(cues.map(({ hit }) => hit.alias)).size;
    const isSuspect = distinct >= lookAlike.cuesNeeded && isWritten(lookAlike, readings);
    return isSuspect ? [{ lookAlike, cues }] : [];
  });
}

const counts = (reading: Reading, cue: Hit) =>
  !reading.negated[cue.from] && !isBoilerplate(reading.sections[cue.from] ?? "intro");

/** "Torres" are masts, "torres de refrigeración" are plant: a word within a longer name of plant is no cue. */
const isOfPlant = (ends: number[], { from, to }: Hit) =>
  (ends[from] ?? 0) > to || (ends[from - 1] ?? 0) >= to;

/** For each word the furthest end of a name of plant that begins there or before: one pass, however many cues ask. */
function plantEnds({ words, hits }: Reading): number[] {
  const ends = new Array<number>(words.words.length).fill(0);
  for (const { id, from, to } of hits.of("skill"))
    if (to > (ends[from] ?? 0) && isPower(id)) ends[from] = to;
  for (let at = 1; at < ends.length; at += 1) ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
  return ends;
}

/** Whether the name that means something else stands in the ad, where it is not any name of the skill. */
const isWritten = ({ written }: LookAlike, readings: Reading[]) =>
  !written ||
  readings.some(({ hits }) => hits.of("skill").some(({ alias }) => written.includes(alias)));

type Rejects = (reading: Reading, hit: Hit) => boolean;

/** Whether a look-alike takes a mention of a skill away, from an ad that speaks of these. */
export function rejecting(suspicions: Suspicion[], present: Set<string>): Rejects {
  const rules = suspicions.flatMap((it) => ruleOf(it, present));
  return (reading, hit) =>
    rules.some(({ ids, rejects }) => ids.has(hit.id) && rejects(reading, hit));
}

function ruleOf({ lookAlike, cues }: Suspicion, present: Set<string>) {
  const { rejects: ids, written, scope, window = 0 } = lookAlike;
  if (!ids || (scope === "ad" && isExcused(lookAlike, present))) return [];
  const words = wordsOf(cues);
  const isNear: Rejects = (reading, hit) => {
    const cueWords = words.get(reading);
    return cueWords !== undefined && stands({ cueWords, reach: window }, reading, hit);
  };
  const isMeant: Rejects = scope === "ad" ? () => true : isNear;
  const rejects: Rejects = (reading, hit) =>
    (!written || written.includes(hit.alias)) && isMeant(reading, hit);
  return [{ ids: new Set(ids), rejects }];
}

type Nearby = { cueWords: Set<number>; reach: number };

/** Whether a cue word stands in the hit or at most `reach` words from it, marks not counted. */
function stands({ cueWords, reach }: Nearby, { words }: Reading, hit: Hit): boolean {
  for (let at = hit.from; at < hit.to; at += 1) if (cueWords.has(at)) return true;
  for (const [start, step] of [
    [hit.from - 1, -1],
    [hit.to, 1],
  ] as const) {
    let passed = 0;
    for (let at = start; passed <= reach && at >= 0 && at < words.words.length; at += step) {
      if (cueWords.has(at)) return true;
      if (!isMark(words.words[at])) passed += 1;
    }
  }
  return false;
}

function wordsOf(cues: Cue[]): Map<Reading, Set<number>> {
  const covered = new Map<Reading, Set<number>>();
  for (const { reading, hit } of cues) {
    const words = covered.get(reading) ?? new Set<number>();
    covered.set(reading, words);
    for (let at = hit.from; at < hit.to; at += 1) words.add(at);
  }
  return covered;
}

/** Whether the skills of the ad show that it is about a datacenter after all. */
export function isExcused({ unless, rejects = [] }: LookAlike, present: Set<string>): boolean {
  const others = [...present].filter((id) => !rejects.includes(id));
  return unless?.split(" ").some((excuse) => shows(excuse, others)) ?? false;
}

function shows(unless: string, others: string[]): boolean {
  if (unless === "datacentre") return others.some((id) => datacenterSkills.has(id));
  if (unless === "power") return others.filter(isPower).length >= enoughPower;
  if (unless === "facility") return others.some(isFacility);
  return others.includes(unless);
}

function isPower(id: string): boolean {
  const skill = skillById.get(id);
  return !!skill && powerCategories.has(skill.category) && skill.weight >= lightestPower;
}

/** Machines that are written for as often as they are built. */
const computing = new Set(["gpu-clusters", "hpc", "nvidia-dgx"]);

/** Whether a skill is of the plant or the hands on its machines, and no programmer's. */
export const isHandsOn = (id: string): boolean => isFacility(id) && !computing.has(id);

/** Whether a skill is of the hands on machines, and not of the plant that keeps them running. */
export const isHardware = (id: string): boolean => hardwareSkills.has(id);

export function isFacility(id: string): boolean {
  const skill = skillById.get(id);
  if (!skill) return false;
  return (
    hardwareSkills.has(id) ||
    (facilityCategories.has(skill.category) && skill.weight >= lightestPower)
  );
}
