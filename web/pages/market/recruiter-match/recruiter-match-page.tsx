import { Suspense, useCallback, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import { ExpertiseButton } from "@/web/features/market/recruiters/expertise-button";
import { PageHead } from "@/web/shared/page-head";
import { EmptyState } from "@/web/ui/empty-state";
import { JobPicker, jobsToPick } from "./job-picker";
import { Ranking } from "./ranking";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Recruiter } from "@/modules/market/recruiters/model";
import { figureDays } from "@/modules/market/recruiters/rules";
import { minCases } from "@/modules/reporting/metrics/rules";
import { recruiterList } from "@/web/features/market/recruiters/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { Card } from "@/web/ui/card";

const PerformanceDialog = lazyWithTexts(["profile"], async () => ({
  Component: (await import("@/web/features/reporting/performance/performance-dialog"))
    .PerformanceDialog,
}));

const figures = ["successRate", "avgTimeToFill", "activePlacements", "totalPlacements"] as const;

/** What was measured of each recruiter; where nobody has measured, it says so. */
function PerformancePanel() {
  const t = useTranslations("recruiters.performance");
  const { data: recruiters = [] } = useQuery(recruiterList());
  const [first] = recruiters;
  if (!first) return null;
  return (
    <Card title={t("title")}>
      <p className="mb-3 max-w-3xl text-sm text-ink-2">
        {t("text", { days: figureDays, needed: minCases, rate: first.assumedRate })}
      </p>
      {/* Reachable by keyboard, because on a phone the table is wider than the screen. */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("title")}>
        <table aria-label={t("title")} className="w-full min-w-[640px] text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-3">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {t("recruiter")}
              </th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="py-1.5 pr-4 font-medium">
                  {t(figure)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-t border-line">
            {recruiters.map((recruiter) => (
              <Line key={recruiter.id} recruiter={recruiter} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function Line({ recruiter: { id, name, metrics } }: { recruiter: Recruiter }) {
  const t = useTranslations("recruiters.performance");
  const format = useFormatter();
  const isAdmin = useHasRole("admin");
  const told = (figure: (typeof figures)[number]) => {
    const value = metrics[figure];
    if (value === null) return <span className="text-ink-3">{t("unknown")}</span>;
    const isRate = figure === "successRate";
    const share = { style: "percent", maximumFractionDigits: 1 } as const;
    return (
      <span className="num">
        {isRate ? format.number(value / 100, share) : format.number(value)}
      </span>
    );
  };
  return (
    <tr>
      <th scope="row" className="py-2 pr-4 text-left font-medium text-ink">
        {isAdmin ? <Person id={id} name={name} /> : name}
      </th>
      {figures.map((figure) => (
        <td key={figure} className="py-2 pr-4 text-ink">
          {told(figure)}
        </td>
      ))}
    </tr>
  );
}

/** Administrators see how somebody compares with their colleagues. */
function Person({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="min-h-[24px] cursor-pointer text-left text-primary-ink hover:underline"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      <Suspense>
        {isOpen && <PerformanceDialog id={id} name={name} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** "Smart Matching": which recruiter fits which job, by points that anybody can add up. */
export function RecruiterMatchPage() {
  const t = useTranslations("recruiters");
  const [params, setParams] = useSearchParams();
  const jobId = params.get("job");
  const q = params.get("q") ?? "";
  const search = useCallback(
    (words: string) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (words) after.set("q", words);
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
        <JobPicker q={q} onSearch={search} chosen={jobId} />
        {jobId ? <Ranking key={jobId} jobId={jobId} /> : <Prompt q={q} />}
      </div>
      <PerformancePanel />
    </div>
  );
}

/** Nothing is ranked before a job is chosen. Specification §2. On a phone it stands below the jobs, so they come first. */
function Prompt({ q }: { q: string }) {
  const t = useTranslations("recruiters");
  const { isPending } = useInfiniteQuery(jobsToPick(q));
  return (
    <div className={isPending ? "invisible" : undefined}>
      <EmptyState kind="nothing-yet" title={t("select")} text={t("selectText")} />
    </div>
  );
}
