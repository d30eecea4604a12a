import { useTranslations } from "use-intl";
import { Link } from "react-router-dom";
import type { Pages } from "@/web/shared/list/use-pages";
import { useRefusal } from "@/web/i18n/server-texts";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";

type Props = { pages: Pages<unknown>; isFiltered: boolean; clear: () => void };

/** Why there are no jobs to apply for, and what to do about it. */
export function NoJobs({ pages, isFiltered, clear }: Props) {
  const t = useTranslations("portal");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  if (pages.phase === "failed") {
    return (
      <ErrorState
        title={t("failed")}
        text={pages.error && refusalOf(pages.error)}
        retryLabel={tCommon("retry")}
        onRetry={pages.retry}
      />
    );
  }
  return isFiltered ? (
    <EmptyState
      kind="nothing-matches"
      title={t("noMatch")}
      text={t("noMatchText")}
      action={<Button onClick={clear}>{t("clear")}</Button>}
    />
  ) : (
    <EmptyState
      kind="nothing-yet"
      title={t("nothing")}
      text={t("nothingText")}
      action={
        <Link to="/scraping" className={buttonClass("primary")}>
          {t("toScraping")}
        </Link>
      }
    />
  );
}
