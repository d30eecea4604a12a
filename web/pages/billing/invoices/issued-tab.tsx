import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import {
  invoiceFilters,
  invoiceList,
  invoicesMatching,
} from "@/web/features/billing/invoices/list";
import { SendingProgress } from "@/web/features/billing/sendings/sending-progress";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { buttonClass } from "@/web/ui/button";
import { invoiceAddress, InvoiceCard, invoiceColumns } from "./invoice-columns";

// Nothing is chosen at first.
const InvoiceBulk = lazy(() => import("./invoice-bulk"));

/** What the page of an invoice does by a key, which its row does too. */
const shortcuts = ["e"] as const;

/** Issued invoices and credit notes, the newest first. */
function IssuedTab() {
  const address = useListAddress("/invoices", invoiceFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(invoiceList(query)));
  const open = useOpening();
  const words = useWords();
  return (
    <div className="grid grid-cols-1 gap-4">
      <SendingProgress />
      <PlainList<Invoice>
        texts="invoices"
        views="invoice"
        isPart
        filters={invoiceFilters}
        address={address}
        list={list}
        matching={invoicesMatching(query)}
        words={words}
        actions={<ExportMenu path="/api/invoices/export" filter={query} />}
        columns={invoiceColumns}
        nameOf={({ number, clientName }) => `${number} · ${clientName}`}
        card={(invoice) => <InvoiceCard invoice={invoice} />}
        open={({ id }) => open(id)}
        shortcuts={shortcuts}
        bulk={(rows, selection) => <InvoiceBulk rows={rows} selection={selection} />}
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

function useWords(): ListWords {
  const t = useTranslations("invoices");
  const toDrafts = (
    <Link to="/invoices?tab=drafts" className={buttonClass()}>
      {t("tabs.drafts")}
    </Link>
  );
  return {
    title: t("tabs.issued"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("loadMore", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("empty"), text: t("emptyText"), action: toDrafts },
  };
}

export { IssuedTab as Component };
