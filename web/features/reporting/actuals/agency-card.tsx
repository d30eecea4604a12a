import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { Actuals } from "@/modules/reporting/actuals/model";
import { api, ok } from "@/web/api";
import { TimeChart } from "@/web/shared/charts/time-chart";
import type { Point } from "@/web/shared/charts/types";
import { useAmounts } from "@/web/shared/figures/use-amounts";
import { reportsKey } from "@/web/state/query-keys";
import { Card } from "@/web/ui/card";

/** The margin of the whole agency by week: what it came to over what was planned, and the plan of the next weeks. */
export function AgencyCard() {
  const t = useTranslations("actuals");
  const { euros, shortEuros } = useAmounts();
  const points = usePoints();
  const { data } = useQuery({
    queryKey: [...reportsKey, "actuals"],
    queryFn: () => ok(api.actuals.get({ query: { kind: "agency" } })),
  });
  // Where nobody keeps hours, nothing is compared with a plan.
  if (!data || data.approved.minutes === 0) return null;
  const { invoiced, waiting, writtenOff } = data;
  return (
    <Card title={t("agency.title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">
        {t("standing", { invoiced: euros(invoiced), waiting: euros(waiting) })}
        {writtenOff > 0 && ` ${t("writtenOff", { amount: euros(writtenOff) })}`}{" "}
        {t("agency.method")}
      </p>
      <TimeChart
        label={t("agency.chart")}
        heads={[t("week"), t("agency.outcome"), t("agency.planned")]}
        points={points(data)}
        mark={shortEuros}
      />
    </Card>
  );
}

/** Weeks that are over with both, the next ones with their plan alone. */
function usePoints() {
  const format = useFormatter();
  const t = useTranslations("actuals");
  const { euros } = useAmounts();
  const named = (week: string) => {
    const day = new Date(`${week}T12:00:00Z`);
    const label = format.dateTime(day, { day: "numeric", month: "short", timeZone: "UTC" });
    return { key: week, label, name: `${t("week")} ${label}` };
  };
  return ({ weeks, ahead }: Actuals): Point[] => [
    ...weeks.map(({ week, outcome, planned }) => ({
      ...named(week),
      value: outcome.margin,
      text: euros(outcome.margin),
      beside: { value: planned.margin, text: euros(planned.margin) },
    })),
    ...ahead.map(({ week, planned }) => ({
      ...named(week),
      value: 0,
      text: euros(null),
      beside: { value: planned.margin, text: euros(planned.margin) },
    })),
  ];
}

export { AgencyCard as Component };
