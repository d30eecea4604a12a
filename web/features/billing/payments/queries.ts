import { queryOptions } from "@tanstack/react-query";
import type { EntryView } from "@/modules/billing/payments/rules";
import { api, ok } from "@/web/api";
import { paymentsKey } from "@/web/state/query-keys";

export const bankEntries = (view: EntryView) =>
  queryOptions({
    queryKey: [...paymentsKey, "entries", view],
    queryFn: () => ok(api["bank-entries"].get({ query: { view, limit: 100 } })),
  });

export const bankStatements = queryOptions({
  queryKey: [...paymentsKey, "statements"],
  queryFn: () => ok(api["bank-statements"].get()),
});

export const openInvoices = queryOptions({
  queryKey: [...paymentsKey, "invoices"],
  queryFn: () => ok(api["open-invoices"].get()),
});

export const dueReminders = queryOptions({
  queryKey: [...paymentsKey, "reminders"],
  queryFn: () => ok(api["payment-reminders"].get()),
});

export const ledgerExports = queryOptions({
  queryKey: [...paymentsKey, "exports"],
  queryFn: () => ok(api["ledger-exports"].get()),
});

export const invoicePayments = (id: string) =>
  queryOptions({
    queryKey: [...paymentsKey, "invoice", id],
    queryFn: () => ok(api.invoices({ id }).payments.get()),
  });

export const invoiceReminders = (id: string) =>
  queryOptions({
    queryKey: [...paymentsKey, "reminders", id],
    queryFn: () => ok(api.invoices({ id }).reminders.get()),
  });
