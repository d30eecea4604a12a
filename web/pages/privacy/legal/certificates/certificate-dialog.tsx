import { useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import { certificateKinds, maxNoteLength } from "@/modules/privacy/legal-documents/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { legalKey } from "@/web/state/query-keys";
import { Checkbox } from "@/web/ui/checkbox";

type Props = { certificate: AgencyCertificate | null; onClose: () => void };

const texts = ["name", "number", "issuer"] as const;
const days = ["askedOn", "validFrom", "validUntil"] as const;

const draftOf = (it: AgencyCertificate | null) => ({
  kind: it?.kind ?? ("sna" as const),
  name: it?.name ?? "",
  number: it?.number ?? "",
  issuer: it?.issuer ?? "",
  askedOn: it?.askedOn ?? "",
  validFrom: it?.validFrom ?? "",
  validUntil: it?.validUntil ?? "",
  isPublic: it?.isPublic ?? false,
  note: it?.note ?? "",
});

/** Adds a certificate, or says what is known of one. */
export function CertificateDialog({ certificate, onClose }: Props) {
  const t = useTranslations("legal.certificates");
  const tLegal = useTranslations("legal");
  const [draft, change] = useDraft(() => draftOf(certificate));
  const save = useSaving(certificate, draft);
  return (
    <FormDialog
      size="lg"
      title={certificate ? t("editOf", { name: draft.name || t(`kinds.${draft.kind}`) }) : t("add")}
      submit={{ children: tLegal("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={t("fields.kind")}
          options={certificateKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          onValueChange={(kind) => change({ kind })}
        />
        {texts.map((field) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            hint={field === "name" && t("nameHint")}
            required={field === "name" && draft.kind === "other"}
            maxLength={80}
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
        {days.map((field) => (
          <TextField
            key={field}
            type="date"
            label={t(`fields.${field}`)}
            value={draft[field]}
            onChange={({ target }) => change({ [field]: target.value })}
          />
        ))}
      </div>
      <TextAreaField
        label={t("fields.note")}
        maxLength={maxNoteLength}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      <Checkbox
        label={t("fields.isPublic")}
        checked={draft.isPublic}
        onCheckedChange={(isPublic) => change({ isPublic })}
      />
    </FormDialog>
  );
}

function useSaving(certificate: AgencyCertificate | null, draft: ReturnType<typeof draftOf>) {
  const t = useTranslations("legal");
  return useUndoableMutation({
    run: () =>
      certificate
        ? ok(
            api.legal
              .certificates({ id: certificate.id })
              .patch({ ...draft, version: certificate.version }),
          )
        : ok(api.legal.certificates.post(draft)),
    failure: t("notSaved"),
    keys: [legalKey],
  });
}
