import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/jobs/model";
import { jobRecord } from "@/web/components/queries/jobs";
import { RecordPanel } from "@/web/components/record/record-panel";
import { useRecord } from "@/web/components/record/use-record";
import { useRefusal } from "@/web/components/spoken";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { JobRecordHead } from "./job-record-head";
import { JobTabs } from "./job-tabs";

type Props = { id: string; rows: readonly Job[]; onClose: () => void };

/** One job beside the list it was found in. */
export default function JobPanel({ id, rows, onClose }: Props) {
  const t = useTranslations("jobs.record");
  const tCommon = useTranslations("common");
  const refusalOf = useRefusal();
  const { data: job, isError, error, refetch } = useQuery(jobRecord(id));
  const listed = rows.find((row) => row.id === id);
  const place = useRecord({ id, rows, list: "/jobs" });
  return (
    <RecordPanel
      label={job?.title ?? listed?.title ?? t("loading")}
      number={job?.number ?? listed?.number ?? ""}
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
      {!job && !isError && (
        <div className="p-5">
          <SkeletonRows label={t("loading")} rows={6} />
        </div>
      )}
      {job && <JobRecordHead job={job} isFull={place.isFull} />}
      {job && <JobTabs job={job} isFull={place.isFull} onClose={onClose} />}
    </RecordPanel>
  );
}
