import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { useListState } from "@/web/components/list/use-list-state";
import { PageHead } from "@/web/components/page-head";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { firstTab, tabs } from "./tabs";
import { Tiles } from "./tiles";

const keys = ["tab"] as const;

/** "CRM & Engagement": interviews, what was written and said, and campaigns, each in a tab. */
export function CrmPage() {
  const t = useTranslations("crm");
  const { values, change } = useListState(keys);
  const chosen = tabs.find(({ value }) => value === values.tab)?.value ?? firstTab;
  return (
    <div className="grid grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Tiles />
      <Tabs
        label={t("tabs.label")}
        value={chosen}
        onValueChange={(tab) => change({ tab: tab === firstTab ? undefined : tab })}
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
