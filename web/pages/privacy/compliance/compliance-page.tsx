import { useTranslations } from "use-intl";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { tabs } from "./tabs";

/** What countries ask of an agency and how this one keeps to it, each part in a tab. */
export function CompliancePage() {
  const t = useTranslations("compliance");
  return (
    <TabbedPage
      title={t("title")}
      subtitle={t("subtitle")}
      label={t("tabs.label")}
      loading={t("loading")}
      tabs={tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.value}`) }))}
    >
      <p className="text-xs text-ink-3">{t("notAdvice")}</p>
    </TabbedPage>
  );
}
