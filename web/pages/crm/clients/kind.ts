import type { Client, ClientRecord } from "@/modules/crm/clients/model";
import { statuses, type ClientStatus } from "@/modules/crm/clients/rules";
import { api, ok } from "@/web/api";
import { clientRecord } from "@/web/features/crm/clients/queries";
import type { Kind, StatusSteps } from "@/web/shared/record/kind";
import { clientsKey } from "@/web/state/query-keys";

const steps: StatusSteps<ClientStatus> = {
  values: statuses,
  names: "clients.statuses",
  set: (ids, status) => ok(api.clients.statuses.post({ ids, status })),
  unset: (step) => ok(api.clients.statuses.delete(step)),
};

export const clientKind: Kind<Client, ClientRecord> = {
  texts: "clients",
  recordKind: "client",
  path: "/clients",
  queryKey: clientsKey,
  shortcuts: ["e", "m", "s", "n"],
  nameOf: ({ name }) => name,
  record: clientRecord,
  archive: async (ids) => (await ok(api.clients.archivals.post({ ids }))).ids,
  steps,
  restore: async (ids) => (await ok(api.clients.archivals.delete({ ids }))).ids,
};
