import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/clients/model";
import { isApiError } from "@/web/api";
import { clientRecord } from "@/web/components/queries/clients";
import { useRefusal } from "@/web/components/spoken";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Dialog } from "@/web/ui/dialog";
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
  const tCommon = useTranslations("common.actions");
  const id = useId();
  const [client, setClient] = useState(opened);
  const [isLeaving, setLeaving] = useState(false);
  const { form, save, submit } = useClientForm({ client, onSaved });
  const title = client ? t("editTitle", { name: client.name }) : t("addTitle");
  const { isDirty } = form.formState;
  // What somebody else wrote meanwhile fills the fields that were not touched here.
  const takeOver = (now: ClientRecord) => {
    setClient(now);
    form.reset(formOf(now), { keepDirtyValues: true });
    save.reset();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={() => (isDirty ? setLeaving(true) : onClose())}
        size="lg"
        title={title}
        closeLabel={tCommon("close")}
        footer={
          <Button look="primary" type="submit" form={id} pending={save.isPending}>
            {t(client ? "save" : "add")}
          </Button>
        }
      >
        <FormContext value={form}>
          <form id={id} noValidate onSubmit={submit} className="grid gap-6">
            <Refusal error={save.error} id={client?.id} onReload={takeOver} />
            <FormDoubles except={client?.id} />
            <FormSections isNew={!client} />
          </form>
        </FormContext>
      </Dialog>
      {isLeaving && <Leaving title={title} onStay={() => setLeaving(false)} onLeave={onClose} />}
    </>
  );
}

type RefusalProps = {
  error: Error | null;
  id: string | undefined;
  onReload: (now: ClientRecord) => void;
};

/** Why it was not saved; after somebody else's change, the way to go on from theirs. */
function Refusal({ error, id = "", onReload }: RefusalProps) {
  const t = useTranslations("clients");
  const refusalOf = useRefusal();
  const { refetch, isFetching } = useQuery({ ...clientRecord(id), enabled: false });
  if (!error) return null;
  const isStale = isApiError(error) && error.status === 409 && id !== "";
  const reload = async () => {
    const { data } = await refetch();
    if (data) onReload(data);
  };
  return (
    <Banner
      tone="bad"
      action={
        isStale && (
          <Button size="sm" pending={isFetching} onClick={() => void reload()}>
            {t("takeOver")}
          </Button>
        )
      }
    >
      {refusalOf(error)}
    </Banner>
  );
}

type LeavingProps = { title: string; onStay: () => void; onLeave: () => void };

function Leaving({ title, onStay, onLeave }: LeavingProps) {
  const t = useTranslations("ui.wizard");
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t("leaveTitle", { title })}
      losses={t("leaveText")}
      confirmLabel={t("leave")}
      cancelLabel={t("stay")}
      onConfirm={onLeave}
    />
  );
}
