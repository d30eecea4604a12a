import { Users } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { buttonClass } from "@/web/ui/button";
import { SourceButton } from "./source-button";
import { usePreparedMatch } from "./use-prepared-match";
import { ViewLink } from "./view-link";

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
