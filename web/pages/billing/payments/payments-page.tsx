import { useTranslations } from "use-intl";
import { lazySpeaking } from "@/web/i18n/with-texts";
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
  { value: "entries", Tab: lazySpeaking(["payments"], () => import("./entries-tab")) },
  { value: "booked", Tab: lazySpeaking(["payments", "records"], () => import("./booked-tab")) },
  {
    value: "reminders",
    Tab: lazySpeaking(["payments", "sendings"], () => import("./reminders-tab")),
  },
  { value: "statements", Tab: lazySpeaking(["payments"], () => import("./statements-tab")) },
  { value: "ledger", Tab: lazySpeaking(["payments"], () => import("./ledger-tab")) },
] as const;
