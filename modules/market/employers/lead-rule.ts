import type { AdRow } from "./ad-reading";
import { daysBefore, leadAds, leadDays } from "./rules";

type Attached = { metro: string; state: string; jobIds: string[] };
export type Cluster = { metro: string; country: string | null; jobIds: string[] };

/** Where an employer has opened enough ads lately; what was dismissed once does not count again. */
export function clustersOf(
  ads: readonly AdRow[],
  known: readonly Attached[],
  now: Date,
): Cluster[] {
  const from = daysBefore(now, leadDays);
  const lately = ads.filter((ad) => ad.isOpen && ad.isCritical && ad.since >= from);
  const byMetro = Map.groupBy(lately, ({ metro }) => metro);
  return [...byMetro].flatMap(([metro, some]) => {
    if (metro === null) return [];
    const put = new Set(
      known
        .filter((lead) => lead.metro === metro && lead.state === "dismissed")
        .flatMap(({ jobIds }) => jobIds),
    );
    const fresh = some.filter(({ jobId }) => !put.has(jobId));
    if (fresh.length < leadAds) return [];
    const jobIds = fresh.toSorted((a, b) => b.since.localeCompare(a.since)).map((ad) => ad.jobId);
    return [{ metro, country: some[0]?.country ?? null, jobIds }];
  });
}
