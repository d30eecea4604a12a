import { candidates, NewCandidate } from "@/modules/crm/candidates";
import { namedSkills } from "@/modules/knowledge/analysis";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import type { App } from "@/src/app";
import { pick, seeded } from "./seed";

const perWrite = 500;
/** Judging words is not what is measured here, so that as many different people are enough. */
const different = 5000;

const givenNames =
  "Anna Bram Carmen Daan Elena Femke Giulia Hanna Ivan Jan Katarzyna Lars Maria Niels Oskar Pieter Quentin Rosa Sanne Thijs Ulrike Viktor Willem Xavier Yusuf Zoë";
const beginnings =
  "Van Den Boer Ver Noord Zuid Stein Berg Wal Hof Lind Dal Rosen Kirch Wester Ooster Alt Neu Klein Groen Molen Water Winter Sommer Eich Hagen Fors Nord Kowal Ander";
const endings =
  "bos man kamp veld meijer huis stra ing mann berg bach sen son ström ski czyk elli ini ez eau berger haus hoek brink dijk horst laan poort steen tal";
const places = [
  ["Amsterdam", "NL", 18],
  ["Rotterdam", "NL", 8],
  ["Groningen", "NL", 6],
  ["Frankfurt am Main", "DE", 16],
  ["Berlin", "DE", 8],
  ["Dublin", "IE", 9],
  ["Paris", "FR", 8],
  ["Slough", "GB", 8],
  ["Madrid", "ES", 6],
  ["Milano", "IT", 5],
  ["Warszawa", "PL", 5],
  ["Zürich", "CH", 3],
] as const;
const sentences = [
  "Keeps the electrical plant of a tier III hall running around the clock, in shifts and on call.",
  "Has led vendors through the yearly maintenance of UPS, generators and switchgear.",
  "Wrote method statements and permits to work for a hyperscale campus of 80 MW.",
  "Worked eight years in the field on chillers, CRAH units and adiabatic coolers.",
  "Commissioned three halls from factory witness tests to the integrated systems test.",
  "Looks for a permanent place within an hour from home, and can start after the notice.",
  "Speaks with clients easily, and trains those who come after.",
] as const;
const [firsts, heads, tails] = [givenNames, beginnings, endings].map((it) => it.split(" "));

/** Fills an application with candidates as recruiters would leave them: few skills common, most rare. */
export async function fillCandidates(app: App, people: number, clock: Clock): Promise<void> {
  const invented = Array.from({ length: different }, (_, n) => personNumber(n));
  for (let from = 0; from < people; from += perWrite) {
    clock.at = new Date(Date.UTC(2023, 0, 1) + (from / people) * 3 * 365 * 86_400_000);
    const some = Array.from({ length: Math.min(perWrite, people - from) }, (_, n) =>
      named(invented[(from + n) % different], from + n),
    );
    await candidates.addAll(app, some);
  }
}

/** Whoever fills sets the hour, so that candidates are taken up one after the other. */
export type Clock = { at: Date };

export const nameNumber = (n: number) => {
  const random = seeded(n + 77);
  const lastName = pick(random, heads ?? []) + pick(random, tails ?? []);
  return { firstName: pick(random, firsts ?? []), lastName };
};

function named(person: NewCandidate | undefined, n: number): NewCandidate {
  if (!person) throw new RangeError("No person was invented.");
  const { firstName, lastName } = nameNumber(n);
  const email = `${firstName}.${lastName}.${n}@people.example`.toLowerCase();
  return { ...person, firstName, lastName, email, phone: `+31 6 ${10_000_000 + n}` };
}

/** One of many people, the same for the same number. */
export function personNumber(n: number): NewCandidate {
  const random = seeded(n + 1);
  const [location, country] = weighed(random, places);
  const skills = Array.from({ length: 4 + Math.floor(random() * 8) }, () => {
    // Squared twice, so that the first of the taxonomy's skills are what most people have.
    const at = Math.floor(random() ** 3 * namedSkills().length);
    return namedSkills()[at]?.id ?? "";
  });
  return NewCandidate.parse({
    ...nameNumber(n),
    location,
    country,
    headline: `${pick(random, roles)} in ${location}`,
    summary: Array.from({ length: 3 }, () => pick(random, sentences)).join(" "),
    role: pick(random, roles),
    willingCountries: [country],
    languages: { en: "B2", nl: "B1" },
    yearsTotal: Math.floor(random() * 25),
    skills: [...new Set(skills)],
    systems: [...new Set([pick(random, systems), pick(random, systems)])],
    pay: { amount: 2800 + Math.floor(random() * 40) * 100, currency: "EUR", period: "month" },
    noticeDays: 30,
    contract: "permanent",
    worksShifts: random() < 0.5,
    gdprConsent: random() < 0.8,
    origin: "applied",
    status: random() < 0.7 ? "active" : "passive",
    certificates: [{ certificate: "vca-vol", expiresOn: "2028-05-01" }],
  });
}

function weighed(random: () => number, all: typeof places) {
  let left = random() * all.reduce((sum, [, , weight]) => sum + weight, 0);
  return all.find(([, , weight]) => (left -= weight) < 0) ?? all[0];
}
