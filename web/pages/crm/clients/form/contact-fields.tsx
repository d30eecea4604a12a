import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { TextField } from "@/web/shared/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { useFieldError, useValue } from "./parts";
import { blankContact, type ContactForm } from "./values";

/** The people at the client; the first of them is the main contact. */
export function ContactFields() {
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
