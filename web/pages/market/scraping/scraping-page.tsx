import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { LiveCard } from "./live/live-card";
import { useFollowing } from "./live/use-following";
import { Results } from "./results/results";
import { RunHistory } from "./runs/run-history";
import { SearchCard } from "./search-card";

/** "AI Job Scraping": what to look for, the run and what it finds, and the runs before it. */
export function ScrapingPage() {
  const t = useTranslations("scraping");
  const status = useFollowing();
  const isActive = status?.isActive ?? false;
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        action={
          <Link to="/jobs" className={buttonClass()}>
            {t("toJobs")}
            <ArrowRight aria-hidden="true" size={16} />
          </Link>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(340px,400px)_minmax(0,1fr)]">
        <SearchCard isActive={isActive} />
        <div className={cx("grid min-w-0 grid-cols-1 gap-4", isActive && "max-lg:order-first")}>
          {status?.run && <LiveCard status={status} run={status.run} />}
          <Results />
          <RunHistory />
        </div>
      </div>
    </div>
  );
}
