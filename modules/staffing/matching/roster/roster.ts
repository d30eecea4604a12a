import { roles, systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { contractWishes } from "@/modules/crm/candidates/rules";
import { dayOf, yearlyWish } from "../scoring/parts/terms";
import { BitColumn, column, LanguageColumn, Numbering, PaperColumn } from "./columns";
import { Rows } from "./rows";

/**
 * All candidates side by side in flat columns: what a job is swept over. A changed candidate is written over in their
 * row while others may be reading.
 */
export class Roster extends Rows {
  readonly skills = new BitColumn();
  readonly countries = new BitColumn();
  readonly systems = new BitColumn(systems);
  readonly languages = new LanguageColumn();
  readonly papers = new PaperColumn();
  readonly currencies = new Numbering();
  private readonly columns = {
    role: column(Int8Array),
    years: column(Float64Array),
    pay: column(Float64Array),
    currency: column(Int32Array),
    available: column(Float64Array),
    contract: column(Int8Array),
    shifts: column(Int8Array),
    isOut: column(Uint8Array),
    retained: column(Float64Array),
  };

  /** The columns as they are now; longer ones may take their place. */
  get values() {
    const { role, years, pay, currency, available, ...rest } = this.columns;
    const { contract, shifts, isOut, retained } = rest;
    return {
      isGone: this.isGone.values,
      role: role.values,
      years: years.values,
      pay: pay.values,
      currency: currency.values,
      available: available.values,
      contract: contract.values,
      shifts: shifts.values,
      isOut: isOut.values,
      retained: retained.values,
    };
  }

  put(facts: CandidateFacts): void {
    const row = this.take(facts.id);
    this.skills.set(row, facts.skills);
    this.countries.set(row, facts.willingCountries);
    this.systems.set(row, facts.systems);
    this.languages.set(row, facts.languages);
    this.papers.set(row, facts.certificates);
    for (const [name, value] of Object.entries(this.numbersOf(facts))) {
      this.columns[name as keyof typeof this.columns].set(row, value);
    }
  }

  private numbersOf(facts: CandidateFacts): Record<keyof typeof this.columns, number> {
    const { role, pay, contract, worksShifts, status, hasConsent } = facts;
    const { yearsDatacentre, availableFrom, retainUntil } = facts;
    const isTaken = status === "hired" || status === "blacklisted";
    return {
      role: role ? roles.indexOf(role) : -1,
      years: yearsDatacentre ?? Number.NaN,
      pay: pay ? yearlyWish(pay) : Number.NaN,
      currency: pay ? this.currencies.of(pay.currency) : -1,
      available: availableFrom ? dayOf(availableFrom) : Number.NaN,
      contract: contract ? contractWishes.indexOf(contract) : -1,
      shifts: worksShifts === null ? -1 : +worksShifts,
      isOut: +(isTaken || !hasConsent),
      retained: retainUntil ? dayOf(retainUntil) : Number.NaN,
    };
  }
}

export function rosterOf(candidates: Iterable<CandidateFacts>): Roster {
  const roster = new Roster();
  for (const facts of candidates) roster.put(facts);
  return roster;
}
