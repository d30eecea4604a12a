import type { CandidateRecord } from "@/modules/candidates/model";
import { RecordActions } from "@/web/components/record/record-actions";
import { RecordHead } from "@/web/components/record/record-head";
import { TagEditor } from "@/web/components/tags/tag-editor";
import { CandidateBadges } from "../candidate-badges";
import CandidateDialog from "../form/candidate-dialog";
import { candidateKind } from "../kind";
import { CandidateStatus } from "./candidate-status";

type Props = { candidate: CandidateRecord; isFull: boolean };

export function CandidateHead({ candidate, isFull }: Props) {
  const { headline, location, country } = candidate;
  return (
    <RecordHead
      title={candidateKind.nameOf(candidate)}
      facts={[headline, location ?? country]}
      isFull={isFull}
      badges={<CandidateBadges candidate={candidate} />}
    >
      <TagEditor kind="candidate" id={candidate.id} listKey={candidateKind.queryKey} />
      <RecordActions
        kind={candidateKind}
        record={candidate}
        form={(close) => <CandidateDialog candidate={candidate} onClose={close} onSaved={close} />}
      >
        <CandidateStatus candidate={candidate} />
      </RecordActions>
    </RecordHead>
  );
}
