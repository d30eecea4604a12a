import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useController, useFieldArray, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { catalogue } from "@/web/components/queries/catalogue";
import { SelectField } from "@/web/components/select-field";
import { TextField } from "@/web/components/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { useFieldError } from "./fields";
import type { CandidateForm } from "./values";

const blank = { certificate: "", number: "", issuedOn: "", expiresOn: "" };

/** The papers, each with its number and its days. */
export function CertificateFields() {
  const t = useTranslations("candidates");
  const { fields, append, remove } = useFieldArray<CandidateForm, "certificates">({
    name: "certificates",
  });
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 empty:hidden">
        {fields.map(({ id }, n) => (
          <li key={id} className="rounded-lg border border-line bg-surface p-3">
            <Paper at={n} onRemove={() => remove(n)} />
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" icon={Plus} onClick={() => append(blank)}>
          {t("addCertificate")}
        </Button>
      </div>
    </div>
  );
}

function Paper({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = useTranslations("candidates");
  const { register } = useFormContext<CandidateForm>();
  const { data } = useQuery(catalogue);
  const { field } = useController<CandidateForm, `certificates.${number}.certificate`>({
    name: `certificates.${at}.certificate`,
  });
  const known = (data?.certificates ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <SelectField
        label={t("certificate.name")}
        options={[
          { value: "", label: t("choose") },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={field.value}
        onValueChange={field.onChange}
        error={useFieldError(`certificates.${at}.certificate`)}
      />
      <IconButton
        icon={Trash2}
        label={t("certificate.remove", { at: at + 1 })}
        onClick={onRemove}
      />
      <div className="col-span-2 grid gap-3 sm:grid-cols-3">
        <TextField
          label={t("certificate.number")}
          {...register(`certificates.${at}.number`)}
          error={useFieldError(`certificates.${at}.number`)}
        />
        <TextField
          type="date"
          label={t("certificate.issuedOn")}
          {...register(`certificates.${at}.issuedOn`)}
          error={useFieldError(`certificates.${at}.issuedOn`)}
        />
        <TextField
          type="date"
          label={t("certificate.expiresOn")}
          {...register(`certificates.${at}.expiresOn`)}
          error={useFieldError(`certificates.${at}.expiresOn`)}
        />
      </div>
    </div>
  );
}
