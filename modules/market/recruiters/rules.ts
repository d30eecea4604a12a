import type { Role, System } from "@/modules/knowledge/analysis/rules";

// Specification §9
export const pointsPerSystem = 20;
export const pointsForRole = 30;
export const pointsForCountry = 20;
export const pointsPerCertification = 15;
export const pointsForSuccess = 15;
/** The success rate has to be above this, not at it. */
export const successAbove = 90;
export const maxPoints = 100;
/** What a success rate counts as while nobody has measured it or set another; specification §9, display defaults. */
export const successRateBenchmark = 91;

/** Success and pace are measured over so many days until today. */
export const figureDays = 365;

/** Raised by hand whenever the formula answers otherwise than before. */
export const formulaVersion = "recruiters-1";

/** From this many open jobs on, one more deserves a second thought. */
export const heavyLoadFrom = 10;
/** As many jobs as the screen begins with. Specification §9 */
export const jobsShown = 5;
/** The tallest the list of jobs may be, in pixels. Specification §2 */
export const jobsHeight = 600;

export const maxSpecialties = 10;
export const maxSpecialtyLength = 60;
export const maxTitleLength = 80;

/** What a job asks of whoever fills it. Countries are ISO 3166, certifications ids of the taxonomy. */
export type Demand = {
  role: Role | null;
  country: string | null;
  systems: readonly System[];
  certifications: readonly string[];
};

/** What a recruiter knows, and how often they succeed; null while too little is known to say. */
export type Knowledge = {
  roles: readonly Role[];
  countries: readonly string[];
  systems: readonly System[];
  certifications: readonly string[];
  successRate: number | null;
  /** What one that nobody measured counts as, where the agency says so itself. */
  assumedRate?: number;
};

export const partCodes = ["systems", "role", "country", "certifications", "success"] as const;
export type PartCode = (typeof partCodes)[number];

/** One row of the point table; `matched` names what brought the points. */
export type Part = { code: PartCode; points: number; matched: string[]; isAssumed: boolean };

/** The score of a recruiter for a job, 0 to 100, and what it is made of. Specification §9. */
export function scoreOf(demand: Demand, knowledge: Knowledge): { score: number; parts: Part[] } {
  const systems = shared(demand.systems, knowledge.systems);
  const roles = shared([demand.role], knowledge.roles);
  const countries = shared([demand.country], knowledge.countries);
  const certifications = shared(demand.certifications, knowledge.certifications);
  const assumed = knowledge.assumedRate ?? successRateBenchmark;
  const successRate = knowledge.successRate ?? assumed;
  const parts = [
    part("systems", pointsPerSystem * systems.length, systems),
    part("role", pointsForRole * roles.length, roles),
    part("country", pointsForCountry * countries.length, countries),
    part("certifications", pointsPerCertification * certifications.length, certifications),
    {
      ...part("success", successRate > successAbove ? pointsForSuccess : 0, []),
      isAssumed: knowledge.successRate === null,
    },
  ];
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(maxPoints, sum), parts };
}

const part = (code: PartCode, points: number, matched: string[]): Part => ({
  code,
  points,
  matched,
  isAssumed: false,
});

/** What stands in both, each once, in the order of the first. */
function shared(asked: readonly (string | null)[], known: readonly string[]): string[] {
  return [...new Set(asked)].flatMap((it) => (it !== null && known.includes(it) ? it : []));
}

/** The best first; equals in the order of their ids. */
export const byScore = (
  a: { id: string; match: { score: number } | null },
  b: { id: string; match: { score: number } | null },
): number => (b.match?.score ?? 0) - (a.match?.score ?? 0) || (a.id < b.id ? -1 : 1);
