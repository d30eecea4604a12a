import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad-link";
import { buttonClass } from "@/web/ui/button";

type Props = { job: Pick<Job, "id" | "title" | "sourceUrl" | "sources"> };

/** The original ad; a job that was merged from several shows them all in its record. */
export function SourceButton({ job: { id, title, sourceUrl, sources } }: Props) {
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
