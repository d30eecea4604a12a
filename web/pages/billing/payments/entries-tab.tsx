import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { entryViews, type EntryView } from "@/modules/billing/payments/rules";
import { EntryRow } from "@/web/features/billing/payments/entry-row";
import { bankEntries } from "@/web/features/billing/payments/queries";
import { StatementImport } from "@/web/features/billing/payments/statement-import";
import { useErrorText } from "@/web/i18n/server-texts";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SkeletonRows } from "@/web/ui/skeleton";

/** Payments that a person has to look at first, then those that are done. */
function EntriesTab() {
  const t = useTranslations("payments");
  const [view, setView] = useState<EntryView>("open");
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={t("views.label")}
          choices={entryViews.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onValueChange={setView}
        />
        <StatementImport />
      </div>
      <Entries view={view} />
    </div>
  );
}

function Entries({ view }: { view: EntryView }) {
  const t = useTranslations("payments");
  const tActions = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, error, refetch } = useQuery(bankEntries(view));
  if (error) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(error)}
        retryLabel={tActions("retry")}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("loading")} rows={4} rowClass="h-20" />;
  if (data.entries.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t(`empty.${view}`)}
        text={view === "open" ? t("emptyText") : undefined}
      />
    );
  }
  return (
    <ul aria-label={t("views.label")} className="grid gap-2">
      {data.entries.map((entry) => (
        <EntryRow key={`${entry.id}:${entry.version}`} entry={entry} />
      ))}
    </ul>
  );
}

export { EntriesTab as Component };
