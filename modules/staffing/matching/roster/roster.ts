import { type LanguageLevel, languageLevels, roles } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { contractWishes } from "@/modules/crm/candidates/rules";
import { dayOf, yearlyWish } from "../scoring/parts/terms";
import { column, Interner, CertificateColumn } from "./columns";
import { Bitmap, BitmapIndex } from "./bitmaps";
import { Rows } from "./rows";

/**
 * All candidates side by side in flat columns: what a job is swept over. A changed candidate is written over in their
 * row while others may be reading.
 */
export class Roster extends Rows {
  readonly skills = new BitmapIndex();
  readonly countries = new BitmapIndex();
  readonly systems = new BitmapIndex();
  /** Each with one's own level. */
  readonly languages = new BitmapIndex();
  /** Who cannot be placed anywhere. */
  readonly out = new Bitmap();
  readonly certificates = new CertificateColumn();
  readonly currencies = new Interner();
  private readonly columns = {
    role: column(Int8Array),
    years: column(Float64Array),
    pay: column(Float64Array),
    currency: column(Int32Array),
    available: column(Float64Array),
    contract: column(Int8Array),
    shifts: column(Int8Array),
    retained: column(Float64Array),
  };

  /** The columns as they are now; longer ones may take their place. */
  get values() {
    const { role, years, pay, currency, available, ...rest } = this.columns;
    const { contract, shifts, retained } = rest;
    return {
      role: role.values,
      years: years.values,
      pay: pay.values,
      currency: currency.values,
      available: available.values,
      contract: contract.values,
      shifts: shifts.values,
      retained: retained.values,
    };
  }

  put(facts: CandidateFacts): void {
    const row = this.take(facts.id);
    this.skills.set(row, facts.skills);
    this.countries.set(row, facts.willingCountries);
    this.systems.set(row, facts.systems);
    this.languages.set(row, spokenOf(facts.languages));
    this.certificates.set(row, facts.certificates);
    this.putNumbers(row, facts);
  }

  private putNumbers(row: number, facts: CandidateFacts): void {
    const { columns } = this;
    const { role, pay, contract, worksShifts, status, hasConsent } = facts;
    const { yearsDatacentre, availableFrom, retainUntil } = facts;
    const isTaken = status === "hired" || status === "blacklisted";
    columns.role.set(row, role ? roles.indexOf(role) : -1);
    columns.years.set(row, yearsDatacentre ?? Number.NaN);
    columns.pay.set(row, pay ? yearlyWish(pay) : Number.NaN);
    columns.currency.set(row, pay ? this.currencies.of(pay.currency) : -1);
    columns.available.set(row, availableFrom ? dayOf(availableFrom) : Number.NaN);
    columns.contract.set(row, contract ? contractWishes.indexOf(contract) : -1);
    columns.shifts.set(row, worksShifts === null ? -1 : +worksShifts);
    this.out.put(row, isTaken || !hasConsent);
    columns.retained.set(row, retainUntil ? dayOf(retainUntil) : Number.NaN);
  }
}

const spokenOf = (languages: CandidateFacts["languages"]): string[] =>
  Object.entries(languages).map(([code, level]) => spokenWord(code, level));
const spokenWord = (code: string, level: LanguageLevel): string => `${code} ${level}`;

/** Who speaks a language on this level or a higher one, by level. */
export const speakingRows = ({ languages }: Roster, code: string, least: LanguageLevel) =>
  languageLevels
    .slice(languageLevels.indexOf(least))
    .map((level) => languages.of(spokenWord(code, level)));

export function rosterOf(candidates: Iterable<CandidateFacts>): Roster {
  const roster = new Roster();
  for (const facts of candidates) roster.put(facts);
  return roster;
}
