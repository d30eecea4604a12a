import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import { type ClientStatus as Status, nextStatuses } from "@/modules/crm/clients/rules";
import { api, ok } from "@/web/api";
import { StatusSelect } from "@/web/shared/record/status-select";
import { useStatusMove } from "@/web/shared/record/use-status-move";
import { clientKind } from "../kind";

export function ClientStatus({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients.statuses");
  const labelOf = (status: Status) => t(status);
  const { mutate } = useStatusMove<Status, ClientRecord>(client, {
    ...clientKind,
    labelOf,
    move: (id, { status, version }) => ok(api.clients({ id }).status.post({ status, version })),
    mayGoBack: (from, to) => nextStatuses[from].includes(to),
  });
  return (
    <StatusSelect
      status={client.status}
      next={nextStatuses[client.status]}
      labelOf={labelOf}
      onChoose={(status) => mutate({ status })}
    />
  );
}
