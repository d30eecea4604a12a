import { type Demand, type DemandIn, measures } from "@/modules/reporting/metrics";
import { toSpecification } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import type { AnalyticsMetrics } from "./model";
import { candidatesPerAd, fewestAds, growthWorthALook, longestTop, mostAdvice } from "./rules";

type Focus = AnalyticsMetrics["predictions"]["recommendedFocus"][number];

/** Where demand grows, and where too few candidates could answer it. */
export async function focusOn(app: App, { countries, skills }: DemandIn): Promise<Focus[]> {
  const known = await measures.candidatesWith(
    app,
    skills.slice(0, longestTop).map(({ subject }) => subject),
  );
  const short = skills
    .slice(0, longestTop)
    .flatMap((it) => {
      const people = known.get(it.subject);
      return people === undefined ? [] : { ...it, people };
    })
    .filter(({ n, people }) => n >= fewestAds && people < n * candidatesPerAd);
  return [
    ...growing(countries).map((it) =>
      focus("country", it, `/jobs?country=${toSpecification(it.subject)}`),
    ),
    ...growing(skills).map((it) => focus("skill", it, searched("/jobs", it.subject))),
    ...short.slice(0, mostAdvice).map((it) => ({
      ...focus("shortage", it, searched("/candidates", it.subject)),
      candidates: it.people,
    })),
  ];
}

/** Those that grew most, of those that are asked for often enough to say so. */
const growing = (all: readonly Demand[]): Demand[] =>
  all
    .filter(({ n, change }) => n >= fewestAds && change !== null && change >= growthWorthALook)
    .toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0) || b.n - a.n)
    .slice(0, mostAdvice);

const searched = (path: string, words: string) => `${path}?q=${encodeURIComponent(`"${words}"`)}`;

const focus = (kind: Focus["kind"], { subject, n, before }: Demand, link: string): Focus => ({
  kind,
  subject: kind === "country" ? toSpecification(subject) : subject,
  ...{ n, before, candidates: null, link },
});
