import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Emptiness } from "@/web/components/list/types";
import { useRefusal } from "@/web/components/spoken";
import { Button, buttonClass } from "@/web/ui/button";
import type { Jobs } from "./use-jobs";

type Options = { jobs: Jobs; isFiltered: boolean; clear: () => void };

/** Why the list is empty: nothing was found yet, nothing matches, or it could not be read. */
export function useEmptiness({ jobs, isFiltered, clear }: Options): Emptiness {
  const t = useTranslations("jobs");
  const tList = useTranslations("ui.list");
  const tCommon = useTranslations("common");
  const refusalOf = useRefusal();
  if (jobs.phase === "failed") {
    return {
      kind: "failed",
      title: t("failed.title"),
      text: refusalOf(jobs.error),
      action: <Button onClick={jobs.retry}>{tCommon("actions.retry")}</Button>,
    };
  }
  if (isFiltered) {
    return {
      kind: "nothing-matches",
      title: t("noMatch.title"),
      text: t("noMatch.text"),
      action: <Button onClick={clear}>{tList("clearFilters")}</Button>,
    };
  }
  return {
    kind: "nothing-yet",
    title: t("empty.title"),
    text: t("empty.text"),
    // Specification §2: the empty state links to /job-scraping.
    action: (
      <Link to="/job-scraping" className={buttonClass("primary")}>
        {t("empty.action")}
      </Link>
    ),
  };
}
