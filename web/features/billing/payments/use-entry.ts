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
    act: (allocations) => ok(api["bank-entries"]({ id }).booking.post({ version, allocations })),
    said: (_, allocations) => {
      const cents = allocations.reduce((sum, it) => sum + it.cents, 0);
      return t("booked", { amount: money(cents, currency) });
    },
    failed: t("bookFailed"),
    keys,
  });
}

/** Sets an entry aside with a reason; the notice takes it up again. */
export function useDismissal({ id, version }: BankEntry) {
  const t = useTranslations("payments");
  return useUndoableMutation<string, BankEntry>({
    act: (reason) => ok(api["bank-entries"]({ id }).dismissal.post({ version, reason })),
    back: (done) => ok(api["bank-entries"]({ id }).reopening.post({ version: done.version })),
    said: () => t("dismissed"),
    failed: t("bookFailed"),
    keys,
  });
}

export function useReopening({ id, version }: BankEntry) {
  const t = useTranslations("payments");
  return useUndoableMutation<void, BankEntry>({
    act: () => ok(api["bank-entries"]({ id }).reopening.post({ version })),
    failed: t("bookFailed"),
    keys,
  });
}
