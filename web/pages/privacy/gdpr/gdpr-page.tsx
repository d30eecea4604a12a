import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { TabbedPage } from "@/web/shared/tabbed-page";

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

/** Each is loaded when it is opened. */
const tabs = [
  { value: "overview", Tab: lazyWithTexts(["gdpr"], () => import("./overview/overview-tab")) },
  {
    value: "activities",
    Tab: lazyWithTexts(["gdpr", "records"], () => import("./activities/activities-tab")),
  },
  { value: "retention", Tab: lazyWithTexts(["gdpr"], () => import("./retention/retention-tab")) },
  { value: "requests", Tab: lazyWithTexts(["gdpr"], () => import("./requests/requests-tab")) },
] as const;
