import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/jobs/model";
import { neighbour } from "@/web/components/list/use-list-keys";
import { jobRecord } from "@/web/components/queries/jobs";
import { isFullIn } from "@/web/components/record/address";
import { RecordPanel } from "@/web/components/record/record-panel";
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
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const { data: job, isError, error, refetch } = useQuery(jobRecord(id));
  const listed = rows.find((row) => row.id === id);

  const stepTo = (step: 1 | -1) => {
    const ids = rows.map((row) => row.id);
    const next = ids.includes(id) ? neighbour(ids, id, step) : undefined;
    if (next === undefined) return undefined;
    const options = { replace: true, preventScrollReset: true };
    return () => void navigate({ pathname: `/jobs/${next}`, search }, options);
  };
  const isFull = isFullIn(search);
  const showFull = (shown: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (shown) after.set("full", "1");
        else after.delete("full");
        return after;
      },
      { preventScrollReset: true },
    );
  return (
    <RecordPanel
      label={job?.title ?? listed?.title ?? t("loading")}
      number={job?.number ?? listed?.number ?? ""}
      isFull={isFull}
      onFullChange={showFull}
      onClose={onClose}
      previous={stepTo(-1)}
      next={stepTo(1)}
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
      {job && <JobRecordHead job={job} isFull={isFull} />}
      {job && <JobTabs job={job} isFull={isFull} />}
    </RecordPanel>
  );
}
