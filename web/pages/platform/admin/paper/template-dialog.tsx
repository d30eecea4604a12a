import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Template } from "@/modules/staffing/documents/model";
import { longestTitle } from "@/modules/staffing/documents/rules";
import { api, ok } from "@/web/api";
import { Paper } from "@/web/features/staffing/documents/paper";
import { FormDialog } from "@/web/shared/form-dialog";
import { TextField } from "@/web/shared/text-field";
import { useDraft } from "@/web/shared/use-draft";
import { documentsKey } from "@/web/state/query-keys";
import { TemplateBody } from "./template-body";
import { TemplateUse } from "./template-use";

/** A template being written; without an id it is a new one. */
export type Draft = Pick<
  Template,
  "type" | "language" | "contractType" | "country" | "name" | "body" | "version"
> & { id: string | null };

export type PartProps = { draft: Draft; change: (part: Partial<Draft>) => void };

export const draftOf = (template: Template): Draft => {
  const { id, type, language, contractType, country, name, body, version } = template;
  return { id, type, language, contractType, country, name, body, version };
};

export const emptyDraft: Draft = {
  ...{ id: null, type: "worker-agreement", language: "en", contractType: null, country: null },
  ...{ name: "", body: "", version: 1 },
};

type DialogProps = { draft: Draft; onClose: () => void };

export function TemplateDialog({ draft: begun, onClose }: DialogProps) {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  const [draft, change] = useDraft(() => begun);
  const save = useSaving(onClose);
  return (
    <FormDialog
      title={t(begun.id ? "editTitle" : "addTitle")}
      size="lg"
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(draft)}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        required
        maxLength={longestTitle}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TemplateUse {...{ draft, change }} />
      <TemplateBody {...{ draft, change }} />
      <Paper body={draft.body} label={tDocuments("preview")} />
    </FormDialog>
  );
}

function useSaving(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, ...words }: Draft) =>
      id === null
        ? ok(api.documents.templates.post(words))
        : ok(api.documents.templates({ id }).patch({ version, ...words })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: documentsKey });
      onDone();
    },
  });
}
