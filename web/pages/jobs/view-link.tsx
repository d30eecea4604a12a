import { ArrowUpRight } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/jobs/model";
import { buttonClass } from "@/web/ui/button";

/** The original ad in a new tab; a job without an address opens its record. */
export function ViewLink({ job }: { job: Pick<Job, "id" | "title" | "sourceUrl"> }) {
  const t = useTranslations("jobs");
  const { search } = useLocation();
  const label = t("viewOf", { title: job.title });
  const className = buttonClass("secondary", "sm");
  if (!job.sourceUrl) {
    return (
      <Link
        to={{ pathname: `/jobs/${job.id}`, search }}
        preventScrollReset
        aria-label={t("viewRecord", { title: job.title })}
        className={className}
      >
        {t("view")}
      </Link>
    );
  }
  return (
    <a
      href={job.sourceUrl}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className={className}
    >
      {t("view")}
      <ArrowUpRight aria-hidden="true" size={14} />
    </a>
  );
}
