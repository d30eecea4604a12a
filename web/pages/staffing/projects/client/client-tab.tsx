import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { Ledger } from "@/web/features/staffing/projects/ledger";
import { projectLedger } from "@/web/features/staffing/projects/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { ErrorState } from "@/web/ui/empty-state";
import { Shortlists } from "./shortlists";

/** What the client was shown: the ledger, and the pages behind links. */
export default function ClientTab({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.submission");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const mayShare = useMay("recruiter");
  const { data: ledger, isError, error, refetch } = useQuery(projectLedger(project.id));
  if (isError && !ledger) {
    return (
      <ErrorState
        title={t("readFailed")}
        text={refusalOf(error)}
        retryLabel={tAll("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {mayShare && <Shortlists project={project} ledger={ledger ?? []} />}
      <Ledger title={t("ledger")} lines={ledger ?? []} />
    </div>
  );
}
