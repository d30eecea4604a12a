import type { Ad } from "@/modules/market/sources/model";
import type { App } from "@/src/app";
import type { Analysed } from "../analyses";
import type { PostingRow } from "./composition";
import { employerKeyOf } from "@/modules/knowledge/company-names";
import { canonical, type Comparable, samenessOf } from "./merging";
import type { sourceTypes } from "../rules";

/** An ad that was just read, with the analysis of exactly its title and text. */
export type Arrival = {
  ad: Ad;
  analysis: Analysed | null;
  /** The search that found it: an ad missing from a complete answer to the same search may be gone. */
  scope: string;
  runId: string | null;
  sourceType: (typeof sourceTypes)[number];
};

const keys = new WeakMap<Comparable, string[]>();

/**
 * Keys under which the same vacancy could be found: its addresses, and its employer in each place. Two ads without a common
 * key are never compared.
 */
export function keysOf(ad: Comparable): string[] {
  const known = keys.get(ad) ?? keysIn(ad);
  keys.set(ad, known);
  return known;
}

function keysIn(ad: Comparable): string[] {
  const addresses = [ad.url, ad.applyUrl].map(canonical).flatMap((it) => (it ? `@${it}` : []));
  const company = employerKeyOf(ad.company);
  if (!company) return [...new Set(addresses)];
  const cities = ad.places.flatMap(({ city }) => (city ? city.toLowerCase() : []));
  const places = [...cities, "?"].map((city) => `${company}|${city}`);
  return [...new Set([...addresses, ...(cities.length > 0 ? places : [`${company}|?`])])];
}

/** The posting an ad becomes when it is seen for the first time. */
export function firstPosting(app: App, { ad, scope, runId }: Arrival): Omit<PostingRow, "jobId"> {
  const at = app.now().toISOString();
  return {
    id: Bun.randomUUIDv7(),
    ...contentOf(ad),
    source: ad.source,
    externalId: ad.externalId,
    mergedBecause: "first",
    scope,
    missed: 0,
    relistedCount: 0,
    firstRunId: runId,
    lastRunId: runId,
    firstSeenAt: at,
    lastSeenAt: at,
    goneAt: null,
  };
}

/** The posting after a further sighting: what the full ad told survives a result card that tells less. */
export function seenAgain(app: App, known: PostingRow, { ad, scope, runId }: Arrival): PostingRow {
  const seen = contentOf(ad);
  return {
    ...known,
    ...seen,
    text: seen.text ?? known.text,
    language: seen.text ? seen.language : (known.language ?? seen.language),
    salary: seen.salary ?? known.salary,
    postedAt: known.postedAt ?? seen.postedAt,
    places: seen.places.length > 0 ? seen.places : known.places,
    provenance: { ...known.provenance, ...seen.provenance },
    scope,
    missed: 0,
    relistedCount: known.relistedCount + (known.goneAt ? 1 : 0),
    lastRunId: runId ?? known.lastRunId,
    lastSeenAt: app.now().toISOString(),
    goneAt: null,
  };
}

/** The first of the candidates that is the same vacancy, with the reason. */
export function sameVacancy(ad: Ad, candidates: PostingRow[]) {
  for (const candidate of candidates) {
    const because = samenessOf(ad, candidate);
    if (because) return { jobId: candidate.jobId, because };
  }
  return null;
}

const contentOf = (ad: Ad) => ({
  url: ad.url,
  applyUrl: ad.applyUrl,
  title: ad.title,
  company: ad.company,
  places: ad.places,
  salary: ad.salary,
  postedAt: ad.postedAt,
  text: ad.text,
  language: ad.language,
  provenance: ad.provenance as Record<string, string>,
});
