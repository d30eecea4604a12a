import { useState } from "react";
import { useTranslations } from "use-intl";
import { calendarPeriods, usualOfReports } from "@/modules/knowledge/periods/rules";
import { LazyTabs } from "@/web/shared/lazy-tabs";
import { useListState } from "@/web/shared/list/use-list-state";
import { PageHead } from "@/web/shared/page-head";
import { PeriodBar } from "@/web/shared/periods/period-bar";
import { useChoice } from "@/web/shared/periods/use-choice";
import { LinesDialog } from "./lines/lines-dialog";
import { PageActions } from "./page-actions";
import { PacksDialog } from "./packs/packs-dialog";
import { PrintedWhole } from "./printed-whole";
import { tabs } from "./tabs";

const keys = ["tab", "exports"] as const;

/** "Reports": revenue, performance, the market and data protection, all over the period in the address. */
export function ReportsPage() {
  const t = useTranslations("reports");
  const { values, change } = useListState(keys);
  const at = useChoice(usualOfReports);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 p-4 pb-24 sm:p-6 print:p-0">
      <PageHead
        title={t("title")}
        subtitle={t("subtitle")}
        action={
          <PageActions
            onExports={() => change({ exports: "1" })}
            onPrint={() => setPrinting(true)}
          />
        }
      />
      <PeriodBar at={at} names={calendarPeriods} nameOf={(name) => t(`periods.${name}`)} />
      <PrintedWhole isAsked={isPrinting} onPrinted={() => setPrinting(false)}>
        <LazyTabs
          label={t("tabs.label")}
          loading={t("loading")}
          value={values.tab}
          onValueChange={(tab) => change({ tab })}
          tabs={tabs.map((it) => ({ ...it, label: t(`tabs.${it.value}`) }))}
        />
      </PrintedWhole>
      <LinesDialog />
      {values.exports && <PacksDialog onClose={() => change({ exports: undefined })} />}
    </div>
  );
}
