import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { useTranslations } from "use-intl";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { RecordActions } from "@/web/shared/record/record-actions";
import { RecordHead } from "@/web/shared/record/record-head";
import { TagEditor } from "@/web/features/platform/tags/tag-editor";
import { CandidateBadges } from "../candidate-badges";
import CandidateDialog from "../form/candidate-dialog";
import { candidateKind } from "../kind";
import { CandidateStatus } from "./candidate-status";
import { DeletionButton } from "./deletion-button";
import { RestrictedNotice } from "./restricted-notice";

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
