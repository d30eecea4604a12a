import { certificateInfoOf } from "@/modules/knowledge/analysis";
import type { CandidateFacts } from "@/modules/crm/candidates";
import type { JobDemand } from "../model";
import { column, Interner } from "../roster/columns";
import { unionOf, BitmapIndex, rowsPerBlock } from "../roster/bitmaps";
import { lackedLanguages, vagueFactor } from "../scoring/gates";
import { leastWeight } from "../scoring/parts/asked";
import { askedWeight, standingOf } from "../scoring/parts/certificates";
import { roleValue, yearsValue } from "../scoring/parts/role";
import {
  availabilityValue,
  contractValue,
  dayOf,
  payValue,
  rateBetween,
  shiftsValue,
  yearlyWish,
} from "../scoring/parts/terms";
import { isKnown, orNone } from "../scoring/readers/terms";
import { gateFactors } from "../rules";
import { demandPatternOf, otherWeights } from "./demand-patterns";

const unknown = Number.NaN;
const none = -1;

/** Interned values: many ads ask for the same thing, which is stored once and judged once per candidate. */
class InternedValues<Kind> {
  private readonly numbering = new Interner();
  private readonly kinds: Kind[] = [];

  of(kind: Kind | null): number {
    if (kind === null) return none;
    const number = this.numbering.of(JSON.stringify(kind));
    this.kinds[number] = kind;
    return number;
  }

  /** Judges every distinct value once; the result is indexed by its number. */
  judgedBy = (judge: (kind: Kind) => number): Float64Array => Float64Array.from(this.kinds, judge);
}

type CertificateFit = { value: number; isMissingPermit: boolean };
/** One part of the score for a row, 0–1; NaN where it is unknown. */
export type Worth = (row: number) => number;

/** The demands of all ads other than skills and systems, in flat columns, with an upper bound of what they score. */
export class DemandColumns {
  private readonly roles = new InternedValues<NonNullable<JobDemand["role"]>>();
  private readonly currencies = new InternedValues<string>();
  private readonly contracts = new InternedValues<NonNullable<JobDemand["contract"]>>();
  private readonly languages = new InternedValues<JobDemand["languages"]>();
  /** Which ads ask for which languages, by the number of what they ask. */
  private readonly asking = new BitmapIndex();
  private readonly certificates = new InternedValues<JobDemand["certificates"]>();
  private readonly columns = {
    role: column(Int8Array),
    currency: column(Int32Array),
    contract: column(Int8Array),
    certificates: column(Int32Array),
    payMax: column(Float64Array),
    years: column(Float64Array),
    start: column(Float64Array),
    shifts: column(Uint8Array),
    vague: column(Float64Array),
    least: column(Float64Array),
    looks: column(Uint8Array),
  };

  put(row: number, demand: JobDemand): void {
    const { columns } = this;
    columns.role.set(row, this.roles.of(demand.role));
    columns.currency.set(row, this.currencies.of(demand.payCurrency));
    columns.contract.set(row, this.contracts.of(demand.contract));
    this.asking.set(row, [`${this.languages.of(demand.languages)}`]);
    columns.certificates.set(row, this.certificates.of(demand.certificates));
    columns.payMax.set(row, demand.payMax ?? unknown);
    columns.years.set(row, demand.yearsDatacentre ?? unknown);
    columns.start.set(row, demand.startsOn === null ? unknown : dayOf(demand.startsOn));
    columns.shifts.set(row, +(demand.hasShifts === true));
    columns.vague.set(row, vagueFactor(demand));
    columns.least.set(row, leastWeight(demand));
    columns.looks.set(row, demandPatternOf(demand));
  }

  /** The least weight that has to be known. */
  least = (): Worth => {
    const { values } = this.columns.least;
    return (row) => values[row] ?? 0;
  };

  /** The multipliers that can be told from a row, and whether it is blocked for certain. */
  gatesFor(facts: CandidateFacts, on: string) {
    const certificates = this.columns.certificates.values;
    const [shifts, vague] = [this.columns.shifts.values, this.columns.vague.values];
    const silentIn = this.silentFor(facts);
    const isSilent = (row: number) => (silentIn(Math.floor(row / rowsPerBlock)) & (1 << row)) !== 0;
    const lacks: number[] = [];
    const held = this.certificates.judgedBy((asked) => {
      const { value, isMissingPermit } = certificateFitOf(asked, facts, on);
      lacks.push(+isMissingPermit);
      return value;
    });
    const off = facts.worksShifts === false ? gateFactors.shift : 1;
    return {
      silentIn,
      certificates: (row: number) => held[certificates[row] ?? none] ?? unknown,
      isBlocked: (row: number) => isSilent(row) || lacks[certificates[row] ?? none] === 1,
      factor: (row: number) =>
        (isSilent(row) ? gateFactors.language : 1) *
        (shifts[row] === 1 ? off : 1) *
        (vague[row] ?? 1),
    };
  }

