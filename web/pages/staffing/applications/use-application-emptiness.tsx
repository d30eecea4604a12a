import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import type { Pages } from "@/web/shared/list/use-pages";
import type { ApplicationListQuery } from "@/web/features/staffing/applications/queries";
import { buttonClass } from "@/web/ui/button";

/** Why the list is empty: nobody applied yet, everything was looked into, or filters that nothing fits. */
export function useApplicationEmptiness(
  list: Pages<Application>,
  { stretch, q, origin, jobId }: ApplicationListQuery,
  clear: () => void,
) {
  const t = useTranslations("applications");
  const isOnly = stretch === "unreviewed" && !q && !origin && !jobId;
  const toJobs = (
    <Link to="/jobs" className={buttonClass("secondary")}>
      {t("toJobs")}
    </Link>
  );
  return useEmptiness({
    ...{ list, clear },
    isFiltered: stretch !== "all" || Boolean(q || origin || jobId),
    failed: t("failed"),
    noMatch: isOnly
      ? { title: t("allReviewed"), text: t("allReviewedText") }
      : { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toJobs },
  });
}
