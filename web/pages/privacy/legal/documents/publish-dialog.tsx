import { useTranslations } from "use-intl";
import type { LegalDocument } from "@/modules/privacy/legal-documents/model";
import { longestNote } from "@/modules/privacy/legal-documents/rules";
import { ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { FormDialog } from "@/web/shared/form-dialog";
import { TextAreaField } from "@/web/shared/text-area-field";
import { TextField } from "@/web/shared/text-field";
import { useDraft } from "@/web/shared/use-draft";
import { legalKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { documentAt } from "./use-document-deeds";

type Props = { document: LegalDocument; onClose: () => void };

/** From which day the words count, and what changed. */
export function PublishDialog({ document, onClose }: Props) {
  const t = useTranslations("legal");
  const { type, language, version } = document;
  const today = new Date().toISOString().slice(0, 10);
  const [draft, change] = useDraft(() => ({ effectiveFrom: today, note: "" }));
  const publish = useDeed({
    act: () => ok(documentAt(document).editions.post({ ...draft, version })),
    said: ({ editions }) => t("documents.published", { n: editions[0]?.n ?? 1 }),
    failed: t("notSaved"),
    keys: [legalKey],
  });
  const of = { name: t(`documents.types.${type}`), language: t(`languages.${language}`) };
  return (
    <FormDialog
      title={t("documents.publishTitle", of)}
      description={t("documents.publishText")}
      submit={{ children: t("documents.publish"), pending: publish.isPending }}
      error={publish.error}
      action={() => publish.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {document.isStandard && <Banner tone="warn">{t("documents.template")}</Banner>}
      <TextField
        type="date"
        label={t("documents.from")}
        min={today}
        required
        value={draft.effectiveFrom}
        onChange={({ target }) => change({ effectiveFrom: target.value })}
      />
      <TextAreaField
        label={t("documents.note")}
        maxLength={longestNote}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </FormDialog>
  );
}
