import type { Salary } from "@/modules/knowledge/normalise/model";
import type { Ad } from "@/modules/market/sources/model";
import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { testApp } from "@/modules/testing";
import type { Arrival } from "./intake/incoming-ad";
import { archive } from "./archiving";
import { closeAd } from "./lifecycle";
import { intake } from "./intake/upsert";
import { jobs } from "./schema";
import { find } from "./service";

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
  const { writes, outcomes: fates } = await intake(
    app,
    ads.map((one) => ({ ad: one, analysis: null, ...common })),
  );
  await app.write(writes);
  return fates;
}

export const allJobs = (app: App) => app.db.select().from(jobs).orderBy(jobs.seq);

export const statuses = async (app: App) => (await allJobs(app)).map(({ status }) => status);

/** One job that two boards show. */
export async function merged() {
  const app = testApp();
  const ads = [ad({ source: "linkedin" }), ad({ source: "indeed" })];
  await takeIn(app, ads);
  const [job] = await allJobs(app);
  if (!job) throw new Error("no job");
  return { app, ads, job, record: await find(app, job.id) };
}

const words = ["UPS", "chiller", "Kälte", "BMS", "réseau"];
const sources = ["linkedin", "indeed", "greenhouse"] as const;
const countries = ["NL", "DE", "GB", null];

/** Many jobs of every kind, found by three runs; some gone, some archived. */
export async function crowd() {
  const app = testApp();
  const runs = [1, 2, 3].map(() => Bun.randomUUIDv7());
  for (const [n, runId] of runs.entries()) {
    const some = Array.from({ length: 40 }, (_, k) => oneOfMany(n, k));
    await takeIn(app, some, { runId });
    const last = some.at(-1);
    if (last) await app.write(await closeAd(app, last.source, last.externalId));
  }
  const everything = await allJobs(app);
  const some = everything.filter(({ seq }) => seq % 7 === 0).map(({ id }) => id);
  await archive(app, some);
  await scoreAnew(app, everything);
  return { app, runs, everything };
}

/** Three of five share their figures, so that pages cut through equals. */
const oneOfMany = (n: number, k: number) =>
  ad({
    source: sources[(n + k) % 3] ?? "linkedin",
    title: `${words[k % 5]} Engineer ${n}-${k}`,
    company: `Company ${n} ${k}`,
    places: [place(null, countries[k % 4] ?? null)],
    salary:
      k % 3
        ? pay({ yearlyMin: 50_000 + (k % 5) * 1000, yearlyMax: 60_000 + (k % 2) * 1000 })
        : null,
    text: `The ${words[(k + n) % 5]} of a data centre in ${k % 2 ? "Utrecht" : "Køge"}.`,
  });

// The score of written words is one figure; lists have to hold for any.
async function scoreAnew(app: App, all: { id: string; seq: number }[]) {
  for (const { id, seq } of all) {
    const score = (seq * 31) % 9 ? (seq * 17) % 101 : 50;
    await app.write([app.db.update(jobs).set({ score }).where(eq(jobs.id, id))]);
  }
}
