import { useTranslations } from "use-intl";
import type { Processor } from "@/modules/privacy/processing-register/model";
import {
  adequacyOf,
  type ProcessorKind,
  placeOf,
  processorKinds,
  transferBases,
} from "@/modules/privacy/processing-register/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { legalKey, processingKey } from "@/web/state/query-keys";
import { useRegionChoices } from "./regions";

/** A line being written; without an id it is a new one. */
export type Begun = Partial<Processor> & { kind: ProcessorKind; name: string };
export const begun = (): Begun => ({ kind: "hosting", name: "" });

const draftOf = (it: Begun) => ({
  kind: it.kind,
  name: it.name,
  purpose: it.purpose ?? "",
  country: it.country ?? "NL",
  basis: it.basis ?? ("none" as const),
  agreedOn: it.agreedOn ?? "",
  termsUrl: it.termsUrl ?? "",
  note: it.note ?? "",
});
type Draft = ReturnType<typeof draftOf>;

export function ProcessorDialog({ begun: it, onClose }: { begun: Begun; onClose: () => void }) {
  const t = useTranslations("legal.processors");
  const tLegal = useTranslations("legal");
  const [draft, change] = useDraft(() => draftOf(it));
  const save = useUndoableMutation({
    run: () =>
      it.id && it.version
        ? ok(api.processing.processors({ id: it.id }).patch({ ...draft, version: it.version }))
        : ok(api.processing.processors.post(draft)),
    failure: tLegal("notSaved"),
    keys: [processingKey, legalKey],
  });
  return (
    <FormDialog
      size="lg"
      title={it.id ? t("editOf", { name: it.name }) : t("add")}
      submit={{ children: tLegal("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Fields draft={draft} change={change} />
      <TextAreaField
        label={t("fields.note")}
        maxLength={500}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </FormDialog>
  );
}

type FieldsProps = { draft: Draft; change: (part: Partial<Draft>) => void };

function Fields({ draft, change }: FieldsProps) {
  const t = useTranslations("legal.processors");
  const place = placeOf(draft.country);
  const onlyFor = adequacyOf(draft.country)?.onlyFor;
  const text = (field: "name" | "purpose" | "termsUrl" | "agreedOn") => ({
    label: t(`fields.${field}`),
    value: draft[field],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [field]: target.value }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField {...text("name")} required maxLength={120} />
      <SelectField
        label={t("fields.kind")}
        options={processorKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={draft.kind}
        onValueChange={(kind) => change({ kind })}
      />
      <div className="sm:col-span-2">
        <TextField {...text("purpose")} required maxLength={300} />
      </div>
      <div>
        <SelectField
          label={t("fields.country")}
          options={useRegionChoices(draft.country)}
          value={draft.country}
          onValueChange={(country) => change({ country })}
        />
        <p className="mt-1 text-xs text-ink-2">
          {t(`places.${place}`)} {onlyFor && t(`onlyFor.${onlyFor}`)}
        </p>
      </div>
      {place !== "area" && (
        <SelectField
          label={t("fields.basis")}
          options={transferBases.map((value) => ({ value, label: t(`bases.${value}`) }))}
          value={draft.basis}
          onValueChange={(basis) => change({ basis })}
        />
      )}
      <TextField {...text("agreedOn")} type="date" />
      <TextField {...text("termsUrl")} type="url" maxLength={300} />
    </div>
  );
}
