import { useTranslations } from "use-intl";
import { EmptyState } from "@/web/ui/empty-state";

/** The interviews that are still to come. */
export function InterviewsTab() {
  const t = useTranslations("crm.interviews");
  return <EmptyState kind="nothing-yet" title={t("noneUpcoming")} text={t("noneUpcomingText")} />;
}
