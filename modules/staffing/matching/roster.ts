import { paperOf } from "@/modules/knowledge/analysis";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { contractWishes } from "@/modules/crm/candidates/rules";
import { yearlyWish } from "./parts/pay";
import { dayOf } from "./parts/terms";

export const bitsPerWord = 32;
/** A paper that never ends, or whose end is only common knowledge. */
export const endless = 0x7fff_ffff;

/** Numbers for words, given out as they are met. */
export class Numbering {
  private readonly numbers = new Map<string, number>();
  of(word: string): number {
    const known = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, known);
    return known;
  }
  find = (word: string): number => this.numbers.get(word) ?? -1;
  get words(): number {
    return Math.max(1, Math.ceil(this.numbers.size / bitsPerWord));
  }
  get size(): number {
    return Math.max(1, this.numbers.size);
  }
}

export type Roster = ReturnType<typeof rosterOf>;

/** All candidates side by side in flat columns, in the order of their ids: what a job is swept over. */
export function rosterOf(candidates: readonly CandidateFacts[]) {
  const all = candidates.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const column = (value: (facts: CandidateFacts) => number) => Float64Array.from(all, value);
  return {
    facts: all,
    size: all.length,
    skills: bitsOf(all, ({ skills }) => skills),
    countries: bitsOf(all, ({ willingCountries }) => willingCountries),
    systems: bitsOf(all, (facts) => facts.systems, systems),
    languages: languagesOf(all),
    papers: papersOf(all),
    role: Int8Array.from(all, ({ role }) => (role ? roles.indexOf(role) : -1)),
    years: column(({ yearsDatacentre }) => yearsDatacentre ?? Number.NaN),
    pay: column(({ pay }) => (pay ? yearlyWish(pay) : Number.NaN)),
    currency: all.map(({ pay }) => pay?.currency ?? null),
    available: column(({ availableFrom }) => (availableFrom ? dayOf(availableFrom) : Number.NaN)),
    contract: Int8Array.from(all, ({ contract }) =>
      contract ? contractWishes.indexOf(contract) : -1,
    ),
    shifts: Int8Array.from(all, ({ worksShifts }) => (worksShifts === null ? -1 : +worksShifts)),
    isOut: Uint8Array.from(
      all,
      ({ status, hasConsent }) => +(status === "hired" || status === "blacklisted" || !hasConsent),
    ),
    retained: column(({ retainUntil }) => (retainUntil ? dayOf(retainUntil) : Number.NaN)),
  };
}

/** One row of bits per candidate; `has` says whether anything at all is known. */
function bitsOf(
  all: CandidateFacts[],
  pick: (facts: CandidateFacts) => readonly string[],
  fixed: readonly string[] = [],
) {
  const numbering = new Numbering();
  for (const word of fixed) numbering.of(word);
  for (const facts of all) for (const word of pick(facts)) numbering.of(word);
  const { words } = numbering;
  const bits = new Uint32Array(all.length * words);
  for (const [row, facts] of all.entries()) {
    for (const word of pick(facts)) {
      const number = numbering.of(word);
      const at = row * words + Math.floor(number / bitsPerWord);
      bits[at] = (bits[at] ?? 0) | (1 << (number % bitsPerWord));
    }
  }
  return { numbering, words, bits, isKnown: Uint8Array.from(all, (it) => +(pick(it).length > 0)) };
}

/** One more than the rank of the level in each language; 0 is a language not spoken. */
function languagesOf(all: CandidateFacts[]) {
  const numbering = new Numbering();
  for (const { languages } of all) for (const code of Object.keys(languages)) numbering.of(code);
  const { size } = numbering;
  const levels = new Uint8Array(all.length * size);
  for (const [row, { languages }] of all.entries()) {
    for (const [code, level] of Object.entries(languages)) {
      levels[row * size + numbering.of(code)] = 1 + languageLevels.indexOf(level);
    }
  }
  const isKnown = Uint8Array.from(all, (it) => +(Object.keys(it.languages).length > 0));
  return { numbering, size, levels, isKnown };
}

/** The papers of all, one run per candidate: which, and the last day on which each counts. */
function papersOf(all: CandidateFacts[]) {
  const numbering = new Numbering();
  const starts = new Uint32Array(all.length + 1);
  const held = all.flatMap(({ certificates }, row) => {
    starts[row + 1] = (starts[row] ?? 0) + certificates.length;
    return certificates;
  });
  return {
    numbering,
    starts,
    which: Uint16Array.from(held, ({ id }) => numbering.of(id)),
    until: Int32Array.from(held, ({ id, expiresOn }) =>
      expiresOn && paperOf(id)?.isTermPublished ? dayOf(expiresOn) : endless,
    ),
  };
}
