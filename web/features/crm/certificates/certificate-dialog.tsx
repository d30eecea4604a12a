import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { filesOf } from "@/web/features/records/files/queries";
import { RecordDialog } from "@/web/shared/record/record-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { noneOr } from "@/web/ui/select";
import type { WalletCertificate } from "./queries";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { walletKeys } from "./use-wallet";

const CertificatePick = lazy(() => import("@/web/features/crm/candidates/certificate-pick"));

type Props = {
  candidateId: string;
  onClose: () => void;
  /** Called with the wallet saved, where somebody waits for it. */
  onSaved?: () => void;
} & (
  | { deed: "add"; paper?: undefined }
  | {
      deed: "edit" | "renew";
      paper: Pick<WalletCertificate, "id" | "name"> & Partial<WalletCertificate>;
    }
);

type Draft = {
  certificate: string;
  number: string;
  issuedOn: string;
  expiresOn: string;
  proofFileId: string;
};

type Saving = {
  candidateId: string;
  deed: "add" | "edit" | "renew";
  paper: { id: string; name: string } | undefined;
  onClose: () => void;
};

const doneOf = { add: "added", edit: "edited", renew: "renewed" } as const;

/** Saves what the dialog holds; a renewal can be taken back. */
function useSaving({ candidateId, deed, paper, onClose }: Saving) {
  const t = useTranslations("papers.wallet");
  const candidate = api.candidates({ id: candidateId });
  const at = candidate.certificates({ certificateId: paper?.id ?? "" });
  const send = (draft: Draft) => {
    const { certificate, ...given } = draft;
    const details = {
      number: given.number,
      issuedOn: given.issuedOn || null,
      expiresOn: given.expiresOn || null,
      proofFileId: given.proofFileId || null,
    };
    if (deed === "edit") return ok(at.patch(details));
    if (deed === "renew") return ok(at.renewal.post(details));
    return ok(candidate.certificates.post({ certificate, ...details }));
  };
  return useUndoableMutation({
    run: async (draft: Draft) => {
      const wallet = await send(draft);
      onClose();
      return wallet;
    },
    ...(deed === "renew" && { undo: () => ok(at.renewal.delete()) }),
    success: ({ papers }, { certificate }) => {
      const name = paper?.name ?? papers.find((it) => it.certificate === certificate)?.name ?? "";
      return t(`done.${doneOf[deed]}`, { name });
    },
    failure: t("saveFailed"),
    keys: walletKeys,
  });
}

/** Adds a paper, renews one, or notes what is known of it. */
export default function CertificateDialog(props: Props) {
  const { candidateId, deed, paper, onClose } = props;
  const t = useTranslations("papers.wallet");
  const [draft, setDraft] = useState<Draft>(() => ({
    certificate: paper?.certificate ?? "",
    number: deed === "edit" ? (paper?.number ?? "") : "",
    issuedOn: deed === "edit" ? (paper?.issuedOn ?? "") : "",
    expiresOn: deed === "edit" ? (paper?.expiresOn ?? "") : "",
    proofFileId: deed === "edit" ? (paper?.proofFileId ?? "") : "",
  }));
  const [isDirty, setDirty] = useState(false);
  const change = (name: keyof Draft) => (value: string) => {
    setDraft({ ...draft, [name]: value });
    setDirty(true);
  };
  const save = useSaving({ candidateId, deed, paper, onClose });
  return (
    <RecordDialog
      title={deed === "add" ? t("add") : t(`${deed}Of`, { name: paper.name })}
      saveLabel={t("save")}
      isDirty={isDirty}
      isSaving={save.isPending}
      error={save.error}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(draft);
      }}
      onClose={onClose}
    >
      {deed === "add" && (
        <CertificateField value={draft.certificate} onChange={change("certificate")} />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Text name="number" draft={draft} onChange={change("number")} />
        <Text name="issuedOn" type="date" draft={draft} onChange={change("issuedOn")} />
        <Text name="expiresOn" type="date" draft={draft} onChange={change("expiresOn")} />
        <ProofField
          candidateId={candidateId}
          value={draft.proofFileId}
          onChange={change("proofFileId")}
        />
      </div>
    </RecordDialog>
  );
}

type TextProps = {
  name: "number" | "issuedOn" | "expiresOn";
  type?: "date";
  draft: Draft;
  onChange: (value: string) => void;
};

function Text({ name, draft, onChange, type }: TextProps) {
  const t = useTranslations("papers.wallet.fields");
  return (
    <TextField
      {...(type ? { type } : { maxLength: 80, autoComplete: "off" })}
      label={t(name)}
      value={draft[name]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function CertificateField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTranslations("papers.wallet.fields");
  return (
    <Suspense fallback={<div className="min-h-[62px]" />}>
      <CertificatePick label={t("certificate")} value={value} onValueChange={onChange} />
    </Suspense>
  );
}

type ProofFieldProps = { candidateId: string; value: string; onChange: (fileId: string) => void };

/** Which of the candidate's files shows the paper. */
function ProofField({ candidateId, value, onChange }: ProofFieldProps) {
  const t = useTranslations("papers.wallet");
  const { data = [] } = useQuery(filesOf({ kind: "candidate", id: candidateId }));
  const files = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t("fields.proof")}
      options={noneOr(t("noProof"), files)}
      value={value}
      onValueChange={onChange}
    />
  );
}
