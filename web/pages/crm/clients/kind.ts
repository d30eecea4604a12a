import type { Client, ClientRecord } from "@/modules/crm/clients/model";
import { api, ok } from "@/web/api";
import { clientRecord } from "@/web/features/crm/clients/queries";
import type { Kind } from "@/web/shared/record/kind";
import { clientsKey } from "@/web/state/query-keys";

export const clientKind: Kind<Client, ClientRecord> = {
  texts: "clients",
  attaches: "client",
  path: "/clients",
  queryKey: clientsKey,
  acts: ["e", "m", "s", "n"],
  nameOf: ({ name }) => name,
  record: clientRecord,
  archive: async (ids) => (await ok(api.clients.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.clients.archivals.delete({ ids }))).ids,
};
