import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { contractTypes } from "@/modules/deployments/rules";
import type { Template } from "@/modules/documents/model";
import {
  documentTypes,
  languages,
  longestBody,
  longestTitle,
  type MergeField,
  mergeFields,
} from "@/modules/documents/rules";
import { api, ok } from "@/web/api";
import { Paper } from "@/web/components/documents/paper";
import { useCountryChoices } from "@/web/components/jobs/country-name";
import { SelectField } from "@/web/components/select-field";
import { useRefusal } from "@/web/components/spoken";
import { TextField } from "@/web/components/text-field";
import { documentsKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";

/** A template being written; without an id it is a new one. */
export type Draft = Pick<
  Template,
  "type" | "language" | "contractType" | "country" | "name" | "body" | "version"
> & { id: string | null };

export const draftOf = (template: Template): Draft => {
  const { id, type, language, contractType, country, name, body, version } = template;
  return { id, type, language, contractType, country, name, body, version };
};

export const emptyDraft: Draft = {
  ...{ id: null, type: "worker-agreement", language: "en", contractType: null, country: null },
  ...{ name: "", body: "", version: 1 },
};

const any = "any";

export function TemplateDialog({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const places = useCountryChoices();
  const form = useId();
  const [told, setTold] = useState(draft);
  const change = (part: Partial<Draft>) => setTold((before) => ({ ...before, ...part }));
  const save = useSaving(onClose);
  const inserting = useInserting((body) => change({ body }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t(draft.id ? "editTitle" : "addTitle")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={save.isPending}>
          {t("save")}
        </Button>
      }
    >
      <form id={form} action={() => save.mutate(told)} className="grid gap-4">
        {save.error && <Banner tone="bad">{refusalOf(save.error)}</Banner>}
        <TextField
          label={t("name")}
          required
          maxLength={longestTitle}
          value={told.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={tDocuments("new.type")}
            value={told.type}
            options={documentTypes.map((value) => ({
              value,
              label: tDocuments(`types.${value}`),
            }))}
            onValueChange={(type) => change({ type })}
          />
          <SelectField
            label={tDocuments("new.language")}
            value={told.language}
            options={languages.map((value) => ({
              value,
              label: tDocuments(`languages.${value}`),
            }))}
            onValueChange={(language) => change({ language })}
          />
          <SelectField
            label={t("contractType")}
            value={told.contractType ?? any}
            options={[
              { value: any, label: t("anyContract") },
              ...contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) })),
            ]}
            onValueChange={(value) =>
              change({ contractType: contractTypes.find((it) => it === value) ?? null })
            }
          />
          <SelectField
            label={t("country")}
            value={told.country ?? any}
            options={[{ value: any, label: t("anyCountry") }, ...places]}
            onValueChange={(value) => change({ country: value === any ? null : value })}
          />
        </div>
        <SelectField
          label={t("insert")}
          value={any}
          options={[
            { value: any, label: t("chooseField") },
            ...mergeFields.map((value) => ({ value, label: tDocuments(`fields.${value}`) })),
          ]}
          onValueChange={(value) => value !== any && inserting.insert(value)}
        />
        <Field label={tDocuments("words")} hint={tDocuments("wordsHint")}>
          {(control) => (
            <Textarea
              {...control}
              ref={inserting.area}
              rows={12}
              required
              maxLength={longestBody}
              value={told.body}
              className="font-mono text-xs"
              onChange={(event) => change({ body: event.target.value })}
            />
          )}
        </Field>
        <Paper body={told.body} label={tDocuments("preview")} />
      </form>
    </Dialog>
  );
}

/** Puts a gap where the cursor stands. */
function useInserting(onChange: (body: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (field: MergeField) => {
    const { current } = area;
    if (!current) return;
    current.setRangeText(`{{${field}}}`, current.selectionStart, current.selectionEnd, "end");
    onChange(current.value);
  };
  return { area, insert };
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
