import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ExpertiseButton } from "@/web/features/staffing/recruiters/expertise-button";
import { PageHead } from "@/web/shared/page-head";
import { EmptyState } from "@/web/ui/empty-state";
import { JobPicker } from "./job-picker";
import { PerformancePanel } from "./performance-panel";
import { Ranking } from "./ranking";

/** "Smart Matching": which recruiter fits which job, by points that anybody can add up. */
export function RecruiterMatchPage() {
  const t = useTranslations("recruiters");
  const [params, setParams] = useSearchParams();
  const jobId = params.get("job");
  const search = useCallback(
    (q: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (q) after.set("q", q);
          else after.delete("q");
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <PageHead title={t("title")} count={t("subtitle")} action={<ExpertiseButton />} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(300px,380px)_minmax(0,1fr)]">
        <JobPicker q={params.get("q") ?? ""} onSearch={search} chosen={jobId} />
        {jobId ? <Ranking key={jobId} jobId={jobId} /> : <Prompt />}
      </div>
      <PerformancePanel />
    </div>
  );
}

/** Nothing is ranked before a job is chosen. Specification §2 */
function Prompt() {
  const t = useTranslations("recruiters");
  return <EmptyState kind="nothing-yet" title={t("select")} text={t("selectText")} />;
}
