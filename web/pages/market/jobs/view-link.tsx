import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad-link";
import { buttonClass } from "@/web/ui/button";

type Props = { job: Pick<Job, "id" | "title" | "sourceUrl"> };

/** The original ad; a job without an address opens its record. */
export function ViewLink({ job: { id, title, sourceUrl } }: Props) {
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
