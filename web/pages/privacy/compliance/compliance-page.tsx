import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { TabbedPage } from "@/web/shared/tabbed-page";

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

/** Each is loaded with its texts when it is opened. */
const tabs = [
  { value: "rules", Tab: lazyWithTexts(["compliance"], () => import("./rules/rules-tab")) },
  { value: "abroad", Tab: lazyWithTexts(["compliance"], () => import("./abroad/abroad-tab")) },
  {
    value: "freelance",
    Tab: lazyWithTexts(["compliance"], () => import("./freelance/freelance-tab")),
  },
  {
    value: "decisions",
    Tab: lazyWithTexts(["compliance", "matching"], () => import("./decisions/decisions-tab")),
  },
  { value: "pay", Tab: lazyWithTexts(["compliance", "radar"], () => import("./pay/pay-tab")) },
  { value: "agency", Tab: lazyWithTexts(["compliance"], () => import("./agency/agency-tab")) },
] as const;
