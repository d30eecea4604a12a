import { useRef } from "react";
import { useTranslations } from "use-intl";
import type { AgencyCertificate } from "@/modules/privacy/legal-documents/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { legalKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { certificate: AgencyCertificate; name: string; onEdit: () => void };

/** Change it, add its proof, put it away. */
export function CertificateDeeds({ certificate: { id, fileName }, name, onEdit }: Props) {
  const t = useTranslations("legal");
  const at = api.legal.certificates({ id });
  const proof = fileName ? ("replaceProof" as const) : ("addProof" as const);
  const file = useRef<HTMLInputElement>(null);
  const common = { failed: t("notSaved"), keys: [legalKey] };
  const archive = useDeed({
    act: () => ok(at.archival.post()),
    back: () => ok(at.archival.delete()),
    said: () => t("certificates.archived", { name }),
    ...common,
  });
  const prove = useDeed({
    act: (chosen: File) => ok(at.proof.post({ file: chosen })),
    said: () => t("certificates.proven"),
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
