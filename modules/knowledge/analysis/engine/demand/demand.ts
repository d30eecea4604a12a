import type { Hit } from "../lexicon/entry";
import { type Clause, type Named, type Said, sentencesOf } from "./clauses";
import { has, isOfCondition, isOfWhole, isSaying, isTold, unknown } from "./clause-signs";
import { bitsOf } from "./parts";
import { fromNeighbours } from "./spread";
import { saidInPreface } from "./prefaces";
import type { Cue, Demand, Told } from "./rules";

const [inVain, wage, denial] = [bitsOf("nj"), bitsOf("z"), bitsOf("no")];

/** How each certificate is asked for, where its sentence says so. */
export function demandsOf(named: Named): Map<Hit, Demand> {
  const found = new Map<Hit, Demand>();
  for (const said of sentencesOf(named))
    for (const [at, { certificates }] of said.clauses.entries())
      for (const certificate of certificates) {
        const demand = demandOf(certificate, at, said);
        if (demand) found.set(certificate, demand);
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

function demandOf(certificate: Hit, at: number, { clauses, required }: Said): Demand | undefined {
  if (required.some(({ from, to }) => from <= certificate.from && certificate.to <= to))
    return "required";
  const clause = clauses[at];
  if (!clause) return undefined;
  const absent = ofAbsence(clauses, at);
  if (absent) return absent;
  if (isWelcomeIf(clauses, at)) return "wished";
  const preface = saidInPreface(clauses, at);
  const [own, added] = [nearest(clause, certificate), tellingBehind(clauses, at)];
  const said = own ? withAdded(own, added, { clause, certificate }) : added && demandBy(added.told);
  if (preface && (said ?? "spared") === "spared") return preface;
  if (said) return said;
  if (!isOfCondition(clause) && isTold(clause, ["had"]))
    return isHeld(clause, certificate) ? "held" : "plain";
  const spread = fromNeighbours(clauses, at);
  if (spread) return demandBy(spread.told);
  return clauses.some((it) => it.cues.length > 0) ? "plain" : undefined;
}

/** "You no longer have". */
const reachOfDenial = 3;

/** "You fear no heights and hold the certificate": no "no" stands between who has it and the certificate. */
function isHeld({ cues, parts, from }: Clause, certificate: Hit): boolean {
  const had = cues.findLast((it) => it.told === "had" && it.to <= certificate.from);
  if (!had) return false;
  const first = Math.max(0, had.from - from - reachOfDenial);
  return !parts.slice(first, certificate.from - from).some((it) => (it & denial) !== 0);
}

const givers: Told[] = ["offered", "alternative"];

/** "If you have none, you gain it with us" wishes for it; "… do not apply" requires it. */
function ofAbsence(clauses: readonly Clause[], at: number): Demand | undefined {
  const place = [at, at + 1].find((it) => clauses[it]?.isOfAbsence);
  if (place === undefined) return undefined;
  if (place > at && (clauses[place]?.certificates.length ?? 0) > 0) return undefined;
  const own = clauses[at];
  if (isTold(own, givers)) return "wished";
  const end = clauses.findIndex((it, index) => index > place && it.certificates.length > 0);
  const rest = clauses.slice(place, end === -1 ? undefined : end);
  const isSpared = rest.slice(1).some((it) => isTold(it, ["spared"]));
  if (isSpared || rest.some((it) => isTold(it, givers))) return "wished";
  const isInVain = rest.slice(1).some((it) => has(it, inVain));
  return isInVain ? "required" : undefined;
}

/** "Heb je X, dan is dat mooi": who asks whether somebody has it, or says "if", wishes for it where the next clause does. */
function isWelcomeIf(clauses: readonly Clause[], at: number): boolean {
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (!clause || !next || at > 0 || next.certificates.length > 0) return false;
  if (!(clause.isAsking || isOfCondition(clause)) || isTold(clause, ["needed", "spared"]))
    return false;
  return isTold(next, ["wished"]) && !isTold(next, ["needed"]);
}

/** Words between a certificate and a choice ("or") that may still refer to it. */
const reachOfChoice = 7;
const distance = ({ from, to }: Cue, certificate: Hit) =>
  Math.max(0, from - certificate.to + 1, certificate.from - to + 1);

/** The statement nearest to a certificate; at equal distance the one that follows. A choice in between goes first. */
function nearest(clause: Clause, certificate: Hit): Cue | undefined {
  const cues = clause.cues.filter(isSaying);
  const isNext = (cue: Cue) =>
    !clause.certificates.some(
      (it) =>
        it !== certificate &&
        it.from >= Math.min(cue.to, certificate.to) &&
        it.to <= Math.max(cue.from, certificate.from),
    );
  const choice = cues.find(
    (cue) =>
      cue.told === "alternative" && isNext(cue) && distance(cue, certificate) <= reachOfChoice,
  );
  return (
    choice ??
    cues.toSorted(
      (a, b) => distance(a, certificate) - distance(b, certificate) || b.from - a.from,
    )[0]
  );
}

type Place = { clause: Clause; certificate: Hit };

/** "Not essential but helpful" wishes; "required, or willing to gain it" leaves a choice. */
function withAdded(own: Cue, added: Cue | undefined, { clause, certificate }: Place): Demand {
  const isChoice = added?.told === "alternative";
  if (own.told === "needed" && isChoice) return "wished";
  if (own.told !== "spared") return demandBy(own.told);
  const wishes: Told[] = ["wished", ...givers];
  const others = clause.cues.filter((it) => it !== own && wishes.includes(it.told));
  const isBetween = (cue: Cue) =>
    clause.certificates.every(
      (it) => it === certificate || it.from < own.from || it.from > cue.from,
    );
  return others.some(isBetween) || (added && wishes.includes(added.told)) ? "wished" : "spared";
}

/** What is added to something named before says so in a few words. */
const mostWords = 12;
const mostUnknown = { giving: 5, before: 2, bracketed: 4 };

/** What the clause behind adds to a certificate: ", kein Muss", ", which we pay for". */
function tellingBehind(clauses: readonly Clause[], at: number): Cue | undefined {
  const clause = clauses.find((it, place) => place > at && !isFiller(it));
  if (!clause || clause.certificates.length > 0 || clause.isOfSkills) return undefined;
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
const isFiller = ({ parts, certificates, cues, isOfSkills }: Clause) =>
  parts.length === 1 && certificates.length === 0 && cues.length === 0 && !isOfSkills;
