import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { DossierDuty } from "@/modules/privacy/posted-workers/model";
import {
  maxNoteLength,
  maxReferenceLength,
  type SettledState,
} from "@/modules/privacy/posted-workers/rules";
import { api, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { notifyAtom } from "@/web/state/notices";
import { deploymentsKey } from "@/web/state/query-keys";
import { utcDay } from "@/src/calendar";

type Props = { id: string; duty: DossierDuty; name: string; onClose: () => void };

/** That a duty was done, when and under which number, or why it need not be. */
export default function DutyDialog({ id, duty: it, name, onClose }: Props) {
  const t = useTranslations("compliance.dossier");
  const [state, setState] = useState<SettledState>("done");
  const [doneOn, setDoneOn] = useState(today);
  const [reference, setReference] = useState(it.reference ?? "");
  const [note, setNote] = useState(it.note ?? "");
  const said = state === "done" ? { doneOn: doneOn || null, reference } : { doneOn: null };
  const save = useSaving({ id, duty: it.duty, name, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ state, note, reference: null, ...said, version: it.version });
  };
  const options = (["done", "not-needed"] as const).map((value) => ({
    value,
    label: t(`states.${value}`),
  }));
  return (
    <FormDialog
      title={name}
      submit={{ children: t("form.save"), pending: save.isPending }}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t("form.state")}
        options={options}
        value={state}
        onValueChange={setState}
      />
      {state === "done" && (
        <>
          <TextField
            label={t("form.doneOn")}
            type="date"
            value={doneOn}
            onChange={(event) => setDoneOn(event.target.value)}
          />
          <TextField
            label={t("form.reference")}
            maxLength={maxReferenceLength}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
          />
        </>
      )}
      <TextAreaField
        label={t(state === "done" ? "form.note" : "form.why")}
        required={state === "not-needed"}
        rows={3}
        maxLength={maxNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </FormDialog>
  );
}

const today = () => utcDay(new Date());

type Settling = Pick<Props, "id" | "name" | "onClose"> & { duty: DossierDuty["duty"] };
type Said = {
  state: SettledState;
  doneOn: string | null;
  reference: string | null;
  note: string;
  version: number;
};

function useSaving({ id, duty, name, onClose }: Settling) {
  const t = useTranslations("compliance.dossier");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (said: Said) => ok(api.deployments({ id }).dossier({ duty }).put(said)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deploymentsKey });
      notify({ title: t("settled", { duty: name }), tone: "ok" });
      onClose();
    },
  });
}
