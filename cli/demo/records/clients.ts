import type { App } from "@/src/app";
import { ClientQuery, type ClientRecord, clients, NewClient } from "@/modules/crm/clients";

/** Invented operators and contractors to try the product with; each says that it is a sample. */
export async function sampleClients(app: App): Promise<{ count: number }> {
  const { default: companies } = await import("./clients.json");
  const inputs = companies.map((it) => NewClient.parse({ ...it, isSample: true }));
  const ids = await clients.addAll(app, inputs);
  return { count: ids.length };
}

/** As many as a page holds, with their sites. */
export async function clientsWithSites(app: App): Promise<ClientRecord[]> {
  const { clients: page } = await clients.list(app, ClientQuery.parse({ limit: 200 }));
  return Promise.all(page.map(({ id }) => clients.find(app, id)));
}
