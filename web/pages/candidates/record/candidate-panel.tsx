import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/candidates/model";
import { candidateRecord } from "@/web/components/queries/candidates";
import { RecordPanel } from "@/web/components/record/record-panel";
import { useRecord } from "@/web/components/record/use-record";
import { useRefusal } from "@/web/components/spoken";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { CandidateHead } from "./candidate-head";
import { CandidateTabs } from "./candidate-tabs";

type Props = { id: string; rows: readonly Candidate[]; onClose: () => void };

/** One candidate beside the list they were found in. */
export default function CandidatePanel({ id, rows, onClose }: Props) {
  const t = useTranslations("candidates.record");
  const tCommon = useTranslations("common");
  const refusalOf = useRefusal();
  const place = useRecord({ id, rows, list: "/candidates" });
  const { data: candidate, isError, error, refetch } = useQuery(candidateRecord(id));
  const known = candidate ?? rows.find((row) => row.id === id);
  return (
    <RecordPanel
      label={known ? `${known.firstName} ${known.lastName}` : t("loading")}
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
      {!candidate && !isError && (
        <div className="p-5">
          <SkeletonRows label={t("loading")} rows={6} />
        </div>
      )}
      {candidate && <CandidateHead candidate={candidate} isFull={place.isFull} />}
      {candidate && <CandidateTabs candidate={candidate} />}
    </RecordPanel>
  );
}
