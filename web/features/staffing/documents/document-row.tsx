import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Document } from "@/modules/staffing/documents/model";
import type { DocumentStatus } from "@/modules/staffing/documents/rules";
import { When } from "@/web/features/platform/records/when";
import { Tag, type Tone } from "@/web/ui/tag";
import { DocumentActions } from "./document-actions";
import { DocumentEditor } from "./document-editor";

const tones: Record<DocumentStatus, Tone> = {
  draft: "neutral",
  issued: "primary",
  sent: "warn",
  signed: "ok",
  void: "bad",
};

/** One document: what it is, how far it is, and what can be done next. */
export function DocumentRow({ document }: { document: Document }) {
  const t = useTranslations("documents");
  const [isOpen, setOpen] = useState(false);
  const { number, title, status, language, missing, revisions, sentNote, reason } = document;
  const note = status === "void" ? reason : status === "sent" ? sentNote : null;
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-[24px] min-w-0 cursor-pointer truncate text-left font-medium text-ink hover:underline"
        >
          {number && <span className="num pr-2 text-xs text-ink-3">{number}</span>}
          {title}
        </button>
        <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>
        {status === "draft" && missing.length > 0 && (
          <Tag tone="warn">{t("gaps", { count: missing.length })}</Tag>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
        {t(`languages.${language}`)}
        <When iso={document.updatedAt} />
        {note && <span>{note}</span>}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {revisions.map(({ revision, pdfFileId, docxFileId }) => (
          <li key={revision} className="flex items-center gap-2">
            <span className="text-ink-3">{t("revision", { revision })}</span>
            <FileLink id={pdfFileId} label="PDF" name={`${title} ${revision} PDF`} />
            <FileLink id={docxFileId} label="DOCX" name={`${title} ${revision} DOCX`} />
          </li>
        ))}
        {document.signedFileId && (
          <li>
            <FileLink id={document.signedFileId} label={t("signedCopy")} name={t("signedCopy")} />
          </li>
        )}
      </ul>
      <DocumentActions document={document} onEdit={() => setOpen(true)} />
      {isOpen && <DocumentEditor document={document} onClose={() => setOpen(false)} />}
    </li>
  );
}

const FileLink = ({ id, label, name }: { id: string; label: string; name: string }) => (
  <a
    href={`/api/files/${id}/content`}
    download=""
    aria-label={name}
    className="inline-flex min-h-[24px] items-center gap-1 text-primary-ink underline underline-offset-2"
  >
    <Download aria-hidden="true" size={12} />
    {label}
  </a>
);
