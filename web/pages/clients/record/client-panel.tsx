import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Client } from "@/modules/clients/model";
import { clientRecord } from "@/web/components/queries/clients";
import { RecordPanel } from "@/web/components/record/record-panel";
import { useRecord } from "@/web/components/record/use-record";
import { useRefusal } from "@/web/components/spoken";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ClientHead } from "./client-head";
import { ClientTabs } from "./client-tabs";

type Props = { id: string; rows: readonly Client[]; onClose: () => void };

/** One client beside the list it was found in. */
export default function ClientPanel({ id, rows, onClose }: Props) {
  const t = useTranslations("clients.record");
  const tCommon = useTranslations("common");
  const refusalOf = useRefusal();
  const place = useRecord({ id, rows, list: "/clients" });
  const { data: client, isError, error, refetch } = useQuery(clientRecord(id));
  const known = client ?? rows.find((row) => row.id === id);
  return (
    <RecordPanel
      label={known ? known.name : t("loading")}
      number={known?.number ?? ""}
      {...place}
      onClose={onClose}
    >
      {isError && (
        <ErrorState
          title={t("failed")}
          text={refusalOf(error)}
          retryLabel={tCommon("actions.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!client && !isError && (
        <div className="p-5">
          <SkeletonRows label={t("loading")} rows={6} />
        </div>
      )}
      {client && <ClientHead client={client} isFull={place.isFull} />}
      {client && <ClientTabs client={client} />}
    </RecordPanel>
  );
}
