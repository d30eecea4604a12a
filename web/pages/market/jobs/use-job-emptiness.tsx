import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { buttonClass } from "@/web/ui/button";
import type { Jobs } from "./use-jobs";

type Options = { list: Jobs; isFiltered: boolean; clear: () => void };

/** Why there are no jobs; specification §2: the empty state links to /job-scraping. */
export function useJobEmptiness(options: Options) {
  const t = useTranslations("jobs");
  const action = (
    <Link to="/job-scraping" className={buttonClass("primary")}>
      {t("empty.action")}
    </Link>
  );
  return useEmptiness({
    ...options,
    failed: t("failed.title"),
    noMatch: { title: t("noMatch.title"), text: t("noMatch.text") },
    nothing: { title: t("empty.title"), text: t("empty.text"), action },
  });
}
