import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { nextStatuses } from "@/modules/crm/candidates/rules";
import { StatusSelect } from "@/web/shared/record/status-select";
import { BlacklistDialog } from "./blacklist-dialog";
import { useCandidateMove } from "./use-candidate-move";

/** The status; the blacklist asks why and until when. */
export function CandidateStatus({ candidate }: { candidate: CandidateRecord }) {
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
