import { useQuery } from "@tanstack/react-query";
import { FilePlus, Download } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { documentsOf, type Source } from "./queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { NewDocumentDialog } from "./new-document-dialog";
import { useState } from "react";
import type { Document } from "@/modules/staffing/documents/model";
import type { DocumentStatus } from "@/modules/staffing/documents/rules";
import { When } from "@/web/features/records/core/when";
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
function DocumentRow({ document }: { document: Document }) {
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

type FileLinkProps = { id: string; label: string; name: string };

const FileLink = ({ id, label, name }: FileLinkProps) => (
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

/** The contracts, confirmations and offers of a record, from their draft to the signed copy. */
export function DocumentsTab({ source }: { source: Source }) {
  const t = useTranslations("documents");
  const mayWrite = useHasRole("recruiter");
  const query = useQuery(documentsOf(source));
  const [isAdding, setAdding] = useAdding();
  const add = mayWrite && (
    <Button size="sm" look="primary" icon={FilePlus} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <div className="grid gap-4">
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(documents) =>
          documents.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={add} />
          ) : (
            <>
              <div>{add}</div>
              <ul className="divide-y divide-line border-y border-line">
                {documents.map((document) => (
                  <DocumentRow key={document.id} document={document} />
                ))}
              </ul>
            </>
          )
        }
      </Read>
      {mayWrite && isAdding && (
        <NewDocumentDialog source={source} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

/** Stands in the address, so that other screens can send people to a new one. */
function useAdding(): [boolean, (isAdding: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setAdding = (isAdding: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (isAdding) after.set("document", "new");
        else after.delete("document");
        return after;
      },
      { replace: true },
    );
  return [params.get("document") === "new", setAdding];
}
