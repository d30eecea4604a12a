import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { Template } from "@/modules/staffing/documents/model";
import { type DocumentType, languages, typesOf } from "@/modules/staffing/documents/rules";
import { api, ok } from "@/web/api";
import { documentsOf, type Source, templates } from "./queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { useErrorText } from "@/web/i18n/server-texts";
import { useUser } from "@/web/state/session";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

type Props = { source: Source; onClose: () => void };

const nearest = "nearest";

/** What is to be written, in which language, from which template. */
export function NewDocumentDialog({ source, onClose }: Props) {
  const t = useTranslations("documents");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const form = useId();
  const types = typesOf[source.kind];
  const user = useUser();
  const [type, setType] = useState<DocumentType>(types[0] ?? "client-confirmation");
  const [language, setLanguage] = useState(languages.find((it) => it === user?.locale) ?? "en");
  const [templateId, setTemplateId] = useState(nearest);
  const { data: all = [] } = useQuery(templates);
  const fitting = all.filter(
    (it) => it.type === type && it.language === language && !it.isArchived,
  );
  const add = useDrafting(source, onClose);
  const chosen = fitting.some(({ id }) => id === templateId) ? templateId : nearest;
  const submit = () =>
    add.mutate({ type, language, ...(chosen !== nearest && { templateId: chosen }) });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("new.title")}
      description={t("new.text")}
      closeLabel={tCommon("close")}
      footer={
        <Button look="primary" type="submit" form={form} pending={add.isPending}>
          {t("new.action")}
        </Button>
      }
    >
      <form id={form} action={submit} className="grid gap-4">
        {add.error && <Banner tone="bad">{refusalOf(add.error)}</Banner>}
        <SelectField
          label={t("new.type")}
          value={type}
          options={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          onValueChange={setType}
        />
        <SelectField
          label={t("new.language")}
          value={language}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          onValueChange={setLanguage}
        />
        <TemplateField fitting={fitting} value={chosen} onValueChange={setTemplateId} />
      </form>
    </Dialog>
  );
}

type TemplateProps = {
  fitting: readonly Pick<Template, "id" | "name" | "country">[];
  value: string;
  onValueChange: (id: string) => void;
};

/** One of the templates that fit, or whichever is nearest. */
function TemplateField({ fitting, value, onValueChange }: TemplateProps) {
  const t = useTranslations("documents.new");
  return (
    <SelectField
      label={t("template")}
      value={value}
      options={[
        { value: nearest, label: t("nearest") },
        ...fitting.map(({ id, name, country }) => ({
          value: id,
          label: country ? `${name} (${country})` : name,
        })),
      ]}
      onValueChange={onValueChange}
    />
  );
}

type Asked = { type: DocumentType; language: (typeof languages)[number]; templateId?: string };

function useDrafting(source: Source, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (asked: Asked) =>
      ok(api.documents.post({ kind: source.kind, recordId: source.id, ...asked })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: documentsOf(source).queryKey });
      onDone();
    },
  });
}
