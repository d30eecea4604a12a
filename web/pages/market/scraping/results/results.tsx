import { useInfiniteQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { scrapingListLength } from "@/modules/market/jobs/rules";
import { ExportMenu } from "@/web/shared/export-menu";
import { jobList } from "@/web/features/market/jobs/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ResultItem } from "./result-item";

const AddDialog = lazy(() => import("../add/add-dialog"));

// Specification §7: the scraping page keeps to scraped jobs.
const scraped = { sourceType: "scraped" } as const;

/** The first jobs that were scraped, and the way to all of them. */
export function Results() {
  const t = useTranslations("scraping.results");
  const [params, setParams] = useSearchParams();
  const mayAdd = useMay("recruiter");
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

function Found() {
  const t = useTranslations("scraping.results");
  const tCommon = useTranslations("common");
  const refusalOf = useRefusal();
  const list = useInfiniteQuery(jobList(scraped, scrapingListLength));
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
