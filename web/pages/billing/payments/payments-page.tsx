import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { TabbedPage } from "@/web/shared/tabbed-page";

/** What came in over the bank, who is reminded, and what goes to the accountant. */
export function PaymentsPage() {
  const t = useTranslations("payments");
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
  { value: "entries", Tab: lazyWithTexts(["payments"], () => import("./entries-tab")) },
  { value: "booked", Tab: lazyWithTexts(["payments", "records"], () => import("./booked-tab")) },
  {
    value: "reminders",
    Tab: lazyWithTexts(["payments", "sendings"], () => import("./reminders-tab")),
  },
  { value: "statements", Tab: lazyWithTexts(["payments"], () => import("./statements-tab")) },
  { value: "ledger", Tab: lazyWithTexts(["payments"], () => import("./ledger-tab")) },
] as const;