  /** By block, the rows that ask for a language the candidate does not speak. */
  private silentFor(facts: CandidateFacts): (at: number) => number {
    const lacked = this.languages.judgedBy(
      (it) => +(lackedLanguages({ languages: it } as JobDemand, facts).length > 0),
    );
    const asking = [...lacked].flatMap((is, kind) => (is === 1 ? [this.asking.of(`${kind}`)] : []));
    return unionOf(asking);
  }

  /** The most that all parts but skills and role can weigh, by which parts an ad asks for. */
  othersFor(facts: CandidateFacts) {
    const { values } = this.columns.looks;
    return { weights: otherWeights(facts), kindOf: (row: number): number => values[row] ?? 0 };
  }

  /** There are few roles: each is looked at once. */
  roleFor({ role: own }: CandidateFacts) {
    const { values } = this.columns.role;
    const judged = this.roles.judgedBy((role) => (own ? roleValue(role, own) : unknown));
    const worths = Float64Array.of(unknown, ...judged);
    const numberOf = (row: number) => 1 + (values[row] ?? none);
    return { worths, numberOf, value: (row: number) => worths[numberOf(row)] ?? unknown };
  }

  yearsFor({ yearsDatacentre }: CandidateFacts): Worth {
    const { values } = this.columns.years;
    const own = yearsDatacentre ?? unknown;
    return (row) => {
      const asked = values[row] ?? unknown;
      return yearsValue(own, Number.isNaN(asked) ? null : asked);
    };
  }

  payFor({ pay }: CandidateFacts): Worth {
    const [most, currency] = [this.columns.payMax.values, this.columns.currency.values];
    const wishes = this.currencies.judgedBy((asked) =>
      pay ? yearlyWish(pay) * (rateBetween(pay.currency, asked) ?? unknown) : unknown,
    );
    return (row) => {
      const [wish, payMax] = [wishes[currency[row] ?? none] ?? unknown, most[row] ?? unknown];
      return Number.isNaN(wish) || Number.isNaN(payMax) ? unknown : payValue(wish, payMax);
    };
  }

  termsFor({ availableFrom, contract: wish, worksShifts }: CandidateFacts, on: string): Worth {
    const [start, contract] = [this.columns.start.values, this.columns.contract.values];
    const shifts = this.columns.shifts.values;
    const [from, today] = [availableFrom ? dayOf(availableFrom) : unknown, dayOf(on)];
    const suits = this.contracts.judgedBy((it) => (wish ? contractValue(it, wish) : unknown));
    const shifted = worksShifts === null ? unknown : shiftsValue(worksShifts);
    return (row) => {
      const [begins, suit] = [start[row] ?? unknown, suits[contract[row] ?? none] ?? unknown];
      const free = Number.isNaN(from)
        ? unknown
        : availabilityValue(from, Number.isNaN(begins) ? today : begins);
      const shift = shifts[row] === 1 ? shifted : unknown;
      const known = isKnown(free) + isKnown(suit) + isKnown(shift);
      return known === 0 ? unknown : (orNone(free) + orNone(suit) + orNone(shift)) / known;
    };
  }
}

/** Judged as of today, which is an upper bound: for a later start certificates can only expire. */
function certificateFitOf(
  asked: JobDemand["certificates"],
  facts: CandidateFacts,
  on: string,
): CertificateFit {
  if (asked.length === 0 || facts.certificates.length === 0)
    return { value: unknown, isMissingPermit: false };
  let [covered, whole, isMissingPermit] = [0, 0, false];
  for (const { id, isRequired } of asked) {
    const standing = standingOf(id, facts, on);
    const isHeld = standing === "held" || standing === "doubtful";
    whole += askedWeight(isRequired);
    if (isHeld) covered += askedWeight(isRequired);
    else if (isRequired && certificateInfoOf(id)?.isPermit) isMissingPermit = true;
  }
  return { value: covered / whole, isMissingPermit };
}
