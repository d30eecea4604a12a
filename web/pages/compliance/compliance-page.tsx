import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/components/page-head";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { firstTab, tabs } from "./tabs";

/** What countries ask of an agency and how this one keeps to it, each part in a tab. */
export function CompliancePage() {
  const t = useTranslations("compliance");
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === params.get("tab"))?.value ?? firstTab;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Tabs
        label={t("tabs.label")}
        value={chosen}
        // The filters of one part mean nothing to another.
        onValueChange={(tab) => setParams(tab === firstTab ? {} : { tab })}
        tabs={tabs.map(({ value, Tab }) => ({
          value,
          label: t(`tabs.${value}`),
          content: (
            <Suspense fallback={<SkeletonRows label={t("loading")} rowClass="h-16" />}>
              <Tab />
            </Suspense>
          ),
        }))}
      />
      <p className="text-xs text-ink-3">{t("notAdvice")}</p>
    </div>
  );
}
