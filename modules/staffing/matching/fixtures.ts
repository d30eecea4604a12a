import { namedCertificates, namedSkills } from "@/modules/knowledge/analysis";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import type { CandidateFacts } from "@/modules/crm/candidates";
import { contractWishes, payPeriods, statuses } from "@/modules/crm/candidates/rules";
import type { JobDemand } from "./model";

/** A candidate of whom everything is in order and nothing else is known. */
export const facts = (details: Partial<CandidateFacts> = {}): CandidateFacts => ({
  id: "candidate",
  status: "active",
  hasConsent: true,
  retainUntil: null,
  role: null,
  willingCountries: [],
  languages: {},
  yearsTotal: null,
  yearsDatacentre: null,
  skills: [],
  systems: [],
  certificates: [],
  pay: null,
  availableFrom: null,
  contract: null,
  worksShifts: null,
  ...details,
});

/** A job that asks for nothing. */
export const demand = (details: Partial<JobDemand> = {}): JobDemand => ({
  id: "job",
  title: "Technician",
  role: null,
  country: null,
  skills: [],
  systems: [],
  certificates: [],
  languages: [],
  yearsDatacentre: null,
  payMax: null,
  payCurrency: null,
  startsOn: null,
  contract: null,
  hasShifts: null,
  isTarget: true,
  ...details,
});

export const required = (...ids: string[]) => ids.map((id) => ({ id, isRequired: true }));

/** What a random source has to answer: a number from 0 inclusive to 1 exclusive. */
type Random = () => number;

const countries = ["NL", "DE", "BE", "FR", "GB", "IE"];
const languages = ["nl", "en", "de", "fr"];
const days = ["2025-11-30", "2025-12-31", "2026-01-01", "2026-02-15", "2026-12-01", "2027-01-01"];

/** Choices that the same random source always makes alike. */
function chooser(random: Random) {
  const one = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const maybe = <Value>(value: () => Value): Value | null => (random() < 0.25 ? null : value());
  const some = <Item>(items: readonly Item[], most: number): Item[] => [
    ...new Set(Array.from({ length: Math.floor(random() * (most + 1)) }, () => one(items))),
  ];
  return { one, maybe, some };
}

/** A candidate drawn by chance, with gaps where nobody asked. */
export function anyFacts(id: string, random: Random): CandidateFacts {
  const { one, maybe, some } = chooser(random);
  return facts({
    id,
    status: one([...statuses, "active", "active"]),
    hasConsent: random() < 0.9,
    retainUntil: maybe(() => one(days)),
    role: maybe(() => one(roles)),
    willingCountries: some(countries, 4),
    languages: Object.fromEntries(some(languages, 4).map((code) => [code, one(languageLevels)])),
    yearsDatacentre: maybe(() => Math.floor(random() * 12)),
    skills: some(namedSkills(), 24).map((skill) => skill.id),
    systems: some(systems, 4),
    certificates: some(namedCertificates(), 4).map((it) => ({
      id: it.id,
      expiresOn: maybe(() => one(days)),
    })),
    pay: maybe(() => ({
      amount: 20 + Math.floor(random() * 60),
      currency: one(["EUR", "GBP"]),
      period: one(payPeriods),
    })),
    availableFrom: maybe(() => one(days)),
    contract: maybe(() => one(contractWishes)),
    worksShifts: maybe(() => random() < 0.5),
  });
}

/** A job drawn by chance. */
export function anyDemand(id: string, random: Random): JobDemand {
  const { one, maybe, some } = chooser(random);
  const asked = (ids: { id: string }[]) =>
    ids.map((it) => ({ id: it.id, isRequired: random() < 0.7 }));
  return demand({
    id,
    role: maybe(() => one(roles)),
    country: maybe(() => one(countries)),
    skills: asked(some(namedSkills(), 18)),
    systems: some(systems, 4),
    certificates: asked(some(namedCertificates(), 4)),
    languages: some(languages, 2).map((code) => [{ code, level: one(languageLevels) }]),
    yearsDatacentre: maybe(() => 1 + Math.floor(random() * 8)),
    payMax: maybe(() => 30_000 + Math.floor(random() * 60_000)),
    payCurrency: maybe(() => one(["EUR", "GBP"])),
    startsOn: maybe(() => one(days)),
    contract: maybe(() => one(["permanent", "contract", "temporary"] as const)),
    hasShifts: maybe(() => random() < 0.5),
  });
}
