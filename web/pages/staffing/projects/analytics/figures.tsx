import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/staffing/pipeline/model";
import { hiringsForForecast, paceWeeks, staysForMedian } from "@/modules/staffing/pipeline/rules";
import { Read } from "@/web/features/records/core/read";
import { projectAnalytics, type ProjectListQuery } from "@/web/features/staffing/projects/list";
import { FunnelChart } from "@/web/shared/charts/funnel-chart";
import { useDay } from "@/web/shared/dates";
import { useEuros } from "@/web/shared/hooks/use-euros";
import { Progress } from "@/web/ui/progress";

/** How the projects that a filter shows come along, as many or as few as they are. */
export function Figures({ query }: { query: ProjectListQuery }) {
  const t = useTranslations("projectWork.analytics");
  const analytics = useQuery(projectAnalytics(query));
  return (
    <Read query={analytics} words={{ loading: t("loading"), failed: t("failed") }}>
      {({ funnel, closed, stays, forecast, budget }) => (
        <div className="grid gap-6">
          <Funnel funnel={funnel} closed={closed} />
          <Stays stays={stays} />
          <Forecast forecast={forecast} />
          <Budget budget={budget} />
        </div>
      )}
    </Read>
  );
}

/** What was agreed, and how much of it is committed to people already. */
function Budget({ budget }: Pick<Analytics, "budget">) {
  const t = useTranslations("projectWork.analytics");
  const eurosOf = useEuros();
  const { planned, projects, committed } = budget;
  if (planned === null) return <Part title={t("budget")}>{t("noBudget")}</Part>;
  const share = committed === null ? null : Math.round((Number(committed) / Number(planned)) * 100);
  return (
    <Part title={t("budget")}>
      <p className="text-ink">{t("planned", { amount: eurosOf(planned), count: projects })}</p>
      {committed !== null && share !== null && (
        <>
          <Progress label={t("committedLabel")} value={share} />
          <p>{t("committed", { amount: eurosOf(committed), share })}</p>
        </>
      )}
      {committed === null && <p>{t("notCommitted")}</p>}
    </Part>
  );
}

/** When the last seat may be taken, or that nobody can say yet. */
function Forecast({ forecast }: Pick<Analytics, "forecast">) {
  const t = useTranslations("projectWork.analytics");
  const dayOf = useDay();
  const { openSeats, hirings, weeks, by } = forecast;
  const pace = t("pace", { count: hirings, weeks: paceWeeks });
  return (
    <Part title={t("forecast")}>
      <p className="text-ink">{t("openSeats", { count: openSeats })}</p>
      <p>{pace}</p>
      <p>
        {weeks === null || by === null
          ? t("tooFewHirings", { needed: hiringsForForecast })
          : openSeats > 0 && t("filledBy", { day: dayOf(by), weeks })}
      </p>
    </Part>
  );
}

type Props = Pick<Analytics, "funnel" | "closed">;

/** How many came how far. */
function Funnel({ funnel, closed }: Props) {
  const t = useTranslations("projectWork");
  const all = funnel[0]?.candidates ?? 0;
  if (all === 0) return <Part title={t("analytics.funnel")}>{t("analytics.noCandidates")}</Part>;
  return (
    <Part title={t("analytics.funnel")}>
      <FunnelChart
        label={t("analytics.funnel")}
        heads={[t("analytics.stage"), t("analytics.candidates")]}
        bars={funnel.map(({ type, candidates }) => ({
          label: t(`stageTypes.${type}`),
          value: candidates,
          text: t("analytics.reached", {
            count: candidates,
            share: Math.round((candidates / all) * 100),
          }),
        }))}
      />
      <p>{t("analytics.closed", { count: closed })}</p>
    </Part>
  );
}

/** How long candidates stay in each kind of stage. */
function Stays({ stays }: Pick<Analytics, "stays">) {
  const t = useTranslations("projectWork");
  return (
    <Part title={t("analytics.stays")}>
      <dl className="grid grid-cols-[160px_minmax(0,1fr)] gap-x-3 gap-y-1">
        {stays.map(({ type, medianDays, stays: count }) => (
          <div key={type} className="contents">
            <dt className="text-ink-3">{t(`stageTypes.${type}`)}</dt>
            <dd className="text-ink">
              {medianDays === null
                ? t("analytics.tooFewStays", { count, needed: staysForMedian })
                : t("analytics.median", { days: medianDays, count })}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

type PartProps = { title: string; children: ReactNode };

const Part = ({ title, children }: PartProps) => (
  <section className="grid gap-2 text-sm text-ink-2">
    <h3 className="text-sm font-semibold text-ink">{title}</h3>
    {children}
  </section>
);
