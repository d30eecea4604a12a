import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { Ad } from "@/modules/market/sources/model";
import { readSalary } from "@/modules/knowledge/normalise";
import type { App } from "@/src/app";
import type { Arrival } from "./intake/incoming-ad";
import { intake } from "./intake/upsert";
import samples from "./samples.json";
import { jobs } from "./schema";

type Sample = (typeof samples)[number];

/** A handful of written ads to try the product with; each says that it is a sample, and one click removes all. */
export async function createSamples(app: App): Promise<{ count: number; message: string }> {
  const { writes, outcomes: fates } = await intake(
    app,
    samples.map((sample, n) => arrived(app, sample, n)),
  );
  const count = fates.filter((fate) => fate === "added").length;
  await app.write([...writes, audit.entry(app, auditEntry("job.samples_created", count))]);
  const message =
    count > 0 ? `${count} sample jobs were created.` : "The sample jobs already exist.";
  return { count, message };
}

export async function removeSamples(app: App): Promise<{ count: number; message: string }> {
  const isSample = eq(jobs.sourceType, "sample");
  const found = await app.db.select({ id: jobs.id }).from(jobs).where(isSample);
  await app.write([
    app.db.delete(jobs).where(isSample),
    audit.entry(app, auditEntry("job.samples_removed", found.length)),
  ]);
  return { count: found.length, message: `${found.length} sample jobs were removed.` };
}

const auditEntry = (action: string, count: number) => ({
  action,
  entityType: "job",
  details: { count },
});

function arrived(
  app: App,
  { title, company, city, country, salary, text }: Sample,
  n: number,
): Arrival {
  const ad = Ad.parse({
    source: "jsonld",
    externalId: `sample-${n + 1}`,
    url: `https://samples.coldaisle.example/jobs/${n + 1}`,
    applyUrl: null,
    title,
    company,
    places: [{ raw: city, city, region: null, country, confidence: 1 }],
    postedAt: { iso: app.now().toISOString(), precision: "day", raw: "today" },
    validUntil: null,
    salary: salary ? readSalary(salary, { country }) : null,
    text,
    language: null,
    employmentType: null,
    workplace: null,
    section: "main",
    isAgency: null,
    provenance: { title: "person", text: "person" },
  });
  return { ad, analysis: null, scope: "samples", runId: null, sourceType: "sample" };
}
