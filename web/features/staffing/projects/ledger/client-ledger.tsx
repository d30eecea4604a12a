import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { clientLedger } from "../queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { ErrorState } from "@/web/ui/empty-state";
import { Ledger } from "./ledger";

/** Whom a client was shown, in all of its projects. */
export function ClientLedger({ clientId }: { clientId: string }) {
  const t = useTranslations("projectWork.submission");
  const tAll = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, isError, error, refetch } = useQuery(clientLedger(clientId));
  if (!isError || data) return <Ledger title={t("ledger")} lines={data ?? []} />;
  return (
    <ErrorState
      title={t("readFailed")}
      text={refusalOf(error)}
      retryLabel={tAll("retry")}
      onRetry={() => void refetch()}
    />
  );
}

export { ClientLedger as Component };
