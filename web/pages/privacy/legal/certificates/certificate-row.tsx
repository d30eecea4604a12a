import { useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import type { Standing } from "@/modules/privacy/legal-documents/rules";
import { useMay } from "@/web/shared/use-may";
import { useDate } from "@/web/shared/dates";
import { buttonClass } from "@/web/ui/button";
import { Tag, type Tone } from "@/web/ui/tag";
import { CertificateDeeds } from "./certificate-deeds";

const tones: Record<Standing, Tone> = {
  asked: "primary",
  valid: "ok",
  ending: "warn",
  expired: "bad",
  open: "ok",
};

type Props = { certificate: AgencyCertificate; onEdit: () => void };

export function CertificateRow({ certificate, onEdit }: Props) {
  const t = useTranslations("legal.certificates");
  const mayWrite = useMay("admin");
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
          {mayWrite && <CertificateDeeds certificate={certificate} name={name} onEdit={onEdit} />}
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
