import { Download, Mail, Printer } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { calendarPeriods, defaultReportPeriod } from "@/src/calendar";
import { LazyTabs } from "@/web/shared/lazy-tabs";
import { useListState } from "@/web/shared/list/use-list-state";
import { PageHead } from "@/web/shared/page-head";
import { PeriodBar } from "@/web/shared/periods/period-bar";
import { usePeriodParams } from "@/web/shared/periods/use-period-params";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { LinesDialog } from "./lines/lines-dialog";
import { useExport } from "./packs/use-export";
import { PrintedWhole } from "./printed-whole";
import { tabs } from "./tabs";
import { useQuery } from "@tanstack/react-query";
import { locales } from "@/modules/platform/accounts/rules";
import { Read } from "@/web/features/records/core/read";
import { boardPacks } from "@/web/features/reporting/board-packs/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { Dialog } from "@/web/ui/dialog";
import { PackLine } from "./packs/pack-line";

const keys = ["tab", "exports"] as const;
type PacksDialogProps = { onClose: () => void };

/** "Export All": what is made, how far it is, and what lies ready. */
function PacksDialog({ onClose }: PacksDialogProps) {
  const t = useTranslations("reports.packs");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(boardPacks);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <div className="grid gap-5">
        <NewPack />
        <Read query={query} words={{ loading: t("loading"), failed: t("unread") }}>
          {(packs) =>
            packs.length === 0 ? (
              <p className="text-sm text-ink-3">{t("none")}</p>
            ) : (
              <ul aria-label={t("list")} className="divide-y divide-line border-t border-line">
                {packs.map((pack) => (
                  <PackLine key={pack.id} pack={pack} />
                ))}
              </ul>
            )
          }
        </Read>
      </div>
    </Dialog>
  );
}

function NewPack() {
  const t = useTranslations("reports.packs");
  const spoken = useLocale().slice(0, 2);
  const [locale, choose] = useState(locales.find((it) => it === spoken) ?? "en");
  const start = useExport();
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={t("language")}
        options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={locale}
        onValueChange={choose}
      />
      <Button look="primary" pending={start.isPending} onClick={() => start.mutate({ locale })}>
        {t("start")}
      </Button>
    </div>
  );
}

/** "Reports": revenue, performance, the market and data protection, all over the period in the address. */
export function ReportsPage() {
  const t = useTranslations("reports");
  const { values, change } = useListState(keys);
  const at = usePeriodParams(defaultReportPeriod);
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

/** On a phone the icons stand beside the title, and their words are only heard. */
const Word = ({ children }: { children: string }) => (
  <span className="max-sm:sr-only">{children}</span>
);

const ReadersDialog = lazy(() => import("./readers/readers-dialog"));

type Props = { onExports: () => void; onPrint: () => void };

/** Everything of the period as files, on paper, and by mail to colleagues. */
function PageActions({ onExports, onPrint }: Props) {
  const t = useTranslations("reports.actions");
  const [isListOpen, setListOpen] = useState(false);
  const start = useExport(onExports);
  const mayExport = useHasRole("recruiter");
  const mayChooseReaders = useHasRole("admin");
  return (
    <div className="no-print flex flex-wrap gap-2">
      {mayChooseReaders && (
        <Button look="ghost" icon={Mail} onClick={() => setListOpen(true)}>
          <Word>{t("schedule")}</Word>
        </Button>
      )}
      <Button icon={Printer} onClick={onPrint}>
        <Word>{t("print")}</Word>
      </Button>
      {mayExport && (
        <Button
          look="primary"
          icon={Download}
          pending={start.isPending}
          onClick={() => start.mutate({})}
        >
          <Word>{t("exportAll")}</Word>
        </Button>
      )}
      {isListOpen && (
        <Suspense>
          <ReadersDialog onClose={() => setListOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
