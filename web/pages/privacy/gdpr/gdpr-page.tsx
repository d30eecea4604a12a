import { useTranslations } from "use-intl";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { tabs } from "./tabs";

/** What is asked, owed and done about people's data; its parts each in a tab. */
export function GdprPage() {
  const t = useTranslations("gdpr");
  return (
    <TabbedPage
      title={t("title")}
      subtitle={t("subtitle")}
      label={t("tabs.label")}
      loading={t("loading")}
      tabs={tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.value}`) }))}
    />
  );
}
