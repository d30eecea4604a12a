import { useTranslations } from "use-intl";
import type { DraftChanges, LegalDocument } from "@/modules/privacy/legal-documents/model";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import type { Place } from "@/web/features/privacy/legal-documents/queries";
import { legalKey } from "@/web/state/query-keys";

export const documentAt = ({ type, language }: Place) =>
  api.legal.documents({ type })({ language });

/** What is done to the words of a document; each can be taken back. */
export function useDocumentDeeds(document: LegalDocument) {
  const t = useTranslations("legal");
  const at = documentAt(document);
  const { version, title, body } = document;
  const common = { failed: t("notSaved"), keys: [legalKey] };
  const save = useDeed({
    act: (words: Omit<DraftChanges, "version">) => ok(at.put({ ...words, version })),
    said: () => t("documents.saved"),
    ...common,
  });
  const takeStandard = useDeed({
    act: () => ok(at.delete({ version })),
    back: (done) => ok(at.put({ title, body, version: done.version })),
    said: () => t("documents.takenStandard"),
    ...common,
  });
  return { save, takeStandard };
}
