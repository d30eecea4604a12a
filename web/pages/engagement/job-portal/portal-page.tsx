import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { portalHead } from "@/web/features/engagement/job-portal/queries";
import { useListState } from "@/web/shared/list/use-list-state";
import { PageHead } from "@/web/shared/page-head";
import { cx } from "@/web/ui/cx";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { AvailableJobs } from "./available-jobs";

const OwnApplications = lazy(async () => ({
  default: (await import("./own-applications")).OwnApplications,
}));
const HiringProcess = lazy(async () => ({
  default: (await import("./hiring-process")).HiringProcess,
}));

const keys = ["tab"] as const;
const tabs = [
  { value: "jobs", Tab: AvailableJobs },
  { value: "applications", Tab: OwnApplications },
  { value: "process", Tab: HiringProcess },
] as const;

/** "Job Portal": open jobs, what one has applied for, and how hiring goes. */
export function PortalPage() {
  const t = useTranslations("portal");
  const { values, change } = useListState(keys);
  const chosen = tabs.find(({ value }) => value === values.tab)?.value ?? "jobs";
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("title")} subtitle={t("subtitle")} action={<Figures />} />
      <Tabs
        label={t("tabs.label")}
        value={chosen}
        onValueChange={(tab) => change({ tab: tab === "jobs" ? undefined : tab })}
        tabs={tabs.map(({ value, Tab }) => ({
          value,
          label: t(`tabs.${value}`),
          content: (
            <Suspense fallback={<SkeletonRows label={t("loading")} />}>
              <Tab />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}

/** In how many countries the agency works, and how often it succeeds; what nobody measured is grey. */
function Figures() {
  const t = useTranslations("portal.figures");
  const format = useFormatter();
  const { data } = useQuery(portalHead);
  const rate = data?.successRate;
  const percent = rate && format.number(rate.value / 100, { style: "percent" });
  return (
    <dl className="flex overflow-hidden rounded-lg border border-line bg-surface shadow-card">
      <Figure name={t("countries")} value={data ? format.number(data.countries) : "–"} />
      <Figure name={t("successRate")} value={percent ?? "–"} isPale={rate?.isBenchmark}>
        {rate?.isBenchmark && (
          <span title={t("benchmarkWhy")} className="num text-xs text-ink-3">
            {t("benchmark")}
          </span>
        )}
      </Figure>
    </dl>
  );
}

type Props = { name: string; value: string; isPale?: boolean | undefined; children?: ReactNode };

const Figure = ({ name, value, isPale = false, children }: Props) => (
  <div className="px-4 py-2 not-first:border-l not-first:border-line">
    <dt className="eyebrow">{name}</dt>
    <dd className="flex items-baseline gap-x-2">
      <span className={cx("num text-xl font-medium", isPale ? "text-ink-3" : "text-ink")}>
        {value}
      </span>
      {children}
    </dd>
  </div>
);
