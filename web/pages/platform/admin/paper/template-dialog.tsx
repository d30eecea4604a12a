import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import type { Template } from "@/modules/staffing/documents/model";
import { documentTypes, languages, maxTitleLength } from "@/modules/staffing/documents/rules";
import { api, ok } from "@/web/api";
import { Paper } from "@/web/features/staffing/documents/paper";
import { useCountryChoices } from "@/web/shared/country-name";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { documentsKey } from "@/web/state/query-keys";
import { noneOr } from "@/web/ui/select";
import { TemplateBody } from "./template-body";
import type { PartProps, Draft } from "./template-body";

export const draftOf = (template: Template): Draft => {
  const { id, type, language, contractType, country, name, body, version } = template;
  return { id, type, language, contractType, country, name, body, version };
};

export const emptyDraft: Draft = {
  id: null,
  type: "worker-agreement",
  language: "en",
  contractType: null,
  country: null,
  name: "",
  body: "",
  version: 1,
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
        maxLength={maxTitleLength}
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

/** What the template is for: the kind of paper, its language, and where it is meant. */
function TemplateUse({ draft, change }: PartProps) {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  const places = useCountryChoices();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={tDocuments("new.type")}
        value={draft.type}
        options={documentTypes.map((value) => ({ value, label: tDocuments(`types.${value}`) }))}
        onValueChange={(type) => change({ type })}
      />
      <SelectField
        label={tDocuments("new.language")}
        value={draft.language}
        options={languages.map((value) => ({ value, label: tDocuments(`languages.${value}`) }))}
        onValueChange={(language) => change({ language })}
      />
      <SelectField
        label={t("contractType")}
        value={draft.contractType ?? ""}
        options={noneOr(
          t("anyContract"),
          contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) })),
        )}
        onValueChange={(contractType) => change({ contractType: contractType || null })}
      />
      <SelectField
        label={t("country")}
        value={draft.country ?? ""}
        options={noneOr(t("anyCountry"), places)}
        onValueChange={(country) => change({ country: country || null })}
      />
    </div>
  );
}
