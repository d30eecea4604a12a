import { useTranslations } from "use-intl";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { TabbedPage } from "@/web/shared/tabbed-page";

/** What clients owe for hours, and what is still to be billed. */
export function InvoicesPage() {
  const t = useTranslations("invoices");
  return (
    <TabbedPage
      title={t("title")}
      subtitle={t("subtitle")}
      label={t("tabs.label")}
      loading={t("loading")}
      tabs={tabs.map(({ value, Tab }) => ({ value, Tab, label: t(`tabs.${value}`) }))}
    />
  );
}

const tabs = [
  { value: "issued", Tab: lazySpeaking(["invoices"], () => import("./issued-tab")) },
  { value: "drafts", Tab: lazySpeaking(["invoices"], () => import("./drafts-tab")) },
  {
    value: "selfBilling",
    Tab: lazySpeaking(["invoices", "selfBilling"], () => import("./self-billing-tab")),
  },
] as const;
