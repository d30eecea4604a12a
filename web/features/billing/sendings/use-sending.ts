import { useTranslations } from "use-intl";
import type { NewSending } from "@/modules/billing/sendings/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { billingKey, paymentsKey } from "@/web/state/query-keys";

/** Hands invoices or reminders to a run of the server, which goes on without this page. */
export function useSending() {
  const t = useTranslations("sendings");
  return useUndoableMutation({
    run: (what: NewSending) => ok(api["invoice-sendings"].post(what)),
    failure: t("failed"),
    keys: [billingKey, paymentsKey],
  });
}
