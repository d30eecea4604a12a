import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import {
  longestSubject,
  longestWritten,
  templateLanguages,
} from "@/modules/engagement/communications/rules";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextAreaField } from "@/web/shared/forms/text-area-field";
import { TextField } from "@/web/shared/forms/text-field";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { Banner } from "@/web/ui/banner";
import { noneOr } from "@/web/ui/select";
import { messageTemplates } from "../queries";
import { type Addressee, useAddressees, usePostingMany } from "./use-posting-many";

type Props = { people: readonly Addressee[]; onDone: () => void; onClose: () => void };

/** One message to several people, each of whom gets their own with its gaps filled. */
export function WriteManyDialog({ people, onDone, onClose }: Props) {
  const t = useTranslations("communications.many");
  const locale = useLocale();
  const [letter, setLetter] = useState(() => ({
    language: oneOf(templateLanguages, locale.slice(0, 2)) ?? ("en" as const),
    subject: "",
    content: "",
  }));
  const { reached, leftOut, isKnown } = useAddressees(people);
  const posting = usePostingMany(onDone);
  const isWritten = Boolean(letter.subject.trim() && letter.content.trim());
  const submit = () => {
    if (isWritten && isKnown && reached.length > 0 && !posting.isPending)
      posting.mutate({ to: reached, letter }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      size="lg"
      title={t("title")}
      submit={{
        children: t("send", { count: reached.length }),
        icon: Send,
        pending: posting.isPending,
        disabled: !isWritten || !isKnown || reached.length === 0,
      }}
      error={posting.error}
      action={submit}
      onClose={onClose}
    >
      <p className="text-sm break-words text-ink-2">{reached.map(({ name }) => name).join(", ")}</p>
      {isKnown && leftOut > 0 && <Banner tone="warn">{t("leftOut", { count: leftOut })}</Banner>}
      <Templates letter={letter} onChange={setLetter} />
      <TextField
        label={t("subject")}
        required
        maxLength={longestSubject}
        value={letter.subject}
        onChange={(event) => setLetter({ ...letter, subject: event.target.value })}
      />
      <TextAreaField
        label={t("content")}
        required
        rows={10}
        maxLength={longestWritten}
        value={letter.content}
        onChange={(event) => setLetter({ ...letter, content: event.target.value })}
      />
    </FormDialog>
  );
}

type Letter = Parameters<ReturnType<typeof usePostingMany>["mutate"]>[0]["letter"];
type TemplateProps = { letter: Letter; onChange: (letter: Letter) => void };

/** Whose gaps are filled for each reader once it goes out. */
function Templates({ letter, onChange }: TemplateProps) {
  const t = useTranslations("communications.write");
  const tLanguages = useTranslations("common.languages");
  const { data: all = [] } = useQuery(messageTemplates);
  const [chosen, setChosen] = useState("");
  const known = all.filter((one) => one.language === letter.language && !one.isArchived);
  const choose = (id: string) => {
    setChosen(id);
    const template = known.find((one) => one.id === id);
    if (template) onChange({ ...letter, subject: template.subject, content: template.content });
  };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
      <SelectField
        label={t("template")}
        options={noneOr(
          t("noTemplate"),
          known.map(({ id, name }) => ({ value: id, label: name })),
        )}
        value={chosen}
        onValueChange={choose}
      />
      <SelectField
        label={t("language")}
        options={templateLanguages.map((value) => ({ value, label: tLanguages(value) }))}
        value={letter.language}
        onValueChange={(language) => onChange({ ...letter, language })}
      />
    </div>
  );
}
