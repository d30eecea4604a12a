import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { useFilter } from "./use-filter";

/** Why the list is empty: good news, or filters that nothing fits. */
export function NothingEnds() {
  const t = useTranslations("papers.expiry");
  const { isFiltered, clear } = useFilter();
  if (isFiltered) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noMatch")}
        action={<Button onClick={clear}>{t("clear")}</Button>}
      />
    );
  }
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("empty")}
      text={t("emptyText")}
      action={
        <Link to="/candidates" className={buttonClass()}>
          {t("toCandidates")}
        </Link>
      }
    />
  );
}
