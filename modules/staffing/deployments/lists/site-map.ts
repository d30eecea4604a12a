import { and, count, eq, isNull } from "drizzle-orm";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import { coordinatesOf } from "@/modules/knowledge/normalise";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { deployments } from "../schema";
import type { MapPlace, PlaceMap, SiteQuery } from "../model";

/** Something that stands somewhere, as its table tells; several alike come as one with their number. */
type Standing = {
  site: string | null;
  town: string | null;
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  status: string;
  n: number;
};

const place = {
  site: clientSites.name,
  latitude: clientSites.latitude,
  longitude: clientSites.longitude,
};

/** Where people work: at their datacenter, else in the town that is written down. */
export const ofDeployments = (app: App): Promise<PlaceMap> =>
  cachedCount(app, { topic: "deployments", asked: "places" }, async () => {
    const rows = await app.db
      .select({
        ...place,
        town: deployments.location,
        country: deployments.country,
        status: deployments.status,
        n: count(),
      })
      .from(deployments)
      .leftJoin(clientSites, eq(clientSites.id, deployments.siteId))
      .where(isNull(deployments.archivedAt))
      .groupBy(deployments.siteId, deployments.location, deployments.country, deployments.status);
    return drawn(rows);
  });

/** Where clients have their datacenters. */
export async function ofSites(app: App, { client }: SiteQuery): Promise<PlaceMap> {
  const rows = await app.db
    .select({
      ...place,
      town: clientSites.city,
      country: clientSites.country,
      status: clients.status,
    })
    .from(clientSites)
    .innerJoin(clients, eq(clients.id, clientSites.clientId))
    .where(and(isNull(clients.archivedAt), client ? eq(clients.id, client) : undefined));
  return drawn(rows.map((row) => ({ ...row, n: 1 })));
}

/** One dot for each town; the coordinates of a datacenter go before those of its town. */
function drawn(rows: Standing[]): PlaceMap {
  const places = new Map<string, MapPlace>();
  let unplaced = 0;
  for (const row of rows) {
    const at = coordinatesFor(row);
    if (!at) unplaced += row.n;
    else add(places, row, at);
  }
  const found = [...places.values()].toSorted((a, b) => b.total - a.total);
  return { places: found, unplaced };
}

function add(places: Map<string, MapPlace>, row: Standing, at: Coordinates): void {
  const name = row.town ?? row.site ?? "";
  const key = `${row.country ?? ""} ${name}`;
  const country = row.country && toSpecification(row.country);
  const before = places.get(key) ?? { key, name, country, ...at, counts: {}, total: 0 };
  const counts = { ...before.counts, [row.status]: (before.counts[row.status] ?? 0) + row.n };
  places.set(key, { ...before, counts, total: before.total + row.n });
}

type Coordinates = { latitude: number; longitude: number };

function coordinatesFor({ latitude, longitude, town, country }: Standing): Coordinates | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  return town ? coordinatesOf(town, country) : null;
}
