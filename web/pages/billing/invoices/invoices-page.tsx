import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { TabbedPage } from "@/web/shared/tabbed-page";
import { SkeletonRows } from "@/web/ui/skeleton";

const InvoicePage = lazyWithTexts(
  ["invoices", "payments", "rateCards", "timesheets"],
  () => import("./invoice-page"),
);

/** What clients owe for hours, and what is still to be billed; `/invoices/:id` shows one. */
export function InvoicesPage() {
  const t = useTranslations("invoices");
  const { id } = useParams();
  if (id) {
    return (
      <Suspense fallback={<SkeletonRows label={t("loading")} rows={4} rowClass="h-20" />}>
        <InvoicePage id={id} />
      </Suspense>
    );
  }
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
  {
    value: "issued",
    Tab: lazyWithTexts(["invoices", "records", "sendings"], () => import("./issued-tab")),
  },
  { value: "drafts", Tab: lazyWithTexts(["invoices"], () => import("./drafts-tab")) },
  {
    value: "selfBilling",
    Tab: lazyWithTexts(["invoices", "selfBilling"], () => import("./self-billing-tab")),
  },
] as const;
