import { type Context, lazy, type ReactNode, Suspense, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { RecordDialog } from "../record-dialog";
import type { FormKind, Versioned } from "./form-kind";
import { useRecordForm } from "./use-record-form";

// Loaded only on a conflict, which is rare.
const ConflictDialog = lazy(() => import("../conflict-dialog"));

type Props<Values extends FieldValues, Input, Full> = {
  kind: FormKind<Values, Input, Full>;
  context: Context<UseFormReturn<Values, unknown, Input> | null>;
  /** The record to change; undefined adds a new one. */
  record: Full | undefined;
  onSaved: (record: Full) => void;
  onClose: () => void;
  children: ReactNode;
};

/** Adds or changes a record of any kind. */
export function RecordFormDialog<Values extends FieldValues, Input, Full extends Versioned>(
  props: Props<Values, Input, Full>,
) {
  const { kind, context: FormContext, onSaved, onClose, children } = props;
  const t = useTranslations(kind.texts);
  const tAll = useTranslations("records");
  // The form keeps the version it was opened with, even if the panel reads a newer one meanwhile.
  const [record, goOnFrom] = useState(props.record);
  const { form, save, submit, clash, settle, leaveClash } = useRecordForm(kind, {
    record,
    onSaved,
  });
  return (
    <RecordDialog
      title={record ? tAll("editTitle", { name: kind.nameOf(record) }) : t("addTitle")}
      saveLabel={record ? tAll("save") : t("add")}
      isDirty={form.formState.isDirty}
      isSaving={save.isPending}
      error={clash ? null : save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormContext value={form}>{children}</FormContext>
      {clash && (
        <Suspense>
          <ConflictDialog
            kind={kind}
            name={kind.nameOf(clash.now)}
            clash={clash}
            onClose={leaveClash}
            onSettle={(kept) => {
              goOnFrom(clash.now);
              settle(clash, kept);
            }}
          />
        </Suspense>
      )}
    </RecordDialog>
  );
}
