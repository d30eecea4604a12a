import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useListState } from "@/web/shared/list/use-list-state";
import { PageHead } from "@/web/shared/page-head";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { AvailableJobs } from "./available-jobs";
import { Figures } from "./figures";

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
