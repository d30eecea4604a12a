import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { billingKey, paymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

/** Reads a bank statement in; what is certain is booked, and what was done is said. */
export function StatementImport() {
  const t = useTranslations("payments");
  const input = useRef<HTMLInputElement>(null);
  const importing = useUndoableMutation({
    run: (file: File) => ok(api["bank-statements"].post({ file })),
    success: ({ added, known, booked, toCheck }) =>
      added === 0 ? t("nothingNew", { known }) : t("imported", { added, booked, toCheck }),
    failure: t("importFailed"),
    keys: [paymentsKey, billingKey],
  });
  return (
    <>
      <Button
        look="primary"
        icon={Upload}
        pending={importing.isPending}
        onClick={() => input.current?.click()}
      >
        {t("import")}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,text/xml,application/xml"
        aria-label={t("import")}
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) importing.mutate(file);
          // The same file may be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
