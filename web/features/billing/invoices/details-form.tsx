import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { paperLanguages, syntaxes } from "@/modules/billing/details/rules";
import { isApiError } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { billingKey } from "@/web/state/query-keys";

/** What was typed so far, how it changes, and what the server finds wrong with it. */
export type Part<Details> = {
  said: Details;
  set: (change: Partial<Details>) => void;
  wrong: Readonly<Record<string, string>>;
};

type Props<Details> = {
  title: string;
  details: Details;
  save: (said: Details) => Promise<unknown>;
  onClose: () => void;
  children: (part: Part<Details>) => ReactNode;
};

/** To whom or in whose name invoices are made out: the form of clients and of freelancers. */
export function DetailsForm<Details extends object>(props: Props<Details>) {
  const { title, details, save, onClose, children } = props;
  const t = useTranslations("invoices.details");
  const [said, setSaid] = useState(details);
  const saving = useUndoableMutation({
    run: () => save(said),
    success: () => t("saved"),
    failure: t("failed"),
    keys: [billingKey],
  });
  const wrong = (isApiError(saving.error) && saving.error.refusal.fields) || {};
  const set = (change: Partial<Details>) => setSaid({ ...said, ...change });
  return (
    <FormDialog
      title={title}
      size="lg"
      submit={{ children: t("save"), pending: saving.isPending }}
      error={saving.error}
      action={() => saving.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">{children({ said, set, wrong })}</div>
    </FormDialog>
  );
}

type LineProps<Details, Field> = Part<Details> & {
  fields: readonly Field[];
  labelOf: (field: Field) => string;
  type?: keyof typeof typed;
};

/** What is kept of what stands in a line; an empty day or number is none. */
const typed = {
  text: (text: string) => text,
  date: (text: string) => text || null,
  number: (text: string) => (text === "" ? null : Number(text)),
};

/** Lines of one kind, each with what is wrong about it. */
export const Lines = <Details, Field extends keyof Details & string>({
  fields,
  labelOf,
  type = "text",
  ...part
}: LineProps<Details, Field>) =>
  fields.map((field) => (
    <TextField
      key={field}
      type={type}
      label={labelOf(field)}
      value={String(part.said[field] ?? "")}
      error={part.wrong[field]}
      onChange={({ target }) =>
        part.set({ [field]: typed[type](target.value) } as Partial<Details>)
      }
    />
  ));

type Paper = { syntax: (typeof syntaxes)[number]; language: (typeof paperLanguages)[number] };
type PaperProps = {
  said: Paper;
  set: (change: Partial<Paper>) => void;
  /** What stands between the two. */
  children?: ReactNode;
};

/** In which form the paper is made out, and in which language. */
export function PaperChoices({ said, set, children }: PaperProps) {
  const t = useTranslations("invoices.details");
  return (
    <>
      <SelectField
        label={t("fields.syntax")}
        options={syntaxes.map((value) => ({ value, label: t(`syntaxes.${value}`) }))}
        value={said.syntax}
        onValueChange={(syntax) => set({ syntax })}
      />
      {children}
      <SelectField
        label={t("fields.language")}
        options={paperLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={said.language}
        onValueChange={(language) => set({ language })}
      />
    </>
  );
}
