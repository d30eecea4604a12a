import type { Match, MatchPart } from "../model";
import { blockersOf, unknownGates } from "./gates";
import { components, hashOf, matchingVersion, type Scored, weightedScore, weights } from "./score";
import type { Ground } from "./inputs";
import { planOf } from "./plan";

/** What is kept of a pair: what it scores, from what, and no explanation. */
export type Placed = Pick<
  Match,
  "jobId" | "candidateId" | "score" | "confidence" | "parts" | "version" | "inputsHash"
>;

const placedOf = (ground: Ground): Placed => placed(ground, weightedScore(ground));

/** One candidate against one job, with everything that explains it; whoever has scored them before says what came of it. */
export function matchOf(ground: Ground, result: Scored = weightedScore(ground)): Match {
  const unknown = [...unknownGates(ground), ...result.found.flatMap((part) => part.unknown)];
  return {
    ...placed(ground, result),
    gates: result.gates,
    blockers: blockersOf(ground),
    unknown: [...new Set(unknown)],
    ...planOf(ground, result),
  };
}

const placed = (ground: Ground, result: Scored): Placed => ({
  jobId: ground.demand.id,
  candidateId: ground.facts.id,
  score: Math.round(result.exact),
  confidence: result.confidence,
  parts: partsOf(result),
  version: matchingVersion(),
  inputsHash: hashOf(ground),
});

/** The points each part brings of the score before the gates; those of unknown parts are shared out. */
function partsOf({ found, confidence }: Scored): MatchPart[] {
  return found.map(({ unknown: _, ...part }) => ({ ...part, points: broughtBy(part, confidence) }));
}

function broughtBy({ component, value }: Pick<MatchPart, "component" | "value">, share: number) {
  if (value === null) return 0;
  return Math.round((10 * value * (weights[components.indexOf(component)] ?? 0)) / share) / 10;
}

/** A pair that is worth keeping, with the title that news would name, and whether it may be news at all. */
export type Kept = { match: Placed; title: string; isTarget: boolean };

export const keptOf = (ground: Ground): Kept => ({
  match: placedOf(ground),
  title: ground.demand.title,
  isTarget: ground.demand.isTarget,
});
