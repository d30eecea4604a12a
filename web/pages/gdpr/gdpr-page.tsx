import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/components/page-head";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { firstTab, tabs } from "./tabs";

/** What is asked, owed and done about people's data; its parts each in a tab. */
export function GdprPage() {
  const t = useTranslations("gdpr");
  const [params, setParams] = useSearchParams();
  const chosen = tabs.find(({ value }) => value === params.get("tab"))?.value ?? firstTab;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Tabs
        label={t("tabs.label")}
        value={chosen}
        // What narrows one part means nothing to the next.
        onValueChange={(tab) => setParams(tab === firstTab ? {} : { tab }, { replace: true })}
        tabs={tabs.map(({ value, Tab }) => ({
          value,
          label: t(`tabs.${value}`),
          content: (
            <Suspense fallback={<SkeletonRows label={t("loading")} rowClass="h-14" />}>
              <Tab />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}
