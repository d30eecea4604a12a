import { paperOf } from "@/modules/knowledge/analysis";
import { roles } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import type { JobDemand } from "../model";
import { lackedLanguages, vagueFactor } from "../scoring/gates";
import { leastWeight } from "../scoring/parts/asked";
import { askedWeight, standingOf } from "../scoring/parts/certificates";
import { roleValue } from "../scoring/parts/role";
import {
  availabilityValue,
  contractValue,
  dayOf,
  payValue,
  rateBetween,
  shiftsValue,
  yearlyWish,
} from "../scoring/parts/terms";
import { gateFactors } from "../rules";

const unknown = Number.NaN;

/** Lists that many ads ask for in the same words: each is kept once, and looked at once for somebody. */
class Lists<List> {
  private readonly numbers = new Map<string, number>();
  private readonly lists: List[] = [];

  of(list: List): number {
    const text = JSON.stringify(list);
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.lists.length);
    return this.lists.push(list) - 1;
  }

  judgedBy<Verdict>(judge: (list: List) => Verdict): (number: number) => Verdict {
    const verdicts = this.lists.map(judge);
    return (number) => verdicts[number] as Verdict;
  }
}

/** What an ad says beside skills and systems. */
export type Cells = Pick<
  JobDemand,
  "role" | "payMax" | "payCurrency" | "yearsDatacentre" | "contract" | "hasShifts"
> & { start: number | null; vague: number; least: number; languages: number; papers: number };

type Papers = { value: number; isMissingPermit: boolean };

/** Makes cells of demands, and reads in them what somebody could come to at the most. */
export class CellReader {
  private readonly languages = new Lists<JobDemand["languages"]>();
  private readonly papers = new Lists<JobDemand["certificates"]>();

  cellsOf(demand: JobDemand): Cells {
    const { role, payMax, payCurrency, yearsDatacentre, contract, hasShifts } = demand;
    return {
      role,
      payMax,
      payCurrency,
      yearsDatacentre,
      contract,
      hasShifts,
      start: demand.startsOn === null ? null : dayOf(demand.startsOn),
      vague: vagueFactor(demand),
      least: leastWeight(demand),
      languages: this.languages.of(demand.languages),
      papers: this.papers.of(demand.certificates),
    };
  }

  /** What lowers a score as a whole, and whether a blocker is certain already. */
  gatesFor(facts: CandidateFacts, on: string) {
    const isSilent = this.languages.judgedBy(
      (languages) => lackedLanguages({ languages } as JobDemand, facts).length > 0,
    );
    const papers = this.papersFor(facts, on);
    const isOff = facts.worksShifts === false;
    return {
      papers: (it: Cells) => papers(it.papers).value,
      isBlocked: (it: Cells) => isSilent(it.languages) || papers(it.papers).isMissingPermit,
      factor: (it: Cells) =>
        (isSilent(it.languages) ? gateFactors.language : 1) *
        (isOff && it.hasShifts === true ? gateFactors.shift : 1) *
        it.vague,
    };
  }

  /** As they stand today: of a job that begins later they can only be worth less. */
  private papersFor(facts: CandidateFacts, on: string) {
    return this.papers.judgedBy((asked): Papers => {
      if (asked.length === 0 || facts.certificates.length === 0) {
        return { value: unknown, isMissingPermit: false };
      }
      let [covered, whole, isMissingPermit] = [0, 0, false];
      for (const { id, isRequired } of asked) {
        const standing = standingOf(id, facts, on);
        const isHeld = standing === "held" || standing === "doubtful";
        whole += askedWeight(isRequired);
        if (isHeld) covered += askedWeight(isRequired);
        else if (isRequired && paperOf(id)?.isPermit) isMissingPermit = true;
      }
      return { value: covered / whole, isMissingPermit };
    });
  }
}

/** There are few roles: each is looked at once. */
export function roleFor({ role: own }: CandidateFacts): (it: Cells) => number {
  if (!own) return () => unknown;
  const values = new Map(roles.map((role) => [role, roleValue(role, own)]));
  return ({ role }) => (role && values.get(role)) ?? unknown;
}

export function payFor({ pay }: CandidateFacts): (it: Cells) => number {
  const rates = new Map<string, number | null>();
  return ({ payMax, payCurrency }) => {
    if (payMax === null || payCurrency === null || !pay) return unknown;
    const rate = rates.getOrInsertComputed(payCurrency, () =>
      rateBetween(pay.currency, payCurrency),
    );
    return rate ? payValue(yearlyWish(pay) * rate, payMax) : unknown;
  };
}

export function termsFor(facts: CandidateFacts, on: string): (it: Cells) => number {
  const { availableFrom, contract, worksShifts } = facts;
  const [from, today] = [availableFrom ? dayOf(availableFrom) : unknown, dayOf(on)];
  return (it) => {
    let [sum, known] = [0, 0];
    const add = (value: number) => ((sum += value), (known += 1));
    if (!Number.isNaN(from)) add(availabilityValue(from, it.start ?? today));
    if (it.contract !== null && contract) add(contractValue(it.contract, contract));
    if (it.hasShifts === true && worksShifts !== null) add(shiftsValue(worksShifts));
    return known === 0 ? unknown : sum / known;
  };
}
