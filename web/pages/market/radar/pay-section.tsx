import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { payReport } from "@/web/features/market/employers/queries";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Markets } from "./markets";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { SectionState } from "./section-state";
import { sectionPath } from "./sections";

/** How openly the market speaks of pay, and what it pays where enough ads say so. */
export default function PaySection() {
  const t = useTranslations("radar.pay");
  const query = useQuery(payReport);
  return (
    <SectionState section="pay" query={query} isEmpty={({ all }) => all.ads === 0}>
      {({ all, markets }) => (
        <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
          <Card
            title={t("title")}
            action={
              <Link
                to={sectionPath("employers", { sort: "pay" })}
                className={buttonClass("secondary", "sm")}
              >
                {t("lowest")}
              </Link>
            }
          >
            <p className="-mt-2 mb-4 text-sm text-ink-2">{t("text")}</p>
            <PayTotals pay={all} />
          </Card>
          <Card title={t("markets.title")}>
            <Markets markets={markets} />
          </Card>
        </div>
      )}
    </SectionState>
  );
}
