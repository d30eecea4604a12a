import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { ProfileMetrics } from "@/modules/platform/profile/model";
import { Read } from "@/web/features/platform/records/read";
import { ownMetrics } from "@/web/features/platform/profile/queries";

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
        <div key={label} className="rounded-lg border border-line bg-surface p-5 shadow-card">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="mt-1 flex min-h-8 items-center text-ink">
            {value === null ? (
              <span className="text-sm text-ink-3">{t("unknown", { needed })}</span>
            ) : (
              <span className="num text-2xl font-semibold">{value}</span>
            )}
          </dd>
          <dd className="mt-1 text-xs text-ink-3">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}
