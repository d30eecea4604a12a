import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { nextStatuses } from "@/modules/crm/candidates/rules";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { TagEditor } from "@/web/features/records/tags/tag-editor";
import { RecordActions } from "@/web/pages/records/record-actions";
import { useDate } from "@/web/shared/dates";
import { RecordHead } from "@/web/shared/record/record-head";
import { StatusSelect } from "@/web/shared/record/status-select";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { CandidateBadges } from "../candidate-badges";
import CandidateDialog from "../form/candidate-dialog";
import { candidateKind } from "../kind";
import { BlacklistDialog, useCandidateMove } from "./blacklist-dialog";

type Props = { candidate: CandidateRecord; isFull: boolean };

export function CandidateHead({ candidate, isFull }: Props) {
  const { headline, location, country } = candidate;
  const isPutAway = candidate.isArchived && !candidate.restrictedAt;
  const name = candidateKind.nameOf(candidate);
  return (
    <RecordHead
      title={name}
      facts={[headline, location ?? country]}
      isFull={isFull}
      // Restricted says more than put away, which lifting it undoes.
      badges={<CandidateBadges candidate={{ ...candidate, isArchived: isPutAway }} />}
    >
      {candidate.restrictedAt && <RestrictedNotice since={candidate.restrictedAt} />}
      {!candidate.restrictedAt && <Deeds candidate={candidate} name={name} />}
    </RecordHead>
  );
}

function Deeds({ candidate, name }: { candidate: CandidateRecord; name: string }) {
  const t = useTranslations("records");
  const { id } = candidate;
  return (
    <>
      <TagEditor kind="candidate" id={id} listKey={candidateKind.queryKey} />
      <RecordActions
        kind={candidateKind}
        record={candidate}
        form={(close) => <CandidateDialog candidate={candidate} onClose={close} onSaved={close} />}
      >
        <ScheduleButton size="sm" label={t("interview")} opening={{ candidate: { id, name } }} />
        <CandidateStatus candidate={candidate} />
        <DeletionButton id={id} name={name} />
      </RecordActions>
    </>
  );
}

/** The status; the blacklist asks why and until when. */
function CandidateStatus({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates.statuses");
  const [isBanning, setBanning] = useState(false);
  const { mutate } = useCandidateMove(candidate);
  return (
    <>
      <StatusSelect
        status={candidate.status}
        next={nextStatuses[candidate.status]}
        labelOf={(status) => t(status)}
        onChoose={(status) => (status === "blacklisted" ? setBanning(true) : mutate({ status }))}
      />
      {isBanning && <BlacklistDialog candidate={candidate} onClose={() => setBanning(false)} />}
    </>
  );
}

/** Nobody works with this record until the restriction is lifted, under Consent. */
function RestrictedNotice({ since }: { since: string }) {
  const t = useTranslations("candidates.record");
  const day = useDate();
  return <Banner tone="warn">{t("restricted", { day: day(since) })}</Banner>;
}

const DeletionDialog = lazy(() => import("./deletion-dialog"));

type DeletionButtonProps = { id: string; name: string };

/** Specification §2: deleting a candidate is a request under the law, which is looked into before anything is gone. */
function DeletionButton(person: DeletionButtonProps) {
  const t = useTranslations("candidates.deletion");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={Trash2} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <DeletionDialog {...person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
