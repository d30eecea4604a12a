import { eq } from "drizzle-orm";
import { clients, clientSites } from "@/modules/crm/clients/schema";
import { NewRequirement, requirements } from "@/modules/staffing/requirements";
import type { App } from "@/src/app";

/** What the invented clients ask, and their datacenters by the country they stand in. */
export async function addSamples(app: App): Promise<void> {
  const { everywhere, byCountry } = (await import("./samples.json")).default;
  const asked = new Map<string | null, object[]>(Object.entries(byCountry));
  const rows = await app.db
    .select({ clientId: clients.id, siteId: clientSites.id, country: clientSites.country })
    .from(clients)
    .leftJoin(clientSites, eq(clientSites.clientId, clients.id))
    .where(eq(clients.isSample, true));
  for (const id of new Set(rows.map(({ clientId }) => clientId))) {
    await requirements.change(app, { kind: "client", id }, setOf(everywhere));
  }
  for (const { siteId, country } of rows) {
    const lines = asked.get(country);
    if (siteId && lines) {
      await requirements.change(app, { kind: "site", id: siteId }, setOf(lines));
    }
  }
}

const setOf = (lines: object[]) => ({
  version: 0,
  requirements: lines.map((line) => NewRequirement.parse(line)),
});
