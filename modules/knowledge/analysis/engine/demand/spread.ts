import type { Clause } from "./clauses";
import { has, isOfCondition, isOfWhole, isSaying, unknown } from "./clause-signs";
import { bitsOf } from "./parts";
import type { Cue } from "./rules";

const joint = bitsOf("crA");

/** What is said of a list is said at its end, "A, B and C are a plus", or where it begins, "ideally A, B and C". */
export function fromNeighbours(clauses: readonly Clause[], at: number): Cue | undefined {
  const [after, before] = [saidBehind(clauses, at), saidBefore(clauses, at)];
  if (!after || !before) return (after ?? before)?.cue;
  return (after.steps <= before.steps ? after : before).cue;
}

const firstOf = ({ certificates }: Clause) => certificates[0]?.from ?? Infinity;
const isJoined = (clause: Clause) => has(clause, joint);
/** Names that nobody here knows stand in a list as well: "AWS, GCP, CEH, OSCP preferred"; at its end behind an "or". */
const mostOfName = { within: 3, atEnd: 2, joined: 6 };
const isListed = (clause: Clause, most: number) =>
  clause.certificates.length > 0 || unknown(clause, 0, clause.parts.length) <= most;

/** Whether a clause may end a list by what it says of it. */
const endsList = (clause: Clause, cue: Cue) =>
  clause.certificates.length > 0 ? cue.from > firstOf(clause) : isOfWhole(clause, cue);

const isForeign = ({ isOfSkills, certificates }: Clause) => isOfSkills && certificates.length === 0;

function saidBehind(clauses: readonly Clause[], at: number) {
  const own = clauses[at];
  const isBare = own !== undefined && unknown(own, 0, own.parts.length) === 0;
  for (let next = at + 1; next < clauses.length; next += 1) {
    const clause = clauses[next];
    const cue = clause?.cues[0];
    if (!clause) return undefined;
    const most = !cue ? mostOfName.within : isJoined(clause) ? mostOfName.joined : mostOfName.atEnd;
    if (!isListed(clause, most) && !clause.isOfSkills) return undefined;
    if (!cue) continue;
    const steps = next - at;
    const isOfList = isJoined(clause) || steps > 1 || (isBare && !isForeign(clause));
    return isSaying(cue) && endsList(clause, cue) && isOfList ? { cue, steps } : undefined;
  }
  return undefined;
}

const leadsOn = new Set([":", "-"]);

function saidBefore(clauses: readonly Clause[], at: number) {
  for (let last = at - 1; last >= 0; last -= 1) {
    const [clause, next] = [clauses[last], clauses[last + 1]];
    if (!clause) return undefined;
    const cue = clause.cues.findLast(isSaying);
    if (cue) {
      const isLeading = leadsOn.has(next?.opener ?? "");
      const isHeading = isLeading || (clause.certificates.length === 0 && isOfCondition(next));
      const isFirst = clause.certificates.length > 0 && cue.from < firstOf(clause);
      // "Helpful but not required: …" wishes for what follows.
      const wish = cue.told === "spared" ? clauses[last - 1]?.cues.find(isWish) : undefined;
      return isFirst || isHeading ? { cue: wish ?? cue, steps: at - last } : undefined;
    }
    if (!isListed(clause, mostOfName.within) || clause.cues.length > 0) return undefined;
  }
  return undefined;
}
const isWish = ({ told }: Cue) => told === "wished";
