import { inArray } from "drizzle-orm";
import { clientSiteRows as sites } from "@/modules/crm/clients/read-model";
import { zoneOf } from "@/modules/knowledge/countries";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { Workplace } from "@/modules/knowledge/holidays";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";

/** Where a deployment says that its work is. */
export type Sited = Workplace & { siteId: string | null };

/** Where work is done, and by whose clocks its hours are written down; without a zone days have 24 hours. */
export type Place = Workplace & { zone: string | null };

/** Answers for each of these where it is: what a deployment leaves out is told by its site. */
export async function placesOf(app: App, rows: readonly Sited[]): Promise<(row: Sited) => Place> {
  const ids = [...new Set(rows.flatMap(({ siteId }) => siteId ?? []))];
  const { id, city, country } = sites;
  const found =
    ids.length === 0
      ? []
      : await app.db
          .select({ id, city, country })
          .from(sites)
          .where(inArray(id, jsonValues(ids)));
  const byId = new Map(found.map((it) => [it.id, it]));
  return (row) => {
    const site = byId.get(row.siteId ?? "");
    const its = row.country ?? site?.country ?? null;
    const iso = its && toIso(its);
    return { country: iso, location: row.location ?? site?.city ?? null, zone: zoneOf(iso) };
  };
}

export const placeOf = async (app: App, row: Sited): Promise<Place> =>
  (await placesOf(app, [row]))(row);
