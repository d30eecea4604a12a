import type { Clause } from "./clauses";
import { isTold, unknown } from "./clause-signs";
import type { Demand, Told } from "./rules";

/** "Es ist ein klarer" stands before what is said. */
const mostBefore = 4;
/** So many words say "but by no means a must". */
const mostWords = 9;

/**
 * "It is a plus, but no must, to hold it": what the clauses before say of a certificate that only the last one names; a wish goes
 * before what spares.
 */
export function saidInPreface(clauses: readonly Clause[], at: number): Demand | undefined {
  const before = clauses.slice(0, at);
  const [first] = before;
  if (!first || !before.every(namesNoCertificate) || !isOpen(first)) return undefined;
  const isSaid = (told: Told) => before.some((clause) => isTold(clause, [told]));
  if (isSaid("wished")) return "wished";
  return isSaid("spared") ? "spared" : undefined;
}

const namesNoCertificate = ({ certificates, isOfSkills, cues, parts }: Clause) =>
  certificates.length === 0 && !isOfSkills && cues.length > 0 && parts.length <= mostWords;

/** Whether a clause names nothing of which it could speak itself: "it is an advantage", "an advantage". */
function isOpen(clause: Clause): boolean {
  const cue = clause.cues[0];
  const isBare = clause.isOfDummy || cue?.from === clause.from;
  return cue !== undefined && isBare && unknown(clause, 0, cue.from - clause.from) <= mostBefore;
}
