import type { Hit } from "../lexicon/entry";
import { type Clause, type Named, type Said, sentencesOf } from "./clauses";
import { bitsOf } from "./parts";
import type { Cue, Told } from "./rules";

const [inVain, wage, joint, condition] = [bitsOf("nj"), bitsOf("z"), bitsOf("crA"), bitsOf("i")];
const has = ({ parts }: Clause, some: number) => parts.some((it) => (it & some) !== 0);

/** How an ad asks for a paper: "spared" is one that nobody needs, "plain" one it names beside what it says of others. */
export type Demand = "required" | "wished" | "spared" | "plain";

/** How each of the papers is asked for, where its sentence says so. */
export function demandsOf(named: Named): Map<Hit, Demand> {
  const found = new Map<Hit, Demand>();
  for (const said of sentencesOf(named))
    for (const [at, { papers }] of said.clauses.entries())
      for (const paper of papers) {
        const demand = demandOf(paper, at, said);
        if (demand) found.set(paper, demand);
      }
  return found;
}

const demands: Record<Exclude<Told, "had">, Demand> = {
  required: "required",
  needed: "required",
  offered: "wished",
  alternative: "wished",
  wished: "wished",
  spared: "spared",
};
const demandBy = (told: Told): Demand => (told === "had" ? "plain" : demands[told]);

function demandOf(paper: Hit, at: number, { clauses, required }: Said): Demand | undefined {
  if (required.some(({ from, to }) => from <= paper.from && paper.to <= to)) return "required";
  const clause = clauses[at];
  if (!clause) return undefined;
  const absent = ofAbsence(clauses, at);
  if (absent) return absent;
  const [own, added] = [nearest(clause, paper), tellingBehind(clauses, at)];
  const said = own ? withAdded(own, added, { clause, paper }) : added && demandBy(added.told);
  if (said) return said;
  if (!isOfCondition(clause) && isTold(clause, ["had"])) return "plain";
  const spread = fromNeighbours(clauses, at);
  if (spread) return demandBy(spread.told);
  return clauses.some((it) => it.cues.length > 0) ? "plain" : undefined;
}

const isTold = (clause: Clause | undefined, some: readonly Told[]) =>
  clause?.cues.some(({ told }) => some.includes(told)) ?? false;
const givers: Told[] = ["offered", "alternative"];

/** "If you have none, you gain it with us" wishes for it; "… do not apply" requires it. */
function ofAbsence(clauses: readonly Clause[], at: number): Demand | undefined {
  const place = [at, at + 1].find((it) => clauses[it]?.isOfAbsence);
  if (place === undefined) return undefined;
  if (place > at && (clauses[place]?.papers.length ?? 0) > 0) return undefined;
  const own = clauses[at];
  if (isTold(own, givers)) return "wished";
  const end = clauses.findIndex((it, index) => index > place && it.papers.length > 0);
  const rest = clauses.slice(place, end === -1 ? undefined : end);
  const isSpared = rest.slice(1).some((it) => isTold(it, ["spared"]));
  if (isSpared || rest.some((it) => isTold(it, givers))) return "wished";
  const isInVain = rest.slice(1).some((it) => has(it, inVain));
  return isInVain ? "required" : undefined;
}

const isSaying = ({ told }: Cue) => told !== "had";
/** So far from a paper a choice is still one for it, in words. */
const reachOfChoice = 7;
const distance = ({ from, to }: Cue, paper: Hit) =>
  Math.max(0, from - paper.to + 1, paper.from - to + 1);

/** Of what a clause says the nearest to a paper, of equals what follows it; a choice between goes before all. */
function nearest(clause: Clause, paper: Hit): Cue | undefined {
  const cues = clause.cues.filter(isSaying);
  const isNext = (cue: Cue) =>
    !clause.papers.some(
      (it) =>
        it !== paper &&
        it.from >= Math.min(cue.to, paper.to) &&
        it.to <= Math.max(cue.from, paper.from),
    );
  const choice = cues.find(
    (cue) => cue.told === "alternative" && isNext(cue) && distance(cue, paper) <= reachOfChoice,
  );
  return (
    choice ?? cues.toSorted((a, b) => distance(a, paper) - distance(b, paper) || b.from - a.from)[0]
  );
}

type Place = { clause: Clause; paper: Hit };

