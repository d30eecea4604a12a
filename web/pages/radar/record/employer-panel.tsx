import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { neighbour } from "@/web/components/list/use-list-keys";
import { employerRecord } from "@/web/components/queries/radar";
import { isFullIn } from "@/web/components/record/address";
import { RecordPanel } from "@/web/components/record/record-panel";
import { useRefusal } from "@/web/components/spoken";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { EmployerHead } from "./employer-head";
import { EmployerTabs } from "./employer-tabs";

type Props = { id: string; rows: readonly string[]; onClose: () => void };

/** One employer beside the list it was found in. */
export default function EmployerPanel({ id, rows, onClose }: Props) {
  const t = useTranslations("radar.record");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const { data: employer, isError, error, refetch } = useQuery(employerRecord(id));

  const stepTo = (step: 1 | -1) => {
    const next = rows.includes(id) ? neighbour(rows, id, step) : undefined;
    if (next === undefined) return undefined;
    const pathname = `/radar/${encodeURIComponent(next)}`;
    return () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
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
      label={employer?.name ?? t("loading")}
      number={employer?.number ?? ""}
      isFull={isFull}
      onFullChange={showFull}
      onClose={onClose}
      previous={stepTo(-1)}
      next={stepTo(1)}
    >
      {isError && !employer && (
        <ErrorState
          title={t("failed")}
          text={refusalOf(error)}
          retryLabel={tCommon("retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!employer && !isError && (
        <div className="p-5">
          <SkeletonRows label={t("loading")} rows={6} />
        </div>
      )}
      {employer && <EmployerHead employer={employer} isFull={isFull} />}
      {employer && <EmployerTabs employer={employer} />}
    </RecordPanel>
  );
}
