import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import {
  invoiceFilters,
  invoiceList,
  type InvoiceListQuery,
  invoicesMatching,
} from "@/web/features/billing/invoices/list";
import { SendingProgress } from "@/web/features/billing/sendings/sending-progress";
import { ListViews } from "@/web/features/records/saved-views/list-views";
import { ExportMenu } from "@/web/shared/export-menu";
import { useNarrowing } from "@/web/shared/list/conditions/use-narrowing";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import { ordered } from "@/web/shared/list/filters/sort-control";
import { ListPage } from "@/web/shared/list/list-page";
import { useSelection } from "@/web/shared/list/selection/use-selection";
import { useTitled } from "@/web/shared/list/table/use-titled";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { type Pages, usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { invoiceAddress, InvoiceCard, invoiceColumns } from "./invoice-columns";

// Nothing is chosen at first.
const InvoiceBulk = lazy(() => import("./invoice-bulk"));

/** What the page of an invoice does by a key, which its row does too. */
const acts = ["e"] as const;

/** Issued invoices and credit notes, the newest first. */
function IssuedTab() {
  const t = useTranslations("invoices");
  const { query, change, remove, clear, layout } = useListAddress("/invoices", invoiceFilters);
  const list = usePages(useInfiniteQuery(invoiceList(query)));
  const selection = useSelection();
  const open = useOpening();
  const columns = useTitled("invoices", invoiceColumns);
  const { conditions, chips } = useNarrowing(invoiceFilters, { query, change, remove });
  const empty = useInvoiceEmptiness(list, query, clear);
  return (
    <div className="grid grid-cols-1 gap-4">
      <SendingProgress />
      <ListPage<Invoice>
        name="invoices"
        head={useHead(list, query)}
        search={{
          label: t("search"),
          value: query.q ?? "",
          onSearch: (q) => change({ q }),
          conditions,
        }}
        filters={<FilterControls list={invoiceFilters} {...{ query, change, conditions }} />}
        chips={chips}
        clearFilters={clear}
        layout={layout}
        onLayoutChange={(now) => change({ layout: now })}
        phase={list.phase}
        empty={empty}
        rows={list.rows}
        {...ordered({ list: invoiceFilters, query, change })}
        more={list.more && { ...list.more, label: t("loadMore", { left: list.left }) }}
        drawing={{
          nameOf: ({ number, clientName }) => `${number} · ${clientName}`,
          card: (invoice) => <InvoiceCard invoice={invoice} />,
          columns,
          open,
          acts,
        }}
        selection={selection}
        matching={
          list.phase === "ready" ? { ...invoicesMatching(query), total: list.total } : undefined
        }
        bulk={
          <Suspense>
            <InvoiceBulk rows={list.rows} selection={selection} />
          </Suspense>
        }
        opened={undefined}
        closePanel={() => {}}
        isPanelFull={false}
      />
    </div>
  );
}

/** An invoice has the whole page; the way back brings the same list. */
function useOpening() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (id: string) => void navigate({ pathname: invoiceAddress(id), search });
}

/** How many there are, which view of them is shown, and the list as a file. */
function useHead({ phase, total }: Pages<Invoice>, query: InvoiceListQuery) {
  const t = useTranslations("invoices");
  return {
    isPart: true,
    title: t("tabs.issued"),
    beside: <ListViews kind="invoice" />,
    count: phase === "ready" ? t("count", { count: total }) : "\u00a0",
    action: <ExportMenu path="/api/invoices/export" filter={query} />,
  };
}

/** Why the list is empty: nothing was billed yet, or filters that nothing fits. */
function useInvoiceEmptiness(
  list: Pages<Invoice>,
  { q, status, where }: InvoiceListQuery,
  clear: () => void,
) {
  const t = useTranslations("invoices");
  const toDrafts = (
    <Link to="/invoices?tab=drafts" className={buttonClass()}>
      {t("tabs.drafts")}
    </Link>
  );
  return useEmptiness({
    list,
    clear,
    isFiltered: Boolean(q || status || where),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toDrafts },
  });
}

export { IssuedTab as Component };
