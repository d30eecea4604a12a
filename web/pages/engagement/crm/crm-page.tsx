import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { LazyTabs } from "@/web/shared/lazy-tabs";
import { useListState } from "@/web/shared/list/use-list-state";
import { PageHead } from "@/web/shared/page-head";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { useKeys } from "@/web/state/keys";
import { cx } from "@/web/ui/cx";
import { tabs } from "./tabs";
import { Tiles } from "./tiles";

const InterviewPanel = lazySpeaking(["crm"], () => import("./interviews/panel"));
const keys = ["tab", "view", "full"] as const;

/** "CRM & Engagement": its parts, each in a tab, and beside them the interview that is open. */
export function CrmPage() {
  const { values, change } = useListState(keys);
  const { view, full } = values;
  const isFull = view !== undefined && full === "1";
  const close = () => change({ view: undefined, full: undefined });
  useKeys("page", view ? { Escape: close } : {});
  return (
    <div className="flex min-w-0 items-start">
      <div
        className={cx(
          "min-w-0 flex-1 grid-cols-1 gap-4 p-4 pb-24 sm:p-6",
          isFull ? "grid min-[1100px]:hidden" : "grid",
        )}
      >
        <Parts tab={values.tab} onTabChange={(tab) => change({ tab })} />
      </div>
      {view && (
        <Suspense>
          <InterviewPanel
            id={view}
            isFull={isFull}
            onFullChange={(shown: boolean) => change({ full: shown ? "1" : undefined })}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

type Props = { tab: string | undefined; onTabChange: (tab: string | undefined) => void };

function Parts({ tab, onTabChange }: Props) {
  const t = useTranslations("crm");
  return (
    <>
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <Tiles />
      <LazyTabs
        label={t("tabs.label")}
        loading={t("loading")}
        value={tab}
        onValueChange={onTabChange}
        tabs={tabs.map((it) => ({ ...it, label: t(`tabs.${it.value}`) }))}
      />
    </>
  );
}
