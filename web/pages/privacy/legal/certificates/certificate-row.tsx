import { useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import type { Standing } from "@/modules/privacy/legal-documents/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Button, buttonClass } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";
import { useRef } from "react";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { legalKey } from "@/web/state/query-keys";

const tones: Record<Standing, Tone> = {
  asked: "primary",
  valid: "ok",
  ending: "warn",
  expired: "bad",
  open: "ok",
};

type Props = { certificate: AgencyCertificate; onEdit: () => void };
type CertificateActionsProps = { certificate: AgencyCertificate; name: string; onEdit: () => void };

/** Change it, add its proof, put it away. */
function CertificateActions({
  certificate: { id, fileName },
  name,
  onEdit,
}: CertificateActionsProps) {
  const t = useTranslations("legal");
  const at = api.legal.certificates({ id });
  const proof = fileName ? ("replaceProof" as const) : ("addProof" as const);
  const file = useRef<HTMLInputElement>(null);
  const common = { failure: t("notSaved"), keys: [legalKey] };
  const archive = useUndoableMutation({
    run: () => ok(at.archival.post()),
    undo: () => ok(at.archival.delete()),
    success: () => t("certificates.archived", { name }),
    ...common,
  });
  const prove = useUndoableMutation({
    run: (chosen: File) => ok(at.proof.post({ file: chosen })),
    success: () => t("certificates.proven"),
    ...common,
  });
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        pending={prove.isPending}
        aria-label={t(`certificates.${proof}Of`, { name })}
        onClick={() => file.current?.click()}
      >
        {t(`certificates.${proof}`)}
      </Button>
      <input
        ref={file}
        type="file"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) prove.mutate(chosen);
          target.value = "";
        }}
      />
      <Button size="sm" aria-label={t("certificates.editOf", { name })} onClick={onEdit}>
        {t("certificates.edit")}
      </Button>
      <Button
        size="sm"
        look="ghost"
        pending={archive.isPending}
        aria-label={t("certificates.archiveOf", { name })}
        onClick={() => archive.mutate(undefined)}
      >
        {t("certificates.archive")}
      </Button>
    </>
  );
}

export function CertificateRow({ certificate, onEdit }: Props) {
  const t = useTranslations("legal.certificates");
  const mayWrite = useHasRole("admin");
  const { id, kind, number, issuer, standing, note, fileName } = certificate;
  const name = certificate.name ?? t(`kinds.${kind}`);
  return (
    <li
      aria-label={name}
      className="grid gap-2 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium text-ink">{name}</span>
        {number && <span className="num text-xs text-ink-3">{number}</span>}
        {issuer && <span className="text-ink-2">{issuer}</span>}
        <Tag tone={tones[standing]}>{t(`standings.${standing}`)}</Tag>
        <Days certificate={certificate} />
        <Shown certificate={certificate} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 break-words text-xs text-ink-2">{note}</p>
        <div className="flex flex-wrap gap-1">
          {fileName && (
            <a
              href={`/api/legal/certificates/${id}/proof`}
              download=""
              aria-label={t("proofOf", { name })}
              className={buttonClass("ghost", "sm")}
            >
              {t("proof")}
            </a>
          )}
          {mayWrite && <CertificateActions certificate={certificate} name={name} onEdit={onEdit} />}
        </div>
      </div>
    </li>
  );
}

/** How long it lasts, or since when it is asked for. */
function Days({ certificate }: { certificate: AgencyCertificate }) {
  const t = useTranslations("legal.certificates");
  const day = useDate();
  const { validUntil, daysLeft, askedOn, standing } = certificate;
  if (standing === "asked")
    return (
      askedOn && <span className="text-xs text-ink-2">{t("askedOn", { day: day(askedOn) })}</span>
    );
  if (validUntil === null || daysLeft === null) return null;
  const left = daysLeft < 0 ? t("over", { days: -daysLeft }) : t("days", { days: daysLeft });
  return (
    <span className="num text-xs text-ink-2">
      {t("until", { day: day(validUntil) })} · {left}
    </span>
  );
}

/** Whether visitors see it, and why not. */
function Shown({ certificate: { isPublic, standing } }: { certificate: AgencyCertificate }) {
  const t = useTranslations("legal.certificates");
  const holds = standing !== "asked" && standing !== "expired";
  if (!isPublic) return <span className="text-xs text-ink-3">{t("inside")}</span>;
  return <span className="text-xs text-ink-2">{t(holds ? "shown" : "notShown")}</span>;
}
