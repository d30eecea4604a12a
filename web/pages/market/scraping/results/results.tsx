import { useInfiniteQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { scrapingListLength, cardSkills, cardSystems } from "@/modules/market/jobs/rules";
import { ExportMenu } from "@/web/shared/export-menu";
import { jobList } from "@/web/features/market/jobs/list";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button, buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { Job } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad/ad-link";
import { Few } from "@/web/features/market/jobs/few";
import { MatchScore } from "@/web/features/market/jobs/score/match-score";
import { SalaryText } from "@/web/features/market/jobs/ad/salary-text";

/** A scraped job in short: name, score, skills, systems, pay and its source. */
function ResultItem({ job }: { job: Job }) {
  const t = useTranslations("jobs");
  const systems = job.aiAnalysis?.criticalSystems.map((one) => t(`systems.${one}`)) ?? [];
  return (
    <li className="grid gap-1.5 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold text-ink">
            <Link to={`/jobs/${job.id}`} className="hover:underline">
              {job.title}
            </Link>
          </h3>
          <p className="text-xs text-ink-2">
            {[job.company ?? t("noCompany"), job.location ?? job.country]
              .filter(Boolean)
              .join(" · ")}
            {" · "}
            <SalaryText job={job} />
          </p>
        </div>
        <MatchScore job={job} />
        <SourceButton job={job} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <Few
          label={t("skills")}
          words={job.aiAnalysis?.dcSpecificSkills ?? []}
          shown={cardSkills}
        />
        <Few label={t("record.systems")} words={systems} shown={cardSystems} />
      </div>
    </li>
  );
}

type Props = { job: Pick<Job, "id" | "title" | "sourceUrl" | "sources"> };

/** The original ad; a job that was merged from several shows them all in its record. */
function SourceButton({ job: { id, title, sourceUrl, sources } }: Props) {
  const t = useTranslations("scraping.results");
  return sourceUrl && sources.length <= 1 ? (
    <AdLink url={sourceUrl} label={t("sourceOf", { title })}>
      {t("source")}
    </AdLink>
  ) : (
    <Link
      to={`/jobs/${id}`}
      aria-label={t("sourcesOf", { count: sources.length, title })}
      className={buttonClass("secondary", "sm")}
    >
      {t("source")} <span className="num text-ink-3">{sources.length}</span>
    </Link>
  );
}

const AddDialog = lazy(() => import("../add/add-dialog"));

// Specification §7: the scraping page keeps to scraped jobs.
const scraped = { sourceType: "scraped" } as const;

/** The first jobs that were scraped, and the way to all of them. */
export function Results() {
  const t = useTranslations("scraping.results");
  const [params, setParams] = useSearchParams();
  const mayAdd = useHasRole("recruiter");
  const showAdding = (isAdding: boolean) =>
    setParams(isAdding ? { add: "1" } : {}, { replace: true, preventScrollReset: true });
  return (
    <Card
      title={t("title")}
      action={
        <div className="flex flex-wrap gap-2">
          {mayAdd && (
            <Button
              size="sm"
              icon={FilePlus2}
              aria-keyshortcuts="c"
              onClick={() => showAdding(true)}
            >
              {t("add")}
            </Button>
          )}
          <ExportMenu path="/api/jobs/export" filter={scraped} size="sm" />
        </div>
      }
    >
      <Found />
      <Suspense>
        {mayAdd && params.get("add") === "1" && <AddDialog onClose={() => showAdding(false)} />}
      </Suspense>
    </Card>
  );
}

export const useScraped = () => useInfiniteQuery(jobList(scraped, scrapingListLength));

function Found() {
  const t = useTranslations("scraping.results");
  const tCommon = useTranslations("common");
  const refusalOf = useErrorText();
  const list = useScraped();
  const found = list.data?.pages[0];
  if (list.isError && !found) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(list.error)}
        retryLabel={tCommon("actions.retry")}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!found) return <SkeletonRows label={t("loading")} rows={5} rowClass="h-16" />;
  if (found.items.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />;
  }
  const hidden = found.total - found.items.length;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {found.items.map((job) => (
          <ResultItem key={job.id} job={job} />
        ))}
      </ul>
      <Link
        to="/jobs?sourceType=scraped"
        className="mt-3 inline-flex min-h-[24px] items-center text-sm font-medium text-primary-ink hover:underline"
      >
        {hidden > 0 ? t("hidden", { count: hidden }) : t("all")}
      </Link>
    </>
  );
}
