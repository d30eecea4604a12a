import { useQuery } from "@tanstack/react-query";
import { type Context, type ReactNode, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import { RecordDialog, SaveRefusal } from "../record-dialog";
import { type FormKind, useRecordForm } from "./use-record-form";

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
export function FormDialog<
  Values extends FieldValues,
  Input,
  Full extends { id: string; version: number },
>({
  kind,
  context: FormContext,
  record: opened,
  onSaved,
  onClose,
  children,
}: Props<Values, Input, Full>) {
  const t = useTranslations(kind.texts);
  const tAll = useTranslations("records");
  const [record, setRecord] = useState(opened);
  const { form, save, submit } = useRecordForm(kind, { record, onSaved });
  const theirs = useQuery({ ...kind.record(record?.id ?? ""), enabled: false });
  // What somebody else wrote meanwhile fills the fields that were not touched here.
  const takeOver = async () => {
    const { data: now } = await theirs.refetch();
    if (!now) return;
    setRecord(now);
    form.reset(kind.formOf(now), { keepDirtyValues: true });
    save.reset();
  };
  return (
    <RecordDialog
      title={record ? tAll("editTitle", { name: kind.nameOf(record) }) : t("addTitle")}
      saveLabel={record ? tAll("save") : t("add")}
      isDirty={form.formState.isDirty}
      isSaving={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormContext value={form}>
        <SaveRefusal
          error={save.error}
          isKept={record !== undefined}
          isReloading={theirs.isFetching}
          onReload={takeOver}
        />
        {children}
      </FormContext>
    </RecordDialog>
  );
}
