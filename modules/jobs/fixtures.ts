import type { Ad, Salary } from "@/modules/sources/model";
import type { App } from "@/src/app";
import type { Arrival } from "./arrivals";
import { intake } from "./intake";
import { jobs } from "./schema";

let written = 0;

/** An invented ad; each is another ad unless the test gives it the same id. */
export function ad(details: Partial<Ad> = {}): Ad {
  written += 1;
  const { source = "linkedin", externalId = `ad-${written}` } = details;
  return {
    source,
    externalId,
    url: `https://${source}.example/jobs/view/${externalId}`,
    applyUrl: null,
    title: "Critical Facilities Engineer",
    company: "Polderhaven Data B.V.",
    places: [place("Amsterdam", "NL")],
    postedAt: null,
    validUntil: null,
    salary: null,
    text: null,
    language: null,
    employmentType: null,
    workplace: null,
    section: "main",
    isAgency: null,
    provenance: {},
    ...details,
  };
}

export const place = (city: string | null, country: string | null) => ({
  raw: city ?? country ?? "",
  city,
  region: null,
  country,
  confidence: 1,
});

export const pay = (details: Partial<Salary> = {}): Salary => ({
  raw: "€60,000 a year",
  min: 60_000,
  max: 60_000,
  currency: "EUR",
  period: "year",
  months: null,
  yearlyMin: 60_000,
  yearlyMax: 60_000,
  isGross: null,
  statedBy: "employer",
  confidence: 0.9,
  ...details,
});

/** A text long enough to compare; another seed is another text. */
export const longText = (seed: string, words = 120) =>
  Array.from({ length: words }, (_, n) => `${seed}${(n * 7919) % 997}`).join(" ");

type Seen = Partial<Pick<Arrival, "runId" | "scope" | "sourceType">>;

/** Takes ads in as a run does; answers what became of each. */
export async function takeIn(app: App, ads: Ad[], seen: Seen = {}): Promise<string[]> {
  const common = { scope: "a question", runId: null, sourceType: "scraped" as const, ...seen };
  const { writes, fates } = await intake(
    app,
    ads.map((one) => ({ ad: one, analysis: null, ...common })),
  );
  await app.write(writes);
  return fates;
}

export const allJobs = (app: App) => app.db.select().from(jobs).orderBy(jobs.seq);
