import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { payTransparency } from "@/web/features/privacy/compliance/queries";
import { TopicRules } from "@/web/features/staffing/country-rules/topic-rules";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { ClientTable } from "./client-table";
import { OwnAds } from "./own-ads";

/** How openly the agency's own ads speak of pay, together, by client and one by one. */
export function PayTab() {
  const t = useTranslations("compliance");
  const query = useQuery(payTransparency);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("pay.failed") }}>
      {({ totals, ads, clients }) =>
        ads.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t("pay.none")}
            text={t("pay.noneText")}
            action={
              <Link to="/jobs" className={buttonClass()}>
                {t("pay.toJobs")}
              </Link>
            }
          />
        ) : (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <Card title={t("pay.title")}>
              <p className="-mt-2 mb-4 text-sm text-ink-2">{t("pay.text")}</p>
              <PayTotals pay={totals} />
            </Card>
            <Card title={t("pay.clients")}>
              <ClientTable clients={clients} />
            </Card>
            <Card title={t("pay.ads")} className="xl:col-span-2">
              <OwnAds ads={ads} />
            </Card>
            <div className="grid gap-1 xl:col-span-2">
              <TopicRules topic="pay" />
            </div>
          </div>
        )
      }
    </Read>
  );
}
