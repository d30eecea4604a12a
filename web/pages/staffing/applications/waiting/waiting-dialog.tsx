import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { waitingApplicants } from "@/web/features/engagement/application-form/queries";
import { Dialog } from "@/web/ui/dialog";
import { EmptyState } from "@/web/ui/empty-state";
import { WaitingRow } from "./waiting-row";

/** Everybody whose letter may be lost, or whose address is wrong; one at a time is taken up. */
export default function WaitingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("applications.waiting");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(waitingApplicants);
  const [chosen, choose] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(applicants) =>
          applicants.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("nobody")} text={t("nobodyText")} />
          ) : (
            <ul className="grid gap-2">
              {applicants.map((applicant) => (
                <WaitingRow
                  key={applicant.id}
                  applicant={applicant}
                  isChosen={applicant.id === chosen}
                  choose={(isOn) => choose(isOn ? applicant.id : undefined)}
                />
              ))}
            </ul>
          )
        }
      </Read>
    </Dialog>
  );
}
