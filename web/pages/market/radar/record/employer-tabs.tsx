import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/market/employers/model";
import { RecordTabs } from "@/web/shared/record/record-tabs";
import { AdRows } from "../ad-rows";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { EmployerOverview } from "./employer-overview";
import { VerdictPart } from "./verdict-part";

export function EmployerTabs({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar.record");
  const ads = <AdRows label={t("ads")} ads={employer.ads} />;
  return (
    <RecordTabs
      tabs={[
        {
          value: "overview",
          label: t("overview"),
          content: <EmployerOverview employer={employer} />,
        },
        { value: "ads", label: t("ads"), content: ads },
        { value: "pay", label: t("pay"), content: <PayTotals pay={employer.pay} /> },
        { value: "verdict", label: t("verdict"), content: <VerdictPart employer={employer} /> },
      ]}
    />
  );
}
