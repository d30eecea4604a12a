import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/jobs/model";
import { buttonClass } from "@/web/ui/button";

type Props = { job: Pick<Job, "id" | "title" | "sourceUrl" | "sources"> };

/** The original ad; a job that was merged from several shows them all in its record. */
export function SourceButton({ job }: Props) {
  const t = useTranslations("scraping.results");
  const label = t("sourceOf", { title: job.title });
  const className = buttonClass("secondary", "sm");
  if (job.sources.length > 1 || !job.sourceUrl) {
    return (
      <Link
        to={`/jobs/${job.id}`}
        aria-label={t("sourcesOf", { count: job.sources.length, title: job.title })}
        className={className}
      >
        {t("source")} <span className="num text-ink-3">{job.sources.length}</span>
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
      {t("source")}
      <ArrowUpRight aria-hidden="true" size={14} />
    </a>
  );
}
