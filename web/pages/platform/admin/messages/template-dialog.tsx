import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import {
  maxNameLength,
  maxSubjectLength,
  maxWrittenLength,
  type MergeField,
  mergeFields,
  templateLanguages,
} from "@/modules/engagement/communications/rules";
import { api, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { useDraft } from "@/web/shared/forms/use-draft";
import { communicationsKey } from "@/web/state/query-keys";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { Select } from "@/web/ui/select";
import type { TemplateDraft } from "./template-draft";

const none = "none";

type Props = { draft: TemplateDraft; onClose: () => void };

/** The words of a template and the gaps in them. */
export function TemplateDialog({ draft, onClose }: Props) {
  const t = useTranslations("communications.templates");
  const tAll = useTranslations("communications");
  const tLanguages = useTranslations("common.languages");
  const [told, change] = useDraft(() => draft);
  const save = useSaving(onClose);
  const { area, insert } = useInserting((content) => change({ content }));
  return (
    <FormDialog
      size="lg"
      title={t(draft.id ? "editTitle" : "addTitle")}
      submit={{ children: t("save"), pending: save.isPending }}
      error={save.error}
      action={() => save.mutate(told)}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
        <TextField
          label={t("name")}
          required
          maxLength={maxNameLength}
          value={told.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={tAll("write.language")}
          options={templateLanguages.map((value) => ({ value, label: tLanguages(value) }))}
          value={told.language}
          onValueChange={(language) => change({ language })}
        />
      </div>
      <TextField
        label={tAll("write.subject")}
        required
        maxLength={maxSubjectLength}
        value={told.subject}
        onChange={(event) => change({ subject: event.target.value })}
      />
      <Field label={t("content")}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={12}
            required
            maxLength={maxWrittenLength}
            value={told.content}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </Field>
      <MergeFieldChoice onChoose={insert} />
    </FormDialog>
  );
}

/** Inserts a merge field; it goes back to "choose" by itself, because the same one may be inserted again. */
function MergeFieldChoice({ onChoose }: { onChoose: (field: MergeField) => void }) {
  const t = useTranslations("communications.templates");
  const tFields = useTranslations("communications.fields");
  return (
    <Field label={t("insert")} hint={t("insertHint")}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          options={[
            { value: none, label: t("chooseField") },
            ...mergeFields.map((value) => ({ value, label: tFields(value) })),
          ]}
          value={none}
          onValueChange={(field) => field !== none && onChoose(field)}
        />
      )}
    </Field>
  );
}

/** Puts a gap where the cursor stands. */
function useInserting(onChange: (content: string) => void) {
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
    mutationFn: ({ id, version, ...words }: TemplateDraft) =>
      id === null
        ? ok(api.crm.communications.templates.post(words))
        : ok(api.crm.communications.templates({ id }).patch({ version, ...words })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: communicationsKey });
      onDone();
    },
  });
}
