import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { Banner } from "@/web/ui/banner";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import type { Ranking } from "./use-ranking";

type Props = { ranking: Ranking; isFiltered: boolean; clear: () => void };

/** Why there is nobody to see, or nobody who fits, and what can be done about it. */
export function MatchEmpty({ ranking, isFiltered, clear }: Props) {
  const t = useTranslations("matching.view");
  const tList = useTranslations("ui.list");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  if (ranking.error) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(ranking.error)}
        retryLabel={tCommon("retry")}
        onRetry={ranking.retry}
      />
    );
  }
  if (ranking.rows.length === 0 && isFiltered) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noMatch")}
        text={t("noMatchText")}
        action={<Button onClick={clear}>{tList("clearFilters")}</Button>}
      />
    );
  }
  if (ranking.rows.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("noCandidates")}
        text={t("noCandidatesText")}
        action={
          <Link to="/candidates" className={buttonClass("primary")}>
            {t("addCandidates")}
          </Link>
        }
      />
    );
  }
  if (ranking.fitting === 0 && !isFiltered) {
    return (
      <Banner tone="warn">
        <span className="font-medium">{t("noneFits")}</span> {t("noneFitsText")}
      </Banner>
    );
  }
  const { total, fitting } = ranking;
  return <p className="text-xs text-ink-3">{t("counted", { total, fitting })}</p>;
}
