import { useQueryClient } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad-link";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { jobMatches } from "@/web/features/staffing/matching/queries";
import { buttonClass } from "@/web/ui/button";
import { preparePanel } from "./panel";
import { prepareMatch } from "./record/match";
import { SourceButton } from "./source-button";

type Props = {
  job: Pick<Job, "id" | "title" | "sourceUrl">;
  /** How much room there is: a card names its second button by an icon alone. */
  look: "icon" | "words";
};

/** What one does with a job: see who fits, have candidates looked for, read the original. */
export function JobActions({ job, look }: Props) {
  const t = useTranslations("jobs.match");
  const { search } = useLocation();
  const prepare = usePreparedMatch(job.id);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Link
        to={matchAddress(job.id, search)}
        preventScrollReset
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={t("actionOf", { title: job.title })}
        className={buttonClass("secondary", "sm")}
      >
        <Users aria-hidden="true" size={14} />
        {t("action")}
      </Link>
      <SourceButton job={job} look={look} />
      <span className="ml-auto">
        <ViewLink job={job} />
      </span>
    </div>
  );
}

/** Asks for everything the ranking of a job needs, while the pointer or the focus is only near it. */
function usePreparedMatch(jobId: string): () => void {
  const queries = useQueryClient();
  return () => {
    preparePanel();
    prepareMatch();
    void queries.prefetchQuery(jobRecord(jobId));
    void queries.prefetchInfiniteQuery(jobMatches(jobId, {}));
  };
}

type ViewLinkProps = { job: Pick<Job, "id" | "title" | "sourceUrl"> };

/** The original ad; a job without an address opens its record. */
function ViewLink({ job: { id, title, sourceUrl } }: ViewLinkProps) {
  const t = useTranslations("jobs");
  const { search } = useLocation();
  return sourceUrl ? (
    <AdLink url={sourceUrl} label={t("viewOf", { title })}>
      {t("view")}
    </AdLink>
  ) : (
    <Link
      to={{ pathname: `/jobs/${id}`, search }}
      preventScrollReset
      aria-label={t("viewRecord", { title })}
      className={buttonClass("secondary", "sm")}
    >
      {t("view")}
    </Link>
  );
}
