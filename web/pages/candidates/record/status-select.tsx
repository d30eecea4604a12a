import { useState } from "react";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/candidates/model";
import { type CandidateStatus, nextStatuses } from "@/modules/candidates/rules";
import { Select } from "@/web/ui/select";
import { BlacklistDialog } from "./blacklist-dialog";
import { useStatus } from "./use-status";

/** The status and where it may go from here; the blacklist asks why and until when. */
export function StatusSelect({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const [isBanning, setBanning] = useState(false);
  const change = useStatus(candidate);
  const choose = (status: CandidateStatus) => {
    if (status === "blacklisted") setBanning(true);
    else if (status !== candidate.status) change.mutate({ status });
  };
  return (
    <>
      <Select
        aria-label={t("changeStatus")}
        options={[candidate.status, ...nextStatuses[candidate.status]].map((value) => ({
          value,
          label: t(`statuses.${value}`),
        }))}
        value={candidate.status}
        onValueChange={choose}
      />
      {isBanning && <BlacklistDialog candidate={candidate} onClose={() => setBanning(false)} />}
    </>
  );
}
