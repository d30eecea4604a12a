import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Payment } from "@/modules/billing/payments/model";
import {
  paymentFilters,
  paymentList,
  paymentsMatching,
} from "@/web/features/billing/payments/list";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { invoiceOf, PaymentCard, paymentColumns } from "./payment-columns";

/** What is done by a key is done with the invoice, whose page opens for it. */
const shortcuts = ["e"] as const;

/** Everything that was booked on invoices; a row leads to its invoice, where it is undone. */
function BookedTab() {
  const address = useListAddress("/payments", paymentFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(paymentList(query)));
  const navigate = useNavigate();
  const words = useWords();
  return (
    <PlainList<Payment>
      texts="payments"
      views="payment"
      isPart
      filters={paymentFilters}
      address={address}
      list={list}
      matching={paymentsMatching(query)}
      words={words}
      actions={<ExportMenu path="/api/payments/export" filter={query} />}
      columns={paymentColumns}
      nameOf={({ invoiceNumber, clientName, paidOn }) =>
        `${invoiceNumber} · ${clientName} · ${paidOn}`
      }
      card={(payment) => <PaymentCard payment={payment} />}
      open={(payment) => void navigate(invoiceOf(payment))}
      shortcuts={shortcuts}
      bulk={(_rows, selection) => <ExportChosen path="/payments" selection={selection} />}
    />
  );
}

function useWords(): ListWords {
  const t = useTranslations("payments.list");
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("more", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("none"), text: t("noneText") },
  };
}

export { BookedTab as Component };
