import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { type ClientStatus, nextStatuses } from "@/modules/clients/rules";
import { Select } from "@/web/ui/select";
import { useStatus } from "./use-status";

/** The status and where it may go from here. */
export function StatusSelect({ client }: { client: ClientRecord }) {
  const t = useTranslations("clients");
  const change = useStatus(client);
  const choose = (status: ClientStatus) => {
    if (status !== client.status) change.mutate({ status });
  };
  return (
    <Select
      aria-label={t("changeStatus")}
      options={[client.status, ...nextStatuses[client.status]].map((value) => ({
        value,
        label: t(`statuses.${value}`),
      }))}
      value={client.status}
      onValueChange={choose}
    />
  );
}
