import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Template } from "@/modules/staffing/documents/model";
import { api, ok } from "@/web/api";
import { TemplateCard } from "@/web/features/records/core/template-card";
import { templates } from "@/web/features/staffing/documents/queries";
import { documentsKey } from "@/web/state/query-keys";
import type { Draft } from "./template-body";
import { draftOf, emptyDraft, TemplateDialog } from "./template-dialog";

/** The texts that documents are made of. */
export function TemplateList() {
  const t = useTranslations("admin.paper");
  const factsOf = useFacts();
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <TemplateCard
      query={useQuery(templates)}
      words={{
        title: t("templates"),
        text: t("templatesText"),
        add: t("add"),
        loading: t("loading"),
        failed: t("failed"),
        standard: t("standard"),
        notSaved: t("notSaved"),
        of: (deed, name) => t(deed, { name }),
      }}
      factsOf={factsOf}
      onAdd={() => setDraft(emptyDraft)}
      onCopy={(template) => setDraft({ ...draftOf(template), id: null })}
      onEdit={(template) => setDraft(draftOf(template))}
      archive={({ id, version }, isArchived) =>
        ok(api.documents.templates({ id }).patch({ version, isArchived }))
      }
      listedIn={documentsKey}
    >
      {draft && <TemplateDialog draft={draft} onClose={() => setDraft(null)} />}
    </TemplateCard>
  );
}

/** What a template is for: kind of document, language, contract and country. */
function useFacts() {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  return ({ type, language, contractType, country }: Template) =>
    [
      tDocuments(`types.${type}`),
      tDocuments(`languages.${language}`),
      contractType && t(`contractTypes.${contractType}`),
      country,
    ]
      .filter(Boolean)
      .join(" · ");
}
