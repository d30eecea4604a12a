import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { usualOfReports } from "@/modules/knowledge/periods/rules";
import type { RevenueReport } from "@/modules/reporting/reports/model";
import { TimeChart } from "@/web/shared/charts/time-chart";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { useChoice } from "@/web/shared/periods/use-choice";
import { useSteps } from "@/web/shared/periods/use-steps";
import { revenueReport } from "@/web/features/reporting/reports/queries";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { ExportButton } from "../packs/export-button";
import { Reading } from "../reading";
import { ClientsCard } from "./clients-card";
import { ForecastCard } from "./forecast-card";
import { RevenueFigures } from "./revenue-figures";
import { ServicesCard } from "./services-card";

/** What the agency earned, from which service and client, and what is to be expected. */
export function RevenueTab() {
  const { choice } = useChoice(usualOfReports);
  const query = useQuery(revenueReport(choice));
  return (
    <Reading query={query}>
      {(report) => (
        <>
          <RevenueFigures report={report} />
          <OverTime report={report} />
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <ServicesCard current={report.current} />
            <ClientsCard current={report.current} />
          </div>
          <ForecastCard forecast={report.forecast} />
        </>
      )}
    </Reading>
  );
}

function OverTime({ report: { current } }: { report: RevenueReport }) {
  const t = useTranslations("reports.revenue");
  const { euros, shortEuros } = useAmounts();
  const pointsOf = useSteps();
  if (current.n === 0) return <NothingYet />;
  return (
    <Card title={t("overTime")} action={<ExportButton tab="revenue" />}>
      <TimeChart
        label={t("overTime")}
        heads={[t("when"), t("total")]}
        points={pointsOf(current.series, ({ revenue }) => revenue, euros)}
        mark={shortEuros}
      />
    </Card>
  );
}

function NothingYet() {
  const t = useTranslations("reports.revenue");
  return (
    <Card title={t("overTime")} action={<ExportButton tab="revenue" />}>
      <EmptyState
        kind="nothing-yet"
        title={t("none.title")}
        text={t("none.text")}
        action={
          <Link to="/deployments" className={buttonClass()}>
            {t("none.action")}
          </Link>
        }
      />
    </Card>
  );
}
