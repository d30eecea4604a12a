import { isMark } from "./marks";
import type { Reading } from "./reading";
import { isBoilerplate } from "./sections";
import { type LookAlike, datacenterSkills, lookAlikes, skillById } from "./taxonomy";
import type { Hit } from "./trie";

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
    for (const hit of reading.hits) {
      if (hit.kind !== "lookAlike" || !counts(reading, hit)) continue;
      cuesOf.set(hit.id, [...(cuesOf.get(hit.id) ?? []), { reading, hit }]);
    }
  }
  return lookAlikes.flatMap((lookAlike) => {
    const found = cuesOf.get(lookAlike.id) ?? [];
    const cues = found.filter(
      ({ reading }) => lookAlike.scope !== "title" || reading.field === "title",
    );
    const distinct = new Set(cues.map(({ hit }) => hit.alias)).size;
    return distinct >= lookAlike.cuesNeeded ? [{ lookAlike, cues }] : [];
  });
}

const counts = (reading: Reading, { from }: Hit) =>
  !reading.negated[from] && !isBoilerplate(reading.sections[from] ?? "intro");

/** Whether a look-alike takes this mention of a skill away. */
export function isRejected(
  suspicions: Suspicion[],
  reading: Reading,
  hit: Hit,
  present: Set<string>,
): boolean {
  return suspicions.some(({ lookAlike, cues }) => {
    if (!lookAlike.rejects?.includes(hit.id)) return false;
    if (lookAlike.scope === "ad") return !isExcused(lookAlike, present);
    const cueWords = wordsOf(cues).get(reading);
    return cueWords !== undefined && stands(cueWords, reading, hit, lookAlike.window ?? 0);
  });
}

/** Whether a cue word stands in the hit or at most `reach` words from it, marks not counted. */
function stands(cueWords: Set<number>, { words }: Reading, hit: Hit, reach: number): boolean {
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

const covered = new WeakMap<Cue[], Map<Reading, Set<number>>>();

function wordsOf(cues: Cue[]): Map<Reading, Set<number>> {
  const known = covered.get(cues) ?? new Map<Reading, Set<number>>();
  if (!covered.has(cues)) {
    covered.set(cues, known);
    for (const { reading, hit } of cues) {
      const words = known.get(reading) ?? new Set<number>();
      known.set(reading, words);
      for (let at = hit.from; at < hit.to; at += 1) words.add(at);
    }
  }
  return known;
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

export function isFacility(id: string): boolean {
  const skill = skillById.get(id);
  if (!skill) return false;
  return (
    hardwareSkills.has(id) ||
    (facilityCategories.has(skill.category) && skill.weight >= lightestPower)
  );
}
