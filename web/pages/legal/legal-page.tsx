import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { isAtLeast } from "@/modules/users/rules";
import { PageHead } from "@/web/components/page-head";
import { useUser } from "@/web/state/session";
import { SkeletonRows } from "@/web/ui/skeleton";
import { Tabs } from "@/web/ui/tabs";
import { firstTab, tabs } from "./tabs";

/** "Legal Documents": what the agency says in writing, holds itself and has to be able to show. */
export function LegalPage() {
  const t = useTranslations("legal");
  const [params, setParams] = useSearchParams();
  const role = useUser()?.role ?? "viewer";
  const open = tabs.filter((it) => isAtLeast(role, it.for));
  const chosen = open.find(({ value }) => value === params.get("tab"))?.value ?? firstTab;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6">
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Tabs
        label={t("tabs.label")}
        value={chosen}
        onValueChange={(tab) => setParams(tab === firstTab ? {} : { tab }, { replace: true })}
        tabs={open.map(({ value, Tab }) => ({
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
