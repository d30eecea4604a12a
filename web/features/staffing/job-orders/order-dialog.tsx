import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { JobOrder } from "@/modules/staffing/job-orders/model";
import { api, isApiError, ok } from "@/web/api";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { useDraft } from "@/web/shared/forms/use-draft";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { OrderFields } from "./order-fields";
import { formOf, inputOf, type OrderForm } from "./values";

type Props = {
  /** The order to change; undefined adds a new job. */
  order?: JobOrder | undefined;
  onSaved: (order: JobOrder) => void;
  onClose: () => void;
};

/** Adds a job that a client asks for, or changes it. */
export default function OrderDialog({ order, onSaved, onClose }: Props) {
  const t = useTranslations("jobs.order");
  // What was opened is what is changed, also when the record is read anew meanwhile.
  const [before] = useState(order);
  const [form, change] = useDraft(() => formOf(before));
  const save = useSaving(before, onSaved);
  const fields = (isApiError(save.error) && save.error.refusal.fields) || {};
  return (
    <RecordDialog
      title={before ? t("editTitle", { title: before.title }) : t("addTitle")}
      saveLabel={t(before ? "save" : "add")}
      isDirty={JSON.stringify(form) !== JSON.stringify(formOf(before))}
      isSaving={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(form);
      }}
      onClose={onClose}
    >
      <OrderFields {...{ form, change }} errorAt={(name) => fields[name]} />
    </RecordDialog>
  );
}

function useSaving(before: JobOrder | undefined, onSaved: Props["onSaved"]) {
  const t = useTranslations("jobs.order");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (form: OrderForm) =>
      before
        ? ok(api.jobs({ id: before.id }).patch({ ...inputOf(form), version: before.version }))
        : ok(api.jobs.post(inputOf(form))),
    onSuccess: async (order) => {
      notify({ title: t(before ? "saved" : "added", { title: order.title }), tone: "ok" });
      await queries.invalidateQueries({ queryKey: jobsKey });
      onSaved(order);
    },
  });
}
