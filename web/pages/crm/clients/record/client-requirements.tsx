import type { ClientRecord } from "@/modules/crm/clients/model";
import { Requirements } from "@/web/features/staffing/requirements";

/** What the client asks of everybody, and each of its datacenters besides. */
export const ClientRequirements = ({ client }: { client: ClientRecord }) => (
  <div className="grid gap-6">
    <Requirements owner={{ kind: "client", id: client.id }} name={client.name} />
    {client.sites.map(({ id, name }) => (
      <Requirements key={id} owner={{ kind: "site", id }} name={name} heading={name} />
    ))}
  </div>
);
