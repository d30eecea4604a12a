import { useTranslations } from "use-intl";
import type { BankEntry, EntryBooking } from "@/modules/billing/payments/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { useMoney } from "./use-money";

const keys = [paymentsKey, billingKey];

/** Books an entry on invoices; the booking can be undone at the invoice. */
export function useBooking({ id, version, currency }: BankEntry) {
  const t = useTranslations("payments");
  const money = useMoney();
  return useUndoableMutation<EntryBooking["allocations"], BankEntry>({
    run: (allocations) => ok(api["bank-entries"]({ id }).booking.post({ version, allocations })),
    success: (_, allocations) => {
      const cents = allocations.reduce((sum, it) => sum + it.cents, 0);
      return t("booked", { amount: money(cents, currency) });
    },
    failure: t("bookFailed"),
    keys,
  });
}

/** Sets an entry aside with a reason; the notice takes it up again. */
export function useDismissal({ id, version }: BankEntry) {
  const t = useTranslations("payments");
  return useUndoableMutation<string, BankEntry>({
    run: (reason) => ok(api["bank-entries"]({ id }).dismissal.post({ version, reason })),
    undo: (done) => ok(api["bank-entries"]({ id }).reopening.post({ version: done.version })),
    success: () => t("dismissed"),
    failure: t("bookFailed"),
    keys,
  });
}

export function useReopening({ id, version }: BankEntry) {
  const t = useTranslations("payments");
  return useUndoableMutation<void, BankEntry>({
    run: () => ok(api["bank-entries"]({ id }).reopening.post({ version })),
    failure: t("bookFailed"),
    keys,
  });
}