/** "Not essential but helpful" wishes; "required, or willing to gain it" leaves a choice. */
function withAdded(own: Cue, added: Cue | undefined, { clause, paper }: Place): Demand {
  const isChoice = added?.told === "alternative";
  if (own.told === "needed" && isChoice) return "wished";
  if (own.told !== "spared") return demandBy(own.told);
  const wishes: Told[] = ["wished", ...givers];
  const others = clause.cues.filter((it) => it !== own && wishes.includes(it.told));
  const isBetween = (cue: Cue) =>
    clause.papers.every((it) => it === paper || it.from < own.from || it.from > cue.from);
  return others.some(isBetween) || (added && wishes.includes(added.told)) ? "wished" : "spared";
}

/** What is added to something named before says so in a few words. */
const mostWords = 12;
const mostUnknown = { giving: 5, before: 2, bracketed: 4, behind: 1 };

const unknown = ({ parts }: Clause, from: number, to: number) =>
  parts.slice(from, to).filter((it) => it === 0).length;

/** What the clause behind adds to a paper: ", kein Muss", ", which we pay for". */
function tellingBehind(clauses: readonly Clause[], at: number): Cue | undefined {
  const clause = clauses.find((it, place) => place > at && !isFiller(it));
  if (!clause || clause.papers.length > 0 || clause.isOfSkills) return undefined;
  const { parts, from } = clause;
  if (parts.length > mostWords || has(clause, wage)) return undefined;
  const cues = clause.cues.filter(isSaying);
  const giving = cues.find(({ told }) => givers.includes(told));
  if (giving && unknown(clause, 0, parts.length) <= mostUnknown.giving) return giving;
  const said = cues.find(({ told }) => told === "wished") ?? cues[0];
  if (!said) return undefined;
  const mostBefore = clause.opener === "(" ? mostUnknown.bracketed : mostUnknown.before;
  const isShort = unknown(clause, 0, said.from - from) <= mostBefore;
  return isShort && isOfWhole(clause, said) ? said : undefined;
}

/** "Není podmínkou, je ale plus": one word between two marks says nothing. */
const isFiller = ({ parts, papers, cues, isOfSkills }: Clause) =>
  parts.length === 1 && papers.length === 0 && cues.length === 0 && !isOfSkills;

/** "Preferably with experience of sales" says it of what follows. */
const isOfWhole = (clause: Clause, { told, to }: Cue) =>
  told === "alternative" ||
  unknown(clause, to - clause.from, clause.parts.length) <= mostUnknown.behind;

/** What is said of a list is said at its end, "A, B and C are a plus", or where it begins, "ideally A, B and C". */
function fromNeighbours(clauses: readonly Clause[], at: number): Cue | undefined {
  const [after, before] = [saidBehind(clauses, at), saidBefore(clauses, at)];
  if (!after || !before) return (after ?? before)?.cue;
  return (after.steps <= before.steps ? after : before).cue;
}

const firstOf = ({ papers }: Clause) => papers[0]?.from ?? Infinity;
const isJoined = (clause: Clause) => has(clause, joint);
/** Names that nobody here knows stand in a list as well: "AWS, GCP, CEH, OSCP preferred"; at its end behind an "or". */
const mostOfName = { within: 3, atEnd: 2, joined: 6 };
const isListed = (clause: Clause, most: number) =>
  clause.papers.length > 0 || unknown(clause, 0, clause.parts.length) <= most;

/** Whether a clause may end a list by what it says of it. */
const endsList = (clause: Clause, cue: Cue) =>
  clause.papers.length > 0 ? cue.from > firstOf(clause) : isOfWhole(clause, cue);

const isForeign = ({ isOfSkills, papers }: Clause) => isOfSkills && papers.length === 0;

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

/** "Fine, if you have one". */
const isOfCondition = (clause: Clause | undefined) =>
  clause !== undefined && ((clause.parts[0] ?? 0) & condition) !== 0 && !clause.isOfAbsence;

const leadsOn = new Set([":", "-"]);

function saidBefore(clauses: readonly Clause[], at: number) {
  for (let last = at - 1; last >= 0; last -= 1) {
    const [clause, next] = [clauses[last], clauses[last + 1]];
    if (!clause) return undefined;
    const cue = clause.cues.findLast(isSaying);
    if (cue) {
      const isLeading = leadsOn.has(next?.opener ?? "");
      const isHeading = isLeading || (clause.papers.length === 0 && isOfCondition(next));
      const isFirst = clause.papers.length > 0 && cue.from < firstOf(clause);
      // "Helpful but not required: …" wishes for what follows.
      const wish = cue.told === "spared" ? clauses[last - 1]?.cues.find(isWish) : undefined;
      return isFirst || isHeading ? { cue: wish ?? cue, steps: at - last } : undefined;
    }
    if (!isListed(clause, mostOfName.within) || clause.cues.length > 0) return undefined;
  }
  return undefined;
}
const isWish = ({ told }: Cue) => told === "wished";
