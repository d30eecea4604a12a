import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { usualOfReports } from "@/modules/knowledge/periods/rules";
import type { GdprReport } from "@/modules/reporting/reports/model";
import { RankedBars } from "@/web/shared/charts/ranked-bars";
import { FigureStrip } from "@/web/shared/figures/figure-strip";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useChoice } from "@/web/shared/periods/use-choice";
import { gdprReport } from "@/web/features/reporting/reports/queries";
import { Card } from "@/web/ui/card";
import { ExportButton } from "../packs/export-button";
import { Reading } from "../reading";
import { ChecksCard } from "./checks-card";
import { RisksCard } from "./risks-card";

/** How well the house keeps to data protection, what was done for it, and what has to be done. */
export function ComplianceTab() {
  const { choice } = useChoice(usualOfReports);
  const query = useQuery(gdprReport(choice));
  return (
    <Reading query={query}>
      {(report) => (
        <>
          <Figures report={report} />
          <RisksCard risks={report.risks} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <ChecksCard checks={report.checks} />
            <Activities activities={report.activities} />
          </div>
        </>
      )}
    </Reading>
  );
}

function Figures({ report: { activities, risks } }: { report: GdprReport }) {
  const t = useTranslations("reports.compliance");
  const { whole, growth } = useAmounts();
  const { total, thisMonth, change } = activities;
  const high = risks.filter(({ level }) => level === "High").length;
  return (
    <FigureStrip
      label={t("figures")}
      tiles={[
        {
          ...{
            key: "total",
            name: t("activities"),
            text: whole(total),
            to: "/gdpr?tab=activities",
          },
          note: change === null ? t("noBase") : t("growth", { growth: growth(change) }),
        },
        { key: "month", name: t("thisMonth"), text: whole(thisMonth), to: "/gdpr?tab=activities" },
        {
          ...{ key: "risks", name: t("risks"), text: whole(risks.length) },
          note: t("high", { count: high }),
        },
      ]}
    />
  );
}

const known = ["consent", "deletion", "export", "update"] as const;

function Activities({ activities: { categories } }: Pick<GdprReport, "activities">) {
  const t = useTranslations("reports.compliance");
  const tType = useTranslations("gdpr.activities.types");
  const { whole } = useAmounts();
  const nameOf = (type: string) => {
    const one = known.find((it) => it === type);
    return one ? tType(one) : type;
  };
  return (
    <Card title={t("byType")} action={<ExportButton tab="gdpr" />}>
      {categories.every(({ count }) => count === 0) ? (
        <p className="text-sm text-ink-3">{t("noActivities")}</p>
      ) : (
        <RankedBars
          label={t("byType")}
          rows={categories.map(({ type, count }) => ({
            ...{ key: type, name: nameOf(type), value: count, text: whole(count) },
            to: `/gdpr?tab=activities&type=${type}`,
          }))}
        />
      )}
    </Card>
  );
}
