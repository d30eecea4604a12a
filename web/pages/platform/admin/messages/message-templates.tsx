import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { messageTemplates } from "@/web/features/engagement/communications/queries";
import { TemplateCard } from "@/web/features/records/core/template-card";
import { communicationsKey } from "@/web/state/query-keys";
import { draftOf, emptyDraft, type TemplateDraft } from "./template-draft";

const TemplateDialog = lazy(async () => ({
  default: (await import("./template-dialog")).TemplateDialog,
}));

/** The texts that messages begin with. */
export function MessageTemplates() {
  const t = useTranslations("communications.templates");
  const tLanguages = useTranslations("common.languages");
  const [draft, setDraft] = useState<TemplateDraft | null>(null);
  return (
    <TemplateCard
      query={useQuery(messageTemplates)}
      words={{
        title: t("title"),
        text: t("text"),
        add: t("add"),
        loading: t("loading"),
        failed: t("failed"),
        standard: t("standard"),
        notSaved: t("notSaved"),
        of: (deed, name) => t(deed, { name }),
      }}
      factsOf={({ language, subject }) => `${tLanguages(language)} · ${subject}`}
      calledOf={({ name, language }) => `${name} (${tLanguages(language)})`}
      onAdd={() => setDraft(emptyDraft)}
      onCopy={(template) => setDraft({ ...draftOf(template), id: null })}
      onEdit={(template) => setDraft(draftOf(template))}
      archive={({ id, version }, isArchived) =>
        ok(api.crm.communications.templates({ id }).patch({ version, isArchived }))
      }
      listedIn={communicationsKey}
    >
      <Suspense>
        {draft && <TemplateDialog draft={draft} onClose={() => setDraft(null)} />}
      </Suspense>
    </TemplateCard>
  );
}
