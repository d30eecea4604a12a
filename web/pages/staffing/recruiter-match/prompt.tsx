import { useTranslations } from "use-intl";
import { EmptyState } from "@/web/ui/empty-state";

/** Nothing is ranked before a job is chosen. Specification §2 */
export function Prompt() {
  const t = useTranslations("recruiters");
  return <EmptyState kind="nothing-yet" title={t("select")} text={t("selectText")} />;
}
