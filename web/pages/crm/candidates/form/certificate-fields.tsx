import { Plus, Trash2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { useFieldError, useValue } from "./parts";
import type { CandidateForm } from "./values";

const CertificatePick = lazy(() => import("@/web/features/crm/candidates/certificate-pick"));

type CertificateValue = CandidateForm["certificates"][number];
const blank: CertificateValue = { certificate: "", number: "", issuedOn: "", expiresOn: "" };

/** The papers, each with its number and its days. */
export function CertificateFields() {
  const t = useTranslations("candidates");
  const { value: certificates, onChange } = useValue("certificates");
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 empty:hidden">
        {certificates.map((certificate, at) => (
          <li key={at} className="rounded-lg border border-line bg-surface p-3">
            <OneCertificate
              at={at}
              paper={certificate}
              onChange={(change) => onChange(certificates.with(at, { ...certificate, ...change }))}
              onRemove={() => onChange(certificates.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" icon={Plus} onClick={() => onChange([...certificates, blank])}>
          {t("addCertificate")}
        </Button>
      </div>
    </div>
  );
}

type Props = {
  at: number;
  paper: CertificateValue;
  onChange: (change: Partial<CertificateValue>) => void;
  onRemove: () => void;
};

function OneCertificate({ at, paper, onChange, onRemove }: Props) {
  const t = useTranslations("candidates");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
      <Suspense fallback={<div className="min-h-[62px]" />}>
        <CertificatePick
          label={t("certificate.name")}
          value={paper.certificate}
          onValueChange={(certificate) => onChange({ certificate })}
          error={useFieldError(`certificates.${at}.certificate`)}
        />
      </Suspense>
      <IconButton
        icon={Trash2}
        label={t("certificate.remove", { at: at + 1 })}
        onClick={onRemove}
      />
      <div className="col-span-2 grid gap-3 sm:grid-cols-3">
        {(["number", "issuedOn", "expiresOn"] as const).map((name) => (
          <CertificateText key={name} name={name} at={at} paper={paper} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

type TextProps = Omit<Props, "onRemove"> & { name: "number" | "issuedOn" | "expiresOn" };

function CertificateText({ name, at, paper, onChange }: TextProps) {
  const t = useTranslations("candidates.certificate");
  return (
    <TextField
      label={t(name)}
      type={name === "number" ? "text" : "date"}
      value={paper[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={useFieldError(`certificates.${at}.${name}`)}
    />
  );
}
