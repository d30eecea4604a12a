import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { ProfileMetrics } from "@/modules/profile/model";
import { Read } from "@/web/components/attached/read";
import { Card } from "@/web/ui/card";
import { ownMetrics } from "../queries";

/** Specification §3: active placements, success rate, average time to fill. */
export function Figures() {
  const t = useTranslations("profile.figures");
  const query = useQuery(ownMetrics);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(metrics) => <Tiles metrics={metrics} />}
    </Read>
  );
}

function Tiles({ metrics }: { metrics: ProfileMetrics }) {
  const t = useTranslations("profile.figures");
  const format = useFormatter();
  const { activePlacements, successRate, avgTimeToFill, placements, seats, days, needed } = metrics;
  const share = { style: "percent", maximumFractionDigits: 1 } as const;
  const tiles = [
    [t("active"), format.number(activePlacements), t("activeHint", { placements, days })],
    [
      t("success"),
      successRate === null ? null : format.number(successRate / 100, share),
      t("successHint", { seats, days }),
    ],
    [
      t("timeToFill"),
      avgTimeToFill === null ? null : t("inDays", { days: avgTimeToFill }),
      t("timeToFillHint", { days }),
    ],
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {tiles.map(([label, value, hint]) => (
        <Card key={label}>
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="num mt-1 text-2xl font-semibold text-ink">
            {value ?? (
              <span className="text-base font-normal text-ink-3">{t("unknown", { needed })}</span>
            )}
          </dd>
          <dd className="mt-1 text-xs text-ink-3">{hint}</dd>
        </Card>
      ))}
    </dl>
  );
}
