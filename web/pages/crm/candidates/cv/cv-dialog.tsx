import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { changesOf } from "@/modules/crm/cvs/rules";
import type { CvReading } from "@/modules/crm/cvs/model";
import type { RecordFile } from "@/modules/records/files/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import { cvProposals } from "@/web/features/records/files/queries";
import { candidatesKey, filesKey, timelineKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { EmptyState } from "@/web/ui/empty-state";
import { DuplicateWarning } from "../duplicate-warning";
import { ByModel } from "./by-model";
import { Employments } from "./employments";
import { Review } from "./review";
import { type Reviewed, useReview } from "./use-review";

type Props = { file: RecordFile; onClose: () => void };

/** Fills in a candidate's record from a CV that lies with it. */
export function CvDialog({ file, onClose }: Props) {
  const proposals = useQuery(cvProposals(file.id));
  return <Proposed candidateId={file.recordId} proposals={proposals} onClose={onClose} />;
}

type ProposedProps = {
  candidateId: string;
  proposals: UseQueryResult<CvReading>;
  onClose: () => void;
};

/** What is proposed for a candidate's record, wherever it was read. */
export function Proposed({ candidateId, proposals, onClose }: ProposedProps) {
  const t = useTranslations("files.cv");
  const record = useQuery(candidateRecord(candidateId));
  const both = proposals.data && record.data && { reading: proposals.data, record: record.data };
  const query = {
    data: both,
    error: proposals.error ?? record.error,
    refetch: () => Promise.all([proposals.refetch(), record.refetch()]),
  };
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(known) => <CvReview {...known} onClose={onClose} />}
    </Read>
  );
}

type ReviewProps = { reading: CvReading; record: CandidateRecord; onClose: () => void };

function CvReview({ reading, record, onClose }: ReviewProps) {
  const t = useTranslations("files.cv");
  const tCommon = useTranslations("common.actions");
  const { isElse, rows, known, chosen, employments, change, add } = useReview(reading);
  const { fileId, model } = reading;
  const apply = useUndoableMutation({
    run: () =>
      ok(
        api
          .candidates({ id: record.id })
          .patch({ version: record.version, ...changesOf(chosen, record) }),
      ),
    success: () => t("applied", { count: chosen.length }),
    failure: t("applyFailed"),
    keys: [candidatesKey, filesKey, timelineKey],
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t("title")}
      description={t("text", { name: reading.name })}
      closeLabel={tCommon("close")}
      footer={
        <Button
          look="primary"
          disabled={chosen.length === 0}
          pending={apply.isPending}
          onClick={() => apply.mutate(undefined, { onSuccess: onClose })}
        >
          {t("apply", { count: chosen.length })}
        </Button>
      }
    >
      <div className="grid gap-4">
        {isElse && <Banner tone="warn">{t("somebodyElse")}</Banner>}
        {fileId && model && (
          <ByModel
            model={model}
            ask={() => ok(api.files({ id: fileId }).proposals["by-model"].post())}
            onRead={add}
          />
        )}
        <DuplicateWarning typed={{ ...marksOf(chosen), except: record.id }} />
        {rows.length === 0 && (
          <EmptyState kind="nothing-yet" title={t("nothing")} text={t("nothingText")} />
        )}
        <Review rows={rows} known={known} change={change} />
        <Employments all={employments} />
      </div>
    </Dialog>
  );
}

const marks = ["email", "phone", "linkedin"] as const;

/** By what somebody else with the same address would be found. */
export const marksOf = (chosen: readonly Reviewed[]) =>
  Object.fromEntries(
    marks.flatMap((mark) => {
      const value = chosen.find(({ field }) => field === mark)?.value;
      return value ? [[mark, value]] : [];
    }),
  );
