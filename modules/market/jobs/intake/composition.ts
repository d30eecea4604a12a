import type { Place, Salary } from "@/modules/knowledge/normalise/model";
import { companyKeyOf } from "@/modules/knowledge/company-names";
import type { SourceId } from "@/modules/market/sources/rules";
import type { JobAnalysis } from "../model";
import { excerptLength } from "../rules";
import type { jobs, postings } from "../schema";

export type PostingRow = typeof postings.$inferSelect;
export type JobRow = typeof jobs.$inferSelect;

/** A job as its postings make it: the longest text, the employer's own pay, the earliest date. */
export function compose(of: PostingRow[]) {
  const alive = of.filter(({ goneAt }) => goneAt === null);
  const seen = (alive.length > 0 ? alive : of).toSorted(byDetail);
  const [best] = seen;
  if (!best) throw new RangeError("A job has at least one posting.");
  const text = best.text;
  const company = firstOf(seen, ({ company }) => company);
  return {
    title: best.title,
    company,
    companyKey: companyKeyOf(company),
    ...placeOf(seen.flatMap(({ places }) => places)),
    ...payOf(seen.flatMap(({ salary }) => salary ?? [])),
    excerpt: excerptOf(text),
    description: text,
    language: best.language,
    postedAt: seen.flatMap(({ postedAt }) => postedAt?.iso ?? []).toSorted()[0] ?? null,
    // A saved page that does not say where it came from has none.
    sourceUrl: firstOf(seen, ({ url }) => url || null),
    sources: [...new Set(seen.map(({ source }) => source))] satisfies SourceId[],
    scrapedAt:
      seen
        .map(({ lastSeenAt }) => lastSeenAt)
        .toSorted()
        .at(-1) ?? null,
    isGone: alive.length === 0,
  };
}

/** What the analysis adds to a job's own columns, so that lists filter and sort without reading it. */
export const analysedColumns = (analysis: JobAnalysis) => ({
  score: Math.round(analysis.matchScore),
  class: analysis.relevanceLevel,
  category: analysis.category,
  portalCategory: analysis.portalCategory,
  skills: analysis.dcSpecificSkills,
  systems: analysis.criticalSystems,
  certifications: analysis.certifications,
  tips: analysis.targetingTips,
});

const byDetail = (a: PostingRow, b: PostingRow) =>
  (b.text?.length ?? 0) - (a.text?.length ?? 0) || a.firstSeenAt.localeCompare(b.firstSeenAt);

const firstOf = <Value>(rows: PostingRow[], pick: (row: PostingRow) => Value | null) =>
  rows.map(pick).find((value) => value !== null) ?? null;

function placeOf(places: Place[]) {
  const names = places.map(({ city, region, raw }) => city ?? region ?? raw);
  const location = [...new Set(names)].slice(0, 4).join(", ") || null;
  return { location, country: places.find(({ country }) => country)?.country ?? null };
}

/** A board's estimate is shown as its words, but never as a figure: it is not what the employer pays. */
function payOf(salaries: Salary[]) {
  const stated = salaries.filter(({ statedBy }) => statedBy !== "estimate");
  const best = stated.toSorted((a, b) => b.confidence - a.confidence)[0];
  const whole = (amount: number | null | undefined) =>
    typeof amount === "number" ? Math.round(amount) : null;
  return {
    salary: best?.raw ?? null,
    salaryMin: whole(best?.yearlyMin),
    salaryMax: whole(best?.yearlyMax ?? best?.yearlyMin),
    salaryCurrency: best?.currency ?? null,
  };
}

function excerptOf(text: string | null): string | null {
  if (!text) return null;
  const flat = text
    .slice(0, excerptLength * 2)
    .replaceAll(/\s+/g, " ")
    .trim();
  if (flat.length <= excerptLength) return flat;
  return `${flat.slice(0, flat.lastIndexOf(" ", excerptLength))}…`;
}
