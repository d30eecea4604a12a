import { useTranslations } from "use-intl";
import { feeKinds, statuses } from "@/modules/crm/clients/rules";
import { FormSection } from "@/web/shared/record/form/section";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import { Choice, SiteFields, Text, useFieldError, useForm, useValue } from "./site-fields";
import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { blankContact, type ContactForm } from "./values";

/** The people at the client; the first of them is the main contact. */
function ContactFields() {
  const t = useTranslations("clients.contact");
  const { value: contacts, onChange } = useValue("contacts");
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3 empty:hidden">
        {contacts.map((contact, at) => (
          <li key={at} className="grid gap-3 rounded-lg border border-line bg-surface p-3">
            <div className="flex items-center gap-1">
              <span className="mr-auto text-xs text-ink-3">
                {at === 0 ? t("main") : t("number", { at: at + 1 })}
              </span>
              {at > 0 && (
                <IconButton
                  icon={ArrowUp}
                  size="sm"
                  label={t("makeMain", { at: at + 1 })}
                  onClick={() => onChange([contact, ...contacts.toSpliced(at, 1)])}
                />
              )}
              <IconButton
                icon={Trash2}
                size="sm"
                label={t("remove", { at: at + 1 })}
                onClick={() => onChange(contacts.toSpliced(at, 1))}
              />
            </div>
            <div className="grid gap-3 sm:grid-cols-2">
              {names.map((name) => (
                <ContactText
                  key={name}
                  {...{ at, name, contact }}
                  onChange={(change) => onChange(contacts.with(at, { ...contact, ...change }))}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button size="sm" icon={Plus} onClick={() => onChange([...contacts, blankContact])}>
          {t("add")}
        </Button>
      </div>
    </div>
  );
}

const names = ["name", "title", "email", "phone"] as const;

type TextProps = {
  at: number;
  name: (typeof names)[number];
  contact: ContactForm;
  onChange: (change: Partial<ContactForm>) => void;
};

function ContactText({ at, name, contact, onChange }: TextProps) {
  const t = useTranslations("clients.contact");
  return (
    <TextField
      label={t(`fields.${name}`)}
      autoComplete="off"
      value={contact[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={useFieldError(`contacts.${at}.${name}`)}
    />
  );
}

type Props = { isNew: boolean };

/** The whole form in the order in which people talk about a company. */
export function FormSections({ isNew }: Props) {
  const t = useTranslations("clients.record");
  return (
    <>
      <FormSection title={t("company")}>
        <CompanyFields isNew={isNew} />
      </FormSection>
      <FormSection title={t("contacts")}>
        <ContactFields />
      </FormSection>
      <FormSection title={t("sites")}>
        <SiteFields />
      </FormSection>
      <FormSection title={t("terms")}>
        <TermFields />
      </FormSection>
    </>
  );
}

/** The status of a client that is there already moves by its own steps, beside the form. */
function CompanyFields({ isNew }: Props) {
  const t = useTranslations("clients");
  const { register } = useForm();
  const options = statuses.map((value) => ({ value, label: t(`statuses.${value}`) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="name" />
        <Text name="industry" />
        <Text name="website" inputMode="url" />
        {isNew && <Choice name="status" options={options} />}
        <Text name="vatNumber" />
        <Text name="kvkNumber" inputMode="numeric" />
      </div>
      <Field label={t("fields.description")}>
        {(control) => <Textarea {...control} {...register("description")} maxLength={4000} />}
      </Field>
    </>
  );
}

function TermFields() {
  const t = useTranslations("clients");
  const { register } = useForm();
  const kinds = noneOr(
    t("noFee"),
    feeKinds.map((value) => ({ value, label: t(`feeKinds.${value}`) })),
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Text name="contractValue" inputMode="decimal" />
        <Text name="paymentDays" inputMode="numeric" />
        <Choice name="feeKind" options={kinds} />
        <Text name="feePercent" inputMode="decimal" />
      </div>
      <Field label={t("fields.feeNote")}>
        {(control) => <Textarea {...control} {...register("feeNote")} maxLength={1000} />}
      </Field>
    </>
  );
}
