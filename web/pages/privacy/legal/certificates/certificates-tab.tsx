import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import { Read } from "@/web/features/records/core/read";
import { agencyCertificates } from "@/web/features/privacy/legal-documents/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { useReadWords } from "../words";
import { CertificateDialog } from "./certificate-dialog";
import { CertificateRow } from "./certificate-row";

/** Marks, admissions and papers of the agency itself, with their ends. */
export function CertificatesTab() {
  const t = useTranslations("legal.certificates");
  const query = useQuery(agencyCertificates);
  const mayWrite = useHasRole("admin");
  const [open, setOpen] = useState<AgencyCertificate | "new" | null>(null);
  const add = mayWrite && (
    <Button look="primary" icon={Plus} onClick={() => setOpen("new")}>
      {t("add")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-sm text-ink-2">{t("text")}</p>
        <div className="flex flex-wrap gap-2">
          <a
            href="/legal/certificates"
            target="_blank"
            rel="noreferrer"
            className={buttonClass("ghost")}
          >
            {t("page")}
            <ExternalLink aria-hidden="true" size={14} />
          </a>
          {query.data && query.data.length > 0 && add}
        </div>
      </div>
      <Read query={query} words={useReadWords()}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={add} />
          ) : (
            <ul className="grid gap-2">
              {all.map((it) => (
                <CertificateRow key={it.id} certificate={it} onEdit={() => setOpen(it)} />
              ))}
            </ul>
          )
        }
      </Read>
      {open && (
        <CertificateDialog
          certificate={open === "new" ? null : open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

export { CertificatesTab as Component };
