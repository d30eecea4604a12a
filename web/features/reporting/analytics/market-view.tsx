import type { ReactNode } from "react";
import type { Choice } from "@/modules/knowledge/periods/rules";
import type { AnalyticsMetrics } from "@/modules/reporting/reports/model";
import { AdsDialog } from "./ads-dialog";
import { DemandCard } from "./demand-card";
import { KpisCard } from "./kpis-card";
import { OverviewFigures } from "./overview-figures";
import { PredictionsCard } from "./predictions-card";
import { SkillsCard } from "./skills-card";
import { TrendCard } from "./trend-card";

type Props = { metrics: AnalyticsMetrics; choice: Choice; action?: ReactNode };

/** What the market asks for, how that moves, and what the figures advise. */
export const MarketView = ({ metrics, choice, action }: Props) => (
  <>
    <OverviewFigures metrics={metrics} />
    <TrendCard trends={metrics.trends} action={action} />
    <DemandCard countries={metrics.trends.demandByCountry} />
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <SkillsCard skills={metrics.trends.hotSkills} />
      <KpisCard kpis={metrics.kpis} />
    </div>
    <PredictionsCard predictions={metrics.predictions} />
    <AdsDialog choice={choice} />
  </>
);
