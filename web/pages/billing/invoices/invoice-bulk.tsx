import { BellRing, Send } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Invoice } from "@/modules/billing/invoices/model";
import { isOpen } from "@/modules/billing/invoices/rules";
import { useSending } from "@/web/features/billing/sendings/use-sending";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly Invoice[]; selection: Selection };

/** What is done with several invoices at once: mailed, reminded of where a reminder is due, or written to a file. */
export default function InvoiceBulk({ rows, selection }: Props) {
  const mayAct = useHasRole("recruiter");
  return (
    <>
      {mayAct && <SendAll {...{ rows, selection }} />}
      {mayAct && <RemindAll {...{ rows, selection }} />}
      <ExportChosen path="/invoices" selection={selection} />
    </>
  );
}

function SendAll({ selection }: Props) {
  const t = useTranslations("invoices.bulk");
  const sending = useSending();
  const what = { kind: "invoices" as const, invoiceIds: [...selection.ids] };
  return (
    <Button
      size="sm"
      icon={Send}
      pending={sending.isPending}
      onClick={() => sending.mutate(what, { onSuccess: selection.clear })}
    >
      {t("send")}
    </Button>
  );
}

/** Whether one that was not read yet is owed, the server knows. */
function RemindAll({ rows, selection }: Props) {
  const t = useTranslations("invoices.bulk");
  const settled = new Set(
    rows.flatMap(({ id, kind, status }) => (kind === "invoice" && isOpen(status) ? [] : [id])),
  );
  const owed = [...selection.ids].filter((id) => !settled.has(id));
  const reminding = useSending();
  const what = { kind: "reminders" as const, invoiceIds: owed };
  return (
    owed.length > 0 && (
      <Button
        size="sm"
        icon={BellRing}
        pending={reminding.isPending}
        onClick={() => reminding.mutate(what, { onSuccess: selection.clear })}
      >
        {t("remind")}
      </Button>
    )
  );
}
