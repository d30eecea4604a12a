import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { clientRecord } from "@/web/components/queries/clients";
import { RecordDialog, SaveRefusal } from "@/web/components/record/record-dialog";
import { FormContext } from "./context";
import { FormDoubles } from "./form-doubles";
import { FormSections } from "./form-sections";
import { useClientForm } from "./use-client-form";
import { formOf } from "./values";

type Props = {
  /** The record to change; undefined adds a new one. */
  client?: ClientRecord;
  onSaved: (client: ClientRecord) => void;
  onClose: () => void;
};

export default function ClientDialog({ client: opened, onSaved, onClose }: Props) {
  const t = useTranslations("clients");
  const [client, setClient] = useState(opened);
  const { form, save, submit } = useClientForm({ client, onSaved });
  const theirs = useQuery({ ...clientRecord(client?.id ?? ""), enabled: false });
  // What somebody else wrote meanwhile fills the fields that were not touched here.
  const takeOver = async () => {
    const { data: now } = await theirs.refetch();
    if (!now) return;
    setClient(now);
    form.reset(formOf(now), { keepDirtyValues: true });
    save.reset();
  };
  return (
    <RecordDialog
      title={client ? t("editTitle", { name: client.name }) : t("addTitle")}
      saveLabel={t(client ? "save" : "add")}
      isDirty={form.formState.isDirty}
      isSaving={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormContext value={form}>
        <SaveRefusal
          error={save.error}
          isKept={client !== undefined}
          isReloading={theirs.isFetching}
          onReload={takeOver}
        />
        <FormDoubles except={client?.id} />
        <FormSections isNew={!client} />
      </FormContext>
    </RecordDialog>
  );
}
