import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/shared/use-may";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";

type Props = { isNarrowed: boolean; showAll: () => void };

/** That there is none, and where one begins. */
export function NoCampaigns({ isNarrowed, showAll }: Props) {
  const t = useTranslations("campaigns.list");
  const mayCreate = useMay("recruiter");
  if (isNarrowed) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noMatch")}
        text={t("noMatchText")}
        action={<Button onClick={showAll}>{t("showAll")}</Button>}
      />
    );
  }
  const choose = (
    <Link to="/jobs" className={buttonClass()}>
      {t("toJobs")}
    </Link>
  );
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("none")}
      text={t("noneText")}
      action={mayCreate && choose}
    />
  );
}
