import { and, eq, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import type { AdRow } from "../ad-reading";
import type { Counted } from "../aggregate";
import { liveLeadStates, leadAds, leadDays } from "../rules";
import { employers, leads } from "../schema";
import { daysEarlier } from "@/src/calendar";

type Attached = { metro: string; state: string; jobIds: string[] };
type Cluster = { metro: string; country: string | null; jobIds: string[] };

/** Clusters of recent critical ads in one metro that are large enough for a lead; dismissed ads do not count again. */
function clustersOf(ads: readonly AdRow[], known: readonly Attached[], now: Date): Cluster[] {
  const from = daysEarlier(now, leadDays);
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

type LeadRow = typeof leads.$inferSelect;
type Writes = (Write | Guarded)[];

/** Makes leads of what employers advertise together, and lets those that live grow with new ads. */
export async function growLeads(
  app: App,
  counted: Counted[],
  byKey: ReadonlyMap<string, AdRow[]>,
): Promise<Writes> {
  const keys = counted.map(({ key }) => key);
  const [known, said] = await Promise.all([
    app.db.select().from(leads).where(inArray(leads.key, keys)),
    app.db
      .select({ key: employers.key, own: employers.own, contact: employers.contact })
      .from(employers)
      .where(inArray(employers.key, keys)),
  ]);
  const saidOf = new Map(said.map((row) => [row.key, row]));
  return counted.flatMap(({ key, found }) => {
    const { own = null, contact = "none" } = saidOf.get(key) ?? {};
    if ((own ?? found) === "agency" || contact !== "none") return [];
    const its = known.filter((lead) => lead.key === key);
    const clusters = clustersOf(byKey.get(key) ?? [], its, app.now());
    return clusters.flatMap((cluster) => leadWrites(app, { key, cluster, known: its }));
  });
}

/** Ads of an employer that belong together, and the leads that are known of it. */
type Growth = { key: string; cluster: Cluster; known: LeadRow[] };

function leadWrites(app: App, { key, cluster, known }: Growth): Writes {
  const live = known.find(({ metro, state }) => metro === cluster.metro && isLive(state));
  return live ? moreAds(app, live, cluster) : begun(app, key, cluster);
}

const isLive = (state: LeadRow["state"]) => liveLeadStates.some((live) => live === state);

function moreAds(app: App, { id, jobIds, version }: LeadRow, cluster: Cluster): Writes {
  const all = [...new Set([...cluster.jobIds, ...jobIds])];
  if (all.length === jobIds.length) return [];
  const changes = { jobIds: all, version: version + 1, updatedAt: app.now().toISOString() };
  const isSame = and(eq(leads.id, id), eq(leads.version, version));
  return [must(app.db.update(leads).set(changes).where(isSame))];
}

function begun(app: App, key: string, cluster: Cluster): Writes {
  const at = app.now().toISOString();
  const id = Bun.randomUUIDv7();
  const lead = { ...cluster, id, key, state: "open" as const, createdAt: at, updatedAt: at };
  return [
    app.db.insert(leads).values(lead),
    audit.entry(app, {
      action: "lead.found",
      entityType: "lead",
      entityId: id,
      details: { ads: cluster.jobIds.length },
    }),
  ];
}
