import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { OwnAction, ProfileMetrics } from "@/modules/reporting/profile/model";
import { Read } from "@/web/features/records/core/read";
import { useEventName } from "@/web/features/records/core/timeline/timeline-line";
import { ownActivity, ownMetrics } from "@/web/features/reporting/profile/queries";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";

/** Specification §2: the three figures, and what they did lately. */
export const OverviewTab = () => (
  <div className="grid grid-cols-1 gap-4">
    <Figures />
    <Activity />
  </div>
);

/** What they did lately, as the history of the records has it. */
function Activity() {
  const t = useTranslations("profile.activity");
  // Every look at it is a new one: what was done is not told to the screen.
  const query = useQuery({ ...ownActivity, refetchOnMount: "always" });
  return (
    <Card title={t("title")}>
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(deeds) => <ActionList deeds={deeds} />}
      </Read>
    </Card>
  );
}

function ActionList({ deeds }: { deeds: OwnAction[] }) {
  const t = useTranslations("profile.activity");
  if (deeds.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />;
  }
  return (
    <ol aria-label={t("title")} className="divide-y divide-line">
      {deeds.map((deed) => (
        <ActionLine key={deed.key} deed={deed} />
      ))}
    </ol>
  );
}

/** What was done, to which record, and when; several in one go are one line. */
function ActionLine({ deed }: { deed: OwnAction }) {
  const { type, kind, recordId, label, event, at, n } = deed;
  const t = useTranslations("profile.activity");
  const format = useFormatter();
  const eventName = useEventName(`${kind}s`);
  const path = `/${kind}s/${recordId}`;
  return (
    <li className="flex flex-wrap items-baseline gap-x-2 py-2 text-sm">
      <span className="text-ink">{eventName({ type, event })}</span>
      {n > 1 && <span className="text-ink-2">{t("many", { kind, n })}</span>}
      {n === 1 && label !== null && (
        <Link
          to={path}
          className="inline-flex min-h-[24px] min-w-0 items-center break-words text-primary-ink hover:underline"
        >
          {label}
        </Link>
      )}
      {n === 1 && label === null && <span className="text-ink-3">{t("gone")}</span>}
      <time dateTime={at} className="num ml-auto text-xs text-ink-3">
        {format.dateTime(new Date(at), "moment")}
      </time>
    </li>
  );
}

/** Specification §3: active placements, success rate, average time to fill. */
function Figures() {
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
