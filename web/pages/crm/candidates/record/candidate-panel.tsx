import { Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Candidate, CandidateRecord } from "@/modules/crm/candidates/model";
import { BestJobs } from "@/web/features/staffing/matching/best-jobs-tab";
import { StartCheckTab } from "@/web/features/staffing/start-checks";
import { WalletTab } from "@/web/features/crm/certificates";
import type { PanelProps } from "@/web/pages/records/record-list";
import { RecordShown } from "@/web/shared/record/panel/record-shown";
import { useAttachedTabs } from "@/web/pages/records/attached-tabs";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { Editing } from "@/web/shared/record/panel/facts";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { candidateFormKind } from "../form/form-kind";
import { candidateKind } from "../kind";
import { CandidateHead } from "./candidate-head";
import { CandidateOverview } from "./candidate-overview";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { candidateApplications } from "@/web/features/crm/candidates/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { ApplicationStatusTag } from "@/web/features/staffing/matching/application-status";
import { buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { LinkMeter } from "@/web/ui/link-meter";
import { SkeletonRows } from "@/web/ui/skeleton";

/** The jobs a candidate was taken along for, and how far each has come. */
function CandidateApplications({ id }: { id: string }) {
  const t = useTranslations("candidates.applications");
  const tMatching = useTranslations("matching");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { data, error, isError, refetch } = useQuery(candidateApplications(id));
  if (isError) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={3} rowClass="h-14" />;
  if (data.length === 0) {
    const toJobs = (
      <Link to="/jobs" className={buttonClass("secondary")}>
        {t("toJobs")}
      </Link>
    );
    return (
      <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={toJobs} />
    );
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {data.map(({ matchScore: score, ...it }) => (
        <li key={it.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5 text-sm">
          <div className="min-w-[160px] flex-1">
            <Link to={`/jobs/${it.jobId}`} className="font-medium text-ink hover:underline">
              {it.jobTitle}
            </Link>
            <p className="text-xs text-ink-3">
              {it.company && `${it.company} · `}
              <PostedWhen iso={it.appliedDate} />
            </p>
          </div>
          {score !== null && <LinkMeter score={score} label={tMatching("score", { score })} />}
          <ApplicationStatusTag status={it.status} />
        </li>
      ))}
    </ul>
  );
}

const CvBeside = lazySpeaking(["files"], async () => ({
  Component: (await import("./cv-beside")).CvBeside,
}));
const ConsentsTab = lazySpeaking(["papers"], async () => ({
  Component: (await import("./consents-tab")).ConsentsTab,
}));

/** One candidate beside the list they were found in. */
export default function CandidatePanel(props: PanelProps<Candidate>) {
  const t = useTranslations("candidates.record");
  return (
    <RecordShown
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
    </RecordShown>
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
  const consents = (
    <Suspense>
      <ConsentsTab candidateId={id} />
    </Suspense>
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
    { value: "consent", label: t("consent"), content: consents },
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
