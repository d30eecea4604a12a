import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Deployment, DeploymentRecord } from "@/modules/staffing/deployments/model";
import { deploymentStart } from "@/web/features/staffing/deployments/queries";
import { Actuals } from "@/web/features/reporting/actuals";
import { RateCards } from "@/web/features/staffing/rates/cards";
import { StartCheckResult } from "@/web/features/staffing/start-checks";
import { TimesheetsTab } from "@/web/features/staffing/timesheets";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import type { PanelProps } from "@/web/pages/records/record-list";
import { useAttachedTabs } from "@/web/pages/records/attached-tabs";
import { RecordTabs } from "@/web/pages/records/record-tabs";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { Banner } from "@/web/ui/banner";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { deploymentKind } from "../kind";
import { DeploymentHead } from "./deployment-head";
import { DeploymentOverview } from "./deployment-overview";
import { FeedbackTab } from "./feedback-tab";
import { LetPass } from "./let-pass";
import { takesSeat } from "@/modules/staffing/deployments/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";
import { TermsItem } from "./terms-item";

const AbroadTab = lazyWithTexts(
  ["compliance"],
  () => import("@/web/features/privacy/posted-workers/dossier-tab"),
);

const IndependenceTab = lazyWithTexts(
  ["compliance"],
  () => import("@/web/features/privacy/contractor-status/independence-tab"),
);

const groups = ["statuses", "contractTypes"];
const TermsDialog = lazy(() => import("./terms-dialog"));

/** Every set of dates and rates: the original, what was asked, and what holds. */
function TermsTab({ deployment: it }: { deployment: DeploymentRecord }) {
  const t = useTranslations("deployments.terms");
  const mayAsk = useHasRole("recruiter");
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-4">
      <SectionTitle>{t("title")}</SectionTitle>
      <ol className="grid gap-3">
        {it.terms.map((terms, at) => (
          <li key={terms.id}>
            <TermsItem deployment={it} terms={terms} isOriginal={at === 0} />
          </li>
        ))}
      </ol>
      {mayAsk && takesSeat(it.status) && (
        <div>
          <Button onClick={() => setAsking(true)}>{t("ask")}</Button>
        </div>
      )}
      <RateCards owner={{ kind: "deployment", id: it.id }} name={it.number} />
      {isAsking && (
        <Suspense>
          <TermsDialog deployment={it} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** One deployment beside the list it was found in. */
export default function DeploymentPanel(props: PanelProps<Deployment>) {
  const t = useTranslations("deployments.record");
  const words = { loading: t("loading"), failed: t("failed") };
  return (
    <RecordView kind={deploymentKind} words={words} {...props}>
      {(it, isFull) => (
        <>
          <DeploymentHead deployment={it} isFull={isFull} />
          <DeploymentTabs deployment={it} isFull={isFull} />
        </>
      )}
    </RecordView>
  );
}

type TabsProps = { deployment: DeploymentRecord; isFull: boolean };

function DeploymentTabs({ deployment: it, isFull }: TabsProps) {
  const t = useTranslations("deployments.tabs");
  const tAll = useTranslations("records");
  const { id } = it;
  const { activity, documentsWith } = useAttachedTabs({
    kind: "deployment",
    id,
    texts: "deployments",
    groups,
  });
  const start = { value: "start", label: t("start"), content: <StartTab id={id} /> };
  const own = { label: t("independence"), content: <Independent id={id} /> };
  const hours = {
    value: "timesheets",
    label: t("timesheets"),
    content: (
      <div className="grid grid-cols-1 gap-6">
        <TimesheetsTab deployment={it} />
        <Actuals kind="deployment" id={id} />
      </div>
    ),
  };
  const known = <DeploymentOverview deployment={it} />;
  const overview = [
    { value: "overview", label: tAll("overview"), content: known },
    ...(it.status === "scheduled" ? [start] : []),
    { value: "terms", label: t("terms"), content: <TermsTab deployment={it} /> },
    ...(it.contractType === "permanent" ? [] : [hours]),
    { value: "feedback", label: t("feedback"), content: <FeedbackTab deployment={it} /> },
  ];
  const compliance = [
    { value: "abroad", label: t("abroad"), content: <Abroad id={id} /> },
    ...(it.contractType === "contract" ? [{ value: "independence", ...own }] : []),
  ];
  return (
    <RecordTabs
      isFull={isFull}
      activity={activity}
      tabs={[
        { value: "overview", label: tAll("overview"), parts: overview },
        { value: "compliance", label: t("compliance"), parts: compliance },
        documentsWith(),
      ]}
    />
  );
}

type Own = { id: string };

const Abroad = ({ id }: Own) => (
  <Arriving>
    <AbroadTab id={id} />
  </Arriving>
);

const Independent = ({ id }: Own) => (
  <Arriving>
    <IndependenceTab id={id} />
  </Arriving>
);

function Arriving({ children }: { children: ReactNode }) {
  const t = useTranslations("deployments.record");
  return (
    <Suspense fallback={<SkeletonRows label={t("loading")} rowClass="h-14" />}>{children}</Suspense>
  );
}

/** Whether it may begin, what stands in the way, and what a second person may let pass. */
function StartTab({ id }: { id: string }) {
  const t = useTranslations("deployments.start");
  const tCommon = useTranslations("common.actions");
  const say = useServerText();
  const refusalOf = useErrorText();
  const { data, error, refetch } = useQuery(deploymentStart(id));
  if (error) {
    return (
      <ErrorState
        title={t("stopped")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("reading")} rows={3} />;
  const { stoppers, check } = data;
  return (
    <div className="grid gap-4">
      {stoppers.length === 0 ? (
        <Banner tone="ok">{t("free")}</Banner>
      ) : (
        <Banner tone="warn">
          <p className="font-medium">{t("stopped")}</p>
          <ul className="mt-1 grid gap-0.5 text-xs">
            {stoppers.map((sentence) => (
              <li key={sentence}>{say(sentence)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {check && check.asked.length > 0 && (
        <StartCheckResult check={check} deed={(blocker) => <LetPass id={id} blocker={blocker} />} />
      )}
    </div>
  );
}
