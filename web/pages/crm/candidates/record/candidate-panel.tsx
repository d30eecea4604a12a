import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { BestJobs } from "@/web/features/staffing/matching/best-jobs-tab";
import { ConsentsTab } from "@/web/features/crm/consents";
import { StartCheckTab } from "@/web/features/staffing/start-checks";
import { WalletTab } from "@/web/features/crm/certificates";
import type { PanelProps } from "@/web/shared/record/record-list";
import { RecordShown } from "@/web/shared/record/record-shown";
import { RecordTabs } from "@/web/shared/record/record-tabs";
import { Editing } from "@/web/shared/record/editing";
import { candidateFormKind } from "../form/form-kind";
import { candidateKind } from "../kind";
import { CandidateApplications } from "./candidate-applications";
import { CandidateHead } from "./candidate-head";
import { CandidateOverview } from "./candidate-overview";

/** One candidate beside the list they were found in. */
export default function CandidatePanel(props: PanelProps<Candidate>) {
  const t = useTranslations("candidates.record");
  const tAll = useTranslations("records");
  return (
    <RecordShown
      kind={candidateKind}
      words={{ loading: t("loading"), failed: t("failed") }}
      {...props}
    >
      {(candidate, isFull) => (
        <>
          <CandidateHead candidate={candidate} isFull={isFull} />
          <RecordTabs
            tabs={[
              {
                value: "overview",
                label: tAll("overview"),
                content: (
                  <Editing kind={candidateFormKind} record={candidate}>
                    <CandidateOverview candidate={candidate} />
                  </Editing>
                ),
              },
              {
                value: "matches",
                label: t("matches"),
                content: <BestJobs candidateId={candidate.id} />,
              },
              {
                value: "applications",
                label: t("applications"),
                content: <CandidateApplications id={candidate.id} />,
              },
              {
                value: "papers",
                label: t("papers"),
                content: <WalletTab candidateId={candidate.id} />,
              },
              {
                value: "start",
                label: t("start"),
                content: <StartCheckTab candidateId={candidate.id} />,
              },
              {
                value: "consent",
                label: t("consent"),
                content: <ConsentsTab candidateId={candidate.id} />,
              },
            ]}
            attached={{ kind: "candidate", id: candidate.id, texts: "candidates" }}
          />
        </>
      )}
    </RecordShown>
  );
}
