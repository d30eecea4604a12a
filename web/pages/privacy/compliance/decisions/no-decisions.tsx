import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";

type Props = { isFiltered: boolean; onClear: () => void };

/** Why there is nothing in the log, and what to do about it. */
export function NoDecisions({ isFiltered, onClear }: Props) {
  const t = useTranslations("compliance.decisions");
  if (isFiltered) {
    const action = <Button onClick={onClear}>{t("all")}</Button>;
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("nothing")}
        text={t("nothingText")}
        action={action}
      />
    );
  }
  const toJobs = (
    <Link to="/jobs" className={buttonClass()}>
      {t("toJobs")}
    </Link>
  );
  return <EmptyState kind="nothing-yet" title={t("none")} text={t("noneText")} action={toJobs} />;
}
