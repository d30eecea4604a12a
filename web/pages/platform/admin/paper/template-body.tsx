import { useRef } from "react";
import { useTranslations } from "use-intl";
import { maxBodyLength, type MergeField, mergeFields } from "@/modules/staffing/documents/rules";
import { SelectField } from "@/web/shared/forms/select-field";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import type { Template } from "@/modules/staffing/documents/model";

/** A template being written; without an id it is a new one. */
export type Draft = Pick<
  Template,
  "type" | "language" | "contractType" | "country" | "name" | "body" | "version"
> & { id: string | null };

export type PartProps = { draft: Draft; change: (part: Partial<Draft>) => void };

/** The words of the template; a field is put in where the cursor stands. */
export function TemplateBody({ draft, change }: PartProps) {
  const t = useTranslations("admin.paper");
  const tDocuments = useTranslations("documents");
  const { area, insert } = useInserting((body) => change({ body }));
  return (
    <>
      <SelectField
        label={t("insert")}
        value=""
        options={noneOr(
          t("chooseField"),
          mergeFields.map((value) => ({ value, label: tDocuments(`fields.${value}`) })),
        )}
        onValueChange={(field) => field && insert(field)}
      />
      <Field label={tDocuments("words")} hint={tDocuments("wordsHint")}>
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            rows={12}
            required
            maxLength={maxBodyLength}
            value={draft.body}
            className="font-mono text-xs"
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

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
