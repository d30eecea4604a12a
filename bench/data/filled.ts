import { analyse } from "@/modules/knowledge/analysis";
import { type Arrival, intake } from "@/modules/market/jobs";
import type { App } from "@/src/app";
import { adNumber, type WrittenAd } from "./ads";

const perWrite = 200;
/** Analysing is not what is measured here, so that as many different texts are enough. */
const texts = 250;

/** Fills an application with jobs as a scrape would leave them. */
export async function fill(app: App, jobs: number): Promise<void> {
  const written = Array.from({ length: texts }, (_, n) => analysed(adNumber(n)));
  for (let from = 0; from < jobs; from += perWrite) {
    const some = Array.from({ length: Math.min(perWrite, Math.ceil(jobs - from)) }, (_, n) =>
      arrivalOf(written, from + n),
    );
    const { writes } = await intake(app, some);
    await app.write(writes);
  }
}

function analysed(ad: WrittenAd) {
  const text = ad.html.replace(/<[^>]+>/g, "\n").trim();
  const { title, company, city, country } = ad;
  return {
    ...ad,
    text,
    analysis: analyse({ title, company, location: city, country, text, salary: null }),
  };
}

function arrivalOf(written: ReturnType<typeof analysed>[], n: number): Arrival {
  const of = written[n % written.length];
  if (!of) throw new RangeError("No text was written.");
  const { title, city, country, posted, text, analysis } = of;
  const url = `https://jobs.example/vacancy/${n}`;
  return {
    ad: {
      source: "jsonld",
      externalId: `jobs.example:REQ-${n}`,
      url,
      applyUrl: null,
      title,
      company: `${of.company} ${Math.floor(n / texts)}`,
      places: [{ raw: city, city, region: null, country, confidence: 1 }],
      postedAt: { iso: `${posted}T00:00:00.000Z`, precision: "day", raw: posted },
      validUntil: null,
      salary: null,
      text,
      language: "en",
      employmentType: null,
      workplace: null,
      section: "main",
      isAgency: null,
      provenance: { title: "json-ld", text: "json-ld" },
    },
    analysis: { ...analysis, whole: JSON.stringify(analysis) },
    scope: "jsonld bench",
    runId: null,
    sourceType: "scraped",
  };
}
