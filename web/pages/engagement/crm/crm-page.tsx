import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { crmMetrics } from "@/web/features/engagement/crm-page/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { LazyTabs } from "@/web/shared/lazy-tabs";
import { useListState } from "@/web/shared/list/use-list-state";
import { PageHead } from "@/web/shared/page-head";
import { useKeys } from "@/web/state/keys";
import { cx } from "@/web/ui/cx";

const InterviewPanel = lazyWithTexts(
  ["crm", "records"],
  () => import("./interviews/panel/interview-panel"),
);
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

/** Each is loaded with its texts when it is opened. */
const tabs = [
  {
    value: "interviews",
    Tab: lazyWithTexts(["crm", "records"], () => import("./interviews/interviews-tab")),
  },
  {
    value: "communications",
    Tab: lazyWithTexts(
      ["communications", "records"],
      () => import("./communications/communications-tab"),
    ),
  },
  {
    value: "campaigns",
    Tab: lazyWithTexts(["campaigns", "records"], () => import("./campaigns/campaigns-tab")),
  },
  {
    value: "analytics",
    Tab: lazyWithTexts(["engagement", "records"], () => import("./analytics/analytics-tab")),
  },
] as const;

const names = [
  "totalInterviews",
  "completionRate",
  "avgFeedbackScore",
  "activeEngagements",
] as const;
type Name = (typeof names)[number];

/** The four figures of the screen; what cannot be told yet is a dash and says why. */
function Tiles() {
  const t = useTranslations("crm.tiles");
  const { data } = useQuery(crmMetrics);
  const textOf = useFigures();
  return (
    <div className="@container">
      <ul
        aria-label={t("label")}
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card @2xl:grid-cols-4"
      >
        {names.map((name) => (
          <li
            key={name}
            title={t(`${name}Hint`)}
            className="-mt-px -ml-px border-t border-l border-line px-4 py-3.5 sm:px-5"
          >
            <span className="eyebrow block">{t(name)}</span>
            <span className="num mt-1.5 block text-num-xl font-medium text-ink">
              {data ? textOf[name](data[name]) : "–"}
            </span>
            {name === "avgFeedbackScore" && (
              <span className="mt-1 block text-xs text-ink-3">{t("outOf")}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useFigures(): Record<Name, (value: number | null) => string> {
  const t = useTranslations("crm.tiles");
  const format = useFormatter();
  const of = (write: (value: number) => string) => (value: number | null) =>
    value === null ? "–" : write(value);
  const whole = of((value) => format.number(value));
  return {
    totalInterviews: whole,
    completionRate: of((value) => t("percent", { value })),
    avgFeedbackScore: of((value) =>
      format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    ),
    activeEngagements: whole,
  };
}
