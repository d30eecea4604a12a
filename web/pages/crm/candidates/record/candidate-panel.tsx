import { useTranslations } from "use-intl";
import type { Candidate, CandidateRecord } from "@/modules/crm/candidates/model";
import { BestJobs } from "@/web/features/staffing/matching/best-jobs-tab";
import { StartCheckTab } from "@/web/features/staffing/start-checks";
import { WalletTab } from "@/web/features/crm/certificates";
import type { PanelProps } from "@/web/pages/records/record-list";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { useAttachedTabs } from "@/web/pages/records/attached-tabs";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { Editing } from "@/web/shared/record/panel/facts";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { candidateFormKind } from "../form/form-kind";
import { candidateKind } from "../kind";
import { CandidateHead } from "./candidate-head";
import { CandidateOverview } from "./candidate-overview";

const CvBeside = lazyWithTexts(["files"], async () => ({
  Component: (await import("./cv-beside")).CvBeside,
}));
const CandidateApplications = lazyWithTexts(["matching"], async () => ({
  Component: (await import("./candidate-applications")).CandidateApplications,
}));
const ConsentsTab = lazyWithTexts(["papers"], async () => ({
  Component: (await import("./consents-tab")).ConsentsTab,
}));

/** One candidate beside the list they were found in. */
export default function CandidatePanel(props: PanelProps<Candidate>) {
  const t = useTranslations("candidates.record");
  return (
    <RecordView
      kind={candidateKind}
      words={{ loading: t("loading"), failed: t("failed") }}
      {...props}
    >
      {(candidate, isFull) => (
        <>
          <CandidateHead candidate={candidate} isFull={isFull} />
          <CandidateTabs candidate={candidate} isFull={isFull} />
        </>
      )}
    </RecordView>
  );
}

type TabsProps = { candidate: CandidateRecord; isFull: boolean };

function CandidateTabs({ candidate, isFull }: TabsProps) {
  const t = useTranslations("candidates.record");
  const tAll = useTranslations("records");
  const { id } = candidate;
  const { activity, deployments, documentsWith } = useAttachedTabs({
    kind: "candidate",
    id,
    texts: "candidates",
  });
  const known = (
    <Editing kind={candidateFormKind} record={candidate}>
      <CandidateOverview candidate={candidate} />
    </Editing>
  );
  const overview = [
    { value: "overview", label: tAll("overview"), content: known },
    { value: "start", label: t("start"), content: <StartCheckTab candidateId={id} /> },
  ];
  const matches = [
    { value: "matches", label: t("matches"), content: <BestJobs candidateId={id} /> },
    { value: "applications", label: t("applications"), content: <CandidateApplications id={id} /> },
    ...deployments,
  ];
  const papers = [
    { value: "papers", label: t("papers"), content: <WalletTab candidateId={id} /> },
    { value: "consent", label: t("consent"), content: <ConsentsTab candidateId={id} /> },
  ];
  return (
    <RecordTabs
      isFull={isFull}
      activity={activity}
      beside={[{ value: "cv", label: tAll("cv"), content: <CvBeside candidateId={id} /> }]}
      tabs={[
        { value: "overview", label: tAll("overview"), parts: overview },
        { value: "matches", label: tAll("matches"), parts: matches },
        documentsWith(papers),
      ]}
    />
  );
}
