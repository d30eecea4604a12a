import { Radar } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";

/** Demand is counted from ads; without any the next step is to collect some. */
export function CollectFirst() {
  const t = useTranslations("analytics.none");
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("title")}
      text={t("text")}
      action={
        <Link to="/scraping" className={buttonClass("primary")}>
          <Radar aria-hidden="true" size={16} />
          {t("action")}
        </Link>
      }
    />
  );
}
