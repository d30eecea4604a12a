import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { InvoiceView } from "@/modules/billing/invoices/rules";
import { InvoicesBulk } from "@/web/features/billing/invoices/bulk";
import { InvoiceRow } from "@/web/features/billing/invoices/invoice-row";
import { invoicesOf } from "@/web/features/billing/invoices/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/hooks/use-may";
import { BulkBar } from "@/web/shared/list/selection/bulk-bar";
import { type Selection, useSelection } from "@/web/shared/list/selection/use-selection";
import { ExportMenu } from "@/web/shared/export-menu";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { SkeletonRows } from "@/web/ui/skeleton";

const views = ["all", "open", "overdue", "paid", "credited"] as const;

/** Issued invoices and credit notes, the newest first. */
function IssuedTab() {
  const t = useTranslations("invoices");
  const [view, setView] = useState<(typeof views)[number]>("all");
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t("views.label")}
          choices={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onValueChange={setView}
        />
        <ExportMenu path="/api/invoices/export" filter={{ status: view }} />
      </div>
      <Issued view={view} />
    </div>
  );
}

function Issued({ view }: { view: InvoiceView }) {
  const t = useTranslations("invoices");
  const tActions = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const { data, error, refetch } = useQuery(invoicesOf(view));
  const mayAct = useMay("recruiter");
  const selection = useSelection();
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
  if (data.items.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("empty")}
        text={view === "all" ? t("emptyText") : undefined}
      />
    );
  }
  return (
    <>
      <ul aria-label={t("title")} className="grid gap-2">
        {data.items.map((invoice) => (
          <InvoiceRow
            key={`${invoice.id}:${invoice.version}`}
            invoice={invoice}
            choice={mayAct ? choiceOf(selection, invoice.id) : undefined}
          />
        ))}
      </ul>
      <BulkBar selection={selection} shown={data.items.map(({ id }) => id)} matching={undefined}>
        <InvoicesBulk invoices={data.items} selection={selection} />
      </BulkBar>
    </>
  );
}

const choiceOf = (selection: Selection, id: string) => ({
  isChosen: selection.has(id),
  onToggle: () => selection.toggle(id),
});

export { IssuedTab as Component };
